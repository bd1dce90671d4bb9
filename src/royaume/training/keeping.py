"""A fitted net as the file of an eye, and back."""

from __future__ import annotations

from typing import Any

import numpy as np

from royaume.bots.eye.file import packed, unpacked
from royaume.bots.eye.net import FIRST, MOST_SEATS, SECOND
from royaume.bots.eye.sight import feature_names
from royaume.kernel.game import Game
from royaume.training.fitting import Fitted, Layers

HABIT = 0.05  # of value, for an action that is e times as natural: by games against greedy players
TURNED = ("win", "points", "action")  # lie in the file by what they are about


def in_file(game: Game[Any], fitted: Fitted, trained: dict[str, Any]) -> bytes:
    names = feature_names(game)
    head = {
        "game": game.id,
        "rows": [names[row] for row in fitted.rows],
        "actions": [int(i) for i in fitted.actions],
        "points_scale": fitted.points_scale,
        "habit": HABIT,
        "trained": trained,
    }
    blocks = [fitted.scale, *(turned(name, fitted.layers[name]) for name in shapes(0, 0))]
    return packed(head, [float(x) for x in np.concatenate([block.ravel() for block in blocks])])


def from_file(game: Game[Any], data: bytes) -> Fitted:
    """To learn on; how well it foretold games is not in the file."""
    head, numbers = unpacked(data)
    rows, actions = head["rows"], head["actions"]
    place_of = {name: place for place, name in enumerate(feature_names(game))}
    found = np.array(numbers, np.float32)
    scale, at = found[: len(rows)], len(rows)
    layers: Layers = {}
    for name, shape in shapes(len(rows), len(actions)).items():
        size = int(np.prod(shape))
        layers[name] = np.ascontiguousarray(turned(name, found[at : at + size].reshape(shape)))
        at += size
    places = np.array([place_of[name] for name in rows], np.int32)
    return Fitted(places, np.array(actions, np.int32), scale, float(head["points_scale"]), layers, 0.0, 0.0, 0.0, 0.0)


def shapes(rows: int, actions: int) -> dict[str, tuple[int, ...]]:
    """In the order of the file."""
    return {
        "first": (rows, FIRST),
        "first_bias": (FIRST,),
        "second": (FIRST, SECOND),
        "second_bias": (SECOND,),
        "win": (MOST_SEATS, SECOND),
        "win_bias": (MOST_SEATS,),
        "points": (MOST_SEATS, SECOND),
        "points_bias": (MOST_SEATS,),
        "action": (actions, SECOND),
        "action_bias": (actions,),
    }


def turned(name: str, layer: np.ndarray[Any, np.dtype[np.float32]]) -> np.ndarray[Any, np.dtype[np.float32]]:
    return layer.T if name in TURNED else layer
