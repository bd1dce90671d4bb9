"""Players of our own. Compiled with the rules, so that they think at the rules' speed."""

from __future__ import annotations

from typing import Any, Final

from royaume.bots.bot import Bot
from royaume.bots.gentle import GentleBot
from royaume.bots.greedy import GreedyBot
from royaume.bots.random import RandomBot
from royaume.kernel.chance import Dice
from royaume.kernel.errors import BadInput
from royaume.kernel.game import Game
from royaume.kernel.table import Table

BOTS: Final[dict[str, Bot]] = {"random": RandomBot(), "gentle": GentleBot(), "greedy": GreedyBot()}
ADVISER: Final = "greedy"  # whose move is suggested to people


def find(name: str) -> Bot:
    if name not in BOTS:
        raise BadInput("unknown-bot", bot=name, known=", ".join(BOTS))
    return BOTS[name]


def choose(name: str, game: Game[Any], t: Table, dice: Dice) -> int:
    """What the named bot chooses for the seat that decides."""
    return int(find(name).choose(game, t, dice))
