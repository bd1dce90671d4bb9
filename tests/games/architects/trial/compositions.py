"""What the trial is played with."""

from __future__ import annotations

from royaume.kernel.config import Config

from .game import GAME
from .vocabulary import NAME

BESIDE: dict[str, tuple[str, ...]] = {"base": (), "artisans": ("artisans",), "everything": ("artisans", "promos")}


def compositions(beside: tuple[str, ...]) -> list[Config]:
    """All numbers of players and both set-ups, also against the solo opponents."""
    with_ = (*beside, NAME)
    tables = [(players, "") for players in range(GAME.fewest, GAME.most_with(with_) + 1)]
    tables += [(n, solo) for solo in GAME.solos for n in range(GAME.solo_fewest, GAME.solo_most + 1)]
    return [GAME.configure(players, with_, solo, setup) for players, solo in tables for setup in GAME.setups]
