"""The purse that prices are paid from, and the tax that is really due."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.architects.prices import (
    COINS,
    DEBTS,
    DEBTS_ACCEPTED,
    DEBTS_BOUGHT_OFF,
    EITHER,
    KINDS,
    TAXES,
    at_least_nothing,
)
from royaume.games.architects.table import ArchitectsTable, ask
from royaume.games.architects.verbs import pay_tax, spend_goods
from royaume.games.architects.virtue import buy_off_debt, lose_virtue, take_debts
from royaume.games.architects.vocabulary import SILVER, STONE, TAX, VIRTUE, WOOD
from royaume.kernel.ints import bit
from royaume.kernel.module import Answer
from royaume.kernel.paying import Purse
from royaume.kernel.price import Price

TAX_EVADED: Final = vec[i64]([2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])


@final
class LowVirtueEvadesTax(Answer[ArchitectsTable]):
    """One tax of each cost is ignored at 3 or 2 virtue, two below."""

    def answer(self, t: ArchitectsTable, seat: i64, n: i64, about: i64) -> i64:
        return n - TAX_EVADED[t.players[seat].virtue]


def tax_due(t: ArchitectsTable, seat: i64, tax: i64) -> i64:
    """The tax of one cost, after what this seat evades."""
    if tax == 0:
        return 0
    return at_least_nothing(ask(t, seat, TAX, tax))


def silver_due(t: ArchitectsTable, seat: i64, price: Price) -> i64:
    """All the silver of a price, its tax included, as it would have to be paid now."""
    if price.kinds & MORE_SILVER == 0:
        return price.amounts[SILVER]
    amounts = price.amounts
    return amounts[SILVER] + amounts[COINS] + amounts[DEBTS_BOUGHT_OFF] + tax_due(t, seat, amounts[TAXES])


MORE_SILVER: Final = bit(TAXES) | bit(COINS) | bit(DEBTS_BOUGHT_OFF)
IN_SILVER: Final = bit(SILVER) | MORE_SILVER
OTHER_GOODS: Final = bit(SILVER) - 1
EITHER_DUE: Final = bit(EITHER)
SILVER_DUE: Final = bit(SILVER)
IN_GOODS: Final = OTHER_GOODS | EITHER_DUE


def short_of_goods(goods: vec[i64], price: Price) -> i64:
    """A kind besides silver of which there is too little, as a bit; 0 if there is none."""
    amounts = price.amounts
    for kind in range(SILVER):
        if goods[kind] < amounts[kind]:
            return bit(kind)
    either = amounts[EITHER]
    if either > 0 and goods[WOOD] + goods[STONE] < either + amounts[WOOD] + amounts[STONE]:
        return EITHER_DUE
    return 0


@final
class OwnGoods(Purse[ArchitectsTable]):
    """What lies on one's own board. Virtue and debts can always be paid: what is missing becomes debts."""

    def kinds(self) -> i64:
        return KINDS

    def short(self, t: ArchitectsTable, seat: i64, price: Price) -> i64:
        if price.kinds & IN_GOODS != 0:
            good = short_of_goods(t.players[seat].goods, price)
            if good != 0:
                return good
        if price.kinds & IN_SILVER != 0 and t.players[seat].goods[SILVER] < silver_due(t, seat, price):
            return SILVER_DUE
        return 0

    def relief(self, t: ArchitectsTable, seat: i64) -> i64:
        return t.players[seat].relieves

    def spend(self, t: ArchitectsTable, seat: i64, price: Price) -> None:
        amounts = price.amounts
        settle_debts(t, seat, price)
        if price.kinds & IN_SILVER != 0:
            spend_silver(t, seat, price)
        if price.kinds & IN_GOODS != 0:
            for kind in range(SILVER):
                spend_goods(t, seat, kind, amounts[kind])
        if amounts[VIRTUE] > 0:
            lose_virtue(t, seat, amounts[VIRTUE])


def spend_silver(t: ArchitectsTable, seat: i64, price: Price) -> None:
    amounts = price.amounts
    due = tax_due(t, seat, amounts[TAXES])
    if due > 0:
        pay_tax(t, seat, due)
    spend_goods(t, seat, SILVER, amounts[SILVER])
    spend_goods(t, seat, SILVER, amounts[COINS])


def settle_debts(t: ArchitectsTable, seat: i64, price: Price) -> None:
    amounts = price.amounts
    if amounts[DEBTS_BOUGHT_OFF] > 0:
        buy_off_debt(t, seat, amounts[DEBTS_BOUGHT_OFF])
    debts = amounts[DEBTS] + amounts[DEBTS_ACCEPTED]
    if debts > 0:
        take_debts(t, seat, debts)


OWN_GOODS: Final = OwnGoods()
