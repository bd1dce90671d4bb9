"""What a player still lacks to construct a building."""

from __future__ import annotations

from mypy_extensions import i64

from royaume.games.architects.construction import missing_skills
from royaume.games.architects.prices import at_least_nothing
from royaume.games.architects.purse import silver_due
from royaume.games.architects.shown import LackShown
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import GOOD_IDS, GOODS, SILVER, SKILL_IDS
from royaume.kernel.ints import bit
from royaume.kernel.paying import payable, ways_to_settle
from royaume.kernel.price import Price


def lacking(t: ArchitectsTable, seat: i64, building: i64) -> LackShown | None:
    """Nothing exactly when it could be constructed, tools that help to pay aside."""
    goods = goods_lacking(t, seat, t.catalogue.buildings[building].price)
    skills = skills_lacking(t, seat, building)
    return LackShown(goods, skills) if goods or skills else None


def skills_lacking(t: ArchitectsTable, seat: i64, building: i64) -> list[str]:
    missing = missing_skills(t, seat, building)
    return [SKILL_IDS[i] for i in range(len(SKILL_IDS)) if missing & bit(i) != 0]


def goods_lacking(t: ArchitectsTable, seat: i64, price: Price) -> dict[str, int]:
    """Settled so that as few as possible are missing; of equal ways, the one nearest to what is printed."""
    if payable(t, seat, price):
        return {}
    missing: list[int] = []
    fewest = (0, 0)
    for settled in ways_to_settle(t, seat, price):
        found = goods_missing(t, seat, settled)
        rank = (sum(found), difference(settled, price))
        if len(missing) == 0 or rank < fewest:
            missing = found
            fewest = rank
    return {GOOD_IDS[good]: n for good, n in enumerate(missing) if n > 0}


def goods_missing(t: ArchitectsTable, seat: i64, price: Price) -> list[int]:
    goods = t.players[seat].goods
    missing: list[int] = []
    for good in range(GOODS):
        due = silver_due(t, seat, price) if good == SILVER else price.of(good)
        missing.append(int(at_least_nothing(due - goods[good])))
    return missing


def difference(one: Price, other: Price) -> int:
    n = 0
    for good in range(GOODS):
        n += abs(int(one.of(good) - other.of(good)))
    return n
