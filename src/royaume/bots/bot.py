"""What a bot is: it looks at a table as its seat may know it, and chooses."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from royaume.kernel.chance import Dice
from royaume.kernel.game import Game
from royaume.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for whoever decides at the table. It may look at nothing that this seat does not know."""

    def choose(self, game: Game[Any], t: Table, dice: Dice) -> i64:
        raise NotImplementedError

    def watches(self) -> bool:
        """Whether it wants to see what others choose."""
        return False

    def watch(self, game: Game[Any], t: Table, choice: i64) -> None:
        """Another seat chooses this before everybody's eyes, at a table as the seat of this bot may know it."""
