"""What the eye wants to come of a turn."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from royaume.bots.eye.sight import Eye
from royaume.bots.gentle import all_unharmed, harm_since
from royaume.bots.looking_ahead import Aim
from royaume.kernel.game import Game
from royaume.kernel.table import Table

UNITS: Final = 1_000_000.0  # values are compared as whole numbers
HARM: Final = 200_000  # for each thing that another seat loses by a turn


class EyeAim(Aim):
    """That the eye likes the table."""

    def __init__(self, game: Game[Any], seat: i64, eye: Eye) -> None:
        super().__init__(game, seat)
        self.eye: Final = eye

    def value(self, t: Table) -> i64:
        self.eye.look(t, self.seat)
        return i64(int(self.eye.values[self.seat] * UNITS))


@final
class KindEyeAim(EyeAim):
    """Likewise, but not at the cost of others."""

    def __init__(self, game: Game[Any], seat: i64, eye: Eye, t: Table) -> None:
        super().__init__(game, seat, eye)
        self.before = all_unharmed(game, t)

    def value(self, t: Table) -> i64:
        self.eye.look(t, self.seat)
        harm = harm_since(self.before, all_unharmed(self.game, t), self.seat)
        return i64(int(self.eye.values[self.seat] * UNITS)) - HARM * harm
