"""A table as one seat might imagine it: what it does not know is dealt again."""

from __future__ import annotations

from mypy_extensions import i64

from royaume.games.viscounts.table import ViscountsTable
from royaume.games.viscounts.vocabulary import SEGMENTS
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.deck import dealt_again_below


def resample(t: ViscountsTable, viewer: i64, dice: Dice) -> ViscountsTable:
    """Hands and piles of others, the order of the own pile, what lies under open cards, an opponent's cards."""
    again = t.copy()
    again.chance = Chance(dice.key())
    for seat in range(t.seats):
        again.players[seat].cards.deal_again(again.chance, own=seat == viewer)
    townsfolk = dealt_again_below(list(t.townsfolk), again.chance)
    manuscripts = dealt_again_below(list(t.manuscripts), again.chance)
    for segment in range(SEGMENTS):
        again.townsfolk[segment] = townsfolk[segment]
        again.manuscripts[segment] = manuscripts[segment]
    again.opponent.deal_again(again)
    return again
