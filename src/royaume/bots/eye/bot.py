"""The bare eye: one turn ahead, no search."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from royaume.bots.bot import Bot
from royaume.bots.eye.aim import UNITS, EyeAim, KindEyeAim
from royaume.bots.eye.file import eye_of
from royaume.bots.looking_ahead import best_choice, good_choice
from royaume.kernel.chance import Dice
from royaume.kernel.game import Game
from royaume.kernel.table import Table


@final
class EyeBot(Bot):
    """Tries every choice of the turn; takes what the eye likes best afterwards, or any that is nearly as good."""

    def __init__(self, tolerance: float = 0.0, kind: bool = False) -> None:
        self.tolerance: Final = i64(int(tolerance * UNITS))
        self.kind: Final = kind

    def choose(self, game: Game[Any], t: Table, dice: Dice) -> i64:
        seat = t.top().seat
        eye = eye_of(game)
        aim = KindEyeAim(game, seat, eye, t) if self.kind else EyeAim(game, seat, eye)
        if self.tolerance == 0:
            return best_choice(aim, t, dice)
        return good_choice(aim, t, dice, self.tolerance)
