"""Section 4: the Princess and the Profiteer, placing beside them and capturing there."""

from __future__ import annotations

import pytest

from royaume.games.architects.events import GOODS_GAINED, PLAN_DRAWN, VIRTUE_GAINED, VIRTUE_LOST
from royaume.games.architects.expansions.wonders.events import INFLUENCE_GAINED

from ...builder import asked, goods, hand, held, legal, of, order_told, play, player, told
from .builder import PRINCESS_AT, PROFITEER_AT, figures, influence, influences, kept_of, wonders_table

# where a worker's arrival asks nothing
GATHERING = ["quarry", "forest", "silversmith"]


# the Profiteer -----------------------------------------------------------------------------------


@pytest.mark.parametrize("place", GATHERING)
def test_a_worker_at_the_profiteer_brings_1_influence(place: str) -> None:
    t = wonders_table(player(), profiteer=place)
    play(t, f"place {place}")
    assert (influences(t), asked(t)) == ([1, 0], (1, "placing"))


def test_wherever_he_is() -> None:
    for place in PROFITEER_AT:
        t = wonders_table(player(), profiteer=place)
        assert figures(t)[1] == place
        play(t, f"place {place}")
        assert influence(t) == 1, place


def test_only_there() -> None:
    t = wonders_table(player(), profiteer="forest")
    play(t, "place quarry")
    assert influences(t) == [0, 0]


def test_each_worker_placed_there_brings_it() -> None:
    t = wonders_table(player(at={"forest": 3}), player(), profiteer="forest")
    play(t, "place forest", "place forest", "place forest")
    assert influences(t) == [2, 1]


def test_nothing_is_to_be_gained_by_waiting_with_little_influence() -> None:
    t = wonders_table(player(), profiteer="town_centre", influence=[2])
    play(t, "place town_centre")
    assert (influence(t), asked(t)) == (3, (0, "capturing"))


def test_who_may_gain_by_waiting_is_asked() -> None:
    t = wonders_table(player(), profiteer="town_centre", influence=[12])
    play(t, "place town_centre")
    assert (asked(t), legal(t)) == ((0, "taking_influence"), ["take influence", "decline"])


def test_it_comes_at_the_latest_when_the_turn_ends() -> None:
    t = wonders_table(player(), profiteer="town_centre", influence=[4], plans=["well"])
    play(t, "place town_centre", "decline", "stop")
    assert (influence(t), hand(t), asked(t)) == (5, ["well"], (1, "placing"))


def test_waiting_at_the_top_of_the_track_until_some_was_spent() -> None:
    storehouse = player(apprentices=["merchant_stone"])
    t = wonders_table(storehouse, profiteer="kings_storehouse", influence=[12])
    play(t, "place kings_storehouse", "decline", "trade merchant_stone", "go on", "take influence")
    assert (influence(t), goods(t)) == (11, {"stone": 2})


def test_waiting_below_a_mark_brings_the_card_again() -> None:
    storehouse = player(apprentices=["charlatan_clay", "patron_clay"])
    t = wonders_table(storehouse, profiteer="kings_storehouse", influence=[5], plans=["well"])
    play(t, "place kings_storehouse", "decline", "trade patron_clay", "go on", "take influence")
    assert (influence(t), hand(t), of(t).virtue) == (5, ["well"], 8)


def test_it_may_pay_for_an_action() -> None:
    storehouse = player(apprentices=["benefactor_masonry", "merchant_stone"], clay=1, at={"kings_storehouse": 1})
    t = wonders_table(storehouse, profiteer="kings_storehouse", influence=[1])
    play(t, "place kings_storehouse", "decline", "trade merchant_stone")
    assert asked(t) == (0, "taking_influence_first")
    assert legal(t) == ["take influence"]
    play(t, "take influence")
    assert (influence(t), goods(t)) == (0, {"clay": 1, "stone": 2})


