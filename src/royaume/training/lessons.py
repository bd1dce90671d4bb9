"""What is learned from: positions of games as numbers, with how those games ended and what was chosen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from royaume.bots.eye.net import MOST_SEATS

Numbers = NDArray[np.float32]
Places = NDArray[np.int32]


@dataclass
class Lesson:
    """One position as one seat sees it."""

    game: int  # positions of one game stay together when lessons are split
    seen: list[int]  # place, number, place, number
    seat: int
    actions: list[int]  # legal, by index; empty where another seat decides
    shares: list[float]  # how much each of them was chosen, together 1
    wins: list[float] = field(default_factory=list)  # of each seat, counted from the one that looks
    points: list[float] = field(default_factory=list)


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
    shares: Numbers
    wins: Numbers
    points: Numbers

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
        np.array([x for lesson in lessons for x in lesson.shares], np.float32),
        padded([lesson.wins for lesson in lessons]),
        padded([lesson.points for lesson in lessons]),
    )


def starts_of(lengths: Iterable[int]) -> Places:
    return np.concatenate([[0], np.cumsum(np.fromiter(lengths, np.int64))]).astype(np.int32)


def padded(rows: list[list[float]]) -> Numbers:
    """Seats that are not there have zeros."""
    return np.array([row + [0.0] * (MOST_SEATS - len(row)) for row in rows], np.float32).reshape(-1, MOST_SEATS)


def joined(parts: list[Lessons]) -> Lessons:
    return Lessons(
        np.concatenate([part.games for part in parts]),
        np.concatenate([part.seats for part in parts]),
        joined_starts([part.seen_starts for part in parts]),
        np.concatenate([part.seen_places for part in parts]),
        np.concatenate([part.seen_numbers for part in parts]),
        joined_starts([part.action_starts for part in parts]),
        np.concatenate([part.actions for part in parts]),
        np.concatenate([part.shares for part in parts]),
        np.concatenate([part.wins for part in parts]),
        np.concatenate([part.points for part in parts]),
    )


def joined_starts(parts: list[Places]) -> Places:
    return starts_of(int(n) for part in parts for n in np.diff(part))


def save(lessons: Lessons, path: Path) -> None:
    """Whole or not at all: a part of a file is never taken for one."""
    unfinished = path.with_suffix(".part")
    with unfinished.open("wb") as file:
        np.savez_compressed(file, **vars(lessons))
    unfinished.replace(path)


def load(path: Path) -> Lessons:
    with np.load(path) as found:
        return Lessons(**{name: found[name] for name in found.files})
