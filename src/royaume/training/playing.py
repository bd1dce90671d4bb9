"""Games from which an eye learns: by greedy players at first, then by its own habits.

By habit, a choice costs one look instead of one for everything that could follow. What came of
a choice beyond what the eye expected makes it more of a habit, or less.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Any

from royaume.bots.eye.habit import Habit
from royaume.bots.eye.net import MOST_SEATS
from royaume.bots.eye.sight import Eye, feature_names, late_rounds, see, seen_numbers
from royaume.bots.greedy import GreedyBot
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.choices import Choices
from royaume.kernel.game import Game
from royaume.kernel.indexing import action_index
from royaume.kernel.observing import Observation
from royaume.kernel.table import Table
from royaume.training.lessons import Lesson
from royaume.training.notes import Decision, Notes, Outcome, Position, note_gains
from royaume.training.tables import USUAL, Kinds, any_table
from royaume.training.tally import Tally

SHORTER = 10  # rounds
ODD_MOVES = (0.0, 0.0, 0.0, 0.03)  # the part of moves made at random, by game: values of mistakes are learned too
GREEDY_NOTED = 0.3  # the part of decisions that become lessons, where greedy players teach
HABIT_NOTED = 0.4  # and where habits are learned
AGAINST_GREEDY_NOTED = 0.8  # more against greedy players, whose games cost most
LAST_NOTED = 0.5  # of these, also as the seat sees them that decided last: so bots look at what they did
OTHERS_NOTED = 0.15  # and as any other seat sees them
SHARPER = 2.0  # how much more than in chances earlier habits prefer what they are used to


@dataclass(frozen=True)
class Teachers:
    """Whose games these are: greedy players' where there is no eye yet."""

    eye: Eye | None = None
    earlier: Eye | None = None


