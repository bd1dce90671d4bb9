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


def play_random_games(game: Game[Any], config: Config, first: i64, games: i64, logged: bool = False) -> int:
    """Deal and play that many games at random, with the events told or without; the number of decisions."""
    n = 0
    for seed in range(first, first + games):
        n += play_out(game.begin(config, Chance.from_seed(str(seed)), logged), Dice(seed))
    return n


def play_on_clones(game: Game[Any], config: Config, first: i64, games: i64) -> int:
    """The same games, each decision on a clone of its own; the number of decisions."""
    out = Choices()
    n = 0
    for seed in range(first, first + games):
        t: Table = game.begin(config, Chance.from_seed(str(seed)))
        dice = Dice(seed)
        while not t.over:
            t = t.copy()
            t.play(random_choice(t, dice, out))
            n += 1
    return n


def count_forced(game: Game[Any], config: Config, first: i64, games: i64) -> int:
    """How many decisions of the same games leave one choice only."""
    out = Choices()
    n = 0
    for seed in range(first, first + games):
        t: Table = game.begin(config, Chance.from_seed(str(seed)))
        dice = Dice(seed)
        while not t.over:
            a = random_choice(t, dice, out)
            n += 1 if out.n == 1 else 0
            t.play(a)
    return n


def clone_often(t: Table, times: i64) -> None:
    for _ in range(times):
        t.copy()
