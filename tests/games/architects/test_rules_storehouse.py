"""The King's Storehouse: up to one action for each own worker."""

from __future__ import annotations

import pytest

from .builder import asked, cited, goods, legal, of, offered, play, player, table, why_not

VIRTUE = ["clay clay", "wood wood", "stone stone", "clay wood", "clay stone", "wood stone"]
MARBLE = ["wood wood wood", "wood wood stone", "wood stone stone", "stone stone stone"]


@pytest.mark.parametrize("pair", VIRTUE)
def test_any_two_of_clay_wood_and_stone_buy_one_virtue(pair: str) -> None:
    paid = {good: pair.split().count(good) for good in pair.split()}
    t = table(player(**paid))
    play(t, "place kings_storehouse", f"{pair} for virtue")
    assert goods(t) == {}
    assert of(t).virtue == 8


@pytest.mark.parametrize("three", MARBLE)
def test_any_three_of_wood_and_stone_buy_one_marble(three: str) -> None:
    paid = {good: three.split().count(good) for good in three.split()}
    t = table(player(**paid))
    play(t, "place kings_storehouse", f"{three} for marble")
    assert goods(t) == {"marble": 1}
    assert of(t).virtue == 7


def test_these_are_all_offerings() -> None:
    t = table(player())
    play(t, "place kings_storehouse")
    wanted = ["stop", *[f"{pair} for virtue" for pair in VIRTUE], *[f"{three} for marble" for three in MARBLE]]
    assert list(offered(t)) == wanted
    assert legal(t) == ["stop"]


@pytest.mark.parametrize("choice", ["clay wood for virtue", "wood wood stone for marble"])
def test_goods_that_are_missing_cannot_be_spent(choice: str) -> None:
    t = table(player(wood=1, stone=2, gold=3))
    play(t, "place kings_storehouse")
    assert (why_not(t, choice), cited(t, choice)) == ("goods_missing", "L'Entrepôt de Royal")


@pytest.mark.parametrize("n", [1, 2, 5])
def test_there_are_as_many_actions_as_own_workers(n: int) -> None:
    t = table(player(at={"kings_storehouse": n - 1}, clay=20), player(at={"kings_storehouse": 8}))
    play(t, "place kings_storehouse")
    for _ in range(n):
        assert asked(t) == (0, "trading")
        play(t, "clay clay for virtue")
    assert asked(t) == (1, "placing")
    assert (of(t).virtue, goods(t)) == (7 + n, {"clay": 20 - 2 * n})


def test_fewer_actions_are_allowed() -> None:
    t = table(player(at={"kings_storehouse": 3}, clay=20))
    play(t, "place kings_storehouse", "clay clay for virtue", "stop")
    assert asked(t) == (1, "placing")
    assert goods(t) == {"clay": 18}


def test_different_actions_may_be_mixed_with_the_trades_of_apprentices() -> None:
    t = table(player(at={"kings_storehouse": 2}, apprentices=["merchant_gold"], wood=3, clay=2, silver=2))
    play(t, "place kings_storehouse", "trade merchant_gold", "wood wood wood for marble", "clay clay for virtue")
    assert goods(t) == {"gold": 1, "marble": 1}
    assert of(t).virtue == 8


def test_a_trade_may_be_repeated_and_costs_an_action_each_time() -> None:
    t = table(player(at={"kings_storehouse": 1}, apprentices=["merchant_gold"], silver=6))
    play(t, "place kings_storehouse", "trade merchant_gold", "trade merchant_gold")
    assert goods(t) == {"gold": 2, "silver": 2}
    assert asked(t) == (1, "placing")


def test_only_ones_own_apprentices_trade() -> None:
    t = table(player(silver=6), player(apprentices=["merchant_gold"]))
    play(t, "place kings_storehouse")
    assert "trade merchant_gold" not in offered(t)


def test_a_good_gained_here_pays_for_a_later_action_here() -> None:
    t = table(player(at={"kings_storehouse": 1}, apprentices=["merchant_wood"], silver=1))
    play(t, "place kings_storehouse", "trade merchant_wood", "wood wood for virtue")
    assert (goods(t), of(t).virtue) == ({}, 8)


def test_virtue_above_fourteen_destroys_debts_here_too() -> None:
    t = table(player(virtue=14, clay=2, debts=1))
    play(t, "place kings_storehouse", "clay clay for virtue", "destroy 1 debts")
    assert (of(t).virtue, of(t).debts) == (14, 0)


def test_silver_spent_here_is_no_tax() -> None:
    t = table(player(apprentices=["merchant_marble"], silver=3))
    play(t, "place kings_storehouse", "trade merchant_marble")
    assert (t.taxes, goods(t)) == (4, {"marble": 1})
