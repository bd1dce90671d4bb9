"""What is learned from: positions of games as numbers, with how those games ended and what was chosen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from royaume.bots.eye.net import MOST_SEATS

Numbers = NDArray[np.float32]
Places = NDArray[np.int32]
TAUGHT = 0.0  # the chance of what a teacher chose: it is to be done likewise


@dataclass
class Lesson:
    """One position as one seat sees it."""

    game: int  # positions of one game stay together when lessons are split
    seen: list[int]  # place, number, place, number
    seat: int
    actions: list[int] = field(default_factory=list)  # legal, by index; none where another seat decides
    chosen: int = 0  # its place among them
    chance: float = TAUGHT  # with which it was chosen
    gain: float = 1.0  # how much more came of it than was expected
    wins: list[float] = field(default_factory=list)  # of each seat, counted from the one that looks
    points: list[float] = field(default_factory=list)
    late: float = 0.0  # rounds that still came and were late


@dataclass
class Lessons:
    """Many of them in arrays: rows of different lengths lie one after the other, `starts` says where."""

    games: NDArray[np.int64]
    seats: Places
    seen_starts: Places
    seen_places: Places
    seen_numbers: Numbers
    action_starts: Places
    actions: Places
    chosen: Places
    chances: Numbers
    gains: Numbers
    wins: Numbers
    points: Numbers
    late: Numbers

    @property
    def count(self) -> int:
        return len(self.games)


def gathered(lessons: list[Lesson]) -> Lessons:
    seen = [lesson.seen for lesson in lessons]
    flat = np.array([x for row in seen for x in row], np.int64)
    return Lessons(
        np.array([lesson.game for lesson in lessons], np.int64),
        np.array([len(lesson.wins) for lesson in lessons], np.int32),
        starts_of(len(row) // 2 for row in seen),
        flat[0::2].astype(np.int32),
        flat[1::2].astype(np.float32),
        starts_of(len(lesson.actions) for lesson in lessons),
        np.array([i for lesson in lessons for i in lesson.actions], np.int32),
        np.array([lesson.chosen for lesson in lessons], np.int32),
        np.array([lesson.chance for lesson in lessons], np.float32),
        np.array([lesson.gain for lesson in lessons], np.float32),
        padded([lesson.wins for lesson in lessons]),
        padded([lesson.points for lesson in lessons]),
        np.array([lesson.late for lesson in lessons], np.float32),
    )


def starts_of(lengths: Iterable[int]) -> Places:
    return np.concatenate([[0], np.cumsum(np.fromiter(lengths, np.int64))]).astype(np.int32)


def padded(rows: list[list[float]]) -> Numbers:
    """Seats that are not there have zeros."""
    return np.array([row + [0.0] * (MOST_SEATS - len(row)) for row in rows], np.float32).reshape(-1, MOST_SEATS)


def joined(parts: list[Lessons]) -> Lessons:
    fields = {name: np.concatenate([vars(part)[name] for part in parts]) for name in vars(parts[0])}
    for name in ("seen_starts", "action_starts"):
        fields[name] = starts_of(int(n) for part in parts for n in np.diff(vars(part)[name]))
    return Lessons(**fields)
