"""What each of the six opponents does best, and its power."""

from __future__ import annotations

import pytest

from royaume.games.architects.expansions.wonders.kept import wonders_of

from ....builder import at, debts, held, of, play, player, prisons
from .builder import (
    BOARDS,
    OPPONENTS,
    discards,
    followed,
    influence_of,
    marble,
    marker,
    opponents_turn,
    reasons,
    reset,
    rival,
    solo_table,
    standing_at,
    story,
    tokens_laid,
    virtue_of,
    where,
    wonders_built,
)


@pytest.mark.parametrize("solo", OPPONENTS)
def test_a_specialisation_sends_to_the_place_on_the_board(solo: str) -> None:
    t = opponents_turn("st_specialisation", solo=solo, princess="quarry")
    place = BOARDS[solo]["specialisation"]["location"]
    named = {"princess": "quarry", "black_market": "black_market_right"}.get(place, place)
    assert where(t) == {named: 1}
    assert followed(t)[0] == "specialisation"


# the Aristocrat -----------------------------------------------------------------------------------


def test_the_aristocrat_contributes_and_gains_a_future_scheme() -> None:
    t = opponents_turn("st_specialisation", solo="aristocrat", princess="quarry", contribution=2, marker="stone")
    assert (tokens_laid(t), influence_of(t), len(discards(t))) == (["stone"], 2, 2)


@pytest.mark.parametrize(("solo", "built"), [("aristocrat", {"stone_wonder": 1}), ("peddler", {})])
def test_only_the_aristocrat_builds_for_a_sum_of_eight(solo: str, built: dict[str, int]) -> None:
    t = opponents_turn("st_guildhall", solo=solo, ai=player(marble=3), influence=[0, 5], marker="stone")
    assert wonders_built(t) == built


# the Enforcer -------------------------------------------------------------------------------------


def test_the_enforcer_without_captives_captures_for_one_tax() -> None:
    human = player(at={"mines": 2, "forest": 1})
    t = opponents_turn("st_specialisation", human, solo="enforcer", ai=player(at={"town_centre": 1}), taxes=2)
    assert held(t, 1) == {0: 3}
    assert int(t.taxes) == 3
    assert followed(t) == ["specialisation", "captures", "capture", "capture"]


def test_the_enforcer_with_captives_sends_them_and_captures_nobody() -> None:
    t = opponents_turn("st_specialisation", player(at={"mines": 2}), solo="enforcer", ai=player(held={0: 2}), taxes=2)
    assert (held(t, 1), prisons(t), int(t.taxes), marble(t), marker(t)) == ({}, [2, 0], 2, 1, "stone")
    assert followed(t) == ["specialisation", "jail", "power_enforcer"]


def test_the_enforcers_power_works_at_the_guardhouse_too() -> None:
    t = opponents_turn("fu_captives", solo="enforcer", ai=player(held={0: 3}), princess="quarry")
    assert (marble(t), marker(t), followed(t)[-1]) == (1, "gold", "power_enforcer")


def test_sending_captives_brings_nobody_else_marble() -> None:
    t = opponents_turn("fu_captives", solo="gossip", ai=player(held={0: 3}), princess="quarry")
    assert (marble(t), marker(t)) == (0, "gold")


def test_a_person_who_sends_captives_does_not_use_the_enforcers_power() -> None:
    t = solo_table(player(held={1: 2}), solo="enforcer", ai=player(), schemes=["st_princess"], princess="quarry")
    play(t, "place guardhouse", "send to prison")
    assert marble(t) == 0


# the Illusionist ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("solo", "virtue"), [("illusionist", 6), ("peddler", 5)])
def test_only_the_illusionist_loses_no_virtue_at_the_black_market(solo: str, virtue: int) -> None:
    t = opponents_turn("st_prison_check", solo=solo, ai=player(virtue=6))
    assert (virtue_of(t), marble(t)) == (virtue, 3)


def test_people_still_lose_virtue_there_against_the_illusionist() -> None:
    t = solo_table(player(silver=5), solo="illusionist", schemes=["st_workshop"])
    play(t, "place black_market_left")
    assert virtue_of(t, 0) == 6


def test_the_illusionist_finds_the_market_full_and_turns_up_another_card() -> None:
    t = opponents_turn("st_specialisation", solo="illusionist", market={"left": 0, "middle": 0, "right": 0})
    assert reasons(t)[:2] == [
        ("entry_impossible", "specialisation", "space_free", "wonders_solo_schemes"),
        ("entry_followed", "next_scheme", "wonders_solo_schemes"),
    ]


# the Gossip ---------------------------------------------------------------------------------------


def test_the_gossip_drives_two_apprentices_away_and_gains_two_schemes() -> None:
    t = opponents_turn("st_specialisation", solo="gossip", taxes=0)
    assert (int(t.taxes), len(discards(t)), len(story(t, "apprentice_removed"))) == (2, 3, 2)


def test_the_gossip_captures_after_a_level_of_the_cathedral() -> None:
    human = player(at={"mines": 2, "forest": 1})
    t = opponents_turn("st_guildhall", human, solo="gossip", taxes=0)
    assert (of(t, 1).level, held(t, 1), at(t, 0, "forest"), int(t.taxes)) == (1, {0: 2}, 1, 1)
    assert followed(t) == ["guildhall", "cathedral", "power_gossip", "capture"]


