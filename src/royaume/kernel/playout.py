"""Loops over whole games, compiled: random play and clones."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from royaume.kernel.chance import Chance, Dice
from royaume.kernel.choices import Choices
from royaume.kernel.config import Config
from royaume.kernel.game import Game
from royaume.kernel.table import Table


def random_choice(t: Table, dice: Dice, out: Choices) -> i64:
    t.frames[t.depth - 1].legal(t, out)
    return out.items[dice.roll(out.n)]


def play_out(t: Table, dice: Dice) -> int:
    """Play at random to the end; the number of decisions."""
    out = Choices()
    n: i64 = 0
    while not t.over:
        t.play(random_choice(t, dice, out))
        n += 1
    return int(n)


def play_random_games(game: Game[Any], config: Config, first: i64, games: i64) -> int:
    """Deal and play that many games at random; the number of decisions."""
    n = 0
    for seed in range(first, first + games):
        n += play_out(game.begin(config, Chance.from_seed(str(seed))), Dice(seed))
    return n


def clone_often(t: Table, times: i64) -> None:
    for _ in range(times):
        t.copy()
