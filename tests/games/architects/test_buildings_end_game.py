"""What the buildings of the base game are worth at the end, each after a last turn that is really played."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.architects.events import END_EFFECT

from .builder import (
    BUILDINGS,
    asked,
    covers,
    debts,
    facts,
    finish,
    last_turn,
    of,
    play,
    player,
    points_of,
    told,
    virtues,
)

FACTS = facts("buildings.yaml")
CARDS: dict[str, dict[str, Any]] = {row["id"]: row for row in FACTS["base"] + FACTS["promo"]}
IMMEDIATE = [card for card, row in CARDS.items() if row["timing"] == "immediate"]
MARKETS = {"stone_market": "stone", "wood_market": "wood", "clay_market": "clay", "silver_market": "silver"}
HUTS = {
    "carpenters_hut": ["woodcutter_1", "conspirator_1"],
    "tilers_hut": ["miner_1", "jeweller_2"],
    "masons_hut": ["stonecutter_1", "trickster"],
}


@pytest.mark.parametrize("plan", IMMEDIATE)
def test_a_building_that_has_done_its_work_is_worth_its_printed_points(plan: str) -> None:
    t = finish(last_turn(player(built=[plan]), promos=True))
    assert t.over
    assert points_of(t) == {"buildings": CARDS[plan]["vp"]}
    assert told(t, END_EFFECT) == []


@pytest.mark.parametrize("card", MARKETS)
@pytest.mark.parametrize(("mine", "theirs", "bonus"), [(3, 2, 2), (1, 0, 2), (2, 2, 0), (0, 0, 0), (2, 3, 0)])
def test_a_market_is_worth_two_points_for_strictly_the_most(card: str, mine: int, theirs: int, bonus: int) -> None:
    good = MARKETS[card]
    t = finish(last_turn(player(built=[card], **{good: mine}), player(**{good: theirs}), player()))
    assert points_of(t) == {"buildings": CARDS[card]["vp"] + bonus}
    assert points_of(t, 1) == {}


@pytest.mark.parametrize("card", HUTS)
def test_a_hut_is_worth_one_point_for_each_apprentice_with_its_skill(card: str) -> None:
    others = [person for hut, people in HUTS.items() for person in people if hut != card][:2]
    crew = [*HUTS[card], *others, "labourer"]
    t = finish(last_turn(player(built=[card], apprentices=crew)))
    assert points_of(t) == {"buildings": 5 + 3}


@pytest.mark.parametrize("card", HUTS)
def test_a_hut_does_not_count_the_apprentices_of_others(card: str) -> None:
    t = finish(last_turn(player(built=[card]), player(apprentices=HUTS[card])))
    assert points_of(t) == {"buildings": 5}


@covers("steeple")
@pytest.mark.parametrize(("mine", "theirs", "bonus"), [(2, 1, 2), (1, 0, 2), (1, 1, 0), (0, 0, 0), (1, 2, 0)])
def test_the_steeple_is_worth_two_points_for_the_highest_at_the_cathedral(mine: int, theirs: int, bonus: int) -> None:
    t = finish(last_turn(player(built=["steeple"], level=mine), player(level=theirs)))
    assert points_of(t)["buildings"] == 4 + bonus


@covers("chapel")
@pytest.mark.parametrize(("mine", "theirs", "virtue"), [(2, 1, 10), (1, 1, 8), (0, 0, 8), (1, 2, 8)])
def test_the_chapel_gives_two_virtue_to_the_highest_at_the_cathedral(mine: int, theirs: int, virtue: int) -> None:
    t = finish(last_turn(player(built=["chapel"], level=mine, virtue=8), player(level=theirs)))
    assert of(t).virtue == virtue
    assert points_of(t)["buildings"] == 6


@covers("trading_post")
@pytest.mark.parametrize(("clay", "wood", "stone", "virtue"), [(3, 3, 2, 9), (1, 1, 1, 7), (2, 1, 1, 8), (7, 0, 0, 8)])
def test_the_trading_post_gives_a_virtue_for_each_four_basic_goods(
    clay: int, wood: int, stone: int, virtue: int
) -> None:
    t = finish(last_turn(player(built=["trading_post"], virtue=7, clay=clay, wood=wood, stone=stone)))
    assert of(t).virtue == virtue
    assert points_of(t)["buildings"] == 7


@covers("castle")
def test_the_castle_gives_a_virtue_for_each_two_gold_which_still_count() -> None:
    t = finish(last_turn(player(built=["castle"], virtue=7, gold=5, marble=4)))
    assert of(t).virtue == 9
    assert points_of(t) == {"buildings": 10, "gold_marble": 9}


@covers("observatory")
def test_the_observatory_gives_a_virtue_for_each_two_marble_which_still_count() -> None:
    t = finish(last_turn(player(built=["observatory"], virtue=7, gold=4, marble=7)))
    assert of(t).virtue == 10
    assert points_of(t) == {"buildings": 7, "virtue": 1, "gold_marble": 11}


@covers("reservoir")
@pytest.mark.parametrize(("paid", "virtue"), [(0, 7), (1, 7), (2, 8), (5, 9)])
def test_the_reservoir_gives_a_virtue_for_each_two_paid_debts(paid: int, virtue: int) -> None:
    t = finish(last_turn(player(built=["reservoir"], virtue=7, paid=paid, debts=2)))
    assert of(t).virtue == virtue
    assert points_of(t) == {"buildings": 4, "debts": -4}


@covers("dungeon")
@pytest.mark.parametrize(("before", "after", "taken"), [(9, 7, 0), (2, 0, 0), (1, 0, 1), (0, 0, 2)])
def test_the_dungeon_costs_two_virtue_at_the_end(before: int, after: int, taken: int) -> None:
    t = finish(last_turn(player(built=["dungeon"], virtue=before)))
    assert (of(t).virtue, of(t).debts) == (after, taken)
    assert points_of(t).get("debts", 0) == -2 * taken
    assert points_of(t)["buildings"] == 14


@covers("aqueduct")
def test_the_aqueduct_is_worth_a_point_for_each_building() -> None:
    t = finish(last_turn(player(built=["aqueduct", "well", "smithy"]), player(built=["palace"])))
    assert points_of(t) == {"buildings": 3 + 3 + 3 + 3}


@covers("keep")
@pytest.mark.parametrize(("red", "blue", "bonus"), [(0, 0, 0), (2, 0, 0), (2, 1, 1), (4, 4, 2)])
def test_the_keep_is_worth_a_point_for_each_three_captives(red: int, blue: int, bonus: int) -> None:
    t = finish(last_turn(player(built=["keep"], held={1: red, 2: blue}), player(), player(held={0: 6})))
    assert points_of(t) == {"buildings": 12 + bonus}


@covers("lighthouse")
@pytest.mark.parametrize(("virtue", "bonus"), [(3, 0), (4, 1), (8, 2), (11, 2), (12, 3), (14, 3)])
def test_the_lighthouse_is_worth_a_point_for_each_four_virtue(virtue: int, bonus: int) -> None:
    t = finish(last_turn(player(built=["lighthouse"], virtue=virtue)))
    assert points_of(t)["buildings"] == 6 + bonus


@covers("moneylender")
def test_the_moneylender_is_worth_a_point_for_each_paid_debt() -> None:
    t = finish(last_turn(player(built=["moneylender"], paid=3, debts=1)))
    assert points_of(t) == {"buildings": 5 + 3, "debts": -2}


@covers("university")
@pytest.mark.parametrize(("unpaid", "paid", "bonus"), [(0, 0, 2), (0, 2, 2), (1, 0, 0)])
def test_the_university_is_worth_two_points_without_unpaid_debts(unpaid: int, paid: int, bonus: int) -> None:
    t = finish(last_turn(player(built=["university"], debts=unpaid, paid=paid)))
    assert points_of(t)["buildings"] == 11 + bonus


@covers("fountain")
def test_the_fountain_makes_each_unpaid_debt_cost_one_point_only() -> None:
    t = finish(last_turn(player(built=["fountain"], debts=3, paid=2), player(debts=3)))
    assert points_of(t) == {"buildings": 4, "debts": -3}
    assert points_of(t, 1) == {"debts": -6}


@covers("gamblers_den")
def test_the_gamblers_den_makes_each_unpaid_debt_cost_three_points() -> None:
    t = finish(last_turn(player(built=["gamblers_den"], debts=3, paid=2), player(debts=3)))
    assert points_of(t) == {"buildings": 10, "debts": -9}
    assert points_of(t, 1) == {"debts": -6}


# several effects together ------------------------------------------------------------------------


def test_the_owner_orders_effects_where_the_end_of_the_track_cuts_something_off() -> None:
    t = last_turn(player(built=["dungeon", "castle"], virtue=1, gold=4))
    finish(t)
    assert asked(t) == (0, "ordering_endings")
    play(t, "resolve castle")
    assert t.over
    assert (of(t).virtue, of(t).debts) == (1, 0)


def test_losing_virtue_first_brings_debts_that_later_gains_do_not_undo() -> None:
    t = last_turn(player(built=["dungeon", "castle"], virtue=1, gold=4))
    finish(t)
    play(t, "resolve dungeon")
    assert (of(t).virtue, of(t).debts) == (2, 1)


def test_virtue_beyond_fourteen_at_the_end_may_still_destroy_debts() -> None:
    t = last_turn(player(built=["castle"], virtue=13, gold=6, debts=3))
    finish(t)
    assert asked(t) == (0, "destroying_debts")
    play(t, "destroy 2 debts")
    assert t.over
    assert points_of(t) == {"buildings": 10, "virtue": 7, "debts": -2, "gold_marble": 6}


def test_end_effects_are_resolved_in_turn_order() -> None:
    mine = player(built=["castle"], gold=2, virtue=7)
    t = finish(last_turn(mine, player(built=["reservoir"], paid=2, virtue=7), player(built=["dungeon"], virtue=7)))
    effects = [(seat, BUILDINGS[card]) for seat, card in told(t, END_EFFECT)]
    assert effects == [(0, "castle"), (1, "reservoir"), (2, "dungeon")]
    assert (virtues(t), debts(t)) == ([8, 8, 5], [0, 0, 0])
