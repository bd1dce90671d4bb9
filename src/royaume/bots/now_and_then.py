"""Sees further in some turns only: how strong a level is, is how often it sees what the learned eye does."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from royaume.bots.bot import Bot
from royaume.bots.eye.bot import EyeBot
from royaume.bots.eye.file import ALWAYS, eye_at
from royaume.kernel.automatic.steps import is_solo
from royaume.kernel.chance import Dice
from royaume.kernel.game import Game
from royaume.kernel.table import Table

NO_TURN: Final = -1
ALONE: Final = " alone"  # another share, where there is only an opponent that the rules play


@final
class NowAndThenBot(Bot):
    """A turn is played from one plan: by the eye, or as the bot plays that does not see so far."""

    def __init__(self, level: str, otherwise: Bot) -> None:
        self.level: Final = level
        self.otherwise: Final = otherwise
        self.eye: Final = EyeBot()
        self.turn: i64 = NO_TURN  # which it decided last
        self.sees: bool = False

    def choose(self, game: Game[Any], t: Table, dice: Dice) -> i64:
        if self.turn != t.turn:
            self.turn = t.turn
            self.sees = dice.roll(ALWAYS) < self.insight(game, t)
        return (self.eye if self.sees else self.otherwise).choose(game, t, dice)

    def insight(self, game: Game[Any], t: Table) -> int:
        """In so many turns of a hundred."""
        shares = eye_at(game, t).use.insight
        usual = shares.get(self.level, 0)
        return shares.get(self.level + ALONE, usual) if is_solo(t) else usual
