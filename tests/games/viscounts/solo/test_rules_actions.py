"""MODE SOLO : RÈGLES GÉNÉRALES: building, placing workers, transcribing, and what pays for it."""

from __future__ import annotations

import pytest

from royaume.games.viscounts.solo.rows import FOCUSES, OPTIONS
from royaume.games.viscounts.table import ViscountsTable
from royaume.kernel.automatic.steps import MET

from .builder import (
    AI,
    GAME,
    YOU,
    board,
    does,
    followed,
    goods,
    icons,
    kept,
    left_slots,
    of,
    solo_table,
    standing,
    story,
    tiles,
    told,
    track,
    turn,
    workers,
)

NO_ICONS = ["s_cleric", "s_noble", "s_cleric_noble"]  # on its board: none of a Builder


def why_not(t: ViscountsTable, option: str) -> str:
    """The condition that stands in the way of an option of row 4, or nothing."""
    number = OPTIONS[option].unmet(t, AI)
    return "" if number == MET else GAME.language.ids["condition"][number]


def acts(t: ViscountsTable, option: str) -> ViscountsTable:
    assert why_not(t, option) == ""
    return does(t, OPTIONS[option].deed)


# building -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stone", "slots", "built"),
    [
        (7, [], "guildhall_1"),
        (6, [], "trading_post_1"),
        (5, [], "trading_post_1"),
        (4, [], "workshop_1"),
        (9, ["guildhall_1", "guildhall_2"], "guildhall_3"),
        (9, ["guildhall_1", "guildhall_2", "guildhall_3", "trading_post_1"], "trading_post_2"),
    ],
)
def test_it_builds_the_left_most_building_that_it_can_pay_for(stone: int, slots: list[str], built: str) -> None:
    t = solo_table("card", line=NO_ICONS, ai=board(stone=stone, slots=slots))
    before = set(left_slots(t))
    acts(t, "build")
    assert set(left_slots(t)) - before == {built}


def test_it_builds_on_the_first_free_spot_clockwise_at_its_space() -> None:
    t = acts(solo_table(ai=board(stone=3)), "build")
    assert standing(t) == {"hills_1": "workshop"}
    t = acts(solo_table(ai=board(stone=3), built={"hills_1": (YOU, "workshop_1")}), "build")
    assert standing(t) == {"hills_2": "workshop"}
    t = acts(solo_table(ai=board(stone=3, space="hills_right")), "build")
    assert standing(t) == {"hills_3": "workshop"}


def test_it_gains_the_effect_of_the_spot_and_of_links_as_people_do() -> None:
    t = solo_table(ai=board(stone=2), built={"hills_1": (YOU, "workshop_1")}, line=["s_builder"])
    acts(t, "build")
    assert standing(t) == {"hills_2": "workshop"}
    assert goods(t) == {"stone": 1 + 1, "ink": 1}  # one stone was paid; the spot gives one, the link is 2 silver
    assert goods(t, YOU) == {"silver": 2}


def test_two_links_at_once_are_taken_clockwise() -> None:
    built = {"lake_3": (YOU, "workshop_1"), "hills_1": (YOU, "workshop_2")}
    t = solo_table(ai=board(space="lake_right", stone=3), built=built)
    acts(t, "build")
    assert standing(t) == {"lake_4": "workshop"}
    assert told(t, "link_made") == [("link_made", "lake_3"), ("link_made", "lake_4")]
    assert t.depth == 0


def test_a_river_bars_the_way() -> None:
    built = {"hills_1": (YOU, "workshop_1"), "hills_2": (YOU, "workshop_2")}
    assert why_not(solo_table(ai=board(stone=9), built=built), "build") == "spot_free"


def test_why_it_cannot_build() -> None:
    assert why_not(solo_table(line=NO_ICONS), "build") == "building_affordable"
    every_slot = [f"{kind}_{n}" for kind in ("guildhall", "trading_post", "workshop") for n in (1, 2, 3)]
    assert why_not(solo_table(ai=board(stone=9, slots=every_slot)), "build") == "building_left"


def test_the_left_most_building_is_told_where_several_could_be_paid_for() -> None:
    t = acts(solo_table(ai=board(stone=3)), "build")
    assert told(t, "priority_decided") == [("priority_decided", "left_most", 3, "solo_rules")]


# workers ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("gold", "placed"), [(3, 2), (4, 2), (5, 3), (7, 3), (8, 4), (11, 4)])
def test_it_places_as_many_workers_as_it_can_pay_for(gold: int, placed: int) -> None:
    """Without a Noble icon."""
    t = solo_table(line=["s_cleric", "s_builder", "s_builder_cleric"], ai=board(gold=gold))
    acts(t, "workers")
    assert told(t, "workers_placed") == [("workers_placed", placed, "flip")]
    assert goods(t).get("gold", 0) == gold - {2: 3, 3: 5, 4: 8}[placed]


def test_it_never_places_a_single_worker() -> None:
    t = solo_table(line=["s_cleric", "s_builder", "s_builder_cleric"], ai=board(gold=2))
    assert why_not(t, "workers") == "three_nobles"


def test_workers_go_to_the_section_that_faces_its_segment_from_the_outer_path() -> None:
    t = acts(solo_table(ai=board(gold=3, space="coast_right")), "workers")
    assert workers(t, 1) == {"hire_or_destroy": (0, 2)}


