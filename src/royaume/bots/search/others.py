"""How the others play, as far as their choices have shown: as greedy players would, or by the habits of the eye.

Who searches imagines what others will do. Whoever takes everybody for a mind like its own is caught by those who just
take what is best at once, and the other way round: so it watches.
"""

from __future__ import annotations

import math
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from royaume.bots.eye.habit import Habit
from royaume.bots.eye.net import MOST_SEATS, zeros
from royaume.bots.eye.sight import Eye
from royaume.bots.looking_ahead import Aim, quick_choice, value_after
from royaume.kernel.chance import Dice
from royaume.kernel.choices import Choices
from royaume.kernel.game import Game
from royaume.kernel.table import Table

ODD: Final = 0.1  # of choices, those that nobody would foresee
MISSED: Final = 0.3  # of greedy players' choices, those that look otherwise to whoever does not know their cards
REMEMBERED: Final = 0.97  # of what was seen before, at each further choice
SUREST: Final = 4.0  # e to the power of so much to one
LOTS: Final = 1_000_000


def chance_of(odds: float) -> float:
    return 1.0 / (1.0 + math.exp(-odds))


@final
class Others:
    """Of each seat, how much more likely it is greedy than not; and who is, in this simulation."""

    def __init__(self, game: Game[Any], eye: Eye) -> None:
        self.game: Final = game
        self.habit: Final = Habit(eye)
        self.odds: vec[float] = zeros(MOST_SEATS)
        self.greedy: Final[list[bool]] = [False] * MOST_SEATS

    def watch(self, t: Table, choice: i64) -> None:
        """Somebody chooses this, at a table as who watches may know it; what is kept from others is not looked at."""
        frame, out = t.top(), Choices()
        frame.legal(t, out)
        place = place_in(out, choice)
        if not frame.public or place < 0 or out.n == 1:
            return
        seat = frame.seat
        usual = ODD / float(out.n) + (1.0 - ODD) * self.chance_by_habit(t, out, place)
        greedy = MISSED * usual + (1.0 - MISSED) * self.chance_if_greedy(t, out, place)
        odds = REMEMBERED * self.odds[seat] + math.log(greedy / usual)
        self.odds[seat] = max(min(odds, SUREST), -SUREST)

    def chance_if_greedy(self, t: Table, out: Choices, place: i64) -> float:
        """Of what is best at once, all are equally likely."""
        aim = Aim(self.game, t.top().seat)
        values = vec[i64]()
        for k in range(out.n):
            values = append(values, value_after(aim, t, out.items[k]))
        best = max(values)
        equal: i64 = 0
        for value in values:
            if value == best:
                equal += 1
        return 1.0 / float(equal) if values[place] == best else 0.0

    def chance_by_habit(self, t: Table, out: Choices, place: i64) -> float:
        frame, habit = t.top(), self.habit
        habit.eye.glance(t, frame.seat)
        habit.weigh(t, out)
        layout = self.game.layout
        action = frame.action_index(t, layout, out.items[place])
        same: i64 = 0
        for k in range(out.n):
            if frame.action_index(t, layout, out.items[k]) == action:
                same += 1
        for k in range(habit.n):
            if habit.actions[k] == action:
                return habit.chances[k] / float(same)
        return 0.0

    def draw(self, dice: Dice) -> None:
        """For one simulation: whoever is greedy is so to its end."""
        for seat in range(MOST_SEATS):
            self.greedy[seat] = float(dice.roll(LOTS)) < chance_of(self.odds[seat]) * float(LOTS)

    def answer(self, t: Table, dice: Dice) -> i64:
        """What a greedy seat chooses that is imagined."""
        return quick_choice(Aim(self.game, t.top().seat), t, dice)


def place_in(out: Choices, choice: i64) -> i64:
    for k in range(out.n):
        if out.items[k] == choice:
            return k
    return -1