class Player:
    """Plays one game and takes notes."""

    def __init__(self, game: Game[Any], teachers: Teachers, seed: int, kinds: Kinds = USUAL) -> None:
        self.game = game
        self.teachers = teachers
        self.kinds = kinds
        self.seed = seed
        self.random = random.Random(seed)  # noqa: S311 - no secret
        self.dice = Dice(seed)
        self.config = any_table(game, self.random, kinds.solo)
        self.odd = ODD_MOVES[seed % len(ODD_MOVES)]
        self.greedy = GreedyBot()
        self.own = None if teachers.eye is None else Habit(teachers.eye)
        self.earlier = None if teachers.earlier is None else Habit(teachers.earlier)
        self.out = Choices()
        self.seen = Observation(len(feature_names(game)))
        self.notes = Notes()
        self.greedy_seats: list[int] = []
        self.earlier_seats: list[int] = []
        self.last_seat = -1  # that decided

    def play(self) -> tuple[list[Lesson], Tally]:
        t = self.game.begin(self.config, Chance.from_seed(f"training {self.seed}"))
        seats = int(t.seats)
        self.greedy_seats, self.earlier_seats = self.others(seats)
        longest = self.random.randint(self.kinds.longest - SHORTER, self.kinds.longest)
        while not t.over and t.turn < longest * seats:
            seat = int(t.top().seat)
            t.play(self.choice(t, seat))
            self.last_seat = seat
        return self.ended(t)

    def others(self, seats: int) -> tuple[list[int], list[int]]:
        """Which seats are greedy, and which play by earlier habits; where an eye learns, at least one is its own."""
        if self.teachers.eye is None:
            return list(range(seats)), []
        if self.config.solo:
            return [], []
        some = self.random.sample(range(seats), self.random.randrange(1, seats))
        lot = self.random.random()
        greedy, earlier = self.kinds.greedy, self.kinds.earlier
        return (some, []) if lot < greedy else ([], some if lot < greedy + earlier else [])

    def choice(self, t: Table, seat: int) -> int:
        t.top().legal(t, self.out)
        if self.out.n == 1:
            return int(self.out.items[0])
        if seat in self.greedy_seats:
            return self.by_greed(t)
        if seat in self.earlier_seats:
            assert self.earlier is not None
            self.weigh(self.earlier, t, seat, SHARPER)
            return self.drawn(self.earlier)[1]
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
        lesson = self.lesson(t, int(t.top().seat))
        lesson.actions = list(dict.fromkeys(int(action_index(self.game, t, a)) for a in self.out.as_list()))
        lesson.chosen = lesson.actions.index(int(action_index(self.game, t, chosen)))
        self.note(t, lesson, None)

    def learning(self, t: Table, seat: int) -> int:
        """By habit, with what is expected of the table noted at every decision, and the rest at some."""
        habit = self.own
        assert habit is not None
        self.weigh(habit, t, seat, 1.0)
        eye = habit.eye
        expected = float(eye.values[seat])
        place, choice = self.drawn(habit)
        lesson = None
        if self.random.random() < (AGAINST_GREEDY_NOTED if self.greedy_seats else HABIT_NOTED):
            actions = [int(habit.actions[k]) for k in range(habit.n)]
            lesson = Lesson(self.seed, seen_numbers(eye.seen), seat, actions, place, float(habit.chances[place]))
            self.note(t, lesson, self.belief(t, eye))
        self.notes.decide(seat, Decision(int(t.turn), expected, lesson))
        return choice

    def weigh(self, habit: Habit, t: Table, seat: int, power: float) -> None:
        """With what the seat does not know dealt again, as whenever an eye looks."""
        habit.eye.look(self.game.resample(t, seat, self.dice), seat)
        habit.weigh(t, self.out, power, self.odd)

    def drawn(self, habit: Habit) -> tuple[int, int]:
        """The place of an action, and a choice that is this action."""
        place = int(habit.place_at(self.random.random()))
        return place, int(habit.choices[place])

    def belief(self, t: Table, eye: Eye) -> Outcome:
        seats = range(int(t.seats))
        return Outcome([eye.win[seat] for seat in seats], [eye.points[seat] * eye.points_scale for seat in seats])

    def note(self, t: Table, lesson: Lesson, belief: Outcome | None) -> None:
        others = [self.lesson(t, other) for other in self.onlookers(t, lesson.seat)]
        self.notes.note(Position([lesson, *others], belief, int(late_rounds(t))))

    def onlookers(self, t: Table, seat: int) -> set[int]:
        found = {self.last_seat} if self.last_seat >= 0 and self.random.random() < LAST_NOTED else set()
        if self.random.random() < OTHERS_NOTED:
            found.add(self.random.randrange(int(t.seats)))
        return found - {seat}

    def lesson(self, t: Table, seat: int) -> Lesson:
        see(self.game, self.game.resample(t, seat, self.dice), seat, self.seen)
        return Lesson(self.seed, seen_numbers(self.seen), seat)

    def ended(self, t: Table) -> tuple[list[Lesson], Tally]:
        assert t.seats <= MOST_SEATS
        for seat, decisions in self.notes.decisions.items():
            note_gains(decisions, self.came(t, seat))
        outcome = self.outcome(t)
        return self.notes.lessons(outcome, int(late_rounds(t))), self.tally(t, outcome)

    def came(self, t: Table, seat: int) -> float:
        """What the game was worth to a seat, as the eye values tables."""
        eye = self.teachers.eye
        assert eye is not None
        eye.count(t)
        eye.value_all(t)
        return float(eye.values[seat])

    def outcome(self, t: Table) -> Outcome:
        winners = self.game.winners(t, self.config)
        seats = range(int(t.seats))
        wins = [1.0 / len(winners) if seat in winners else 0.0 for seat in seats]
        return Outcome(wins, [float(n) for n in self.game.scores(t)])

    def tally(self, t: Table, outcome: Outcome) -> Tally:
        seats = int(t.seats)
        won = {seat: outcome.wins[seat] for seat in self.notes.decisions}
        tally = Tally(1, int(t.over), int(t.turn) // seats)
        if self.greedy_seats:
            tally = replace(tally, won=sum(won.values()), fair=len(won) / seats)
        if self.config.solo:
            tally = replace(tally, alone=1, won_alone=sum(won.values()))
        return tally
