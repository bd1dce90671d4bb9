"""What a greedy player looks at: it goes to the Guildhall before long, and ends a game that it leads."""

from __future__ import annotations

import pytest

from royaume import bots
from royaume.games.architects import GAME
from royaume.games.architects.distance import FARTHEST, TAKING_BACK, distance
from royaume.kernel.chance import Dice
from royaume.kernel.words import written

from .builder import player, table

LATE = 240


def chosen(t, dice):
    """The greedy player's choice, in words; it is made."""
    a = bots.choose("greedy", GAME, t, dice)
    words = written(t.top().describe(t, a), GAME.language)
    t.play(a)
    return words


@pytest.mark.parametrize(("quiet_rounds", "place"), [(1, "mines"), (20, "quarry")])
def test_a_lone_worker_that_built_nothing_for_long_seeks_another_way(quiet_rounds: int, place: str) -> None:
    """Gold brings points at once, turn after turn; only stone is missing to build."""
    busy = {"silversmith": 6, "mines": 4}
    t = table(player(virtue=4, at=busy, supply=1, hand=["well"], wood=2, stone=1), turn=LATE, guildhall=[0] * 9)
    t.quiet = quiet_rounds * t.seats
    assert chosen(t, Dice(1)) == f"place {place}"


def test_the_longer_nobody_builds_the_more_a_missing_good_counts() -> None:
    t = table(player(hand=["well"], wood=2, stone=2), player())
    near, far = t.copy(), t.copy()
    far.players[0].goods[1] -= 1
    lost = []
    for quiet_rounds in (0, 10, 29):
        near.quiet = far.quiet = quiet_rounds * 2
        lost.append(GAME.worth(near, 0) - GAME.worth(far, 0))
    assert lost == sorted(set(lost))


PLENTY = {"silver": 6, "clay": 5, "gold": 3, "built": ["library", "church", "keep"]}
POOR = {"hand": ["castle"], "supply": 1, "prison": 8}


@pytest.mark.parametrize(
    ("mine", "other", "ends"),
    [({"level": 5, **PLENTY}, POOR, True), ({"level": 1}, {"level": 5, "hand": ["chapel", "castle"]}, False)],
)
def test_only_whoever_leads_ends_the_game(mine: dict[str, object], other: dict[str, object], ends: bool) -> None:
    """The last space is left; whoever leads has most to hope for, too."""
    t = table(player(hand=["well"], wood=2, stone=2, **mine), player(**other), guildhall=[0, 1] * 5 + [0])
    assert (chosen(t, Dice(1)) == "place guildhall") is ends


WELL = {"hand": ["well"], "wood": 2, "stone": 2}


def how_far(**board: object) -> int:
    return int(distance(table(player(virtue=0, **board)), 0))


def test_what_can_be_built_at_once_is_not_far() -> None:
    assert how_far(**WELL) == 0


@pytest.mark.parametrize(
    ("board", "efforts"),
    [
        ({**WELL, "wood": 1}, 1),
        ({**WELL, "wood": 0, "stone": 1}, 3),
        ({**WELL, "supply": 0, "prison": 20}, TAKING_BACK),
        ({"hand": []}, FARTHEST),
    ],
)
def test_what_is_missing_is_an_effort(board: dict[str, object], efforts: int) -> None:
    assert how_far(**board) == efforts
