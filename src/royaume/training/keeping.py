"""A net that learns as the file of an eye, and as the file from which it learns on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from royaume.bots.eye.file import hidden_layers, packed, unpacked
from royaume.bots.eye.net import MOST_SEATS
from royaume.bots.eye.sight import PRICE_OF_TIME, feature_names
from royaume.kernel.errors import BadInput
from royaume.kernel.game import Game
from royaume.training.batches import Inputs
from royaume.training.fitting import Learner, Steps
from royaume.training.lessons import Numbers
from royaume.training.net import KEPT, NEURONS, new_layers

USUAL_USE = {  # what bots make of an eye that nobody has tried yet
    "habit": 0.05,  # of value, for an action that is e times as natural
    "further": 1,  # rounds a search goes on before it looks
    "watching": True,  # a search finds out how others play
    "simulations": 300,  # of the queen
    "insight": {"page alone": 60, "steward": 50, "chancellor": 90},  # of 100 turns, in which levels see with it
}
BLOCKS = ("first", "first_bias", "second", "second_bias", "win", "win_bias", "points", "points_bias")
ACTIONS, TIME = ("action", "action_bias"), ("late", "late_bias")
TURNED = ("win", "points")  # lie in the file by what they are about


def in_file(game: Game[Any], learner: Learner, trained: dict[str, Any], price_of_time: float = PRICE_OF_TIME) -> bytes:
    names, inputs, layers = feature_names(game), learner.inputs, learner.layers
    head = {
        "game": game.id,
        "hidden": [NEURONS, KEPT],
        "rows": [names[row] for row in inputs.rows],
        "actions": list(range(len(layers["action_bias"]))),
        "points_scale": inputs.points_scale,
        **USUAL_USE,
        **learner.use,
        "price_of_time": price_of_time,
        "late": True,
        "trained": trained,
    }
    blocks = [inputs.scale, *(turned(name, layers[name]) for name in (*BLOCKS, *ACTIONS, *TIME))]
    return packed(head, [float(x) for x in np.concatenate([block.ravel() for block in blocks])])


def from_file(game: Game[Any], data: bytes, seed: int) -> Learner:
    """To learn on. Neurons that the eye lacks are added: they look at something, and nobody listens to them yet."""
    head, numbers = unpacked(data)
    neurons, width = hidden_layers(head)
    place_of = {name: place for place, name in enumerate(feature_names(game))}
    rows = np.array([place_of[name] for name in head["rows"]], np.int32)
    layers = new_layers(len(rows), int(game.layout.size), np.random.default_rng(seed))
    blocks = Blocks(np.array(numbers, np.float32))
    scale = blocks.take(len(rows))
    layers["first"][:, :neurons] = blocks.take(len(rows), neurons)
    layers["first_bias"][:neurons] = blocks.take(neurons)
    layers["second"][:, :width] = 0
    layers["second"][:neurons, :width] = blocks.take(neurons, width)
    layers["second_bias"][:width] = blocks.take(width)
    for name in ("win", "points"):
        layers[name][:] = 0
        layers[name][:width] = blocks.take(MOST_SEATS, width).T
        layers[f"{name}_bias"][:] = blocks.take(MOST_SEATS)
    layers["action"][head["actions"], :width] = blocks.take(len(head["actions"]), width)
    layers["action_bias"][head["actions"]] = blocks.take(len(head["actions"]))
    layers["late"][:] = 0
    if head.get("late"):
        layers["late"][:width] = blocks.take(width, 1)
        layers["late_bias"][:] = blocks.take(1)
    use = {name: head[name] for name in USUAL_USE if name in head}
    return Learner(Inputs(rows, scale, float(head["points_scale"])), layers, Steps(layers), use)


class Blocks:
    """The numbers of a file, one block after the other."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers

    def take(self, *shape: int) -> Numbers:
        size = int(np.prod(shape))
        found, self.numbers = self.numbers[:size].reshape(shape), self.numbers[size:]
        return found


def turned(name: str, layer: np.ndarray[Any, np.dtype[np.float32]]) -> np.ndarray[Any, np.dtype[np.float32]]:
    return layer.T if name in TURNED else layer


def keep(learner: Learner, path: Path, rounds: int) -> None:
    """Whole or not at all."""
    steps, inputs = learner.steps, learner.inputs
    numbers = np.array([rounds, steps.done, inputs.points_scale])
    use = np.array(json.dumps(learner.use))
    kept = {"numbers": numbers, "rows": inputs.rows, "scale": inputs.scale, "use": use}
    for what, layers in (("layer", learner.layers), ("mean", steps.mean), ("square", steps.square)):
        kept |= {f"{what} {name}": layer for name, layer in layers.items()}
    unfinished = path.with_suffix(".part")
    with unfinished.open("wb") as file:
        np.savez(file, **kept)  # type: ignore[arg-type]
    unfinished.replace(path)


def kept(game: Game[Any], path: Path) -> tuple[Learner, int]:
    """With how many rounds it has learned from."""
    try:
        with np.load(path) as file:
            found = {name: file[name] for name in file.files}
        rounds, done, points_scale = found["numbers"]
        inputs = Inputs(found["rows"], found["scale"], float(points_scale))
        use = json.loads(str(found["use"]))
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        raise BadInput("bad-eye", file=str(path), game=game.id, why=str(error)) from error
    learner = Learner(inputs, of(found, "layer"), Steps({}), use)
    learner.steps.done = int(done)
    learner.steps.mean, learner.steps.square = of(found, "mean"), of(found, "square")
    return learner, int(rounds)


def of(found: dict[str, Any], what: str) -> dict[str, Any]:
    return {name.removeprefix(f"{what} "): array for name, array in found.items() if name.startswith(f"{what} ")}
