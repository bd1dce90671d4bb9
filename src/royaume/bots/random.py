"""Any legal choice, each equally likely."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from royaume.bots.bot import Bot
from royaume.kernel.chance import Dice
from royaume.kernel.choices import Choices
from royaume.kernel.game import Game
from royaume.kernel.playout import random_choice
from royaume.kernel.table import Table


@final
class RandomBot(Bot):
    """Plays at random."""

    def __init__(self) -> None:
        self.out = Choices()

    def choose(self, game: Game[Any], t: Table, dice: Dice) -> i64:
        return random_choice(t, dice, self.out)
