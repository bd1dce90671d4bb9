"""A table as somebody may see it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from royaume.kernel.shown import Advice, Args, Event, Why
from royaume.server.types.asked import ClockTerms
from royaume.server.types.basics import ErrorShown, Kind, StandIn, View


class Said(Struct, frozen=True):
    """The number of the line."""

    said: int


class ChatLine(Struct, frozen=True):
    """Something said at the table."""

    said: int
    seat: int
    name: str
    text: str
    at: str


class ConfigShown(Struct, frozen=True):
    """What is played."""

    players: int
    expansions: list[str]
    solo: str
    setup: str
    options: dict[str, str]


class OriginShown(Struct, frozen=True):
    """The point of a finished game from which a table goes on: what if?"""

    table: str
    at: int


class ClockShown(Struct, frozen=True):
    """The clock of a seat: `left` seconds, less what has passed since `runs` (1970), where it runs."""

    left: int
    runs: Annotated[int | None, Meta(description="later than now for somebody who is away; null: it stands still")]
    spare: Annotated[int, Meta(description="seconds for which it may still stop while its owner is away")]


class SeatShown(Struct, frozen=True):
    """Who sits there. `here`: connected now."""

    seat: int
    kind: Kind
    name: str
    bot: str | None
    mine: bool
    here: bool
    back: Annotated[bool, Meta(description="a bot plays it for this token, which may take it back")]
    gives: Annotated[bool, Meta(description="this token may give it to somebody else")]
    clock: ClockShown | None
    why: Annotated[StandIn, Meta(description="why a bot plays for somebody: out of time, or away; else nothing")]
    away: Annotated[int | None, Meta(description="its owner said to be away until then (1970)")]


class AnswerShown(Struct, frozen=True):
    """An answer to the question that follows a choice, with what it brings about in turn."""

    key: str
    args: Args
    preview: list[Event]


class ChoiceShown(Struct, frozen=True):
    """Something that may be chosen or, with a refusal, may not.

    `reveals`: it shows something hidden, no undo afterwards. `preview`: what it brings about, as far as foreseeable.
    `later`: what is sure to follow in the same turn, whatever is answered to the question that comes next.
    `warning`: what is bad about it for who makes it, `{game}-warning-{warning}` in the catalogues.
    """

    id: str
    key: str
    args: Args
    refusal: Why | None
    reveals: bool
    warning: str | None
    preview: list[Event]
    then: list[AnswerShown]
    later: list[Event]


class SuggestionShown(Struct, frozen=True):
    """What a bot would do: a choice by its id, its further answers in the same turn, and what all of it brings about.

    As far as the seat can foresee it. `points`: gained or lost by it; `null` where something hidden has its share.
    """

    version: int
    seat: int
    choice: str
    then: list[Event]
    preview: list[Event]
    points: int | None


class UndoShown(Struct, frozen=True):
    """Whether one may take back the last choice; if not, `error-{reason}` says why."""

    possible: bool
    reason: str | None


class LogShown(Struct, frozen=True):
    """Something that happened, and with which version."""

    version: int
    turn: int
    key: str
    args: Args


class SheetLine(Struct, frozen=True):
    """One line of the score sheet."""

    key: str
    points: list[int]


class MomentShown(Struct, frozen=True):
    """How the table lay in the middle of what was told: before a step of a seat that the rules play."""

    told: Annotated[int, Meta(description="how many events of this version had been told")]
    turn: int
    active: int
    view: View
    scores: list[int]


class ChapterShown(Struct, frozen=True):
    """A chapter of a lesson: `lesson-{lesson}-{id}` is its title."""

    id: str
    minutes: int


class LessonShown(Struct, frozen=True):
    """Where the learner is in a lesson. After the last chapter nothing is said any more."""

    id: str
    chapters: list[ChapterShown]
    chapter: Annotated[int, Meta(description="the first is 0; after the last, how many there are")]
    step: int
    steps: int
    text: Annotated[str | None, Meta(description="the key of what the coach asks for")]
    answer: Annotated[str | None, Meta(description="the key of what the coach says to another choice")]
    target: Annotated[list[str], Meta(description="the choices that the coach asks for, of those allowed now")]
    then: Annotated[list[Event], Meta(description="the answers asked for, where the choice puts another question")]
    asleep: Annotated[dict[str, int], Meta(description="parts of the board, and the chapter that wakes each, from 1")]
    rival: str


class Snapshot(Struct, frozen=True):
    """All that one seat, or a spectator, may know of a table."""

    table: str
    game: str
    version: int
    course: Annotated[str, Meta(description="another word once the table was brought back from a copy")]
    config: ConfigShown
    seats: list[SeatShown]
    seat: int | None
    started: bool
    over: bool
    turn: int
    active: int
    to_move: int | None
    waiting: list[int]
    question: Event | None
    choices: list[ChoiceShown]
    counsel: Annotated[Advice | None, Meta(description="what that seat should mind, `{game}-counsel-{key}`")]
    undo: UndoShown
    view: View
    since: int
    reset: bool
    log: list[LogShown]
    moments: Annotated[list[MomentShown], Meta(description="of the last version, if it is news")]
    chat: Annotated[list[ChatLine], Meta(description="what one has not got yet; none in the answer to a change")]
    scores: list[int]
    score_sheet: list[SheetLine]
    winners: list[int] | None
    ending: str | None
    commitment: str
    seed: str | None
    verifiable: Annotated[bool, Meta(description="every card was dealt from the seed, not from a given position")]
    choices_made: int
    rematch: Annotated[str | None, Meta(description="the table of the rematch, once somebody asked for one")]
    imported: Annotated[bool, Meta(description="a record to replay, at which nobody sits")]
    origin: OriginShown | None
    notice: ErrorShown | None
    lesson: Annotated[LessonShown | None, Meta(description="for the learner")]
    host: Annotated[bool, Meta(description="whether this token says who sits where")]
    spectators: Annotated[bool, Meta(description="whether others may look on")]
    rated: Annotated[bool, Meta(description="counts for the ratings if everybody has a name that lasts")]
    clock: ClockTerms | None
    open_to_all: Annotated[bool, Meta(description="its open seats may be taken without an invitation")]


class SeatTaken(Snapshot, frozen=True):
    """The snapshot for whoever joined. `token` holds the seat from now on; the invitation is worth nothing any more."""

    token: str


class SeatGiven(Snapshot, frozen=True):
    """The snapshot for the host. `invitation` is the token to be given away, where the seat is open now."""

    invitation: str | None
