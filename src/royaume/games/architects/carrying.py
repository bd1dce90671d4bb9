"""How games of older rules go on under these: one entry for each version after the first."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.rules_1.state import to_rules_2
from royaume.games.architects.table import ArchitectsTable
from royaume.kernel.carrying import FIRST, CarryOver


def forget_quiet_rounds(t: ArchitectsTable) -> None:
    """Rules 1 did not count them, so that they must not end a game that went on."""
    t.quiet = 0


CARRYING: Final[tuple[CarryOver, ...]] = (
    # An effect of a reset was taken without asking. Tools beside a trade were offered before it as well as after.
    # How to bear the price of a tool was asked even where the action that it was used for left only one way.
    # Rounds without a worker for the Guildhall did not end the game.
    CarryOver(
        to_rules_2,
        answers={"accepting_effect": FIRST},
        dropped=("go on", "ignore loss", "accept loss"),
        forget=forget_quiet_rounds,
    ),
)
