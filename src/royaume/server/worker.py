"""What runs in a bot's process: nothing of the server is known there but a table with its hidden parts dealt again."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import wait
from typing import Any

from royaume import bots
from royaume.games import find
from royaume.kernel.chance import Dice
from royaume.kernel.data import Reader
from royaume.kernel.state import read_state


def start() -> None:
    """A worker ends with its server, however that ends; Ctrl-C is the server's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
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
    game = find(state["game"])
    _, t = read_state(game, Reader(state, "state"))
    return bots.choose(bot, game, t, Dice(dice))
