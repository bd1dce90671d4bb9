"""The Guardhouse: captives to Prison, own workers out of it, ransom, debts."""

from __future__ import annotations

import pytest

from royaume.games.architects.events import CAPTIVES_SENT, DEBT_PAID, GOODS_SPENT, TAX_PAID, WORKERS_RECOVERED

from .builder import asked, cited, debts, goods, held, legal, of, offered, play, player, prisons, table, told, why_not

GUARDING = "Le Corps de Garde"


def test_all_captives_go_to_prison_for_one_silver_each() -> None:
    t = table(player(held={1: 3, 2: 2}), player(prison=1), player())
    play(t, "place guardhouse", "send to prison")
    assert (of(t).silver, held(t, 0)) == (5, {})
    assert prisons(t) == [0, 4, 2]
    assert told(t, CAPTIVES_SENT) == [(0, 5)]
    assert t.taxes == 4


def test_without_captives_nobody_is_sent() -> None:
    t = table(player(), player(held={0: 2}))
    play(t, "place guardhouse")
    assert (why_not(t, "send to prison"), cited(t, "send to prison")) == ("no_captives", GUARDING)


def test_all_own_workers_leave_prison_for_nothing() -> None:
    t = table(player(prison=7), player(prison=3))
    play(t, "place guardhouse", "release from prison")
    assert (of(t).supply, prisons(t)) == (13 - 1 + 7, [0, 3])
    assert (goods(t), of(t).virtue) == ({}, 7)


def test_with_nobody_in_prison_nobody_is_released() -> None:
    t = table(player(), player(prison=3))
    play(t, "place guardhouse")
    assert (why_not(t, "release from prison"), cited(t, "release from prison")) == ("nobody_in_prison", GUARDING)


def test_five_silver_two_of_them_tax_ransom_all_own_workers_of_one_board() -> None:
    t = table(player(silver=5), player(held={0: 3}), player(held={0: 2, 1: 1}))
    play(t, "place guardhouse", "ransom from P3")
    assert (of(t).silver, t.taxes) == (0, 6)
    assert (held(t, 1), held(t, 2)) == ({0: 3}, {1: 1})
    assert of(t).supply == 15 - 1 + 2
    assert told(t, TAX_PAID) == [(0, 2)]
    assert told(t, GOODS_SPENT) == [(0, 5, 3)]
    assert told(t, WORKERS_RECOVERED) == [(0, 2, 2)]


def test_or_a_debt_and_one_virtue_do() -> None:
    t = table(player(), player(held={0: 3}))
    play(t, "place guardhouse", "ransom from P2 by debt")
    assert (of(t).virtue, debts(t), held(t, 1), t.taxes) == (6, [1, 0], {}, 4)
    assert of(t).supply == 17 - 1 + 3


def test_a_ransom_by_debt_without_virtue_takes_two_debts() -> None:
    t = table(player(virtue=0), player(held={0: 3}))
    play(t, "place guardhouse", "ransom from P2 by debt")
    assert (of(t).virtue, debts(t)) == (0, [2, 0])


def test_with_four_silver_only_the_debt_is_left() -> None:
    t = table(player(silver=4), player(held={0: 1}))
    play(t, "place guardhouse")
    assert (why_not(t, "ransom from P2"), cited(t, "ransom from P2")) == ("ransom_unpayable", GUARDING)
    assert "ransom from P2 by debt" in legal(t)


@pytest.mark.parametrize("choice", ["ransom from P3", "ransom from P3 by debt"])
def test_at_least_one_own_worker_has_to_be_held_there(choice: str) -> None:
    t = table(player(silver=9), player(held={0: 1}), player(held={1: 2}))
    play(t, "place guardhouse")
    assert (why_not(t, choice), cited(t, choice)) == ("none_held_there", GUARDING)


def test_two_boards_take_two_actions() -> None:
    t = table(player(silver=10, at={"guardhouse": 1}), player(held={0: 3}), player(held={0: 2}))
    play(t, "place guardhouse", "ransom from P2", "ransom from P3")
    assert (of(t).silver, t.taxes, held(t, 1), held(t, 2)) == (0, 8, {}, {})


