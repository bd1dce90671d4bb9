"""End of game and final scoring: infirmary, variety, majority, and who wins."""

from __future__ import annotations

import pytest

from royaume.games.majesty.buildings import BUILDING_IDS, MILL
from royaume.games.majesty.characters import CHARACTER_IDS
from royaume.games.majesty.events import GAME_ENDED, INFIRMARY_SCORED, MAJORITY_SCORED, VARIETY_SCORED
from royaume.games.majesty.scoring import final_score, infirmary_coins, majority_coins, tell_final_scoring, winners

from .builder import coins, infirmary, new_game, order_told, play_out, realm, table, take, told

MAJORITIES_A = {"mill": 10, "brewery": 11, "cottage": 12, "guardhouse": 13, "barracks": 14, "inn": 15, "castle": 16}
MAJORITIES_B = {"mill": 14, "brewery": 12, "cottage": 12, "guardhouse": 8, "barracks": 8, "inn": 12, "castle": 16}
MAJORITIES = [("A", name, value) for name, value in MAJORITIES_A.items()] + [
    ("B", name, value) for name, value in MAJORITIES_B.items()
]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_taken_twelve_cards_when_the_game_ends(players: int) -> None:
    t = new_game(players)
    play_out(t)
    assert [sum(map(len, r.columns())) + len(r.infirmary) for r in t.realms] == [12] * players


def test_infirmary_variety_and_majority_are_scored_in_this_order() -> None:
    t = table(realms=[realm(miller=1, infirmary=["noble"])])
    tell_final_scoring(t)
    assert order_told(t) == [INFIRMARY_SCORED] * 2 + [VARIETY_SCORED] * 2 + [MAJORITY_SCORED, GAME_ENDED]


def test_the_final_scoring_follows_the_last_turn_at_once() -> None:
    t = table(realms=[realm(miller=1)], display=["guard"], turn=24)
    take(t, 0)
    assert told(t, VARIETY_SCORED) == [(0, 4, 2), (1, 0, 0)]
    assert len(told(t, GAME_ENDED)) == 1


@pytest.mark.parametrize(("sides", "each"), [("A", 1), ("B", 2)])
def test_each_wounded_card_costs_coins(sides: str, each: int) -> None:
    t = table(sides=sides, realms=[realm(infirmary=["miller", "noble"]), realm(infirmary=["guard"]), realm()])
    assert [infirmary_coins(t, seat) for seat in range(3)] == [-2 * each, -each, 0]


@pytest.mark.parametrize("kinds", range(8))
def test_variety_pays_the_square_of_the_number_of_different_characters(kinds: int) -> None:
    t = table(realms=[realm(**dict.fromkeys(CHARACTER_IDS[:kinds], 2))])
    tell_final_scoring(t)
    assert told(t, VARIETY_SCORED)[0] == (0, kinds * kinds, kinds)


@pytest.mark.parametrize(("sides", "building", "value"), MAJORITIES)
def test_the_most_characters_at_a_building_earn_its_value(sides: str, building: str, value: int) -> None:
    at = BUILDING_IDS.index(building)
    kind = CHARACTER_IDS[at]
    t = table(sides=sides, realms=[realm(**{kind: 1}), realm(**{kind: 2}), realm()])
    assert [majority_coins(t, seat, at) for seat in range(3)] == [0, value, 0]


def test_every_tied_player_earns_the_full_value() -> None:
    t = table(realms=[realm(miller=2), realm(miller=2), realm(miller=1)])
    assert [majority_coins(t, seat, MILL) for seat in range(3)] == [10, 10, 0]


def test_majorities_are_compared_from_left_to_right() -> None:
    t = table(realms=[realm(noble=1, brewer=1, miller=1), realm(witch=1, innkeeper=1)])
    tell_final_scoring(t)
    assert [building for _, _, building in told(t, MAJORITY_SCORED)] == [0, 1, 2, 5, 6]


def test_on_side_a_the_infirmary_has_no_majority() -> None:
    t = table(realms=[realm(infirmary=["miller"] * 3), realm()])
    assert [majority_coins(t, seat, BUILDING_IDS.index("infirmary")) for seat in range(2)] == [0, 0]


@pytest.mark.parametrize("sides", ["A", "B"])
def test_the_final_score_is_the_coins_of_the_game_and_all_three_steps(sides: str) -> None:
    t = new_game(3, buildings=sides)
    play_out(t)
    total = coins(t)
    for event in (INFIRMARY_SCORED, VARIETY_SCORED, MAJORITY_SCORED):
        for seat, won, _ in told(t, event):
            total[seat] += won
    assert any(infirmary(t, seat) for seat in range(3))
    assert [final_score(t, seat) for seat in range(3)] == total


def test_left_over_meeples_are_worth_nothing() -> None:
    t = table(realms=[realm(meeples=5, coins=3), realm(meeples=0, coins=3)])
    assert [final_score(t, seat) for seat in range(2)] == [3, 3]


def test_the_most_coins_win() -> None:
    t = table(realms=[realm(coins=20), realm(coins=31), realm(coins=30)])
    assert winners(t, by_meeples=False) == [1]


def test_the_final_scoring_decides_not_the_coins_before_it() -> None:
    t = table(realms=[realm(coins=12), realm(coins=3, miller=1)])
    assert winners(t, by_meeples=False) == [1]
