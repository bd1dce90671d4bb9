"""The hashes of random games, one line a composition: compiled and interpreted rules must print the same.

`python -m royaume.arena.hashes 1000`, and the same with ROYAUME_PURE=1.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from typing import Any

from royaume.arena.simulation import compositions
from royaume.games import GAMES
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.choices import Choices
from royaume.kernel.config import Config
from royaume.kernel.game import Game
from royaume.kernel.playout import random_choice
from royaume.kernel.state import state_hash

EVERY = 16


def hash_of_games(game: Game[Any], config: Config, games: int) -> str:
    """One hash over the final states of these games and over states on the way."""
    total = sha256()
    for seed in range(games):
        t = game.begin(config, Chance.from_seed(str(seed)))
        dice, out = Dice(seed), Choices()
        decisions = 0
        while not t.over:
            if decisions % EVERY == 0:
                total.update(state_hash(game, config, t).encode())
            t.play(random_choice(t, dice, out))
            decisions += 1
        total.update(state_hash(game, config, t).encode())
    return total.hexdigest()


def main(games: int) -> None:
    """So many games in all, spread over the compositions of every title."""
    for game in GAMES.values():
        composed = compositions(game)
        each = -(-games // len(composed))
        for config in composed:
            sys.stdout.write(f"{game.id} {config.to_data()} {each} {hash_of_games(game, config, each)}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
