"""The bare eye: one turn ahead, no search."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from royaume.bots.bot import Bot
from royaume.bots.eye.aim import EyeAim
from royaume.bots.eye.file import eye_of
from royaume.bots.looking_ahead import best_choice
from royaume.kernel.chance import Dice
from royaume.kernel.game import Game
from royaume.kernel.table import Table


@final
class EyeBot(Bot):
    """Tries every choice of the turn, and takes what the eye likes best afterwards."""

    def choose(self, game: Game[Any], t: Table, dice: Dice) -> i64:
        return best_choice(EyeAim(game, t.top().seat, eye_of(game)), t, dice)
