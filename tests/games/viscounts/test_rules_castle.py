"""Placing workers, and how the castle is resolved."""

from __future__ import annotations

import pytest

from royaume.games.viscounts.events import LEADER_CHANGED, WORKER_CLIMBED, WORKER_EXPELLED
from royaume.games.viscounts.table import ViscountsTable

from .builder import asked, goods, legal, of, on_top, play, player, sheet, story, table, told, track, why_not, workers

NOBLES = ("patron_3", "squire", "princess")  # three icons


@pytest.mark.parametrize(("gold", "most"), [(0, 1), (1, 2), (2, 2), (3, 3), (5, 3), (6, 4), (9, 4)])
def test_1_3_5_and_8_noble_icons_place_1_to_4_workers(gold: int, most: int) -> None:
    t = table(player("swindler_gold", "meddler", "abbot", space="lake_inner", gold=gold))
    assert [c for c in legal(t) if c.startswith("place")] == [f"place {n}" for n in range(1, most + 1)]


def test_workers_are_placed_on_the_section_that_faces_the_viscount() -> None:
    t = play(table(player(*NOBLES, space="coast_inner")), "place 2")
    assert workers(t, 1) == {"hire_or_destroy": (2, 0)}
    assert of(t).supply == 18


def test_the_castle_may_be_turned_otherwise() -> None:
    t = play(table(player(*NOBLES, space="coast_inner"), rotation=2), "place 2")
    assert workers(t, 1) == {"flip": (2, 0)}


def test_fewer_icons_than_one_has_may_be_used() -> None:
    t = play(table(player(*NOBLES, space="lake_inner", gold=9)), "place 1")
    assert goods(t) == {"gold": 9}
    assert workers(t, 1) == {"ink_stone": (1, 0)}


def test_without_a_worker_in_the_supply_none_is_placed() -> None:
    t = table(player(*NOBLES, space="lake_inner", supply=0))
    assert why_not(t, "place 1") == "no_workers_left"


def test_three_in_a_section_send_one_in_and_one_to_each_side() -> None:
    t = play(table(player(*NOBLES, space="lake_inner"), outer={"ink_stone": [1]}), "place 2")
    assert workers(t, 1) == {"flip": (1, 0), "virtue": (1, 0)}
    assert workers(t, 2) == {"ink_stone": (1, 0)}
    assert goods(t) == {"ink": 1, "stone": 1}


@pytest.mark.parametrize(
    ("segment", "section", "gained"),
    [("lake", "ink_stone", {"ink": 1, "stone": 1}), ("hills", "flip", {}), ("mountain", "virtue", {})],
)
def test_the_section_of_tier_2_gives_its_effect_at_once(segment: str, section: str, gained: dict[str, int]) -> None:
    t = table(player(*NOBLES, space=f"{segment}_inner", deeds=1), outer={section: [2]})
    play(t, "place 1")
    assert goods(t) == gained
    assert of(t).approved == (1 if section == "flip" else 0)
    assert track(t) == (1, 5 if section == "virtue" else 7)


def test_gold_or_a_worker_moved_is_a_choice() -> None:
    t = play(table(player(*NOBLES, space="forest_inner"), outer={"gold_or_move": [2]}), "place 1")
    assert legal(t) == ["choose gold_1", "choose move_worker"]
    play(t, "choose gold_1")
    assert goods(t) == {"gold": 1}


def test_a_free_hire_or_a_card_destroyed_is_a_choice() -> None:
    t = play(table(player(*NOBLES, space="coast_inner", hand=["financier"]), outer={"hire_or_destroy": [2]}), "place 1")
    assert legal(t) == ["choose free_hire", "choose destroy_1"]
    play(t, "choose destroy_1", "destroy financier")
    assert goods(t) == {"silver": 3}


def test_the_effect_of_tier_2_comes_before_the_others_go_aside() -> None:
    t = play(table(player(*NOBLES, space="coast_inner"), outer={"hire_or_destroy": [2]}), "place 1")
    assert asked(t) == (0, "choosing_way")
    assert workers(t, 1) == {"hire_or_destroy": (2, 0)}


def test_a_worker_that_is_moved_by_tier_2_makes_others_climb_only_after_the_two_went_aside() -> None:
    outer = {"gold_or_move": [2], "flip": [2], "ink_stone": [1]}
    t = play(table(player(*NOBLES, space="forest_inner", deeds=1), outer=outer), "place 1")
    play(t, "choose move_worker", "move worker ink_stone to flip")
    steps = [kind for kind in story(t) if kind.startswith("worker")]
    assert steps == [
        "workers_placed",
        "worker_climbed",
        "worker_moved",
        "workers_spread",
        "worker_climbed",
        "workers_spread",
    ]
    assert workers(t, 1) == {"flip": (1, 0), "hire_or_destroy": (1, 0), "gold_or_move": (1, 0), "ink_stone": (1, 0)}


def test_workers_that_moved_aside_may_make_another_section_climb() -> None:
    t = table(player(*NOBLES, space="lake_inner"), outer={"ink_stone": [2], "virtue": [2]})
    play(t, "place 1")
    assert [(section, tier) for _, section, tier in told(t, WORKER_CLIMBED)] == [(0, 2), (4, 2)]
    assert workers(t, 1) == {"ink_stone": (1, 0), "flip": (1, 0), "hire_or_destroy": (1, 0)}
    assert track(t) == (1, 5)


