"""MODE SOLO : RÈGLES GÉNÉRALES: the castle, for an opponent."""

from __future__ import annotations

from royaume.games.viscounts.castle import resolve_castle
from royaume.games.viscounts.table import ViscountsTable

from .builder import (
    AI,
    YOU,
    asked,
    board,
    discards,
    gains,
    goods,
    legal,
    of,
    sheet,
    solo_table,
    told,
    workers,
    your_turn,
)


def resolved(t: ViscountsTable, seat: int = AI) -> ViscountsTable:
    resolve_castle(t, seat)
    t.settle()
    return t


def test_several_groups_are_resolved_clockwise_from_the_section_that_faces_it() -> None:
    """It stands in the forest, which faces the gold section; the virtue section comes before the first one."""
    t = solo_table(ai=board(space="forest_left"), outer={"ink_stone": (0, 3), "virtue": (0, 3)})
    resolved(t)
    climbed = [event[1] for event in told(t, "worker_climbed")]
    assert climbed[:2] == ["virtue", "ink_stone"]
    assert told(t, "priority_decided")[0] == ("priority_decided", "clockwise_section", 2, "solo_rules")


def test_of_two_rewards_of_a_section_it_takes_the_first() -> None:
    t = resolved(solo_table(outer={"gold_or_move": (0, 3)}))
    assert goods(t) == {"gold": 1}
    t = resolved(solo_table(outer={"hire_or_destroy": (0, 3)}))
    assert len(discards(t)) == 1


def test_it_expels_your_worker_wherever_it_can() -> None:
    t = resolved(solo_table(outer={"virtue": (2, 2)}))
    assert workers(t, 1) == {"virtue": (1, 2)}
    assert goods(t, YOU) == {"silver": 2}
    assert told(t, "priority_decided") == [("priority_decided", "person_first", 2, "solo_rules")]


def test_on_tier_2_too() -> None:
    t = solo_table(inner={"virtue": (2, 2)})
    resolved(t)
    assert workers(t, 2) == {"virtue": (1, 2)}
    assert asked(t) == (YOU, "choosing_resource")


def test_its_own_expelled_worker_returns_to_it_with_a_resource_for_the_silver() -> None:
    t = solo_table(outer={"virtue": (2, 2)})
    resolved(t, YOU)
    assert asked(t) == (YOU, "expelling")
    assert len(legal(t)) == 2
    t.play(AI)
    assert (of(t).supply, goods(t)) == (19, {"ink": 1})


def test_it_may_lead_the_castle_for_the_points_only() -> None:
    t = resolved(solo_table(inner={"virtue": (0, 3)}))
    assert t.leader == AI
    assert sheet(t)["castle_leader"] == 5
    hand = len(of(t, YOU).cards.hand)
    your_turn(t)
    assert len(of(t, YOU).cards.hand) == hand


def test_a_worker_on_tier_3_brings_a_resource_by_its_order() -> None:
    t = resolved(solo_table(inner={"virtue": (0, 3)}, ai=board(ink=6)))
    assert goods(t) == {"ink": 6, "stone": 1}


def test_free_workers_make_it_climb() -> None:
    t = gains(solo_table(outer={"flip": (0, 1)}, ai=board(deeds=1)), "place_workers:2")
    assert workers(t, 2) == {"flip": (0, 1)}
    assert of(t).approved == 1
