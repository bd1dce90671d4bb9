"""The bare eye: one turn ahead, no search."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from royaume.bots.bot import Bot
from royaume.bots.eye.file import eye_at
from royaume.bots.eye.promise import place_of_best, promises
from royaume.kernel.chance import Dice
from royaume.kernel.choices import Choices
from royaume.kernel.game import Game
from royaume.kernel.table import Table


@final
class EyeBot(Bot):
    """Tries every choice of the turn, and takes what promises most."""

    def choose(self, game: Game[Any], t: Table, dice: Dice) -> i64:
        known: Table = game.resample(t, t.top().seat, dice)
        out = Choices()
        known.top().legal(known, out)
        if out.n == 1:
            return out.items[0]
        return out.items[place_of_best(promises(game, eye_at(game, t), known, out))]
