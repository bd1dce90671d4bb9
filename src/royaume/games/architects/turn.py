"""A turn: place a worker and act there, or take one back; then the steps that end it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from royaume.games.architects.ending import EndingGame
from royaume.games.architects.events import LAST_SPACE_FILLED, NOTHING_TO_TAKE_BACK, ROUNDS_QUIET
from royaume.games.architects.placing import PLACING_WORKER
from royaume.games.architects.plans import HAND_LIMIT, DiscardingPlan
from royaume.games.architects.refusals import NEVER_FROM_THERE, NOBODY_THERE, OPEN_PLACE_FIRST
from royaume.games.architects.reset import Resetting
from royaume.games.architects.table import (
    GUILDHALL_SPACES,
    NO_FINAL_ROUND,
    ArchitectsTable,
    at_market,
    held_elsewhere,
    is_on_open_place,
)
from royaume.games.architects.verbs import take_back, win_back
from royaume.games.architects.vocabulary import (
    ENDING_TURN,
    GUILDHALL,
    MARKET_LEFT,
    MOST_SEATS,
    OPEN_PLACES,
    PLACES,
    PRISON,
    TAKING_TURN,
)
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED, Frame, Step
from royaume.kernel.phase import Phase, PhaseStep
from royaume.kernel.seats import seat_after, seen_from

QUIET_ROUNDS: Final = 30
WARNED_ROUNDS: Final = 20
FROM_BOARD: Final = 20  # 20 and more: take a worker back from the board of that seat


def start_turn(t: ArchitectsTable, seat: i64) -> None:
    """What comes after lies below whatever the turn brings."""
    t.captured_at = 0
    t.push(TURN_ENDS[seat])
    t.begin_turn(seat)
    t.idle += 1
    t.quiet += 1
    t.instead_of(TAKING_TURN, TAKING_TURNS[seat]).resolve(t, 0)


@final
class TakingTurn(Step[ArchitectsTable]):
    """A worker is placed if there is one; otherwise the turn is spent taking one back, if there is one to take."""

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        if t.players[self.who].supply > 0:
            t.idle = 0
            t.push(PLACING_WORKER[self.who])
        elif can_take_back(t, self.who):
            t.idle = 0
            t.push(TAKING_BACK[self.who])
        else:
            t.tell(NOTHING_TO_TAKE_BACK, self.who)


def can_take_back(t: ArchitectsTable, seat: i64) -> bool:
    p = t.players[seat]
    if is_on_open_place(p):
        return True
    return t.variants.recover_anywhere and p.prison + at_market(t, seat) + held_elsewhere(t, seat) > 0


@final
class TakingBack(Frame[ArchitectsTable]):
    """Without a worker in the supply, the whole turn is spent taking one back. Choices are places, then boards."""

    span: ClassVar[int] = PRISON + 1 + MOST_SEATS  # places, then boards

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        for place in range(PLACES + 1):
            out.add(place)
        for owner in range(t.seats):
            if owner != self.seat:
                out.add(FROM_BOARD + owner)

    def legal(self, t: ArchitectsTable, out: Choices) -> None:
        if t.variants.recover_anywhere:
            super().legal(t, out)
            return
        out.n = 0
        at = t.players[self.seat].at
        for place in range(OPEN_PLACES):
            if at[place] > 0:
                out.add(place)

    def refusal(self, t: ArchitectsTable, a: i64) -> i64:
        p = t.players[self.seat]
        if a < OPEN_PLACES:
            return ALLOWED if p.at[a] > 0 else NOBODY_THERE
        if a == GUILDHALL or not t.variants.recover_anywhere:
            return NEVER_FROM_THERE
        if is_on_open_place(p):
            return OPEN_PLACE_FIRST
        return ALLOWED if self.workers_at(t, a) > 0 else NOBODY_THERE

    def workers_at(self, t: ArchitectsTable, a: i64) -> i64:
        """Where only the option `recover_anywhere` lets workers be taken from."""
        if a >= FROM_BOARD:
            return t.players[a - FROM_BOARD].held[self.seat]
        if a == PRISON:
            return t.players[self.seat].prison
        return 1 if t.market[a - MARKET_LEFT] == self.seat else 0

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        if a >= FROM_BOARD:
            win_back(t, self.seat, a - FROM_BOARD)
        else:
            take_back(t, self.seat, a)

    def index_of(self, t: ArchitectsTable, a: i64) -> i64:
        return PRISON + 1 + seen_from(t, self.seat, a - FROM_BOARD) if a >= FROM_BOARD else a

    def choice_at(self, t: ArchitectsTable, index: i64) -> i64:
        return FROM_BOARD + seat_after(t, self.seat, index - PRISON - 1) if index > PRISON else index

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        if a >= FROM_BOARD:
            return Meaning("take_back_held", {"owner": int(a - FROM_BOARD)})
        if a == PRISON:
            return Meaning("take_back_prison", {"workers": int(t.players[self.seat].prison)})
        return Meaning("take_back", {"place": int(a)})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("taking_back")


def is_under_way(t: ArchitectsTable) -> bool:
    """Whether the active seat is still acting: what lies below is the whole end of its turn."""
    if t.depth == 0:
        return False
    lowest = t.frames[0]
    return isinstance(lowest, EndingTurn) and lowest.at == 0


# the end of a turn ------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class EndingTurn(Phase[ArchitectsTable]):
    """What is left of a turn once its owner has acted; see END_OF_TURN."""

    def number(self) -> i64:
        return ENDING_TURN

    def from_step(self, at: i64) -> EndingTurn:
        return EndingTurn(self.who, at)


@final
class ResetIfDue(PhaseStep[ArchitectsTable]):
    """A reset of the Black Market that was triggered, once."""

    def due(self, t: ArchitectsTable, who: i64) -> bool:
        return t.reset_due

    def run(self, t: ArchitectsTable, who: i64) -> None:
        t.reset_due = False
        t.push(Resetting(who))


@final
class KeepingHandLimit(PhaseStep[ArchitectsTable]):
    """Down to six building cards."""

    def due(self, t: ArchitectsTable, who: i64) -> bool:
        return len(t.players[who].hand.cards) > HAND_LIMIT

    def run(self, t: ArchitectsTable, who: i64) -> None:
        for _ in range(len(t.players[who].hand) - HAND_LIMIT):
            t.push(DISCARDING_PLAN[who])


@final
class GoingOn(PhaseStep[ArchitectsTable]):
    """The next turn, or the end: after the final round, after too many quiet ones, or once nobody can do anything."""

    def run(self, t: ArchitectsTable, who: i64) -> None:
        count_down(t, who)
        if t.quiet >= WARNED_ROUNDS * t.seats:
            warn_of_a_halt(t, who)
        if t.turns_left == 0 or has_come_to_a_halt(t):
            t.push(EndingGame(t.first))
        else:
            start_turn(t, (who + 1) % t.seats)


def warn_of_a_halt(t: ArchitectsTable, seat: i64) -> None:
    """At the end of each further round in which no worker has come to the Guildhall."""
    if t.quiet % t.seats == 0:
        t.tell(ROUNDS_QUIET, seat, t.quiet // t.seats, QUIET_ROUNDS)


def has_come_to_a_halt(t: ArchitectsTable) -> bool:
    """House rule: after thirty rounds in which no worker came to the Guildhall.

    What nobody can change any more need not be waited for.
    """
    return t.quiet >= QUIET_ROUNDS * t.seats or t.idle == t.seats


END_OF_TURN: Final[list[PhaseStep[ArchitectsTable]]] = [
    ResetIfDue("reset"),
    KeepingHandLimit("hand_limit"),
    GoingOn("next_turn"),
]


def count_down(t: ArchitectsTable, seat: i64) -> None:
    """Once the last space is filled, everybody has one more turn, the one who filled it last."""
    if t.turns_left > 0:
        t.turns_left -= 1
    elif t.turns_left == NO_FINAL_ROUND and len(t.guildhall) >= GUILDHALL_SPACES[t.seats]:
        t.turns_left = t.seats
        t.tell(LAST_SPACE_FILLED, seat)


def looms(t: ArchitectsTable) -> bool:
    """A reset that is due or under way, or the end of the game that the last space brings."""
    if t.reset_due or (t.turns_left == NO_FINAL_ROUND and len(t.guildhall) >= GUILDHALL_SPACES[t.seats]):
        return True
    for i in range(t.depth):
        if isinstance(t.frames[i], Resetting):
            return True
    return False


# frames without data of their own are made once
TAKING_TURNS: Final = vec[TakingTurn]([TakingTurn(seat) for seat in range(MOST_SEATS)])
TAKING_BACK: Final = vec[TakingBack]([TakingBack(seat) for seat in range(MOST_SEATS)])
TURN_ENDS: Final = vec[EndingTurn]([EndingTurn(seat) for seat in range(MOST_SEATS)])
DISCARDING_PLAN: Final = vec[DiscardingPlan]([DiscardingPlan(seat) for seat in range(MOST_SEATS)])
