"""Contributions: at any moment of the turn, never in the middle of an action."""

from __future__ import annotations

from ..builder import asked, goods, of, player
from .builder import influence, legal, offered, play, tokens, trial_table, why_not
from .kept import trial


def test_on_arrival_before_the_place_is_used() -> None:
    t = trial_table(player(clay=1), card=0)
    play(t, "place quarry")
    assert (asked(t), goods(t)) == ((0, "contributing"), {"clay": 1})
    play(t, "contribute clay")
    assert (tokens(t), influence(t), goods(t)) == (["clay"], 1, {"stone": 1})
    assert asked(t)[0] == 1


def test_or_before_the_turn_ends_with_what_was_just_gained() -> None:
    t = trial_table(player(clay=1), card=0)
    play(t, "place quarry", "decline")
    assert (asked(t), goods(t)) == ((0, "contributing"), {"clay": 1, "stone": 1})
    play(t, "contribute stone")
    assert (tokens(t), asked(t)) == (["stone"], (1, "placing"))


def test_not_without_a_worker_placed_there() -> None:
    t = trial_table(player(clay=1), card=0)
    play(t, "place forest")
    assert asked(t) == (1, "placing")


def test_one_only() -> None:
    t = trial_table(player(clay=2, wood=2), card=0)
    play(t, "place quarry", "contribute clay")
    assert asked(t) == (1, "placing")


def test_a_kind_that_lies_there_and_one_that_is_missing_are_refused() -> None:
    t = trial_table(player(clay=1, wood=1), card=0, tokens=["clay"], influence=[12])
    play(t, "place quarry")
    assert (why_not(t, "contribute clay"), why_not(t, "contribute gold")) == ("token_there", "token_missing")
    assert legal(t) == ["contribute wood", "decline"]


def test_nothing_is_asked_of_who_has_nothing_to_give() -> None:
    t = trial_table(player(silver=9), card=4, influence=[12])
    play(t, "place town_centre", "stop")
    assert asked(t) == (1, "placing")


def test_gold_stands_not_for_marble_even_to_whom_they_are_the_same() -> None:
    t = trial_table(player(gold=1, character="therese"), card=4, tokens=["gold"])
    play(t, "place town_centre")
    assert asked(t) == (0, "capturing")


def test_before_an_action_it_may_bring_what_pays_for_it() -> None:
    t = trial_table(player(silver=2, gold=1), card=3, top=["merchant_clay"])
    play(t, "place workshop", "decline")
    assert why_not(t, "hire merchant_clay") == "allowed"
    play(t, "hire merchant_clay")
    assert asked(t) == (0, "contributing_first")
    assert why_not(t, "go on") == "contribution_needed"
    play(t, "contribute gold")
    assert (influence(t), goods(t), len(of(t).crew)) == (0, {}, 1)


def test_a_contribution_that_does_not_help_enough_is_refused_before_it() -> None:
    t = trial_table(player(silver=2, gold=1, clay=1), card=3, top=["merchant_clay"])
    play(t, "place workshop", "decline", "hire merchant_clay")
    assert legal(t) == ["contribute gold"]


def test_not_between_paying_and_gaining() -> None:
    t = trial_table(player(silver=5, clay=1), card=3, influence=[2], top=["merchant_clay"])
    play(t, "place workshop", "decline", "hire merchant_clay", "go on")
    assert asked(t) == (0, "sparing_silver")
    play(t, "0 silver by 0 influence")
    assert (len(of(t).crew), asked(t)) == (1, (0, "contributing"))


def test_after_an_action_without_a_price() -> None:
    t = trial_table(player(clay=1), card=3)
    play(t, "place workshop", "decline", "draw plans")
    assert asked(t) == (0, "contributing")
    play(t, "contribute clay")
    assert (asked(t), tokens(t)) == ((1, "placing"), ["clay"])


def test_the_fifth_token_resets_the_market_at_the_end_of_the_turn() -> None:
    t = trial_table(player(clay=1), card=0, tokens=["wood", "stone", "gold", "marble"])
    play(t, "place quarry", "contribute clay")
    assert (tokens(t), trial(t).card != 0, asked(t)) == ([], True, (1, "placing"))


def test_the_fifth_token_at_the_last_moment_too() -> None:
    t = trial_table(player(clay=1), card=0, tokens=["wood", "stone", "gold", "marble"])
    play(t, "place quarry", "decline")
    assert "contribute clay" in offered(t)
    play(t, "contribute clay")
    assert (tokens(t), len(t.large)) == ([], 1)
