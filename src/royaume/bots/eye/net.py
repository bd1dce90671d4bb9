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
class Viewer:
    """What a seat saw last, and what the first layer made of it."""

    def __init__(self, inputs: i64, bias: vec[i64]) -> None:
        self.items: vec[i64] = no_numbers(inputs)
        self.places: vec[i64] = no_numbers(inputs)  # of those that may be something else than zero
        self.marked: i64 = 0
        self.sums: vec[i64] = bias[:]


@final
class FirstLayer:
    """The rows of the first layer, scaled and packed, with how large a number of the table may count at most.

    Whoever looks again sees much the same: only rows of numbers that differ are added, which whole numbers allow.
    """

    def __init__(self, weights: Weights) -> None:
        self.words: Final = weights.neurons // 2
        self.limits: vec[i64] = no_numbers(weights.inputs)
        self.rows: vec[i64] = no_numbers(weights.inputs * self.words)
        self.places: vec[i64] = no_numbers(weights.inputs)  # where the rows begin of numbers that differ
        self.differences: vec[i64] = no_numbers(weights.inputs)
        self.n: i64 = 0  # so many
        bias = no_numbers(self.words)
        for j in range(self.words):
            bias[j] = whole(weights.first_bias[2 * j]) * HALF + whole(weights.first_bias[2 * j + 1])
        largest = zeros(weights.neurons)
        for i in range(weights.inputs):
            self.pack_row(weights, i, largest)
        if max(largest) >= LARGEST_SUM:
            raise ValueError("its sums may grow too large")
        self.viewers: Final = [Viewer(weights.inputs, bias) for _ in range(MOST_SEATS)]

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

    def run(self, seen: Observation, seat: i64) -> vec[i64]:
        """Its words, for the second layer."""
        viewer = self.viewers[seat]
        self.gather(seen, viewer)
        for first in range(0, self.words, STRIDE):
            self.sum_up(first, viewer.sums)
        return viewer.sums

    def gather(self, seen: Observation, viewer: Viewer) -> None:
        """What was there before and is there no more; then what is there now."""
        items, before = seen.items, viewer.items
        self.n = 0
        for k in range(viewer.marked):
            place = viewer.places[k]
            if items[place] == 0:
                self.differ(place, 0, viewer)
        for k in range(seen.marked):
            place = seen.places[k]
            viewer.places[k] = place
            if items[place] != before[place]:
                self.differ(place, items[place], viewer)
        viewer.marked = seen.marked

    def differ(self, place: i64, now: i64, viewer: Viewer) -> None:
        limit, before = self.limits[place], viewer.items[place]
        difference = max(min(now, limit), -limit) - max(min(before, limit), -limit)
        viewer.items[place] = now
        if difference != 0:
            self.places[self.n] = place * self.words
            self.differences[self.n] = difference
            self.n += 1

    def sum_up(self, first: i64, sums: vec[i64]) -> None:
        """Some neighbouring words over all rows; in variables of their own, which is several times quicker."""
        rows, places, differences = self.rows, self.places, self.differences
        a, b, c, d = sums[first], sums[first + 1], sums[first + 2], sums[first + 3]
        e, f, g, h = sums[first + 4], sums[first + 5], sums[first + 6], sums[first + 7]
        for k in range(self.n):
            x = differences[k]
            at = places[k] + first
            a += x * rows[at]
            b += x * rows[at + 1]
            c += x * rows[at + 2]
            d += x * rows[at + 3]
            e += x * rows[at + 4]
            f += x * rows[at + 5]
            g += x * rows[at + 6]
            h += x * rows[at + 7]
        sums[first], sums[first + 1], sums[first + 2], sums[first + 3] = a, b, c, d
        sums[first + 4], sums[first + 5], sums[first + 6], sums[first + 7] = e, f, g, h


