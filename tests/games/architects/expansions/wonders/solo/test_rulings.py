"""The rulings on the solo variant (rules, section 11, 1 to 12), each in play."""

from __future__ import annotations

import random
from typing import Any

import pytest

from royaume.games.architects.events import WORKERS_CAPTURED
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import PLACE_IDS

from ....builder import (
    GAME,
    Wish,
    asked,
    at,
    begun,
    debts,
    draft_out,
    goods,
    hand,
    held,
    legal,
    of,
    play,
    player,
    prisons,
    told,
)
from .builder import (
    BOARDS,
    FACTS,
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
    story,
    tokens_laid,
    virtue_of,
    where,
)

# set-up -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("artisans", [False, True])
@pytest.mark.parametrize("solo", OPPONENTS)
def test_the_opponent_starts_with_what_its_board_says_and_nothing_else(solo: str, artisans: bool) -> None:
    with_ = ("artisans", "wonders") if artisans else ("wonders",)
    t = begun(1, solo=solo, expansions=with_)
    start = BOARDS[solo]["start"]
    p = of(t, 1)
    assert (p.virtue, influence_of(t), p.supply, p.level, p.debts) == (start["virtue"], start["influence"], 20, 0, 0)
    assert (goods(t, 1), hand(t, 1), p.crew, marker(t)) == ({}, [], (), "clay")
    cards = rival(t).cards
    assert (cards.pile.left(), cards.future.left(), cards.revealed) == (9, 15 if artisans else 13, ())


def test_one_person_hires_an_apprentice_then_keeps_three_of_five_cards_and_begins() -> None:
    t = begun(1, solo="patron", expansions=("wonders",))
    assert asked(t) == (0, "hiring_starter")
    play(t, legal(t)[0])
    assert asked(t) == (0, "keeping_plan")
    assert len(legal(t)) == 5
    draft_out(t)
    assert (asked(t), len(hand(t)), t.seats, int(of(t).goods[5])) == ((0, "placing"), 3, 2, 3)


# 1 ------------------------------------------------------------------------------------------------


def without_workers(*people: Wish, **more: Any) -> ArchitectsTable:
    return opponents_turn("st_guildhall", *people, princess="quarry", **more)


def test_01_without_a_worker_it_takes_one_back_from_its_largest_group_and_reveals_nothing() -> None:
    t = without_workers(ai=player(at={"forest": 11, "mines": 9}))
    assert (at(t, 1, "forest"), of(t, 1).supply, discards(t), t.guildhall) == (10, 1, [], ())
    assert reasons(t) == [
        ("entry_followed", "take_back", "wonders_solo_schemes"),
        ("priority_decided", "largest_group", 2, "wonders_solo_schemes"),
    ]


def test_01_ties_go_by_the_capture_list_the_princess_first() -> None:
    t = without_workers(ai=player(at={"quarry": 10, "mines": 10}))
    assert at(t, 1, "quarry") == 9
    t = without_workers(ai=player(at={"forest": 10, "mines": 10}))
    assert at(t, 1, "mines") == 9


def test_01_else_from_prison_else_from_another_board_else_it_passes() -> None:
    t = without_workers(ai=player(prison=20))
    assert (of(t, 1).prison, of(t, 1).supply) == (19, 1)
    t = without_workers(player(held={1: 20}))
    assert (held(t, 0), of(t, 1).supply) == ({1: 19}, 1)
    assert followed(t) == ["take_back_held"]
    t = without_workers(guildhall=[1] * 20, final_round=2)
    assert (followed(t), of(t, 1).supply) == (["pass"], 0)


def test_01_of_several_boards_the_one_that_holds_most() -> None:
    people = player(held={2: 8}), player(held={2: 12})
    t = opponents_turn("st_guildhall", *people, princess="quarry")
    assert (held(t, 0), held(t, 1)) == ({2: 8}, {2: 11})


# 2 ------------------------------------------------------------------------------------------------


def test_02_a_placement_is_made_even_without_effect() -> None:
    t = opponents_turn("st_specialisation", solo="enforcer", princess="quarry", taxes=3)
    assert (where(t), int(t.taxes)) == ({"town_centre": 1}, 3)
    assert reasons(t)[-1] == ("entry_impossible", "captures", "group_to_capture", "wonders_solo_captures")


