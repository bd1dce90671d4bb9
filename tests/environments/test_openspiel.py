"""The games as OpenSpiel wants them: its own tests, and what they do not look at."""

import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from royaume import BadInput
from royaume.environments import openspiel

TABLES = [
    "majesty(players=4,options=buildings:B+tie:shared)",
    "majesty",
    "architects(players=3,setup=characters)",
    "architects(players=2,expansions=artisans+promos+wonders)",
    "architects(players=1,expansions=wonders,solo=gossip)",
    "viscounts(players=2)",
    "viscounts(players=1,solo=cleric)",
]
each_table = pytest.mark.parametrize("table", TABLES)


def loaded(table):
    return pyspiel.load_game(openspiel.PREFIX + table)


def begun(table, deal=7, decisions=0):
    state = loaded(table).new_initial_state()
    state.apply_action(deal)
    dice = random.Random(deal)
    for _ in range(decisions):
        state.apply_action(dice.choice(state.legal_actions()))
    return state


def played(state, dice):
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
    return state


@pytest.mark.once
@each_table
def test_openspiel_finds_nothing_wrong(table):
    name, _, params = table.partition("(")
    game = loaded(f"{name}(limit=150,deals=50,{params or ')'}".replace(",)", ")"))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_chance_decides_once_among_all_deals():
    state = loaded("majesty(deals=3)").new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(0, 1 / 3), (1, 1 / 3), (2, 1 / 3)]
    dealt = {begun("majesty(deals=3)", deal).observation_string(0) for deal in range(3)}
    assert len(dealt) == 3
    assert not begun("majesty(deals=3)").is_chance_node()


@each_table
def test_a_history_is_a_whole_game(table):
    state = played(begun(table), random.Random(1))
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert (str(again), again.returns()) == (str(state), state.returns())
    assert again.is_terminal()


@each_table
def test_a_copy_goes_its_own_way_and_so_do_states_that_were_saved(table):
    state = begun(table, decisions=25)
    before = str(state)
    copies = [state.clone(), pickle.loads(pickle.dumps(state))]
    ends = [played(copy, random.Random(2)) for copy in copies]
    assert str(state) == before
    assert str(ends[0]) == str(ends[1]) != before
    assert str(played(state, random.Random(2))) == str(ends[0])


def test_returns_sum_up_to_nothing_among_people():
    game = loaded("majesty(players=3)")
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert sorted(played(begun("majesty(players=3)"), random.Random(1)).returns()) == [-0.5, -0.5, 1]
    assert loaded("viscounts(players=1,solo=cleric)").get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


def test_a_game_stops_at_its_limit():
    state = played(begun("architects(limit=30)"), random.Random(1))
    assert len(state.history()) == 31  # with the deal
    assert loaded("architects(limit=30)").max_game_length() == 30


def test_what_others_choose_in_secret_is_the_same_to_a_player():
    """Buildings are drafted at the same time."""
    states = [begun("architects(players=3)").child(action) for action in begun("architects(players=3)").legal_actions()]
    first, second = begun("architects(players=3)").current_player(), states[0].current_player()
    assert first != second
    assert len({state.information_state_string(second) for state in states}) == 1
    assert len({state.information_state_string(first) for state in states}) == len(states) > 1
    assert len({state.information_state_tensor(second).__repr__() for state in states}) == 1


def test_an_information_state_remembers_what_was_decided():
    """Two ways to the same knowledge are told apart; as observations they are one."""
    state = begun("majesty")
    other = state.clone()
    other.past[0] = "another past"
    assert state.observation_string(0) == other.observation_string(0)
    assert state.information_state_string(0) != other.information_state_string(0)


@each_table
def test_what_is_dealt_again_is_the_same_to_a_player(table):
    state = begun(table, decisions=20)
    dice = random.Random(3)
    seat = state.current_player()
    others = [state.resample_from_infostate(seat, dice.random) for _ in range(8)]
    assert {other.information_state_string(seat) for other in others} == {state.information_state_string(seat)}
    assert len({str(other) for other in others}) > 1
    assert all(np.array_equal(other.observation_tensor(seat), state.observation_tensor(seat)) for other in others)


@pytest.mark.once
def test_a_search_of_openspiel_plays():
    state = begun("majesty", decisions=20)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        state.get_game(), evaluator, uct_c=2.0, max_simulations=20, random_state=np.random.RandomState(1)
    )
    assert bot.step(state) in state.legal_actions()


def test_actions_are_told_in_the_words_of_a_record():
    state = begun("majesty")
    words = [state.action_to_string(action) for action in state.legal_actions()]
    assert len(set(words)) == len(words)
    assert all(word.startswith("take ") for word in words)


@pytest.mark.parametrize("wrong", ["majesty(players=9)", "majesty(options=tie)", "viscounts(solo=nobody)"])
def test_what_there_is_not_is_refused(wrong):
    with pytest.raises(BadInput):
        loaded(wrong)