def test_the_gossip_captures_after_a_wonder_besides_its_taxes() -> None:
    human = player(at={"mines": 2})
    ai = player(marble=4)
    t = opponents_turn("st_guildhall", human, solo="gossip", ai=ai, influence=[0, 6], marker="wood", taxes=0)
    assert (standing_at(t), held(t, 1), int(t.taxes)) == ({"workshop": "wood_wonder"}, {0: 2}, 5)


def test_the_gossip_with_nobody_to_capture_says_so_and_adds_no_tax() -> None:
    t = opponents_turn("st_guildhall", solo="gossip", taxes=0)
    assert int(t.taxes) == 0
    assert reasons(t)[-1] == ("entry_impossible", "power_gossip", "group_to_capture", "wonders_solo_boards")


def test_four_marble_are_no_building_for_the_gossip() -> None:
    t = opponents_turn("st_guildhall", player(at={"mines": 2}), solo="gossip", ai=player(level=5))
    assert (held(t, 1), marble(t)) == ({}, 4)


# the Patron ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["st_specialisation", "st_influence", "fu_captives"])
def test_the_patron_gains_influence_whatever_card_sends_it_to_the_storehouse(scheme: str) -> None:
    t = opponents_turn(scheme, solo="patron", influence=[0, 6], princess="quarry")
    assert (where(t), influence_of(t)) == ({"kings_storehouse": 1}, 7)


def test_the_patron_gains_it_beside_the_princess_too() -> None:
    t = opponents_turn("st_princess", solo="patron", princess="kings_storehouse", contribution=1)
    assert (where(t), influence_of(t)) == ({"kings_storehouse": 1}, 1 + 1)
    assert "power_patron" in followed(t)


def test_people_at_the_storehouse_do_not_use_the_patrons_power() -> None:
    t = solo_table(player(), solo="patron", schemes=["st_workshop"], princess="quarry")
    play(t, "place kings_storehouse", "stop")
    assert (influence_of(t, 0), influence_of(t)) == (0, 0)


# the Peddler --------------------------------------------------------------------------------------


def test_the_peddler_gains_at_each_reset_after_the_figures_have_moved() -> None:
    t = reset(solo_table(solo="peddler", influence=[0, 4]))
    assert (influence_of(t), marker(t)) == (5, "stone")
    told = [line[0] for line in story(t, "figures_moved", "entry_followed", "market_card_flipped")]
    assert told == ["market_card_flipped", "figures_moved", "entry_followed"]


@pytest.mark.parametrize("solo", [solo for solo in OPPONENTS if solo != "peddler"])
def test_no_other_opponent_gains_at_a_reset(solo: str) -> None:
    t = reset(solo_table(solo=solo, influence=[0, 4]))
    assert (influence_of(t), marker(t)) == (4, "clay")


def test_the_peddlers_reset_comes_before_the_price_of_prisoners() -> None:
    t = reset(solo_table(solo="peddler", ai=player(prison=3)))
    assert (debts(t), virtue_of(t)) == ([0, 1], 6)
    told = [line[0] for line in story(t, "marker_moved", "virtue_lost", "debts_taken")]
    assert told == ["marker_moved", "virtue_lost", "debts_taken"]


# wonders ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("solo", OPPONENTS)
def test_wonders_go_to_the_first_free_place_of_the_boards_list(solo: str) -> None:
    places = BOARDS[solo]["wonder_priority"]
    ai = player(marble=7)
    t = opponents_turn("st_guildhall", solo=solo, ai=ai, influence=[0, 4], marker="gold")
    assert standing_at(t) == {places[0]: "gold_wonder"}
    taken = {places[0]: "clay", places[1]: "wood"}
    owners = {"clay": 0, "wood": 1}
    t = opponents_turn(
        "st_guildhall", solo=solo, ai=player(marble=7), influence=[0, 4], marker="gold", wonders=owners, standing=taken
    )
    assert standing_at(t)[places[2]] == "gold_wonder"


def test_tokens_on_a_wonder_spare_the_opponent_nothing_and_go_back() -> None:
    t = solo_table(ai=player(marble=4), influence=[0, 5], marker="stone", schemes=["st_guildhall"])
    wonders_of(t).on_wonder[2] = 5
    play(t, "place quarry")
    assert wonders_built(t) == {}
    t = solo_table(ai=player(marble=5), influence=[0, 5], marker="stone", schemes=["st_guildhall"])
    wonders_of(t).on_wonder[2] = 5
    play(t, "place quarry")
    assert (wonders_built(t), wonders_of(t).on_wonder[2], marble(t)) == ({"stone_wonder": 1}, 0, 0)


def test_a_wonder_that_stands_is_passed_over() -> None:
    t = opponents_turn(
        "st_guildhall",
        ai=player(marble=7),
        influence=[0, 6],
        marker="wood",
        wonders={"wood": 0},
        standing={"quarry": "wood"},
    )
    assert wonders_built(t) == {"wood_wonder": 0, "stone_wonder": 1}
    assert rival(t).marker == 1
