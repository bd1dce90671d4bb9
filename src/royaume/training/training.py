"""`royaume train`: rounds of games and fitting, each step kept in a folder so that it can go on where it stopped."""

from __future__ import annotations

import json
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from royaume.bots.eye.file import SUFFIX, packed, read_eye
from royaume.bots.eye.sight import feature_names
from royaume.games import find
from royaume.kernel.errors import BadInput
from royaume.kernel.game import Game
from royaume.training.fitting import Fitted, fit
from royaume.training.lessons import Lessons, gathered, joined, load, save
from royaume.training.playing import Player, Teacher

CHUNK = 5  # games of one task
ROUND_SEEDS = 10_000_000
ROUNDS_KEPT = 3  # of which games are learned from
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


def train(plan: Plan, folder: Path, jobs: int, tell: Callable[[str], None] = print) -> Path:
    """The file of the last round's eye."""
    begin_in(folder, plan)
    game = find(plan.game)
    for number in range(len(plan.games)):
        path = folder / f"round-{number}{SUFFIX}"
        if path.exists():
            continue
        play_round(plan, number, folder, jobs, tell)
        lessons = joined([part for kept in kept_rounds(number) for part in parts_of(folder, kept)])
        began = time.monotonic()
        fitted = fit(lessons, feature_names(game), int(game.layout.size), plan.passes, plan.seed + number, tell)
        path.write_bytes(in_file(game, fitted, plan, number, lessons))
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


def play_round(plan: Plan, number: int, folder: Path, jobs: int, tell: Callable[[str], None]) -> None:
    chunks = range((plan.games[number] + CHUNK - 1) // CHUNK)
    missing = [chunk for chunk in chunks if not chunk_file(folder, number, chunk).exists()]
    eye = str(folder / f"round-{number - 1}{SUFFIX}") if number else ""
    began = time.monotonic()
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        tasks = [pool.submit(play_chunk, plan, number, chunk, str(folder), eye) for chunk in missing]
        for done, task in enumerate(as_completed(tasks), 1):
            task.result()
            spent = time.monotonic() - began
            if plan.seconds and spent >= plan.seconds:
                pool.shutdown(wait=True, cancel_futures=True)
                tell(f"round {number}: about {done * CHUNK} games in {spent:.0f} s")
                return
            if done * 10 // len(tasks) != (done - 1) * 10 // len(tasks):
                tell(f"round {number}: {done * CHUNK} games in {spent:.0f} s")


def chunk_file(folder: Path, number: int, chunk: int) -> Path:
    return folder / f"round-{number}-{chunk:06}.npz"


def play_chunk(plan: Plan, number: int, chunk: int, folder: str, eye: str) -> None:
    game = find(plan.game)
    teacher = Teacher(read_eye(game, Path(eye)) if eye else None, plan.simulations)
    first = (plan.seed * 100 + number) * ROUND_SEEDS + chunk * CHUNK
    lessons = [lesson for k in range(CHUNK) for lesson in Player(game, teacher, first + k).play()]
    save(gathered(lessons), chunk_file(Path(folder), number, chunk))


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
