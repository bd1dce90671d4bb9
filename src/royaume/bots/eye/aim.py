"""What the eye wants to come of a turn."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from royaume.bots.eye.sight import Eye
from royaume.bots.looking_ahead import Aim
from royaume.kernel.game import Game
from royaume.kernel.table import Table

UNITS: Final = 1_000_000.0  # values are compared as whole numbers


@final
class EyeAim(Aim):
    """That the eye likes the table."""

    def __init__(self, game: Game[Any], seat: i64, eye: Eye) -> None:
        super().__init__(game, seat)
        self.eye: Final = eye

    def value(self, t: Table) -> i64:
        self.eye.look(t, self.seat)
        return i64(int(self.eye.values[self.seat] * UNITS))
