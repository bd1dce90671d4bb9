"""Lessons as a net is given them: numbers of about 1, some positions at a time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from royaume.bots.eye.net import LARGEST_INPUT, MOST_SEATS
from royaume.bots.eye.sight import LATE_UNIT
from royaume.training.lessons import TAUGHT, Lessons, Numbers, Places

BATCH = 1024
KEPT_APART = 20  # one game of so many
SEEN_OFTEN = 0.002  # the part of positions; a number that is more seldom not zero is left out
MEANINGLESS = "question."  # numbers whose meaning changes with the question
NOISE = 0.02
LARGEST_GAIN = 4.0  # times the usual one


@dataclass(frozen=True)
class Inputs:
    """Which numbers of a table a net looks at, and how much each of them counts."""

    rows: Places
    scale: Numbers
    points_scale: float


def inputs_for(lessons: Lessons, names: list[str]) -> Inputs:
    """What is often there."""
    often = np.bincount(lessons.seen_places, minlength=len(names))
    often[[name.startswith(MEANINGLESS) for name in names]] = 0
    rows = np.flatnonzero(often >= SEEN_OFTEN * lessons.count).astype(np.int32)
    squares: NDArray[np.float64] = np.bincount(
        lessons.seen_places, lessons.seen_numbers.astype(np.float64) ** 2, len(names)
    ).astype(np.float64)
    spread = max(1.0, float(np.std(lessons.points[present(lessons)])))
    return Inputs(rows, scale_of(often[rows], squares[rows], lessons.count), spread)


def scale_of(often: NDArray[np.int64], squares: NDArray[np.float64], count: int) -> Numbers:
    """Numbers of about 1; those that are seldom not zero count less, because there is less to learn them from."""
    found: Numbers = (np.sqrt(often / count) * np.sqrt(often / squares)).astype(np.float32)
    return found


def present(lessons: Lessons) -> NDArray[np.bool_]:
    """The seats that are there."""
    found: NDArray[np.bool_] = np.arange(MOST_SEATS) < lessons.seats[:, None]
    return found


class Data:
    """Lessons for a net that looks at these numbers; those of some games are kept apart."""

    def __init__(self, lessons: Lessons, inputs: Inputs) -> None:
        self.lessons = lessons
        self.inputs = inputs
        self.column_of = np.full(1 + max(int(lessons.seen_places.max()), int(inputs.rows.max())), -1, np.int32)
        self.column_of[inputs.rows] = np.arange(len(inputs.rows))
        drawn = lessons.gains[lessons.chances != TAUGHT]
        self.gain_mean = float(np.mean(drawn)) if len(drawn) else 0.0
        self.gain_scale = float(np.std(drawn)) + 1e-6 if len(drawn) else 1.0
        apart = lessons.games % KEPT_APART == 0
        self.learned = np.flatnonzero(~apart) if not apart.all() else np.arange(lessons.count)
        self.apart = np.flatnonzero(apart) if apart.any() else self.learned[:BATCH]

    @property
    def batches(self) -> int:
        """Of one pass."""
        return max(1, len(self.learned) // BATCH)

    def one_pass(self, random: np.random.Generator, *, noisy: bool) -> Iterator[Batch]:
        order = random.permutation(self.learned)
        for k in range(self.batches):
            yield Batch(self, order[k * BATCH : (k + 1) * BATCH], random if noisy else None)

    def all_apart(self) -> Iterator[Batch]:
        for k in range(0, len(self.apart), BATCH):
            yield Batch(self, self.apart[k : k + BATCH])


class Batch:
    """Some lessons: what is seen as a dense array, legal actions one after the other."""

    def __init__(self, data: Data, which: NDArray[np.int64], noise: np.random.Generator | None = None) -> None:
        lessons = data.lessons
        self.size = len(which)
        self.inputs = np.zeros((len(which), len(data.inputs.rows)), np.float32)
        rows, at = flat_rows(lessons.seen_starts, which)
        columns = data.column_of[lessons.seen_places[at]]
        used = columns >= 0
        numbers = lessons.seen_numbers[at][used] * data.inputs.scale[columns[used]]
        if noise is not None:
            numbers += NOISE * noise.standard_normal(len(numbers), np.float32)
        self.inputs[rows[used], columns[used]] = np.clip(numbers, -LARGEST_INPUT, LARGEST_INPUT)
        self.present = (np.arange(MOST_SEATS) < lessons.seats[which][:, None]).astype(np.float32)
        self.wins = lessons.wins[which]
        self.points = lessons.points[which] / data.inputs.points_scale
        self.late = lessons.late[which, None] / np.float32(LATE_UNIT)
        self.decided = np.flatnonzero(np.diff(lessons.action_starts)[which] > 0)
        decided = which[self.decided]
        self.deciding, at = flat_rows(lessons.action_starts, decided)  # the decision of each legal action
        self.actions = lessons.actions[at]
        self.firsts = np.searchsorted(self.deciding, np.arange(len(decided)))
        self.chosen = self.firsts + lessons.chosen[decided]
        self.chances = lessons.chances[decided]
        gains = (lessons.gains[decided] - data.gain_mean) / data.gain_scale
        self.gains = np.clip(gains, -LARGEST_GAIN, LARGEST_GAIN)


def flat_rows(starts: Places, which: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """For rows of different lengths: the row of each number, and where it lies."""
    lengths = (starts[which + 1] - starts[which]).astype(np.int64)
    rows = np.repeat(np.arange(len(which)), lengths)
    before = np.repeat(np.cumsum(lengths) - lengths, lengths)
    return rows, np.repeat(starts[which].astype(np.int64), lengths) + np.arange(len(rows)) - before
