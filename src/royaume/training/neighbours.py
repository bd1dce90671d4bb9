"""The other seats in another order: nearly as good a lesson, and one that cannot be learned by heart."""

from __future__ import annotations

import re
from functools import cache

import numpy as np
from numpy.typing import NDArray

from royaume.bots.eye.net import MOST_SEATS
from royaume.training.lessons import Numbers, Places

OF_A_SEAT = re.compile(r"(?<=\+)\d+")  # in the name of a number: counted from the one that looks


class Neighbours:
    """Which number becomes which when the seats after the one that looks are mixed."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.place_of = {name: place for place, name in enumerate(names)}
        self.places_after = cache(self.found_places)

    def found_places(self, order: tuple[int, ...]) -> Places:
        moved = [OF_A_SEAT.sub(lambda seat: str(order[int(seat[0])]), name) for name in self.names]
        return np.array([self.place_of[name] for name in moved], np.int32)


class Mixed:
    """For a batch of lessons: one order for each number of seats."""

    def __init__(self, neighbours: Neighbours, seats: Places, random: np.random.Generator) -> None:
        self.seats = seats
        self.orders = {int(n): mixed_order(int(n), random) for n in np.unique(seats)}
        self.places = {n: neighbours.places_after(order) for n, order in self.orders.items()}

    def numbers(self, rows: NDArray[np.int64], places: Places) -> Places:
        """Where the numbers of these rows lie afterwards."""
        found = places.copy()
        for n, after in self.places.items():
            here = self.seats[rows] == n
            found[here] = after[places[here]]
        return found

    def by_seat(self, values: Numbers) -> Numbers:
        found = values.copy()
        for n, order in self.orders.items():
            here = np.flatnonzero(self.seats == n)
            found[np.ix_(here, np.array(order))] = values[here]
        return found


def mixed_order(seats: int, random: np.random.Generator) -> tuple[int, ...]:
    """Where each seat goes; the one that looks stays."""
    others = random.permutation(np.arange(1, max(seats, 1)))
    return (0, *(int(seat) for seat in others), *range(max(seats, 1), MOST_SEATS))
