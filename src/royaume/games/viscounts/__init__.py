"""Viscounts of the West Kingdom."""

from royaume.games.viscounts.game import GAME

__all__ = ["GAME"]