def test_not_in_the_middle_of_an_action() -> None:
    storehouse = player(apprentices=["merchant_stone"], silver=1)
    t = wonders_table(storehouse, profiteer="kings_storehouse", influence=[12])
    play(t, "place kings_storehouse", "decline", "trade merchant_stone", "go on")
    assert legal(t) == ["0 silver by 0 influence", "1 silver by 2 influence"]


def test_a_worker_that_was_there_before_brings_nothing() -> None:
    t = wonders_table(player(at={"forest": 1}, supply=0), player(at={"forest": 1}), profiteer="forest")
    play(t, "take back forest")
    assert influences(t) == [0, 0]


# the Princess ------------------------------------------------------------------------------------


def test_a_worker_at_the_princess_may_bring_one_contribution() -> None:
    for place in PRINCESS_AT:
        t = wonders_table(player(clay=1), princess=place)
        assert figures(t)[0] == place
        play(t, f"place {place}")
        assert asked(t) == (0, "contributing"), place


def test_it_is_optional() -> None:
    t = wonders_table(player(clay=1), princess="quarry")
    play(t, "place quarry", "decline", "decline")
    assert (asked(t), goods(t), kept_of(t).contributions) == ((1, "placing"), {"clay": 1, "stone": 1}, 0)


def test_both_bring_what_the_place_brings_as_well() -> None:
    t = wonders_table(player(), profiteer="forest")
    play(t, "place forest")
    assert (goods(t), influence(t)) == ({"wood": 1}, 1)


# captures ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [1, 4])
def test_capturing_at_the_princess_costs_1_virtue_however_many_are_captured(n: int) -> None:
    t = wonders_table(player(silver=5), player(at={"quarry": n}), princess="quarry")
    play(t, "place town_centre", "capture quarry P2")
    assert (of(t).virtue, held(t, 0), told(t, VIRTUE_LOST)) == (6, {1: n}, [(0, 1)])


@pytest.mark.parametrize("n", [1, 4])
def test_capturing_at_the_profiteer_brings_1_virtue_however_many_are_captured(n: int) -> None:
    t = wonders_table(player(silver=5), player(at={"silversmith": n}), profiteer="silversmith")
    play(t, "place town_centre", "capture silversmith P2")
    assert (of(t).virtue, held(t, 0), told(t, VIRTUE_GAINED)) == (8, {1: n}, [(0, 1)])


def test_elsewhere_nothing_comes_of_it() -> None:
    t = wonders_table(player(silver=5), player(at={"forest": 2}), princess="quarry")
    play(t, "place town_centre", "capture forest P2")
    assert of(t).virtue == 7


def test_at_both_of_them_in_one_turn() -> None:
    there = player(at={"quarry": 1, "town_centre": 1})
    t = wonders_table(player(silver=5, at={"town_centre": 1}), there, princess="quarry")
    play(t, "place town_centre", "capture quarry P2", "capture town_centre P2")
    assert (of(t).virtue, held(t, 0)) == (7, {1: 2})


def test_influence_may_be_lost_instead_of_the_virtue_of_a_capture() -> None:
    t = wonders_table(player(silver=5), player(at={"forest": 4}), princess="forest", influence=[2])
    play(t, "place town_centre", "capture forest P2")
    assert asked(t) == (0, "sparing_virtue")
    play(t, "1 virtue by 2 influence")
    assert (of(t).virtue, influence(t), held(t, 0)) == (7, 0, {1: 4})


def test_at_0_virtue_the_capture_brings_a_debt() -> None:
    t = wonders_table(player(silver=5, virtue=0), player(at={"quarry": 4}), princess="quarry")
    play(t, "place town_centre", "capture quarry P2")
    assert (of(t).virtue, of(t).debts) == (0, 1)


def test_on_arrival_the_influence_comes_before_what_the_place_brings() -> None:
    t = wonders_table(player(), profiteer="forest", influence=[4])
    play(t, "place forest")
    assert [e for e in order_told(t) if e in (INFLUENCE_GAINED, PLAN_DRAWN, GOODS_GAINED)] == [
        INFLUENCE_GAINED,
        PLAN_DRAWN,
        GOODS_GAINED,
    ]
