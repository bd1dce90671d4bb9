"""The eight buildings of side A."""

from __future__ import annotations

from royaume.games.majesty.scoring import infirmary_coins

from .builder import characters, coins, infirmary, meeples, realm, table, take


def test_mill_a_pays_two_coins_for_each_miller() -> None:
    t = table(realms=[realm(miller=2, brewer=1, noble=1)], display=["miller"])
    take(t, 0)
    assert coins(t)[0] == 3 * 2
    assert meeples(t)[0] == 0


def test_mill_a_pays_nobody_else() -> None:
    t = table(realms=[realm(witch=1), realm(miller=2, witch=2)], display=["miller"])
    take(t, 0)
    assert coins(t) == [2, 0]


def test_brewery_a_pays_two_coins_and_a_meeple_for_each_brewer() -> None:
    t = table(realms=[realm(brewer=2)], display=["brewer"])
    take(t, 0)
    assert coins(t)[0] == 3 * 2
    assert meeples(t)[0] == 3


def test_brewery_a_then_pays_two_coins_to_every_player_with_a_miller() -> None:
    t = table(realms=[realm(miller=2), realm(miller=1), realm(brewer=2)], display=["brewer"])
    take(t, 0)
    assert coins(t) == [2 + 2, 2, 0]


def test_brewery_a_pays_for_a_third_brewer_as_the_appendix_tells() -> None:
    t = table(realms=[realm(miller=1, brewer=2, meeples=4)], display=["brewer"])
    take(t, 0)
    assert coins(t)[0] == 6 + 2 + 2
    assert meeples(t)[0] == 5


def test_cottage_a_heals_then_pays_two_coins_for_each_miller_brewer_and_witch() -> None:
    realms = [realm(miller=1, brewer=1, witch=1, guard=1, noble=1, infirmary=["miller"])]
    t = table(realms=realms, display=["witch"])
    take(t, 0)
    assert characters(t) == {"miller": 2, "brewer": 1, "witch": 2, "guard": 1, "noble": 1}
    assert coins(t)[0] == 5 * 2


def test_guardhouse_a_pays_two_coins_for_each_guard_knight_and_innkeeper() -> None:
    realms = [realm(guard=1, soldier=2, innkeeper=3, miller=1, witch=1, noble=1)]
    t = table(realms=realms, display=["guard"])
    take(t, 0)
    assert coins(t)[0] == 7 * 2


def test_guardhouse_a_pays_nobody_else() -> None:
    t = table(realms=[realm(), realm(innkeeper=1, guard=1)], display=["guard"])
    take(t, 0)
    assert coins(t) == [2, 0]


def test_barracks_a_attack_then_pay_three_coins_for_each_knight() -> None:
    t = table(realms=[realm(soldier=1, innkeeper=1, noble=1), realm(brewer=1)], display=["soldier"])
    take(t, 0)
    assert infirmary(t, 1) == ["brewer"]
    assert coins(t) == [2 * 3, 0]


def test_barracks_a_pay_even_when_the_attack_is_repelled() -> None:
    t = table(realms=[realm(), realm(guard=1)], display=["soldier"])
    take(t, 0)
    assert coins(t)[0] == 3


def test_inn_a_pays_four_coins_for_each_innkeeper() -> None:
    t = table(realms=[realm(innkeeper=2, guard=3)], display=["innkeeper"])
    take(t, 0)
    assert coins(t)[0] == 3 * 4


def test_inn_a_then_pays_three_coins_to_every_player_with_a_brewer() -> None:
    t = table(realms=[realm(brewer=1), realm(brewer=2), realm(miller=1)], display=["innkeeper"])
    take(t, 0)
    assert coins(t) == [4 + 3, 3, 0]


def test_castle_a_pays_five_coins_and_a_meeple_for_each_noble() -> None:
    t = table(realms=[realm(noble=2, infirmary=["noble"])], display=["noble"])
    take(t, 0)
    assert coins(t)[0] == 3 * 5
    assert meeples(t)[0] == 3


def test_infirmary_a_costs_one_coin_for_each_wounded_card_at_the_end() -> None:
    t = table(realms=[realm(infirmary=["miller", "guard/noble", "noble"])])
    assert infirmary_coins(t, 0) == -3
