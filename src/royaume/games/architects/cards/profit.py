"""What a building is worth beyond its cost, for whoever weighs plans: as fixed as the card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from royaume.games.architects.vocabulary import GOLD, SILVER
from royaume.kernel.price import Price

POINT: Final = 10  # all worth is in tenths of a point
GOOD_WORTH: Final[list[i64]] = [4, 5, 5, 3, 5, 4]  # besides the points that gold, marble and silver bring
VIRTUE_WORTH: Final = 4


def profit_of(points: i64, virtue: i64, price: Price) -> i64:
    cost: i64 = 0
    for good in range(SILVER):
        cost += price.amounts[good] * (GOOD_WORTH[good] + (POINT if good >= GOLD else 0))
    return points * POINT + virtue * VIRTUE_WORTH - cost


def effort_of(price: Price) -> i64:
    effort: i64 = 0
    for good in range(SILVER):
        effort += price.amounts[good] * effort_for(good)
    return effort


def effort_for(good: i64) -> i64:
    """How much it takes to have one."""
    return 2 if good >= GOLD else 1
