"""A game being played: who sits where, what was chosen, what may be chosen now. The object that programs hold."""

from __future__ import annotations

from collections.abc import Sequence
from sys import intern
from typing import Any, NamedTuple

from msgspec import Struct

from royaume.kernel import record
from royaume.kernel.automatic.moments import Moment, moments_after
from royaume.kernel.chance import Chance, Dice, commitment
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.config import Config
from royaume.kernel.counsel import counsel_for, heeds
from royaume.kernel.data import Reader
from royaume.kernel.errors import BadInput, Phrase
from royaume.kernel.event import LoggedEvent
from royaume.kernel.foresight import Foresight
from royaume.kernel.frame import ALLOWED, Frame
from royaume.kernel.game import Game
from royaume.kernel.shown import Advice, Choice, Event, Outlook, Played, Why
from royaume.kernel.state import read_state, state_hash, state_to_data
from royaume.kernel.table import Table
from royaume.kernel.words import named_args, said, told, written

LONGEST_NAME = 40
LONGEST_SEED = 200
MOST_SHARED = 100_000
SHARED: dict[LoggedEvent, LoggedEvent] = {}


class Tried(NamedTuple):
    """A choice that was made on a copy, by its id and the seat that was named with it."""

    id: str
    seat: int | None
    frame: Frame[Any]
    number: int
    before: Table
    table: Table


