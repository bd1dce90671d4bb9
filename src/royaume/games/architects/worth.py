"""How good a table is for a seat, in tenths of a point: what a greedy player looks at."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from royaume.games.architects.cards.profit import GOOD_WORTH, POINT, VIRTUE_WORTH, effort_for
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

OWN_WEIGHT: Final = 2
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
    people = out.room(1)
    add_plans(t, p, out)
    out.add(len(p.crew))
    out.add(len(p.built))
    out.put(people, hands_worth(t, seat) + add_skills(t, seat, out) * SKILL_WORTH)
    out.add(captives_of(p))
    out.add(held_elsewhere(t, seat))
    out.add_flag(why_closed(t, seat) == ALLOWED)


def add_skills(t: ArchitectsTable, seat: i64, out: Observation) -> i64:
    """How often each is shown; in all, how many are."""
    shown: i64 = 0
    for skill in range(SKILLS):
        times = skilled(t, seat, skill)
        out.add(times)
        if times > 0:
            shown += 1
    return shown


def add_plans(t: ArchitectsTable, p: Player, out: Observation) -> None:
    """What they are worth together; then the best ones in falling order."""
    together = out.room(1)
    first = out.room(BEST_PLANS)
    for building in p.hand.cards:
        ready = readiness(t, p, building)
        for place in range(first, first + BEST_PLANS):
            if ready > out.items[place]:
                held = out.items[place]
                out.put(place, ready)
                ready = held
    out.put(together, plans_held(t, p) + best_plans_worth(out.items[first], out.items[first + 1]))


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
    hopes = goods_worth(t.players[seat]) + people_worth(t, seat) + plans_worth(t, t.players[seat])
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
    return max(p.goods[good] - GOOD_ENOUGH[good], 0)


def loose_ends(p: Player) -> i64:
    """In the last turns only what scores counts; but nothing is thrown away for nothing."""
    return p.goods[SILVER] % POINT + len(p.crew) + len(p.hand.cards) + p.supply


def goods_worth(p: Player) -> i64:
    n: i64 = 0
    for good in range(SILVER + 1):
        n += (p.goods[good] - surplus(p, good)) * GOOD_WORTH[good]
    return n


def people_worth(t: ArchitectsTable, seat: i64) -> i64:
    """Who works, and what is shown of skills."""
    n = hands_worth(t, seat)
    for skill in range(SKILLS):
        if skilled(t, seat, skill) > 0:
            n += SKILL_WORTH
    return n


def hands_worth(t: ArchitectsTable, seat: i64) -> i64:
    """Workers at hand and at work, captives, apprentices, virtue."""
    p = t.players[seat]
    n = p.supply * WORKER_WORTH + captives_of(p) * CAPTIVE_WORTH
    n -= (p.prison + held_elsewhere(t, seat)) * CAPTIVE_WORTH
    for place in range(OPEN_PLACES):
        n += min(p.at[place], 4) * STANDING_WORTH
    return n + len(p.crew) * APPRENTICE_WORTH + p.virtue * VIRTUE_WORTH


def plans_worth(t: ArchitectsTable, p: Player) -> i64:
    """Cards in hand, and above all how near the best of them is to being built."""
    best: i64 = 0
    second: i64 = 0
    for building in p.hand.cards:
        ready = readiness(t, p, building)
        if ready > best:
            second = best
            best = ready
        elif ready > second:
            second = ready
    return plans_held(t, p) + best_plans_worth(best, second)


def plans_held(t: ArchitectsTable, p: Player) -> i64:
    n = min(len(p.hand.cards), PLANS_ENOUGH) * PLAN_WORTH
    if p.chosen != NO_CARD:
        n += t.catalogue.buildings[p.chosen].profit // PROFIT_SHARE
    for building in p.hand.cards:
        n += t.catalogue.buildings[building].profit // PROFIT_SHARE
    return n


def best_plans_worth(best: i64, second: i64) -> i64:
    return best + second // 2


def readiness(t: ArchitectsTable, p: Player, building: i64) -> i64:
    """The profit of a plan by the part of its cost that is there; little of it while a skill is missing."""
    card = t.catalogue.buildings[building]
    amounts = card.price.amounts
    have: i64 = 0
    for good in range(SILVER):
        have += effort_for(good) * min(p.goods[good], amounts[good])
    value = max(card.profit, LEAST_PROFIT) * have // card.effort
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
