"""Architects of the West Kingdom."""

from royaume.games.architects.game import GAME

__all__ = ["GAME"]
