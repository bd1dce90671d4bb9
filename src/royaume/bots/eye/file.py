"""The weights of an eye in a file: names of what it looks at, numbers of two bytes, all packed.

What it looks at is named, and actions have the same index for ever: an eye still sees when a title has grown.
"""

from __future__ import annotations

import json
import struct
import zlib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

import royaume
from royaume.bots.eye.net import NEURONS_AT_ONCE, Weights
from royaume.bots.eye.sight import PRICE_OF_TIME, Eye, Use, feature_names
from royaume.kernel.automatic.steps import is_solo
from royaume.kernel.errors import BadInput
from royaume.kernel.game import Game
from royaume.kernel.table import Table

FOLDER: Final = Path(royaume.__file__).parent / "bots" / "eye" / "weights"
SUFFIX: Final = ".eye"
WIDEST: Final = 1024  # neurons of a layer
FARTHEST: Final = 100  # rounds by habit
DEAREST: Final = 1.0  # a late round
USUAL_SEARCH: Final = 300  # simulations, where a file does not say
LONGEST_SEARCH: Final = 1_000_000
ALWAYS: Final = 100  # turns of so many
USUAL: Final = [64, 32]  # hidden layers, where a file does not say
OF_TABLES_ALONE: Final = "-alone"
EYES: Final[dict[str, Eye]] = {}  # by name: that of a title, or of a title alone


def eye_of(game: Game[Any]) -> Eye:
    """The one that comes with the package; read once."""
    return eye_named(game, game.id)


def eye_at(game: Game[Any], t: Table) -> Eye:
    """For such a table: alone against an opponent that the rules play, another one where there is one."""
    return eye_named(game, game.id + OF_TABLES_ALONE) if is_solo(t) else eye_of(game)


def eye_named(game: Game[Any], name: str) -> Eye:
    """That of the title where there is none of this name."""
    if name not in EYES:
        path = FOLDER / (name + SUFFIX)
        EYES[name] = read_eye(game, path) if name == game.id or path.exists() else eye_of(game)
    return EYES[name]


def eye_files(game: str) -> list[Path]:
    return [path for path in (FOLDER / (name + SUFFIX) for name in (game, game + OF_TABLES_ALONE)) if path.exists()]


def has_eye(game: Game[Any]) -> bool:
    return (FOLDER / (game.id + SUFFIX)).exists()


def read_eye(game: Game[Any], path: Path) -> Eye:
    try:
        head, numbers = unpacked(path.read_bytes())
        if head["game"] != game.id:
            raise ValueError("it is of " + str(head["game"]))
        return eye_from(game, head, numbers)
    except (OSError, ValueError, KeyError, TypeError, zlib.error, struct.error, AttributeError) as error:
        raise BadInput("bad-eye", file=str(path), game=game.id, why=str(error)) from error


def unpacked(data: bytes) -> tuple[dict[str, Any], list[float]]:
    head, _, rest = zlib.decompress(data).partition(b"\n")
    found: dict[str, Any] = json.loads(head)
    return found, list(struct.unpack("<" + str(len(rest) // 2) + "e", rest))


def packed(head: dict[str, Any], numbers: list[float]) -> bytes:
    return zlib.compress(json.dumps(head).encode() + b"\n" + struct.pack("<" + str(len(numbers)) + "e", *numbers), 9)


def eye_from(game: Game[Any], head: dict[str, Any], numbers: list[float]) -> Eye:
    """The blocks come one after the other: scales, rows of names, the hidden layers, seats, actions, time."""
    names = feature_names(game)
    place_of = {names[i]: i for i in range(len(names))}
    neurons, kept = hidden_layers(head)
    weights = Weights(len(names), neurons, kept, game.layout.size)
    rows = [place_of.get(name, -1) for name in head["rows"]]
    actions: list[int] = head["actions"]
    at = spread(weights.scale, rows, 1, numbers, 0)
    at = spread(weights.first, rows, neurons, numbers, at)
    at = fill(weights.first_bias, numbers, at)
    at = fill(weights.second, numbers, at)
    at = fill(weights.second_bias, numbers, at)
    at = fill(weights.win, numbers, at)
    at = fill(weights.win_bias, numbers, at)
    at = fill(weights.points, numbers, at)
    at = fill(weights.points_bias, numbers, at)
    at = spread(weights.action, actions, kept, numbers, at)
    at = spread(weights.action_bias, actions, 1, numbers, at)
    if head.get("late"):  # not in files of titles that time ends, nor in older ones
        at = fill(weights.late, numbers, at)
        at = fill(weights.late_bias, numbers, at)
    if at != len(numbers):
        raise ValueError("it has " + str(len(numbers)) + " numbers instead of " + str(int(at)))
    return Eye(game, weights, float(head["points_scale"]), use_in(head))


def use_in(head: dict[str, Any]) -> Use:
    further, insight = int(head.get("further", 0)), head.get("insight", {})
    if not 0 <= further <= FARTHEST:
        raise ValueError("a search cannot go on for " + str(further) + " rounds")
    for level, share in insight.items():
        if not 0 <= int(share) <= ALWAYS:
            raise ValueError(str(level) + " cannot see in " + str(share) + " of " + str(ALWAYS) + " turns")
    price_of_time = float(head.get("price_of_time", PRICE_OF_TIME))
    if not 0.0 <= price_of_time <= DEAREST:
        raise ValueError("a late round cannot cost " + str(price_of_time))
    enough = int(head.get("simulations", USUAL_SEARCH))
    if not 0 < enough <= LONGEST_SEARCH:
        raise ValueError("a search cannot have " + str(enough) + " simulations")
    shares = {str(level): int(share) for level, share in insight.items()}
    watching = bool(head.get("watching", False))
    return Use(float(head.get("habit", 0.0)), shares, price_of_time, further, watching, enough)


def hidden_layers(head: dict[str, Any]) -> tuple[int, int]:
    neurons, kept = [int(n) for n in head.get("hidden", USUAL)]
    if not (0 < neurons <= WIDEST and neurons % NEURONS_AT_ONCE == 0 and 0 < kept <= WIDEST):
        raise ValueError("it cannot have layers of " + str(neurons) + " and " + str(kept))
    return neurons, kept


def fill(target: vec[float], numbers: list[float], at: i64) -> i64:
    for i in range(len(target)):
        target[i] = numbers[at + i]
    return at + len(target)


def spread(target: vec[float], rows: list[int], width: i64, numbers: list[float], at: i64) -> i64:
    """Rows to where their names are now; what is there no more is left out."""
    for row in rows:
        if row >= 0:
            for j in range(width):
                target[row * width + j] = numbers[at + j]
        at += width
    return at
