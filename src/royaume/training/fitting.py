"""Fitting the net to lessons: plain numpy, a few passes, stopped where it no longer gets better on games kept apart."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from royaume.bots.eye.net import FIRST, LARGEST_INPUT, MOST_SEATS, SECOND
from royaume.training.lessons import Lessons, Numbers, Places
from royaume.training.neighbours import Mixed, Neighbours

BATCH = 1024
FASTEST = 2e-3
DECAY = 0.3
NOISE = 0.02
POINTS_PART = 0.5
ACTIONS_PART = 0.5
MIXED_PART = 0.5  # of batches in which neighbours are mixed; actions that name one are not learned there
KEPT_APART = 20  # one game of so many
SEEN_OFTEN = 0.01  # the part of positions; a number that is more seldom not zero is left out
MEANINGLESS = "question."  # numbers whose meaning changes with the question
Layers = dict[str, Numbers]


@dataclass
class Fitted:
    """A net with what it is about, and how well it foretells games that it did not learn from."""

    rows: Places
    actions: Places
    scale: Numbers
    points_scale: float
    layers: Layers
    win_loss: float
    blind_loss: float  # of one that knows nothing but how many seats there are
    points_error: float
    actions_loss: float


class Batch:
    """Some lessons as dense arrays."""

    def __init__(self, data: Data, which: NDArray[np.int64], random: np.random.Generator | None = None) -> None:
        lessons = data.lessons
        self.inputs = np.zeros((len(which), len(data.rows)), np.float32)
        mixed = None
        if random is not None and random.random() < MIXED_PART:
            mixed = Mixed(data.neighbours, lessons.seats[which], random)
        rows, at = flat_rows(lessons.seen_starts, which)
        places = lessons.seen_places[at]
        columns = data.column_of[places if mixed is None else mixed.numbers(rows, places)]
        used = columns >= 0
        numbers = lessons.seen_numbers[at][used] * data.scale[columns[used]]
        if random is not None:
            numbers += NOISE * random.standard_normal(len(numbers), np.float32)
        self.inputs[rows[used], columns[used]] = np.clip(numbers, -LARGEST_INPUT, LARGEST_INPUT)
        self.present = (np.arange(MOST_SEATS) < lessons.seats[which][:, None]).astype(np.float32)
        wins, points = lessons.wins[which], lessons.points[which]
        self.wins = wins if mixed is None else mixed.by_seat(wins)
        self.points = (points if mixed is None else mixed.by_seat(points)) / data.points_scale
        self.decided = np.flatnonzero((np.diff(lessons.action_starts)[which] > 0) & (mixed is None))
        decided = which[self.decided]
        self.legal = np.zeros((len(decided), len(data.actions)), bool)
        self.shares = np.zeros((len(decided), len(data.actions)), np.float32)
        rows, at = flat_rows(lessons.action_starts, decided)
        columns = data.action_of[lessons.actions[at]]
        self.legal[rows, columns] = True
        self.shares[rows, columns] = lessons.shares[at]


def flat_rows(starts: Places, which: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """For rows of different lengths: the row of each number, and where it lies."""
    lengths = (starts[which + 1] - starts[which]).astype(np.int64)
    rows = np.repeat(np.arange(len(which)), lengths)
    before = np.repeat(np.cumsum(lengths) - lengths, lengths)
    return rows, np.repeat(starts[which].astype(np.int64), lengths) + np.arange(len(rows)) - before


class Data:
    """Lessons, and what of them the net looks at."""

    def __init__(self, lessons: Lessons, names: list[str], actions: int) -> None:
        self.lessons = lessons
        self.neighbours = Neighbours(names)
        inputs = len(names)
        often = np.bincount(lessons.seen_places, minlength=inputs)
        often[[name.startswith(MEANINGLESS) for name in names]] = 0
        self.rows = np.flatnonzero(often >= SEEN_OFTEN * lessons.count).astype(np.int32)
        self.column_of = inverse(self.rows, inputs)
        squares: NDArray[np.float64] = np.bincount(
            lessons.seen_places, lessons.seen_numbers.astype(np.float64) ** 2, inputs
        ).astype(np.float64)
        self.scale = scale_of(often[self.rows], squares[self.rows], lessons.count)
        self.actions = np.unique(lessons.actions).astype(np.int32)
        self.action_of = inverse(self.actions, actions)
        present = np.arange(MOST_SEATS) < lessons.seats[:, None]
        self.points_scale = max(1.0, float(np.std(lessons.points[present])))
        self.points_mean = float(np.mean(lessons.points[present])) / self.points_scale
        apart = lessons.games % KEPT_APART == 0
        self.learned = np.flatnonzero(~apart)
        self.apart = np.flatnonzero(apart)


def scale_of(often: NDArray[np.int64], squares: NDArray[np.float64], count: int) -> Numbers:
    """Numbers of about 1; those that are seldom not zero count less, because there is less to learn them from."""
    found: Numbers = (often / count * np.sqrt(often / squares)).astype(np.float32)
    return found


def inverse(places: Places, size: int) -> Places:
    found = np.full(size, -1, np.int32)
    found[places] = np.arange(len(places))
    return found


def new_layers(rows: int, actions: int, random: np.random.Generator) -> Layers:
    def matrix(n: int, m: int, spread: float) -> Numbers:
        return (random.standard_normal((n, m)) * spread).astype(np.float32)

    return {
        "first": matrix(rows, FIRST, 0.05),
        "first_bias": np.zeros(FIRST, np.float32),
        "second": matrix(FIRST, SECOND, (2 / FIRST) ** 0.5),
        "second_bias": np.zeros(SECOND, np.float32),
        "win": matrix(SECOND, MOST_SEATS, 0.05),
        "win_bias": np.full(MOST_SEATS, -1.0, np.float32),
        "points": matrix(SECOND, MOST_SEATS, 0.05),
        "points_bias": np.zeros(MOST_SEATS, np.float32),
        "action": matrix(SECOND, actions, 0.05),
        "action_bias": np.zeros(actions, np.float32),
    }


def forward(layers: Layers, batch: Batch) -> tuple[Numbers, Numbers, Numbers, Numbers, Numbers]:
    """Actions only where somebody decided: most of the work is theirs."""
    first = np.maximum(batch.inputs @ layers["first"] + layers["first_bias"], 0)
    second = np.maximum(first @ layers["second"] + layers["second_bias"], 0)
    win = second @ layers["win"] + layers["win_bias"]
    points = second @ layers["points"] + layers["points_bias"]
    return first, second, win, points, second[batch.decided] @ layers["action"] + layers["action_bias"]


def chances(logits: Numbers) -> Numbers:
    return (1 / (1 + np.exp(-np.clip(logits, -20, 20)))).astype(np.float32)


def natural(logits: Numbers, legal: NDArray[np.bool_]) -> Numbers:
    """Shares of the legal actions, together 1."""
    masked = np.where(legal, logits, -1e9)
    powers = np.exp(masked - masked.max(1, keepdims=True)) * legal
    found: Numbers = (powers / powers.sum(1, keepdims=True)).astype(np.float32)
    return found


def losses(layers: Layers, batch: Batch) -> tuple[float, float, float]:
    """Of chances to win, points, actions: the mean over seats that are there, and decisions."""
    _, _, win, points, logits = forward(layers, batch)
    seats = batch.present.sum()
    p = chances(win)
    each = -(batch.wins * np.log(p + 1e-9) + (1 - batch.wins) * np.log(1 - p + 1e-9)) * batch.present
    error = ((points - batch.points) ** 2 * batch.present).sum() / seats
    shares = natural(logits, batch.legal)
    actions = -(batch.shares * np.log(shares + 1e-9)).sum() / max(1, len(batch.decided))
    return float(each.sum() / seats), float(error), float(actions)


def gradients(layers: Layers, batch: Batch) -> Layers:
    first, second, win, points, logits = forward(layers, batch)
    seats = batch.present.sum()
    of_win = (chances(win) - batch.wins) * batch.present / seats
    of_points = 2 * POINTS_PART * (points - batch.points) * batch.present / seats
    of_actions = ACTIONS_PART * (natural(logits, batch.legal) - batch.shares) / max(1, len(batch.decided))
    back = of_win @ layers["win"].T + of_points @ layers["points"].T
    back[batch.decided] += of_actions @ layers["action"].T
    of_second = back * (second > 0)
    of_first = (of_second @ layers["second"].T) * (first > 0)
    return {
        "first": batch.inputs.T @ of_first,
        "first_bias": of_first.sum(0),
        "second": first.T @ of_second,
        "second_bias": of_second.sum(0),
        "win": second.T @ of_win,
        "win_bias": of_win.sum(0),
        "points": second.T @ of_points,
        "points_bias": of_points.sum(0),
        "action": second[batch.decided].T @ of_actions,
        "action_bias": of_actions.sum(0),
    }


class Steps:
    """Adam with decay of the weights; quick in the middle, slow at both ends."""

    def __init__(self, layers: Layers, total: int) -> None:
        self.layers = layers
        self.total = total
        self.done = 0
        self.mean = {name: np.zeros_like(layer) for name, layer in layers.items()}
        self.square = {name: np.zeros_like(layer) for name, layer in layers.items()}

    def speed(self) -> float:
        part = self.done / self.total
        return FASTEST * min(1.0, part / 0.2 + 0.05) * max(0.01, 1.0 - max(0.0, part - 0.2) / 0.8)

    def take(self, gradient: Layers) -> None:
        speed = self.speed()
        self.done += 1
        for name, layer in self.layers.items():
            self.mean[name] += 0.1 * (gradient[name] - self.mean[name])
            self.square[name] += 0.001 * (gradient[name] ** 2 - self.square[name])
            mean = self.mean[name] / (1 - 0.9**self.done)
            square = self.square[name] / (1 - 0.999**self.done)
            if not name.endswith("bias"):
                layer *= 1 - speed * DECAY
            layer -= speed * mean / (np.sqrt(square) + 1e-8)


def fit(
    lessons: Lessons, names: list[str], actions: int, passes: int, seed: int, tell: Callable[[str], None] = print
) -> Fitted:
    """A net for these lessons; of all passes, the one that foretells best the games kept apart."""
    data = Data(lessons, names, actions)
    random = np.random.default_rng(seed)
    layers = new_layers(len(data.rows), len(data.actions), random)
    layers["points_bias"] += data.points_mean
    batches = max(1, len(data.learned) // BATCH)
    steps = Steps(layers, batches * passes)
    best: tuple[float, Layers, tuple[float, float, float]] | None = None
    for number in range(passes):
        order = random.permutation(data.learned)
        for k in range(batches):
            steps.take(gradients(layers, Batch(data, order[k * BATCH : (k + 1) * BATCH], random)))
        found = losses_apart(layers, data)
        tell(f"pass {number + 1} of {passes}: win {found[0]:.4f}, points {found[1]:.3f}, actions {found[2]:.3f}")
        total = found[0] + POINTS_PART * found[1] + ACTIONS_PART * found[2]
        if best is None or total < best[0]:
            best = (total, {name: layer.copy() for name, layer in layers.items()}, found)
    assert best is not None
    return Fitted(
        data.rows, data.actions, data.scale, data.points_scale, best[1], best[2][0], blind_loss(data), *best[2][1:]
    )


def losses_apart(layers: Layers, data: Data) -> tuple[float, float, float]:
    which = data.apart if len(data.apart) else data.learned[:BATCH]
    parts = [which[k : k + BATCH] for k in range(0, len(which), BATCH)]
    found = np.array([losses(layers, Batch(data, part)) for part in parts])
    mean = np.average(found, axis=0, weights=[len(part) for part in parts])
    return float(mean[0]), float(mean[1]), float(mean[2])


def blind_loss(data: Data) -> float:
    seats = data.lessons.seats[data.apart if len(data.apart) else data.learned]
    share = np.clip(1.0 / seats, 1e-3, 1 - 1e-3)
    return float(np.average(-(share * np.log(share) + (1 - share) * np.log(1 - share)), weights=seats))