@final
class SecondLayer:
    """Its rows have room for whole strides."""

    def __init__(self, weights: Weights) -> None:
        self.width: Final = (weights.kept + STRIDE - 1) // STRIDE * STRIDE
        self.rows: vec[float] = zeros(weights.neurons * self.width)
        self.bias: vec[float] = zeros(self.width)
        self.places: vec[i64] = no_numbers(weights.neurons)  # where the rows of neurons begin that say something
        self.numbers: vec[float] = zeros(weights.neurons)
        self.n: i64 = 0  # so many
        for j in range(weights.kept):
            self.bias[j] = weights.second_bias[j]
            for i in range(weights.neurons):
                self.rows[i * self.width + j] = weights.second[i * weights.kept + j]

    def run(self, words: vec[i64], out: vec[float]) -> None:
        self.n = 0
        for j in range(len(words)):
            low = low_half(words[j])
            self.hear(2 * j, (words[j] - low) >> 32)
            self.hear(2 * j + 1, low)
        for first in range(0, self.width, STRIDE):
            self.sum_up(first, out)

    def hear(self, neuron: i64, says: i64) -> None:
        """Nothing below zero."""
        if says > 0:
            self.places[self.n] = neuron * self.width
            self.numbers[self.n] = float(says) / UNIT
            self.n += 1

    def sum_up(self, first: i64, out: vec[float]) -> None:
        rows, places, numbers, bias = self.rows, self.places, self.numbers, self.bias
        a, b, c, d = bias[first], bias[first + 1], bias[first + 2], bias[first + 3]
        e, f, g, h = bias[first + 4], bias[first + 5], bias[first + 6], bias[first + 7]
        for k in range(self.n):
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
        out[first], out[first + 1], out[first + 2], out[first + 3] = above(a), above(b), above(c), above(d)
        out[first + 4], out[first + 5], out[first + 6], out[first + 7] = above(e), above(f), above(g), above(h)


def above(x: float) -> float:
    """What a neuron says: nothing below zero."""
    return x if x > 0.0 else 0.0


@final
class Net:
    """Computes in buffers of its own: whoever wants to keep what it found copies it."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self.first_layer: Final = FirstLayer(weights)
        self.second_layer: Final = SecondLayer(weights)
        self.width: Final = weights.kept
        self.second: vec[float] = zeros(self.second_layer.width)
        self.win: vec[float] = zeros(MOST_SEATS)
        self.points: vec[float] = zeros(MOST_SEATS)
        self.late: float = 0.0

    def run(self, seen: Observation, seat: i64, seats: i64) -> None:
        """As this seat sees it; seats are counted from it."""
        self.run_hidden(seen, seat)
        for k in range(seats):
            self.win[k] = chance(self.output(self.weights.win, self.weights.win_bias, k))
            self.points[k] = self.output(self.weights.points, self.weights.points_bias, k)
        self.late = max(self.output(self.weights.late, self.weights.late_bias, 0), 0.0)

    def run_hidden(self, seen: Observation, seat: i64) -> None:
        self.second_layer.run(self.first_layer.run(seen, seat), self.second)

    def output(self, rows: vec[float], bias: vec[float], k: i64) -> float:
        return bias[k] + product(self.second, rows, k * self.width, self.width)

    def kept(self) -> vec[float]:
        """What the net made of a table, for `logit` later on."""
        return self.second[: self.width]

    def logit(self, kept: vec[float], action: i64) -> float:
        """How natural an action is there, beside others."""
        found = self.weights.action_bias[action] + product(kept, self.weights.action, action * self.width, self.width)
        return max(min(found, LARGEST_LOGIT), -LARGEST_LOGIT)


def product(numbers: vec[float], rows: vec[float], row: i64, n: i64) -> float:
    """Of the first numbers and a row, in two sums side by side: neither waits for the other."""
    even, odd = 0.0, 0.0
    for j in range(0, n - 1, 2):
        even += numbers[j] * rows[row + j]
        odd += numbers[j + 1] * rows[row + j + 1]
    return even + odd if n % 2 == 0 else even + odd + numbers[n - 1] * rows[row + n - 1]
