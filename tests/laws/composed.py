"""The compositions of every game, on which the laws are tested."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import pytest

from royaume.arena.simulation import compositions
from royaume.games import GAMES
from royaume.interpreted import SWITCH
from royaume.kernel.config import Config
from royaume.kernel.game import Game

Composed = tuple[Game[Any], Config]
# compiled, the rules are tested on everything; from their source on less
FROM_SOURCE = os.environ.get(SWITCH) == "1"


def chosen(config: Config) -> set[object]:
    """What was chosen for a table: each number of players, expansion, opponent, set-up and value of an option."""
    return {config.players, config.expansions, ("solo", config.solo), config.setup, *config.options.items()}


def sample(configs: Sequence[Config]) -> list[Config]:
    """Some of them, in which everything that can be chosen is chosen at least once."""
    found: list[Config] = []
    seen: set[object] = set()
    for config in sorted(configs, key=lambda config: -len(config.expansions)):
        if not chosen(config) <= seen:
            found.append(config)
            seen |= chosen(config)
    return found


def all_or_some(configs: Sequence[Config]) -> Sequence[Config]:
    """All of them; where the rules run from their source a sample."""
    return sample(configs) if FROM_SOURCE else configs


def name(composed: Composed) -> str:
    game, config = composed
    table = [game.id, str(config.players), config.setup, *config.expansions, config.solo]
    return "-".join([*table, *config.options.values()])


COMPOSITIONS: list[Composed] = [(game, config) for game in GAMES.values() for config in all_or_some(compositions(game))]
SOME: list[Composed] = [(game, config) for game in GAMES.values() for config in sample(compositions(game))]
SAMPLED = frozenset(map(name, SOME))
each_composition = pytest.mark.parametrize(("game", "config"), COMPOSITIONS, ids=map(name, COMPOSITIONS))
some_compositions = pytest.mark.parametrize(("game", "config"), SOME, ids=map(name, SOME))
