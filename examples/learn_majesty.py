"""Learn Majesty for two from nothing, in a few seconds: a linear policy, improved by the games that it wins.

Every update plays a batch of games against a random player, from both seats, and makes what was done in the games that
went better than the others more likely (REINFORCE). `python examples/learn_majesty.py` prints the share of games won.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from royaume.environments.batch import Batch
from royaume.games import GAMES

GAME = GAMES["majesty"]
CONFIG = GAME.configure(2)
TABLES = 128
LEARNER = np.arange(TABLES) % 2  # the seat where the learner sits, at each table
SCALE = 10.0  # raw counts become small numbers
RATE = 0.25

Floats = NDArray[np.float64]


def features(observations: NDArray[np.int32]) -> Floats:
    """What is seen, and 1 for what is always so."""
    seen = np.clip(observations / SCALE, -2, 2)
    return np.hstack([seen, np.ones((len(seen), 1))])


def wishes(weights: Floats, seen: Floats, masks: NDArray[np.bool_]) -> Floats:
    """How much the policy wants each action; what is not legal, not at all."""
    return np.where(masks, seen @ weights, -np.inf)


def chances(wanted: Floats) -> Floats:
    """How likely each action is played."""
    raised = np.exp(wanted - wanted.max(axis=1, keepdims=True))
    return raised / raised.sum(axis=1, keepdims=True)


def drawn(wanted: Floats, dice: np.random.Generator) -> NDArray[np.int64]:
    """An action for each table, with these chances: the highest wish, once noise of the right kind is added."""
    return (wanted + dice.gumbel(size=wanted.shape)).argmax(axis=1)


def play(weights: Floats, seed: str, dice: np.random.Generator) -> tuple[Floats, Floats]:
    """One game at each table: the shares of the victory, and the direction in which good games become likelier."""
    batch = Batch(GAME, CONFIG, TABLES, seed)
    everywhere = np.arange(TABLES)
    won, lead = np.zeros(TABLES), np.zeros(TABLES)
    going_on = np.ones(TABLES, bool)
    steps = []
    while going_on.any():
        mine = np.flatnonzero(going_on & (batch.seats == LEARNER))
        seen = features(batch.observations[mine])
        wanted = wishes(weights, seen, batch.masks[mine])
        actions = batch.random_actions()
        actions[mine] = drawn(wanted, dice)
        surprise = -chances(wanted)
        surprise[np.arange(len(mine)), actions[mine]] += 1
        steps.append((mine, seen, surprise))
        batch.step(actions)
        ended = going_on & batch.finished
        won[ended] = batch.shares[everywhere, LEARNER][ended]
        lead[ended] = (batch.scores[everywhere, LEARNER] - batch.scores[everywhere, 1 - LEARNER])[ended]
        going_on &= ~batch.finished
    better = (lead - lead.mean()) / (lead.std() + 1)
    tables, seen, surprise = (np.concatenate(part) for part in zip(*steps, strict=True))
    return won, seen.T @ (surprise * better[tables, None]) / TABLES


def learn(updates: int, seed: int) -> Floats:
    dice = np.random.default_rng(seed)
    weights = np.zeros((len(GAME.observation_names()) + 1, int(GAME.layout.size)))
    for update in range(updates):
        _, direction = play(weights, f"learn-{seed}-{update}", dice)
        weights += RATE * direction / (np.linalg.norm(direction) + 1e-9)
    return weights


def strength(weights: Floats, rounds: int, seed: int) -> float:
    """The share of games won against a random player, on deals that were not learned from."""
    dice = np.random.default_rng(seed)
    return float(np.mean([play(weights, f"test-{seed}-{number}", dice)[0].mean() for number in range(rounds)]))


if __name__ == "__main__":
    nothing = learn(updates=0, seed=1)
    print(f"before: {strength(nothing, rounds=4, seed=1):.1%} of games won")
    print(f"after:  {strength(learn(updates=30, seed=1), rounds=4, seed=1):.1%} of games won")
