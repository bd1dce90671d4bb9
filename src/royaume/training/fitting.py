"""A net that learns: from nothing in a few passes over what teachers did, then on over what its own habits brought."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from royaume.training.batches import Batch, Data, Inputs, inputs_for, present
from royaume.training.lessons import Lessons
from royaume.training.net import ACTIONS_PART, LATE_PART, POINTS_PART, TINY, Layers, gradients, losses, new_layers

FASTEST = 2e-3  # from nothing
DECAY = 0.3
FASTEST_ON = 7e-4  # of one that learns on; less with every round
SLOWEST_ON = 0.05  # of that, in the last one
DECAY_ON = 0.01
PASSES_ON = 2  # over each round's lessons
SURER = 2.5  # who was taught does what it would do most often, oftener still: whoever taught takes what is best
LARGEST_STEP = 1.0  # of all gradients together


@dataclass
class Learner:
    """A net with what it looks at, and the steps that it takes."""

    inputs: Inputs
    layers: Layers
    steps: Steps
    use: dict[str, Any] = field(default_factory=dict)  # what was found by playing with the eye that it comes from


class Steps:
    """Adam with decay of the weights."""

    def __init__(self, layers: Layers) -> None:
        self.done = 0
        self.mean = {name: np.zeros_like(layer) for name, layer in layers.items()}
        self.square = {name: np.zeros_like(layer) for name, layer in layers.items()}

    def take(self, layers: Layers, gradient: Layers, speed: float, decay: float) -> None:
        self.done += 1
        length = float(np.sqrt(sum(float((part**2).sum()) for part in gradient.values())))
        share = min(1.0, LARGEST_STEP / max(length, TINY))
        for name, layer in layers.items():
            self.mean[name] += 0.1 * (share * gradient[name] - self.mean[name])
            self.square[name] += 0.001 * ((share * gradient[name]) ** 2 - self.square[name])
            mean = self.mean[name] / (1 - 0.9**self.done)
            square = self.square[name] / (1 - 0.999**self.done)
            if not name.endswith("bias"):
                layer *= 1 - speed * decay
            layer -= speed * mean / (np.sqrt(square) + 1e-6)


@dataclass(frozen=True)
class Foretold:
    """How far off a net is at games that it did not learn from."""

    win: float
    points: float
    late: float
    actions: float
    blind: float  # the first, of one that knows nothing but how many seats there are

    @property
    def total(self) -> float:
        return self.win + POINTS_PART * self.points + LATE_PART * self.late + ACTIONS_PART * self.actions

    def __str__(self) -> str:
        win = f"win {self.win:.4f} (blind {self.blind:.4f})"
        return f"{win}, points {self.points:.3f}, time {self.late:.3f}, actions {self.actions:.3f}"


def learn(
    lessons: Lessons, names: list[str], actions: int, passes: int, seed: int, tell: Callable[[str], None] = print
) -> Learner:
    """From nothing; of all passes the one is taken that foretells best the games kept apart."""
    data = Data(lessons, inputs_for(lessons, names))
    random = np.random.default_rng(seed)
    layers = new_layers(len(data.inputs.rows), actions, random)
    layers["points_bias"] += np.mean(lessons.points[present(lessons)]) / data.inputs.points_scale
    best, kept = float("inf"), layers
    steps = Steps(layers)
    for number in range(passes):
        for batch in data.one_pass(random, noisy=True):
            part = steps.done / (data.batches * passes)
            steps.take(layers, gradients(layers, batch), FASTEST * quickest_early(part), DECAY)
        found = foretold(layers, data)
        tell(f"pass {number + 1} of {passes}: {found}")
        if found.total < best:
            best, kept = found.total, {name: layer.copy() for name, layer in layers.items()}
    for name in ("action", "action_bias"):
        kept[name] *= SURER
    return Learner(data.inputs, kept, Steps(kept))


def quickest_early(part: float) -> float:
    """Of the fastest step, when that part of all has been done: slow at both ends."""
    return min(1.0, part / 0.2 + 0.05) * max(0.01, 1.0 - max(0.0, part - 0.2) / 0.8)


def learn_on(learner: Learner, lessons: Lessons, part: float, seed: int) -> Foretold:
    """From one round's lessons, when that part of all rounds is over; how well their games were foretold before."""
    data = Data(lessons, learner.inputs)
    found = foretold(learner.layers, data)
    random = np.random.default_rng(seed)
    speed = FASTEST_ON * max(SLOWEST_ON, 1.0 - part)
    for _ in range(PASSES_ON):
        for batch in data.one_pass(random, noisy=False):
            learner.steps.take(learner.layers, gradients(learner.layers, batch), speed, DECAY_ON)
    return found


def foretold(layers: Layers, data: Data) -> Foretold:
    found, weights = [], []
    for batch in data.all_apart():
        found.append((*losses(layers, batch), blind_loss(batch)))
        weights.append(batch.size)
    return Foretold(*(float(x) for x in np.average(np.array(found), axis=0, weights=weights)))


def blind_loss(batch: Batch) -> float:
    seats = batch.present.sum(axis=1)
    share = np.clip(1.0 / seats, 1e-3, 1 - 1e-3)
    return float(np.average(-(share * np.log(share) + (1 - share) * np.log(1 - share)), weights=seats))
