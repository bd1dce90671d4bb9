"""What a search does over and over, on tables alone: imagine what is hidden, play by index, see who wins."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from royaume.kernel.chance import Dice
from royaume.kernel.choices import Choices
from royaume.kernel.config import Config
from royaume.kernel.game import Game
from royaume.kernel.indexing import play_index
from royaume.kernel.playout import random_choice
from royaume.kernel.table import Table


def imagined(game: Game[Any], t: Table, dice: Dice) -> Table:
    """A copy to play on, as whoever decides might imagine it: what that seat does not know is dealt again."""
    copy: Table = game.resample(t, t.top().seat, dice)
    return copy


def shares(game: Game[Any], config: Config, t: Table) -> list[float]:
    """What each seat has of the victory; those who win together share it."""
    winners = game.winners(t, config)
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(t.seats)]


def play_to_the_end(t: Table, dice: Dice, most: i64) -> bool:
    """Play at random; whether the game is over after so many decisions."""
    out = Choices()
    for _ in range(most):
        if t.over:
            return True
        t.play(random_choice(t, dice, out))
    return t.over


def tried(game: Game[Any], config: Config, t: Table, i: i64, dice: Dice, most: i64) -> list[float]:
    """The victory after the action of this index on an imagined table and random play.

    A game that is not over after so many decisions counts as it stands.
    """
    later = imagined(game, t, dice)
    play_index(game, later, i)
    play_to_the_end(later, dice, most)
    return shares(game, config, later)
