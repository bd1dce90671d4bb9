"""Every payment and every loss is one price, so that a module may say on which terms it is paid."""

from __future__ import annotations

import pytest

from royaume.games.architects import GAME, modules
from royaume.games.architects.prices import (
    COINS,
    DEBTS,
    KINDS,
    LOSS,
    MARKET,
    TAXES,
    WORK,
    price_of,
)
from royaume.games.architects.purse import OWN_GOODS
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import SILVER, STONE, VIRTUE, WOOD
from royaume.kernel.choices import Choices
from royaume.kernel.module import Module, Rules
from royaume.kernel.paying import Paying, Settling, Term
from royaume.kernel.price import Price

from .builder import goods, of, play, player, table, why_not

EVERYTHING = (1 << KINDS) - 1


class Gift(Term[ArchitectsTable]):
    """Somebody else pays everything: the price is noted and shrinks to nothing."""

    def __init__(self) -> None:
        super().__init__("gift", EVERYTHING, EVERYTHING)
        self.seen: list[Price] = []

    def concerns(self, t: ArchitectsTable, seat: int, price: Price) -> bool:
        return sum(price.amounts) > 0

    def offers(self, t: ArchitectsTable, seat: int, price: Price, out: Choices) -> None:
        out.add(0)

    def only_way(self, t: ArchitectsTable, seat: int, price: Price) -> int:
        return 0

    def left(self, t: ArchitectsTable, seat: int, price: Price, way: int) -> Price:
        return price_of(price.purpose)

    def take(self, t: ArchitectsTable, seat: int, price: Price, way: int) -> None:
        self.seen.append(price)


@pytest.fixture
def gift(monkeypatch: pytest.MonkeyPatch) -> Gift:
    """All tables of the test are played under rules with this term."""
    term = Gift()
    rules = Rules([Module("gift", terms=[term]), modules.BASE], modules.SIZES, OWN_GOODS)
    monkeypatch.setitem(GAME.edition.composed, "/", rules)
    return term


def paid(gift: Gift) -> list[dict[int, int]]:
    return [{kind: int(n) for kind, n in enumerate(price.amounts) if n > 0} for price in gift.seen]


def test_silver_tax_and_coins_are_one_price(gift: Gift) -> None:
    t = table(player(silver=0), top=["merchant_clay", "acolyte_card"])
    play(t, "place workshop", "hire acolyte_card")
    assert paid(gift) == [{SILVER: 2, TAXES: 2, COINS: 1}]
    assert (goods(t), t.taxes) == ({}, 4)


def test_goods_are_a_price(gift: Gift) -> None:
    t = table(player(hand=["well"]))
    play(t, "place guildhall", "construct well")
    assert paid(gift) == [{WOOD: 2, STONE: 2}]
    assert (gift.seen[0].purpose, goods(t)) == (WORK, {"clay": 4})


def test_silver_and_virtue_of_the_black_market_are_one_price(gift: Gift) -> None:
    t = table(player(virtue=7))
    play(t, "place black_market_left")
    assert (paid(gift), gift.seen[0].purpose, of(t).virtue) == ([{SILVER: 1, VIRTUE: 1}], MARKET, 7)


def test_a_loss_of_virtue_is_a_price_that_cannot_be_refused(gift: Gift) -> None:
    t = table(player(virtue=7))
    play(t, "place tax_stand")
    assert (paid(gift), gift.seen[0].purpose, of(t).virtue) == ([{VIRTUE: 2}], LOSS, 7)


def test_a_debt_and_virtue_instead_of_a_ransom_are_one_price(gift: Gift) -> None:
    t = table(player(virtue=7), player(held={0: 2}))
    play(t, "place guardhouse", "ransom from P2 by debt")
    assert paid(gift) == [{VIRTUE: 1, DEBTS: 1}]
    assert (of(t).virtue, of(t).debts) == (7, 0)


def test_without_such_a_term_the_same_is_out_of_reach() -> None:
    t = table(player(hand=["well"]))
    assert why_not(t, "place guildhall") == "nothing_to_build"


def test_what_is_being_paid_can_be_saved() -> None:
    price = price_of(WORK, wood=2, stone=1)
    for frame in (Settling(1, price), Paying(1, price)):
        saved = frame.saved()
        assert saved == [1, price.numbers()]
        assert price.numbers()[:2] == [WORK, 0]
