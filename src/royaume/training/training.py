"""`royaume train`: rounds of games and fitting, each step kept in a folder so that it can go on where it stopped."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import numpy as np

from royaume.bots.eye.file import SUFFIX, eye_from, read_eye, unpacked
from royaume.bots.eye.sight import Eye, feature_names
from royaume.games import find
from royaume.kernel.errors import BadInput
from royaume.kernel.game import Game
from royaume.places import Place
from royaume.training.fitting import Fitted, fit, fit_on
from royaume.training.keeping import from_file, in_file
from royaume.training.lessons import Lessons, gathered, joined, load, save
from royaume.training.playing import Player, Teachers

CHUNK = 20  # games of one task
ROUND_SEEDS = 10_000_000
PLAN = "plan.json"


@dataclass(frozen=True)
class Plan:
    """What is played and learned; the same from the beginning to the end of a training."""

    game: str
    games: tuple[int, ...]  # of each round; in the first one greedy players teach
    seconds: float = 0.0  # the most for the games of one round; 0: until all are played
    passes: int = 6  # over the first round's lessons
    seed: int = 1


def train(plan: Plan, folder: Path, place: Place, tell: Callable[[str], None] = print) -> Path:
    """The file of the last round's eye."""
    begin_in(folder, plan)
    game = find(plan.game)
    for number in range(len(plan.games)):
        if not eye_file(folder, number).exists():
            play_round(plan, number, folder, place, tell)
            learn_round(plan, number, game, folder, tell)
    return eye_file(folder, len(plan.games) - 1)


def eye_file(folder: Path, number: int) -> Path:
    return folder / f"round-{number}{SUFFIX}"


def learn_round(plan: Plan, number: int, game: Game[Any], folder: Path, tell: Callable[[str], None]) -> None:
    parts = parts_of(folder, number)
    if not parts:
        raise BadInput("nothing-played", round=number)
    lessons = joined(parts)
    began = time.monotonic()
    names, seed = feature_names(game), plan.seed + number
    if number == 0:
        fitted = fit(lessons, names, int(game.layout.size), plan.passes, seed, tell)
    else:
        fitted = fit_on(from_file(game, eye_file(folder, number - 1).read_bytes()), lessons, names, seed)
    trained = {**asdict(plan), "round": number, "lessons": lessons.count, "win_loss": fitted.win_loss}
    unfinished = eye_file(folder, number).with_suffix(".part")
    unfinished.write_bytes(in_file(game, fitted, trained))
    unfinished.replace(eye_file(folder, number))
    tell(summary(number, fitted, lessons, time.monotonic() - began))


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


def parts_of(folder: Path, number: int) -> list[Lessons]:
    return [load(path) for path in sorted(folder.glob(f"round-{number}-*.npz"))]


def play_round(plan: Plan, number: int, folder: Path, place: Place, tell: Callable[[str], None]) -> None:
    """What is missing of it, as far as its time allows; games come back from wherever they were played."""
    chunks = range((plan.games[number] + CHUNK - 1) // CHUNK)
    missing = [chunk for chunk in chunks if not chunk_file(folder, number, chunk).exists()]
    game = find(plan.game)
    eyes = [sound_eye(game, eye_file(folder, kept)) for kept in (number - 1, 0)] if number else []
    began, done, told = time.monotonic(), 0, 0
    for chunk, lessons in place(partial(play_chunk, plan, number, eyes), in_time(missing, plan.seconds)):
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


def play_chunk(plan: Plan, number: int, eyes: list[bytes], chunk: int) -> Lessons:
    """Some games, on whatever machine: it has nothing but what it is given."""
    game = find(plan.game)
    teachers = Teachers(*(eye_in(plan.game, eye) for eye in eyes))
    first = (plan.seed * 1000 + number) * ROUND_SEEDS + chunk * CHUNK
    return gathered([lesson for k in range(CHUNK) for lesson in Player(game, teachers, first + k).play()])


@lru_cache(maxsize=2)
def eye_in(game: str, data: bytes) -> Eye:
    return eye_from(find(game), *unpacked(data))


def summary(number: int, fitted: Fitted, lessons: Lessons, seconds: float) -> str:
    games = len(np.unique(lessons.games))
    return (
        f"round {number}: {lessons.count} positions of {games} games, {seconds:.0f} s; "
        f"win {fitted.win_loss:.4f} (blind {fitted.blind_loss:.4f}), points {fitted.points_error:.3f}, "
        f"actions {fitted.actions_loss:.3f}; {len(fitted.rows)} numbers, {len(fitted.actions)} actions"
    )
