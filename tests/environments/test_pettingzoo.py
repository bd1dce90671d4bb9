"""The games as PettingZoo wants them: its own tests, and what they do not look at."""

import pickle

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from royaume import BadInput
from royaume.environments import pettingzoo
from royaume.kernel.indexing import legal_mask

TABLES = [
    ("majesty", {"players": 2}),
    ("majesty", {"players": 4, "options": {"buildings": "B"}}),
    ("architects", {"players": 2, "setup": "characters"}),
    ("architects", {"players": 5}),
    ("architects", {"players": 3, "expansions": ["artisans", "promos"]}),
    ("architects", {"players": 6, "expansions": ["artisans", "promos", "wonders"]}),
    ("architects", {"players": 2, "solo": "constantine"}),
    ("architects", {"players": 1, "expansions": ["wonders"], "solo": "gossip"}),
    ("viscounts", {"players": 3}),
    ("viscounts", {"players": 1, "solo": "cleric"}),
]
each_table = pytest.mark.parametrize(("title", "composition"), TABLES, ids=str)
# PettingZoo knows by name which of its own environments have a mask beside the observation, and warns of all others;
# at the end nothing is legal
as_pettingzoo_has_it = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


def played(env, steps=None):
    """Play at random, always the same; the last of everything that was told to each agent."""
    last = {}
    for agent in env.possible_agents:
        env.action_space(agent).seed(1)
    for number, agent in enumerate(env.agent_iter()):
        observation, reward, terminated, truncated, info = env.last()
        last[agent] = (reward, terminated, truncated, info)
        if number == steps:
            break
        ended = terminated or truncated
        env.step(None if ended else env.action_space(agent).sample(observation["action_mask"]))
    return last


@pytest.mark.once
@each_table
@as_pettingzoo_has_it
def test_pettingzoo_finds_nothing_wrong(title, composition, capsys):
    api_test(pettingzoo.env(title, **composition), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.once
@each_table
def test_the_same_seed_gives_the_same_game(title, composition):
    seed_test(lambda: pettingzoo.env(title, **composition), num_cycles=30)


def test_games_after_one_seed_differ_and_come_again():
    env = pettingzoo.env("majesty")
    dealt = []
    for seed in (5, None, None, 5, None):
        env.reset(seed=seed)
        dealt.append(env.observe("player_0")["observation"].tobytes())
    assert dealt[3:] == dealt[:2]
    assert len(set(dealt)) == 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_victory_is_shared_among_those_who_win(players):
    env = pettingzoo.env("majesty", players=players)
    env.reset(seed=1)
    last = played(env)
    best = max(info["score"] for *_, info in last.values())
    assert sum(reward for reward, *_ in last.values()) == pytest.approx(1)
    assert all((reward > 0) == (info["score"] == best) for reward, *_, info in last.values())
    assert all(terminated and not truncated for _, terminated, truncated, _ in last.values())


def test_rewards_may_sum_up_to_nothing():
    env = pettingzoo.env("majesty", players=3, rewards="zero-sum")
    env.reset(seed=1)
    rewards = [reward for reward, *_ in played(env).values()]
    assert sorted(rewards) == [-0.5, -0.5, 1]


def test_a_solo_opponent_is_no_agent():
    env = pettingzoo.env("viscounts", players=1, solo="cleric", rewards="zero-sum")
    env.reset(seed=3)
    last = played(env)
    assert env.possible_agents == ["player_0"] == list(last)
    assert last["player_0"][0] in (-1, 1)


def test_a_game_stops_at_its_limit():
    env = pettingzoo.env("architects", players=2, limit=20)
    env.reset(seed=1)
    last = played(env)
    assert env.unwrapped.playing.decisions == 20
    assert all(truncated and not terminated for _, terminated, truncated, _ in last.values())


def test_only_whoever_decides_has_something_to_choose():
    env = pettingzoo.env("architects", players=3)
    env.reset(seed=1)
    played(env, steps=40)
    table = env.unwrapped.playing.table
    for seat, agent in enumerate(env.agents):
        mask = env.observe(agent)["action_mask"]
        expected = list(legal_mask(env.unwrapped.game, table)) if agent == env.agent_selection else [0] * len(mask)
        assert (agent == env.agent_selection) == (seat == table.top().seat)
        assert mask.tolist() == expected


def test_what_others_choose_at_the_same_time_is_not_observed():
    """Buildings are drafted at the same time: one after the other here, and in secret all the same."""
    seen = []
    for choice in (0, 1):
        env = pettingzoo.env("architects", players=3)
        env.reset(seed=1)
        first = env.agent_selection
        env.step(np.flatnonzero(env.observe(first)["action_mask"])[choice])
        assert env.agent_selection != first
        seen.append(env.observe(env.agent_selection)["observation"])
    assert np.array_equal(*seen)


def test_an_illegal_action_ends_the_game_against_whoever_played_it(caplog):
    env = pettingzoo.env("majesty", players=2)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


def test_nothing_illegal_is_played_on_the_bare_environment():
    env = pettingzoo.RoyaumeEnv("majesty", players=2)
    env.reset(seed=1)
    for action in (30, -1, None):
        with pytest.raises(ValueError, match="not legal"):
            env.step(action)
    assert env.playing.decisions == 0


@each_table
def test_a_table_is_drawn_as_whoever_decides_sees_it(title, composition):
    env = pettingzoo.env(title, render_mode="ansi", **composition)
    env.reset(seed=1)
    drawn = env.render()
    mask = env.observe(env.agent_selection)["action_mask"]
    assert [int(line.split()[0]) for line in drawn.splitlines()[-int(mask.sum()) :]] == np.flatnonzero(mask).tolist()


def test_the_scores_are_drawn_at_the_end(capsys):
    env = pettingzoo.env("majesty", players=2, limit=3, render_mode="human")
    env.reset(seed=1)
    played(env)
    assert "Total" in capsys.readouterr().out.split("take a card")[-1]


@pytest.mark.parametrize(
    "wrong", [{"players": 9}, {"expansions": ["sea"]}, {"rewards": "gold"}, {"render_mode": "rgb"}, {"solo": "nobody"}]
)
def test_what_there_is_not_is_refused(wrong):
    with pytest.raises(BadInput, match=str(next(iter(wrong)))[:4]):
        pettingzoo.env("majesty", **wrong)


def test_environments_travel_to_other_processes():
    env = pickle.loads(pickle.dumps(pettingzoo.env("majesty", players=3, rewards="zero-sum")))
    env.reset(seed=1)
    assert len(played(env)) == 3
