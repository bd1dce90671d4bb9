"""What runs in a bot's process: nothing of the server is known there but a table with its hidden parts dealt again."""

from __future__ import annotations

from typing import Any

from royaume import bots
from royaume.bots import suggesting
from royaume.games import find
from royaume.kernel.chance import Dice
from royaume.kernel.data import Reader
from royaume.kernel.game import Game
from royaume.kernel.shown import Suggestion
from royaume.kernel.state import read_state
from royaume.kernel.table import Table


def warm_up() -> None:
    """Everything is imported by the time this runs."""


def think(bot: str, state: dict[str, Any], dice: int) -> int:
    """What the bot chooses for the seat that decides."""
    game, t = table_in(state)
    return bots.choose(bot, game, t, Dice(dice))


def suggest(bot: str, state: dict[str, Any], dice: int) -> Suggestion:
    """Likewise, with what would come of it."""
    game, t = table_in(state)
    return suggesting.suggest(bots.find(bot), game, t, Dice(dice))


def table_in(state: dict[str, Any]) -> tuple[Game[Any], Table]:
    game = find(state["game"])
    _, t = read_state(game, Reader(state, "state"))
    return game, t