def test_02_the_guildhall_without_anything_to_build_brings_four_marble() -> None:
    t = opponents_turn("st_guildhall", ai=player(level=5))
    assert (where(t), marble(t)) == ({"guildhall": 1}, 4)


def test_02_a_closed_level_of_the_cathedral_counts_as_impossible() -> None:
    t = opponents_turn("fu_cathedral_virtue_1", player(level=5), ai=player(level=4))
    assert where(t) == {"silversmith": 1}


# 3: see the tests of gains --------------------------------------------------------------------------


def test_03_passing_five_and_nine_draws_nothing() -> None:
    t = opponents_turn("st_princess", princess="quarry", contribution=4, marker="gold", influence=[0, 4])
    assert (influence_of(t), hand(t, 1)) == (7, [])


# 4 ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", ["clay", "wood", "stone", "gold", "marble"])
def test_04_its_contribution_finds_the_last_free_token_and_brings_the_reset(space: str) -> None:
    for free in ("clay", "wood", "stone", "gold", "marble"):
        laid = [good for good in ("clay", "wood", "stone", "gold", "marble") if good != free]
        t = opponents_turn("st_princess", princess="quarry", contribution=4, marker=space, tokens=laid)
        assert story(t, "contributed") == [("contributed", free)]
        assert len(story(t, "market_reset")) == 1
        assert tokens_laid(t) == []


@pytest.mark.parametrize(
    ("space", "laid", "chosen"),
    [("clay", [], "clay"), ("stone", ["stone"], "gold"), ("gold", ["gold", "marble"], "clay")],
)
def test_04_a_blocked_token_makes_way_for_the_next_to_the_right(space: str, laid: list[str], chosen: str) -> None:
    t = opponents_turn("st_princess", princess="quarry", contribution=4, marker=space, tokens=laid)
    assert story(t, "contributed") == [("contributed", chosen)]
    assert goods(t, 1) == {}


# 5 ------------------------------------------------------------------------------------------------


def test_05_step_1_and_11_its_workers_at_the_market_go_to_prison_and_most_take_a_debt() -> None:
    t = reset(solo_table(solo="gossip", market={"left": 1, "right": 1, "middle": 0}))
    assert (prisons(t), debts(t)) == ([1, 2], [0, 1])


@pytest.mark.parametrize(
    ("card", "place", "change"),
    [(2, "guardhouse", "debt"), (3, "silversmith", "influence"), (1, "town_centre", "virtue")],
)
def test_05_step_4_the_profiteers_consequence(card: int, place: str, change: str) -> None:
    t = reset(solo_table(player(prison=2), solo="gossip", ai=player(at={place: 1}), influence=[0, 6], card=card))
    assert of(t, 1).prison == 1
    found = {"debt": of(t, 1).debts, "influence": influence_of(t) - 6, "virtue": virtue_of(t) - 7}
    assert found == {**dict.fromkeys(found, 0), change: -1 if change == "virtue" else 1}


def test_05_step_10_three_prisoners_cost_virtue_and_influence_is_never_lost_instead() -> None:
    t = reset(solo_table(solo="gossip", ai=player(prison=3), influence=[0, 8]))
    assert (virtue_of(t), influence_of(t)) == (6, 8)


def test_05_virtue_below_zero_is_a_debt_though_it_has_influence() -> None:
    t = reset(solo_table(player(prison=9), solo="gossip", ai=player(prison=3, virtue=0), influence=[0, 8]))
    assert (debts(t), influence_of(t)) == ([1, 1], 8)


# 6 ------------------------------------------------------------------------------------------------


def test_06_the_cathedral_is_free_at_any_virtue_and_leaves_the_rewards_alone() -> None:
    t = opponents_turn("st_guildhall", ai=player(virtue=0))
    assert (of(t, 1).level, virtue_of(t), t.box) == (1, 1, ())


@pytest.mark.parametrize(("debts_before", "left"), [(2, 1), (0, 0)])
def test_06_virtue_above_fourteen_destroys_debts(debts_before: int, left: int) -> None:
    t = opponents_turn("st_guildhall", ai=player(virtue=14, debts=debts_before))
    assert (virtue_of(t), of(t, 1).debts) == (14, left)