def test_six_silver_three_of_them_tax_turn_a_debt_to_its_paid_side_and_give_one_virtue() -> None:
    t = table(player(silver=7, debts=2))
    play(t, "place guardhouse", "pay debt")
    assert (of(t).silver, t.taxes, of(t).virtue, of(t).debts, of(t).paid) == (1, 7, 8, 1, 1)
    assert told(t, TAX_PAID) == [(0, 3)]
    assert told(t, GOODS_SPENT) == [(0, 5, 3)]


def test_paying_a_debt_triggers_debt_collectors() -> None:
    t = table(player(silver=6, debts=1, apprentices=["debt_collector_stone", "debt_collector_clay"]))
    play(t, "place guardhouse", "pay debt")
    assert goods(t) == {"stone": 2, "clay": 2}


def test_with_five_silver_no_debt_is_paid() -> None:
    t = table(player(silver=5, debts=1))
    play(t, "place guardhouse")
    assert (why_not(t, "pay debt"), cited(t, "pay debt")) == ("debt_unpayable", GUARDING)


def test_without_an_unpaid_debt_none_is_paid() -> None:
    t = table(player(silver=9, paid=2))
    play(t, "place guardhouse")
    assert (why_not(t, "pay debt"), cited(t, "pay debt")) == ("no_unpaid_debt", GUARDING)


def test_several_debts_may_be_paid_each_as_an_action() -> None:
    t = table(player(silver=20, debts=4, at={"guardhouse": 2}))
    play(t, "place guardhouse", "pay debt", "pay debt", "pay debt")
    assert asked(t) == (1, "placing")
    assert len(told(t, DEBT_PAID)) == 3
    assert (of(t).silver, of(t).paid, of(t).debts, of(t).virtue) == (2, 3, 1, 10)


@pytest.mark.parametrize(("virtue", "cost"), [(4, 6), (3, 5), (2, 5), (1, 4), (0, 4)])
def test_low_virtue_spares_tax_on_a_debt(virtue: int, cost: int) -> None:
    t = table(player(silver=cost, debts=1, virtue=virtue))
    play(t, "place guardhouse", "pay debt")
    assert (of(t).silver, t.taxes, of(t).virtue) == (0, 4 + cost - 3, virtue + 1)


@pytest.mark.parametrize(("virtue", "cost"), [(4, 5), (3, 4), (2, 4), (1, 3), (0, 3)])
def test_low_virtue_spares_tax_on_a_ransom(virtue: int, cost: int) -> None:
    t = table(player(silver=cost, virtue=virtue), player(held={0: 1}))
    play(t, "place guardhouse", "ransom from P2")
    assert (of(t).silver, t.taxes) == (0, 4 + cost - 3)


@pytest.mark.parametrize(
    "order", [("send to prison", "release from prison"), ("release from prison", "send to prison")]
)
def test_actions_come_in_any_order(order: tuple[str, str]) -> None:
    t = table(player(held={1: 2}, prison=3, at={"guardhouse": 1}))
    play(t, "place guardhouse", *order)
    assert (prisons(t), of(t).silver) == ([0, 2], 2)


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_there_are_up_to_as_many_actions_as_own_workers(workers: int) -> None:
    t = table(player(silver=60, debts=9, at={"guardhouse": workers - 1}), player(at={"guardhouse": 5}))
    play(t, "place guardhouse", *["pay debt"] * workers)
    assert asked(t) == (1, "placing")
    assert of(t).paid == workers


def test_fewer_actions_are_allowed() -> None:
    t = table(player(at={"guardhouse": 4}, prison=2))
    play(t, "place guardhouse", "release from prison", "stop")
    assert asked(t) == (1, "placing")


def test_every_action_is_shown_even_when_refused() -> None:
    t = table(player(), player(), player())
    play(t, "place guardhouse")
    ransoms = ["ransom from P2", "ransom from P2 by debt", "ransom from P3", "ransom from P3 by debt"]
    assert sorted(offered(t)) == sorted(["stop", "send to prison", "release from prison", "pay debt", *ransoms])
    assert legal(t) == ["stop"]
