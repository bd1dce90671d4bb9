"""What travels between the server and its clients; the interface's description is made from these types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from royaume.kernel.shown import Advice, Args, Event, Why
from royaume.review.shown import Review, Standing

LONGEST_CHAT = 500
MOST_LISTED = 200

Key = Annotated[str, Meta(min_length=1, max_length=100, description="chosen by the client, the same for a retry")]
LongKey = Annotated[str, Meta(min_length=16, max_length=100, description="a UUID, the same for a retry")]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Version = Annotated[int, Meta(ge=0, le=10_000_000)]
Word = Annotated[str, Meta(max_length=100)]
Kind = Literal["person", "open", "bot", "rules"]
StandIn = Literal["", "time", "away"]
View = Struct  # the type that the game gives: see `views`


class ErrorShown(Struct, frozen=True):
    """What is wrong; the sentence is `error-{key}` in the catalogues."""

    key: str
    args: dict[str, Any]


class ErrorAnswer(Struct, frozen=True):
    """Nothing was changed. `version` is the table's current one, where there is a table."""

    error: ErrorShown
    version: int | None = None


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


class PlayersShown(Struct, frozen=True):
    """How many can play."""

    min: int
    max: int


class OptionShown(Struct, frozen=True):
    """A setting: its values, the first by default, and a pattern for further ones."""

    key: str
    values: list[str]
    pattern: str
    expansion: Annotated[str, Meta(description="the expansion that it needs, if any")]
    solo: Annotated[bool, Meta(description="whether it needs a solo opponent")]
    variant: Annotated[bool, Meta(description="a rule that tables play differently, or that the rulebook leaves open")]


class LessonOffered(Struct, frozen=True):
    """A first game with a coach, of the game itself or of one of its expansions."""

    id: str
    expansions: list[str]
    chapters: int
    minutes: int


class GameShown(Struct, frozen=True):
    """What can be played."""

    id: str
    players: PlayersShown
    more_players: dict[str, int]
    solo_players: PlayersShown
    expansions: list[str]
    solos: list[str]
    solos_of: Annotated[
        dict[str, list[str]], Meta(description="those of an expansion, which take the place of all others there")
    ]
    setups: list[str]
    options: list[OptionShown]
    bots: list[str]
    lessons: list[LessonOffered]


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


class ChoiceAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice by its id, made in the knowledge of this version."""

    version: Version
    choice: Annotated[str, Meta(max_length=300)]
    seat: SeatNumber | None = None
    key: Key | None = None
    screen: Annotated[Word, Meta(description="as in one's `watch`: it is not told again what the answer tells")] = ""


class UndoAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Take back one's last choice."""

    version: Version
    key: Key | None = None


class ChapterAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Lay out the table for a chapter of the lesson, the first being 0."""

    version: Version
    chapter: Annotated[int, Meta(ge=0, le=99)]
    key: Key | None = None


class StepAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Make the choice that the coach asks for, or another sound one where that is not possible."""

    version: Version
    key: Key | None = None


class ResignAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot shall take the seat."""

    bot: Word
    seat: SeatNumber | None = None
    key: Key | None = None


class ReturnAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat back from the bot that plays for one, by default the first such."""

    seat: SeatNumber | None = None
    key: Key | None = None


class AwayAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """One is away until then (seconds since 1970), and a bot plays meanwhile if one is named; or, without, back."""

    until: Annotated[int, Meta(ge=0, le=100_000_000_000)] | None = None
    bot: Word = ""
    seat: SeatNumber | None = None
    key: Key | None = None


class SeatGivenAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The host gives a seat to a bot, or to whoever gets the new invitation."""

    seat: SeatNumber
    to: Literal["open", "bot"]
    bot: Word = "steward"
    key: Key | None = None


class SpectatorsAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The host lets spectators look on, or not."""

    allowed: bool
    key: Key | None = None


class OpenAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The host opens the table to all, or not any more."""

    open_to_all: bool
    key: Key | None = None


class ChatAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say."""

    text: Annotated[str, Meta(max_length=LONGEST_CHAT)]
    seat: SeatNumber | None = None
    key: Key | None = None


class RematchAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The same again."""

    key: Key | None = None


class CoursePoint(Struct, frozen=True):
    """A point of a finished game: which turn it was, and everybody's points as if it had ended there."""

    turn: int
    scores: list[int]


class ReviewShown(Struct, frozen=True):
    """How far the review of a finished game has come: `done` of `of` parts, and how it stood as far as that is known.

    Whoever asks again later gets the whole.
    """

    done: int
    of: int
    standings: list[Standing]
    review: Review | None


class RecordAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to replay."""

    text: str
    key: Key | None = None


class RecordMade(Struct, frozen=True):
    """The record as a table."""

    table: str


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


class TableKey(Struct, frozen=True, forbid_unknown_fields=True):
    """A table and the token that holds one's seats there."""

    table: Word
    token: Annotated[str, Meta(max_length=200)] | None = None


class MineAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The tables that somebody knows."""

    tables: Annotated[list[TableKey], Meta(max_length=MOST_LISTED)]


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


class PlayerRated(Struct, frozen=True):
    """How well somebody plays a title: begun at 1000, and surer with every game."""

    name: str
    rating: int
    deviation: int
    games: int
    wins: int
    provisional: Annotated[bool, Meta(description="too few games to be sure")]


class SeatRated(Struct, frozen=True):
    """What a seat is worth at a table of so many players, in the points of ratings."""

    players: int
    seat: int
    worth: int


class LadderShown(Struct, frozen=True):
    """The ratings of one title: a game with these expansions."""

    game: str
    expansions: list[str]
    games: int
    players: list[PlayerRated]
    seats: list[SeatRated]
