"""Undoing with Works of Wonder: it ends where a card was turned or drawn."""

from __future__ import annotations

from typing import Any

import royaume
from royaume.games.architects.table import ArchitectsTable

from ...builder import player
from .builder import kept_of, wonders_table


def match_at(t: ArchitectsTable) -> royaume.Match:
    """A match that goes on from a table of the builder."""
    match = royaume.new("architects", players=int(t.seats), seed=1, expansions=("wonders",))
    match.table = t
    return match


def at_princess(**more: Any) -> royaume.Match:
    has = player(clay=1, gold=1)
    match = match_at(wonders_table(has, princess="workshop", contribution=2, **more))
    match.play("place workshop")
    return match


def test_a_contribution_is_taken_back() -> None:
    match = at_princess()
    assert not match.reveals("contribute clay")
    match.play("contribute clay")
    assert match.why_no_undo() == ""


def test_not_once_it_has_brought_a_reward_card() -> None:
    match = at_princess()
    assert match.reveals("contribute gold")
    match.play("contribute gold")
    assert match.why_no_undo() == "undo-revealed"


def test_nor_once_its_influence_has_brought_a_building_card() -> None:
    match = at_princess(influence=[4])
    assert match.reveals("contribute clay")
    match.play("contribute clay")
    assert match.why_no_undo() == "undo-revealed"


def test_the_reward_that_it_will_bring_is_not_foreseen() -> None:
    match = at_princess(rewards=["reward_influence_gold", "reward_wood"])
    events = [event.key for event in match.preview("contribute gold").events]
    assert "contributed" in events
    assert not {"reward_revealed", "virtue_gained", "influence_gained"} & set(events[events.index("contributed") + 1 :])


def test_a_wonder_and_its_place_are_taken_back() -> None:
    match = match_at(wonders_table(player(stone=14, silver=3), influence=[5]))
    for choice in ("place guildhall", "construct stone_wonder"):
        match.play(choice)
        assert match.why_no_undo() == ""
    assert not match.reveals("wonder at forest")


def test_the_card_that_a_reset_turns_up_is_not_foreseen() -> None:
    t = wonders_table(player(clay=1), princess="silversmith", tokens=["wood", "stone", "gold", "marble"])
    match = match_at(t)
    match.play("place silversmith")
    assert match.reveals("contribute clay")
    told = [event.key for event in match.preview("contribute clay").events]
    assert "contribution_revealed" not in told
    match.play("contribute clay")
    assert match.why_no_undo() != ""
    assert kept_of(t).pile.left() == 4


def test_a_visit_foresees_its_whole_cost_where_two_exchanges_may_spare_parts_of_it() -> None:
    match = match_at(wonders_table(player(silver=3, virtue=7), influence=(6,)))
    plain = match.preview("place black_market_left").then[0]
    assert plain[0].args == {"silver": 0, "influence": 0}
    match.play("place black_market_left")
    before = len(match.events(0))
    match.play(match.choices()[0])
    match.play(match.choices()[0])
    assert plain[1] == match.events(0, before)[: len(plain[1])]
    assert {"goods_spent", "virtue_lost", "goods_gained"} <= {event.key for event in plain[1]}


def test_other_ways_to_pay_foresee_the_rest_as_it_is() -> None:
    match = match_at(wonders_table(player(silver=3, virtue=7), influence=(6,)))
    spared = match.preview("place black_market_left").then[1]
    assert spared[0].key == "silver_by_influence"
    told = {event.key: event.args for event in spared[1]}
    assert told["influence_lost"]["n"] == spared[0].args["influence"]
    assert told["virtue_lost"]["virtue"] == 1
