"""Players of our own. Compiled with the rules, so that they think at the rules' speed."""

from __future__ import annotations

from typing import Any, Final

from royaume.bots.bot import Bot
from royaume.bots.eye.bot import EyeBot
from royaume.bots.gentle import GentleBot
from royaume.bots.greedy import GreedyBot
from royaume.bots.levels import LEVELS, level_bot
from royaume.bots.random import RandomBot
from royaume.bots.search.bot import SearchBot
from royaume.kernel.chance import Dice
from royaume.kernel.errors import BadInput
from royaume.kernel.game import Game
from royaume.kernel.table import Table

PLAIN: Final = ("random", "gentle", "greedy", "eye")
SEARCH: Final = "search"  # with its simulations or seconds: search:200, search:1.5s
BOTS: Final[tuple[str, ...]] = (*PLAIN, *LEVELS)
ADVISER: Final = "greedy"  # whose move is suggested to people
UNLIMITED: Final = 1_000_000_000


def find(name: str) -> Bot:
    """A new one, for one seat of one game: it may keep what it thought."""
    kind, _, setting = name.partition(":")
    if kind == SEARCH:
        return search_bot(name, setting)
    if name in LEVELS:
        return level_bot(name)
    if name not in PLAIN:
        raise BadInput("unknown-bot", bot=name, known=", ".join(BOTS))
    if name == "random":
        return RandomBot()
    if name == "gentle":
        return GentleBot()
    return GreedyBot() if name == "greedy" else EyeBot()


def search_bot(name: str, setting: str) -> Bot:
    try:
        if setting.endswith("s"):
            return SearchBot(UNLIMITED, positive(float(setting[:-1])))
        return SearchBot(int(positive(float(int(setting)))))
    except ValueError as error:
        raise BadInput("bad-search-bot", bot=name) from error


def positive(x: float) -> float:
    if not 0.0 < x < float(UNLIMITED):
        raise ValueError("not positive")
    return x


def choose(name: str, game: Game[Any], t: Table, dice: Dice) -> int:
    """What the named bot chooses for the seat that decides."""
    return int(find(name).choose(game, t, dice))
