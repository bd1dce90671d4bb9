"""MODE SOLO : LES TOURS DE L'IA, and phase 5 of both seats."""

from __future__ import annotations

import pytest

from royaume.games.viscounts.collision import Collision

from .builder import (
    AI,
    FACTS,
    GAME,
    OPPONENTS,
    REASONS,
    YOU,
    asked,
    board,
    discards,
    followed,
    goods,
    icons,
    kept,
    legal,
    line,
    of,
    play,
    solo_table,
    space,
    story,
    told,
    townsfolk_with,
    track,
    turn,
    your_turn,
)

QUIET = {"hills": townsfolk_with("rearrange")}


def test_its_cards_go_one_space_to_the_right_and_the_next_one_lies_on_the_left() -> None:
    t = turn(solo_table(line=["s_cleric", "s_builder"], schemes=["s_criminal_1"]))
    assert line(t) == ["s_criminal_1", "s_cleric", "s_builder"]
    assert "s_criminal_1" not in discards(t)


def test_the_fourth_card_drops_to_its_discarded_ones() -> None:
    t = turn(solo_table(line=["s_cleric", "s_builder", "s_criminal_2"], schemes=["s_builder_noble"]))
    assert line(t) == ["s_builder_noble", "s_cleric", "s_builder"]
    assert discards(t) == ["s_criminal_2"]
    assert told(t, "scheme_dropped") == [("scheme_dropped", "s_criminal_2")]


def test_an_empty_pile_is_made_of_the_discarded_cards_while_two_stay_on_its_board() -> None:
    t = solo_table(line=["s_cleric", "s_builder", "s_builder_noble"], discarded=["s_criminal_1", "s_criminal_2"])
    kept(t).cards.pile.lay(())
    turn(t)
    assert "schemes_shuffled" in story(t)
    assert line(t)[1:] == ["s_cleric", "s_builder"]
    assert len(discards(t)) + kept(t).cards.pile.left() >= 2
    assert track(t)[1] < 7  # two cards were left without a Criminal icon: 1 Virtue


@pytest.mark.parametrize(("other", "gained"), [("s_criminal_1", "corruption_gained"), ("s_cleric", "virtue_gained")])
def test_whoever_shuffles_gains_corruption_with_a_criminal_icon_on_the_board_else_virtue(
    other: str, gained: str
) -> None:
    t = solo_table(line=[other, "s_builder"], discarded=["s_builder_noble"], townsfolk=QUIET)
    kept(t).cards.pile.lay(())
    turn(t)
    at = story(t).index("schemes_shuffled")
    assert story(t)[at + 1] == gained


def test_a_criminal_card_first_brings_corruption_for_each_criminal_icon_on_its_board() -> None:
    t = turn(solo_table(line=["s_criminal_2", "s_cleric"], schemes=["s_criminal_1"]))
    assert track(t) == (3, 7)
    assert followed(t)[0] == "corruption"


def test_cards_without_a_criminal_icon_bring_none() -> None:
    t = turn(solo_table(line=["s_criminal_2"], schemes=["s_builder_noble"]))
    assert "corruption" not in followed(t)
    assert track(t)[0] == 1


def test_the_rows_are_done_from_top_to_bottom_and_told_with_their_headings() -> None:
    t = solo_table(schemes=["s_criminal_1"], manuscripts={"hills": "blue_6_criminal_icons"}, ai=board(debts=1))
    turn(t)
    assert told(t, "entry_followed", "entry_impossible") == [
        ("entry_followed", "corruption", "solo_turns"),
        ("entry_followed", "gains", "solo_turns"),
        ("entry_followed", "gain_scheme", "solo_rules"),
        ("entry_followed", "move", "solo_turns"),
        ("entry_impossible", "focus", "manuscript_affordable", "solo_rules"),
        ("entry_followed", "deed_and_flip_debt", "solo_turns"),
        ("entry_followed", "flip_debt", "solo_rules"),
        ("entry_impossible", "collision", "markers_met", "collision"),
    ]
    assert space(t) == "hills_right"


def test_the_icons_of_its_cards_are_no_effects_but_help_to_pay() -> None:
    t = solo_table(schemes=["s_builder_cleric"])
    assert icons(t) == {"noble": 1, "builder": 1, "cleric": 1}
    turn(t)
    assert icons(t) == {"noble": 1, "builder": 2, "cleric": 2}
    assert next(event for event in story(t) if event.endswith("gained")) == "goods_gained"


def test_icons_printed_on_the_second_and_third_space_count_while_these_are_empty() -> None:
    assert icons(solo_table(line=[None, None, None])) == {"noble": 1, "builder": 1, "cleric": 1}
    assert icons(solo_table(line=["s_criminal_1", "s_criminal_2"])) == {"criminal": 2, "builder": 1, "cleric": 1}
    assert icons(solo_table(line=["s_criminal_1", "s_criminal_2", "s_cleric"])) == {"criminal": 2, "cleric": 1}


