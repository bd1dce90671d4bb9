"""Activate the building: from top to bottom, counting the new card, compulsory."""

from __future__ import annotations

import pytest

from royaume.games.majesty.characters import CHARACTER_IDS
from royaume.games.majesty.events import (
    CHARACTER_HEALED,
    CHARACTER_PLACED,
    CHARACTER_WOUNDED,
    COINS_GAINED,
    MEEPLES_SOLD,
)

from .builder import coins, meeples, order_told, play, question, realm, table, take


def test_the_new_card_counts() -> None:
    t = table(realms=[realm(miller=2)], display=["miller"])
    take(t, 0)
    assert coins(t)[0] == 3 * 2


def test_only_the_building_of_the_placed_character_activates() -> None:
    t = table(realms=[realm(miller=4, noble=3, brewer=2)], display=["guard"])
    take(t, 0)
    assert coins(t)[0] == 2
    assert meeples(t)[0] == 0


def test_a_split_card_activates_only_the_building_where_it_is_placed() -> None:
    t = table(realms=[realm(noble=1)], display=["guard/noble"])
    take(t, 0, "guard")
    assert coins(t)[0] == 2
    assert meeples(t)[0] == 0


def test_opponents_buildings_do_not_activate() -> None:
    t = table(realms=[realm(), realm(noble=3, miller=2)], display=["noble"])
    take(t, 0)
    assert coins(t)[1] == 0
    assert meeples(t)[1] == 0


@pytest.mark.parametrize(
    ("display", "sides", "first", "then"),
    [
        ("witch", "A", CHARACTER_HEALED, COINS_GAINED),
        ("witch", "B", CHARACTER_HEALED, COINS_GAINED),
        ("soldier", "A", CHARACTER_WOUNDED, COINS_GAINED),
        ("soldier", "B", CHARACTER_WOUNDED, COINS_GAINED),
    ],
)
def test_healing_and_attack_come_before_the_coins(display: str, sides: str, first: int, then: int) -> None:
    t = table(sides=sides, realms=[realm(infirmary=["miller"]), realm(miller=1)], display=[display])
    take(t, 0)
    order = order_told(t)
    assert order.index(CHARACTER_PLACED) < order.index(first) < order.index(then)


def test_the_trade_comes_before_the_coins() -> None:
    t = table(sides="B", realms=[realm(meeples=1)], display=["noble"])
    take(t, 0, -1)
    order = order_told(t)
    assert order.index(CHARACTER_PLACED) < order.index(MEEPLES_SOLD) < order.index(COINS_GAINED)


def test_a_bonus_for_every_player_includes_the_active_one() -> None:
    t = table(realms=[realm(miller=1), realm(miller=1)], display=["brewer"])
    take(t, 0)
    assert coins(t) == [2 + 2, 2]


def test_a_bonus_for_every_player_is_paid_once_to_each() -> None:
    t = table(realms=[realm(), realm(miller=3), realm(miller=1), realm()], display=["brewer"])
    take(t, 0)
    assert coins(t) == [2, 2, 2, 0]


@pytest.mark.parametrize("sides", ["A", "B"])
@pytest.mark.parametrize("kind", CHARACTER_IDS)
def test_nothing_of_a_building_can_be_declined_but_the_trade(kind: str, sides: str) -> None:
    t = table(sides=sides, realms=[realm(meeples=5, infirmary=["miller"]), realm(miller=1)], display=[kind])
    play(t, 0)
    trades = kind == "noble" and sides == "B"
    assert question(t) == ("trading_meeples" if trades else "taking_card")
    assert t.top().seat == (0 if trades else 1)
