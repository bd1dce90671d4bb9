"""Games from which an eye learns: by greedy players at first, then by its own habits.

By habit, a choice costs one look instead of one for everything that could follow. What came of
a choice beyond what the eye expected makes it more of a habit, or less.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from royaume.bots.eye.net import MOST_SEATS
from royaume.bots.eye.sight import LOST, Eye, feature_names, see, seen_numbers
from royaume.bots.greedy import GreedyBot
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.choices import Choices
from royaume.kernel.game import Game
from royaume.kernel.indexing import action_index
from royaume.kernel.observing import Observation
from royaume.kernel.table import Table
from royaume.training.habits import Habit, habit_of
from royaume.training.lessons import Lesson
from royaume.training.tables import any_table

LONGEST = 40  # rounds; a game that is not over then, or that nobody went on with, is lost by everybody
GIVEN_UP = "quiet"
BELIEVED = 0.03  # what was believed at the next noted position counts so much beside how the game went on from there
ODD_MOVES = (0.0, 0.0, 0.03, 0.1)  # the part of moves made at random, by game: values of mistakes are learned too
GREEDY_NOTED = 0.3  # the part of decisions that become lessons, where greedy players teach
HABIT_NOTED = 0.1  # and where habits are learned
AGAINST_GREEDY_NOTED = 0.4  # also against greedy players, of whose games there are few
OTHERS_NOTED = 0.3  # of these, also as any other seat sees them
GREEDY_SHARE = 0.25  # of games against greedy players
IMITATED_SHARE = 0.3  # and against habits that were learned from greedy players, and nothing since
SHARPER = 3  # how much more than in chances those prefer what they are used to
FORESIGHT = 0.92  # a turn: how far what is expected later on counts instead of the outcome


@dataclass(frozen=True)
class Teachers:
    """Whose games these are: greedy players' where there is no eye yet."""

    eye: Eye | None = None
    imitator: Eye | None = None  # the eye of the first round


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
    """What was noted of it, and what the eye believed there."""

    lessons: list[Lesson]
    belief: Outcome | None


@dataclass(frozen=True)
class Decision:
    """Of a seat that learns: what it expected when it chose."""

    turn: int
    expected: float
    lesson: Lesson | None