def test_06_virtue_below_zero_brings_debts() -> None:
    t = opponents_turn("st_taxes", taxes=8, ai=player(virtue=1), solo="gossip")
    assert (virtue_of(t), of(t, 1).debts) == (0, 1)


# 7: see the tests of gains. 8 -----------------------------------------------------------------------


def with_wonder(scheme: str, place: str, **more: Any) -> ArchitectsTable:
    ai = player(**{key: more.pop(key) for key in ("at", "debts", "virtue") if key in more})
    wonder = {"wonders": {"stone": 1}, "standing": {place: "stone"}}
    return opponents_turn(scheme, *more.pop("people", ()), ai=ai, **wonder, **{"princess": "quarry", **more})


def test_08_its_own_wonder_is_one_more_worker_at_the_silversmith() -> None:
    assert marker(with_wonder("st_specialisation", "silversmith", at={"silversmith": 1})) == "marble"


def test_08_for_the_patron_a_single_worker_at_a_wonder_counts_as_two() -> None:
    t = with_wonder("st_specialisation", "kings_storehouse", solo="patron")
    assert (marble(t), virtue_of(t), influence_of(t)) == (1, 7, 1)


def test_08_one_more_capture() -> None:
    human = player(at={"mines": 3, "forest": 2, "quarry": 1})
    t = with_wonder("fu_capture_3", "town_centre", people=[human])
    assert [PLACE_IDS[line[1]] for line in told(t, WORKERS_CAPTURED)] == ["mines", "forest"]


def test_08_one_more_action_at_the_guardhouse_and_never_influence() -> None:
    t = with_wonder("fu_cathedral_late_2", "guardhouse", debts=2, taxes=0)
    assert (of(t, 1).debts, int(t.taxes), virtue_of(t), influence_of(t)) == (0, 6, 9, 0)


def test_08_the_wonder_of_somebody_else_does_nothing() -> None:
    t = opponents_turn("st_specialisation", wonders={"stone": 0}, standing={"silversmith": "stone"}, princess="quarry")
    assert marker(t) == "stone"


def test_08_wonders_do_not_count_beside_the_princess() -> None:
    t = with_wonder("fu_princess_lead", "silversmith", princess="silversmith", people=[player(at={"silversmith": 1})])
    assert followed(t)[0] == "princess"


# 9 ------------------------------------------------------------------------------------------------


def test_09_removed_apprentices_go_under_the_pile_and_their_silver_to_the_supply() -> None:
    top = ["thief", "miner_1", "miner_2", "trickster", "squire_gold"]
    t = opponents_turn("st_workshop", top=top, coins={"squire_gold": 3}, marker="marble", taxes=0)
    ids = GAME.language.ids["apprentice"]
    bottom = [ids[card] for card in t.people.rest()[-2:]]
    assert "squire_gold" in bottom
    assert (sum(t.coins), goods(t, 1), int(t.taxes)) == (0, {}, 2)
    assert all(card >= 0 for card in t.row)


# 10 -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("debts_before", "left", "space"), [(1, 0, "clay"), (0, 0, "marble")])
def test_10_of_two_favours_the_left_one_if_it_can(debts_before: int, left: int, space: str) -> None:
    ai = player(at={"mines": 1}, debts=debts_before)
    t = reset(solo_table(solo="gossip", ai=ai, card=6))
    assert (of(t, 1).debts, marker(t)) == (left, space)
    chosen = "favour_left" if debts_before else "favour_right"
    assert followed(t) == [chosen]


def test_10_a_debt_alone_becomes_two_silver() -> None:
    t = reset(solo_table(solo="gossip", ai=player(at={"forest": 1}), card=3))
    assert marker(t) == "stone"
    assert ("gain_replaced", "silver_for_debt", 1, "wonders_solo_track") in reasons(t)


@pytest.mark.parametrize(
    ("card", "place", "gained"),
    [(1, "quarry", {"marble": 1}), (2, "silversmith", {}), (5, "workshop", {}), (7, "guardhouse", {"marble": 1})],
)
def test_10_other_favours(card: int, place: str, gained: dict[str, int]) -> None:
    t = reset(solo_table(solo="gossip", ai=player(at={place: 1}), card=card))
    assert goods(t, 1) == gained
    assert virtue_of(t) == 7 + {2: 1, 5: 2}.get(card, 0)


