"""Putting a building on a spot: what the spot gives, what links give to the owners at both ends."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from royaume.games.viscounts.buildings import built_of_type, is_empty
from royaume.games.viscounts.effects import BUILD_HERE, NOTHING
from royaume.games.viscounts.events import BUILDING_BUILT, LINK_MADE
from royaume.games.viscounts.gaining import Granting, give
from royaume.games.viscounts.table import FREE, ViscountsTable, reindex
from royaume.games.viscounts.vocabulary import (
    BUILDING_TYPES,
    KINDS_OF_SPACE,
    MOST_SITES,
    SITES,
    SLOTS,
    SLOTS_OF_TYPE,
    segment_of,
    type_of,
)
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import Frame, Step
from royaume.kernel.ints import bit
from royaume.kernel.module import Effect

# which spots may be chosen
ANYWHERE: Final = 0
SEGMENT_ONLY: Final = 1  # of the Viscount
SIDE_ONLY: Final = 2  # on the Viscount's side of the river
SCOPES: Final = 3
NO_SPOT: Final = -1


def may_stand(t: ViscountsTable, seat: i64, site: i64, scope: i64) -> bool:
    """Whether a spot is there, free, and within reach."""
    printed = t.sides[site]
    if printed.gain == NOTHING or t.sites[site] != FREE:
        return False
    if scope == ANYWHERE:
        return True
    space = t.players[seat].space
    if site // MOST_SITES != segment_of(space):
        return False
    return scope == SEGMENT_ONLY or printed.side == space % KINDS_OF_SPACE


def has_spot(t: ViscountsTable, seat: i64, scope: i64) -> bool:
    first: i64 = 0
    last: i64 = SITES
    if scope != ANYWHERE:
        first = segment_of(t.players[seat].space) * MOST_SITES
        last = first + MOST_SITES
    for site in range(first, last):
        if may_stand(t, seat, site, scope):
            return True
    return False


def build(t: ViscountsTable, seat: i64, slot: i64, scope: i64) -> None:
    """The building of this slot is to stand on a spot; where there is only one, nobody is asked."""
    found: i64 = NO_SPOT
    for site in range(SITES):
        if may_stand(t, seat, site, scope):
            if found != NO_SPOT:
                t.push(ChoosingSpot(seat, slot, scope))
                return
            found = site
    if found != NO_SPOT:
        put_up(t, seat, slot, found)


def put_up(t: ViscountsTable, seat: i64, slot: i64, site: i64) -> None:
    """First the effect of the spot, then each link that is completed; the slot's ability is active at once."""
    p = t.players[seat]
    p.slots |= bit(slot)
    t.sites[site] = seat * BUILDING_TYPES + type_of(slot)
    reindex(t, seat)
    push_links(t, seat, site)
    t.tell(BUILDING_BUILT, seat, slot, site)
    give(t, seat, t.sides[site].gain)


# links --------------------------------------------------------------------------------------


def following(t: ViscountsTable, site: i64) -> i64:
    """The next spot clockwise."""
    segment = site // MOST_SITES
    after = site + 1
    if after % MOST_SITES != 0 and t.sides[after].gain != NOTHING:
        return after
    return t.ring.next[segment] * MOST_SITES


def preceding(t: ViscountsTable, site: i64) -> i64:
    """The next spot the other way round."""
    if site % MOST_SITES != 0:
        return site - 1
    segment = t.ring.segments[(t.ring.place[site // MOST_SITES] + len(t.ring.segments) - 1) % len(t.ring.segments)]
    last = segment * MOST_SITES + MOST_SITES - 1
    return last if t.sides[last].gain != NOTHING else last - 1


def owner_at(t: ViscountsTable, site: i64) -> i64:
    """The seat whose building stands there, or FREE."""
    return FREE if t.sites[site] == FREE else t.sites[site] // BUILDING_TYPES


def is_linked(t: ViscountsTable, site: i64) -> bool:
    """Whether the link from this spot to the following one is there, with buildings at both ends."""
    return t.sides[site].link != NOTHING and t.sites[site] != FREE and t.sites[following(t, site)] != FREE


def push_links(t: ViscountsTable, seat: i64, site: i64) -> None:
    """Links are known by the spot from which they lead on; of two, the builder says which comes first.

    An automatic seat takes them clockwise.
    """
    before = preceding(t, site)
    backward, forward = is_linked(t, before), is_linked(t, site)
    if backward and forward and t.players[seat].automatic:
        t.then(Linking(seat, before), Linking(seat, site))
    elif backward and forward:
        t.push(ChoosingLink(seat, before, site))
    elif backward:
        t.push(Linking(seat, before))
    elif forward:
        t.push(Linking(seat, site))


@final
@mypyc_attr(free_list_len=1)
class Linking(Step[ViscountsTable]):
    """The builder gains what the link gives, then the other owner; once if both ends are the builder's."""

    def __init__(self, who: i64, site: i64) -> None:
        super().__init__(who)
        self.site: Final = site

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        link = t.sides[self.site].link
        one, other = owner_at(t, self.site), owner_at(t, following(t, self.site))
        if one == self.who and other != self.who:
            t.push(Granting(other, link))
        elif one != self.who:
            t.push(Granting(one, link))
        t.tell(LINK_MADE, self.who, self.site)
        give(t, self.who, link)

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.site)]

    def fits(self, t: ViscountsTable) -> bool:
        return 0 <= self.who < t.seats and 0 <= self.site < SITES and is_linked(t, self.site)


@final
@mypyc_attr(free_list_len=1)
class ChoosingLink(Frame[ViscountsTable]):
    """Which of two links comes first."""

    span: ClassVar[int] = 2

    def __init__(self, seat: i64, backward: i64, forward: i64) -> None:
        super().__init__(seat)
        self.backward: Final = backward
        self.forward: Final = forward

    def offers(self, t: ViscountsTable, out: Choices) -> None:
        out.add(0)
        out.add(1)

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        first, second = (self.backward, self.forward) if a == 0 else (self.forward, self.backward)
        t.then(Linking(self.seat, first), Linking(self.seat, second))

    def describe(self, t: ViscountsTable, a: i64) -> Meaning:
        return Meaning("first_link", {"site": int(self.backward if a == 0 else self.forward)})

    def asks(self, t: ViscountsTable) -> Meaning:
        return Meaning("choosing_link")

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.backward), int(self.forward)]

    def fits(self, t: ViscountsTable) -> bool:
        if not 0 <= self.seat < t.seats or not 0 <= self.backward < SITES or not 0 <= self.forward < SITES:
            return False
        return is_linked(t, self.backward) and is_linked(t, self.forward)


