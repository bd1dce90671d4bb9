"""Loops over whole games, compiled: random play and clones."""

from __future__ import annotations

from collections.abc import Callable
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


def play_on_clones(t: Table, dice: Dice) -> int:
    """The same game, each decision on a clone of its own; the number of decisions."""
    out = Choices()
    n: i64 = 0
    while not t.over:
        t = t.copy()
        t.play(random_choice(t, dice, out))
        n += 1
    return int(n)


def count_forced(t: Table, dice: Dice) -> int:
    """How many decisions of the same game leave one choice only."""
    out = Choices()
    n: i64 = 0
    while not t.over:
        a = random_choice(t, dice, out)
        if out.n == 1:
            n += 1
        t.play(a)
    return int(n)


def play_random_games(
    game: Game[Any],
    config: Config,
    first: i64,
    games: i64,
    logged: bool = False,
    play: Callable[[Table, Dice], int] = play_out,
) -> int:
    """Deal and play that many games at random, with the events told or without; what `play` counts, in all."""
    n = 0
    for seed in range(first, first + games):
        n += play(game.begin(config, Chance.from_seed(str(seed)), logged), Dice(seed))
    return n


def clone_often(t: Table, times: i64) -> None:
    for _ in range(times):
        t.copy()
