"""What the table tells a player to mind: for each counsel a position that gives it and one that does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from counselled import heeded, said
from royaume.games.architects.counsel.people import (
    CaptivesBringSilver,
    FewWorkersLeft,
    PrisonIsFull,
    WorkersAreHeld,
)
from royaume.games.architects.counsel.standing import ComesToAHalt, DebtsUnpaid, EndIsNear, LastTurn, VirtueIsLow
from royaume.games.architects.counsel.works import NextPlan, NoPlanInHand, SomethingCanBeBuilt
from royaume.games.architects.table import ArchitectsTable
from royaume.kernel.counsel import counsel_for
from royaume.kernel.deck import NO_CARD

from .builder import LANGUAGE, play, player, table

ACADEMY: dict[str, int] = {"clay": 2, "wood": 3, "stone": 2, "marble": 1}
READY = player(hand=["academy"], apprentices=["labourer"], **ACADEMY)
Position = Callable[[], ArchitectsTable]


def unskilled(t: ArchitectsTable) -> ArchitectsTable:
    """Nobody lies at the Workshop."""
    for slot in range(len(t.row)):
        t.row[slot] = NO_CARD
    return t


def quiet_for(rounds: int, t: ArchitectsTable) -> ArchitectsTable:
    """No worker has come to the Guildhall for so long."""
    t.quiet = rounds * t.seats
    return t


GIVEN: list[tuple[Any, str, dict[str, str | int], Position, Position]] = [
    (
        PrisonIsFull(1),
        "prison",
        {"workers": 3},
        lambda: table(player(prison=3)),
        lambda: table(player(prison=2)),
    ),
    (
        FewWorkersLeft(1),
        "few_workers",
        {"workers": 2, "place": "forest"},
        lambda: table(player(supply=2, at={"forest": 3, "mines": 1}, silver=1)),
        lambda: table(player(supply=3, at={"forest": 3}, silver=1)),
    ),
    (
        FewWorkersLeft(1),
        "few_workers_no_silver",
        {"workers": 1, "place": "forest"},
        lambda: table(player(supply=1, at={"forest": 3})),
        lambda: table(player(supply=1, at={"forest": 2, "mines": 2})),
    ),
    (
        WorkersAreHeld(1),
        "held",
        {"workers": 3, "owner": 1},
        lambda: table(player(silver=5), player(held={0: 3})),
        lambda: table(player(silver=5), player(held={0: 2})),
    ),
    (
        CaptivesBringSilver(1),
        "captives",
        {"workers": 3},
        lambda: table(player(held={1: 3})),
        lambda: table(player(held={1: 2})),
    ),
    (
        DebtsUnpaid(1),
        "debts",
        {"debts": 1, "points": 2},
        lambda: table(player(debts=1, silver=6)),
        lambda: table(player(debts=1, silver=5)),
    ),
    (
        DebtsUnpaid(1),
        "debts_no_silver",
        {"debts": 2, "points": 4},
        lambda: table(player(debts=2)),
        lambda: table(player(silver=9)),
    ),
    (
        VirtueIsLow(1),
        "virtue",
        {"virtue": 3, "points": 5},
        lambda: table(player(virtue=3, clay=2)),
        lambda: table(player(virtue=5)),
    ),
    (
        EndIsNear(1),
        "end_near",
        {"spaces": 2},
        lambda: table(player(), guildhall=[1] * 10),
        lambda: table(player(), guildhall=[1] * 9),
    ),
    (
        ComesToAHalt(1),
        "halt",
        {"rounds": 10},
        lambda: quiet_for(20, table(player())),
        lambda: quiet_for(19, table(player())),
    ),
    (
        LastTurn(1),
        "last_turn",
        {},
        lambda: table(player(), guildhall=[1] * 12, final_round=2),
        lambda: table(player(), guildhall=[1] * 11),
    ),
    (
        SomethingCanBeBuilt(1),
        "construct",
        {"building": "academy", "points": 8},
        lambda: table(READY),
        lambda: table(player(hand=["academy"], apprentices=["labourer"])),
    ),
    (
        SomethingCanBeBuilt(1),
        "advance",
        {"points": 2},
        lambda: table(player(hand=["academy"], gold=1)),
        lambda: table(player(hand=["academy"], gold=1, virtue=4)),
    ),
    (
        NoPlanInHand(1),
        "no_plans",
        {},
        lambda: table(player()),
        lambda: table(player(hand=1)),
    ),
    (
        NextPlan(1),
        "skill",
        {"building": "academy", "apprentice": "labourer", "silver": 4},
        lambda: table(player(hand=["academy"], silver=4), top=["labourer"]),
        lambda: table(player(silver=4), top=["labourer"]),
    ),
    (
        NextPlan(1),
        "skill_no_silver",
        {"building": "academy", "apprentice": "labourer", "silver": 4},
        lambda: table(player(hand=["academy"], silver=3), top=["labourer"]),
        lambda: table(READY),
    ),
    (
        NextPlan(1),
        "skill_nowhere",
        {"building": "academy"},
        lambda: unskilled(table(player(hand=["academy"], silver=9))),
        lambda: table(player(hand=["academy"], silver=9), top=["labourer"]),
    ),
    (
        NextPlan(1),
        "goods",
        {"building": "academy", "good": "clay", "n": 1, "place": "mines"},
        lambda: table(player(hand=["academy"], apprentices=["labourer"], **{**ACADEMY, "clay": 1})),
        lambda: table(READY),
    ),
]


@pytest.mark.parametrize(("adviser", "key", "args", "given", "quiet"), GIVEN, ids=[case[1] for case in GIVEN])
def test_a_counsel_is_given_where_it_helps_and_only_there(
    adviser: Any, key: str, args: dict[str, str | int], given: Position, quiet: Position
) -> None:
    assert said(adviser.counsel(given(), 0), LANGUAGE) == (key, args)
    other = adviser.counsel(quiet(), 0)
    assert other is None or other.says.key != key


def test_who_follows_to_the_guardhouse_is_told_what_to_do_there() -> None:
    t = table(player(prison=4))
    assert heeded(t, LANGUAGE) == ["place guardhouse"]
    play(t, "place guardhouse")
    assert heeded(t, LANGUAGE) == ["release from prison"]


def test_the_most_urgent_counsel_is_given() -> None:
    t = table(player(prison=17, debts=9, silver=6))
    assert said(counsel_for(t, 0), LANGUAGE) == ("prison", {"workers": 17})
    play(t, "place guardhouse", "release from prison")
    assert said(counsel_for(t, 0), LANGUAGE)[0] == "debts"


def test_nobody_is_told_anything_before_the_first_turn_or_after_the_last() -> None:
    t = table(player(prison=4))
    t.turn = 0
    assert counsel_for(t, 0) is None
    t.turn, t.over = 3, True
    assert counsel_for(t, 0) is None
