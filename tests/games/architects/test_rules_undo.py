"""Undo ends where something hidden was shown; whoever knew it still foresees what it brings."""

from __future__ import annotations

from typing import Any

import pytest

import royaume
from royaume.games.architects.construction import Constructing
from royaume.kernel.chance import Dice

from .builder import GAME, Wish, player, table


def match_at(wish: Wish, **more: Any) -> royaume.Match:
    """A match that goes on from a table of the builder."""
    t = table(wish, **more)
    match = royaume.new("architects", players=int(t.seats), seed=1)
    match.table = t
    return match


def drafted(players: int, seed: int, setup: str = "standard") -> royaume.Match:
    """The last card of the draft was chosen a moment ago."""
    match = royaume.new("architects", players=players, seed=seed, setup=setup)
    while match.turn == 0:
        seat = match.waiting[0]
        match.play(match.choices(seat)[0], seat)
    return match


@pytest.mark.parametrize("setup", ["standard", "characters"])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_nobody_drafts_another_card_once_it_is_known_who_begins(players: int, setup: str) -> None:
    for seed in range(10):
        match = drafted(players, seed, setup)
        assert match.view(0)["first"] == match.table.first
        assert match.why_no_undo() == "undo-revealed"


def test_a_choice_of_the_draft_is_taken_back_while_others_choose() -> None:
    match = royaume.new("architects", players=3, seed=1)
    match.play(match.choices(1)[0], 1)
    assert match.why_no_undo(1) == ""


def test_the_last_choice_of_the_draft_foresees_nothing_of_who_begins() -> None:
    match = royaume.new("architects", players=2, seed=1)
    while len(match.history) < 5:
        match.play(match.choices(match.waiting[0])[0], match.waiting[0])
    outlook = match.preview(match.choices()[0])
    assert [event.key for event in outlook.events] == ["plan_drafted"]
    assert outlook.then == []


def test_a_building_from_hand_is_open_once_it_is_constructed() -> None:
    match = match_at(player(hand=["well"], wood=2, stone=2))
    match.play("place guildhall")
    assert match.why_no_undo() == ""
    assert match.reveals("construct well")
    match.play("construct well")
    assert match.why_no_undo() == "undo-revealed"


def test_a_building_put_under_the_pile_is_no_news_to_others() -> None:
    match = match_at(player(hand=["well", "keep"], virtue=7, gold=1), rewards=[])
    match.play("place guildhall")
    match.play("advance cathedral")
    assert not match.reveals("discard well")
    match.play("discard well")
    assert match.why_no_undo() == ""


def test_whoever_constructs_foresees_what_the_building_brings() -> None:
    match = match_at(player(hand=["well"], wood=2, stone=2))
    match.play("place guildhall")
    foreseen = match.preview("construct well").events
    before = len(match.events(0))
    match.play("construct well")
    assert foreseen == match.events(0, before)[:-1]
    assert match.events(0)[-1].key == "turn_started"
    assert "building_constructed" in [event.key for event in foreseen]


def test_whoever_constructs_foresees_the_answers_to_what_the_building_asks() -> None:
    match = match_at(player(hand=["clay_pit"], clay=4, wood=1))
    match.play("place guildhall")
    answers = match.preview("construct clay_pit").then
    assert [answer.args["good"] for answer, _ in answers] == ["gold", "marble"]
    assert ["goods_gained" in [event.key for event in brought] for _, brought in answers] == [True, True]


def test_what_somebody_else_is_paying_for_is_dealt_again_with_the_hand() -> None:
    t = table(player(hand=["treasury", "keep", "castle"]))
    t.push(Constructing(0, t.players[0].hand.cards[0]))
    mine = [GAME.resample(t, 0, Dice(n)).top().numbers()[1] for n in range(8)]
    assert set(mine) == {t.players[0].hand.cards[0]}
    theirs = [GAME.resample(t, 1, Dice(n)) for n in range(8)]
    assert len({known.top().numbers()[1] for known in theirs}) > 1
    assert all(known.top().fits(known) for known in theirs)


def test_who_would_win_a_tie_of_virtue_is_dealt_again_while_characters_are_chosen() -> None:
    match = royaume.new("architects", players=4, seed=3, setup="characters", characters="chosen")
    match.play(match.choices()[0])
    firsts = {int(GAME.resample(match.table, 0, Dice(n)).first) for n in range(40)}
    assert firsts == {0, 1, 2, 3}
