"""What runs in a bot's process: nothing of the server is known there but a table with its hidden parts dealt again."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import wait
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

NICE = 5


def start() -> None:
    """A worker ends with its server, however that ends; Ctrl-C is the server's business. Who asks comes first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICE)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=end_with, args=(parent.sentinel,), daemon=True).start()


def end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


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
