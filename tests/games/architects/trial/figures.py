"""The princess and the profiteer: visits, captures, and what they bring at a reset."""

from __future__ import annotations

from royaume.games.architects.events import WORKERS_JAILED
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.virtue import charge_debts, charge_virtue, gain_virtue
from royaume.kernel.module import Listener
from royaume.kernel.phase import PhaseStep

from .contribution import allow_contribution, offer_contribution
from .influence import gain_influence
from .kept import trial
from .vocabulary import CARDS, FIGURES_MOVED, GAIN_INFLUENCE, NOWHERE, TAKE_DEBT, TOKENS_CLEARED
from .wonder import visit_wonder

INFLUENCE_OF_PRINCESS = 2


class Arriving(Listener[ArchitectsTable]):
    """What a worker brings on arrival, before the place is used."""

    def hear(self, t: ArchitectsTable, event: int, seat: int, x: int, y: int, z: int) -> None:
        kept = trial(t)
        kept.extra = NOWHERE
        if x == kept.princess and not t.players[seat].automatic:
            allow_contribution(t, seat)
            offer_contribution(t, seat)
        visit_wonder(t, seat, x)
        if x == kept.profiteer:
            gain_influence(t, seat, 1)


class CapturingThere(Listener[ArchitectsTable]):
    """Once a turn at each: capturing others' workers costs virtue at the princess and brings some at the profiteer."""

    def hear(self, t: ArchitectsTable, event: int, seat: int, x: int, y: int, z: int) -> None:
        kept = trial(t)
        if y == seat or kept.seized >> x & 1:
            return
        if x == kept.princess:
            kept.seized |= 1 << x
            charge_virtue(t, seat, 1)
        elif x == kept.profiteer:
            kept.seized |= 1 << x
            gain_virtue(t, seat, 1)


# the reset ---------------------------------------------------------------------------------


def seats_from(t: ArchitectsTable, who: int) -> list[int]:
    """Clockwise."""
    return [(int(who) + k) % int(t.seats) for k in range(int(t.seats))]


class ProfiteersConsequence(PhaseStep[ArchitectsTable]):
    """What is pushed last comes first."""

    def run(self, t: ArchitectsTable, who: int) -> None:
        kept = trial(t)
        for seat in reversed(seats_from(t, who)):
            if t.players[seat].at[kept.profiteer] == 0:
                continue
            if kept.consequence == TAKE_DEBT:
                charge_debts(t, seat, 1)
            elif kept.consequence == GAIN_INFLUENCE:
                gain_influence(t, seat, 1)
            else:
                charge_virtue(t, seat, 1)


class JailingThere(PhaseStep[ArchitectsTable]):
    """Then all workers at the profiteer go to Prison."""

    def run(self, t: ArchitectsTable, who: int) -> None:
        place = trial(t).profiteer
        for seat in seats_from(t, who):
            p = t.players[seat]
            n = p.at[place]
            if n > 0:
                p.at[place] = 0
                p.prison += n
                t.tell(WORKERS_JAILED, seat, n)


class PrincesssReward(PhaseStep[ArchitectsTable]):
    """For all who have the most workers there, if anybody has one."""

    def run(self, t: ArchitectsTable, who: int) -> None:
        place = trial(t).princess
        most = max(1, *[int(p.at[place]) for p in t.players])
        for seat in seats_from(t, who):
            if t.players[seat].at[place] == most:
                gain_influence(t, seat, INFLUENCE_OF_PRINCESS)


class ClearingTokens(PhaseStep[ArchitectsTable]):
    def run(self, t: ArchitectsTable, who: int) -> None:
        trial(t).tokens = 0
        t.tell(TOKENS_CLEARED, who)


class MovingOn(PhaseStep[ArchitectsTable]):
    """An empty pile is made anew from all cards but the open one."""

    def run(self, t: ArchitectsTable, who: int) -> None:
        kept = trial(t)
        if kept.pile.left() == 0:
            kept.pile.lay(t.chance.shuffled(tuple(card for card in range(len(CARDS)) if card != kept.card)))
        kept.card = int(kept.pile.draw(t))
        t.tell(FIGURES_MOVED, who, kept.card)
