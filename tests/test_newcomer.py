"""Whoever only follows the table ends a game with points, in every title."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[1] / "benchmarks"))

import newcomer

import royaume

pytestmark = pytest.mark.once


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("title", newcomer.TITLES)
@pytest.mark.parametrize("way", ["suggestion", "counsel"])
def test_who_follows_the_table_ends_with_points(way: str, title: str, players: int) -> None:
    match = newcomer.played(title, players, newcomer.WAYS[way], "random", seed=3)
    assert match.scores()[newcomer.NEWCOMER] > 0


@pytest.mark.parametrize("lesson", newcomer.LESSONS)
def test_who_does_what_the_coach_says_ends_the_first_game_with_points(lesson: str) -> None:
    match = newcomer.first_game(lesson, seed=5)
    assert match.scores()[newcomer.NEWCOMER] > 0
    assert royaume.load(match.to_text()).scores() == match.scores()


def test_who_listens_to_nothing_does_not() -> None:
    """Else the counsel would have no share in it."""
    match = newcomer.played("architects", 2, newcomer.WAYS["first"], "greedy", seed=3)
    assert match.scores()[newcomer.NEWCOMER] < 0
    assert match.counsel(newcomer.NEWCOMER) is None
