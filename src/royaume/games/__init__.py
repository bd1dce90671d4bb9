"""The games, each in a folder of its own. No game imports another."""

from __future__ import annotations

from typing import Any, Final

from royaume.games import architects, majesty, viscounts
from royaume.kernel.errors import BadInput
from royaume.kernel.game import Game

GAMES: Final[dict[str, Game[Any]]] = {game.id: game for game in (architects.GAME, majesty.GAME, viscounts.GAME)}


def find(name: str) -> Game[Any]:
    if name not in GAMES:
        raise BadInput("unknown-game", game=name, known=", ".join(GAMES))
    return GAMES[name]
