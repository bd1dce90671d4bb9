"""The terms on which prices are paid in the base game: its characters' powers, and costs that leave a choice."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from royaume.games.architects.prices import (
    BASIC,
    DEBTS,
    DEBTS_ACCEPTED,
    DEBTS_BOUGHT_OFF,
    EITHER,
    LEVEL,
    PRECIOUS,
    WORK,
)
from royaume.games.architects.refusals import NOT_THAT_MANY, NOT_THAT_MANY_TO_CONSTRUCT
from royaume.games.architects.table import ArchitectsTable, ask
from royaume.games.architects.vocabulary import (
    DEBT_PRICE,
    GOLD,
    MARBLE,
    PRECIOUS_AS_ONE,
    STONE,
    WOOD,
    WORK_SPARED,
)
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.ints import bit
from royaume.kernel.paying import NO_WAY, Term, payable
from royaume.kernel.price import Price

TAKE: Final = 0
BUY_OFF: Final = 1
MOST_MIXED: Final = 20  # of wood and stone, or of gold and marble, in one price


def not_that_many(price: Price) -> i64:
    return NOT_THAT_MANY if price.purpose == LEVEL else NOT_THAT_MANY_TO_CONSTRUCT


@final
class SparingWoodOrStone(Term[ArchitectsTable]):
    """Some works may be built with 1 wood or 1 stone less. Ways are what is spared."""

    span: ClassVar[int] = EITHER + 1

    def concerns(self, t: ArchitectsTable, seat: i64, price: Price) -> bool:
        work = price.purpose == WORK or price.purpose == LEVEL
        return work and t.players[seat].sums[WORK_SPARED] > 0

    def offers(self, t: ArchitectsTable, seat: i64, price: Price, out: Choices) -> None:
        if price.of(EITHER) > 0:
            out.add(EITHER)
            return
        if price.of(WOOD) > 0:
            out.add(WOOD)
        if price.of(STONE) > 0:
            out.add(STONE)

    def only_way(self, t: ArchitectsTable, seat: i64, price: Price) -> i64:
        if price.of(EITHER) > 0:
            return EITHER
        if price.of(WOOD) > 0 and price.of(STONE) > 0:
            return NO_WAY
        return WOOD if price.of(WOOD) > 0 else STONE

    def left(self, t: ArchitectsTable, seat: i64, price: Price, way: i64) -> Price:
        return price.with_more(way, -1)

    def unpayable(self, price: Price, way: i64) -> i64:
        return not_that_many(price)

    def describe(self, t: ArchitectsTable, seat: i64, price: Price, way: i64) -> Meaning:
        return Meaning("spare", {"good": int(way)})

    def asks(self, t: ArchitectsTable, seat: i64, price: Price) -> Meaning:
        return Meaning("sparing")


@final
class MixingWoodAndStone(Term[ArchitectsTable]):
    """So many of wood and stone, in any mix. Ways are how many wood."""

    span: ClassVar[int] = MOST_MIXED

    def concerns(self, t: ArchitectsTable, seat: i64, price: Price) -> bool:
        return True

    def offers(self, t: ArchitectsTable, seat: i64, price: Price, out: Choices) -> None:
        for wood in range(price.of(EITHER) + 1):
            out.add(wood)

    def left(self, t: ArchitectsTable, seat: i64, price: Price, way: i64) -> Price:
        n = price.of(EITHER)
        return price.exchanged(EITHER, n, WOOD, way).with_more(STONE, n - way)

    def unpayable(self, price: Price, way: i64) -> i64:
        return not_that_many(price)

    def describe(self, t: ArchitectsTable, seat: i64, price: Price, way: i64) -> Meaning:
        return Meaning("pay_wood_stone", {"wood": int(way), "stone": int(price.of(EITHER) - way)})

    def asks(self, t: ArchitectsTable, seat: i64, price: Price) -> Meaning:
        return Meaning("paying_wood_stone", {"n": int(price.of(EITHER))})


@final
class MixingGoldAndMarble(Term[ArchitectsTable]):
    """For whom they are the same. Ways are how many gold."""

    span: ClassVar[int] = MOST_MIXED

    def concerns(self, t: ArchitectsTable, seat: i64, price: Price) -> bool:
        return t.players[seat].sums[PRECIOUS_AS_ONE] > 0

    def offers(self, t: ArchitectsTable, seat: i64, price: Price, out: Choices) -> None:
        for gold in range(price.of(GOLD) + price.of(MARBLE) + 1):
            out.add(gold)

    def left(self, t: ArchitectsTable, seat: i64, price: Price, way: i64) -> Price:
        more = way - price.of(GOLD)
        return price.exchanged(MARBLE, more, GOLD, more)

    def unpayable(self, price: Price, way: i64) -> i64:
        return not_that_many(price)

    def describe(self, t: ArchitectsTable, seat: i64, price: Price, way: i64) -> Meaning:
        marble = price.of(GOLD) + price.of(MARBLE) - way
        return Meaning("pay_gold_marble", {"gold": int(way), "marble": int(marble)})

    def asks(self, t: ArchitectsTable, seat: i64, price: Price) -> Meaning:
        return Meaning("paying_gold_marble", {"n": int(price.of(GOLD) + price.of(MARBLE))})


@final
class BuyingOffDebts(Term[ArchitectsTable]):
    """Who may spend silver instead of taking a debt decides for each one."""

    span: ClassVar[int] = 2

    def concerns(self, t: ArchitectsTable, seat: i64, price: Price) -> bool:
        silver = ask(t, seat, DEBT_PRICE, 0)
        return silver > 0 and payable(t, seat, price.exchanged(DEBTS, 1, DEBTS_BOUGHT_OFF, silver))

    def offers(self, t: ArchitectsTable, seat: i64, price: Price, out: Choices) -> None:
        out.add(TAKE)
        out.add(BUY_OFF)

    def left(self, t: ArchitectsTable, seat: i64, price: Price, way: i64) -> Price:
        if way == TAKE:
            return price.exchanged(DEBTS, 1, DEBTS_ACCEPTED, 1)
        return price.exchanged(DEBTS, 1, DEBTS_BOUGHT_OFF, ask(t, seat, DEBT_PRICE, 0))

    def unpayable(self, price: Price, way: i64) -> i64:
        return not_that_many(price)

    def describe(self, t: ArchitectsTable, seat: i64, price: Price, way: i64) -> Meaning:
        if way == TAKE:
            return Meaning("take_debt")
        return Meaning("buy_off_debt", {"silver": int(ask(t, seat, DEBT_PRICE, 0))})

    def asks(self, t: ArchitectsTable, seat: i64, price: Price) -> Meaning:
        return Meaning("avoiding_debt", {"silver": int(ask(t, seat, DEBT_PRICE, 0))})


TERMS: Final = [
    SparingWoodOrStone("sparing", BASIC),
    MixingWoodAndStone("wood_or_stone", bit(EITHER)),
    MixingGoldAndMarble("gold_or_marble", PRECIOUS),
    BuyingOffDebts("debts", bit(DEBTS), repeats=True),
]
