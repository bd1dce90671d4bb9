"""House rule: thirty rounds in a row in which no worker comes to the Guildhall end the game."""

from __future__ import annotations

import pytest

from royaume.games.architects import GAME
from royaume.games.architects.events import ROUNDS_QUIET

from .builder import of, play, player, table, told


def rounds(t, n):
    """Everybody goes to the Quarry and back."""
    for _ in range(n):
        for _ in range(t.seats):
            frame = t.top()
            play(t, "place quarry" if frame.asks(t).key == "placing" else "take back quarry")


def halting(seats=2, quiet=0):
    """Each has one worker that is free to move."""
    players = [player(prison=19) for _ in range(seats)]
    t = table(*players)
    t.quiet = quiet * seats + 1  # a turn has begun
    return t


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_after_thirty_rounds_the_game_ends_and_is_scored(seats: int) -> None:
    t = halting(seats)
    rounds(t, 29)
    assert not t.over
    rounds(t, 1)
    assert (t.over, GAME.ending(t)) == (True, "quiet")
    assert len(GAME.winners(t, GAME.configure(seats))) >= 1


def test_the_count_is_told_from_the_twentieth_round_on() -> None:
    t = halting()
    rounds(t, 19)
    assert told(t, ROUNDS_QUIET) == []
    rounds(t, 2)
    assert told(t, ROUNDS_QUIET) == [(1, 20, 30), (1, 21, 30)]


def test_the_count_is_shown_with_the_event_and_not_once_the_game_is_over() -> None:
    t = halting()
    shown = {n: (rounds(t, 1), GAME.view(t, 0)["quiet"])[1] for n in range(1, 31)}
    assert {n for n, quiet in shown.items() if quiet is None} == {*range(1, 20), 30}
    assert (shown[20], shown[29]) == ({"rounds": 20, "most": 30}, {"rounds": 29, "most": 30})


def test_the_count_shown_goes_on_only_with_a_whole_round() -> None:
    t = halting(seats=3, quiet=19)
    play(t, "place quarry", "place quarry")
    assert GAME.view(t, 0)["quiet"] is None
    play(t, "place quarry")
    assert GAME.view(t, 2)["quiet"] == {"rounds": 20, "most": 30}


def test_a_worker_at_the_guildhall_begins_the_count_again() -> None:
    t = table(player(hand=["well"], wood=2, stone=2, prison=18), player(prison=19))
    t.quiet = 2 * 29 + 1
    play(t, "place guildhall", "construct well")
    assert t.quiet == 1
    rounds(t, 0)
    assert not t.over


def test_prisoners_who_could_still_be_freed_are_waited_for() -> None:
    t = halting()
    rounds(t, 12)
    assert not t.over
    play(t, *(["take back quarry"] if of(t).supply == 0 else ["place guardhouse", "release from prison"]))
    assert not t.over


def test_what_nobody_can_change_any_more_is_not_waited_for() -> None:
    t = table(player(prison=19, silver=1), player(prison=20))
    play(t, "place black_market_left")
    assert (t.over, GAME.ending(t)) == (True, "stuck")
    assert t.quiet < 5