def test_10_an_apprentice_as_favour_is_silver() -> None:
    t = reset(solo_table(solo="gossip", ai=player(at={"kings_storehouse": 1}), card=4))
    assert (marker(t), of(t, 1).crew) == ("stone", ())


# 11: see the tests of several people. 12 ------------------------------------------------------------


@pytest.mark.parametrize(("groups", "tax"), [({"mines": 3}, 1), ({"mines": 3, "forest": 2, "workshop": 1}, 1)])
def test_12_a_turn_with_captures_adds_one_tax(groups: dict[str, int], tax: int) -> None:
    t = opponents_turn("fu_capture_3", player(at=groups), ai=player(at={"town_centre": 2}), taxes=0)
    assert (int(t.taxes), held(t, 1)) == (tax, {0: sum(groups.values())})


@pytest.mark.parametrize(("place", "virtue"), [("quarry", 6), ("town_centre", 8), ("mines", 7)])
def test_captures_beside_the_figures_change_virtue_once(place: str, virtue: int) -> None:
    t = opponents_turn("fu_capture_3", player(at={place: 3}), card=1)
    assert virtue_of(t) == virtue


def test_it_never_captures_its_own_workers() -> None:
    t = opponents_turn("fu_capture_3", player(at={"mines": 3}), ai=player(at={"town_centre": 3, "mines": 9}))
    assert at(t, 1, "mines") == 9


# turns and the end ----------------------------------------------------------------------------------


def test_a_worker_beside_the_profiteer_always_brings_influence() -> None:
    t = opponents_turn("st_workshop", card=1)
    assert influence_of(t) == 0
    t = opponents_turn("fu_capture_3", player(at={"mines": 3}), card=1)
    assert influence_of(t) == 1


def test_beside_the_princess_without_being_told_to_it_contributes_nothing() -> None:
    t = opponents_turn("st_workshop", card=5)
    assert story(t, "contributed") == []


def test_its_workers_at_the_guildhall_set_off_resets_and_the_end() -> None:
    t = opponents_turn("st_guildhall", guildhall=[0] * 6)
    assert len(story(t, "market_reset")) == 1
    t = opponents_turn("st_guildhall", guildhall=[0] * 11)
    assert (len(story(t, "last_space_filled")), int(t.turns_left)) == (1, 2)


def test_with_artisans_it_takes_no_adornment_at_the_guildhall_and_still_refreshes() -> None:
    t = opponents_turn("st_guildhall", guildhall=[0, 0], artisans=True)
    assert story(t, "adornment_taken") == []
    assert len(story(t, "apprentices_refreshed")) == 1


@pytest.mark.parametrize("solo", OPPONENTS)
def test_it_never_decides_and_keeps_nothing_but_marble_in_whole_games(solo: str) -> None:
    luck = random.Random(solo)
    t = draft_out(begun(1, seed=solo, solo=solo, expansions=("artisans", "wonders")))
    for _ in range(400):
        if t.over:
            break
        assert asked(t)[0] == 0
        play(t, luck.choice(legal(t)))
        assert GAME.violation(t) == ""


def test_the_pile_is_shuffled_from_what_was_revealed() -> None:
    t = solo_table(schemes=["st_workshop"])
    cards = rival(t).cards
    cards.revealed, left = cards.pile.rest(), cards.pile.left()
    cards.pile.lay(())
    play(t, "place quarry")
    assert len(story(t, "schemes_shuffled")) == 1
    gained = len(story(t, "future_scheme_gained"))
    shown = len(story(t, "scheme_revealed"))
    assert (cards.pile.left(), len(cards.revealed)) == (left - shown, shown + gained)


def test_guardhouse_actions_are_those_of_the_list_from_the_top() -> None:
    ai = player(at={"guardhouse": 3}, prison=2, held={0: 2}, debts=1)
    t = opponents_turn("fu_cathedral_late_2", player(held={1: 1}), ai=ai, taxes=0, princess="quarry", solo="gossip")
    assert followed(t) == ["guardhouse", "release", "jail", "recover", "pay_debt"]
    assert (prisons(t), held(t, 0), held(t, 1), of(t, 1).debts, int(t.taxes)) == ([2, 0], {}, {}, 0, 5)
    ranks = FACTS["guardhouse_priority"]["order"]
    assert [rank["repeat"] for rank in ranks] == [False, False, False, True, True]
