"""What influence and the wonders promise a seat, in tenths of a point: what a greedy player looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from royaume.games.architects.cards.profit import POINT
from royaume.games.architects.expansions.wonders.vocabulary import WONDERS
from royaume.games.architects.expansions.wonders.wonder_cards import POINTS, WONDER_CARDS
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import NO_SEAT

if TYPE_CHECKING:
    from royaume.games.architects.expansions.wonders.kept import WondersKept

INFLUENCE_WORTH: Final = 3
READY_SHARE: Final = 4  # tenths


def prospects_of(t: ArchitectsTable, kept: WondersKept, seat: i64) -> i64:
    """Influence for whatever it may pay for, and the wonder that is nearest to being constructed."""
    if t.players[seat].automatic:
        return 0
    best: i64 = 0
    for wonder in range(WONDERS):
        if kept.owner[wonder] == NO_SEAT:
            best = max(best, readiness(t, kept, seat, wonder))
    return kept.influence[seat] * INFLUENCE_WORTH + best


def readiness(t: ArchitectsTable, kept: WondersKept, seat: i64, wonder: i64) -> i64:
    """Its points by the part of its price that is there; nothing before half of it is."""
    card = WONDER_CARDS[wonder]
    goods = max(card.amount - kept.on_wonder[wonder], 0)
    need = goods + card.influence
    have = min(t.players[seat].goods[card.good], goods) + min(kept.influence[seat], card.influence)
    if 2 * have < need:
        return 0
    return POINTS * POINT * have // need * READY_SHARE // 10
