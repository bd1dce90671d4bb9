"""The bots by their names: people meet characters of the realm."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from royaume import bots
from royaume.bots.levels import LEVELS
from royaume.cli.common import Speech, tr
from royaume.texts import forms

BOTS_IN_WORDS = f"{', '.join(LEVELS)}, the weakest first; also gentle, greedy, eye (one turn ahead), random"


def bot_words(bot: str) -> str:
    return tr(f"bot-{bot}") if bot in bots.BOTS else bot


def names_around(sitting: Sequence[str], first: int) -> list[str]:
    """What the bots at these seats are called, of which the first has this number; two of a kind are told apart."""
    return [seat_name(bot, first + i, sitting.count(bot) == 1) for i, bot in enumerate(sitting)]


def seat_name(bot: str, number: int, alone: bool) -> str:
    if bot not in LEVELS:
        return tr("cli-bot", n=number)
    short = forms(Speech.language, f"bot-{bot}")["short"]
    return short if alone else f"{short} {number}"


def levels_table() -> Table:
    table = Table("--bots", "", box=None, padding=(0, 2, 0, 0))
    for level in LEVELS:
        table.add_row(level, tr("cli-level", name=tr(f"bot-{level}"), plays=tr(f"bot-{level}-plays")))
    return table
