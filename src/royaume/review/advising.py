"""Whose move is suggested to people during a game: the same search that reviews it, where it is quick."""

from __future__ import annotations

from typing import Any

import royaume
from royaume import bots
from royaume.bots.eye.file import has_eye
from royaume.kernel.game import Game

SEARCHER = "search:200"  # a few hundredths of a second for an answer


def adviser(game: Game[Any]) -> str:
    return SEARCHER if royaume.COMPILED and has_eye(game) else bots.ADVISER
