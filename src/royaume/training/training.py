"""`royaume train`: rounds of games and fitting, each step kept in a folder so that it can go on where it stopped."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from royaume.bots.eye.file import SUFFIX, eye_from, packed, read_eye, unpacked
from royaume.bots.eye.sight import feature_names
from royaume.games import find
from royaume.kernel.errors import BadInput
from royaume.kernel.game import Game
from royaume.places import Place
from royaume.training.fitting import Fitted, fit
from royaume.training.lessons import Lessons, gathered, joined, load, save
from royaume.training.playing import Player, Teacher

CHUNK = 5  # games of one task
ROUND_SEEDS = 10_000_000
ROUNDS_KEPT = 4  # of which games are learned from
PLAN = "plan.json"


@dataclass(frozen=True)
class Plan:
    """What is played and learned; the same from the beginning to the end of a training."""

    game: str
    games: tuple[int, ...]  # of each round; in the first one greedy players teach
    simulations: int
    seconds: float = 0.0  # the most for the games of one round; 0: until all are played
    passes: int = 5
    seed: int = 1


def train(plan: Plan, folder: Path, place: Place, tell: Callable[[str], None] = print) -> Path:
    """The file of the last round's eye."""
    begin_in(folder, plan)
    game = find(plan.game)
    for number in range(len(plan.games)):
        path = folder / f"round-{number}{SUFFIX}"
        if path.exists():
            continue
        play_round(plan, number, folder, place, tell)
        parts = [part for kept in kept_rounds(number) for part in parts_of(folder, kept)]
        if not parts:
            raise BadInput("nothing-played", round=number)
        lessons = joined(parts)
        began = time.monotonic()
        fitted = fit(lessons, feature_names(game), int(game.layout.size), plan.passes, plan.seed + number, tell)
        unfinished = path.with_suffix(".part")
        unfinished.write_bytes(in_file(game, fitted, plan, number, lessons))
        unfinished.replace(path)
        tell(summary(number, fitted, lessons, time.monotonic() - began))
    return folder / f"round-{len(plan.games) - 1}{SUFFIX}"


def begin_in(folder: Path, plan: Plan) -> None:
    """A folder holds one training."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / PLAN
    mine = json.loads(json.dumps(asdict(plan)))
    if file.exists() and not goes_on(file.read_bytes(), mine):
        raise BadInput("other-training", folder=str(folder), file=PLAN)
    file.write_text(json.dumps(mine), encoding="utf-8")


def goes_on(kept: bytes, mine: dict[str, Any]) -> bool:
    """Whether the plan that is kept is the same, as far as both have rounds."""
    try:
        theirs = json.loads(kept)
        shared = min(len(theirs["games"]), len(mine["games"]))
        return bool({**theirs, "games": theirs["games"][:shared]} == {**mine, "games": mine["games"][:shared]})
    except (ValueError, KeyError, TypeError):
        return False


def kept_rounds(number: int) -> range:
    return range(max(0, number - ROUNDS_KEPT + 1), number + 1)


def parts_of(folder: Path, number: int) -> list[Lessons]:
    return [load(path) for path in sorted(folder.glob(f"round-{number}-*.npz"))]


def play_round(plan: Plan, number: int, folder: Path, place: Place, tell: Callable[[str], None]) -> None:
    """What is missing of it, as far as its time allows; games come back from wherever they were played."""
    chunks = range((plan.games[number] + CHUNK - 1) // CHUNK)
    missing = [chunk for chunk in chunks if not chunk_file(folder, number, chunk).exists()]
    eye = sound_eye(find(plan.game), folder / f"round-{number - 1}{SUFFIX}") if number else b""
    began, done, told = time.monotonic(), 0, 0
    for chunk, lessons in place(partial(play_chunk, plan, number, eye), in_time(missing, plan.seconds)):
        if lessons is None:
            tell(f"round {number}: {CHUNK} games from {chunk * CHUNK} on were given up: their process died")
            continue
        save(lessons, chunk_file(folder, number, chunk))
        done += 1
        if done * 10 // len(missing) > told:
            told = done * 10 // len(missing)
            tell(f"round {number}: {done * CHUNK} games in {time.monotonic() - began:.0f} s")
    if done < len(missing):
        tell(f"round {number}: {done * CHUNK} games of {len(missing) * CHUNK} in {time.monotonic() - began:.0f} s")


def sound_eye(game: Game[Any], path: Path) -> bytes:
    read_eye(game, path)
    return path.read_bytes()


def in_time(chunks: list[int], seconds: float) -> Iterator[int]:
    """One after the other, until the time is over; without a limit, all."""
    until = time.monotonic() + seconds
    for chunk in chunks:
        if seconds and time.monotonic() >= until:
            return
        yield chunk


def chunk_file(folder: Path, number: int, chunk: int) -> Path:
    return folder / f"round-{number}-{chunk:06}.npz"


def play_chunk(plan: Plan, number: int, eye: bytes, chunk: int) -> Lessons:
    """Some games, on whatever machine: it has nothing but what it is given."""
    game = find(plan.game)
    teacher = Teacher(eye_from(game, *unpacked(eye)) if eye else None, plan.simulations)
    first = (plan.seed * 100 + number) * ROUND_SEEDS + chunk * CHUNK
    return gathered([lesson for k in range(CHUNK) for lesson in Player(game, teacher, first + k).play()])


def in_file(game: Game[Any], fitted: Fitted, plan: Plan, number: int, lessons: Lessons) -> bytes:
    names = feature_names(game)
    layers = fitted.layers
    head = {
        "game": game.id,
        "rows": [names[row] for row in fitted.rows],
        "actions": [int(i) for i in fitted.actions],
        "points_scale": fitted.points_scale,
        "trained": {**asdict(plan), "round": number, "lessons": lessons.count, "win_loss": fitted.win_loss},
    }
    blocks = [
        fitted.scale,
        layers["first"],
        layers["first_bias"],
        layers["second"],
        layers["second_bias"],
        layers["win"].T,
        layers["win_bias"],
        layers["points"].T,
        layers["points_bias"],
        layers["action"].T,
        layers["action_bias"],
    ]
    return packed(head, [float(x) for x in np.concatenate([block.ravel() for block in blocks])])


def summary(number: int, fitted: Fitted, lessons: Lessons, seconds: float) -> str:
    games = len(np.unique(lessons.games))
    return (
        f"round {number}: {lessons.count} positions of {games} games, {seconds:.0f} s; "
        f"win {fitted.win_loss:.4f} (blind {fitted.blind_loss:.4f}), points {fitted.points_error:.3f}, "
        f"actions {fitted.actions_loss:.3f}; {len(fitted.rows)} numbers, {len(fitted.actions)} actions"
    )
