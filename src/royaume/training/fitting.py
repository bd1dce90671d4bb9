"""Fitting the net to lessons: plain numpy.

From nothing in a few passes, of which the one is taken that foretells best the games kept apart; then on in one pass
over what its own habits brought.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from royaume.bots.eye.net import FIRST, LARGEST_INPUT, LARGEST_LOGIT, MOST_SEATS, SECOND
from royaume.training.lessons import TAUGHT, Lessons, Numbers, Places

BATCH = 1024
FASTEST = 2e-3  # from nothing
FASTEST_ON = 7e-4  # of one that learns on
LARGEST_STEP = 1.0  # of all gradients together
DECAY = 0.3
NOISE = 0.02
POINTS_PART = 0.5
ACTIONS_PART = 1.0
FARTHEST = 0.2  # from the chance with which something was chosen: beyond that, its gain counts no more
LARGEST_RATIO = 3.0
CURIOSITY = 0.02  # what a habit is worth that leaves something to chance
TINY = 1e-9
KEPT_APART = 20  # one game of so many
SEEN_OFTEN = 0.002  # the part of positions; a number that is more seldom not zero is left out
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
    points_error: float
    actions_loss: float
    blind_loss: float  # of one that knows nothing but how many seats there are


class Batch:
    """Some lessons: what is seen as a dense array, legal actions one after the other."""

    def __init__(self, data: Data, which: NDArray[np.int64], random: np.random.Generator | None = None) -> None:
        lessons = data.lessons
        self.inputs = np.zeros((len(which), len(data.rows)), np.float32)
        rows, at = flat_rows(lessons.seen_starts, which)
        columns = data.column_of[lessons.seen_places[at]]
        used = columns >= 0
        numbers = lessons.seen_numbers[at][used] * data.scale[columns[used]]
        if random is not None:
            numbers += NOISE * random.standard_normal(len(numbers), np.float32)
        self.inputs[rows[used], columns[used]] = np.clip(numbers, -LARGEST_INPUT, LARGEST_INPUT)
        self.present = (np.arange(MOST_SEATS) < lessons.seats[which][:, None]).astype(np.float32)
        self.wins = lessons.wins[which]
        self.points = lessons.points[which] / data.points_scale
        self.decided = np.flatnonzero(np.diff(lessons.action_starts)[which] > 0)
        decided = which[self.decided]
        self.deciding, at = flat_rows(lessons.action_starts, decided)  # the decision of each legal action
        self.actions = lessons.actions[at]
        self.firsts = np.searchsorted(self.deciding, np.arange(len(decided)))
        self.chosen = self.firsts + lessons.chosen[decided]
        self.chances = lessons.chances[decided]
        self.gains = lessons.gains[decided] / data.gain_scale


def flat_rows(starts: Places, which: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """For rows of different lengths: the row of each number, and where it lies."""
    lengths = (starts[which + 1] - starts[which]).astype(np.int64)
    rows = np.repeat(np.arange(len(which)), lengths)
    before = np.repeat(np.cumsum(lengths) - lengths, lengths)
    return rows, np.repeat(starts[which].astype(np.int64), lengths) + np.arange(len(rows)) - before


class Data:
    """Lessons, and what of them the net looks at: what is often there, or what a net that learns on has looked at."""

    def __init__(self, lessons: Lessons, names: list[str], actions: int, before: Fitted | None = None) -> None:
        self.lessons = lessons
        self.rows, self.scale = looked_at(lessons, names) if before is None else (before.rows, before.scale)
        self.column_of = inverse(self.rows, len(names))
        self.actions = np.arange(actions, dtype=np.int32)
        present = np.arange(MOST_SEATS) < lessons.seats[:, None]
        self.points_scale = max(1.0, float(np.std(lessons.points[present]))) if before is None else before.points_scale
        self.points_mean = float(np.mean(lessons.points[present])) / self.points_scale
        drawn = lessons.gains[lessons.chances != TAUGHT]
        self.gain_scale = float(np.std(drawn)) + 1e-6 if len(drawn) else 1.0
        apart = lessons.games % KEPT_APART == 0
        self.learned = np.flatnonzero(~apart)
        self.apart = np.flatnonzero(apart)


def looked_at(lessons: Lessons, names: list[str]) -> tuple[Places, Numbers]:
    often = np.bincount(lessons.seen_places, minlength=len(names))
    often[[name.startswith(MEANINGLESS) for name in names]] = 0
    rows = np.flatnonzero(often >= SEEN_OFTEN * lessons.count).astype(np.int32)
    squares: NDArray[np.float64] = np.bincount(
        lessons.seen_places, lessons.seen_numbers.astype(np.float64) ** 2, len(names)
    ).astype(np.float64)
    return rows, scale_of(often[rows], squares[rows], lessons.count)


def scale_of(often: NDArray[np.int64], squares: NDArray[np.float64], count: int) -> Numbers:
    """Numbers of about 1; those that are seldom not zero count less, because there is less to learn them from."""
    found: Numbers = (np.sqrt(often / count) * np.sqrt(often / squares)).astype(np.float32)
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
        "action": np.zeros((SECOND, actions), np.float32),
        "action_bias": np.zeros(actions, np.float32),
    }


def forward(layers: Layers, batch: Batch) -> tuple[Numbers, Numbers, Numbers, Numbers, Numbers]:
    """The hidden layers, chances and points of seats, and shares of the legal actions."""
    first = np.maximum(batch.inputs @ layers["first"] + layers["first_bias"], 0)
    second = np.maximum(first @ layers["second"] + layers["second_bias"], 0)
    win = second @ layers["win"] + layers["win_bias"]
    points = second @ layers["points"] + layers["points_bias"]
    return first, second, win, points, natural(layers, second[batch.decided], batch)


def chances(logits: Numbers) -> Numbers:
    return (1 / (1 + np.exp(-np.clip(logits, -LARGEST_LOGIT, LARGEST_LOGIT)))).astype(np.float32)


def natural(layers: Layers, second: Numbers, batch: Batch) -> Numbers:
    """The share of each legal action; those of one decision are together 1."""
    if not len(batch.actions):
        return np.zeros(0, np.float32)
    logits = np.einsum("ij,ij->i", second[batch.deciding], layers["action"].T[batch.actions])
    logits = np.clip(logits + layers["action_bias"][batch.actions], -LARGEST_LOGIT, LARGEST_LOGIT)
    powers = np.exp(logits - np.maximum.reduceat(logits, batch.firsts)[batch.deciding])
    found: Numbers = powers / np.add.reduceat(powers, batch.firsts)[batch.deciding]
    return found


def losses(layers: Layers, batch: Batch) -> tuple[float, float, float]:
    """Of chances to win, points, actions: the mean over seats that are there, and decisions."""
    _, _, win, points, shares = forward(layers, batch)
    seats = batch.present.sum()
    p = chances(win)
    each = -(batch.wins * np.log(p + TINY) + (1 - batch.wins) * np.log(1 - p + TINY)) * batch.present
    error = ((points - batch.points) ** 2 * batch.present).sum() / seats
    actions = -np.log(shares[batch.chosen] + TINY).sum() / max(1, len(batch.decided))
    return float(each.sum() / seats), float(error), float(actions)


def gradients(layers: Layers, batch: Batch) -> Layers:
    first, second, win, points, shares = forward(layers, batch)
    seats = batch.present.sum()
    of_win = (chances(win) - batch.wins) * batch.present / seats
    of_points = 2 * POINTS_PART * (points - batch.points) * batch.present / seats
    of_logits = by_logit(shares, batch) * np.float32(ACTIONS_PART / max(1, len(batch.decided)))
    back = of_win @ layers["win"].T + of_points @ layers["points"].T
    if len(batch.actions):
        through = of_logits[:, None] * layers["action"].T[batch.actions]
        back[batch.decided] += np.add.reduceat(through, batch.firsts, axis=0)
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
        "action": by_action(of_logits[:, None] * second[batch.decided][batch.deciding], batch, layers["action"]),
        "action_bias": np.bincount(batch.actions, of_logits, len(layers["action_bias"])).astype(np.float32),
    }


def by_logit(shares: Numbers, batch: Batch) -> Numbers:
    """What was taught is done likewise; of what was tried, what brought more than expected is done oftener.

    No step goes far from the chances with which games were played, and habits are kept from becoming certain.
    """
    taught = batch.chances == TAUGHT
    ratio = shares[batch.chosen] / np.where(taught, 1, batch.chances)
    far = np.where(batch.gains > 0, ratio > 1 + FARTHEST, ratio < 1 - FARTHEST)
    pull = np.where(taught, 1.0, np.where(far, 0.0, batch.gains * np.minimum(ratio, LARGEST_RATIO)))
    found: NDArray[np.float64] = pull[batch.deciding] * shares
    found[batch.chosen] -= pull
    logs = np.log(shares + TINY)
    certain = np.add.reduceat(shares * logs, batch.firsts) if len(shares) else shares
    curious = np.where(taught, 0.0, CURIOSITY)[batch.deciding]
    found += curious * shares * (logs - certain[batch.deciding])
    return found.astype(np.float32)


def by_action(rows: Numbers, batch: Batch, layer: Numbers) -> Numbers:
    """Sums of rows that are about the same action."""
    found = np.zeros_like(layer.T)
    if len(rows):
        order = np.argsort(batch.actions, kind="stable")
        actions = batch.actions[order]
        begins = np.flatnonzero(np.diff(actions, prepend=-1))
        found[actions[begins]] = np.add.reduceat(rows[order], begins, axis=0)
    return found.T


class Steps:
    """Adam with decay of the weights; quick in the middle, slow at both ends."""

    def __init__(self, layers: Layers, total: int, fastest: float, decay: float) -> None:
        self.layers = layers
        self.total = total
        self.fastest = fastest
        self.decay = decay
        self.done = 0
        self.mean = {name: np.zeros_like(layer) for name, layer in layers.items()}
        self.square = {name: np.zeros_like(layer) for name, layer in layers.items()}

    def speed(self) -> float:
        part = self.done / self.total
        return self.fastest * min(1.0, part / 0.2 + 0.05) * max(0.01, 1.0 - max(0.0, part - 0.2) / 0.8)

    def take(self, gradient: Layers) -> None:
        speed = self.speed()
        self.done += 1
        length = float(np.sqrt(sum(float((part**2).sum()) for part in gradient.values())))
        share = min(1.0, LARGEST_STEP / max(length, TINY))
        for name, layer in self.layers.items():
            self.mean[name] += 0.1 * (share * gradient[name] - self.mean[name])
            self.square[name] += 0.001 * ((share * gradient[name]) ** 2 - self.square[name])
            mean = self.mean[name] / (1 - 0.9**self.done)
            square = self.square[name] / (1 - 0.999**self.done)
            if not name.endswith("bias"):
                layer *= 1 - speed * self.decay
            layer -= speed * mean / (np.sqrt(square) + 1e-6)


def fit(
    lessons: Lessons, names: list[str], actions: int, passes: int, seed: int, tell: Callable[[str], None] = print
) -> Fitted:
    """A net for these lessons, from nothing."""
    data = Data(lessons, names, actions)
    random = np.random.default_rng(seed)
    layers = new_layers(len(data.rows), actions, random)
    layers["points_bias"] += data.points_mean
    steps = Steps(layers, batches_of(data) * passes, FASTEST, DECAY)
    found: list[Pass] = []
    while len(found) < passes:
        found.append(one_pass(data, steps, random, random))
        tell(f"pass {len(found)} of {passes}: {in_words(found[-1].losses)}")
    return fitted(data, min(found, key=lambda one: one.total))


def fit_on(before: Fitted, lessons: Lessons, names: list[str], seed: int) -> Fitted:
    """The same net after one pass over these lessons."""
    data = Data(lessons, names, len(before.actions), before)
    steps = Steps(before.layers, batches_of(data), FASTEST_ON, 0.0)
    return fitted(data, one_pass(data, steps, np.random.default_rng(seed), None))


@dataclass(frozen=True)
class Pass:
    """The net after it, and its losses on games kept apart."""

    layers: Layers
    losses: tuple[float, float, float]

    @property
    def total(self) -> float:
        win, points, actions = self.losses
        return win + POINTS_PART * points + ACTIONS_PART * actions


def batches_of(data: Data) -> int:
    return max(1, len(data.learned) // BATCH)


def one_pass(data: Data, steps: Steps, random: np.random.Generator, noise: np.random.Generator | None) -> Pass:
    order = random.permutation(data.learned)
    for k in range(batches_of(data)):
        steps.take(gradients(steps.layers, Batch(data, order[k * BATCH : (k + 1) * BATCH], noise)))
    return Pass({name: layer.copy() for name, layer in steps.layers.items()}, losses_apart(steps.layers, data))


def fitted(data: Data, best: Pass) -> Fitted:
    return Fitted(data.rows, data.actions, data.scale, data.points_scale, best.layers, *best.losses, blind_loss(data))


def in_words(found: tuple[float, float, float]) -> str:
    return f"win {found[0]:.4f}, points {found[1]:.3f}, actions {found[2]:.3f}"


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
