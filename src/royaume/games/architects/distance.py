"""How far a seat is from building something, in efforts: one is about a basic good that is missing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from royaume.games.architects.cathedral import LEVELS, why_closed
from royaume.games.architects.construction import known_skills
from royaume.games.architects.prices import EITHER
from royaume.games.architects.table import ArchitectsTable, Player
from royaume.games.architects.virtue import CATHEDRAL_FROM
from royaume.games.architects.vocabulary import MARBLE, SILVER, STONE, WOOD
from royaume.kernel.frame import ALLOWED
from royaume.kernel.price import Price

FARTHEST: Final = 12  # whatever is farther away is out of sight
EFFORTS: Final[list[i64]] = [1, 1, 1, 2, 1]  # for each good that is missing; for marble, on top of what it is made of
MARBLE_TAKES: Final = 3  # wood and stone
HIRING: Final = 6
SILVER_FOR_HIRING: Final = 4
RISING: Final = 2  # for each point of virtue
DRAWING: Final = 3
TAKING_BACK: Final = 2


def distance(t: ArchitectsTable, seat: i64) -> i64:
    """To the nearest of one's plans, or to the next level of the Cathedral."""
    p = t.players[seat]
    skills = known_skills(t, seat)
    nearest = min(to_next_level(t, seat), FARTHEST)
    for building in p.hand.cards:
        nearest = min(nearest, to_plan(t, p, building, skills))
    return nearest if p.supply > 0 else nearest + TAKING_BACK


def to_plan(t: ArchitectsTable, p: Player, building: i64, skills: i64) -> i64:
    card = t.catalogue.buildings[building]
    price = card.price
    n = to_goods(p, price) + to_marble(p, price, price.amounts[WOOD] + price.amounts[STONE])
    missing = card.skills & ~skills
    if missing == 0:
        return n
    n += HIRING - min(p.goods[SILVER], SILVER_FOR_HIRING)
    return n if missing & (missing - 1) == 0 else n + HIRING  # one hand may bring one skill


def to_next_level(t: ArchitectsTable, seat: i64) -> i64:
    if why_closed(t, seat) != ALLOWED:
        return FARTHEST
    p = t.players[seat]
    price = LEVELS[p.level + 1].price
    mixed = price.of(EITHER)
    n = to_goods(p, price) + to_marble(p, price, mixed) + max(mixed - p.goods[WOOD] - p.goods[STONE], 0)
    n += max(CATHEDRAL_FROM - p.virtue, 0) * RISING
    return n if len(p.hand.cards) > 0 else n + DRAWING


def to_goods(p: Player, price: Price) -> i64:
    """What is missing of the goods that a price names."""
    n: i64 = 0
    for good in range(SILVER):
        n += max(price.amounts[good] - p.goods[good], 0) * EFFORTS[good]
    return n


def to_marble(p: Player, price: Price, reserved: i64) -> i64:
    """Marble that is missing is made of wood and stone, as far as the price leaves some."""
    missing = price.amounts[MARBLE] - p.goods[MARBLE]
    if missing <= 0:
        return 0
    spare = max(p.goods[WOOD] + p.goods[STONE] - reserved, 0)
    return max(missing * MARBLE_TAKES - spare, 0)
