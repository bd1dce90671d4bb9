"""Five levels, as characters of the realm: from one that plays for company to one that gives nothing away.

The lower ones see as well as the higher ones, but take any choice that is nearly as good as the best: they follow a
plan, not chance, and never do what only hurts themselves. The higher ones search.
"""

from __future__ import annotations

from typing import Final

from royaume.bots.bot import Bot
from royaume.bots.eye.bot import EyeBot
from royaume.bots.search.bot import SearchBot

PAGE: Final = "page"
SQUIRE: Final = "squire"
STEWARD: Final = "steward"
CHANCELLOR: Final = "chancellor"
QUEEN: Final = "queen"
LEVELS: Final = (PAGE, SQUIRE, STEWARD, CHANCELLOR, QUEEN)  # the weakest first
PAGE_TOLERANCE: Final = 0.10  # of the chance to win that may be given away at a choice
SQUIRE_TOLERANCE: Final = 0.04
CHANCELLOR_SIMULATIONS: Final = 100
QUEEN_SIMULATIONS: Final = 1_000_000
QUEEN_SECONDS: Final = 1.0


def level_bot(level: str) -> Bot:
    if level == PAGE:
        return EyeBot(PAGE_TOLERANCE, True)
    if level == SQUIRE:
        return EyeBot(SQUIRE_TOLERANCE)
    if level == STEWARD:
        return EyeBot()
    if level == CHANCELLOR:
        return SearchBot(CHANCELLOR_SIMULATIONS)
    return SearchBot(QUEEN_SIMULATIONS, QUEEN_SECONDS)
