"""A small net: numbers of a table in; each seat's chance to win and points, how late it will be, and how natural
each action is, out.

The first layer is nearly all of the work. It counts in whole numbers, two neurons to a word: a sum of words is a word
of sums, exactly, as long as no sum needs more than its half.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.kernel.ints import zeros as no_numbers
from royaume.kernel.observing import Observation

STRIDE: Final = 8  # words of two neurons each, summed up side by side
NEURONS_AT_ONCE: Final = 16  # the first hidden layer has a multiple of these
MOST_SEATS: Final = 6
LARGEST_INPUT: Final = 4.0
LARGEST_LOGIT: Final = 20.0
UNIT: Final = 16384.0  # of whole numbers in the first layer
LARGEST_SUM: Final = 131_000.0  # in such units: what half a word holds
HALF: Final = 4_294_967_296
SIGN: Final = 2_147_483_648


def zeros(n: i64) -> vec[float]:
    return vec[float]([0.0] * n)


def chance(logit: float) -> float:
    return 1.0 / (1.0 + math.exp(-max(min(logit, LARGEST_LOGIT), -LARGEST_LOGIT)))


def whole(x: float) -> i64:
    return i64(math.floor(x * UNIT + 0.5))


def low_half(word: i64) -> i64:
    return ((word + SIGN) & (HALF - 1)) - SIGN


@final
class Weights:
    """All numbers of a net, row by row; what is not known is zero."""

    def __init__(self, inputs: i64, neurons: i64, kept: i64, actions: i64) -> None:
        """So many neurons in the first hidden layer, and in the second, which is what is kept of a table."""
        self.inputs: Final = inputs
        self.neurons: Final = neurons
        self.kept: Final = kept
        self.actions: Final = actions
        self.scale: vec[float] = zeros(inputs)
        self.first: vec[float] = zeros(inputs * neurons)
        self.first_bias: vec[float] = zeros(neurons)
        self.second: vec[float] = zeros(neurons * kept)
        self.second_bias: vec[float] = zeros(kept)
        self.win: vec[float] = zeros(kept * MOST_SEATS)
        self.win_bias: vec[float] = zeros(MOST_SEATS)
        self.points: vec[float] = zeros(kept * MOST_SEATS)
        self.points_bias: vec[float] = zeros(MOST_SEATS)
        self.late: vec[float] = zeros(kept)
        self.late_bias: vec[float] = zeros(1)
        self.action: vec[float] = zeros(actions * kept)
        self.action_bias: vec[float] = zeros(actions)


@final
class FirstLayer:
    """The rows of the first layer, scaled and packed, with how large a number of the table may count at most."""

    def __init__(self, weights: Weights) -> None:
        self.inputs: Final = weights.inputs
        self.words: Final = weights.neurons // 2
        self.limits: vec[i64] = no_numbers(weights.inputs)
        self.rows: vec[i64] = no_numbers(weights.inputs * self.words)
        self.bias: vec[i64] = no_numbers(self.words)
        self.places: vec[i64] = no_numbers(weights.inputs)  # where the rows of numbers begin that are not zero
        self.numbers: vec[i64] = no_numbers(weights.inputs)
        largest = zeros(weights.neurons)
        for i in range(weights.inputs):
            self.pack_row(weights, i, largest)
        for j in range(self.words):
            self.bias[j] = whole(weights.first_bias[2 * j]) * HALF + whole(weights.first_bias[2 * j + 1])
        if max(largest) >= LARGEST_SUM:
            raise ValueError("its sums may grow too large")

    def pack_row(self, weights: Weights, i: i64, largest: vec[float]) -> None:
        scale = weights.scale[i]
        if scale == 0.0:
            return
        self.limits[i] = max(i64(int(LARGEST_INPUT / scale)), 1)
        row = i * weights.neurons
        for j in range(weights.neurons):
            largest[j] += abs(weights.first[row + j]) * scale * float(self.limits[i])
        for j in range(self.words):
            at = row + 2 * j
            high, low = whole(weights.first[at] * scale), whole(weights.first[at + 1] * scale)
            self.rows[i * self.words + j] = high * HALF + low

    def run(self, seen: Observation, out: vec[float]) -> None:
        """Most numbers are zero: those that are not add their row."""
        n = self.gather(seen)
        for first in range(0, self.words, STRIDE):
            self.sum_up(first, n, out)

    def gather(self, seen: Observation) -> i64:
        items = seen.items
        limits, places, numbers = self.limits, self.places, self.numbers
        words = self.words
        n: i64 = 0
        for i in range(self.inputs):
            x = items[i]
            if x != 0 and limits[i] != 0:
                places[n] = i * words
                numbers[n] = max(min(x, limits[i]), -limits[i])
                n += 1
        return n

    def sum_up(self, first: i64, n: i64, out: vec[float]) -> None:
        """Some neighbouring words over all rows; in variables of their own, which is several times quicker."""
        rows, places, numbers, bias = self.rows, self.places, self.numbers, self.bias
        a, b, c, d = bias[first], bias[first + 1], bias[first + 2], bias[first + 3]
        e, f, g, h = bias[first + 4], bias[first + 5], bias[first + 6], bias[first + 7]
        for k in range(n):
            x = numbers[k]
            at = places[k] + first
            a += x * rows[at]
            b += x * rows[at + 1]
            c += x * rows[at + 2]
            d += x * rows[at + 3]
            e += x * rows[at + 4]
            f += x * rows[at + 5]
            g += x * rows[at + 6]
            h += x * rows[at + 7]
        unpack(a, first, out)
        unpack(b, first + 1, out)
        unpack(c, first + 2, out)
        unpack(d, first + 3, out)
        unpack(e, first + 4, out)
        unpack(f, first + 5, out)
        unpack(g, first + 6, out)
        unpack(h, first + 7, out)


def unpack(word: i64, place: i64, out: vec[float]) -> None:
    low = low_half(word)
    out[2 * place] = float((word - low) >> 32) / UNIT
    out[2 * place + 1] = float(low) / UNIT


@final
class Net:
    """Computes in buffers of its own: whoever wants to keep what it found copies it."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self.layer: Final = FirstLayer(weights)
        self.width: Final = weights.kept
        self.first: vec[float] = zeros(weights.neurons)
        self.second: vec[float] = zeros(weights.kept)
        self.win: vec[float] = zeros(MOST_SEATS)
        self.points: vec[float] = zeros(MOST_SEATS)
        self.late: float = 0.0

    def run(self, seen: Observation, seats: i64) -> None:
        """Seats are counted from the one that looks."""
        self.run_hidden(seen)
        for k in range(seats):
            self.win[k] = chance(self.output(self.weights.win, self.weights.win_bias, k))
            self.points[k] = self.output(self.weights.points, self.weights.points_bias, k)
        self.late = max(self.output(self.weights.late, self.weights.late_bias, 0), 0.0)

    def run_hidden(self, seen: Observation) -> None:
        self.layer.run(seen, self.first)
        self.run_second()

    def run_second(self) -> None:
        rows = self.weights.second
        bias = self.weights.second_bias
        sums, first = self.second, self.first
        width = self.width
        for j in range(width):
            sums[j] = bias[j]
        for i in range(len(first)):
            x = first[i]
            if x > 0.0:
                row = i * width
                for j in range(width):
                    sums[j] += x * rows[row + j]
        for j in range(width):
            if sums[j] < 0.0:
                sums[j] = 0.0

    def output(self, rows: vec[float], bias: vec[float], k: i64) -> float:
        sums = self.second
        found = bias[k]
        row = k * self.width
        for j in range(self.width):
            found += sums[j] * rows[row + j]
        return found

    def kept(self) -> vec[float]:
        """What the net made of a table, for `logit` later on."""
        return self.second[: self.width]

    def logit(self, kept: vec[float], action: i64) -> float:
        """How natural an action is there, beside others."""
        rows = self.weights.action
        found = self.weights.action_bias[action]
        row = action * self.width
        for j in range(self.width):
            found += kept[j] * rows[row + j]
        return max(min(found, LARGEST_LOGIT), -LARGEST_LOGIT)
