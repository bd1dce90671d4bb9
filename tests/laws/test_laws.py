"""The laws that every game passes, on random games of every composition."""

import json
import os
import subprocess
import sys
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

import royaume
from laws.composed import COMPOSITIONS, FROM_SOURCE, SAMPLED, each_composition, name
from royaume import bots
from royaume.arena import laws
from royaume.games import GAMES
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.match import Match

FULL_CHECKS, FEWER_CHECKS = 6, 3
SHORT = 100


def decisions(game, config, seed):
    """Every table of a random game, the finished one last."""
    t = game.begin(config, Chance.from_seed(str(seed)))
    dice = Dice(seed)
    while not t.over:
        yield t
        t.play(bots.choose("random", game, t, dice))
    yield t


@each_composition
def test_every_law_holds(game, config):
    """The costly laws at some decisions of a game.

    Of a sample of the compositions at more of them: at every one if the game is short, and in two more short ones.
    """
    thorough = name((game, config)) in SAMPLED and not FROM_SOURCE
    for seed in range(3 if thorough else 1):
        length = sum(1 for _ in decisions(game, config, seed))
        at_all = thorough and length <= SHORT and seed == 0
        every = 1 if at_all else length // (FULL_CHECKS if thorough else FEWER_CHECKS)
        for number, t in enumerate(decisions(game, config, seed)):
            if number % every == 0:
                assert laws.every_law(game, config, t, Dice(seed)) == ""
            else:
                assert laws.broken(game, t) == ""
        if length > SHORT:
            return


@each_composition
def test_random_games_end(game, config):
    assert next(islice(decisions(game, config, 1), 100_000, None), None) is None


@each_composition
def test_a_record_gives_the_same_bytes_and_the_same_hash(game, config):
    match = Match(game, config, "5")
    dice = Dice(5)
    while not match.over:
        match.play_number(bots.choose("random", game, match.table, dice), match.to_move)
    text = match.to_text()
    again = royaume.load(text)
    assert again.to_text() == text
    assert again.state_hash() == match.state_hash()


@given(st.data(), st.sampled_from(COMPOSITIONS), st.integers(0, 2**40))
def test_any_play_can_be_saved_loaded_and_undone(data, composition, seed):
    game, config = composition
    match = Match(game, config, str(seed))
    for _ in range(data.draw(st.integers(0, 12))):
        if not match.over:
            match.play(data.draw(st.sampled_from(match.choices())))
    assert royaume.load(match.to_text()).to_data() == match.to_data()
    assert royaume.from_data(json.loads(json.dumps(match.to_data()))).to_data() == match.to_data()
    if match.why_no_undo() == "":
        before = match.history[:-1]
        match.undo()
        assert match.history == before


@each_composition
def test_a_view_never_holds_the_seed_or_the_order_of_the_deck(game, config):
    match = Match(game, config, "a secret seed")
    shown = json.dumps([match.view(seat) for seat in range(-1, match.seats)])
    assert "secret" not in shown
    assert match.table.chance.key.hex() not in shown


def hashes(pure: str, seed: str) -> str:
    environment = {**os.environ, "ROYAUME_PURE": pure, "PYTHONHASHSEED": seed}
    command = [sys.executable, "-m", "royaume.arena.hashes", "180"]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


@pytest.mark.once
def test_compiled_and_interpreted_rules_give_the_same_states_whatever_the_hash_seed():
    assert hashes("1", "1") == hashes("0", "2")


def test_a_broken_law_is_found():
    """The checks can fail: a table that lost a card, gained a coin below zero or leaks is reported."""
    game = GAMES["majesty"]
    config = game.configure(2)
    t = game.begin(config, Chance.from_seed("1"))
    t.deck.drawn += 1
    assert "is nowhere" in laws.broken(game, t)
    t.deck.drawn -= 1
    t.realms[0].coins = -1
    assert "-1 coins" in laws.broken(game, t)
