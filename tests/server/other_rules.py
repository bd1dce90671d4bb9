"""A server whose games have other rules: `ROYAUME_TEST_RULES=... python other_rules.py --port P --data FOLDER`.

Bots' processes import this file too, and so have the same rules.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parents[1]))

from royaume.games import GAMES
from royaume.games.architects.box import EDITION
from royaume.games.architects.expansions.shown import ArchitectsView
from royaume.games.architects.game import Architects
from royaume.kernel.carrying import CarryOver
from royaume.kernel.game import Game
from server.toll import TO_2, toll

SWITCH = "ROYAUME_TEST_RULES"


def next_version(game: Game[Any]) -> Game[Any]:
    """The same rules under the next number."""
    number, carrying = game.version + 1, (*game.carrying, CarryOver())
    if isinstance(game, Architects):
        return Architects(EDITION, ArchitectsView, number, carrying)
    return type(game)(
        game.id,
        number,
        game.fewest,
        game.most,
        game.options,
        game.language,
        tuple(game.frames.values()),
        carrying=carrying,
        layout=game.layout,
    )


RULES: dict[str, list[Game[Any]]] = {
    "today": [],
    "toll 1": [toll()],
    "toll 2": [toll((TO_2,))],
    "toll 2, without a thought for old games": [toll((CarryOver(),))],
    "next": [next_version(game) for game in GAMES.values()],
}

if SWITCH in os.environ:
    GAMES.update({game.id: game for game in RULES[os.environ[SWITCH]]})

if __name__ == "__main__":
    from royaume.server.__main__ import main

    main()
