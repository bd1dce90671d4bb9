"""What the table tells a player to mind: for each counsel a position that gives it and one that does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from counselled import heeded, said
from royaume.games.viscounts.counsel import (
    ActionWithinReach,
    DebtsUnpaid,
    EndIsNear,
    LastRound,
    MarkersAboutToMeet,
    NoCardInHand,
)
from royaume.games.viscounts.table import ViscountsTable

from .builder import LANGUAGE, TILES, Wish, play, player, table

Position = Callable[[], ViscountsTable]
POOR = ("peddler_ink", "peddler_gold", "peddler_stone")  # no icon but Merchants


def poor(space: str, **more: Any) -> Wish:
    return player(*POOR, space=space, **more)


GIVEN: list[tuple[Any, str, dict[str, Any], Position, Position]] = [
    (
        LastRound(1),
        "last_round",
        {},
        lambda: table(poor("hills_left"), round_=6, last_round=6),
        lambda: table(poor("hills_left"), round_=5, last_round=6),
    ),
    (
        MarkersAboutToMeet(1),
        "meeting",
        {"debts": 2},
        lambda: table(poor("hills_left", corruption=5, virtue=6)),
        lambda: table(poor("hills_left", corruption=2, virtue=3)),
    ),
    (
        DebtsUnpaid(1),
        "debts",
        {"debts": 2, "points": 4},
        lambda: table(poor("hills_left", debts=2)),
        lambda: table(poor("hills_left", debts=1)),
    ),
    (
        EndIsNear(1),
        "poverty_near",
        {"n": 2},
        lambda: table(poor("hills_left"), debts_left=2),
        lambda: table(poor("hills_left"), debts_left=3),
    ),
    (
        EndIsNear(1),
        "prosperity_near",
        {"n": 1},
        lambda: table(poor("hills_left"), deeds_left=1),
        lambda: table(poor("hills_left"), deeds_left=1, round_=5, last_round=6),
    ),
    (
        NoCardInHand(1),
        "no_hand",
        {},
        lambda: table(poor("hills_left"), active=1),
        lambda: table(poor("hills_left", hand=["abbot"]), active=1),
    ),
    (
        ActionWithinReach(1),
        "act_construct",
        {"space": "hills_left", "slot": "guildhall_1"},
        lambda: table(poor("hills_left", stone=7)),
        lambda: table(poor("hills_inner", stone=7)),
    ),
    (
        ActionWithinReach(1),
        "act_place_workers",
        {"space": "hills_inner", "n": 3},
        lambda: table(poor("hills_inner", gold=5)),
        lambda: table(poor("hills_inner", gold=5, supply=0)),
    ),
    (
        ActionWithinReach(1),
        "act_trade",
        {"space": "hills_left"},
        lambda: table(player("peddler_ink", "peddler_gold", space="hills_left", silver=9)),
        lambda: table(poor("hills_left", stone=7)),
    ),
]


@pytest.mark.parametrize(("adviser", "key", "args", "given", "quiet"), GIVEN, ids=[case[1] for case in GIVEN])
def test_a_counsel_is_given_where_it_helps_and_only_there(
    adviser: Any, key: str, args: dict[str, Any], given: Position, quiet: Position
) -> None:
    assert said(adviser.counsel(given(), 0), LANGUAGE) == (key, args)
    other = adviser.counsel(quiet(), 0)
    assert other is None or other.says.key != key


def test_a_manuscript_within_reach_is_named() -> None:
    t = table(poor("lake_inner", ink=9), manuscripts={"lake": [TILES[0]]})
    key, args = said(ActionWithinReach(1).counsel(t, 0), LANGUAGE)
    assert (key, args["manuscript"]) == ("act_transcribe", TILES[0])
    t = table(poor("lake_inner", ink=9), manuscripts={"lake": []})
    assert said(ActionWithinReach(1).counsel(t, 0), LANGUAGE)[0] == "act_transcribe_printed"


def test_who_rides_where_it_was_counselled_is_told_to_build_there() -> None:
    t = table(poor("lake_left", stone=7), at="move")
    (ride,) = heeded(t, LANGUAGE)
    assert ride.startswith("ride to ")
    play(t, ride)
    assert heeded(t, LANGUAGE) == ["construct guildhall_1"]


def test_whose_markers_are_about_to_meet_is_shown_the_honest_cards() -> None:
    hand = ["abbot", "thief"]
    t = table(player(*POOR, hand=hand, corruption=5, virtue=6), at="play")
    assert heeded(t, LANGUAGE) == ["play abbot"]
