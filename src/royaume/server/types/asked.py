"""What is asked for at a table, and what whoever makes one is given."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from royaume.server.types.basics import LONGEST_CHAT, Keyed, Kind, LongKey, Moment, SeatNumber, Version, Word


class SeatAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: a person at this screen, whoever gets the link, or a bot."""

    kind: Literal["person", "open", "bot"] = "person"
    name: Word = ""
    bot: Word | None = None


class FromAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A point of a finished game: after so many choices. `seat` keeps what it knew then, else the first person's."""

    table: Word
    at: Version
    seat: SeatNumber | None = None


class ClockTerms(Struct, frozen=True):
    """How long one may take, in seconds; a bot stands in for whoever takes longer, until they come back.

    `live`: `base` for the whole game, and `increment` more with each turn. `days`: `base` for each turn; the clock of
    somebody who is away stops, in all for as long as `vacation`.
    """

    kind: Literal["live", "days"]
    base: Annotated[int, Meta(ge=1, le=2_592_000)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    vacation: Annotated[int, Meta(ge=0, le=7_776_000)] = 0
    stand_in: Word = "steward"


class ClockAsked(ClockTerms, frozen=True, forbid_unknown_fields=True):
    """The clocks of a new table."""


class TableAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table."""

    game: Word = ""
    players: Annotated[int, Meta(ge=1, le=99)] | None = None
    expansions: Annotated[list[Word], Meta(max_length=20)] = []
    solo: Word = ""
    setup: Word = ""
    options: Annotated[dict[Word, Word], Meta(max_length=50)] = {}
    seats: Annotated[list[SeatAsked], Meta(max_length=20)] = []
    origin: FromAsked | None = field(default=None, name="from")
    lesson: Annotated[Word, Meta(description="says everything but the name of the first seat")] = ""
    rated: Annotated[bool, Meta(description="counts for the ratings: people alone, whose names last")] = False
    clock: ClockAsked | None = None
    open_to_all: Annotated[bool, Meta(description="listed for everybody, who may take its open seats")] = False
    key: LongKey | None = None


class SeatMade(Struct, frozen=True):
    """A seat of a new table; `token` is there for those who may have it."""

    seat: int
    kind: Kind
    name: str
    token: str | None


class TableMade(Struct, frozen=True):
    """A new table; `token` holds all seats of the persons at this screen."""

    table: str
    token: str | None
    seats: list[SeatMade]


class JoinAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Take the open seat of the invitation or, without one, of a table that is open to all.

    A retry gets the same token: the key is as secret as that.
    """

    name: Word
    seat: SeatNumber | None = None
    key: LongKey | None = None


class ChoiceAsked(Keyed, frozen=True):
    """A choice by its id, made in the knowledge of this version."""

    version: Version
    choice: Annotated[str, Meta(max_length=300)]
    seat: SeatNumber | None = None
    screen: Annotated[Word, Meta(description="as in one's `watch`: it is not told again what the answer tells")] = ""


class UndoAsked(Keyed, frozen=True):
    """Take back one's last choice."""

    version: Version


class ChapterAsked(Keyed, frozen=True):
    """Lay out the table for a chapter of the lesson, the first being 0."""

    version: Version
    chapter: Annotated[int, Meta(ge=0, le=99)]


class StepAsked(Keyed, frozen=True):
    """Make the choice that the coach asks for, or another sound one where that is not possible."""

    version: Version


class ResignAsked(Keyed, frozen=True):
    """A bot shall take the seat."""

    bot: Word
    seat: SeatNumber | None = None


class ReturnAsked(Keyed, frozen=True):
    """Take a seat back from the bot that plays for one, by default the first such."""

    seat: SeatNumber | None = None


class AwayAsked(Keyed, frozen=True):
    """One is away until then (seconds since 1970), and a bot plays meanwhile if one is named; or, without, back."""

    until: Moment | None = None
    bot: Word = ""
    seat: SeatNumber | None = None


class SeatGivenAsked(Keyed, frozen=True):
    """The host gives a seat to a bot, or to whoever gets the new invitation."""

    seat: SeatNumber
    to: Literal["open", "bot"]
    bot: Word = "steward"


class SpectatorsAsked(Keyed, frozen=True):
    """The host lets spectators look on, or not."""

    allowed: bool


class OpenAsked(Keyed, frozen=True):
    """The host opens the table to all, or not any more."""

    open_to_all: bool


class ChatAsked(Keyed, frozen=True):
    """Something to say."""

    text: Annotated[str, Meta(max_length=LONGEST_CHAT)]
    seat: SeatNumber | None = None


class RematchAsked(Keyed, frozen=True):
    """The same again."""
