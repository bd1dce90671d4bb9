"""The eight buildings of side B."""

from __future__ import annotations

import pytest

from royaume.games.majesty.buildings import INFIRMARY
from royaume.games.majesty.scoring import infirmary_coins, majority_coins

from .builder import characters, coins, infirmary, legal, meeples, play, question, realm, refused, table, take


def test_mill_b_pays_two_coins_for_each_miller() -> None:
    t = table(sides="B", realms=[realm(miller=2, brewer=1)], display=["miller"])
    take(t, 0)
    assert coins(t)[0] == 3 * 2


def test_mill_b_then_pays_three_coins_to_every_player_with_a_witch() -> None:
    t = table(sides="B", realms=[realm(witch=1), realm(witch=2), realm(miller=2)], display=["miller"])
    take(t, 0)
    assert coins(t) == [2 + 3, 3, 0]


def test_brewery_b_gives_a_meeple_for_each_miller_and_brewer() -> None:
    t = table(sides="B", realms=[realm(miller=1, brewer=1, witch=2)], display=["brewer"])
    take(t, 0)
    assert meeples(t)[0] == 3
    assert coins(t)[0] == 0


def test_brewery_b_then_pays_ten_coins_with_an_innkeeper_and_a_noble() -> None:
    t = table(sides="B", realms=[realm(innkeeper=1, noble=1), realm(innkeeper=1, noble=1)], display=["brewer"])
    take(t, 0)
    assert coins(t) == [10, 0]


@pytest.mark.parametrize("alone", ["innkeeper", "noble"])
def test_brewery_b_pays_nothing_when_innkeeper_or_noble_is_missing(alone: str) -> None:
    t = table(sides="B", realms=[realm(**{alone: 2})], display=["brewer"])
    take(t, 0)
    assert coins(t)[0] == 0


def test_brewery_b_exchanges_its_surplus_at_the_end_of_the_turn() -> None:
    t = table(sides="B", realms=[realm(miller=2, meeples=4)], display=["brewer"])
    take(t, 0)
    assert (meeples(t)[0], coins(t)[0]) == (5, 2)


def test_cottage_b_heals_then_pays_three_coins_for_each_witch() -> None:
    t = table(sides="B", realms=[realm(miller=2, brewer=1, infirmary=["witch"])], display=["witch"])
    take(t, 0)
    assert characters(t) == {"miller": 2, "brewer": 1, "witch": 2}
    assert coins(t)[0] == 2 * 3


def test_guardhouse_b_pays_two_coins_for_each_brewer_witch_and_guard() -> None:
    realms = [realm(brewer=1, witch=2, guard=1, soldier=2, miller=1)]
    t = table(sides="B", realms=realms, display=["guard"])
    take(t, 0)
    assert coins(t)[0] == 5 * 2


def test_guardhouse_b_then_pays_three_coins_to_every_player_with_an_innkeeper() -> None:
    t = table(sides="B", realms=[realm(innkeeper=2), realm(innkeeper=1), realm(guard=1)], display=["guard"])
    take(t, 0)
    assert coins(t) == [2 + 3, 3, 0]


def test_barracks_b_attack_then_pay_three_coins_for_each_knight_innkeeper_and_noble() -> None:
    realms = [realm(soldier=1, innkeeper=1, noble=2, guard=1), realm(brewer=1)]
    t = table(sides="B", realms=realms, display=["soldier"])
    take(t, 0)
    assert infirmary(t, 1) == ["brewer"]
    assert coins(t) == [5 * 3, 0]


def test_inn_b_pays_for_each_innkeeper_twice_the_size_of_the_largest_building() -> None:
    t = table(sides="B", realms=[realm(witch=3, guard=3, innkeeper=1)], display=["innkeeper"])
    take(t, 0)
    assert coins(t)[0] == 2 * (2 * 3)


@pytest.mark.parametrize("largest", ["miller", "brewer", "witch", "guard", "soldier", "noble"])
def test_any_building_may_be_the_largest_for_inn_b(largest: str) -> None:
    t = table(sides="B", realms=[realm(**{largest: 4})], display=["innkeeper"])
    take(t, 0)
    assert coins(t)[0] == 2 * 4


def test_the_inn_itself_may_be_the_largest_building_with_the_new_innkeeper() -> None:
    t = table(sides="B", realms=[realm(innkeeper=2, miller=2)], display=["innkeeper"])
    take(t, 0)
    assert coins(t)[0] == 3 * (2 * 3)


def test_inn_b_does_not_pay_for_brewers() -> None:
    t = table(sides="B", realms=[realm(), realm(brewer=1)], display=["innkeeper"])
    take(t, 0)
    assert coins(t) == [2, 0]


def test_castle_b_offers_to_sell_or_buy_up_to_five_meeples() -> None:
    t = table(sides="B", realms=[realm(meeples=5, coins=9)], display=["noble"])
    play(t, 0)
    assert question(t) == "trading_meeples"
    assert legal(t) == list(range(-5, 6))


def test_castle_b_sells_meeples_for_one_coin_each() -> None:
    t = table(sides="B", realms=[realm(meeples=4, coins=1)], display=["noble"])
    take(t, 0, -3)
    assert (meeples(t)[0], coins(t)[0]) == (1, 1 + 3 + 4)


def test_castle_b_buys_meeples_for_one_coin_each() -> None:
    t = table(sides="B", realms=[realm(meeples=1, coins=6)], display=["noble"])
    take(t, 0, 3)
    assert (meeples(t)[0], coins(t)[0]) == (4, 6 - 3 + 4)


def test_castle_b_refuses_to_sell_or_buy_what_cannot_be_paid() -> None:
    t = table(sides="B", realms=[realm(meeples=2, coins=3)], display=["noble"])
    play(t, 0)
    sold, bought = "fewer_meeples_to_sell", "not_enough_coins"
    assert refused(t) == {-5: sold, -4: sold, -3: sold, 4: bought, 5: bought}


def test_castle_b_then_pays_four_coins_for_each_noble_and_each_wounded_card() -> None:
    realms = [realm(noble=1, innkeeper=2, infirmary=["miller"])]
    t = table(sides="B", realms=realms, display=["noble"])
    take(t, 0, 0)
    assert coins(t)[0] == 3 * 4


def test_castle_b_counts_nobody_elses_wounded() -> None:
    t = table(sides="B", realms=[realm(), realm(infirmary=["miller", "miller"])], display=["noble"])
    take(t, 0, 0)
    assert coins(t) == [4, 0]


def test_infirmary_b_costs_two_coins_for_each_wounded_card_at_the_end() -> None:
    t = table(sides="B", realms=[realm(infirmary=["miller", "guard/noble", "noble"])])
    assert infirmary_coins(t, 0) == -6


def test_infirmary_b_costs_ten_more_coins_where_most_are_wounded() -> None:
    t = table(sides="B", realms=[realm(infirmary=["miller"]), realm(infirmary=["miller", "noble"])])
    assert [majority_coins(t, seat, INFIRMARY) for seat in range(2)] == [0, -10]
