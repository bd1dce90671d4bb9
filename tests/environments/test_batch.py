"""Many tables at once show what each of them would show by itself."""

import numpy as np
import pytest

from royaume import BadInput
from royaume.environments.batch import Batch
from royaume.environments.playing import Playing
from royaume.games import GAMES

TABLES = [
    ("majesty", 3, (), ""),
    ("architects", 2, ("artisans", "promos", "wonders"), ""),
    ("architects", 1, (), "constantine"),
    ("viscounts", 4, (), ""),
]
each_table = pytest.mark.parametrize(("title", "players", "expansions", "solo"), TABLES, ids=str)


def laid(title="majesty", players=2, expansions=(), solo="", n=4, **settings):
    game = GAMES[title]
    return Batch(game, game.configure(players, expansions, solo), n, **settings)


def alone(title, players, expansions, solo, seed):
    game = GAMES[title]
    return Playing.dealt(game, game.configure(players, expansions, solo), seed, 10_000)


@each_table
def test_each_table_is_as_it_would_be_alone(title, players, expansions, solo):
    batch = laid(title, players, expansions, solo, n=3, seed=5)
    tables = [alone(title, players, expansions, solo, f"5-{number}") for number in (1, 2, 3)]
    for _ in range(60):
        for k, playing in enumerate(tables):
            assert batch.seats[k] == playing.seat
            assert np.array_equal(batch.masks[k], playing.mask())
            assert np.array_equal(batch.observations[k], playing.observation(playing.seat))
        actions = batch.random_actions()
        batch.step(actions)
        for playing, action in zip(tables, actions, strict=True):
            playing.play(int(action))
        if batch.finished.any():
            break


def test_a_finished_table_gives_its_result_and_begins_anew():
    batch = laid("majesty", 3, n=2, seed=5)
    playing = alone("majesty", 3, (), "", "5-1")
    while not batch.finished[0]:
        actions = batch.random_actions()
        batch.step(actions)
        playing.play(int(actions[0]))
    assert playing.ended
    assert batch.shares[0].tolist() == playing.shares()
    assert batch.scores[0].tolist() == playing.game.scores(playing.table)
    assert not batch.truncated[0]
    assert batch.masks[0].sum() == 6
    assert not np.array_equal(batch.observations[0], playing.observation(0))
    batch.step(batch.random_actions())
    assert not batch.finished[0]


def test_a_game_stops_at_its_limit():
    batch = laid("viscounts", 2, n=3, limit=7)
    for number in range(1, 15):
        batch.step(batch.random_actions())
        assert batch.finished.all() == batch.finished.any() == batch.truncated.all() == (number % 7 == 0)
    assert np.allclose(batch.shares.sum(axis=1), 1)


def test_arrays_are_filled_in_place_and_written_by_nobody_else():
    batch = laid()
    observations, masks = batch.observations, batch.masks
    before = observations.copy()
    batch.step(batch.random_actions())
    assert observations is batch.observations
    assert not np.array_equal(observations, before)
    for array in (observations, masks, batch.seats, batch.finished, batch.shares):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


def test_if_one_action_is_not_legal_nothing_changes():
    batch = laid(n=3)
    before = batch.observations.copy()
    for wrong in (30, -1, 10_000):
        with pytest.raises(ValueError, match=f"action {wrong} is not legal at table 2"):
            batch.step([*batch.random_actions()[:2], wrong])
    with pytest.raises(ValueError, match="one action for each table"):
        batch.step([0])
    assert np.array_equal(batch.observations, before)


def test_the_same_seed_gives_the_same_games():
    ends = []
    for seed in (1, 1, 2):
        batch = laid(n=5, seed=seed)
        for _ in range(70):
            batch.step(batch.random_actions())
        ends.append((batch.observations.tobytes(), batch.scores.tobytes()))
    assert ends[0] == ends[1] != ends[2]


def test_arrays_stay_when_their_batch_is_gone():
    masks = laid().masks
    assert masks.sum() == 4 * 6


@pytest.mark.parametrize("wrong", [{"n": 0}, {"limit": 0}])
def test_there_is_at_least_one_table_and_one_decision(wrong):
    with pytest.raises(BadInput, match="at least 1"):
        laid(**wrong)
