"""The trial plays with the base game, with Age of Artisans and with everything: through all laws, to the end."""

from __future__ import annotations

import pytest

from laws.composed import all_or_some
from royaume import bots
from royaume.arena import laws
from royaume.kernel import notation
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.config import Config
from royaume.kernel.match import Match

from .compositions import BESIDE, compositions
from .game import GAME

COMPOSED = all_or_some([config for beside in BESIDE.values() for config in compositions(beside)])
NAMES = ["-".join([str(config.players), config.setup, *config.expansions, config.solo]) for config in COMPOSED]
SAMPLE = 60


@pytest.mark.parametrize("config", COMPOSED, ids=NAMES)
def test_every_law_holds(config: Config) -> None:
    """The costly laws at some decisions, the others at all."""
    t = GAME.begin(config, Chance.from_seed("1"))
    dice = Dice(1)
    while not t.over:
        sampled = dice.roll(SAMPLE) == 0
        assert (laws.every_law(GAME, config, t, Dice(1)) if sampled else laws.broken(GAME, t)) == ""
        t.play(bots.choose("random", GAME, t, dice))
    assert laws.every_law(GAME, config, t, Dice(1)) == ""


@pytest.mark.parametrize("name", BESIDE)
def test_a_record_plays_again_to_the_same_bytes(name: str) -> None:
    config = compositions(BESIDE[name])[0]
    match = Match(GAME, config, "7")
    dice = Dice(7)
    while not match.over:
        match.play_number(int(bots.choose("random", GAME, match.table, dice)), int(match.table.top().seat))
    text = match.to_text()
    assert notation.read(text, {GAME.id: GAME}).to_text() == text
