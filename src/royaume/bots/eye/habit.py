"""What an eye does by habit: how natural each action is where it looked last, without a look ahead."""

from __future__ import annotations

import math
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from royaume.bots.eye.sight import Eye
from royaume.kernel.choices import Choices
from royaume.kernel.table import Table


@final
class Habit:
    """The legal actions, each with a choice that is this action and its chance. Several choices may be one action."""

    def __init__(self) -> None:
        self.actions: vec[i64] = vec[i64]()
        self.choices: vec[i64] = vec[i64]()
        self.chances: vec[float] = vec[float]()

    def place_of(self, action: i64) -> i64:
        for k in range(len(self.actions)):
            if self.actions[k] == action:
                return k
        return -1

    def place_at(self, lot: float) -> i64:
        """Which action a number from 0 to 1 stands for: each has a part as large as its chance."""
        for k in range(len(self.chances)):
            lot -= self.chances[k]
            if lot < 0.0:
                return k
        return len(self.chances) - 1


def habit_at(eye: Eye, t: Table, out: Choices, power: float = 1.0, odd: float = 0.0) -> Habit:
    """Of these choices of whoever decides at the table that the eye looked at last.

    With a power above 1 what is usual is preferred even more; `odd` is the part that is shared out evenly.
    """
    frame, kept, found = t.top(), eye.net.kept(), Habit()
    total = 0.0
    for k in range(out.n):
        action: i64 = frame.action_index(t, eye.game.layout, out.items[k])
        if found.place_of(action) < 0:
            weight = math.exp(power * eye.net.logit(kept, action))
            total += weight
            found.actions = append(found.actions, action)
            found.choices = append(found.choices, out.items[k])
            found.chances = append(found.chances, weight)
    even = odd / float(len(found.chances))
    for k in range(len(found.chances)):
        found.chances[k] = (1.0 - odd) * found.chances[k] / total + even
    return found
