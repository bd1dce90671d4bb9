"""What clients say on a live line."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from royaume.server.types.basics import SeatNumber, Version, Word


class Watch(Struct, frozen=True, forbid_unknown_fields=True):
    """Which table to follow, as whom, and from which version on."""

    table: Word
    token: Annotated[str, Meta(max_length=200)] | None = None
    since: Version | None = None
    course: Annotated[Word, Meta(description="of the snapshot that one has; of another course all is told anew")] = ""
    said: Annotated[Version | None, Meta(description="the last line of the chat that one has")] = None
    seat: SeatNumber | None = None
    screen: Annotated[Word, Meta(description="a word of the client's own; a seat is then played at one screen")] = ""
    take: Annotated[bool, Meta(description="take the seat over from the screen that has it")] = False


class FromClient(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends over `/live`."""

    watch: Watch
