"""MODE SOLO : RÈGLES GÉNÉRALES: what is gained, flipped and replaced."""

from __future__ import annotations

import pytest

from royaume.games.viscounts.cards.catalogue import CARD_IDS
from royaume.games.viscounts.solo.rows import DISMISS

from .builder import (
    OPPONENTS,
    YOU,
    asked,
    board,
    discards,
    does,
    followed,
    gains,
    goods,
    icons,
    kept,
    of,
    solo_table,
    standing,
    story,
    tiles,
    told,
    townsfolk_with,
    track,
    turn,
    workers,
)

EMPTY_PILES = ("lake", "hills", "forest", "coast", "mountain")


@pytest.mark.parametrize(
    ("solo", "held", "taken"),
    [
        ("cleric", {"ink": 5}, "ink"),
        ("cleric", {"ink": 6, "stone": 3}, "stone"),
        ("cleric", {"ink": 9, "stone": 4, "gold": 30}, "gold"),
        ("builder", {"stone": 5}, "stone"),
        ("builder", {"stone": 6}, "gold"),
        ("builder", {"stone": 6, "gold": 4}, "ink"),
        ("noble", {"gold": 5}, "gold"),
        ("noble", {"gold": 6}, "ink"),
        ("noble", {"gold": 6, "ink": 4}, "stone"),
    ],
)
def test_any_resource_is_the_first_of_its_order_below_its_limit(solo: str, held: dict[str, int], taken: str) -> None:
    t = gains(solo_table(solo, ai=held), "resource:1")
    assert goods(t).get(taken, 0) == held.get(taken, 0) + 1


def test_several_resources_are_taken_one_by_one() -> None:
    t = gains(solo_table(ai=board(ink=5, stone=3)), "resource:2 + debt:3")
    assert goods(t) == {"ink": 6, "stone": 4}


def test_the_order_of_its_board_is_told_where_it_decided() -> None:
    assert told(gains(solo_table(), "resource:1"), "priority_decided") == [
        ("priority_decided", "board_order", 3, "solo_rules")
    ]
    assert told(gains(solo_table(ai=board(ink=6, stone=4)), "resource:1"), "priority_decided") == []


def test_a_resource_that_is_named_is_taken_above_the_limit_too() -> None:
    assert goods(gains(solo_table(ai=board(ink=6)), "ink:1")) == {"ink": 7}


def test_the_card_opponent_has_one_kind_of_resources() -> None:
    t = gains(solo_table("card", ai=board(stone=20)), "resource:2")
    assert sum(goods(t).values()) == 22
    assert told(t, "priority_decided") == []


# the reference card -------------------------------------------------------------------------


