"""Five levels, as characters of the realm: from one that plays for company to one that gives nothing away.

The lower ones look a turn ahead by the game's own scoring, the first of them content with a tenth of what a turn could
bring and harming nobody; then comes the learned eye, then search. None of them plays at random.
"""

from __future__ import annotations

from typing import Final

from royaume.bots.bot import Bot
from royaume.bots.eye.bot import EyeBot
from royaume.bots.gentle import GentleBot
from royaume.bots.greedy import GreedyBot
from royaume.bots.search.bot import SearchBot

PAGE: Final = "page"
SQUIRE: Final = "squire"
STEWARD: Final = "steward"
CHANCELLOR: Final = "chancellor"
QUEEN: Final = "queen"
LEVELS: Final = (PAGE, SQUIRE, STEWARD, CHANCELLOR, QUEEN)  # the weakest first
CHANCELLOR_SIMULATIONS: Final = 100
QUEEN_SIMULATIONS: Final = 1_000_000
QUEEN_SECONDS: Final = 1.0


def level_bot(level: str) -> Bot:
    if level == PAGE:
        return GentleBot()
    if level == SQUIRE:
        return GreedyBot()
    if level == STEWARD:
        return EyeBot()
    if level == CHANCELLOR:
        return SearchBot(CHANCELLOR_SIMULATIONS)
    return SearchBot(QUEEN_SIMULATIONS, QUEEN_SECONDS)
