"""The influence track: gained and lost, and the purse that pays with it."""

from __future__ import annotations

from royaume.games.architects.prices import INFLUENCE_DUE as INFLUENCE
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.verbs import draw_plans
from royaume.games.architects.vocabulary import GOLD, MARBLE, SILVER
from royaume.kernel.ints import bit
from royaume.kernel.paying import Purse
from royaume.kernel.price import Price

from .kept import trial
from .vocabulary import BRINGS_CARD, FOR_PRECIOUS, FOR_SILVER, INFLUENCE_GAINED, INFLUENCE_LOST, MOST_INFLUENCE


def gain_influence(t: ArchitectsTable, seat: int, n: int) -> None:
    """Whoever comes up to 5 or 9 draws a building card, unless the rules play the seat."""
    before = trial(t).influence[seat]
    after = min(before + n, MOST_INFLUENCE)
    if after == before:
        return
    trial(t).influence[seat] = after
    t.tell(INFLUENCE_GAINED, seat, after - before)
    if not t.players[seat].automatic:
        draw_plans(t, seat, sum(1 for mark in BRINGS_CARD if before < mark <= after))


def lose_influence(t: ArchitectsTable, seat: int, n: int) -> None:
    if n > 0:
        trial(t).influence[seat] -= n
        t.tell(INFLUENCE_LOST, seat, n)


def influence_left(t: ArchitectsTable, seat: int, price: Price) -> int:
    """Besides what this price takes already. Whoever is played by the rules never pays with it."""
    return 0 if t.players[seat].automatic else trial(t).influence[seat] - int(price.of(INFLUENCE))


class InfluencePurse(Purse[ArchitectsTable]):
    def short(self, t: ArchitectsTable, seat: int, price: Price) -> int:
        due = price.of(INFLUENCE)
        return int(bit(INFLUENCE)) if due > 0 and due > trial(t).influence[seat] else 0

    def relief(self, t: ArchitectsTable, seat: int) -> int:
        influence = trial(t).influence[seat]
        kinds = 0
        if influence >= FOR_SILVER or trial(t).credit[seat] > 0:
            kinds |= bit(SILVER)
        if influence >= FOR_PRECIOUS:
            kinds |= bit(GOLD) | bit(MARBLE)
        return int(kinds)

    def spend(self, t: ArchitectsTable, seat: int, price: Price) -> None:
        lose_influence(t, seat, int(price.of(INFLUENCE)))
