"""Decisions a second with an observation and a mask each: many tables at once, one by one, and through PettingZoo.

Played at random, on one core; processor time, the best of three runs. `python benchmarks/environments.py`
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import numpy as np

from royaume.environments.batch import Batch
from royaume.environments.pettingzoo import env
from royaume.environments.playing import LIMIT, Playing
from royaume.games import GAMES
from royaume.kernel.config import Config

COMPOSITIONS = [
    ("majesty", 4, ()),
    ("architects", 4, ()),
    ("architects", 4, ("artisans", "promos", "wonders")),
    ("viscounts", 4, ()),
]
TABLES = 64
DECISIONS = 6_400


def at_once(title: str, config: Config) -> None:
    batch = Batch(GAMES[title], config, TABLES)
    for _ in range(DECISIONS // TABLES):
        batch.step(batch.random_actions())


def one_by_one(title: str, config: Config) -> None:
    dice = random.Random(1)
    playing = Playing.dealt(GAMES[title], config, "0", LIMIT)
    for number in range(DECISIONS):
        playing.observation(playing.seat)
        playing.mask()
        playing.play(dice.choice(playing.legal()))
        if playing.ended:
            playing = Playing.dealt(GAMES[title], config, str(number), LIMIT)


def through_pettingzoo(title: str, config: Config) -> None:
    dice = np.random.default_rng(1)
    zoo = env(title, players=config.players, expansions=config.expansions)
    zoo.reset(seed=1)
    played = 0
    while played < DECISIONS:
        if not zoo.agents:
            zoo.reset()
        observation, _, terminated, truncated, _ = zoo.last()
        ended = terminated or truncated
        zoo.step(None if ended else dice.choice(np.flatnonzero(observation["action_mask"])))
        played += not ended


def per_second(play: Callable[[str, Config], None], title: str, config: Config) -> int:
    seconds = []
    for _ in range(3):
        began = time.process_time()
        play(title, config)
        seconds.append(time.process_time() - began)
    return round(DECISIONS / min(seconds))


if __name__ == "__main__":
    for title, players, expansions in COMPOSITIONS:
        config = GAMES[title].configure(players, expansions)
        speeds = [per_second(play, title, config) for play in (at_once, one_by_one, through_pettingzoo)]
        name = " ".join([title, str(players), *expansions])
        print(f"{name:45} at once {speeds[0]:>8,}   one by one {speeds[1]:>8,}   PettingZoo {speeds[2]:>8,}")
