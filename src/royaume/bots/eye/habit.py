"""What an eye does by habit: how natural each action is where it looked last, without a look ahead."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.bots.eye.net import zeros
from royaume.bots.eye.sight import Eye
from royaume.kernel.choices import MOST_CHOICES, Choices
from royaume.kernel.ints import zeros as no_numbers
from royaume.kernel.table import Table


@final
class Habit:
    """The legal actions, each with a choice that is this action and its chance. Several choices may be one action.

    What it found last lies in its lists, up to `n`.
    """

    def __init__(self, eye: Eye) -> None:
        self.eye: Final = eye
        self.n: i64 = 0
        self.actions: vec[i64] = no_numbers(MOST_CHOICES)
        self.choices: vec[i64] = no_numbers(MOST_CHOICES)
        self.chances: vec[float] = zeros(MOST_CHOICES)
        self.looks: i64 = 0
        self.met: vec[i64] = no_numbers(eye.game.layout.size)  # of each action, the look at which it was met last

    def weigh(self, t: Table, out: Choices, power: float = 1.0, odd: float = 0.0) -> None:
        """These choices of whoever decides at the table that the eye looked at last.

        With a power above 1 what is usual is preferred even more; `odd` is the part that is shared out evenly.
        """
        frame, net, layout = t.top(), self.eye.net, self.eye.game.layout
        actions, choices, chances, met = self.actions, self.choices, self.chances, self.met
        self.looks += 1
        n: i64 = 0
        total = 0.0
        for k in range(out.n):
            action: i64 = frame.action_index(t, layout, out.items[k])
            if met[action] != self.looks:
                met[action] = self.looks
                weight = math.exp(power * net.logit(net.second, action))
                total += weight
                actions[n] = action
                choices[n] = out.items[k]
                chances[n] = weight
                n += 1
        even = odd / float(n)
        for k in range(n):
            chances[k] = (1.0 - odd) * chances[k] / total + even
        self.n = n

    def place_at(self, lot: float) -> i64:
        """Which action a number from 0 to 1 stands for: each has a part as large as its chance."""
        chances = self.chances
        for k in range(self.n):
            lot -= chances[k]
            if lot < 0.0:
                return k
        return self.n - 1
