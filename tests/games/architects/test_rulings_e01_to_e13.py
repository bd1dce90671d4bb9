"""Rulings E1 to E13: turns without benefit or workers, captures, ransom, taxes, Conspirators."""

from __future__ import annotations

import pytest

from royaume.games.architects.events import NOTHING_TO_TAKE_BACK

from .builder import (
    PLACE_IDS,
    asked,
    at,
    built,
    crew,
    debts,
    finish,
    goods,
    hand,
    held,
    legal,
    of,
    play,
    player,
    prisons,
    silver,
    table,
    told,
    virtues,
    why_not,
)

NINE = PLACE_IDS[:9]


@pytest.mark.parametrize("place", ["kings_storehouse", "town_centre", "guardhouse"])
def test_e01_a_worker_may_take_no_benefit_where_actions_are_optional(place: str) -> None:
    t = table(player())
    play(t, f"place {place}", "stop")
    assert (at(t, 0, place), goods(t), asked(t)) == (1, {}, (1, "placing"))


def test_e01_the_tax_stand_needs_silver() -> None:
    t = table(player(), taxes=0)
    assert why_not(t, "place tax_stand") == "no_taxes"


def test_e01_the_market_has_to_be_paid_and_its_gain_taken() -> None:
    t = table(player(silver=2))
    assert why_not(t, "place black_market_right") == "market_unpayable"
    play(t, "place black_market_middle")
    assert "draw five" in legal(t)
    assert not {"stop", "decline"} & set(legal(t))


def test_e01_something_has_to_be_built_in_the_guildhall() -> None:
    t = table(player(hand=["well"], wood=1))
    assert why_not(t, "place guildhall") == "nothing_to_build"
    t = table(player(hand=["well"], wood=2, stone=2))
    play(t, "place guildhall")
    assert legal(t) == ["construct well"]


def test_e02_there_is_always_a_legal_placement() -> None:
    t = table(player(virtue=14), taxes=0)
    assert legal(t) == [f"place {place}" for place in NINE if place != "tax_stand"]
    play(t, "place workshop")
    assert legal(t) == ["draw plans"]


def test_e02_the_workshop_draws_plans_even_where_none_is_left() -> None:
    t = table(player())
    t.plans.lay(())
    play(t, "place workshop", "draw plans")
    assert (hand(t), asked(t)) == ([], (1, "placing"))


def test_e03_without_a_worker_on_an_open_place_the_turn_passes() -> None:
    mine = player(prison=15)
    t = table(mine, player(held={0: 3}), market={"left": 0}, guildhall=[0])
    assert told(t, NOTHING_TO_TAKE_BACK) == [(0,)]
    assert (asked(t), of(t).supply, of(t).prison) == ((1, "placing"), 0, 15)


@pytest.mark.parametrize(
    ("choice", "prison", "kept", "market"),
    [
        ("take back from prison", 14, 3, 0),
        ("take back from P2", 15, 2, 0),
        ("take back black_market_left", 15, 3, -1),
    ],
)
def test_e03_the_option_takes_a_worker_back_from_anywhere_but_the_guildhall(
    choice: str, prison: int, kept: int, market: int
) -> None:
    mine = player(prison=15)
    t = table(mine, player(held={0: 3}), market={"left": 0}, guildhall=[0], recover_anywhere="on")
    assert sorted(legal(t)) == ["take back black_market_left", "take back from P2", "take back from prison"]
    assert why_not(t, "take back guildhall") == "never_from_there"
    play(t, choice)
    assert (of(t).supply, of(t).prison, held(t, 1), t.market[0]) == (1, prison, {0: kept}, market)
    assert asked(t) == (1, "placing")


def test_e03_the_option_does_not_reach_further_while_a_worker_stands_on_an_open_place() -> None:
    t = table(player(prison=15, at={"forest": 5}), recover_anywhere="on")
    assert legal(t) == ["take back forest"]
    assert why_not(t, "take back from prison") == "open_place_first"


def test_e04_taking_a_worker_back_is_that_players_final_turn() -> None:
    full = [1] * 12
    t = table(player(at={"forest": 20}), player(), guildhall=full, final_round=2)
    play(t, "take back forest")
    assert (of(t).supply, t.turns_left, t.over) == (1, 1, False)
    finish(t)
    assert t.over


def test_e04_a_turn_that_passes_counts_in_the_final_round_as_well() -> None:
    t = table(player(prison=20), player(), guildhall=[1] * 12, final_round=2)
    assert (asked(t), t.turns_left) == ((1, "placing"), 1)
    finish(t)
    assert t.over


