"""An opponent against two people and more: who plays when, and whom it captures."""

from __future__ import annotations

import pytest

from ....builder import GAME, asked, at, begun, draft_out, held, legal, of, play, player
from .builder import OPPONENTS, followed, opponents_turn, reasons, solo_table, story


@pytest.mark.parametrize("people", [2, 3, 4])
def test_the_opponent_sits_last_and_plays_after_everybody(people: int) -> None:
    t = draft_out(begun(people, solo="gossip", expansions=("wonders",), setup="characters"))
    assert (t.seats, t.first, of(t, -1).automatic) == (people + 1, 0, True)
    order = []
    while len(order) <= people:
        seat, question = asked(t)
        if question == "placing":
            order.append(seat)
        play(t, "place mines" if question == "placing" else legal(t)[0])
    assert order == [*range(people), 0]
    assert len(story(t, "scheme_revealed")) == 1


def test_everybody_drafts_and_hires_but_the_opponent() -> None:
    t = draft_out(begun(3, solo="patron", expansions=("wonders",)))
    assert [len(p.hand) for p in t.players] == [3, 3, 3, 0]
    assert [len(p.crew) for p in t.players] == [1, 1, 1, 0]
    assert [int(p.silver) for p in t.players] == [3, 4, 5, 0]


@pytest.mark.parametrize(("expansions", "most"), [(("wonders",), 4), (("artisans", "wonders"), 5)])
def test_as_many_people_as_seats_but_one(expansions: tuple[str, ...], most: int) -> None:
    t = draft_out(begun(most, solo="peddler", expansions=expansions))
    assert t.seats == most + 1
    assert GAME.violation(t) == ""


# captures -----------------------------------------------------------------------------------------


def test_it_captures_the_largest_single_group_not_the_fullest_place() -> None:
    people = player(at={"forest": 3, "quarry": 4}), player(at={"forest": 3})
    t = opponents_turn("fu_capture_3", *people, princess="workshop")
    assert held(t, 2) == {0: 4}
    assert at(t, 0, "forest") == at(t, 1, "forest") == 3


def test_with_enough_captures_tied_groups_are_taken_one_by_one() -> None:
    people = player(at={"forest": 4}), player(at={"forest": 4, "mines": 3})
    t = opponents_turn("fu_capture_3", *people, ai=player(at={"town_centre": 2}), princess="workshop")
    assert [line[1] for line in story(t, "workers_captured")] == ["forest", "forest", "mines"]
    assert held(t, 2) == {0: 4, 1: 7}
    assert followed(t).count("capture") == 3


def test_with_too_few_captures_all_tied_groups_are_taken_with_one() -> None:
    people = player(at={"forest": 4}), player(at={"forest": 4}), player(at={"forest": 4, "mines": 2})
    t = opponents_turn("fu_capture_3", *people, ai=player(at={"town_centre": 1}), princess="workshop", taxes=0)
    assert held(t, 3) == {0: 4, 1: 4, 2: 6}
    assert followed(t) == ["town_centre", "captures", "capture_tied", "capture"]
    assert int(t.taxes) == 1


def test_groups_that_are_smaller_stay_when_tied_ones_are_taken() -> None:
    people = player(at={"forest": 4}), player(at={"forest": 4}), player(at={"forest": 3})
    t = opponents_turn("fu_capture_3", *people, princess="workshop")
    assert held(t, 3) == {0: 4, 1: 4}
    assert at(t, 2, "forest") == 3


def test_the_gossips_one_capture_takes_all_tied_groups() -> None:
    people = player(at={"forest": 2}), player(at={"forest": 2})
    t = opponents_turn("st_guildhall", *people, solo="gossip", princess="workshop")
    assert held(t, 2) == {0: 2, 1: 2}
    assert followed(t)[-2:] == ["power_gossip", "capture_tied"]


def test_of_tied_places_the_princesss_comes_first_then_the_list() -> None:
    people = player(at={"forest": 3, "mines": 3}), player(at={"silversmith": 3})
    t = opponents_turn("fu_capture_3", *people, princess="silversmith")
    assert held(t, 2) == {1: 3}
    assert ("priority_decided", "beside_princess", 3, "wonders_solo_captures") in reasons(t)
    t = opponents_turn("fu_capture_3", *people, princess="workshop")
    assert (held(t, 2), at(t, 0, "mines")) == ({0: 3}, 0)
    assert ("priority_decided", "place_order", 3, "wonders_solo_captures") in reasons(t)


def test_capturing_several_groups_beside_the_princess_costs_one_virtue() -> None:
    people = player(at={"forest": 4}), player(at={"forest": 4})
    t = opponents_turn("fu_capture_3", *people, princess="forest")
    assert of(t, 2).virtue == 6


# comparing ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wood", "other", "influence", "points"), [(5, 4, 4, 2), (5, 5, 4, 0), (5, 4, 5, 0)])
def test_a_market_building_compares_with_everybodys_wood_and_the_opponents_influence(
    wood: int, other: int, influence: int, points: int
) -> None:
    people = player(built=["wood_market"], wood=wood), player(wood=other)
    t = solo_table(*people, influence=[0, 0, influence], princess="workshop")
    plain = solo_table(player(wood=wood), player(wood=other), influence=[0, 0, influence], princess="workshop")
    assert GAME.scores(t)[0] - GAME.scores(plain)[0] == 7 + points


@pytest.mark.parametrize(("level", "rival", "points"), [(2, 1, 2), (2, 2, 0)])
def test_the_steeple_still_compares_levels_of_the_cathedral(level: int, rival: int, points: int) -> None:
    t = solo_table(player(built=["steeple"], level=level), ai=player(level=rival), influence=[0, 12])
    plain = solo_table(player(level=level), ai=player(level=rival), influence=[0, 12])
    assert GAME.scores(t)[0] - GAME.scores(plain)[0] == 4 + points


@pytest.mark.parametrize("solo", OPPONENTS)
def test_the_gold_is_shared_between_people_and_opponent(solo: str) -> None:
    t = solo_table(player(), player(), solo=solo, influence=[5, 3, 5], princess="workshop")
    sheet = dict(GAME.score_sheet(t))
    assert sheet["influence"] == [2, 0, 2]
