"""What all of them need: keys, numbers, refusals; and what the house says of itself."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

LONGEST_CHAT = 500
MOST_LISTED = 200

Key = Annotated[str, Meta(min_length=1, max_length=100, description="chosen by the client, the same for a retry")]
LongKey = Annotated[str, Meta(min_length=16, max_length=100, description="a UUID, the same for a retry")]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Moment = Annotated[int, Meta(ge=0, le=100_000_000_000, description="seconds since 1970")]
Version = Annotated[int, Meta(ge=0, le=10_000_000)]
Word = Annotated[str, Meta(max_length=100)]
Kind = Literal["person", "open", "bot", "rules"]
StandIn = Literal["", "time", "away"]
View = Struct  # the type that the game gives: see `views`


class Keyed(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Sent again with the same key, it is done once."""

    key: Key | None = None


class ErrorShown(Struct, frozen=True):
    """What is wrong; the sentence is `error-{key}` in the catalogues."""

    key: str
    args: dict[str, Any]


class ErrorAnswer(Struct, frozen=True):
    """Nothing was changed. `version` is the table's current one, where there is a table."""

    error: ErrorShown
    version: int | None = None


class GuideShown(Struct, frozen=True):
    """Whether the documents were made: they lie at /guide then."""

    there: bool


class Reach(Struct, frozen=True):
    """From where the server can be reached."""

    alone: Annotated[bool, Meta(description="only from the machine it runs on")]
    addresses: Annotated[
        list[str], Meta(description="in the network of that machine; with `alone`, if it were served there")
    ]


class Health(Struct, frozen=True):
    """The server is up."""

    status: str
    version: str
