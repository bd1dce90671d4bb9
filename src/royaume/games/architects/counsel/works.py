"""What can be built, and what the nearest plan still lacks."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.cathedral import LEVELS, what_is_lacking, why_barred
from royaume.games.architects.construction import missing_skills
from royaume.games.architects.counsel.people import visit
from royaume.games.architects.counsel.urgency import NEXT_PLAN, NO_PLANS, WORKS
from royaume.games.architects.lacking import goods_lacking
from royaume.games.architects.places.workshop import Hiring
from royaume.games.architects.table import ArchitectsTable, slots
from royaume.games.architects.vocabulary import (
    CLAY,
    FOREST,
    GOLD,
    GOOD_IDS,
    GUILDHALL,
    MARBLE,
    MINES,
    QUARRY,
    SILVER,
    SILVERSMITH,
    STONE,
    STOREHOUSE,
    WOOD,
    WORKSHOP,
)
from royaume.kernel.choices import Meaning
from royaume.kernel.counsel import Adviser, Counsel
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import ALLOWED

SKILL_EFFORT: Final = 4  # goods that are as far away as a skill
PLACE_OF: Final[dict[int, int]] = {
    CLAY: MINES,
    WOOD: FOREST,
    STONE: QUARRY,
    GOLD: MINES,
    MARBLE: STOREHOUSE,
    SILVER: SILVERSMITH,
}
GOODS_FOR_MARBLE: Final = 3


@final
class SomethingCanBeBuilt(Adviser[ArchitectsTable]):
    """A plan in hand, or the next level of the Cathedral: whichever brings more points."""

    def counsel(self, t: ArchitectsTable, seat: i64) -> Counsel | None:
        building = best_plan(t, seat)
        points = points_of_level(t, seat)
        if building != NO_CARD and points_of(t, building) >= points:
            there = Meaning("construct", {"building": int(building)})
            args = {"building": int(building), "points": int(points_of(t, building))}
            return Counsel("construct", args, [visit(GUILDHALL), there])
        if points <= 0:
            return None
        return Counsel("advance", {"points": int(points)}, [visit(GUILDHALL), Meaning("advance_cathedral")])


def best_plan(t: ArchitectsTable, seat: i64) -> i64:
    """Of the plans that can be constructed now, the one with most points."""
    best: i64 = NO_CARD
    for building in t.players[seat].hand.cards:
        if effort(t, seat, building) == 0 and (best == NO_CARD or points_of(t, building) > points_of(t, best)):
            best = building
    return best


def points_of(t: ArchitectsTable, building: i64) -> i64:
    return t.catalogue.buildings[building].points


def points_of_level(t: ArchitectsTable, seat: i64) -> i64:
    """What the next level of the Cathedral adds, if it can be entered now."""
    if why_barred(t, seat) != ALLOWED or what_is_lacking(t, seat) != ALLOWED:
        return 0
    level = t.players[seat].level
    return LEVELS[level + 1].points - LEVELS[level].points


def effort(t: ArchitectsTable, seat: i64, building: i64) -> i64:
    """How far away a plan is, about in goods."""
    lacking = sum(goods_lacking(t, seat, t.catalogue.buildings[building].price).values())
    return lacking + SKILL_EFFORT * skills_in(missing_skills(t, seat, building))


def skills_in(skills: i64) -> i64:
    n: i64 = 0
    while skills != 0:
        skills &= skills - 1
        n += 1
    return n


@final
class NoPlanInHand(Adviser[ArchitectsTable]):
    """Nothing to build, and nothing to give up for the Cathedral."""

    def counsel(self, t: ArchitectsTable, seat: i64) -> Counsel | None:
        if len(t.players[seat].hand.cards) > 0:
            return None
        return Counsel("no_plans", {}, [visit(WORKSHOP), Meaning("draw_plans")])


@final
class NextPlan(Adviser[ArchitectsTable]):
    """What the nearest plan lacks first, and where that is to be had."""

    def counsel(self, t: ArchitectsTable, seat: i64) -> Counsel | None:
        plan: i64 = NO_CARD
        for building in t.players[seat].hand.cards:
            if plan == NO_CARD or effort(t, seat, building) < effort(t, seat, plan):
                plan = building
        if plan == NO_CARD:
            return None
        skills = missing_skills(t, seat, plan)
        return lacking_goods(t, seat, plan) if skills == 0 else lacking_skill(t, seat, plan, skills)


def lacking_skill(t: ArchitectsTable, seat: i64, plan: i64, skills: i64) -> Counsel:
    """The cheapest apprentice who has one of the skills; if there is none, other plans help."""
    hiring = Hiring(seat, t.players[seat].at[WORKSHOP] + 1)
    best: i64 = -1
    for slot in range(slots(t)):
        card = t.row[slot]
        fits = card != NO_CARD and t.catalogue.apprentices[card].skills & skills != 0
        if fits and (best < 0 or hiring.cost(t, slot) < hiring.cost(t, best)):
            best = slot
    if best < 0:
        return Counsel("skill_nowhere", {"building": int(plan)}, [visit(WORKSHOP), Meaning("draw_plans")])
    apprentice = int(t.row[best])
    args = {"building": int(plan), "apprentice": apprentice, "silver": int(hiring.cost(t, best))}
    if t.players[seat].goods[SILVER] < hiring.cost(t, best):
        return Counsel("skill_no_silver", args, [visit(SILVERSMITH)])
    return Counsel("skill", args, [visit(WORKSHOP), Meaning("hire", {"apprentice": apprentice})])


def lacking_goods(t: ArchitectsTable, seat: i64, plan: i64) -> Counsel | None:
    """The first of the goods that are missing."""
    missing = goods_lacking(t, seat, t.catalogue.buildings[plan].price)
    for good in range(SILVER + 1):
        n = missing.get(GOOD_IDS[good], 0)
        if n > 0:
            place, deed = source_of(t, seat, good)
            args = {"building": int(plan), "good": good, "n": n, "place": place}
            return Counsel("goods", args, [visit(place), *deed])
    return None


def source_of(t: ArchitectsTable, seat: i64, good: int) -> tuple[int, list[Meaning]]:
    """The place that brings a good, and what to choose there."""
    p = t.players[seat]
    if good == MARBLE and p.goods[WOOD] + p.goods[STONE] < GOODS_FOR_MARBLE:
        return FOREST, []
    if good == MARBLE:
        return STOREHOUSE, [Meaning("storehouse_marble")]
    return PLACE_OF[good], [Meaning("mine", {"good": good})]


WORKING: Final[list[Adviser[ArchitectsTable]]] = [
    SomethingCanBeBuilt(WORKS),
    NoPlanInHand(NO_PLANS),
    NextPlan(NEXT_PLAN),
]