@pytest.mark.parametrize("solo", OPPONENTS)
def test_uncovered_guildhalls_and_cleric_bonus_cards_give_icons(solo: str) -> None:
    slots = FACTS["ai_boards"][OPPONENTS.index(solo)]["building_slots_left_to_right"]
    held = ["s_criminal_1", "s_criminal_2", "s_builder_noble"]
    for n, slot in enumerate(slots[:3], 1):
        plain = icons(solo_table(solo, line=held))
        with_slot = icons(solo_table(solo, line=held, ai=board(slots=[f"guildhall_{n}"])))
        more = {icon: n - plain.get(icon, 0) for icon, n in with_slot.items() if n != plain.get(icon)}
        assert more == {slot["icons"][0]: 1}
    assert icons(solo_table(solo, line=held, ai=board(bonuses=["blue"])))["merchant"] == 2


@pytest.mark.parametrize(
    ("start", "scheme", "end"),
    [
        ("hills_left", "s_builder_noble", "hills_right"),
        ("hills_right", "s_builder_noble", "forest_left"),
        ("hills_left", "s_builder", "forest_left"),
        ("mountain_left", "f_cleric", "hills_left"),
        ("mountain_right", "f_builder_cleric", "lake_right"),
    ],
)
def test_it_rides_clockwise_on_the_outer_path_only(start: str, scheme: str, end: str) -> None:
    t = solo_table(ai=board(space=start), schemes=[scheme], you=board(space="coast_inner"))
    turn(t)
    assert space(t) == end


def test_where_it_ends_on_your_space_you_may_rearrange_before_its_action() -> None:
    you = board(space="hills_right", line=["abbot", "lender", "squire"])
    t = turn(solo_table(you=you, schemes=["s_builder_noble"], ai=board(stone=2)))
    assert asked(t) == (YOU, "rearranging")
    assert told(t, "viscounts_met") == [("viscounts_met", AI)]
    assert followed(t)[-1] == "move"
    play(t, legal(t)[0])
    assert asked(t) == (YOU, "playing_card")
    assert followed(t)[-1] != "move"


def test_where_you_end_on_its_space_it_gains_a_resource() -> None:
    t = your_turn(solo_table(you=board(space="hills_left", silver=9), ai=board(space="hills_right")))
    play(t, legal(t)[0])
    play(t, next(choice for choice in legal(t) if choice.startswith("ride to hills_right")))
    assert goods(t) == {"ink": 1}
    assert followed(t) == ["resource_for_rearranging"]
    assert asked(t)[0] == YOU


def test_passing_you_does_nothing() -> None:
    you = board(space="hills_right", line=["abbot", "lender", "squire"])
    t = turn(solo_table(you=you, schemes=["s_cleric"], townsfolk=QUIET))
    assert asked(t) == (YOU, "playing_card")
    assert told(t, "viscounts_met") == []


@pytest.mark.parametrize("solo", OPPONENTS)
def test_it_never_hires_draws_or_trades_and_decides_nothing(solo: str) -> None:
    t = solo_table(solo, ai=board(debts=2, deeds=2, slots=["workshop_1", "workshop_3"]), leader=AI)
    for _ in range(12):
        turn(t)
        while asked(t)[0] == YOU and asked(t)[1] != "playing_card":
            play(t, legal(t)[0])
        t.drop()
        t.restack([])
    assert not {"card_hired", "card_drawn", "trade_made", "card_played"} & set(story(t))
    assert of(t).owned() == 0


def test_the_turn_after_its_own_is_yours_in_the_next_round() -> None:
    t = turn(solo_table(schemes=["s_builder_noble"]))
    assert (t.active, t.round) == (YOU, 6)


# phase 5 ------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", FACTS["collision_track"]["rewards"], ids=lambda row: f"space_{row['space']}")
def test_a_collision_of_its_markers_pays_what_its_own_track_says(row: dict[str, object]) -> None:
    at = row["space"]
    t = solo_table(ai=board(corruption=at, virtue=at))
    t.push(Collision(AI))
    t.settle()
    gained = dict(step.split(":") for step in str(row["active"]).split(" + "))
    held = {"resource": sum(goods(t).values()), "deed": of(t).deeds, "debt": of(t).debts}
    assert {name: str(n) for name, n in held.items() if n} == gained
    assert track(t) == (1, 7)


def test_its_turn_ends_with_the_collision_once_its_markers_have_met() -> None:
    ai = board(corruption=4, virtue=5, debts=1)
    t = solo_table(schemes=["s_criminal_1"], ai=ai, manuscripts={"hills": "blue_6_criminal_icons"})
    turn(t)
    assert followed(t)[-1] == "collision"
    assert told(t, "collision_resolved") == [("collision_resolved", 5)]
    assert track(t) == (1, 7)


def test_its_markers_may_meet_in_your_turn_and_wait_for_its_own() -> None:
    t = solo_table(ai=board(corruption=4, virtue=4), schemes=["s_builder_noble"])
    your_turn(t)
    assert track(t) == (4, 4)
    t.restack([])
    turn(t)
    assert track(t) == (1, 7)


def test_every_reason_of_a_turn_has_a_heading_of_the_solo_mode() -> None:
    t = turn(solo_table(schemes=["f_criminal_1"], ai=board(debts=1, deeds=1)))
    headings = {event[-1] for event in told(t, *REASONS)}
    assert headings <= {"solo_turns", "solo_rules", "collision"}
    assert GAME.language.ids["rule"] == ("solo_turns", "solo_rules", "solo_setup", "collision")
