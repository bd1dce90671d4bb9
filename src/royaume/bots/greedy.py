"""One turn ahead: the choice after which the table is worth most, by the game's own scoring."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from royaume.bots.bot import Bot
from royaume.bots.looking_ahead import WORST, Aim, value_after
from royaume.kernel.chance import Dice
from royaume.kernel.choices import Choices
from royaume.kernel.game import Game
from royaume.kernel.table import Table


@final
class GreedyBot(Bot):
    """Tries every choice, with good answers to the questions that follow in the same turn; ties by chance."""

    def choose(self, game: Game[Any], t: Table, dice: Dice) -> i64:
        aim = Aim(game, t.top().seat)
        known: Table = game.resample(t, aim.seat, dice)
        out = Choices()
        known.top().legal(known, out)
        best: i64 = WORST
        chosen: i64 = out.items[0]
        equal: i64 = 0
        for i in range(out.n if out.n > 1 else 0):
            value = value_after(aim, known, out.items[i])
            equal = equal + 1 if value == best else 1
            if value > best or (value == best and dice.roll(equal) == 0):
                best = value
                chosen = out.items[i]
        return chosen
