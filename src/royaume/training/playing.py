"""Games from which an eye learns: by greedy players at first, then by search with the eye as it is."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from royaume.bots.eye.net import MOST_SEATS
from royaume.bots.eye.sight import Eye, feature_names, see, seen_numbers
from royaume.bots.greedy import GreedyBot
from royaume.bots.search.tree import Tree
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.choices import Choices
from royaume.kernel.game import Game
from royaume.kernel.indexing import action_index
from royaume.kernel.observing import Observation
from royaume.kernel.table import Table
from royaume.training.lessons import Lesson
from royaume.training.tables import any_table

LONGEST = 50  # rounds; a game that is not over then has no winner
ODD_MOVES = (0.0, 0.03, 0.08, 0.2)  # the part of moves made at random, by game: to learn from mistakes too
GREEDY_NOTED = 0.08  # the part of decisions that become lessons
SEARCH_NOTED = 0.12  # and are searched in full; the others quickly
QUICK = 8  # so many times fewer simulations
OTHERS_NOTED = 0.3  # of these, also as another seat sees them
OPENING = 12  # turns of each seat in which moves are drawn by how often search tried them
GREEDY_SEATS = 0.15  # of seats in games of search: to know how to win against those, too


@dataclass(frozen=True)
class Teacher:
    """Whose games these are: search with an eye, or greedy players where there is none yet."""

    eye: Eye | None
    simulations: int


class Player:
    """Notes lessons of one game while it is played."""

    def __init__(self, game: Game[Any], teacher: Teacher, seed: int) -> None:
        self.game = game
        self.teacher = teacher
        self.seed = seed
        self.random = random.Random(seed)  # noqa: S311 - no secret
        self.dice = Dice(seed)
        self.config = any_table(game, self.random)
        self.odd = ODD_MOVES[seed % len(ODD_MOVES)] if teacher.eye is None else ODD_MOVES[seed % 2]
        self.greedy = GreedyBot()
        self.out = Choices()
        self.seen = Observation(len(feature_names(game)))
        self.lessons: list[Lesson] = []

    def play(self) -> list[Lesson]:
        t = self.game.begin(self.config, Chance.from_seed(f"training {self.seed}"))
        simple = [self.teacher.eye is None or self.random.random() < GREEDY_SEATS for _ in range(t.seats)]
        while not t.over and t.turn < LONGEST * t.seats:
            t.top().legal(t, self.out)
            if self.out.n == 1:
                t.play(self.out.items[0])
            elif self.random.random() < self.odd:
                t.play(self.out.items[self.dice.roll(self.out.n)])
            elif simple[t.top().seat]:
                t.play(self.by_greed(t))
            else:
                t.play(self.by_search(t))
        return self.ended(t)

    def by_greed(self, t: Table) -> int:
        chosen = int(self.greedy.choose(self.game, t, self.dice))
        if self.random.random() < GREEDY_NOTED:
            self.note(t, [(a, 1.0 if a == chosen else 0.0) for a in self.choices(t)])
        return chosen

    def by_search(self, t: Table) -> int:
        full = self.random.random() < SEARCH_NOTED
        tree = self.grown(t, self.teacher.simulations // (1 if full else QUICK))
        choices = self.choices(t)
        visits = [int(tree.visits_of(action_index(self.game, t, a))) for a in choices]
        if full:
            self.note(t, [(a, n / sum(visits)) for a, n in zip(choices, visits, strict=True)])
        if t.turn < OPENING * t.seats and self.seed % 2:
            return self.random.choices(choices, visits)[0]
        return choices[visits.index(max(visits))]

    def grown(self, t: Table, simulations: int) -> Tree:
        assert self.teacher.eye is not None
        tree = Tree(self.game, self.teacher.eye, self.game.resample(t, t.top().seat, self.dice))
        tree.grow(t, self.dice, max(2, simulations), 0.0)
        return tree

    def choices(self, t: Table) -> list[int]:
        t.top().legal(t, self.out)
        return self.out.as_list()

    def note(self, t: Table, chosen: list[tuple[int, float]]) -> None:
        """As the seat that decides sees it, and now and then as another one does."""
        actions = [int(action_index(self.game, t, a)) for a, _ in chosen]
        seat = int(t.top().seat)
        self.note_for(t, seat, actions, [share for _, share in chosen])
        if t.seats > 1 and self.random.random() < OTHERS_NOTED:
            self.note_for(t, (seat + self.random.randrange(1, int(t.seats))) % int(t.seats), [], [])

    def note_for(self, t: Table, seat: int, actions: list[int], shares: list[float]) -> None:
        """With what it does not know dealt again, as in every search."""
        see(self.game, self.game.resample(t, seat, self.dice), seat, self.seen)
        self.lessons.append(Lesson(self.seed, seen_numbers(self.seen), seat, actions, shares))

    def ended(self, t: Table) -> list[Lesson]:
        scores = self.game.scores(t)
        winners = self.game.winners(t, self.config) if t.over else []
        seats = int(t.seats)
        assert seats <= MOST_SEATS
        for lesson in self.lessons:
            order = [(lesson.seat + k) % seats for k in range(seats)]
            lesson.wins = [1.0 / len(winners) if seat in winners else 0.0 for seat in order]
            lesson.points = [float(scores[seat]) for seat in order]
        return self.lessons
