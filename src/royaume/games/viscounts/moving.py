"""Phase 2: the Viscount rides as far as the card just played says, and further for silver."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.viscounts.buildings import is_empty
from royaume.games.viscounts.cards.catalogue import CARDS, REAL_CARDS
from royaume.games.viscounts.effects import REARRANGE
from royaume.games.viscounts.events import VISCOUNT_MOVED, VISCOUNTS_MET
from royaume.games.viscounts.gaining import Gaining
from royaume.games.viscounts.path import FURTHEST, REACHED, distance
from royaume.games.viscounts.refusals import NOT_ENOUGH_SILVER
from royaume.games.viscounts.table import ViscountsTable
from royaume.games.viscounts.vocabulary import FREE_STEP, MOST_SEATS, SILVER, SPACES
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED, Frame


def ride_cost(t: ViscountsTable, seat: i64, space: i64) -> i64:
    """The silver for the cheapest way to a space: never fewer steps than the card's value, one free with a slot."""
    p, value = t.players[seat], CARDS[t.played].value
    extra = distance(t.ring.stop_of(p.space), t.ring.stop_of(space), value) - value
    return max(0, extra - free_steps(t, seat))


def free_steps(t: ViscountsTable, seat: i64) -> i64:
    return 1 if is_empty(t.players[seat].slots, FREE_STEP) else 0


@final
class Moving(Frame[ViscountsTable]):
    """Where to, by the cheapest way; passing other Viscounts does nothing."""

    span: ClassVar[int] = SPACES

    def offers(self, t: ViscountsTable, out: Choices) -> None:
        for space in t.ring.spaces:
            out.add(space)

    def refusal(self, t: ViscountsTable, a: i64) -> i64:
        return ALLOWED if ride_cost(t, self.seat, a) <= t.players[self.seat].goods[SILVER] else NOT_ENOUGH_SILVER

    def legal(self, t: ViscountsTable, out: Choices) -> None:
        """All that is reached in any number of steps that can be paid, found at once."""
        out.n = 0
        p, ring = t.players[self.seat], t.ring
        value = CARDS[t.played].value
        reached = REACHED[ring.stop_of(p.space)]
        within: i64 = 0
        for steps in range(value, min(value + p.goods[SILVER] + free_steps(t, self.seat), FURTHEST) + 1):
            within |= reached[steps]
        for stop in range(SPACES):
            if (within >> stop) & 1 == 1:
                out.add(ring.spaces[stop])

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        p, silver = t.players[self.seat], ride_cost(t, self.seat, a)
        p.goods[SILVER] -= silver
        p.space = a
        t.tell(VISCOUNT_MOVED, self.seat, a, silver)
        meet(t, self.seat)

    def describe(self, t: ViscountsTable, a: i64) -> Meaning:
        return Meaning("ride", {"space": int(a), "silver": int(ride_cost(t, self.seat, a))})

    def asks(self, t: ViscountsTable) -> Meaning:
        return Meaning("moving", {"card": int(t.played), "n": int(CARDS[t.played].value)})

    def fits(self, t: ViscountsTable) -> bool:
        return 0 <= self.seat < t.seats and 0 <= t.played < REAL_CARDS and t.players[self.seat].space >= 0


def meet(t: ViscountsTable, seat: i64) -> None:
    """Whoever is found on the final space may rearrange their cards, in turn order; the one who comes gains nothing."""
    found = [other for other in others(t, seat) if t.players[other].space == t.players[seat].space]
    for other in reversed(found):
        t.push(Gaining(other, REARRANGE, 1))
    for other in found:
        t.tell(VISCOUNTS_MET, other, seat)


def others(t: ViscountsTable, seat: i64) -> list[i64]:
    """All other seats, in turn order."""
    return [(seat + k) % t.seats for k in range(1, t.seats)]


MOVING: Final = vec[Moving]([Moving(seat) for seat in range(MOST_SEATS)])
