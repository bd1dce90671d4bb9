"""Constructing a building: what it needs, what it costs, what it does at once."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from royaume.games.architects.cards.deeds import (
    ALL_GAIN,
    ALL_PRISONERS_LOSE,
    CAPTURE_FREE,
    DESTROYS_DEBT,
    DISCARDS_APPRENTICE,
    FIRST_AT_END,
    GAIN,
    GAIN_EACH,
    GAIN_EITHER,
    GAIN_PER,
    HIRES_FREE,
    NO_DEED,
    RECOVERS_OR_CAPTURES,
    RELEASES_ALL,
    SELLS_PLAN,
    TAKES_DEBT,
    Deed,
)
from royaume.games.architects.counting import count
from royaume.games.architects.effects import (
    DiscardingApprentice,
    GainingEither,
    HiringFree,
    RecoveringOrCapturing,
    SellingPlan,
)
from royaume.games.architects.events import BUILDING_CONSTRUCTED
from royaume.games.architects.gaining import gain, gain_bundle
from royaume.games.architects.places.town_centre import Capturing
from royaume.games.architects.refusals import COST_UNPAYABLE, SKILL_MISSING
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.verbs import release
from royaume.games.architects.virtue import DestroyingDebts, apply_virtue, charge_debts, charge_virtue
from royaume.games.architects.vocabulary import SKILLS
from royaume.kernel.frame import ALLOWED, Step
from royaume.kernel.paying import Settling, payable

MANY_PRISONERS: Final = 3
BASIC_GOODS_EACH: Final = (1, 1, 1, 0, 0)


def known_skills(t: ArchitectsTable, seat: i64) -> i64:
    """Those that somebody in the crew has, as bits."""
    return t.ask(SKILLS, seat, t.players[seat].skills)


def missing_skills(t: ArchitectsTable, seat: i64, building: i64) -> i64:
    """The skills that a building needs and nobody has, as bits."""
    return t.catalogue.buildings[building].skills & ~known_skills(t, seat)


def why_unskilled(t: ArchitectsTable, seat: i64, building: i64) -> i64:
    return ALLOWED if missing_skills(t, seat, building) == 0 else SKILL_MISSING


def why_unpayable(t: ArchitectsTable, seat: i64, building: i64) -> i64:
    return ALLOWED if payable(t, seat, t.catalogue.buildings[building].price) else COST_UNPAYABLE


def construct(t: ArchitectsTable, seat: i64, building: i64) -> None:
    """Pay first."""
    t.then(Settling(seat, t.catalogue.buildings[building].price), Constructing(seat, building))


@final
@mypyc_attr(free_list_len=1)
class Constructing(Step[ArchitectsTable]):
    """The cost is paid: the card lies open, its virtue is applied, then it takes effect."""

    def __init__(self, who: i64, building: i64) -> None:
        super().__init__(who)
        self.building: Final = building

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        put_up(t, self.who, self.building)
        t.push(TakingEffect(self.who, self.building))
        apply_virtue(t, self.who, t.catalogue.buildings[self.building].virtue)

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.building)]

    def known(self, seat: i64) -> list[int]:
        """A card in hand is its owner's secret until it is paid for."""
        return self.numbers() if seat == self.who else [int(self.who)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and int(self.building) in t.players[self.who].hand


def put_up(t: ArchitectsTable, seat: i64, building: i64) -> None:
    p = t.players[seat]
    p.hand = p.hand.show(t, seat, building)
    p.built = p.built + (int(building),)
    t.tell(BUILDING_CONSTRUCTED, seat, building)


@final
@mypyc_attr(free_list_len=1)
class TakingEffect(Step[ArchitectsTable]):
    """The immediate effect, once the virtue is settled; what counts at the end only waits for it."""

    def __init__(self, who: i64, building: i64) -> None:
        super().__init__(who)
        self.building: Final = building

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        deed = t.catalogue.buildings[self.building].deed
        if NO_DEED < deed.kind < FIRST_AT_END:
            take_effect(t, self.who, self.building, deed)

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.building)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and int(self.building) in t.players[self.who].built


def take_effect(t: ArchitectsTable, seat: i64, building: i64, deed: Deed) -> None:
    """What the deed says; kinds that are not the base game's are its expansions'."""
    kind = deed.kind
    if kind == GAIN:
        gain(t, seat, deed.thing, deed.n)
    elif kind == GAIN_EITHER:
        t.push(GainingEither(seat, building))
    elif kind == GAIN_EACH:
        gain_bundle(t, seat, BASIC_GOODS_EACH)
    elif kind == GAIN_PER:
        gain(t, seat, deed.other, count(t, seat, deed.thing) // deed.n)
    elif kind == CAPTURE_FREE:
        t.push(Capturing(seat, deed.n, 0, 0, 1))
    elif kind == RECOVERS_OR_CAPTURES:
        t.push(RecoveringOrCapturing(seat))
    elif kind == HIRES_FREE:
        t.push(HiringFree(seat))
    elif kind == SELLS_PLAN:
        sell_a_plan(t, seat, deed.n)
    else:
        take_people_or_debts(t, seat, building, deed)


def take_people_or_debts(t: ArchitectsTable, seat: i64, building: i64, deed: Deed) -> None:
    """Debts, prisoners, apprentices, everybody's virtue or silver."""
    kind = deed.kind
    if kind == TAKES_DEBT:
        charge_debts(t, seat, deed.n)
    elif kind == DESTROYS_DEBT:
        if t.players[seat].debts > 0:
            t.push(DestroyingDebts(seat, 1))
    elif kind == RELEASES_ALL:
        release(t, seat, t.players[seat].prison)
    elif kind == ALL_GAIN:
        everybody_gains(t, seat, deed.thing, deed.n)
    elif kind == ALL_PRISONERS_LOSE:
        those_with_prisoners_lose_virtue(t, seat, deed.n)
    elif kind == DISCARDS_APPRENTICE:
        if len(t.players[seat].crew) > 0:
            t.push(DiscardingApprentice(seat))
    else:
        t.rules.effects[int(kind)].take(t, seat, building, deed.n)


def sell_a_plan(t: ArchitectsTable, seat: i64, gold: i64) -> None:
    if len(t.players[seat].hand) > 0:
        t.push(SellingPlan(seat, gold))


def everybody_gains(t: ArchitectsTable, seat: i64, thing: i64, n: i64) -> None:
    """What is pushed last is asked first: the active seat."""
    for k in range(t.seats - 1, -1, -1):
        gain(t, (seat + k) % t.seats, thing, n)


def those_with_prisoners_lose_virtue(t: ArchitectsTable, seat: i64, n: i64) -> None:
    """Three or more workers in Prison cost virtue; the active seat first."""
    for k in range(t.seats - 1, -1, -1):
        other = (seat + k) % t.seats
        if t.players[other].prison >= MANY_PRISONERS:
            charge_virtue(t, other, n)
