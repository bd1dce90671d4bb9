"""Five levels, as characters of the realm: from one that plays for company to one that gives nothing away.

The lower ones look a turn ahead by the game's own scoring, the first of them content with a tenth of what a turn could
bring and harming nobody. The next see with the learned eye, each more often than the one before, and the last searches.
None of them plays at random.
"""

from __future__ import annotations

from typing import Final

from royaume.bots.bot import Bot
from royaume.bots.gentle import GentleBot
from royaume.bots.greedy import GreedyBot
from royaume.bots.now_and_then import NowAndThenBot
from royaume.bots.search.bot import AS_MANY_AS_HELP, SearchBot

PAGE: Final = "page"
SQUIRE: Final = "squire"
STEWARD: Final = "steward"
CHANCELLOR: Final = "chancellor"
QUEEN: Final = "queen"
LEVELS: Final = (PAGE, SQUIRE, STEWARD, CHANCELLOR, QUEEN)  # the weakest first
QUEEN_SECONDS: Final = 1.0  # at most


def level_bot(level: str) -> Bot:
    if level == QUEEN:
        return SearchBot(AS_MANY_AS_HELP, QUEEN_SECONDS)
    return NowAndThenBot(level, GentleBot() if level == PAGE else GreedyBot())