class Player:
    """Notes lessons of one game while it is played."""

    def __init__(self, game: Game[Any], teachers: Teachers, seed: int) -> None:
        self.game = game
        self.teachers = teachers
        self.seed = seed
        self.random = random.Random(seed)  # noqa: S311 - no secret
        self.dice = Dice(seed)
        self.config = any_table(game, self.random)
        self.odd = ODD_MOVES[seed % len(ODD_MOVES)]
        self.greedy = GreedyBot()
        self.out = Choices()
        self.seen = Observation(len(feature_names(game)))
        self.positions: list[Position] = []
        self.decisions: list[list[Decision]] = []  # by seat
        self.greedy_seats: list[int] = []
        self.imitating_seats: list[int] = []
        self.last_seat = -1  # that decided

    def play(self) -> list[Lesson]:
        t = self.game.begin(self.config, Chance.from_seed(f"training {self.seed}"))
        self.decisions = [[] for _ in range(int(t.seats))]
        self.greedy_seats, self.imitating_seats = self.others(int(t.seats))
        while not t.over and t.turn < LONGEST * t.seats:
            seat = int(t.top().seat)
            t.play(self.choice(t, seat))
            self.last_seat = seat
        return self.ended(t)

    def others(self, seats: int) -> tuple[list[int], list[int]]:
        """Which seats are greedy, and which imitate those; where an eye learns, at least one is its own."""
        if self.teachers.eye is None:
            return list(range(seats)), []
        if seats < 2:
            return [], []
        some = self.random.sample(range(seats), self.random.randrange(1, seats))
        lot = self.random.random()
        return (some, []) if lot < GREEDY_SHARE else ([], some if lot < GREEDY_SHARE + IMITATED_SHARE else [])

    def choice(self, t: Table, seat: int) -> int:
        t.top().legal(t, self.out)
        if self.out.n == 1:
            return int(self.out.items[0])
        if seat in self.greedy_seats:
            return self.by_greed(t)
        if seat in self.imitating_seats:
            assert self.teachers.imitator is not None
            return self.habit(t, seat, self.teachers.imitator).sharper(SHARPER).drawn(self.random)[1]
        return self.learning(t, seat)

    def by_greed(self, t: Table) -> int:
        if self.random.random() < self.odd:
            return int(self.out.items[self.dice.roll(self.out.n)])
        chosen = int(self.greedy.choose(self.game, t, self.dice))
        if self.teachers.eye is None and self.random.random() < GREEDY_NOTED:
            self.note_taught(t, chosen)
        return chosen

    def note_taught(self, t: Table, chosen: int) -> None:
        t.top().legal(t, self.out)
        actions = list(dict.fromkeys(int(action_index(self.game, t, a)) for a in self.out.as_list()))
        seat = int(t.top().seat)
        lesson = self.lesson(t, seat)
        lesson.actions = actions
        lesson.chosen = actions.index(int(action_index(self.game, t, chosen)))
        self.note(t, lesson, None)

    def learning(self, t: Table, seat: int) -> int:
        """By habit, with what is expected of the table noted at every decision, and the rest at some."""
        eye = self.teachers.eye
        assert eye is not None
        habit = self.habit(t, seat, eye)
        expected = float(eye.standing(t, seat))
        noted = self.random.random() < (AGAINST_GREEDY_NOTED if self.greedy_seats else HABIT_NOTED)
        place, choice = habit.drawn(self.random)
        lesson = None
        if noted:
            lesson = Lesson(self.seed, seen_numbers(eye.seen), seat, habit.actions, place, habit.chance(place))
            self.note(t, lesson, self.belief(t, eye))
        self.decisions[seat].append(Decision(int(t.turn), expected, lesson))
        return choice

    def habit(self, t: Table, seat: int, eye: Eye) -> Habit:
        """With what the seat does not know dealt again, as whenever an eye looks."""
        choices = self.out.as_list()
        eye.look(self.game.resample(t, seat, self.dice), seat)
        return habit_of(eye, [(int(action_index(self.game, t, choice)), choice) for choice in choices], self.odd)

    def belief(self, t: Table, eye: Eye) -> Outcome:
        seats = range(int(t.seats))
        return Outcome([eye.win[seat] for seat in seats], [eye.points[seat] * eye.points_scale for seat in seats])

    def note(self, t: Table, lesson: Lesson, belief: Outcome | None) -> None:
        """As the seat that decides sees it, the one that decided last (so bots look at what they did), and others."""
        others = [self.lesson(t, other) for other in self.onlookers(t, lesson.seat)]
        self.positions.append(Position([lesson, *others], belief))

    def onlookers(self, t: Table, seat: int) -> set[int]:
        found = {self.last_seat} if self.last_seat >= 0 else set()
        if self.random.random() < OTHERS_NOTED:
            found.add(self.random.randrange(int(t.seats)))
        return found - {seat}

    def lesson(self, t: Table, seat: int) -> Lesson:
        see(self.game, self.game.resample(t, seat, self.dice), seat, self.seen)
        return Lesson(self.seed, seen_numbers(self.seen), seat)

    def ended(self, t: Table) -> list[Lesson]:
        """Backwards: a game is one throw of many dice, what was believed on the way has seen more of them."""
        assert t.seats <= MOST_SEATS
        self.note_gains(t)
        target = self.outcome(t)
        for position in reversed(self.positions):
            for lesson in position.lessons:
                lesson.wins, lesson.points = target.seen_from(lesson.seat)
            if position.belief is not None:
                target = target.mixed(position.belief)
        return [lesson for position in self.positions for lesson in position.lessons]

    def note_gains(self, t: Table) -> None:
        if self.teachers.eye is not None:
            for seat in range(int(t.seats)):
                note_gains(self.decisions[seat], self.came(t, seat))

    def came(self, t: Table, seat: int) -> float:
        """What the game was worth to a seat, as the eye values tables."""
        eye = self.teachers.eye
        if eye is None or not self.is_whole(t):
            return LOST
        eye.count(t)
        return float(eye.standing(t, seat))

    def is_whole(self, t: Table) -> bool:
        return bool(t.over) and self.game.ending(t) != GIVEN_UP

    def outcome(self, t: Table) -> Outcome:
        scores = [float(n) for n in self.game.scores(t)]
        if not self.is_whole(t):
            return Outcome([0.0] * len(scores), scores)
        winners = self.game.winners(t, self.config)
        return Outcome([1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))], scores)


def note_gains(decisions: list[Decision], came: float) -> None:
    """How much more came than was expected; of what surprised in later turns, ever less counts."""
    gain, later = 0.0, came
    turn = decisions[-1].turn if decisions else 0
    for decision in reversed(decisions):
        gain = later - decision.expected + (1.0 if decision.turn == turn else FORESIGHT) * gain
        later, turn = decision.expected, decision.turn
        if decision.lesson is not None:
            decision.lesson.gain = gain
