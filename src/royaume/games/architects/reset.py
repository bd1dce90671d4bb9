"""The Black Market's reset: workers to Prison, a card turned, the cards that react, then the price of prisoners."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from royaume.games.architects.construction import those_with_prisoners_lose_virtue
from royaume.games.architects.events import MARKET_CARD_FLIPPED, MARKET_CARDS_SHUFFLED, MARKET_RESET
from royaume.games.architects.reset_effects import ReactingToReset, reacts_to_reset
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.verbs import jail_market
from royaume.games.architects.virtue import charge_debts
from royaume.games.architects.vocabulary import RESETTING
from royaume.kernel.phase import Phase, PhaseStep


@final
@mypyc_attr(free_list_len=1)
class Resetting(Phase[ArchitectsTable]):
    """What is left of a reset; see RESET."""

    def number(self) -> i64:
        return RESETTING

    def from_step(self, at: i64) -> Resetting:
        return Resetting(self.who, at)


@final
class JailingMarket(PhaseStep[ArchitectsTable]):
    """All workers at the Black Market go to Prison."""

    def run(self, t: ArchitectsTable, who: i64) -> None:
        t.tell(MARKET_RESET, who)
        for seat in range(t.seats):
            jail_market(t, seat)


@final
class FlippingCard(PhaseStep[ArchitectsTable]):
    """The market's goods change."""

    def run(self, t: ArchitectsTable, who: i64) -> None:
        flip_market_card(t, who)


def flip_market_card(t: ArchitectsTable, seat: i64) -> None:
    """The top small card is turned onto the large pile; an empty pile is first made anew from the large one."""
    if len(t.small) == 0:
        t.tell(MARKET_CARDS_SHUFFLED, seat)
    t.small, t.large = t.small.turn_over(t, t.large)
    t.tell(MARKET_CARD_FLIPPED, seat, t.large[0])


@final
class Reactions(PhaseStep[ArchitectsTable]):
    """Everybody's cards that react, the active seat's first."""

    def run(self, t: ArchitectsTable, who: i64) -> None:
        for k in range(t.seats - 1, -1, -1):
            seat = (who + k) % t.seats
            if reacts_to_reset(t, seat):
                t.push(ReactingToReset(seat, ()))


@final
class CountingPrisoners(PhaseStep[ArchitectsTable]):
    """Three or more workers in Prison cost 1 virtue."""

    def run(self, t: ArchitectsTable, who: i64) -> None:
        those_with_prisoners_lose_virtue(t, who, 1)


@final
class IndebtingMost(PhaseStep[ArchitectsTable]):
    """All who have the most workers in Prison take a debt; nobody does if nobody is there."""

    def run(self, t: ArchitectsTable, who: i64) -> None:
        most: i64 = 1
        for p in t.players:
            if p.prison > most:
                most = p.prison
        for k in range(t.seats - 1, -1, -1):
            seat = (who + k) % t.seats
            if t.players[seat].prison == most:
                charge_debts(t, seat, 1)


RESET: Final[list[PhaseStep[ArchitectsTable]]] = [
    JailingMarket("workers_to_prison"),
    FlippingCard("market_card"),
    Reactions("reactions"),
    CountingPrisoners("many_prisoners"),
    IndebtingMost("most_prisoners"),
]
