"""How fast the rules run: random play with all choices listed, whole games, clones; compiled and interpreted.

Every decision counts, also one that leaves a single choice: how many do so is said beside it. Events are not kept
unless that is said.
"""

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
from royaume.kernel.playout import clone_often, count_forced, play_on_clones, play_random_games

ROUNDS = 10
PEER_GAMES = 10


@dataclass(frozen=True)
class Speed:
    """One line of the benchmark, single core, best of ten rounds; the forced decisions in percent."""

    game: str
    players: int
    expansions: tuple[str, ...]
    mode: str
    decisions_per_second: int
    games_per_second: int
    clones_per_second: int
    decisions_with_events_per_second: int
    decisions_on_clones_per_second: int
    forced_percent: float

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
    with_events, _ = best(lambda: play_random_games(game, config, 1, games, logged=True))
    on_clones, _ = best(lambda: play_random_games(game, config, 1, games, play=play_on_clones))
    forced = play_random_games(game, config, 1, games, play=count_forced)
    return Speed(
        game=game.id,
        players=config.players,
        expansions=config.expansions,
        mode="compiled" if royaume.COMPILED else "interpreted",
        decisions_per_second=round(decisions / best_games),
        games_per_second=round(games / best_games),
        clones_per_second=round(clones / best_clones),
        decisions_with_events_per_second=round(decisions / with_events),
        decisions_on_clones_per_second=round(decisions / on_clones),
        forced_percent=round(100 * forced / decisions, 1),
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


def best(run: Callable[[], int | None]) -> tuple[float, int]:
    """The shortest of the rounds, and what the run counted."""
    times: list[float] = []
    counted: int | None = 0
    for _ in range(ROUNDS):
        began = time.perf_counter()
        counted = run()
        times.append(time.perf_counter() - began)
    return min(times), counted or 0


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
    from catanatron.game import TURNS_LIMIT

    decisions = 0
    forced = 0
    began = time.perf_counter()
    for seed in range(PEER_GAMES):
        peer = Game([RandomPlayer(color) for color in Color], seed=seed)
        while peer.winning_color() is None and peer.state.num_turns < TURNS_LIMIT:
            forced += len(peer.state.playable_actions) == 1
            peer.play_tick()
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
        "decisions_with_events_per_second": None,
        "decisions_on_clones_per_second": None,
        "forced_percent": round(100 * forced / decisions, 1),
    }
