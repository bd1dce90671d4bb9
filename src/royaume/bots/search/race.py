"""Which choice at the root is tried next: all that are left equally often; again and again the worse half drops out.

What matters there is to find the best one, not to do well meanwhile.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.bots.search.node import Node

FEWEST: Final = 6  # simulations of each choice that begins, before any drops out
CLEARLY: Final = 3.5  # so many times as far behind as chance alone puts somebody: it drops out at once


@final
class Race:
    """Among some actions of a root, for so many simulations or until a time (monotonic) has come; 0: there is none."""

    def __init__(self, root: Node, places: vec[i64], simulations: i64, until: float) -> None:
        self.root: Final = root
        self.simulations: Final = simulations
        self.began: Final = time.monotonic()
        self.until: Final = until
        self.left: vec[i64] = places[:]  # the best first
        self.next: i64 = 0  # of these
        self.done: i64 = 0
        self.squares = 0.0  # of how far off the means simulations were
        self.order()
        self.laps: i64 = 1
        most = max(simulations // (FEWEST * doublings(len(places))), 2)
        if len(self.left) > most:
            self.left = self.left[:most]
        self.halvings: Final = doublings(len(self.left))

    def goes_on(self) -> bool:
        """Whether there is something left to find out; all that are left have been tried equally often meanwhile."""
        if self.next == len(self.left):
            self.next = 0
            self.order()
            self.drop_who_is_far_behind()
            while self.laps <= self.halvings and self.spent() * float(self.halvings) >= float(self.laps):
                self.laps += 1
                self.left = self.left[: (len(self.left) + 1) // 2]
        return len(self.left) > 1 and self.laps <= self.halvings

    def spent(self) -> float:
        """The part of what there is."""
        part = float(self.done) / float(self.simulations)
        if self.until > 0.0:
            part = max(part, (time.monotonic() - self.began) / max(self.until - self.began, 1e-6))
        return part

    def drop_who_is_far_behind(self) -> None:
        """So that nothing is spent where the best one is clear."""
        root, left = self.root, self.left
        if self.done < 2 * len(left):
            return
        first, n = left[0], 1
        spread = self.squares / float(self.done)
        while n < len(left):
            k = left[n]
            chance = math.sqrt(spread * (part_of_one(root, first) + part_of_one(root, k)))
            if root.visits[k] >= FEWEST and root.mean_of(first) - root.mean_of(k) > CLEARLY * chance:
                break
            n += 1
        self.left = left[:n]

    def order(self) -> None:
        left = self.left
        for i in range(1, len(left)):
            k = left[i]
            mean = self.root.mean_of(k)
            j = i
            while j > 0 and self.root.mean_of(left[j - 1]) < mean:
                left[j] = left[j - 1]
                j -= 1
            left[j] = k

    def choose(self) -> i64:
        """Whose turn it is to be tried."""
        k = self.left[self.next]
        self.next += 1
        return k

    def note(self, place: i64, value: float) -> None:
        off = value - self.root.mean_of(place)
        self.squares += off * off
        self.done += 1

    def best(self) -> i64:
        best = self.left[0]
        for k in self.left:
            if self.root.mean_of(k) > self.root.mean_of(best):
                best = k
        return best


def doublings(n: i64) -> i64:
    """How often so many are halved until one is left; once at least."""
    found: i64 = 1
    most: i64 = 2
    while most < n:
        most *= 2
        found += 1
    return found


def part_of_one(root: Node, place: i64) -> float:
    return 1.0 / float(max(root.visits[place], 1))
