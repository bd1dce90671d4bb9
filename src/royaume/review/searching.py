"""A search from one decision that keeps, for each choice, the chance to win and the points that it led to."""

from __future__ import annotations

from typing import Any

from royaume.bots.eye.sight import Eye
from royaume.bots.search.node import Node
from royaume.bots.search.tree import Tree
from royaume.kernel.chance import Dice
from royaume.kernel.choices import Choices
from royaume.kernel.game import Game
from royaume.kernel.indexing import action_index
from royaume.kernel.table import Table
from royaume.review.looking import last_look


def legal_choices(t: Table) -> list[int]:
    out = Choices()
    t.top().legal(t, out)
    return out.as_list()


class Tally:
    """What the simulations of one choice led to."""

    def __init__(self) -> None:
        self.times = 0
        self.win = 0.0
        self.points = 0.0
        self.margin = 0.0

    def add(self, win: float, points: float, margin: float) -> None:
        self.times += 1
        self.win += win
        self.points += points
        self.margin += margin

    @property
    def mean_win(self) -> float:
        return self.win / self.times

    @property
    def mean_points(self) -> float:
        return self.points / self.times

    @property
    def value(self) -> float:
        """What bots play for: the chance to win and, a little, the lead."""
        return (self.win + self.margin) / self.times


class Search:
    """From a decision, for the seat that decides."""

    def __init__(self, game: Game[Any], eye: Eye, t: Table, dice: Dice) -> None:
        self.game = game
        self.eye = eye
        self.t = t
        self.dice = dice
        self.seat = int(t.top().seat)
        self.tree = Tree(game, eye, game.resample(t, self.seat, dice))
        self.tallies = {number: Tally() for number in legal_choices(t)}

    def index_of(self, number: int) -> int:
        return int(action_index(self.game, self.t, number))

    def grow(self, simulations: int) -> None:
        """Choices as the search likes them."""
        race = self.tree.race(simulations, 0.0)
        while race.goes_on():
            self.note(int(self.tree.try_next(race, self.deal(), self.dice)))

    def insist(self, number: int, times: int) -> None:
        """One choice until it was tried so often, whatever the search thinks of it."""
        for _ in range(times - self.tallies[number].times):
            self.tree.insist(self.deal(), number, self.dice)
            self.note(number)

    def deal(self) -> Table:
        t: Table = self.game.resample(self.t, self.seat, self.dice)
        return t

    def note(self, number: int) -> None:
        look = last_look(self.eye, int(self.t.seats))
        margin = float(self.eye.values[self.seat]) - float(self.eye.win[self.seat])
        self.tallies[number].add(look.win[self.seat], look.points[self.seat], margin)

    def favourites(self, most: int) -> list[int]:
        """The choices that were tried most."""
        return sorted(self.tallies, key=lambda number: -self.tallies[number].times)[:most]

    def best_of(self, numbers: list[int]) -> list[int]:
        return sorted(numbers, key=lambda number: -self.tallies[number].value)


def best_answer(node: Node, game: Game[Any], t: Table) -> int | None:
    """What was tried most where the search came by; None where it hardly did."""
    visits = {int(action): int(node.visits[place]) for place, action in enumerate(node.actions)}
    found = [(visits.get(int(action_index(game, t, number)), 0), number) for number in legal_choices(t)]
    times, number = max(found, key=lambda one: one[0])
    return number if times else None
