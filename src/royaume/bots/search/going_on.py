"""What comes after what a search has decided: everybody does what is usual, one look a choice.

A look right after a decision is wrong about just that decision, and a search finds the choice about which it is most
wrong. Some rounds later what was taken is spent, what was begun is finished, and such errors have met each other.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.bots.eye.habit import Habit
from royaume.bots.eye.sight import Eye
from royaume.bots.search.others import LOTS, Others
from royaume.kernel.chance import Dice
from royaume.kernel.choices import Choices
from royaume.kernel.table import Table


@final
class GoingOn:
    """Plays on by the habits of an eye, at a table as somebody imagines it."""

    def __init__(self, eye: Eye, others: Others | None = None) -> None:
        self.eye: Final = eye
        self.others: Final = others
        self.habit: Final = Habit(eye)
        self.out: Final = Choices()

    def play(self, t: Table, turns: i64, seat: i64, dice: Dice) -> None:
        """So many turns, or to the end of the game, as this seat imagines it."""
        last = t.turn + turns
        out, others = self.out, self.others
        if others is not None:
            others.draw(dice)
        while not t.over and t.turn < last:
            t.top().legal(t, out)
            decides = t.top().seat
            if out.n == 1:
                t.play(out.items[0])
            elif others is not None and decides != seat and others.greedy[decides]:
                t.play(others.answer(t, dice))
            else:
                t.play(self.by_habit(t, dice))

    def by_habit(self, t: Table, dice: Dice) -> i64:
        """One of the choices, each as likely as it is natural."""
        habit = self.habit
        self.eye.glance(t, t.top().seat)
        habit.weigh(t, self.out)
        return habit.choices[habit.place_at(float(dice.roll(LOTS)) / float(LOTS))]