# transcribing -------------------------------------------------------------------------------


def test_it_transcribes_the_manuscript_of_its_segment_from_the_outer_path() -> None:
    t = acts(solo_table(ai=board(ink=3), manuscripts={"hills": "blue_4_virtue"}), "transcribe")
    assert tiles(t) == ["blue_4_virtue"]
    assert (goods(t), track(t)) == ({}, (1, 5))  # one Cleric icon is printed on the third space


def test_a_manuscript_that_is_too_dear_bars_the_way() -> None:
    t = solo_table(ai=board(ink=2), manuscripts={"hills": "blue_4_virtue"})
    assert why_not(t, "transcribe") == "manuscript_affordable"


def test_it_takes_the_cleric_bonus_for_three_of_a_ribbon() -> None:
    owned = ["blue_3_silver", "blue_3_flip"]
    t = solo_table(ai=board(ink=9, manuscripts=owned), manuscripts={"hills": "blue_4_virtue"})
    acts(t, "transcribe")
    assert told(t, "bonus_taken") == [("bonus_taken", "cleric_bonus_blue")]
    assert icons(t)["merchant"] == 2


# what pays ----------------------------------------------------------------------------------


def test_icons_pay_first_its_own_before_criminals_and_resources_only_where_they_lack() -> None:
    t = solo_table(line=["s_criminal_1", "s_builder_cleric"], ai=board(ink=5), manuscripts={"hills": "blue_4_virtue"})
    acts(t, "transcribe")
    assert goods(t) == {"ink": 4}
    assert told(t, "action_funded", "goods_spent") == [("action_funded", 4, 2, 1), ("goods_spent", 1, "ink")]


def test_spare_icons_are_kept() -> None:
    t = solo_table(line=["s_criminal_1", "s_cleric", "s_builder_cleric"], manuscripts={"hills": "blue_3_silver"})
    acts(t, "transcribe")
    assert told(t, "action_funded") == [("action_funded", 3, 2, 1)]


def test_the_view_shows_what_paid_icon_by_icon() -> None:
    t = solo_table(line=["s_criminal_1", "s_builder_cleric"], ai=board(ink=5), manuscripts={"hills": "blue_4_virtue"})
    acts(t, "transcribe")
    shown = GAME.view(t, YOU)["opponent"]
    assert isinstance(shown, dict)
    assert shown["paid_for"] == "transcribe"
    assert [(paid["kind"], paid["at"], paid["icon"]) for paid in shown["paid_with"]] == [
        ("space", "2", "cleric"),
        ("space", "3", "cleric"),
        ("space", "1", "criminal"),
        ("good", "ink", "cleric"),
    ]


def test_what_paid_is_forgotten_when_its_next_turn_begins() -> None:
    t = acts(solo_table(ai=board(gold=3), schemes=["s_builder_noble"]), "workers")
    assert kept(t).paid_with != ()
    turn(t)
    assert (kept(t).paid_for, kept(t).paid_with) == (-1, ())


def test_only_its_own_resource_pays_for_an_action() -> None:
    t = solo_table(ai=board(stone=9, gold=9), manuscripts={"hills": "blue_4_virtue"})
    assert why_not(t, "transcribe") == "manuscript_affordable"


def test_the_card_opponent_pays_any_icon_with_any_resource() -> None:
    tile = "yellow_6_flipped_debts"
    t = solo_table("card", line=NO_ICONS, ai=board(ink=1, stone=1, gold=2), manuscripts={"hills": tile})
    acts(t, "transcribe")
    assert goods(t) == {}
    assert tiles(t) == [tile]


# the primary focus --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("solo", "done"),
    [("cleric", "transcribe"), ("builder", "build"), ("noble", "workers"), ("card", "flip")],
)
def test_the_primary_focus_is_that_of_its_board(solo: str, done: str) -> None:
    t = solo_table(solo, ai=board(stone=9, gold=9, ink=9, deeds=1))
    acts(t, "focus")
    assert followed(t)[0] == done
    assert len(FOCUSES) == 4


def test_the_card_opponent_has_no_focus_while_it_has_nothing_to_flip() -> None:
    t = solo_table("card")
    assert why_not(t, "focus") == "card_to_flip"
    t = turn(solo_table("card", schemes=["s_criminal_1"]))
    assert "deed_and_flip_debt" in followed(t)
    assert of(t).deeds == 1


def test_the_first_possible_option_is_taken() -> None:
    t = turn(solo_table(schemes=["s_builder_noble"], ai=board(ink=5, deeds=1)))
    assert told(t, "entry_impossible")[0] == ("entry_impossible", "build", "building_affordable", "solo_rules")
    assert followed(t)[2:4] == ["focus", "transcribe"]
    assert "debt_and_flip_deed" not in followed(t)


def test_the_last_option_can_always_be_taken_and_what_is_impossible_of_it_follows_the_reference_card() -> None:
    t = turn(solo_table(schemes=["s_builder_noble"], manuscripts={"hills": "blue_6_criminal_icons"}))
    assert followed(t)[-2:] == ["debt_and_flip_deed", "virtue_for_flipping"]
    assert (of(t).debts, track(t)) == (1, (1, 6))
    assert story(t)[-2:] == ["debt_gained", "virtue_gained"]