def test_e05_the_worker_just_placed_may_be_captured_and_the_visit_goes_on() -> None:
    t = table(player(silver=3, at={"town_centre": 1}), player(at={"mines": 4}), taxes=0)
    play(t, "place town_centre", "capture town_centre P1")
    assert (at(t, 0, "town_centre"), of(t).supply) == (0, 20)
    play(t, "capture mines P2")
    assert (held(t, 0), goods(t), t.taxes) == ({1: 4}, {"silver": 1}, 1)
    assert asked(t) == (1, "placing")


def test_e05_own_groups_cost_the_same_and_return_to_the_supply() -> None:
    t = table(player(silver=2, at={"forest": 5, "town_centre": 1, "quarry": 2}), taxes=0)
    play(t, "place town_centre", "capture forest P1", "capture quarry P1")
    assert (goods(t), t.taxes, held(t, 0)) == ({}, 1, {})
    assert of(t).supply == 20 - 2


@pytest.mark.parametrize("place", NINE)
def test_e06_all_nine_open_places_can_be_captured_from(place: str) -> None:
    t = table(player(silver=1), player(at={place: 2}))
    play(t, "place town_centre", f"capture {place} P2")
    assert (held(t, 0), at(t, 1, place)) == ({1: 2}, 0)


def test_e06_no_other_place_can_be_captured_from() -> None:
    t = table(player(silver=1), player(prison=2), market={"left": 1}, guildhall=[1])
    play(t, "place town_centre")
    for place in ("prison", "guildhall", "black_market_left"):
        assert why_not(t, f"capture {place} P2") == "not_capturable"


def test_e07_a_ransom_frees_the_workers_of_one_board() -> None:
    t = table(player(silver=5), player(held={0: 2}), player(held={0: 3}), taxes=0)
    play(t, "place guardhouse", "ransom from P3")
    assert (held(t, 1), held(t, 2), goods(t), t.taxes) == ({0: 2}, {}, {}, 2)
    assert of(t).supply == 20 - 1 - 2


def test_e07_a_ransom_by_debt_costs_a_debt_and_a_virtue() -> None:
    t = table(player(virtue=7), player(held={0: 2}), player(held={0: 3}))
    play(t, "place guardhouse", "ransom from P2 by debt")
    assert (held(t, 1), held(t, 2), of(t).debts, of(t).virtue) == ({}, {0: 3}, 1, 6)


def test_e07_nobody_is_ransomed_from_a_board_that_holds_nobody() -> None:
    t = table(player(silver=5), player(), player(held={0: 3}))
    play(t, "place guardhouse")
    assert why_not(t, "ransom from P2") == "none_held_there"
    assert why_not(t, "ransom from P2 by debt") == "none_held_there"


@pytest.mark.parametrize(("choice", "left", "owed"), [("ransom all", 0, 0), ("ransom all by debt", 5, 1)])
def test_e07_the_option_frees_the_workers_of_all_boards(choice: str, left: int, owed: int) -> None:
    t = table(player(silver=5), player(held={0: 2}), player(held={0: 3, 1: 1}), release_scope="all")
    play(t, "place guardhouse")
    assert "ransom from P2" not in legal(t)
    play(t, choice)
    assert (held(t, 1), held(t, 2), of(t).supply) == ({}, {1: 1}, 20 - 1)
    assert (silver(t)[0], of(t).debts) == (left, owed)


@pytest.mark.parametrize("scope", ["one", "all"])
def test_e07_a_card_always_covers_all_boards(scope: str) -> None:
    mine = player(hand=["barracks"], apprentices=["labourer"], clay=2, wood=6, gold=2)
    t = table(mine, player(held={0: 2}), player(held={0: 3}), release_scope=scope)
    play(t, "place guildhall", "construct barracks", "recover all")
    assert (held(t, 1), held(t, 2)) == ({}, {})


def test_e08_a_cost_that_cannot_be_paid_in_full_makes_the_action_unavailable() -> None:
    t = table(player(silver=3), top=["thief"])
    play(t, "place workshop")
    assert why_not(t, "hire thief") == "hiring_unpayable"
    t = table(player(silver=5, debts=1))
    play(t, "place guardhouse")
    assert why_not(t, "pay debt") == "debt_unpayable"
    t = table(player(silver=4), player(held={0: 1}))
    play(t, "place guardhouse")
    assert why_not(t, "ransom from P2") == "ransom_unpayable"
    t = table(player(), player(at={"forest": 1}))
    play(t, "place town_centre")
    assert why_not(t, "capture forest P2") == "capture_unpayable"


def test_e08_what_is_avoided_or_spared_need_not_be_there() -> None:
    t = table(player(silver=2, virtue=1), top=["thief"])
    play(t, "place workshop", "hire thief")
    assert (crew(t), goods(t)) == (["thief"], {})


