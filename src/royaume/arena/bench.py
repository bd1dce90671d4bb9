"""How fast the rules run: random play with all choices listed, whole games, clones; compiled and interpreted."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

import royaume
from royaume.interpreted import SWITCH
from royaume.kernel.config import Config
from royaume.kernel.game import Game
from royaume.kernel.playout import clone_often, play_random_games

ROUNDS = 10
PEER_GAMES = 10


@dataclass(frozen=True)
class Speed:
    """One line of the benchmark, single core, best of ten rounds."""

    game: str
    players: int
    expansions: tuple[str, ...]
    mode: str
    decisions_per_second: int
    games_per_second: int
    clones_per_second: int

    def to_data(self) -> dict[str, object]:
        data = asdict(self)
        data["with"] = list(data.pop("expansions"))
        return data


def measure(game: Game[Any], config: Config, seconds: float) -> Speed:
    """Time random games for about that long."""
    games = fitting(lambda n: play_random_games(game, config, 1, n), seconds / ROUNDS)
    clones = fitting(lambda n: clone_often(middle(game, config), n), seconds / ROUNDS / 4)
    best_games, decisions = best(lambda: play_random_games(game, config, 1, games))
    best_clones, _ = best(lambda: clone_often(middle(game, config), clones))
    return Speed(
        game.id,
        config.players,
        config.expansions,
        "compiled" if royaume.COMPILED else "interpreted",
        round((decisions or 0) / best_games),
        round(games / best_games),
        round(clones / best_clones),
    )


def middle(game: Game[Any], config: Config) -> Any:
    """A table after some turns of random play."""
    match = royaume.Match(game, config, "middle")
    while match.turn < 6 * match.seats:
        match.play(match.choices()[-1])
    return match.table


def fitting(run: Callable[[int], object], seconds: float) -> int:
    """How many times fill the time."""
    n = 1
    while True:
        began = time.perf_counter()
        run(n)
        taken = time.perf_counter() - began
        if taken > seconds / 4:
            return max(1, int(n * seconds / taken))
        n *= 2


def best(run: Callable[[], int | None]) -> tuple[float, int | None]:
    """The shortest of the rounds, and what the run counted."""
    times: list[float] = []
    counted: int | None = 0
    for _ in range(ROUNDS):
        began = time.perf_counter()
        counted = run()
        times.append(time.perf_counter() - began)
    return min(times), counted


def measure_interpreted(arguments: list[str]) -> list[dict[str, object]]:
    """The same benchmark in a process that runs the source of the rules."""
    done = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", "royaume", "bench", "--json", *arguments],
        env={**os.environ, SWITCH: "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    lines: list[dict[str, object]] = json.loads(done.stdout)
    return lines


def measure_peer() -> dict[str, object] | None:
    """Catanatron's random play on the same machine, where it is installed."""
    if importlib.util.find_spec("catanatron") is None:
        return None
    from catanatron import Color, Game, RandomPlayer

    decisions = 0
    began = time.perf_counter()
    for seed in range(PEER_GAMES):
        peer = Game([RandomPlayer(color) for color in Color], seed=seed)
        peer.play()
        decisions += len(peer.state.actions)
    seconds = time.perf_counter() - began
    return {
        "game": "catanatron",
        "players": len(Color),
        "with": [],
        "mode": "peer",
        "decisions_per_second": round(decisions / seconds),
        "games_per_second": round(PEER_GAMES / seconds, 1),
        "clones_per_second": None,
    }
