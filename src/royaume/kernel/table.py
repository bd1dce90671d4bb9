"""What every table has: seats, the stack of decisions, chance, the turn, the log."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from royaume.kernel.chance import Chance
from royaume.kernel.event import TURN_STARTED, LoggedEvent
from royaume.kernel.frame import NOBODY, Frame
from royaume.kernel.ints import bit, zeros
from royaume.kernel.module import Rules

NOTHING_REVEALED: Final = -1
MOST_ASIDES: Final = 6  # modules of a title that allow something around actions
ALL_ASIDES: Final = (1 << 6) - 1
ALL_NOTES: Final = -1  # as bits
NO_RELIEF: Final = zeros(64 // MOST_ASIDES)  # by seat; shared, never changed in place


def stack_of(frames: list[Frame[Any]]) -> vec[Frame[Any]]:
    """Pending frames, from bottom to top."""
    stack = vec[Frame]()  # type: ignore[type-arg]
    for frame in frames:
        stack = append(stack, frame)
    return stack


NO_FRAMES: Final = stack_of([])


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Table:
    """The state of one game. Each game adds what lies on its table, with `copy`, `to_data` and `from_data`."""

    # from source, more than thirty attributes are found quickly only in slots
    __slots__ = (
        "active",
        "awake",
        "chance",
        "depth",
        "foreseeing",
        "foreseen",
        "frames",
        "helped",
        "log",
        "logged_before_news",
        "logged_before_reveal",
        "noted",
        "over",
        "relief",
        "relief_is_shared",
        "revealed",
        "rules",
        "seats",
        "trying",
        "turn",
    )

    def __init__(self, seats: i64, rules: Rules, chance: Chance) -> None:
        self.seats: Final = seats
        self.rules: Final = rules
        self.chance = chance
        self.frames: vec[Frame[Any]] = NO_FRAMES  # pending from bottom to top, up to `depth`; what lies above is done
        self.depth: i64 = 0
        self.turn: i64 = 0
        self.active: i64 = 0
        self.revealed: i64 = 0
        self.awake: i64 = 0  # seats about whose actions modules have something to say, as bits; see `wake`
        self.relief: vec[i64] = NO_RELIEF  # of which kinds terms may leave each seat less to pay; see `note_relief`
        self.helped: vec[i64] = NO_RELIEF  # terms that may concern seats with that relief only, as bits, by seat
        self.relief_is_shared = True  # both, with other tables, so that it must not be changed in place
        self.noted: i64 = ALL_NOTES  # modules that may have noted something for the rest of the turn; see `note`
        self.over = False
        self.log: list[LoggedEvent] | None = None
        self.trying = False  # a copy on which it is tried what may be done: nothing hidden helps there
        self.foreseeing: i64 = NOBODY  # the seat for which this copy was made, to look ahead
        self.logged_before_reveal: i64 = NOTHING_REVEALED  # how much of the log that seat can foresee
        self.logged_before_news: i64 = NOTHING_REVEALED  # and how much before the first card turned up for later
        self.foreseen: Table | None = None  # such a copy as it lay when a card turned up on which the rest depends

    def copy(self) -> Table:
        raise NotImplementedError

    def copy_common_to(self, t: Table) -> None:
        """The part of a copy that all games share. A copy keeps no log."""
        t.frames = self.frames[: self.depth]
        t.depth = self.depth
        t.turn = self.turn
        t.active = self.active
        t.revealed = self.revealed
        t.awake = self.awake
        t.relief = self.relief
        t.helped = self.helped
        self.relief_is_shared = True
        t.noted = self.noted
        t.over = self.over
        t.trying = self.trying

    def to_data(self) -> dict[str, object]:
        """What lies on this game's table, as plain data."""
        raise NotImplementedError

    @property
    def stack(self) -> list[Frame[Any]]:
        """The pending frames, from bottom to top."""
        return [self.frames[i] for i in range(self.depth)]

    def restack(self, frames: list[Frame[Any]]) -> None:
        """Other frames are pending."""
        self.frames = stack_of(frames)
        self.depth = len(frames)

    def push(self, frame: Frame[Any]) -> None:
        depth = self.depth
        if depth < len(self.frames):
            self.frames[depth] = frame
        else:
            self.frames = append(self.frames, frame)
        self.depth = depth + 1

    def push_below(self, at: i64, frame: Frame[Any]) -> None:
        """Under what lies there from this place on."""
        self.push(frame)
        for i in range(self.depth - 1, at, -1):
            self.frames[i] = self.frames[i - 1]
        self.frames[at] = frame

    def top(self) -> Frame[Any]:
        """What is decided now."""
        return self.frames[self.highest()]

    def drop(self) -> None:
        """Take the top frame away, unresolved."""
        self.depth = self.highest()

    def change_top(self, frame: Frame[Any]) -> None:
        """The same decision, seen otherwise."""
        self.frames[self.highest()] = frame

    def highest(self) -> i64:
        """Where the top frame lies. What lies above is done, and must not be taken for it."""
        if self.depth == 0:
            raise IndexError("nothing is pending")
        return self.depth - 1

    def wake(self, module: i64, seat: i64) -> None:
        """A module may have something to say around the actions of this seat."""
        self.awake |= bit(seat * MOST_ASIDES + module)

    def let_rest(self, module: i64, seat: i64) -> None:
        self.awake &= ~bit(seat * MOST_ASIDES + module)

    def is_awake(self, module: i64, seat: i64) -> bool:
        return (self.awake >> (seat * MOST_ASIDES + module)) & 1 == 1

    def is_awake_for_any(self, modules: i64, seat: i64) -> bool:
        """Likewise for several modules, as bits."""
        return (self.awake >> (seat * MOST_ASIDES)) & modules != 0

    def awake_for(self, seat: i64) -> i64:
        """The modules that have something to say around the actions of this seat, as bits."""
        return (self.awake >> (seat * MOST_ASIDES)) & ALL_ASIDES

    def is_plain(self, seat: i64) -> bool:
        """Whether no module has."""
        return (self.awake >> (seat * MOST_ASIDES)) & ALL_ASIDES == 0

    def then(self, first: Frame[Any], second: Frame[Any], third: Frame[Any] | None = None) -> None:
        """These, in the order in which they are read."""
        if third is not None:
            self.push(third)
        self.push(second)
        self.push(first)

    def push_step(self, step: i64, frame: Frame[Any]) -> None:
        """Push a step that an expansion may replace."""
        self.push(self.instead_of(step, frame))

    def instead_of(self, step: i64, frame: Frame[Any]) -> Frame[Any]:
        """What expansions put in place of a step."""
        link = self.rules.replacements[step]
        while link is not None:
            frame = link.replacement.instead(self, frame)
            link = link.next
        return frame

    def play(self, a: i64) -> None:
        """Resolve the top decision with a legal choice, then everything up to the next decision."""
        depth = self.highest()
        frame = self.frames[depth]
        self.depth = depth
        frame.resolve(self, a)
        self.settle()

    def settle(self) -> None:
        """Let the rules go on until somebody decides or nothing is left."""
        depth = self.depth
        while depth > 0:
            frame = self.frames[depth - 1]
            if frame.seat >= 0:
                return
            self.depth = depth - 1
            frame.resolve(self, 0)
            depth = self.depth

    def begin_turn(self, seat: i64) -> None:
        """What somebody foresees ends here: what a turn begins with is not brought about by the one before."""
        if self.foreseeing != NOBODY and self.logged_before_reveal == NOTHING_REVEALED:
            self.end_foresight()
        self.turn += 1
        self.active = seat
        self.tell(TURN_STARTED, seat)
        if self.noted != 0:
            self.forget_notes()

    def note(self, number: i64) -> None:
        """A module has noted something for the rest of the turn; see `Notes`."""
        self.noted |= bit(number)

    def forget_notes(self) -> None:
        noted = self.noted
        self.noted = 0
        link = self.rules.notes
        while link is not None:
            if noted & link.bit != 0:
                link.notes.forget(self)
            link = link.next

    def reveal(self, known_to: i64 = NOBODY) -> None:
        """Something hidden was shown: nobody can undo past this moment, nor foresee it but the seat that knew it.

        For the verbs of the kernel: a rule shows something by drawing, dealing, showing or turning it over.
        """
        self.revealed += 1
        if self.foreseeing != NOBODY and self.foreseeing != known_to:
            self.rely_on_news()

    def reveal_for_later(self) -> None:
        """Likewise, but nothing else that this turn brings about depends on it: only the card is not foreseen."""
        self.revealed += 1
        if self.log is not None and self.logged_before_news == NOTHING_REVEALED:
            self.logged_before_news = len(self.log)

    def rely_on_news(self) -> None:
        """What follows depends on something that whoever looks ahead cannot know."""
        if self.foreseeing != NOBODY and self.logged_before_reveal == NOTHING_REVEALED:
            self.foreseen = self.copy()
            self.end_foresight()

    def barrier(self) -> i64:
        """It grows with all that is shown and with all that chance decides: nobody goes back past that."""
        return self.revealed + self.chance.used

    def by_lot(self, n: i64) -> i64:
        """A number below n that chance decides before everybody's eyes."""
        self.rely_on_news()
        return self.chance.below(n)

    def lot_face_down(self, n: i64) -> i64:
        """Likewise, but nobody looks at it before it is turned up."""
        return self.chance.below(n)

    def turn_up_lot(self) -> None:
        """A lot that was drawn face down is read by everybody."""
        self.reveal()

    def end_foresight(self) -> None:
        self.logged_before_reveal = 0 if self.log is None else len(self.log)

    def tell(self, event: i64, seat: i64, x: i64 = 0, y: i64 = 0, z: i64 = 0) -> None:
        """Note an event, then let cards, rules and expansions react to it."""
        if self.log is not None or self.rules.listeners[event] is not None:
            tell_all(self, event, seat, x, y, z)

    def notify(self, moment: i64, seat: i64, x: i64 = 0) -> None:
        """Let rules and expansions react to a moment that is no news to anybody."""
        link = self.rules.listeners[moment]
        while link is not None:
            link.listener.hear(self, moment, seat, x, 0, 0)
            link = link.next

    def ask(self, question: i64, seat: i64, n: i64, about: i64 = 0) -> i64:
        """The printed number, changed by whatever answers this question; some questions are about something."""
        link = self.rules.answers[question]
        while link is not None:
            if link.for_awake == 0 or (self.awake >> (seat * MOST_ASIDES)) & link.for_awake != 0:
                n = link.answer.answer(self, seat, n, about)
            link = link.next
        return n


def tell_all(t: Table, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
    """The log first, then whoever listens. Apart from `tell`: most events are told to nobody in random play."""
    if t.log is not None:
        write_down(t.log, event, seat, x, y, z)
    link = t.rules.listeners[event]
    while link is not None:
        link.listener.hear(t, event, seat, x, y, z)
        link = link.next


def write_down(log: list[LoggedEvent], event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
    log.append((int(event), int(seat), int(x), int(y), int(z)))
