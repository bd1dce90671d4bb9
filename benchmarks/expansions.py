"""What expansions leave of the base game's speed: `python benchmarks/expansions.py`.

Random games of all compositions in turn, a few each, in processor time; several processes, since one may be some
percent off another for its whole life. What counts is the median of all turns.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from multiprocessing import get_context

import royaume
from royaume.games import find
from royaume.kernel.playout import play_random_games

PLAYERS = 4
AT_ONCE = 10  # games: some milliseconds


def speeds(title: str, compositions: list[tuple[str, ...]], turns: int) -> list[list[float]]:
    """Decisions a second, by turn and composition."""
    game = find(title)
    configs = [game.configure(PLAYERS, expansions) for expansions in compositions]
    found = []
    for turn in range(turns):
        found.append([])
        for config in configs:
            began = time.process_time()
            decisions = play_random_games(game, config, 1 + turn * AT_ONCE, AT_ONCE)
            found[-1].append(decisions / (time.process_time() - began))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="architects")
    parser.add_argument("--processes", type=int, default=5)
    parser.add_argument("--turns", type=int, default=100, help="of each process")
    asked = parser.parse_args()
    if not royaume.COMPILED:
        sys.exit("the rules are not compiled: make compiled")
    names = find(asked.game).expansions
    compositions = [some for n in range(len(names) + 1) for some in combinations(names, n)]
    turns: list[list[float]] = []
    for _ in range(asked.processes):
        with ProcessPoolExecutor(1, get_context("spawn")) as process:
            turns += process.submit(speeds, asked.game, compositions, asked.turns).result()
    for place, expansions in enumerate(compositions):
        speed = statistics.median(turn[place] for turn in turns)
        share = statistics.median(turn[place] / turn[0] for turn in turns)
        print(
            f"{asked.game} {' '.join(expansions):24s} {speed / 1e6:.2f} M decisions/s, {100 * share:.1f} % of the base"
        )


if __name__ == "__main__":
    main()
