"""What the eye expects of each choice: what the table is worth a turn ahead, and how natural it is to choose so.

Values of what nobody does are learned badly, and the best of many is the one about which the eye is most wrong: what
it learned of actions holds it back.
"""

from __future__ import annotations

import math
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from royaume.bots.eye.aim import UNITS, EyeAim
from royaume.bots.eye.sight import Eye
from royaume.bots.looking_ahead import value_after
from royaume.kernel.choices import Choices
from royaume.kernel.game import Game
from royaume.kernel.table import Table

SELDOM: Final = 0.002  # what is chosen more seldom is not held back further


def promises(game: Game[Any], eye: Eye, t: Table, out: Choices) -> vec[float]:
    """Of each of these choices of whoever decides, at a table as that seat may imagine it."""
    frame = t.top()
    aim = EyeAim(game, frame.seat, eye)
    kept = eye.kept_by(t, frame.seat)
    weights = vec[float]()
    for k in range(out.n):
        weights = append(weights, eye.weight(kept, frame.action_index(t, game.layout, out.items[k])))
    all_weights = sum_of(weights)
    found = vec[float]()
    for k in range(out.n):
        habit = eye.use.habit * math.log(max(weights[k] / all_weights, SELDOM))
        found = append(found, float(value_after(aim, t, out.items[k])) / UNITS + habit)
    return found


def sum_of(numbers: vec[float]) -> float:
    total = 0.0
    for x in numbers:
        total += x
    return total


def place_of_best(numbers: vec[float]) -> i64:
    best: i64 = 0
    for k in range(len(numbers)):
        if numbers[k] > numbers[best]:
            best = k
    return best
