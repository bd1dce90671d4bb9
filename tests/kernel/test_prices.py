"""Prices, and the terms on which they are paid."""

from __future__ import annotations

import pytest
from trial.stall import COINS, SHELLS, TOO_DEAR, StallTable, Swap, coins, stall
from trial.tools import legal, play, why_not

from royaume.kernel.ints import as_list, bit, filled
from royaume.kernel.module import Module, Rules, Sizes
from royaume.kernel.paying import Paying, Purse, Term, charge, note_relief, payable, ways_to_settle
from royaume.kernel.price import Price


def test_a_price_knows_the_kinds_of_which_something_is_due() -> None:
    assert [int(Price(0, filled(amounts)).kinds) for amounts in ([0, 0], [3, 0], [0, 1], [2, 2])] == [0, 1, 2, 3]


def test_a_price_never_changes_but_gives_another() -> None:
    price = Price(4, filled([3, 1]), 1)
    others = [price.with_more(COINS, -3), price.exchanged(COINS, 2, SHELLS, 1), price.settled_by(2)]
    assert price.numbers() == [4, 1, 3, 1]
    assert [other.numbers() for other in others] == [[4, 1, 0, 1], [4, 1, 1, 2], [4, 3, 3, 1]]
    assert [int(other.kinds) for other in others] == [bit(SHELLS), bit(COINS) | bit(SHELLS), bit(COINS) | bit(SHELLS)]
    assert int(price.exchanged(COINS, 3, SHELLS, -1).kinds) == 0


def test_without_terms_a_price_is_payable_by_whoever_has_it_and_is_spent_at_once() -> None:
    t = stall(Module("base"), coins=3)
    assert (payable(t, 0, coins(3)), payable(t, 0, coins(4))) == (True, False)
    charge(t, 0, coins(3))
    t.settle()
    assert (t.has, t.notes) == ([0, 0], ["spent"])


def swapping(coins: int, shells: int) -> StallTable:
    """Coins may be paid in shells."""
    return stall(Module("base", terms=[Swap("swap", bit(COINS), bit(COINS))]), coins=coins, shells=shells)


@pytest.mark.parametrize(("has", "can"), [((2, 0), False), ((2, 1), True), ((0, 3), True), ((0, 2), False)])
def test_a_term_that_relieves_a_kind_makes_it_payable_otherwise(has: tuple[int, int], can: bool) -> None:
    assert payable(swapping(*has), 0, coins(3)) == can


class ShellsForCoins(Purse[StallTable]):
    """Whoever has shells may be left fewer coins to pay."""

    def relief(self, t: StallTable, seat: int) -> int:
        return bit(COINS) if t.has[SHELLS] > 0 else 0


def test_what_a_purse_relieves_is_noted_for_one_table_and_its_copies() -> None:
    t = stall(Module("base", terms=[Swap("swap", bit(COINS))], purses=[ShellsForCoins()]), shells=3)
    before = t.copy()
    note_relief(t, 0)
    copy = t.copy()
    assert [payable(table, 0, coins(3)) for table in (before, t, copy)] == [False, True, True]
    t.has[SHELLS] = 0
    note_relief(t, 0)
    assert [payable(table, 0, coins(3)) for table in (before, t, copy)] == [False, False, True]


def test_a_term_by_relief_concerns_only_seats_for_which_some_is_noted() -> None:
    t = stall(Module("base", terms=[Swap("swap", bit(COINS), by_relief=True)], purses=[ShellsForCoins()]), coins=3)
    t.has[SHELLS] = 3
    before = t.copy()
    note_relief(t, 0)
    for table, is_asked in ((before, False), (t, True), (t.copy(), True)):
        charge(table, 0, coins(3))
        table.settle()
        assert (table.depth > 0) == is_asked


def test_a_term_asks_and_refuses_ways_on_which_the_rest_cannot_be_paid() -> None:
    t = swapping(2, 2)
    charge(t, 0, coins(3))
    t.settle()
    assert isinstance(t.top(), Paying)
    assert (legal(t), why_not(t, 0), why_not(t, 3)) == ([1, 2], TOO_DEAR, TOO_DEAR)
    play(t, 2)
    assert (t.has, t.notes) == ([1, 0], [("swap", 2), "spent"])


def test_all_ways_through_the_terms_are_known() -> None:
    assert [as_list(left.amounts) for left in ways_to_settle(swapping(0, 0), 0, coins(2))] == [[2, 0], [1, 1], [0, 2]]


def asked_in_order(*modules: Module) -> list[str]:
    t = stall(*modules, coins=9, shells=9)
    charge(t, 0, coins(1))
    t.settle()
    names = []
    while t.depth > 0:
        names.append(t.top().asks(t).key)
        play(t, 0)
    return names


def term(name: str, before: str = "") -> Term[StallTable]:
    return Swap(name, bit(COINS), before=before)


def test_terms_of_two_modules_are_asked_once_each_in_the_order_of_the_modules() -> None:
    assert asked_in_order(Module("one", terms=[term("a")]), Module("two", terms=[term("b")])) == ["a", "b"]


def test_a_term_may_come_before_another_that_it_names() -> None:
    modules = Module("one", terms=[term("a"), term("b")]), Module("two", terms=[term("c", "b"), term("d", "a")])
    assert asked_in_order(*modules) == ["d", "a", "c", "b"]


def test_a_term_before_one_that_is_not_there_is_an_error() -> None:
    with pytest.raises(ValueError, match="no term z among a"):
        stall(Module("one", terms=[term("a"), term("b", "z")]))


@pytest.mark.parametrize(
    ("amounts", "fits"), [([1, 0], True), ([1], False), ([1, 0, 0], False), ([10_001, 0], False), ([-1, 0], False)]
)
def test_a_price_from_outside_has_all_kinds_and_no_absurd_amount(amounts: list[int], fits: bool) -> None:
    t = swapping(9, 9)
    assert Paying(0, Price(0, filled(amounts))).fits(t) == fits


def test_who_has_nothing_to_be_asked_is_not_paying() -> None:
    assert not Paying(0, coins(0)).fits(swapping(9, 9))
    assert not Paying(0, Price(0, filled([1, 0]), settled=1)).fits(swapping(9, 9))


class About(Term[StallTable]):
    pass


def test_terms_are_found_by_the_kinds_that_they_are_about() -> None:
    kinds = (1 << 0, 1 << 6 | 1 << 7, 1 << 13, 1 << 40)
    rules = Rules([Module("m", terms=[About(f"term{i}", kinds[i]) for i in range(4)])], Sizes())
    about = rules.terms_by_kind.about
    assert [about(1 << kind) for kind in (0, 1, 6, 7, 13, 14, 40, 41)] == [1, 0, 2, 2, 4, 0, 8, 0]
    assert about(1 << 0 | 1 << 7 | 1 << 40 | 1 << 50) == 1 | 2 | 8
