"""Which tables of a title are learned from: every number of players, mix of expansions and solo opponent."""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from royaume.kernel.config import Config
from royaume.kernel.game import Game

OFTEN = 4  # how much oftener than others the numbers of players that people like best
LIKED = (2, 4)
PLAIN_SHARE = 0.5  # of tables without any expansion, where there are some


@dataclass(frozen=True)
class Kinds:
    """Of the games that are learned from: against whom they are played, and how long at most."""

    solo: float = 0.2  # alone against an opponent that the rules play, where a title has such
    greedy: float = 0.1  # of the others: against greedy players, who cost eight times as much
    earlier: float = 0.3  # and against earlier habits
    longest: int = 55  # rounds, or up to ten fewer, nobody knows when: a game that is not over counts as it stands
    price_of_time: float = 0.03  # what a late round costs everybody


USUAL = Kinds()


def any_table(game: Game[Any], dice: random.Random, solo: float) -> Config:
    """One table, drawn so that the usual ones are learned best and none is left out."""
    expansions = any_mix(game, dice)
    solos = game.solos_with(expansions)
    if solos and dice.random() < solo:
        return game.configure(None, expansions, dice.choice(solos))
    counts = range(game.fewest, game.most_with(expansions) + 1)
    players = dice.choices(counts, [OFTEN if n in LIKED else 1 for n in counts])[0]
    return game.configure(players, expansions, setup=dice.choice(game.setups))


def any_mix(game: Game[Any], dice: random.Random) -> tuple[str, ...]:
    names = game.expansions
    mixes = [mix for n in range(1, len(names) + 1) for mix in combinations(names, n)]
    return dice.choice(mixes) if mixes and dice.random() > PLAIN_SHARE else ()
