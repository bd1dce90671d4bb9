"""The net while it learns: what it makes of lessons, and which way its weights should go. Plain numpy."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from royaume.bots.eye.net import LARGEST_LOGIT, MOST_SEATS
from royaume.training.batches import Batch
from royaume.training.lessons import TAUGHT, Numbers

NEURONS = 128  # in the first hidden layer
KEPT = 64  # in the second
POINTS_PART = 0.5
LATE_PART = 0.1
LARGEST_ERROR = 1.0  # beyond it, how wrong points and time are pulls no harder: some games end with hundreds
ACTIONS_PART = 1.0
FARTHEST = 0.2  # from the chance with which something was chosen: beyond that, its gain counts no more
LARGEST_RATIO = 3.0
CURIOSITY = 0.003  # what a habit is worth that leaves something to chance
TINY = 1e-9
Layers = dict[str, Numbers]


def new_layers(rows: int, actions: int, random: np.random.Generator) -> Layers:
    def matrix(n: int, m: int, spread: float) -> Numbers:
        return (random.standard_normal((n, m)) * spread).astype(np.float32)

    return {
        "first": matrix(rows, NEURONS, 0.05),
        "first_bias": np.zeros(NEURONS, np.float32),
        "second": matrix(NEURONS, KEPT, (2 / NEURONS) ** 0.5),
        "second_bias": np.zeros(KEPT, np.float32),
        "win": matrix(KEPT, MOST_SEATS, 0.05),
        "win_bias": np.full(MOST_SEATS, -1.0, np.float32),
        "points": matrix(KEPT, MOST_SEATS, 0.05),
        "points_bias": np.zeros(MOST_SEATS, np.float32),
        "late": matrix(KEPT, 1, 0.05),
        "late_bias": np.zeros(1, np.float32),
        "action": np.zeros((actions, KEPT), np.float32),
        "action_bias": np.zeros(actions, np.float32),
    }


def forward(layers: Layers, batch: Batch) -> tuple[Numbers, Numbers, Numbers, Numbers, Numbers, Numbers]:
    """The hidden layers, chances and points of seats, how late it will be, and shares of the legal actions."""
    first = np.maximum(batch.inputs @ layers["first"] + layers["first_bias"], 0)
    second = np.maximum(first @ layers["second"] + layers["second_bias"], 0)
    win = second @ layers["win"] + layers["win_bias"]
    points = second @ layers["points"] + layers["points_bias"]
    late = second @ layers["late"] + layers["late_bias"]
    return first, second, win, points, late, natural(layers, second[batch.decided], batch)


def chances(logits: Numbers) -> Numbers:
    return (1 / (1 + np.exp(-np.clip(logits, -LARGEST_LOGIT, LARGEST_LOGIT)))).astype(np.float32)


def natural(layers: Layers, second: Numbers, batch: Batch) -> Numbers:
    """The share of each legal action; those of one decision are together 1."""
    if not len(batch.actions):
        return np.zeros(0, np.float32)
    logits = np.einsum("ij,ij->i", second[batch.deciding], layers["action"][batch.actions])
    logits = np.clip(logits + layers["action_bias"][batch.actions], -LARGEST_LOGIT, LARGEST_LOGIT)
    powers = np.exp(logits - np.maximum.reduceat(logits, batch.firsts)[batch.deciding])
    found: Numbers = powers / np.add.reduceat(powers, batch.firsts)[batch.deciding]
    return found


def losses(layers: Layers, batch: Batch) -> tuple[float, float, float, float]:
    """Of chances to win, points, time, actions: the mean over seats that are there, positions, and decisions."""
    _, _, win, points, late, shares = forward(layers, batch)
    seats = batch.present.sum()
    p = chances(win)
    each = -(batch.wins * np.log(p + TINY) + (1 - batch.wins) * np.log(1 - p + TINY)) * batch.present
    error = (missed(points - batch.points) * batch.present).sum() / seats
    actions = -np.log(shares[batch.chosen] + TINY).sum() / max(1, len(batch.decided))
    return float(each.sum() / seats), float(error), float(missed(late - batch.late).mean()), float(actions)


def missed(error: Numbers) -> Numbers:
    """Squares of small errors; of large ones, in proportion."""
    size = np.abs(error)
    found: Numbers = np.where(size < LARGEST_ERROR, error**2, LARGEST_ERROR * (2 * size - LARGEST_ERROR))
    return found


def pull(error: Numbers) -> Numbers:
    """Half of how fast `missed` grows."""
    return np.clip(error, -LARGEST_ERROR, LARGEST_ERROR)


def gradients(layers: Layers, batch: Batch) -> Layers:
    first, second, win, points, late, shares = forward(layers, batch)
    seats = batch.present.sum()
    of_win = (chances(win) - batch.wins) * batch.present / seats
    of_points = 2 * POINTS_PART * pull(points - batch.points) * batch.present / seats
    of_late = 2 * LATE_PART * pull(late - batch.late) / batch.size
    of_logits = by_logit(shares, batch) * np.float32(ACTIONS_PART / max(1, len(batch.decided)))
    back = of_win @ layers["win"].T + of_points @ layers["points"].T + of_late @ layers["late"].T
    if len(batch.actions):
        through = of_logits[:, None] * layers["action"][batch.actions]
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
        "late": second.T @ of_late,
        "late_bias": of_late.sum(0),
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
    gain = np.where(taught, 1.0, np.where(far, 0.0, batch.gains * np.minimum(ratio, LARGEST_RATIO)))
    found: NDArray[np.float64] = gain[batch.deciding] * shares
    found[batch.chosen] -= gain
    logs = np.log(shares + TINY)
    certain = np.add.reduceat(shares * logs, batch.firsts) if len(shares) else shares
    curious = np.where(taught, 0.0, CURIOSITY)[batch.deciding]
    found += curious * shares * (logs - certain[batch.deciding])
    return found.astype(np.float32)


def by_action(rows: Numbers, batch: Batch, layer: Numbers) -> Numbers:
    """Sums of rows that are about the same action."""
    found = np.zeros_like(layer)
    if len(rows):
        order = np.argsort(batch.actions, kind="stable")
        actions = batch.actions[order]
        begins = np.flatnonzero(np.diff(actions, prepend=-1))
        found[actions[begins]] = np.add.reduceat(rows[order], begins, axis=0)
    return found
