"""How many simulations of search a second one core makes: `python benchmarks/simulations.py`."""

from __future__ import annotations

import argparse
import time

from royaume.bots.eye.file import eye_of
from royaume.bots.greedy import GreedyBot
from royaume.bots.search.tree import Tree
from royaume.games import GAMES
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.choices import Choices

PLAYERS = 4
BETWEEN = 9  # turns from one position that is searched to the next


def simulations_per_second(title: str, expansions: tuple[str, ...], each: int) -> float:
    """Over positions of a whole game of greedy players, in processor time."""
    game = GAMES[title]
    t = game.begin(game.configure(PLAYERS, expansions), Chance.from_seed("1"))
    dice, out, greedy = Dice(1), Choices(), GreedyBot()
    spent, made, next_turn = 0.0, 0, BETWEEN
    while not t.over:
        t.top().legal(t, out)
        if t.turn >= next_turn and out.n > 1:
            next_turn = int(t.turn) + BETWEEN
            began = time.process_time()
            tree = Tree(game, eye_of(game), game.resample(t, t.top().seat, dice))
            tree.grow(t, dice, each, 0.0)
            spent += time.process_time() - began
            made += int(tree.simulated)
        t.play(greedy.choose(game, t, dice))
    return made / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--simulations", type=int, default=2000, help="at each position")
    each = parser.parse_args().simulations
    for title, game in GAMES.items():
        for expansions in ((), game.expansions) if game.expansions else ((),):
            rate = simulations_per_second(title, expansions, each)
            print(f"{title} {' '.join(expansions)}: {rate:,.0f} simulations/s at {PLAYERS} players", flush=True)


if __name__ == "__main__":
    main()
