"""Games of every mix of bots around every number of seats: all of them end, and how.

A line a mix, as soon as its games are played. A game that does not end, ends this with exit code 1 and its record.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import combinations_with_replacement

from royaume import bots
from royaume.arena.simulation import LawBroken, Summary, simulate
from royaume.games import GAMES, find

CHUNK = 50

Names = tuple[str, ...]


def mixes(players: int) -> list[Names]:
    """Every mix of bots for so many seats; who sits where does not count."""
    return list(combinations_with_replacement(sorted(bots.BOTS), players))


def chunk(game: str, with_: Names, names: Names, games: int, seed: int) -> Summary:
    """Some games of one mix."""
    found = find(game)
    try:
        return simulate(found, found.configure(len(names), with_), names, games, seed, checked=False)
    except LawBroken as broken:
        raise RuntimeError(f"{','.join(names)}: {broken.law}\n{broken.record}") from None


def chunks(pool: ProcessPoolExecutor, asked: argparse.Namespace, names: Names) -> list[Future[Summary]]:
    """All games of one mix, each part with a seed of its own."""
    return [
        pool.submit(
            chunk, asked.game, tuple(asked.expansions), names, min(CHUNK, asked.games - done), asked.seed + done
        )
        for done in range(0, asked.games, CHUNK)
    ]


def told(names: Names, parts: list[Summary]) -> str:
    games = sum(part.games for part in parts)
    decisions = sum(part.decisions for part in parts)
    ends = sum((part.ends for part in parts), Counter[str]())
    scores = [sum(map(sum, seat)) / games for seat in zip(*[part.scores for part in parts], strict=True)]
    return (
        f"{len(names)} seats, {','.join(names)}: {games} games ({', '.join(f'{n} {end}' for end, n in ends.items())}), "
        f"{decisions // games} decisions each, points {' '.join(f'{score:.0f}' for score in scores)}"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--with", dest="expansions", action="append", default=[], help="an expansion; may be repeated")
    parser.add_argument("--games", type=int, default=2000, help="of each mix")
    parser.add_argument("--seats", type=int, help="only tables of so many")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    game = find(asked.game)
    seats = [asked.seats] if asked.seats else range(game.fewest, game.most_with(tuple(asked.expansions)) + 1)
    with ProcessPoolExecutor(asked.jobs) as pool:
        playing = [(names, chunks(pool, asked, names)) for players in seats for names in mixes(players)]
        try:
            for names, parts in playing:
                print(told(names, [part.result() for part in parts]), flush=True)
        except RuntimeError as endless:
            pool.shutdown(cancel_futures=True)
            print(endless)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
