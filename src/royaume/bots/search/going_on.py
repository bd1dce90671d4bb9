"""How a simulation goes on where the seat that searches decides nothing: everybody does what is usual for them.

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
    """Plays on at a table as a seat imagines it: this seat by the habits of its eye, others as they seem to play."""

    def __init__(self, eye: Eye, seat: i64, others: Others | None = None) -> None:
        """Without others, everybody is thought to play by habit."""
        self.eye: Final = eye
        self.seat: Final = seat
        self.others: Final = others
        self.habit: Final = Habit(eye)
        self.out: Final = Choices()

    def begin(self, dice: Dice) -> None:
        """Another simulation."""
        others = self.others
        if others is not None:
            others.draw(dice)

    def play(self, t: Table, turns: i64, dice: Dice) -> None:
        """So many turns, or to the end of the game."""
        last = t.turn + turns
        out = self.out
        while not t.over and t.turn < last:
            t.top().legal(t, out)
            t.play(out.items[0] if out.n == 1 else self.answer(t, dice))

    def answer(self, t: Table, dice: Dice) -> i64:
        """What whoever decides chooses."""
        seat, others = t.top().seat, self.others
        if others is not None and seat != self.seat and others.greedy[seat]:
            return others.answer(t, dice)
        return self.by_habit(t, dice)

    def by_habit(self, t: Table, dice: Dice) -> i64:
        """One of the choices, each as likely as it is natural."""
        frame, habit = t.top(), self.habit
        self.eye.glance(t, frame.seat)
        frame.legal(t, self.out)
        habit.weigh(t, self.out)
        return habit.choices[habit.place_at(float(dice.roll(LOTS)) / float(LOTS))]
