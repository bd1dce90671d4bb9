"""How good a table is for a seat, in tenths of a point: what a greedy player looks at."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from royaume.games.architects.cathedral import LEVELS, TOP, why_closed
from royaume.games.architects.counting import skilled
from royaume.games.architects.distance import distance
from royaume.games.architects.prices import EITHER
from royaume.games.architects.scoring import final_score
from royaume.games.architects.table import (
    NO_FINAL_ROUND,
    ArchitectsTable,
    Player,
    captives_of,
    held_elsewhere,
)
from royaume.games.architects.vocabulary import (
    GOLD,
    MARBLE,
    OPEN_PLACES,
    SILVER,
    STONE,
    WOOD,
)
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import ALLOWED
from royaume.kernel.observing import Observation

POINT: Final = 10
OWN_WEIGHT: Final = 2
GOOD_WORTH: Final[list[i64]] = [4, 5, 5, 3, 5, 4]  # besides the points that gold, marble and silver bring
GOOD_ENOUGH: Final[list[i64]] = [5, 6, 6, 3, 3, 6]  # beyond that, more of the same is worth nothing
HEAP_DISCOUNT: Final = 6
HEAP_ENOUGH: Final = 8
SAFE_LEAD: Final = 300
EAGERNESS: Final = 8
LAYING_DOWN: Final = 3  # the turn that goes to the Guildhall
WORK_WORTH: Final = 30
WORKER_WORTH: Final = 4
STANDING_WORTH: Final = 3  # a worker at a place makes the next visit there better
CAPTIVE_WORTH: Final = 3
PLAN_WORTH: Final = 7
PLANS_ENOUGH: Final = 4
PROFIT_SHARE: Final = 6
LEAST_PROFIT: Final = 15
READY_SHARE: Final = 3  # tenths
UNREADY_SHARE: Final = 1
APPRENTICE_WORTH: Final = 16
SKILL_WORTH: Final = 24
VIRTUE_WORTH: Final = 4
SKILLS: Final = 3


BEST_PLANS: Final = 3
PROSPECTS: Final = (
    *("points", "works", "distance", "next_level", "goods", "people", "plans"),
    *("plan.0", "plan.1", "plan.2"),
    *("crew", "built", "skill.0", "skill.1", "skill.2", "captives", "captured", "cathedral"),
)


def sum_up(t: ArchitectsTable, seat: i64, out: Observation) -> None:
    """The parts of what a seat is worth, one by one; the plans nearest to being built; people and skills."""
    p = t.players[seat]
    out.add(points(t, seat))
    out.add(works_worth(t, seat))
    out.add(distance(t, seat))
    out.add(next_level_worth(t, seat))
    out.add(goods_worth(p))
    out.add(people_worth(t, seat))
    out.add(plans_worth(t, seat))
    add_best_plans(t, p, out)
    out.add(len(p.crew))
    out.add(len(p.built))
    for skill in range(SKILLS):
        out.add(skilled(t, seat, skill))
    out.add(captives_of(p))
    out.add(held_elsewhere(t, seat))
    out.add_flag(why_closed(t, seat) == ALLOWED)


def add_best_plans(t: ArchitectsTable, p: Player, out: Observation) -> None:
    """In falling order."""
    first = out.room(BEST_PLANS)
    for building in p.hand.cards:
        ready = readiness(t, p, building)
        for place in range(first, first + BEST_PLANS):
            if ready > out.items[place]:
                held = out.items[place]
                out.items[place] = ready
                ready = held


def worth(t: ArchitectsTable, seat: i64) -> i64:
    """One's own points and prospects, less half of the others' points and all of their prospects, on average.

    Ending the game takes everybody's prospects, but is good for whoever leads.
    """
    others: i64 = 0
    best: i64 = -100_000
    for other in range(t.seats):
        if other != seat:
            theirs = points(t, other)
            best = max(best, theirs)
            others += theirs + OWN_WEIGHT * prospects(t, other)
    mine = points(t, seat)
    future = prospects(t, seat)
    future += max(min(mine - best, SAFE_LEAD), -SAFE_LEAD) if is_ending(t) else -restlessness(t, seat)
    return (mine + future) * OWN_WEIGHT * (t.seats - 1) - others


def points(t: ArchitectsTable, seat: i64) -> i64:
    """As if the game ended now; before the last turns, gold and marble in a heap count less or nothing."""
    scored = final_score(t, seat) * POINT
    p = t.players[seat]
    if is_ending(t):
        return scored + loose_ends(p)
    heap = surplus(p, GOLD) + surplus(p, MARBLE)
    return scored - heap * HEAP_DISCOUNT - max(heap - HEAP_ENOUGH, 0) * (POINT - HEAP_DISCOUNT)


def is_ending(t: ArchitectsTable) -> bool:
    return t.over or t.turns_left != NO_FINAL_ROUND


def prospects(t: ArchitectsTable, seat: i64) -> i64:
    """What may still become points; and what is built, which brought the end nearer."""
    works = works_worth(t, seat)
    if is_ending(t):
        return works
    hopes = goods_worth(t.players[seat]) + people_worth(t, seat) + plans_worth(t, seat)
    return works + hopes + next_level_worth(t, seat)


def works_worth(t: ArchitectsTable, seat: i64) -> i64:
    """What is built; before the last turns, also what the expansions promise."""
    p = t.players[seat]
    works = (len(p.built) + p.level) * WORK_WORTH
    if not is_ending(t):
        for slot in t.kept:
            works += slot.kept.prospects(t, seat)
    return works


def restlessness(t: ArchitectsTable, seat: i64) -> i64:
    """How far it still is to the Guildhall: every round in which nobody goes there makes it count more.

    So whoever goes to and fro without building anything finds it ever worse, and seeks another way.
    """
    quiet_rounds = t.quiet // t.seats
    return (EAGERNESS + quiet_rounds) * (distance(t, seat) + LAYING_DOWN)


def surplus(p: Player, good: i64) -> i64:
    """Beyond what is enough of a good."""
    more = p.goods[good] - GOOD_ENOUGH[good]
    return more if more > 0 else 0


def loose_ends(p: Player) -> i64:
    """In the last turns only what scores counts; but nothing is thrown away for nothing."""
    return p.goods[SILVER] % POINT + len(p.crew) + len(p.hand.cards) + p.supply


def goods_worth(p: Player) -> i64:
    n: i64 = 0
    for good in range(SILVER + 1):
        n += (p.goods[good] - surplus(p, good)) * GOOD_WORTH[good]
    return n


def people_worth(t: ArchitectsTable, seat: i64) -> i64:
    """Workers at hand and at work, captives, apprentices and their skills, virtue."""
    p = t.players[seat]
    n = p.supply * WORKER_WORTH + captives_of(p) * CAPTIVE_WORTH
    n -= (p.prison + held_elsewhere(t, seat)) * CAPTIVE_WORTH
    for place in range(OPEN_PLACES):
        n += min(p.at[place], 4) * STANDING_WORTH
    n += len(p.crew) * APPRENTICE_WORTH
    for skill in range(SKILLS):
        if skilled(t, seat, skill) > 0:
            n += SKILL_WORTH
    return n + p.virtue * VIRTUE_WORTH


def plans_worth(t: ArchitectsTable, seat: i64) -> i64:
    """Cards in hand, and above all how near the best of them is to being built."""
    p = t.players[seat]
    n = min(len(p.hand.cards), PLANS_ENOUGH) * PLAN_WORTH
    best: i64 = 0
    second: i64 = 0
    if p.chosen != NO_CARD:
        n += profit(t, p.chosen) // PROFIT_SHARE
    for building in p.hand.cards:
        n += profit(t, building) // PROFIT_SHARE
        ready = readiness(t, p, building)
        if ready > best:
            second = best
            best = ready
        elif ready > second:
            second = ready
    return n + best + second // 2


def profit(t: ArchitectsTable, building: i64) -> i64:
    """What a building is worth beyond its cost."""
    card = t.catalogue.buildings[building]
    amounts = card.price.amounts
    cost: i64 = 0
    for good in range(SILVER):
        cost += amounts[good] * (GOOD_WORTH[good] + (POINT if good >= GOLD else 0))
    return card.points * POINT + card.virtue * VIRTUE_WORTH - cost


def readiness(t: ArchitectsTable, p: Player, building: i64) -> i64:
    """The profit of a plan by the part of its cost that is there; little of it while a skill is missing."""
    card = t.catalogue.buildings[building]
    amounts = card.price.amounts
    need: i64 = 0
    have: i64 = 0
    for good in range(SILVER):
        weight: i64 = 2 if good >= GOLD else 1
        need += weight * amounts[good]
        have += weight * min(p.goods[good], amounts[good])
    value = max(profit(t, building), LEAST_PROFIT) * have // need
    return value * READY_SHARE // 10 if card.skills & ~p.skills == 0 else value * UNREADY_SHARE // 10


def next_level_worth(t: ArchitectsTable, seat: i64) -> i64:
    """The next level of the Cathedral by the part of its cost that is there."""
    p = t.players[seat]
    if p.level >= TOP or why_closed(t, seat) != ALLOWED:
        return 0
    level = LEVELS[p.level + 1]
    gold, marble, mixed = level.price.of(GOLD), level.price.of(MARBLE), level.price.of(EITHER)
    have = min(p.goods[GOLD], gold) + min(p.goods[MARBLE], marble) + min(p.goods[WOOD] + p.goods[STONE], mixed)
    gained = level.points - LEVELS[p.level].points
    return gained * POINT * have // (gold + marble + mixed) * READY_SHARE // 10
