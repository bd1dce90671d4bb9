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
from royaume.kernel.carrying import CarryOver
from royaume.kernel.game import Game
from server.toll import TO_2, toll

SWITCH = "ROYAUME_TEST_RULES"


def next_version(game: Game[Any]) -> Game[Any]:
    """The same rules under the next number."""
    return type(game)(
        game.id,
        game.version + 1,
        game.fewest,
        game.most,
        game.options,
        game.language,
        tuple(game.frames.values()),
        game.expansions,
        game.solos,
        game.setups,
        game.solo_fewest,
        game.solo_most,
        dict(game.more_players),
        (*game.carrying, CarryOver()),
        dict(game.former_frames),
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
