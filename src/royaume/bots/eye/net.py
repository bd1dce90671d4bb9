"""A small net: numbers of a table in; each seat's chance to win and points, and how natural each action is, out."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.kernel.observing import Observation

FIRST: Final = 64  # neurons of the first hidden layer
SECOND: Final = 32
MOST_SEATS: Final = 6
LARGEST_INPUT: Final = 4.0
LARGEST_LOGIT: Final = 20.0


def zeros(n: i64) -> vec[float]:
    return vec[float]([0.0] * n)


def chance(logit: float) -> float:
    return 1.0 / (1.0 + math.exp(-max(min(logit, LARGEST_LOGIT), -LARGEST_LOGIT)))


@final
class Weights:
    """All numbers of a net, row by row; what is not known is zero."""

    def __init__(self, inputs: i64, actions: i64) -> None:
        self.inputs: Final = inputs
        self.actions: Final = actions
        self.scale: vec[float] = zeros(inputs)
        self.first: vec[float] = zeros(inputs * FIRST)
        self.first_bias: vec[float] = zeros(FIRST)
        self.second: vec[float] = zeros(FIRST * SECOND)
        self.second_bias: vec[float] = zeros(SECOND)
        self.win: vec[float] = zeros(SECOND * MOST_SEATS)
        self.win_bias: vec[float] = zeros(MOST_SEATS)
        self.points: vec[float] = zeros(SECOND * MOST_SEATS)
        self.points_bias: vec[float] = zeros(MOST_SEATS)
        self.action: vec[float] = zeros(actions * SECOND)
        self.action_bias: vec[float] = zeros(actions)


@final
class Net:
    """Computes in buffers of its own: whoever wants to keep what it found copies it."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self.first: vec[float] = zeros(FIRST)
        self.second: vec[float] = zeros(SECOND)
        self.win: vec[float] = zeros(MOST_SEATS)
        self.points: vec[float] = zeros(MOST_SEATS)

    def run(self, seen: Observation, seats: i64) -> None:
        """Seats are counted from the one that looks."""
        self.run_hidden(seen)
        for k in range(seats):
            self.win[k] = chance(self.output(self.weights.win, self.weights.win_bias, k))
            self.points[k] = self.output(self.weights.points, self.weights.points_bias, k)

    def run_hidden(self, seen: Observation) -> None:
        self.run_first(seen)
        self.run_second()

    def run_first(self, seen: Observation) -> None:
        """Most numbers are zero: those that are not add their row."""
        weights = self.weights
        rows = weights.first
        scale = weights.scale
        items = seen.items
        sums = self.first
        bias = weights.first_bias
        for j in range(FIRST):
            sums[j] = bias[j]
        for i in range(weights.inputs):
            n = items[i]
            if n != 0:
                x = max(min(float(n) * scale[i], LARGEST_INPUT), -LARGEST_INPUT)
                row = i * FIRST
                for j in range(FIRST):
                    sums[j] += x * rows[row + j]

    def run_second(self) -> None:
        rows = self.weights.second
        bias = self.weights.second_bias
        sums = self.second
        for j in range(SECOND):
            sums[j] = bias[j]
        for i in range(FIRST):
            x = self.first[i]
            if x > 0.0:
                row = i * SECOND
                for j in range(SECOND):
                    sums[j] += x * rows[row + j]
        for j in range(SECOND):
            if sums[j] < 0.0:
                sums[j] = 0.0

    def output(self, rows: vec[float], bias: vec[float], k: i64) -> float:
        sums = self.second
        found = bias[k]
        row = k * SECOND
        for j in range(SECOND):
            found += sums[j] * rows[row + j]
        return found

    def kept(self) -> vec[float]:
        """What the net made of a table, for `logit` later on."""
        return self.second[:SECOND]

    def logit(self, kept: vec[float], action: i64) -> float:
        """How natural an action is there, beside others."""
        rows = self.weights.action
        found = self.weights.action_bias[action]
        row = action * SECOND
        for j in range(SECOND):
            found += kept[j] * rows[row + j]
        return max(min(found, LARGEST_LOGIT), -LARGEST_LOGIT)
