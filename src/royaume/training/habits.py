"""What an eye would choose how often at a decision, by what it learned of actions alone."""

from __future__ import annotations

import random
from dataclasses import dataclass

from royaume.bots.eye.sight import Eye


@dataclass(frozen=True)
class Habit:
    """Several choices may be one action."""

    choices: dict[int, list[int]]  # by action
    weights: list[float]

    @property
    def actions(self) -> list[int]:
        return list(self.choices)

    def chance(self, place: int) -> float:
        return self.weights[place] / sum(self.weights)

    def sharper(self, power: int) -> Habit:
        return Habit(self.choices, [weight**power for weight in self.weights])

    def drawn(self, lot: random.Random) -> tuple[int, int]:
        """The place of an action, and a choice that is this action."""
        (place,) = lot.choices(range(len(self.weights)), self.weights)
        return place, lot.choice(self.choices[self.actions[place]])


def habit_of(eye: Eye, choices: list[tuple[int, int]], odd: float) -> Habit:
    """Where the eye looked just now: of choices with their actions; `odd` of them would be made at random."""
    kept = eye.net.kept()
    by_action: dict[int, list[int]] = {}
    for action, choice in choices:
        by_action.setdefault(action, []).append(choice)
    weights = [eye.weight(kept, action) for action in by_action]
    even = sum(weights) / len(weights)
    return Habit(by_action, [(1 - odd) * weight + odd * even for weight in weights])
