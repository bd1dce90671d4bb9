"""Random games of Architects with the trial of Works of Wonder (`tests/games/architects/trial`), all laws on.

    python benchmarks/trial_of_wonders.py --games 20000 --jobs 2

So many games each with the base game, with Age of Artisans, and with everything; all player counts, both set-ups, solo.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

sys.path += [str(Path(__file__).parent), str(Path(__file__).parent.parent / "tests" / "games")]

from architects.trial.compositions import BESIDE, compositions
from architects.trial.game import GAME
from campaign import Chunk, campaign, chunk_of


def chunk(name: str, config: dict[str, Any], first: int, games: int) -> Chunk:
    return chunk_of(GAME, config, first, games)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for name, beside in BESIDE.items():
        composed = compositions(beside)
        if not campaign(name, chunk, composed, arguments.games, arguments.seed, arguments.jobs):
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
