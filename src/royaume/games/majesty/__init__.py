"""Majesty: For the Realm."""

from royaume.games.majesty.game import GAME

__all__ = ["GAME"]
