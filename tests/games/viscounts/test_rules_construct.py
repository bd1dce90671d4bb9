"""Construct: which building, where, what the spot and the links give."""

from __future__ import annotations

from typing import Any

import pytest

from .builder import Wish, asked, goods, legal, of, offered, play, player, sheet, standing, story, table, track, why_not


def builder(space: str = "hills_left", stone: int = 9, **more: Any) -> Wish:
    return player("peddler_ink", "peddler_gold", "peddler_stone", space=space, stone=stone, **more)


@pytest.mark.parametrize(("stone", "types"), [(2, set()), (3, {"workshop"}), (5, {"workshop", "trading_post"})])
def test_a_workshop_costs_3_a_trading_post_5_a_guildhall_7_icons(stone: int, types: set[str]) -> None:
    built = {c.removeprefix("construct ")[:-2] for c in legal(table(builder(stone=stone))) if c.startswith("construct")}
    assert built == types
    assert "construct guildhall_1" in legal(table(builder(stone=7)))
    assert why_not(table(builder(stone=6)), "construct guildhall_1") == "not_enough_builders"


def test_any_of_the_own_remaining_buildings_may_be_chosen() -> None:
    t = table(builder(slots=["workshop_2"]))
    slots = [choice for choice in legal(t) if choice.startswith("construct")]
    assert len(slots) == 8
    assert why_not(t, "construct workshop_2") == "built_already"


def test_spots_are_those_on_the_viscounts_side_of_the_river() -> None:
    t = play(table(builder("hills_left")), "construct workshop_1")
    assert legal(t) == ["build at hills_1", "build at hills_2"]
    t = play(table(builder("hills_right"), seats=3), "construct workshop_1")
    assert legal(t) == ["build at hills_3", "build at hills_4", "build at hills_5"]


def test_without_a_free_spot_on_this_side_nothing_is_built() -> None:
    t = table(builder(), built={"hills_1": (1, "workshop_1"), "hills_2": (1, "workshop_2")})
    assert why_not(t, "construct workshop_1") == "no_free_spot"


def test_without_a_building_left_nothing_is_built() -> None:
    every = [f"{kind}_{n}" for kind in ("trading_post", "guildhall", "workshop") for n in (1, 2, 3)]
    t = table(builder(slots=every))
    assert {why for choice, why in offered(t).items() if choice.startswith("construct")} == {"built_already"}


def test_the_spot_gives_its_effect() -> None:
    t = play(table(builder()), "construct workshop_1", "build at hills_2")
    assert goods(t) == {"stone": 9 - 3 + 1}
    assert standing(t) == {"hills_2": 0}


def test_the_only_free_spot_is_taken_without_a_question() -> None:
    t = play(table(builder(), built={"hills_1": (1, "workshop_1")}), "construct workshop_1")
    assert standing(t) == {"hills_1": 1, "hills_2": 0}


def test_a_link_pays_the_owners_at_both_ends() -> None:
    t = table(builder(), player(), built={"hills_2": (1, "trading_post_3")})
    play(t, "construct workshop_1")
    assert goods(t) == {"stone": 6, "ink": 1, "silver": 2}
    assert goods(t, 1) == {"silver": 2}


def test_a_link_between_two_own_buildings_pays_once() -> None:
    t = play(table(builder(), built={"hills_2": (0, "trading_post_3")}), "construct workshop_1")
    assert goods(t) == {"stone": 6, "ink": 1, "silver": 2}


def test_neighbours_without_a_printed_link_are_not_joined() -> None:
    t = table(
        builder("hills_right"),
        built={"hills_2": (1, "workshop_1"), "hills_4": (1, "workshop_2")},
        townsfolk={"lake": ["friar"]},
    )
    play(t, "construct workshop_3", "hire friar")
    assert story(t).count("link_made") == 1  # to hills_4, not over to hills_2


def test_a_link_joins_the_last_spot_to_the_first_of_the_next_segment() -> None:
    built = {"hills_4": (1, "workshop_1"), "forest_2": (1, "workshop_2")}
    t = table(builder("forest_left"), player(), built=built)
    play(t, "construct workshop_1")
    assert (goods(t)["gold"], goods(t, 1)) == (1, {"gold": 1})


def test_the_next_segment_of_a_link_is_the_one_that_lies_there() -> None:
    ring = ["lake", "hills", "coast", "forest", "mountain"]
    built = {"hills_4": (1, "workshop_1"), "forest_2": (1, "workshop_2"), "coast_1": (1, "workshop_3")}
    t = table(builder("forest_left"), player(), built=built, ring=ring)
    play(t, "construct workshop_1")
    assert "gold" not in goods(t)


def test_the_ability_of_the_emptied_slot_is_active_at_once() -> None:
    t = table(builder("hills_right"), townsfolk={"lake": ["friar"]}, built={"hills_4": (1, "workshop_1")})
    play(t, "construct workshop_1", "hire friar")
    assert asked(t) == (0, "discarding")  # the spot's own free hire counts already


def test_after_the_construction_come_the_abilities_of_cards() -> None:
    t = table(player("woodcutter_virtue", "labourer", "miner", space="hills_left"))
    play(t, "construct workshop_1", "build at hills_1")
    assert track(t) == (1, 6)
    assert story(t).index("goods_gained") < story(t).index("virtue_gained")


def test_a_link_that_crosses_the_river_pays_as_well() -> None:
    t = table(builder("forest_left"), player(), built={"forest_3": (1, "workshop_1"), "forest_1": (1, "workshop_2")})
    play(t, "construct workshop_1")
    assert (track(t), track(t, 1)) == ((1, 6), (1, 6))
    assert goods(t)["ink"] == 1


def test_buildings_score_by_how_many_of_a_type_are_built() -> None:
    t = table(player(slots=["trading_post_2", "guildhall_1", "guildhall_3", "workshop_1", "workshop_2", "workshop_3"]))
    assert sheet(t) == {"buildings": 4 + 13 + 9}
    assert of(t).supply == 20