def test_of_several_crowded_sections_the_player_says_which_comes_first() -> None:
    t = table(player(*NOBLES, space="lake_inner"), outer={"ink_stone": [2], "virtue": [2], "flip": [2]})
    play(t, "place 1")
    assert asked(t) == (0, "choosing_section")
    assert legal(t) == ["resolve flip", "resolve virtue"]


def test_three_on_tier_2_send_one_up_for_any_resource_and_none_aside() -> None:
    t = table(player(*NOBLES, space="lake_inner"), outer={"ink_stone": [2]}, inner={"ink_stone": [2]})
    play(t, "place 1", "take gold")
    assert workers(t, 2) == {"ink_stone": (2, 0)}
    assert on_top(t) == (1, 0)
    assert goods(t) == {"ink": 1, "stone": 1, "gold": 1}


def test_all_of_tier_1_comes_before_tier_2() -> None:
    t = table(player(*NOBLES, space="lake_inner"), outer={"ink_stone": [2], "virtue": [2]}, inner={"ink_stone": [2]})
    play(t, "place 1", "take ink")
    assert [tier for _, _, tier in told(t, WORKER_CLIMBED)] == [2, 2, 3]


def test_more_than_three_in_a_section_of_tier_1_are_expelled_by_choice_for_two_silver_each() -> None:
    t = table(player(*NOBLES, space="lake_inner"), player(), player(), outer={"ink_stone": [0, 2, 1]})
    play(t, "place 2")
    assert asked(t) == (0, "expelling")
    assert legal(t) == ["expel P1", "expel P2", "expel P3"]
    play(t, "expel P2", "expel P3")
    assert workers(t, 1) == {"ink_stone": (2, 1, 0)}
    assert (goods(t, 1), goods(t, 2)) == ({"silver": 2}, {"silver": 2})
    assert of(t, 1).supply == 19


def test_one_s_own_worker_may_be_expelled() -> None:
    t = table(player(*NOBLES, space="lake_inner"), player(), outer={"ink_stone": [0, 2]})
    play(t, "place 2", "expel P1")
    assert (goods(t), of(t).supply) == ({"silver": 2}, 19)


def test_one_expelled_from_tier_2_brings_its_owner_virtue_and_any_resource() -> None:
    t = table(player(*NOBLES, space="lake_inner"), player(), outer={"ink_stone": [2]}, inner={"ink_stone": [1, 2]})
    play(t, "place 1", "expel P2")
    assert track(t, 1) == (1, 6)
    assert asked(t) == (1, "choosing_resource")
    play(t, "take ink")
    assert goods(t, 1) == {"ink": 1}
    assert workers(t, 2) == {"ink_stone": (2, 1)}


def test_both_tiers_of_several_sections_are_seen_to() -> None:
    t = table(
        player(*NOBLES, space="lake_inner"),
        player(),
        outer={"ink_stone": [2], "flip": [0, 2, 1]},
        inner={"ink_stone": [0, 2, 1]},
        seats=3,
    )
    play(t, "place 1", "expel P2", "take ink", "expel P3")
    assert [(seat, section, tier) for seat, section, tier in told(t, WORKER_EXPELLED)] == [(1, 0, 2), (2, 1, 1)]


def test_nobody_is_expelled_before_all_moves_are_done() -> None:
    """The three that were placed pass through a section that others fill."""
    t = table(player(*NOBLES, space="lake_inner", gold=2), player(), outer={"ink_stone": [0, 2]})
    play(t, "place 3")
    assert workers(t, 1) == {"ink_stone": (0, 2), "flip": (1, 0), "virtue": (1, 0)}
    assert "worker_expelled" not in story(t)


def test_on_tier_3_nobody_is_expelled() -> None:
    t = table(
        player(*NOBLES, space="lake_inner"), outer={"ink_stone": [2]}, inner={"ink_stone": [2]}, top=(2, 3), leader=1
    )
    play(t, "place 1", "take ink")
    assert on_top(t) == (3, 3)


# the Castle Leader ------------------------------------------------------------------------------


def climbing(mine: int, theirs: int, leader: int) -> ViscountsTable:
    wish = player(*NOBLES, space="lake_inner")
    t = table(wish, outer={"ink_stone": [2]}, inner={"ink_stone": [2]}, top=(mine, theirs), leader=leader)
    return play(t, "place 1")


def test_the_first_worker_on_tier_3_makes_its_owner_castle_leader_at_once() -> None:
    t = climbing(0, 0, -1)
    assert (t.leader, told(t, LEADER_CHANGED)) == (0, [(0,)])
    assert asked(t) == (0, "choosing_resource")


def test_only_more_workers_on_tier_3_take_the_card_away() -> None:
    assert climbing(0, 1, 1).leader == 1
    assert climbing(1, 1, 1).leader == 0


def test_the_leader_scores_five_points() -> None:
    assert sheet(climbing(0, 0, -1))["castle_leader"] == 5


def test_workers_score_the_number_of_their_tier() -> None:
    t = table(player(), outer={"flip": [3], "virtue": [2]}, inner={"flip": [2], "virtue": [2]}, top=(2,), leader=1)
    assert sheet(t) == {"workers": 5 + 8 + 6}
