"""Which tables of a title are learned from: every number of players, mix of expansions and solo opponent."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

from royaume.kernel.config import Config
from royaume.kernel.game import Game

SOLO_SHARE = 0.2
OFTEN = 4  # how much oftener than others the numbers of players that people like best
LIKED = (2, 4)
PLAIN_SHARE = 0.5  # of tables without any expansion, where there are some


def any_table(game: Game[Any], dice: random.Random) -> Config:
    """One table, drawn so that the usual ones are learned best and none is left out."""
    expansions = any_mix(game, dice)
    solos = game.solos_with(expansions)
    if solos and dice.random() < SOLO_SHARE:
        return game.configure(None, expansions, dice.choice(solos))
    counts = range(game.fewest, game.most_with(expansions) + 1)
    players = dice.choices(counts, [OFTEN if n in LIKED else 1 for n in counts])[0]
    return game.configure(players, expansions, setup=dice.choice(game.setups))


def any_mix(game: Game[Any], dice: random.Random) -> tuple[str, ...]:
    names = game.expansions
    mixes = [mix for n in range(1, len(names) + 1) for mix in combinations(names, n)]
    return dice.choice(mixes) if mixes and dice.random() > PLAIN_SHARE else ()
