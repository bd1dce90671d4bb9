"""How games of older rules go on under these: one entry for each version after the first."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.rules_1.state import to_rules_2
from royaume.kernel.carrying import FIRST, CarryOver

CARRYING: Final[tuple[CarryOver, ...]] = (
    # An effect of a reset was taken without asking. Tools beside a trade were offered before it as well as after.
    # How to bear the price of a tool was asked even where the action that it was used for left only one way.
    CarryOver(to_rules_2, answers={"accepting_effect": FIRST}, dropped=("go on", "ignore loss", "accept loss")),
)
