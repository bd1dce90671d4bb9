"""Tables in lists: one's own, and those that anybody may join."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from royaume.kernel.shown import Event
from royaume.server.types.asked import ClockTerms
from royaume.server.types.basics import MOST_LISTED, Moment, Word
from royaume.server.types.shown import ConfigShown, OriginShown, SeatShown


class TableKey(Struct, frozen=True, forbid_unknown_fields=True):
    """A table and the token that holds one's seats there."""

    table: Word
    token: Annotated[str, Meta(max_length=200)] | None = None


class MineAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The tables that somebody knows."""

    tables: Annotated[list[TableKey], Meta(max_length=MOST_LISTED)]


class AwayEverywhereAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """One is away until then from all of these tables where others play, or back at them."""

    tables: Annotated[list[TableKey], Meta(max_length=MOST_LISTED)]
    until: Moment | None = None
    bot: Word = ""


class TableListed(Struct, frozen=True):
    """How a table stands, in short."""

    table: str
    game: str
    config: ConfigShown
    seats: list[SeatShown]
    started: bool
    over: bool
    turn: int
    waiting: list[int]
    question: Annotated[Event | None, Meta(description="what is asked of a seat of the token")]
    made: str
    moved: Annotated[str, Meta(description="when something happened last; at the end, when it ended")]
    seconds: Annotated[int, Meta(description="at the table: of a longer pause only the first ten minutes")]
    scores: list[int]
    winners: list[int] | None
    whole: Annotated[bool, Meta(description="played from its beginning")]
    origin: OriginShown | None
    lesson: str | None
    rematch: str | None
    clock: ClockTerms | None


class TableUnknown(Struct, frozen=True):
    """A table that is not there, or a token that holds nothing there: `error-{key}` in the catalogues."""

    table: str
    key: str


class Mine(Struct, frozen=True):
    """The tables in the order in which they were asked for."""

    tables: list[TableListed]
    unknown: list[TableUnknown]
    now: Annotated[int, Meta(description="by the clock of the server (1970)")]


class OpenTables(Struct, frozen=True):
    """The tables whose open seats anybody may take, the newest first."""

    tables: list[TableListed]
