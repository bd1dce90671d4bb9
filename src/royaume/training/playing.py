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

LONGEST = 50  # rounds of greedy players; a game that is not over then has no winner and nobody leads
LONGEST_OF_SEARCH = 36
BELIEVED = 0.2  # what was believed at the next noted position counts so much beside how the game went on from there
ODD_MOVES = (0.0, 0.03, 0.08, 0.2)  # the part of moves made at random, by game: to learn from mistakes too
GREEDY_NOTED = 0.08  # the part of decisions that become lessons
SEARCH_NOTED = 0.15  # and are searched in full; the others quickly
QUICK = 8  # so many times fewer simulations
OTHERS_NOTED = 0.5  # of these, also as any other seat sees them
OPENING = 12  # turns of each seat in which moves are drawn by how often search tried them


@dataclass(frozen=True)
class Teacher:
    """Whose games these are: search with an eye, or greedy players where there is none yet."""

    eye: Eye | None
    simulations: int


@dataclass(frozen=True)
class Outcome:
    """Of a game, or what is believed of it: by seat."""

    wins: list[float]
    points: list[float]

    def seen_from(self, seat: int) -> tuple[list[float], list[float]]:
        """The seat that looks comes first."""
        return self.wins[seat:] + self.wins[:seat], self.points[seat:] + self.points[:seat]

    def mixed(self, belief: Outcome) -> Outcome:
        return Outcome(mixed(self.wins, belief.wins), mixed(self.points, belief.points))


def mixed(came: list[float], believed: list[float]) -> list[float]:
    return [(1 - BELIEVED) * x + BELIEVED * y for x, y in zip(came, believed, strict=True)]


@dataclass(frozen=True)
class Position:
    """What was noted of it, and what search believed there."""

    lessons: list[Lesson]
    belief: Outcome | None


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
        self.positions: list[Position] = []
        self.last_seat = -1  # that decided

    def play(self) -> list[Lesson]:
        t = self.game.begin(self.config, Chance.from_seed(f"training {self.seed}"))
        simple = self.simple_seats(int(t.seats))
        longest = LONGEST if self.teacher.eye is None else LONGEST_OF_SEARCH
        while not t.over and t.turn < longest * t.seats:
            seat = int(t.top().seat)
            t.play(self.choice(t, simple[seat]))
            self.last_seat = seat
        return self.ended(t)

    def simple_seats(self, seats: int) -> list[bool]:
        """Which are greedy: where search teaches none to all but one, to know how to win against those too."""
        if self.teacher.eye is None:
            return [True] * seats
        greedy = self.random.sample(range(seats), self.random.randrange(seats))
        return [seat in greedy for seat in range(seats)]

    def choice(self, t: Table, simple: bool) -> int:
        t.top().legal(t, self.out)
        if self.out.n == 1:
            return int(self.out.items[0])
        if self.random.random() < self.odd:
            return int(self.out.items[self.dice.roll(self.out.n)])
        return self.by_greed(t) if simple else self.by_search(t)

    def by_greed(self, t: Table) -> int:
        chosen = int(self.greedy.choose(self.game, t, self.dice))
        if self.random.random() < GREEDY_NOTED:
            self.note(t, [(a, 1.0 if a == chosen else 0.0) for a in self.choices(t)], None)
        return chosen

    def by_search(self, t: Table) -> int:
        full = self.random.random() < SEARCH_NOTED
        tree = self.grown(t, self.teacher.simulations // (1 if full else QUICK))
        choices = self.choices(t)
        visits = [int(tree.visits_of(action_index(self.game, t, a))) for a in choices]
        if full:
            self.note(t, [(a, n / sum(visits)) for a, n in zip(choices, visits, strict=True)], self.belief(t, tree))
        if t.turn < OPENING * t.seats and self.seed % 2:
            return self.random.choices(choices, visits)[0]
        return choices[visits.index(max(visits))]

    def grown(self, t: Table, simulations: int) -> Tree:
        assert self.teacher.eye is not None
        tree = Tree(self.game, self.teacher.eye, self.game.resample(t, t.top().seat, self.dice))
        tree.grow(t, self.dice, max(2, simulations), 0.0)
        return tree

    def belief(self, t: Table, tree: Tree) -> Outcome:
        """What search found on average, for each seat."""
        assert self.teacher.eye is not None
        n, scale = float(tree.simulated), self.teacher.eye.points_scale
        seats = range(int(t.seats))
        return Outcome([tree.wins[seat] / n for seat in seats], [tree.points[seat] / n * scale for seat in seats])

    def choices(self, t: Table) -> list[int]:
        t.top().legal(t, self.out)
        return self.out.as_list()

    def note(self, t: Table, chosen: list[tuple[int, float]], belief: Outcome | None) -> None:
        """As the seat that decides sees it, the one that decided last (so bots look at what they did), and others."""
        actions = [int(action_index(self.game, t, a)) for a, _ in chosen]
        seat = int(t.top().seat)
        lessons = [self.lesson(t, seat, actions, [share for _, share in chosen])]
        lessons += [self.lesson(t, other, [], []) for other in self.onlookers(t, seat)]
        self.positions.append(Position(lessons, belief))

    def onlookers(self, t: Table, seat: int) -> set[int]:
        found = {self.last_seat} if self.last_seat >= 0 else set()
        if self.random.random() < OTHERS_NOTED:
            found.add(self.random.randrange(int(t.seats)))
        return found - {seat}

    def lesson(self, t: Table, seat: int, actions: list[int], shares: list[float]) -> Lesson:
        """With what it does not know dealt again, as in every search."""
        see(self.game, self.game.resample(t, seat, self.dice), seat, self.seen)
        return Lesson(self.seed, seen_numbers(self.seen), seat, actions, shares)

    def ended(self, t: Table) -> list[Lesson]:
        """Backwards: a game is one throw of many dice, what was believed on the way has seen more of them."""
        assert t.seats <= MOST_SEATS
        target = self.outcome(t)
        for position in reversed(self.positions):
            for lesson in position.lessons:
                lesson.wins, lesson.points = target.seen_from(lesson.seat)
            if position.belief is not None:
                target = target.mixed(position.belief)
        return [lesson for position in self.positions for lesson in position.lessons]

    def outcome(self, t: Table) -> Outcome:
        scores = [float(n) for n in self.game.scores(t)]
        if not t.over:
            return Outcome([0.0] * len(scores), [min(scores)] * len(scores))
        winners = self.game.winners(t, self.config)
        return Outcome([1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))], scores)
