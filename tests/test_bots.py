"""Bots: legal, fair, the greedy one better than chance, the gentle one harmless."""

import pytest

import royaume
from royaume import bots
from royaume.arena.simulation import LawBroken, simulate
from royaume.bots.suggesting import suggest
from royaume.games import find
from royaume.kernel.chance import Dice

MAJESTY = find("majesty")


@pytest.mark.once
@pytest.mark.parametrize("buildings", ["A", "B"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_greedy_bot_beats_random_ones(players, buildings):
    config = MAJESTY.configure(players, options={"buildings": buildings})
    names = ["greedy", *["random"] * (players - 1)]
    summary = simulate(MAJESTY, config, names, games=40, seed=1)
    assert summary.wins[0] >= 30


@pytest.mark.parametrize("bot", ["greedy", pytest.param("gentle", marks=pytest.mark.once)])
@pytest.mark.parametrize("game", ["majesty", "architects", pytest.param("viscounts", marks=pytest.mark.once)])
def test_a_bot_does_not_look_at_what_is_hidden(game, bot):
    """Two games that differ only in what is hidden get the same choice from the same dice."""
    match = royaume.new(game, players=3, seed=4)
    while not match.over and match.turn <= 36:
        other = match.game.resample(match.table, match.to_move, Dice(99))
        one = bots.choose(bot, match.game, match.table, Dice(7))
        assert one == bots.choose(bot, match.game, other, Dice(7))
        match.play_number(one, match.to_move)


@pytest.mark.parametrize("game", ["majesty", "architects", pytest.param("viscounts", marks=pytest.mark.once)])
def test_a_suggestion_tells_nothing_that_is_hidden(game):
    """Two games that differ only in what is hidden get the same one from the same dice, with all that it brings."""
    match = royaume.new(game, players=2, seed=5)
    while not match.over and match.turn <= 16:
        other = match.game.resample(match.table, match.to_move, Dice(99))
        one = suggest(bots.find(bots.ADVISER), match.game, match.table, Dice(7))
        assert one == suggest(bots.find(bots.ADVISER), match.game, other, Dice(7))
        match.play_number(one.number, match.to_move)


def test_a_suggestion_says_how_many_points_it_brings_unless_something_hidden_has_its_share():
    match = royaume.new("architects", players=2, seed=3)
    told = set()
    while not match.over:
        seat, before = match.to_move, match.scores()
        suggestion = suggest(bots.find("greedy"), ARCHITECTS, match.table, Dice(match.turn))
        match.play_number(suggestion.number, seat)
        if suggestion.points is not None and not suggestion.then:
            assert match.scores()[seat] - before[seat] == suggestion.points
        told.add(suggestion.points)
    assert {None, 0} < told


def test_the_greedy_bot_answers_the_questions_of_its_own_turn():
    """With an Innkeeper and two wounded Nobles at stake it still trades only what pays."""
    match = royaume.new("majesty", players=2, seed=8, buildings="B")
    while not match.over:
        match.play_number(bots.choose("greedy", MAJESTY, match.table, Dice(1)), match.to_move)
    assert min(match.scores()) > 100


def test_a_simulation_stops_with_the_record_of_the_game_that_breaks_a_law(monkeypatch):
    monkeypatch.setattr("royaume.arena.laws.broken", lambda game, t: "a card is missing" if t.turn > 3 else "")
    with pytest.raises(LawBroken) as caught:
        simulate(MAJESTY, MAJESTY.configure(2), ["random"], games=1, seed=1)
    assert caught.value.law == "a card is missing"
    assert royaume.load(caught.value.record).turn == 4


ARCHITECTS = find("architects")


def greedy_game(players, seed, *expansions):
    match = royaume.new("architects", players=players, seed=seed, expansions=expansions)
    dice = Dice(seed)
    while not match.over:
        assert match.turn < 200 * players, "the game does not come to its end"
        match.play_number(bots.choose("greedy", ARCHITECTS, match.table, dice), match.to_move)
    return match


@pytest.mark.once
def test_one_greedy_bot_beats_random_ones_at_architects():
    summary = simulate(ARCHITECTS, ARCHITECTS.configure(3), ["greedy", "random", "random"], games=3, seed=1)
    assert summary.wins[0] == 3


@pytest.mark.once
def test_greedy_bots_build_climb_and_end_a_game_of_architects():
    match = greedy_game(3, seed=2)
    players = match.view(-1)["players"]
    assert match.game.ending(match.table) == "complete"
    assert sum(len(player["buildings"]) for player in players) >= 5
    assert sum(player["level"] for player in players) >= 4


def test_the_greedy_bot_discards_no_apprentice_but_to_hire_another():
    match = greedy_game(2, seed=4)
    for played, following in zip(match.history, match.history[1:], strict=False):
        if played.id.startswith("discard apprentice"):
            assert following.turn == played.turn
            assert following.id.startswith(("discard apprentice", "hire"))


@pytest.mark.once
@pytest.mark.parametrize(
    ("names", "seed"),
    [
        (["greedy", "greedy"], 2),
        (["greedy", "random"], 12),
        (["greedy", *["random"] * 3], 12),
        (["gentle", "gentle"], 2),
        (["gentle", "random"], 12),
    ],
)
def test_where_bots_look_ahead_no_game_comes_to_a_halt(names, seed):
    """These came to one in most games: bots went to and fro and built nothing."""
    summary = simulate(ARCHITECTS, ARCHITECTS.configure(len(names)), names, games=8, seed=seed, checked=False)
    assert summary.ends == {"complete": 8}


@pytest.mark.once
def test_one_greedy_bot_beats_random_ones_at_age_of_artisans():
    config = ARCHITECTS.configure(3, ("artisans",))
    summary = simulate(ARCHITECTS, config, ["greedy", "random", "random"], games=3, seed=1)
    assert summary.wins[0] == 3


@pytest.mark.once
def test_greedy_bots_craft_and_use_their_tools():
    match = greedy_game(3, 3, "artisans")
    crafted = match.view(-1)["artisans"]["players"]
    assert match.game.ending(match.table) == "complete"
    assert sum(len(player["tools"]) + len(player["adornments"]) for player in crafted) >= 3
    assert any(played.id.startswith("use craft_") for played in match.history)


@pytest.mark.once
def test_one_greedy_bot_beats_random_ones_at_viscounts():
    viscounts = find("viscounts")
    summary = simulate(viscounts, viscounts.configure(3), ["greedy", "random", "random"], games=3, seed=1)
    assert summary.wins[0] == 3


def harmed_by_second(game, names, seed):
    """A game, and how often what the first seat has was less after a choice of the second."""
    match, dice, harmed = royaume.new(game, players=2, seed=seed), Dice(seed), 0
    while not match.over:
        seat, before = match.to_move, match.game.unharmed(match.table, 0)
        match.play_number(bots.choose(names[seat], match.game, match.table, dice), seat)
        harmed += seat == 1 and match.game.unharmed(match.table, 0) < before
    return harmed


@pytest.mark.once
@pytest.mark.parametrize("game", ["majesty", "architects"])
def test_the_gentle_bot_harms_nobody_who_need_not_be_harmed(game):
    """With a Knight that nobody holds off, the first card of the row may have to harm."""
    seeds = range(8) if game == "majesty" else range(2)
    gentle = sum(harmed_by_second(game, ["random", "gentle"], seed) for seed in seeds)
    greedy = sum(harmed_by_second(game, ["random", "greedy"], seed) for seed in seeds)
    assert greedy >= 3
    assert gentle <= greedy // 10


@pytest.mark.once
@pytest.mark.parametrize("game", ["architects", "viscounts"])
def test_a_gentle_bot_beats_a_random_one(game):
    found = find(game)
    assert simulate(found, found.configure(2), ["gentle", "random"], games=2, seed=1).wins[0] == 2


@pytest.mark.once
def test_the_gentle_bot_gives_nothing_away_for_nothing():
    match, dice = royaume.new("architects", players=2, seed=4), Dice(4)
    while not match.over:
        match.play_number(bots.choose("gentle", ARCHITECTS, match.table, dice), match.to_move)
    for played, following in zip(match.history, match.history[1:], strict=False):
        if played.id.startswith("discard apprentice"):
            assert following.turn == played.turn
            assert following.id.startswith(("discard apprentice", "hire"))
