"""How what a card, a spot or the castle gives is carried out: step by step, or by asking which of several ways."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from royaume.games.viscounts.effects import (
    BUILD,
    BUILD_HERE,
    CORRUPTION,
    DEED,
    EFFECTS,
    INK_GAINED,
    NOTHING,
    OPS,
    RESOURCE,
    VIRTUE,
    Effect,
    Way,
)
from royaume.games.viscounts.refusals import CANNOT_BE_DONE
from royaume.games.viscounts.table import ViscountsTable
from royaume.games.viscounts.verbs import gain_corruption, gain_deed, gain_goods, gain_virtue
from royaume.games.viscounts.vocabulary import BUILDING_TYPES, MOST_SEATS
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED, Frame, Step

FIRST_WAY: Final = 0
MOST_AMOUNT: Final = 20
FOR_AUTOMATIC: Final = OPS  # where the effects of an automatic seat begin among those of the rules
CHOOSE_SECTION: Final = 2 * OPS  # and those by which it decides what people are asked
EXPEL: Final = 2 * OPS + 1


def give(t: ViscountsTable, seat: i64, number: i64) -> None:
    """What the effect of this number gives to a seat; of several ways one that can be done has to be chosen."""
    if number == NOTHING:
        return
    effect = EFFECTS[number]
    if len(effect.ways) == 1:
        follow(t, seat, effect.ways[0])
    elif t.players[seat].automatic:
        follow(t, seat, effect.ways[FIRST_WAY])
    else:
        offer(t, seat, number, effect)


def offer(t: ViscountsTable, seat: i64, number: i64, effect: Effect) -> None:
    """Ask only where there is something to choose."""
    open_ways: i64 = 0
    last: i64 = 0
    for i in range(len(effect.ways)):
        if can_follow(t, seat, effect.ways[i]):
            open_ways += 1
            last = i
    if open_ways > 1:
        t.push(ChoosingWay(seat, number))
    elif open_ways == 1:
        follow(t, seat, effect.ways[last])


def follow(t: ViscountsTable, seat: i64, way: Way) -> None:
    """The first step now, the others once it is settled."""
    for i in range(len(way.ops) - 1, 0, -1):
        t.push(Gaining(seat, way.ops[i], way.amounts[i]))
    take(t, seat, way.ops[0], way.amounts[0])


def can_follow(t: ViscountsTable, seat: i64, way: Way) -> bool:
    """Whether any step of it can be done."""
    for i in range(len(way.ops)):
        if can_take(t, seat, way.ops[i], way.amounts[i]):
            return True
    return False


def can_take(t: ViscountsTable, seat: i64, op: i64, n: i64) -> bool:
    return op <= DEED or t.rules.effects[int(op)].possible(t, seat, op, n)


def take(t: ViscountsTable, seat: i64, op: i64, n: i64) -> None:
    """One step. What is not simply gained is an effect of its own in the rules."""
    if t.players[seat].automatic:
        t.rules.effects[int(FOR_AUTOMATIC + op)].take(t, seat, op, n)
    elif op <= INK_GAINED:
        gain_goods(t, seat, op, n)
    elif op == VIRTUE:
        gain_virtue(t, seat, n)
    elif op == CORRUPTION:
        gain_corruption(t, seat, n)
    elif op == RESOURCE:
        t.push(CHOOSING_RESOURCE[seat] if n == 1 else ChoosingResource(seat, n))
    elif op == DEED:
        for _ in range(n):
            gain_deed(t, seat)
    else:
        t.rules.effects[int(op)].take(t, seat, op, n)


@final
@mypyc_attr(free_list_len=1)
class Gaining(Step[ViscountsTable]):
    """A step of a way that comes after another one."""

    def __init__(self, who: i64, op: i64, n: i64) -> None:
        super().__init__(who)
        self.op: Final = op
        self.n: Final = n

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        take(t, self.who, self.op, self.n)

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.op), int(self.n)]

    def fits(self, t: ViscountsTable) -> bool:
        most = BUILDING_TYPES - 1 if self.op in (BUILD, BUILD_HERE) else MOST_AMOUNT
        return 0 <= self.who < t.seats and 0 <= self.op < OPS and 0 <= self.n <= most


@final
@mypyc_attr(free_list_len=1)
class Granting(Step[ViscountsTable]):
    """A whole effect, once what is above is settled."""

    def __init__(self, who: i64, effect: i64) -> None:
        super().__init__(who)
        self.effect: Final = effect

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        give(t, self.who, self.effect)

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.effect)]

    def fits(self, t: ViscountsTable) -> bool:
        return 0 <= self.who < t.seats and 0 <= self.effect < len(EFFECTS)


@final
@mypyc_attr(free_list_len=1)
class ChoosingWay(Frame[ViscountsTable]):
    """One of several ways; one that can be done, as there is one."""

    span: ClassVar[int] = 2

    def __init__(self, seat: i64, effect: i64) -> None:
        super().__init__(seat)
        self.effect: Final = effect

    def offers(self, t: ViscountsTable, out: Choices) -> None:
        for i in range(len(EFFECTS[self.effect].ways)):
            out.add(i)

    def refusal(self, t: ViscountsTable, a: i64) -> i64:
        return ALLOWED if can_follow(t, self.seat, EFFECTS[self.effect].ways[a]) else CANNOT_BE_DONE

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        follow(t, self.seat, EFFECTS[self.effect].ways[a])

    def describe(self, t: ViscountsTable, a: i64) -> Meaning:
        return Meaning("choose_way", {"way": int(EFFECTS[self.effect].ways[a].number)})

    def asks(self, t: ViscountsTable) -> Meaning:
        return Meaning("choosing_way")

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.effect)]

    def fits(self, t: ViscountsTable) -> bool:
        return 0 <= self.seat < t.seats and 0 <= self.effect < len(EFFECTS) and len(EFFECTS[self.effect].ways) > 1


@final
@mypyc_attr(free_list_len=1)
class ChoosingResource(Frame[ViscountsTable]):
    """Stone, gold or ink, as many times as said."""

    span: ClassVar[int] = 3

    def __init__(self, seat: i64, n: i64) -> None:
        super().__init__(seat)
        self.n: Final = n

    def offers(self, t: ViscountsTable, out: Choices) -> None:
        for a in range(RESOURCE_KINDS):
            out.add(a)

    def legal(self, t: ViscountsTable, out: Choices) -> None:
        out.n = 0
        self.offers(t, out)

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        if self.n > 1:
            t.push(ChoosingResource(self.seat, self.n - 1))
        gain_goods(t, self.seat, FIRST_KIND + a, 1)

    def describe(self, t: ViscountsTable, a: i64) -> Meaning:
        return Meaning("take_resource", {"good": int(FIRST_KIND + a)})

    def asks(self, t: ViscountsTable) -> Meaning:
        return Meaning("choosing_resource", {"n": int(self.n)})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.n)]

    def fits(self, t: ViscountsTable) -> bool:
        return 0 <= self.seat < t.seats and 1 <= self.n <= MOST_AMOUNT


FIRST_KIND: Final = 1  # silver is a good, but no resource
RESOURCE_KINDS: Final = 3
CHOOSING_RESOURCE: Final = vec[ChoosingResource]([ChoosingResource(seat, 1) for seat in range(MOST_SEATS)])
