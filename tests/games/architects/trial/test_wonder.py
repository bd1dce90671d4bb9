"""A wonder of one's own."""

from __future__ import annotations

from ..builder import asked, goods, of, player
from .builder import influence, legal, play, trial_table, why_not
from .kept import trial


def test_it_is_placed_after_all_that_the_first_building_does() -> None:
    t = trial_table(player(hand=["well"], wood=2, stone=2), wonders={"forest": 1})
    play(t, "place guildhall", "construct well")
    assert (asked(t), goods(t)) == ((0, "placing_wonder"), {"clay": 4})
    assert why_not(t, "wonder at forest") == "wonder_there"
    assert "wonder at mines" not in legal(t)
    play(t, "wonder at quarry")
    assert trial(t).wonders[0] == 0


def test_one_only_also_if_the_crane_leads_to_a_second_building() -> None:
    mine = player(hand=["crane", "well"], wood=5, stone=3)
    t = trial_table(mine, promos=True)
    play(t, "place guildhall", "construct crane", "place again", "construct well")
    assert asked(t) == (0, "placing_wonder")
    play(t, "wonder at quarry")
    assert asked(t) == (1, "placing")


def test_visited_it_counts_as_a_worker_or_brings_influence() -> None:
    for choice, stone, gained in (("wonder as worker", 2, 0), ("wonder for influence", 1, 1)):
        t = trial_table(player(), card=1, wonders={"quarry": 0})
        play(t, "place quarry", choice)
        assert (goods(t), influence(t)) == ({"stone": stone}, gained)


def test_it_leads_to_one_more_action() -> None:
    t = trial_table(player(prison=1, debts=1, silver=6), card=1, wonders={"guardhouse": 0})
    play(t, "place guardhouse", "wonder as worker", "release from prison", "pay debt")
    assert (of(t).prison, of(t).debts) == (0, 0)


def test_it_does_nothing_for_others_nor_in_the_next_turn() -> None:
    t = trial_table(player(), player(), card=1, wonders={"quarry": 0})
    play(t, "place quarry", "wonder as worker", "place quarry")
    assert goods(t, 1) == {"stone": 1}


def test_own_wonder_at_the_princess() -> None:
    t = trial_table(player(clay=1), card=0, wonders={"quarry": 0})
    play(t, "place quarry", "wonder as worker", "contribute clay")
    assert (goods(t), influence(t)) == ({"stone": 2}, 1)