# which spot, which slot ---------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class ChoosingSpot(Frame[ViscountsTable]):
    """Where the building of a slot is to stand."""

    span: ClassVar[int] = SITES

    def __init__(self, seat: i64, slot: i64, scope: i64) -> None:
        super().__init__(seat)
        self.slot: Final = slot
        self.scope: Final = scope

    def offers(self, t: ViscountsTable, out: Choices) -> None:
        for site in range(SITES):
            if may_stand(t, self.seat, site, self.scope):
                out.add(site)

    def legal(self, t: ViscountsTable, out: Choices) -> None:
        out.n = 0
        self.offers(t, out)

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        put_up(t, self.seat, self.slot, a)

    def describe(self, t: ViscountsTable, a: i64) -> Meaning:
        return Meaning("build_at", {"site": int(a)})

    def asks(self, t: ViscountsTable) -> Meaning:
        return Meaning("choosing_spot", {"building": int(type_of(self.slot))})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.slot), int(self.scope)]

    def fits(self, t: ViscountsTable) -> bool:
        if not 0 <= self.seat < t.seats or not 0 <= self.slot < SLOTS or not 0 <= self.scope < SCOPES:
            return False
        return not is_empty(t.players[self.seat].slots, self.slot) and has_spot(t, self.seat, self.scope)


@final
class BuildFree(Effect[ViscountsTable]):
    """A building of this type; lost where none is left, or no spot is free."""

    def possible(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> bool:
        scope = scope_of(t, x)
        return built_of_type(t.players[seat].slots, n) < SLOTS_OF_TYPE and has_spot(t, seat, scope)

    def take(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> None:
        built = built_of_type(t.players[seat].slots, n)
        scope = scope_of(t, x)
        if built == SLOTS_OF_TYPE or not has_spot(t, seat, scope):
            return
        if built == SLOTS_OF_TYPE - 1:
            build(t, seat, only_slot(t, seat, n), scope)
        else:
            t.push(ChoosingSlot(seat, n, scope))


def scope_of(t: ViscountsTable, op: i64) -> i64:
    if op != BUILD_HERE:
        return ANYWHERE
    return SIDE_ONLY if t.variants.card_8_on_space else SEGMENT_ONLY


def only_slot(t: ViscountsTable, seat: i64, kind: i64) -> i64:
    for slot in range(kind * SLOTS_OF_TYPE, (kind + 1) * SLOTS_OF_TYPE):
        if not is_empty(t.players[seat].slots, slot):
            return slot
    raise ValueError("no building of this type is left")


@final
@mypyc_attr(free_list_len=1)
class ChoosingSlot(Frame[ViscountsTable]):
    """Which of the buildings of a type, by the ability below it."""

    span: ClassVar[int] = SLOTS

    def __init__(self, seat: i64, kind: i64, scope: i64) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.scope: Final = scope

    def offers(self, t: ViscountsTable, out: Choices) -> None:
        for slot in range(self.kind * SLOTS_OF_TYPE, (self.kind + 1) * SLOTS_OF_TYPE):
            if not is_empty(t.players[self.seat].slots, slot):
                out.add(slot)

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        build(t, self.seat, a, self.scope)

    def describe(self, t: ViscountsTable, a: i64) -> Meaning:
        return Meaning("take_building", {"slot": int(a)})

    def asks(self, t: ViscountsTable) -> Meaning:
        return Meaning("choosing_slot", {"building": int(self.kind)})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.kind), int(self.scope)]

    def fits(self, t: ViscountsTable) -> bool:
        if not 0 <= self.seat < t.seats or not 0 <= self.kind < BUILDING_TYPES or not 0 <= self.scope < SCOPES:
            return False
        return built_of_type(t.players[self.seat].slots, self.kind) < SLOTS_OF_TYPE and has_spot(
            t, self.seat, self.scope
        )
