"""Very many random games with the laws on, over all player counts and options, on several cores.

Every decision: pieces conserved, legal = offered and not refused. A sample of decisions: clone, save, leak, words.
A sample of finished games: the record reads back to the same bytes. A broken law ends with exit code 1 and the record.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any

import royaume
from royaume import bots
from royaume.arena import laws
from royaume.arena.simulation import MOST_DECISIONS, compositions, record_of
from royaume.games import GAMES, find
from royaume.interpreted import SWITCH
from royaume.kernel import notation
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.config import Config
from royaume.kernel.data import Reader
from royaume.kernel.game import Game
from royaume.kernel.state import read_config

SAMPLE = 40
ANYBODY = "anybody"
NOBODY = "nobody"
CHUNK = 500
SELDOM = 20


Chunk = tuple[int, str, str]  # decisions played, and the broken law with its record
Job = tuple[str, dict[str, Any], int, int]


def chunk(game: str, config: dict[str, Any], first: int, games: int) -> Chunk:
    return chunk_of(find(game), config, first, games)


def chunk_of(found: Game[Any], config: dict[str, Any], first: int, games: int) -> Chunk:
    composed = read_config(found, Reader(config, "config"))
    decisions = n = 0
    for seed in range(first, first + games):
        n, law, record = one_game(found, composed, seed, max(SAMPLE, n // 2))
        decisions += n
        if law:
            return decisions, law, record
    return decisions, "", ""


def one_game(game: Any, config: Config, seed: int, sample: int) -> tuple[int, str, str]:
    """The costly laws are checked at one decision in so many: about two in a game as long as the one before."""
    t = game.begin(config, Chance.from_seed(str(seed)))
    dice = Dice(seed)
    chosen: list[tuple[int, int]] = []
    while True:
        sampled = dice.roll(sample) == 0
        law = laws.every_law(game, config, t, Dice(seed)) if sampled else laws.broken(game, t)
        if not law and len(chosen) > MOST_DECISIONS:
            law = "the game does not end"
        if law:
            return len(chosen), law, record_of(game, config, str(seed), chosen)
        if t.over:
            break
        seat = int(t.top().seat)
        chosen.append((seat, keeping_people(game, t, dice)))
        t.play(chosen[-1][1])
    return len(chosen), *(recorded(game, config, seed, chosen) if seed % SAMPLE == 0 else ("", ""))


def keeping_people(game: Any, t: Any, dice: Dice) -> int:
    """A random choice that seldom discards an apprentice: otherwise tools would hardly ever be used."""
    a = bots.choose("random", game, t, dice)
    while t.top().describe(t, a).key == "discard_apprentice" and dice.roll(SELDOM) != 0:
        a = bots.choose("random", game, t, dice)
    return int(a)


def recorded(game: Any, config: Config, seed: int, chosen: list[tuple[int, int]]) -> tuple[str, str]:
    text = record_of(game, config, str(seed), chosen)
    same = notation.read(text, {game.id: game}).to_text() == text
    return ("", "") if same else ("a record reads back to other bytes", text)


def hashes(games: int, pure: str) -> str:
    """The hashes of random games, by compiled or by interpreted rules."""
    command = [sys.executable, "-m", "royaume.arena.hashes", str(games)]
    environment = {**os.environ, SWITCH: pure}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def compare_hashes(games: int) -> bool:
    with ThreadPoolExecutor(2) as pool:
        compiled, interpreted = pool.map(lambda pure: hashes(games, pure), ("0", "1"))
    equal = compiled == interpreted
    print(f"state hashes of {games} games, compiled and interpreted: {'equal' if equal else 'DIFFERENT'}")
    return equal


def campaign(name: str, play: Callable[..., Chunk], composed: list[Config], games: int, seed: int, jobs: int) -> bool:
    """So many games, shared out over the compositions; whether no law was broken. `play` is given one job's numbers."""
    each = -(-games // len(composed))
    work: list[Job] = [
        (name, config.to_data(), seed * 10_000_000 + i * each + part, min(CHUNK, each - part))
        for i, config in enumerate(composed)
        for part in range(0, each, CHUNK)
    ]
    began = time.perf_counter()
    with ProcessPoolExecutor(jobs) as pool:
        results = list(pool.map(play, *zip(*work, strict=True)))
    seconds = time.perf_counter() - began
    for _, law, record in results:
        if law:
            print(f"{name}: {law}\n{record}")
            return False
    decisions = sum(n for n, _, _ in results)
    mode = "compiled" if royaume.COMPILED else "interpreted"
    print(
        f"{name}: {each * len(composed)} games of {len(composed)} compositions, {decisions} decisions, no violated law"
    )
    print(f"{seconds:.0f} s, {mode}, {jobs} processes")
    return True


def fits(config: Config, expansion: str, against: str) -> bool:
    """Whether such tables are asked for."""
    return expansion in ("", *config.expansions) and against in (ANYBODY, config.solo or NOBODY)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hashes", type=int, default=10_000, help="games whose hashes are compared in both modes")
    parser.add_argument("--game", choices=GAMES, help="only this title")
    parser.add_argument("--with", dest="expansion", default="", help="only tables with this expansion")
    parser.add_argument(
        "--against", default=ANYBODY, help="only tables against this solo opponent; nobody: without one"
    )
    arguments = parser.parse_args()
    for game in [arguments.game] if arguments.game else GAMES:
        composed = [c for c in compositions(find(game)) if fits(c, arguments.expansion, arguments.against)]
        if not composed:
            continue
        if not campaign(game, chunk, composed, arguments.games, arguments.seed, arguments.jobs):
            return 1
    return 0 if compare_hashes(arguments.hashes) else 1


if __name__ == "__main__":
    sys.exit(main())
