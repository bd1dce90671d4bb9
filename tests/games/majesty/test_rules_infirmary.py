"""The infirmary: it does nothing before the final scoring, and who lies there does not count."""

from __future__ import annotations

import pytest

from royaume.games.majesty.buildings import CASTLE, INFIRMARY
from royaume.games.majesty.scoring import final_score, majority_coins, variety

from .builder import characters, coins, infirmary, realm, table, take


@pytest.mark.parametrize("sides", ["A", "B"])
def test_the_infirmary_never_activates(sides: str) -> None:
    assert len(table(sides=sides).buildings[INFIRMARY].effects) == 0


@pytest.mark.parametrize("sides", ["A", "B"])
def test_wounded_cards_cost_nothing_before_the_final_scoring(sides: str) -> None:
    t = table(sides=sides, realms=[realm(infirmary=["noble", "noble"], coins=10)], display=["miller"])
    take(t, 0)
    assert coins(t)[0] == 10 + 2


def test_wounded_characters_do_not_count_for_coins() -> None:
    t = table(realms=[realm(infirmary=["miller", "miller"])], display=["miller"])
    take(t, 0)
    assert coins(t)[0] == 2


def test_wounded_characters_do_not_earn_the_bonus_for_every_player() -> None:
    t = table(realms=[realm(infirmary=["miller"]), realm(infirmary=["miller"])], display=["brewer"])
    take(t, 0)
    assert coins(t) == [2, 0]


def test_wounded_characters_do_not_count_for_variety() -> None:
    t = table(realms=[realm(miller=1, infirmary=["noble", "guard"])])
    assert variety(t.realms[0]) == 1


def test_wounded_characters_do_not_count_for_the_majority() -> None:
    t = table(realms=[realm(noble=1, infirmary=["noble", "noble"]), realm(noble=2)])
    assert [majority_coins(t, seat, CASTLE) for seat in range(2)] == [0, 16]


def test_the_order_of_the_wounded_is_kept_through_wounding_and_healing() -> None:
    realms = [realm(infirmary=["noble", "innkeeper"], miller=1), realm()]
    t = table(realms=realms, display=["witch", "soldier", "witch"])
    take(t, 0)
    assert infirmary(t) == ["noble"]
    take(t, 0)
    assert infirmary(t) == ["noble", "miller"]
    take(t, 0)
    assert infirmary(t) == ["noble"]
    assert characters(t) == {"miller": 1, "witch": 2, "innkeeper": 1}


@pytest.mark.parametrize(("sides", "each", "most"), [("A", -1, 0), ("B", -2, -10)])
def test_the_wounded_are_paid_for_at_the_end(sides: str, each: int, most: int) -> None:
    t = table(sides=sides, realms=[realm(infirmary=["noble", "guard", "miller"])])
    assert final_score(t, 0) == 3 * each + most
