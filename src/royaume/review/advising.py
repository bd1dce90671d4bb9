"""Whose move is suggested to people during a game: the same search that reviews it, where there is an eye."""

from __future__ import annotations

from typing import Any

from royaume import bots
from royaume.bots.eye.file import has_eye
from royaume.kernel.game import Game

SEARCHER = "search:200"  # a few hundredths of a second for an answer


def adviser(game: Game[Any]) -> str:
    return SEARCHER if has_eye(game) else bots.ADVISER