@pytest.mark.parametrize(("silver", "resources"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_each_two_silver_are_a_resource_and_it_never_holds_silver(silver: int, resources: int) -> None:
    t = gains(solo_table(), f"silver:{silver}")
    assert goods(t) == ({"ink": resources} if resources else {})
    assert followed(t) == ["resource_for_silver"] * resources


def test_for_rearranging_it_takes_a_resource() -> None:
    t = gains(solo_table(), "rearrange")
    assert (goods(t), followed(t)) == ({"ink": 1}, ["resource_for_rearranging"])


def test_for_destroying_it_flips_a_card() -> None:
    t = gains(solo_table(ai=board(deeds=1)), "destroy:1")
    assert (of(t).approved, followed(t)) == (1, ["flip_for_destroying", "flip"])


def test_for_discarding_and_for_moving_a_worker_it_gains_virtue() -> None:
    t = gains(solo_table(), "discard:1")
    assert (track(t), followed(t)) == ((1, 6), ["virtue_for_discarding"])
    t = gains(solo_table(outer={"virtue": (0, 2)}), "move_worker")
    assert (track(t), followed(t)) == ((1, 6), ["virtue_for_moving"])
    assert workers(t, 1) == {"virtue": (0, 2)}


@pytest.mark.parametrize("words", ["flip_any:1", "flip_debt:1", "flip_deed:1", "destroy:1"])
def test_for_flipping_without_a_card_it_gains_virtue(words: str) -> None:
    t = gains(solo_table(), words)
    assert track(t) == (1, 6)
    assert followed(t)[-1] == "virtue_for_flipping"


@pytest.mark.parametrize(("words", "held"), [("flip_debt:1", {"deeds": 1}), ("flip_deed:1", {"debts": 1})])
def test_a_flip_of_one_type_is_virtue_where_it_has_only_the_other(words: str, held: dict[str, int]) -> None:
    t = gains(solo_table(ai=held), words)
    assert track(t) == (1, 6)
    assert (of(t).paid, of(t).approved) == (0, 0)


def test_every_hire_adds_the_top_future_scheme_to_its_discarded_cards() -> None:
    t = gains(solo_table(future=["f_criminal_1", "f_cleric"], discarded=["s_cleric"]), "free_hire + free_hire")
    assert discards(t) == ["s_cleric", "f_criminal_1", "f_cleric"]
    assert kept(t).cards.future.left() == 0
    assert told(t, "scheme_gained") == [("scheme_gained", "f_criminal_1"), ("scheme_gained", "f_cleric")]


def test_without_a_future_scheme_it_flips_a_card_instead() -> None:
    t = gains(solo_table(future=(), ai=board(debts=1)), "free_hire")
    assert (of(t).paid, goods(t)) == (1, {"ink": 1})
    assert told(t, "entry_impossible") == [("entry_impossible", "gain_scheme", "future_left", "solo_rules")]


# flipping -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "flipped"),
    [
        ({"debts": 2, "deeds": 2, "paid": 1, "approved": 2}, "debt_flipped"),
        ({"debts": 2, "deeds": 2, "paid": 3, "approved": 2}, "deed_flipped"),
        ({"debts": 2, "deeds": 2, "paid": 2, "approved": 2}, "debt_flipped"),
        ({"debts": 2, "paid": 9}, "debt_flipped"),
        ({"deeds": 2, "approved": 9}, "deed_flipped"),
    ],
)
def test_it_flips_the_type_that_it_has_flipped_less_often_and_a_debt_where_equal(
    held: dict[str, int], flipped: str
) -> None:
    assert story(gains(solo_table(ai=held), "flip_any:1"))[0] == flipped


def test_what_decided_between_a_debt_and_a_deed_is_told() -> None:
    both = {"debts": 1, "deeds": 1}
    t = gains(solo_table(ai=both | {"paid": 1}), "flip_any:1")
    assert told(t, "priority_decided") == [("priority_decided", "less_flipped", 2, "solo_rules")]
    t = gains(solo_table(ai=both), "flip_any:1")
    assert told(t, "priority_decided")[0] == ("priority_decided", "debt_first", 2, "solo_rules")


def test_a_flipped_debt_pays_it_a_resource_and_a_deed_nothing() -> None:
    assert goods(gains(solo_table(ai=board(debts=1)), "flip_debt:1")) == {"ink": 1}
    assert goods(gains(solo_table(ai=board(deeds=1)), "flip_deed:1")) == {}


# dismissing ---------------------------------------------------------------------------------


def test_it_dismisses_the_card_beside_its_viscount_free_of_charge_for_its_effect() -> None:
    card = townsfolk_with("debt:1")
    t = does(solo_table(townsfolk={"hills": card}), DISMISS)
    assert told(t, "card_dismissed") == [("card_dismissed", card, 0)]
    assert of(t).debts == 1
    assert t.removed[-1] == CARD_IDS.index(card)


def test_the_icons_of_a_dismissed_card_do_not_count() -> None:
    """Two Noble icons on its board, two on the card beside it: three would place workers."""
    t = turn(solo_table("noble", schemes=["s_noble"], townsfolk={"hills": "enforcer"}))
    assert icons(t)["noble"] == 2
    assert ("entry_impossible", "workers", "three_nobles", "solo_rules") in told(t, "entry_impossible")


def test_it_dismisses_before_it_rides() -> None:
    here, there = townsfolk_with("debt:1"), townsfolk_with("rearrange")
    t = turn(solo_table(schemes=["s_cleric"], townsfolk={"hills": here, "forest": there}))
    assert told(t, "card_dismissed") == [("card_dismissed", here, 0)]
    assert story(t).index("card_dismissed") < story(t).index("viscount_moved")


@pytest.mark.parametrize(
    ("words", "entry"),
    [
        ("destroy:1 | discard:1", "flip_for_destroying"),
        ("free_hire | destroy:1", "gain_scheme"),
        ("rearrange | discard:1", "resource_for_rearranging"),
    ],
)
def test_of_two_rewards_it_takes_the_first(words: str, entry: str) -> None:
    assert followed(gains(solo_table(), words))[0] == entry


# free of charge -----------------------------------------------------------------------------


def test_free_workers_go_to_the_section_that_faces_it() -> None:
    t = gains(solo_table(), "place_workers:2")
    assert workers(t, 1) == {"flip": (0, 2)}
    t = gains(solo_table(ai=board(supply=1)), "place_workers:4")
    assert workers(t, 1) == {"flip": (0, 1)}
    assert "workers_placed" not in story(gains(solo_table(ai=board(supply=0)), "place_workers:4"))


def test_a_free_manuscript_is_the_first_allowed_one_clockwise_from_its_segment() -> None:
    dear = {"hills": "grey_7_guildhall", "forest": "yellow_6_workers_vp"}
    t = gains(solo_table(manuscripts=dear | {"coast": "yellow_4_virtue"}), "manuscript:3-4")
    assert tiles(t) == ["yellow_4_virtue"]
    assert track(t) == (1, 5)
    t = gains(solo_table(manuscripts={"hills": "blue_4_virtue"}), "manuscript:3-4")
    assert tiles(t) == ["blue_4_virtue"]


def test_a_free_manuscript_is_lost_where_none_is_allowed() -> None:
    t = solo_table(manuscripts={"lake": "grey_7_guildhall", "hills": "yellow_7_four_workers"})
    for segment in (2, 3, 4):
        t.manuscripts[segment].taken = len(t.manuscripts[segment].cards)
    assert tiles(gains(t, "manuscript:3-4")) == []


def test_a_free_building_is_the_left_most_of_its_type_on_the_first_free_spot_round_the_board() -> None:
    t = gains(solo_table(ai=board(space="hills_right", slots=["workshop_1"])), "build:workshop")
    assert standing(t) == {"hills_3": "workshop"}
    assert of(t).slots == 0b011000000


def test_a_free_building_goes_round_to_the_spots_behind_its_viscount() -> None:
    taken = {f"{s}_{n}": (YOU, "workshop_1") for s in ("forest", "coast", "mountain", "lake") for n in (1, 2, 3, 4)}
    taken |= {"hills_3": (YOU, "workshop_1"), "hills_4": (YOU, "workshop_1")}
    t = gains(solo_table(ai=board(space="hills_right"), built=taken), "build:guildhall")
    assert standing(t) == {"hills_1": "guildhall"}


def test_a_free_building_is_lost_on_a_full_board_or_without_one_of_its_type() -> None:
    taken = {f"{segment}_{n}": (YOU, "workshop_1") for segment in EMPTY_PILES for n in (1, 2, 3, 4)}
    assert standing(gains(solo_table(built=taken), "build:workshop")) == {}
    slots = ["workshop_1", "workshop_2", "workshop_3"]
    assert standing(gains(solo_table(ai=board(slots=slots)), "build:workshop")) == {}


@pytest.mark.parametrize("solo", OPPONENTS)
def test_no_effect_asks_it_anything(solo: str) -> None:
    words = ["silver:4", "resource:2", "flip_any:1", "rearrange", "discard:1", "destroy:1", "shuffle", "free_hire"]
    words += ["move_worker", "place_workers:4", "build:workshop", "manuscript:3-4", "gold:1 | move_worker", "virtue:2"]
    t = solo_table(solo, ai=board(debts=3, deeds=3), discarded=["s_criminal_1"])
    for effect in words:
        gains(t, effect)
        assert t.depth == 0, asked(t)