def test_e09_taxes_are_avoided_without_being_asked() -> None:
    t = table(player(silver=9, virtue=3), player(at={"forest": 2}), taxes=0)
    play(t, "place town_centre", "capture forest P2")
    assert (goods(t), t.taxes, held(t, 0)) == ({"silver": 9}, 0, {1: 2})
    assert asked(t) == (1, "placing")


def test_e10_each_cost_of_a_turn_is_avoided_by_the_virtue_of_that_moment() -> None:
    t = table(player(silver=30, debts=3, virtue=2, at={"guardhouse": 2}), taxes=0)
    play(t, "place guardhouse", "pay debt")
    assert (silver(t)[0], t.taxes, of(t).virtue) == (25, 2, 3)
    play(t, "pay debt")
    assert (silver(t)[0], t.taxes, of(t).virtue) == (20, 4, 4)
    play(t, "pay debt")
    assert (silver(t)[0], t.taxes, of(t).virtue) == (14, 7, 5)


def test_e11_missing_virtue_at_the_market_becomes_a_debt() -> None:
    t = table(player(silver=1, virtue=0), small=["black_market_02"])
    play(t, "place black_market_left")
    assert (of(t).virtue, of(t).debts, goods(t)) == (0, 1, {"gold": 2})


@pytest.mark.parametrize(("virtue", "owed"), [(2, 0), (1, 1), (0, 2)])
def test_e11_missing_virtue_at_the_tax_stand_becomes_debts(virtue: int, owed: int) -> None:
    t = table(player(virtue=virtue))
    play(t, "place tax_stand")
    assert (virtues(t)[0], debts(t)[0]) == (0, owed)


@pytest.mark.parametrize(
    ("scope", "people", "paid"),
    [
        ("visit", [], 3),
        ("visit", ["conspirator_1"], 2),
        ("visit", ["conspirator_1", "conspirator_2"], 1),
        ("capture", ["conspirator_1"], 0),
        ("capture", ["conspirator_1", "conspirator_2"], 0),
    ],
)
def test_e12_conspirators_spare_silver_by_visit_or_by_capture_but_no_tax(
    scope: str, people: list[str], paid: int
) -> None:
    mine = player(silver=9, apprentices=people, at={"town_centre": 3, "forest": 1, "mines": 1})
    t = table(mine, player(at={"forest": 1, "mines": 1}), taxes=0, conspirator_scope=scope)
    play(t, "place town_centre", "capture forest P1", "capture forest P2", "capture mines P1", "capture mines P2")
    assert (silver(t)[0], t.taxes) == (9 - 1 - paid, 1)


def test_e12_the_spared_silver_lasts_for_one_visit_only() -> None:
    mine = player(silver=9, apprentices=["conspirator_1"], at={"town_centre": 1})
    t = table(mine, player(at={"forest": 1, "mines": 1}), taxes=0)
    play(t, "place town_centre", "capture forest P2", "capture mines P2", "place forest")
    assert silver(t)[0] == 8
    play(t, "place town_centre", "capture forest P2", "capture town_centre P1")
    assert silver(t)[0] == 7


def test_e13_captures_of_a_building_are_free_optional_and_need_no_worker() -> None:
    mine = player(hand=["armoury"], apprentices=["labourer"], wood=3, stone=5, gold=1)
    t = table(mine, player(at={"forest": 2}), taxes=0)
    play(t, "place guildhall", "construct armoury")
    assert legal(t) == ["stop", "capture forest P2"]
    play(t, "capture forest P2")
    assert (held(t, 0), goods(t), t.taxes, at(t, 0, "town_centre")) == ({1: 2}, {}, 0, 0)


@pytest.mark.parametrize(("people", "why"), [(2, "allowed"), (3, "allowed"), (4, "too_many_places")])
def test_e13_captures_of_a_building_obey_the_limit_of_places(people: int, why: str) -> None:
    mine = player(hand=["fortress"], apprentices=["labourer"], clay=3, stone=4, gold=1, marble=2)
    t = table(mine, player(at={"forest": 2, "mines": 1}), seats=people)
    play(t, "place guildhall", "construct fortress", "capture forest P2")
    assert why_not(t, "capture mines P2") == why


def test_e13_two_buildings_of_one_turn_share_the_limit_of_places() -> None:
    cards = ["crane", "fortress"]
    mine = player(hand=cards, apprentices=["labourer"], clay=3, wood=3, stone=5, gold=1, marble=2, at={"quarry": 1})
    t = table(mine, player(at={"forest": 1, "mines": 1}), seats=4, promos=True)
    play(t, "place guildhall", "construct crane", "place again", "construct fortress", "capture forest P2")
    assert (built(t), why_not(t, "capture mines P2")) == (cards, "too_many_places")
    assert why_not(t, "capture quarry P1") == "too_many_places"
    assert prisons(t) == [0, 0, 0, 0]
