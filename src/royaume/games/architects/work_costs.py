"""What works at the Guildhall cost, with the choices that some costs and characters leave."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.paying import push_spending
from royaume.games.architects.refusals import NOT_THAT_MANY
from royaume.games.architects.table import ArchitectsTable, ask
from royaume.games.architects.vocabulary import CLAY, GOLD, MARBLE, PRECIOUS_AS_ONE, STONE, WOOD, WORK_SPARED
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED, Frame

MOST: Final = 20


def missing(have: i64, need: i64) -> i64:
    return need - have if need > have else 0


def can_afford(
    t: ArchitectsTable, seat: i64, clay: i64, wood: i64, stone: i64, gold: i64, marble: i64, either: i64
) -> bool:
    """`either` is an amount of wood and stone in any mix."""
    goods = t.players[seat].goods
    if goods[CLAY] < clay:
        return False
    if not has_precious(t, seat, gold, marble):
        return False
    short = missing(goods[WOOD], wood) + missing(goods[STONE], stone) + missing(goods[WOOD] + goods[STONE], either)
    return short == 0 or short <= ask(t, seat, WORK_SPARED, 0)


def has_precious(t: ArchitectsTable, seat: i64, gold: i64, marble: i64) -> bool:
    goods = t.players[seat].goods
    if goods[GOLD] >= gold and goods[MARBLE] >= marble:
        return True
    return goods[GOLD] + goods[MARBLE] >= gold + marble and ask(t, seat, PRECIOUS_AS_ONE, 0) > 0


def push_work_cost(
    t: ArchitectsTable, seat: i64, clay: i64, wood: i64, stone: i64, gold: i64, marble: i64, either: i64
) -> None:
    """A cost that was found affordable."""
    if wood + stone + either > 0 and ask(t, seat, WORK_SPARED, 0) > 0:
        if either > 0:
            either -= 1
        elif wood > 0 and stone > 0:
            t.push(SparingWoodOrStone(seat, clay, wood, stone, gold, marble))
            return
        elif wood > 0:
            wood -= 1
        else:
            stone -= 1
    if either > 0:
        t.push(PayingWoodOrStone(seat, either))
    else:
        push_precious(t, seat, clay, wood, stone, gold, marble)


def push_precious(t: ArchitectsTable, seat: i64, clay: i64, wood: i64, stone: i64, gold: i64, marble: i64) -> None:
    if gold + marble > 0 and ask(t, seat, PRECIOUS_AS_ONE, 0) > 0:
        t.push(PayingGoldOrMarble(seat, clay, wood, stone, gold + marble))
    else:
        push_spending(t, seat, clay, wood, stone, gold, marble)


@final
class SparingWoodOrStone(Frame[ArchitectsTable]):
    """Pay 1 wood or 1 stone less. Choices are the good that is spared."""

    def __init__(self, seat: i64, clay: i64, wood: i64, stone: i64, gold: i64, marble: i64) -> None:
        super().__init__(seat)
        self.clay: Final = clay
        self.wood: Final = wood
        self.stone: Final = stone
        self.gold: Final = gold
        self.marble: Final = marble

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        out.add(WOOD)
        out.add(STONE)

    def refusal(self, t: ArchitectsTable, a: i64) -> i64:
        goods = t.players[self.seat].goods
        wood = self.wood - 1 if a == WOOD else self.wood
        stone = self.stone - 1 if a == STONE else self.stone
        return ALLOWED if goods[WOOD] >= wood and goods[STONE] >= stone else NOT_THAT_MANY

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        wood = self.wood - 1 if a == WOOD else self.wood
        stone = self.stone - 1 if a == STONE else self.stone
        push_precious(t, self.seat, self.clay, wood, stone, self.gold, self.marble)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("spare", {"good": int(a)})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("sparing")

    def numbers(self) -> list[int]:
        return [int(n) for n in (self.seat, self.clay, self.wood, self.stone, self.gold, self.marble)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and all(0 <= n <= MOST for n in self.numbers()[1:])


@final
class PayingWoodOrStone(Frame[ArchitectsTable]):
    """So many of wood and stone, in any mix. Choices are how many wood."""

    def __init__(self, seat: i64, n: i64) -> None:
        super().__init__(seat)
        self.n: Final = n

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        for wood in range(self.n + 1):
            out.add(wood)

    def refusal(self, t: ArchitectsTable, a: i64) -> i64:
        goods = t.players[self.seat].goods
        return ALLOWED if goods[WOOD] >= a and goods[STONE] >= self.n - a else NOT_THAT_MANY

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        push_spending(t, self.seat, 0, a, self.n - a, 0, 0)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("pay_wood_stone", {"wood": int(a), "stone": int(self.n - a)})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("paying_wood_stone", {"n": int(self.n)})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.n)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and 0 < self.n <= MOST


@final
class PayingGoldOrMarble(Frame[ArchitectsTable]):
    """So many of gold and marble, for whom they are the same. Choices are how many gold."""

    def __init__(self, seat: i64, clay: i64, wood: i64, stone: i64, n: i64) -> None:
        super().__init__(seat)
        self.clay: Final = clay
        self.wood: Final = wood
        self.stone: Final = stone
        self.n: Final = n

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        for gold in range(self.n + 1):
            out.add(gold)

    def refusal(self, t: ArchitectsTable, a: i64) -> i64:
        goods = t.players[self.seat].goods
        return ALLOWED if goods[GOLD] >= a and goods[MARBLE] >= self.n - a else NOT_THAT_MANY

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        push_spending(t, self.seat, self.clay, self.wood, self.stone, a, self.n - a)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("pay_gold_marble", {"gold": int(a), "marble": int(self.n - a)})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("paying_gold_marble", {"n": int(self.n)})

    def numbers(self) -> list[int]:
        return [int(n) for n in (self.seat, self.clay, self.wood, self.stone, self.n)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and all(0 <= n <= MOST for n in self.numbers()[1:])
