"""What can stand in a table's log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct


class Joined(Struct, frozen=True, tag="joined", tag_field="what"):
    """Somebody took an open seat. `holder` is the hash of the token that holds it from then on, made with `salt`."""

    seat: int
    name: str
    holder: str = ""
    salt: str = ""


class Chosen(Struct, frozen=True, tag="chosen", tag_field="what"):
    """A choice in the words of a record."""

    seat: int
    choice: str


class Undone(Struct, frozen=True, tag="undone", tag_field="what"):
    """A seat took back its last choice and all that followed: so many are left."""

    seat: int
    left: int


class Resigned(Struct, frozen=True, tag="resigned", tag_field="what"):
    """A bot took over a seat."""

    seat: int
    bot: str


class Returned(Struct, frozen=True, tag="returned", tag_field="what"):
    """Whoever holds the seat plays it again, instead of the bot."""

    seat: int


class Opened(Struct, frozen=True, tag="opened", tag_field="what"):
    """The host gave a seat away anew: nobody holds it but the new invitation, whose hash is `holder`."""

    seat: int
    holder: str
    salt: str


class Watching(Struct, frozen=True, tag="watching", tag_field="what"):
    """The host lets spectators look on, or not."""

    allowed: bool


class Rated(Struct, frozen=True, tag="rated", tag_field="what"):
    """The game counts for the ratings, if everybody who plays it has a name that lasts."""


class CarriedOver(Struct, frozen=True, tag="carried", tag_field="what"):
    """From here on newer rules: the table goes on from this state, and what came before cannot be taken back."""

    theirs: int
    ours: int
    state: dict[str, Any]


class Taught(Struct, frozen=True, tag="taught", tag_field="what"):
    """From here on a chapter of a lesson, the first being 0; the table goes on from its state, if there is one."""

    lesson: str
    chapter: int
    state: dict[str, Any] | None = None


What = Joined | Chosen | Undone | Resigned | Returned | Opened | Watching | Rated | CarriedOver | Taught

DECODER = msgspec.json.Decoder(What)
CHOICE = b'{"what":"chosen"'  # so each one begins


def encode(what: What) -> bytes:
    return msgspec.json.encode(what)


def decode(data: bytes) -> What:
    what: What = DECODER.decode(data)
    return what


def taken_back(log: Iterable[tuple[int, What]]) -> set[int]:
    """The versions of the choices that no longer stand."""
    standing: list[int] = []
    gone: set[int] = set()
    for version, what in log:
        if isinstance(what, Chosen):
            standing.append(version)
        elif isinstance(what, Undone):
            gone.update(standing[what.left :])
            del standing[what.left :]
        elif begins_anew(what):
            standing = []
    return gone


def begins_anew(what: What) -> bool:
    """Whether the table goes on from a state that the entry brings."""
    return isinstance(what, CarriedOver) or (isinstance(what, Taught) and what.state is not None)