class Match:
    """Made by `royaume.new`, `royaume.load` or `royaume.from_data`."""

    def __init__(
        self,
        game: Game[Any],
        config: Config,
        seed: str,
        names: Sequence[str] = (),
        start: dict[str, object] | None = None,
    ) -> None:
        self.game = game
        self.config = config
        self.start = start
        self.table = self._first_table(checked_seed(seed))
        self.seed = seed if self._dealt_by(seed) else ""
        self.names = checked_names(names, int(self.table.seats), config)
        self.history: list[Played] = []
        self._before: Table | None = None  # the last choice, where the rules play a seat themselves
        self._tried: Tried | None = None

    def _first_table(self, seed: str) -> Table:
        t: Table
        if self.start is None:
            t = self.game.begin(self.config, Chance.from_seed(seed), logged=True)
            return t
        _, t = read_state(self.game, Reader(self.start, "state"))
        t.log = []
        return t

    def _dealt_by(self, seed: str) -> bool:
        """Whether chance follows from this seed; a game from a given position may have none that anybody knows."""
        return self.start is None or self.table.chance.key == Chance.from_seed(seed).key

    @property
    def seats(self) -> int:
        return int(self.table.seats)

    @property
    def has_automatic_seats(self) -> bool:
        """Whether the rules play seats themselves, beyond those of the players."""
        return self.seats > self.config.players

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def to_move(self) -> int | None:
        """The seat that decides, or None when the game is over; the first of them in a simultaneous choice."""
        return None if self.over else int(self.table.top().seat)

    @property
    def waiting(self) -> list[int]:
        """All seats that may choose now."""
        if self.over:
            return []
        bits = int(self.table.top().waiting())
        return [seat for seat in range(self.seats) if bits >> seat & 1]

    @property
    def turn(self) -> int:
        return int(self.table.turn)

    @property
    def commitment(self) -> str:
        """Published at the start: binds the shuffles without telling them."""
        return commitment(self.seed)

    def question(self, seat: int | None = None) -> Event:
        """What is being asked, as a key and arguments."""
        frame = self._frame(seat)
        return said(frame.asks(self.table), self.game.language)

    def explain(self, seat: int | None = None) -> list[Choice]:
        """Everything that might be chosen; what is not allowed carries its reason."""
        return [] if self.over else [choice for _, choice in self._explained(self._frame(seat))]

    def explain_all(self, seat: int | None = None) -> list[tuple[Choice, Outlook | None]]:
        """Likewise, each with what it brings about unless it is not allowed."""
        if self.over:
            return []
        frame = self._frame(seat)
        ahead = Foresight(self.game, self._known_to(frame))
        return [(choice, None if choice.refusal else ahead.outlook(a)) for a, choice in self._explained(frame)]

    def choices(self, seat: int | None = None) -> list[Choice]:
        """What may be chosen now."""
        return [choice for choice in self.explain(seat) if choice.refusal is None]

    def play(self, choice: Choice | str, seat: int | None = None) -> None:
        """Make a choice, given as itself or by its id. Nothing changes if it is not allowed."""
        tried, wanted = self._tried, choice if isinstance(choice, str) else choice.id
        if tried is not None and tried.before is self.table and (tried.id, tried.seat) == (wanted, seat):
            self._take(tried)
        else:
            frame, number = self._found(choice, seat)
            self.play_number(number, int(frame.seat))

    def rehearse(self, choice: Choice | str, seat: int | None = None) -> None:
        """Make a choice on a copy: nothing changes, and whatever is wrong with it is raised.

        If it is played next, the copy is taken: nothing is done twice.
        """
        self._tried = None
        frame, number = self._found(choice, seat)
        t = self.table.copy()
        t.log = None if self.table.log is None else []
        t.change_top(frame)
        t.play(number)
        self._tried = Tried(choice if isinstance(choice, str) else choice.id, seat, frame, number, self.table, t)

    def play_number(self, number: int, seat: int) -> None:
        """Make a choice that is known to be legal, by its number in the frame."""
        t = self.table
        frame = self._frame(seat)
        self._write_down(frame, number)
        t.change_top(frame)
        self._before = t.copy() if self.has_automatic_seats else None
        logged = 0 if t.log is None else len(t.log)
        t.play(number)
        if t.log is not None:
            t.log[logged:] = shared(t.log[logged:])

    def _take(self, tried: Tried) -> None:
        """The copy on which the choice was tried is the table from now on, and goes on with its log."""
        before, t = self.table, tried.table
        self._write_down(tried.frame, tried.number)
        before.change_top(tried.frame)
        self._before = before if self.has_automatic_seats else None
        if before.log is not None:
            before.log.extend(shared(t.log or []))
        t.log, before.log = before.log, None
        self.table = t

    def _write_down(self, frame: Frame[Any], number: int) -> None:
        """A choice, before it changes anything. The same words are kept once, in however many games."""
        t = self.table
        self._tried = None
        logged = len(t.log) if t.log is not None else 0
        words = intern(self._written(frame.describe(t, number)))
        self.history.append(Played(int(frame.seat), number, words, self.turn, int(t.active), int(t.barrier()), logged))

    def resume(self, table: Table, history: list[Played], log: list[LoggedEvent]) -> None:
        """Go on from a table to which these choices led, and at which this was told."""
        self.table = table
        self.table.log = shared(log)
        self.history = history
        self._before = None
        self._tried = None

    def id_of(self, number: int, seat: int) -> str:
        """The id of a choice that is known by its number."""
        return self._written(self._frame(seat).describe(self.table, number))

    def reveals(self, choice: Choice | str, seat: int | None = None) -> bool:
        """Whether this choice will show something hidden, so that it cannot be undone."""
        return self.preview(choice, seat).reveals

    def preview(self, choice: Choice | str, seat: int | None = None) -> Outlook:
        """What the choice brings about, as far as its seat can foresee."""
        frame, number = self._found(choice, seat)
        return Foresight(self.game, self._known_to(frame)).outlook(number)

    def harm(self, choice: Choice, outlook: Outlook, seat: int) -> str:
        """What is bad for this seat about a choice with this outlook, as a key; nothing: it needs no warning."""
        return self.game.harm(self.table, choice, outlook, seat)

    def _known_to(self, frame: Frame[Any]) -> Table:
        """The table as whoever decides there may imagine it: what that seat does not know is dealt again."""
        t: Table = self.game.resample(self.table, frame.seat, Dice(len(self.history)))
        t.change_top(frame)
        return t

    def counsel(self, seat: int) -> Advice | None:
        """What this seat should mind, from what lies open and what it holds."""
        found = counsel_for(self.table, seat)
        if found is None:
            return None
        choices = self._heeding(self._frame(seat), found.follow) if seat in self.waiting else []
        sentence = said(found.says, self.game.language)
        return Advice(sentence.key, sentence.args, choices)

    def _heeding(self, frame: Frame[Any], wanted: list[Meaning]) -> list[str]:
        """The ids of the allowed choices of these kinds, in their order."""
        offers = [(a, frame.describe(self.table, a)) for a in self._offers(frame)]
        return [
            self._written(meaning)
            for kind in wanted
            for a, meaning in offers
            if heeds(meaning, kind) and int(frame.refusal(self.table, a)) == ALLOWED
        ]

    def why_no_undo(self, seat: int | None = None) -> str:
        """The key of the reason, or nothing when the last choice (of a seat) can be taken back."""
        last = self._last_choice(seat)
        if last is None:
            return "undo-nothing"
        return "undo-revealed" if int(self.table.barrier()) > self.history[last].barrier else ""

    def undo(self, seat: int | None = None) -> None:
        """Take back the last choice (of a seat) and all that followed, unless something hidden was shown since."""
        reason = self.why_no_undo(seat)
        last = self._last_choice(seat)
        if reason or last is None:
            raise BadInput(reason)
        self.go_to(last)

    def _last_choice(self, seat: int | None) -> int | None:
        for i in reversed(range(len(self.history))):
            if seat is None or self.history[i].seat == seat:
                return i
        return None

    def go_to(self, choices: int) -> None:
        """The game as it was after so many choices: their log is played again from the start."""
        kept = self.history[:choices]
        self.table = self._first_table(self.seed)
        self.history = []
        self._before = None
        self._tried = None
        for played in kept:
            self.play_number(played.number, played.seat)

    def shown(self, seat: int) -> Struct:
        """All that this seat may know; -1 for a spectator."""
        return self.game.shown(self.table, seat)

    def view(self, seat: int) -> dict[str, object]:
        """What is shown, as plain data."""
        return self.game.view(self.table, seat)

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """The log as this seat may know it."""
        return told((self.table.log or [])[since:], seat, self.game.language)

    def moments(self) -> list[Moment]:
        """How the table lay before each step that the rules took themselves after the last choice."""
        return [] if self._before is None else moments_after(self._before.copy(), self.history[-1].number)

    def scores(self) -> list[int]:
        return list(self.game.scores(self.table))

    def winners(self) -> list[int]:
        return list(self.game.winners(self.table, self.config))

    def to_data(self) -> dict[str, object]:
        """The full state, secrets included, as plain data."""
        return state_to_data(self.game, self.config, self.table)

    def state_hash(self) -> str:
        return state_hash(self.game, self.config, self.table)

    def to_text(self) -> str:
        """The record: who, what, and every choice."""
        return record.write(self)

    def _frame(self, seat: int | None) -> Frame[Any]:
        frame = self.table.top()
        if seat is None or seat == frame.seat:
            return frame
        if seat not in self.waiting:
            raise BadInput("not-your-turn", seat=seat + 1, waiting=", ".join(str(s + 1) for s in self.waiting))
        return frame.turned_to(seat)

    def _explained(self, frame: Frame[Any]) -> list[tuple[int, Choice]]:
        """Each offer with its number in the frame."""
        return [(a, self._choice(frame, a)) for a in self._offers(frame)]

    def _offers(self, frame: Frame[Any]) -> list[int]:
        out = Choices()
        frame.offers(self.table, out)
        return out.as_list()

    def _found(self, choice: Choice | str, seat: int | None) -> tuple[Frame[Any], int]:
        """The decision that the choice belongs to, and its number there."""
        if self.over:
            raise BadInput("game-over")
        frame = self._frame(seat)
        return frame, self._find(frame, choice if isinstance(choice, str) else choice.id)

    def _find(self, frame: Frame[Any], wanted: str) -> int:
        for a in self._offers(frame):
            if self._written(frame.describe(self.table, a)) == wanted:
                choice = self._choice(frame, a)
                if choice.refusal is not None:
                    raise self._illegal(wanted, choice.refusal)
                return a
        legal = "; ".join(choice.id for choice in self.choices(int(frame.seat)))
        raise BadInput("unknown-choice", choice=wanted, legal=legal)

    def _choice(self, frame: Frame[Any], a: int) -> Choice:
        meaning = frame.describe(self.table, a)
        code = int(frame.refusal(self.table, a))
        why = None if code == ALLOWED else self._why(frame, a, code)
        return Choice(self._written(meaning), meaning.key, named_args(meaning, self.game.language.ids), why)

    def _why(self, frame: Frame[Any], a: int, code: int) -> Why:
        refusal = self.game.language.refusals[code]
        rule = refusal.rule
        price = frame.price(self.table, a)
        costs = {} if price is None else self.game.costs(self.table, frame.seat, price)
        args: dict[str, int | str] = {"why": refusal.why, **self.game.holdings(self.table, frame.seat), **costs}
        return Why(refusal.key, rule.book, rule.heading, rule.page, rule.key, args)

    def _illegal(self, wanted: str, why: Why) -> BadInput:
        reason = Phrase(f"{self.game.id}-refusal-{why.key}", **why.args)
        heading = Phrase(f"{self.game.id}-rule-{why.rule}") if why.rule else why.heading
        return BadInput("illegal-choice", choice=wanted, reason=reason, heading=heading)

    def _written(self, meaning: Meaning) -> str:
        return written(meaning, self.game.language)


def shared(events: list[LoggedEvent]) -> list[LoggedEvent]:
    """The same events, each kept once in however many games: much the same happens everywhere."""
    if len(SHARED) > MOST_SHARED:
        SHARED.clear()
    return [SHARED.setdefault(event, event) for event in events]


def checked_names(names: Sequence[str], seats: int, config: Config) -> list[str]:
    """A seat without a name is numbered; a solo opponent's has its own."""
    if len(names) > seats:
        raise BadInput("too-many-names", names=len(names), seats=seats)
    unnamed = [f"P{seat + 1}" if seat < config.players else config.solo.title() for seat in range(seats)]
    return [*map(checked_name, names), *unnamed[len(names) :]]


def checked_seed(seed: str) -> str:
    """A seed stands in one line of the record; nothing is one only where a game goes on from a given position."""
    if not seed.isprintable() or len(seed) > LONGEST_SEED:
        raise BadInput("seed", seed=seed[:LONGEST_SEED], most=LONGEST_SEED)
    return seed


def checked_name(name: str) -> str:
    if not name.isprintable() or not 0 < len(name.strip()) <= LONGEST_NAME:
        raise BadInput("player-name", name=repr(name), most=LONGEST_NAME)
    return name
