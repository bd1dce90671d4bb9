"""One turn ahead: the choice after which the table is worth most, by the game's own scoring."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from royaume.bots.bot import Bot
from royaume.bots.looking_ahead import Aim, best_choice
from royaume.kernel.chance import Dice
from royaume.kernel.game import Game
from royaume.kernel.table import Table


@final
class GreedyBot(Bot):
    """Tries every choice, with good answers to the questions that follow in the same turn; ties by chance."""

    def choose(self, game: Game[Any], t: Table, dice: Dice) -> i64:
        return best_choice(Aim(game, t.top().seat), t, dice)
