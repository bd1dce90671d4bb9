"""Variants: side B, mixed sides, mixed tiers."""

from __future__ import annotations

import pytest

from royaume.games.majesty.characters import CARDS

from .builder import cards_in_play, coins, new_game, play_out, realm, table, take

SEEDS = [str(n) for n in range(30)]


def test_side_b_is_used_for_all_buildings() -> None:
    t = new_game(buildings="B")
    assert [building.rule for building in t.buildings] == [f"{n} B" for n in range(1, 9)]


def test_sides_may_be_chosen_building_by_building() -> None:
    t = new_game(buildings="AABABBAB")
    assert [building.rule for building in t.buildings] == ["1 A", "2 A", "3 B", "4 A", "5 B", "6 B", "7 A", "8 B"]


def test_mixed_sides_are_the_same_for_all_players() -> None:
    t = table(sides="BAAAAAAA", realms=[realm(), realm(witch=1)], display=["miller", "brewer", "miller"])
    take(t, 0)
    take(t, 0)
    assert coins(t) == [2 + 2, 3 + 2]


def test_sides_mixed_by_chance_may_turn_up_either_side_of_each_building() -> None:
    games = [new_game(seed=seed, buildings="mixed") for seed in SEEDS]
    for number in range(8):
        assert {t.sides[number] for t in games} == {"A", "B"}
    assert all(t.buildings[n].rule == f"{n + 1} {t.sides[n]}" for t in games for n in range(8))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_mixed_tiers_no_card_is_returned_to_the_box(players: int) -> None:
    t = new_game(players, mixed_tiers=True)
    assert t.box == ()
    assert sorted(cards_in_play(t)) == list(range(60))


def test_with_mixed_tiers_a_card_of_tier_2_may_come_before_one_of_tier_1() -> None:
    for seed in SEEDS:
        tiers = [CARDS[card].tier for card in cards_in_play(new_game(seed=seed, mixed_tiers=True))]
        assert tiers != sorted(tiers)


@pytest.mark.parametrize("buildings", ["B", "mixed"])
def test_a_variant_lasts_twelve_turns_each(buildings: str) -> None:
    t = new_game(3, buildings=buildings, mixed_tiers=True)
    play_out(t)
    assert t.turn == 36
