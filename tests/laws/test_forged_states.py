"""States that nobody can reach, written by hand: each is refused, naming the law that it breaks."""

import copy
import random
from functools import cache

import pytest

import royaume
from laws.composed import each_composition
from royaume import BadInput
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.choices import Choices
from royaume.kernel.data import Reader
from royaume.kernel.playout import random_choice
from royaume.kernel.state import read_state, state_hash, state_to_data


@cache
def reached(game, players, question, **table):
    """A state of a game in progress, in which this is asked."""
    match = royaume.new(game, players=players, seed="forged", **table)
    dice = random.Random(1)
    while match.turn < 12 or match.question().key != question:
        match.play(dice.choice(match.choices()))
    return match.to_data()


def architects():
    return reached("architects", 3, "placing")


def wonders():
    match = royaume.new("architects", players=3, seed="forged", expansions=["artisans", "wonders"])
    dice = random.Random(1)
    while match.turn < 9 or match.question().key != "placing":
        match.play(dice.choice(match.choices()))
    return match.to_data()


def viscounts():
    return reached("viscounts", 1, "playing_card", solo="cleric")


def majesty():
    return reached("majesty", 3, "taking_card")


@cache
def begun(game, *choices, **table):
    """A state before the first turn, or in it."""
    match = royaume.new(game, **table)
    for choice in choices:
        match.play(choice)
    return match.to_data()


def choosing_pair():
    return begun("viscounts", players=1, solo="cleric", seed="forged")


def with_player_card():
    """Two resources, a Debt and three Deeds are still to come, and then the extra step."""
    return begun("viscounts", "take player_card_2 with lothaire", players=2, seed="0")


def hiring_starter():
    return begun("architects", players=1, expansions=("artisans",), solo="constantine", seed="forged")


def keeping_plan():
    return begun("architects", players=1, solo="constantine", seed="forged")


def drafting():
    return begun(
        "architects", "hire swindler_clay", "hire woodcutter_2", players=2, expansions=("artisans",), seed="forged"
    )


@cache
def resetting():
    """A reset in which somebody decides how to pay."""
    match = royaume.new("architects", players=3, seed="forged", expansions=["artisans", "wonders"])
    dice = random.Random(0)
    while match.question().key != "sparing_virtue" or match.to_data()["stack"][1][0] != "Resetting":
        match.play(dice.choice(match.choices()))
    return match.to_data()


def first_card():
    return begun("majesty", players=3, seed="forged")


def put(*way):
    """A value at the end of a way through the data."""
    *path, last, value = way

    def change(data):
        place = data
        for step in path:
            place = place[step]
        place[last] = value

    return change


def seated(*way):
    """The same of whoever has just taken a Player Card."""
    return lambda data: put("table", "players", data["stack"][1][1], *way)(data)


def add(*way):
    """So much more of something that this seat has."""
    *path, more = way

    def change(data):
        value = data["table"]["players"][data["stack"][1][1]]
        for step in path:
            value = value[step]
        seated(*path, value + more)(data)

    return change


def pending(*frames):
    return lambda data: data.update(stack=[*data["stack"][:1], *frames])


def turned(data):
    """Everything is as it was, but that another seat is active."""
    data["active"] = (data["active"] + 1) % 3
    data["stack"] = [[name, data["active"], *rest] for name, _, *rest in data["stack"]]


def placing(data):
    return data["stack"][1]


FORGED = [
    (architects, put("turn", 400), "is that of seat|after 400 turns|turns"),
    (architects, turned, "is that of seat"),
    (architects, put("table", "first", 9), "from 0 to 2"),
    (architects, put("table", "people", []), "is nowhere"),
    (architects, put("table", "row", 0, -1), "is nowhere"),
    (architects, put("table", "players", 0, "goods", 3, 9000), "gold after"),
    (architects, put("table", "players", 0, "supply", 900), "workers, not 20"),
    (architects, put("table", "players", 0, "prison", 3), "workers, not 20"),
    (architects, put("table", "players", 0, "debts", 5000), "debts after"),
    (architects, put("table", "players", 0, "level", 5), "workers at the Guildhall"),
    (architects, put("table", "players", 0, "character", 2), "a character, which it cannot have"),
    (architects, put("table", "players", 0, "virtue", 15), "from 0 to 14"),
    (architects, put("table", "guildhall", [0] * 90), "workers"),
    (architects, put("table", "turns_left", 2), "final round"),
    (architects, put("table", "quiet", 80), "idle or quiet"),
    (architects, put("table", "reset_due", True), "a reset is due"),
    (architects, put("table", "box", []), "is nowhere"),
    (architects, put("config", "setup", "characters"), "no character"),
    (architects, put("config", "players", 4), "3 entries, where 4"),
    (architects, put("config", "expansions", ["wonders"]), "missing|entries"),
    (architects, lambda d: pending(placing(d), placing(d))(d), "before anything else comes|can lie on EndingTurn only"),
    (architects, lambda d: pending(*[["Gaining", 0, 1, 1]] * 200, placing(d))(d), "never more than 32"),
    (architects, lambda d: pending(*[["Gaining", 0, 1, 1]] * 20, placing(d))(d), "can lie on EndingTurn only"),
    (architects, lambda d: pending(["Resetting", 0], placing(d))(d), "can lie on EndingTurn only|whose turn it is not"),
    (architects, lambda d: pending(["Doing", 0, 1, 1], placing(d))(d), "does not fit this table"),
    (architects, lambda d: d.update(stack=[placing(d)]), "are not those of a turn"),
    (wonders, put("table", "kept", 1, "where", 0, 15), "Artisan|workers"),
    (wonders, put("table", "kept", 1, "pile", []), "is nowhere"),
    (wonders, put("table", "kept", 2, "influence", 0, 99), "from 0 to"),
    (wonders, put("table", "kept", 2, "owner", 0, 1), "clay_wonder is nowhere"),
    (wonders, put("table", "kept", 2, "pile", []), "is nowhere"),
    (viscounts, put("turn", 90), "is that of seat|round"),
    (viscounts, put("table", "round", 90), "round"),
    (viscounts, put("table", "debts_left", 500), "are left of 12"),
    (viscounts, put("table", "players", 0, "goods", 1, 900), "stone after"),
    (viscounts, put("table", "players", 0, "supply", 3), "has not 20 workers"),
    (viscounts, put("table", "players", 0, "cards", "pile", []), "is nowhere|fewer than three"),
    (viscounts, put("table", "players", 0, "automatic", True), "is not in this game|follows from the table"),
    (viscounts, put("table", "castle", 3, 4), "a colour that nobody plays"),
    (viscounts, put("table", "opponent", "pile", []), "nowhere|missing|is not"),
    (viscounts, lambda d: pending(*[["Gaining", 0, 1, 1]] * 200, placing(d))(d), "never more than 32"),
    (viscounts, lambda d: pending(["Doing", 1, 3, 1], placing(d))(d), "can lie on Turn only"),
    (viscounts, lambda d: pending(["Doing", 1, 0, 1], ["ChoosingResource", 0, 1])(d), "never left for later"),
    (viscounts, lambda d: pending(["Doing", 1, 3, 900], ["ChoosingResource", 0, 1])(d), "does not fit this table"),
    (majesty, put("table", "deck", []), "is nowhere"),
    (majesty, put("table", "realms", 0, "meeples", 900), "room for 5"),
    (majesty, put("table", "display_meeples", [0, 0, 0, 0, 0, 40]), "at most"),
    (majesty, put("table", "sides", "BBBBBBBB"), "yet A was chosen"),
    (majesty, put("config", "options", "deck", "mixed"), "cards are in the box"),
    (majesty, put("config", "players", 2), "3 entries, where 2"),
    (hiring_starter, put("stack", 1, 1, 1), "the opponent is asked something"),
    (hiring_starter, put("stack", 0, 2, 3), "nothing fills the gaps in the row"),
    (hiring_starter, put("table", "order_known", False), "nothing fills the gaps in the row"),
    (drafting, put("stack", [["SettingUp", 0, 4], ["ChoosingStartingTool", 1]]), "yet nobody drafts"),
    (resetting, put("table", "reset_due", True), "has gone on from there"),
    (resetting, lambda d: d["stack"].insert(3, ["Settling", 1, [0, 0, 900, *[0] * 13]]), "does not fit this table"),
    (keeping_plan, put("stack", 1, 4, [0, 0, 0, 0, 0]), "KeepingPlan"),
    (choosing_pair, put("table", "played", 0), "a card was played before the first turn"),
    (choosing_pair, put("table", "players", 0, "goods", 2, 20), "before it has a Player Card"),
    (choosing_pair, put("table", "players", 0, "deeds", 99), "before it has a Player Card"),
    (choosing_pair, put("table", "players", 1, "paid", 20), "before it has a Player Card"),
    (choosing_pair, put("table", "players", 0, "virtue", 6), "before it has a Player Card"),
    (with_player_card, add("goods", 0, 1), "more before the first turn than Player Card 2 gives"),
    (with_player_card, add("deeds", 1), "more before the first turn than Player Card 2 gives"),
    (with_player_card, add("paid", 1), "more before the first turn than Player Card 2 gives"),
    (with_player_card, put("stack", 2, 3, 4), "more before the first turn than Player Card 2 gives"),
    (with_player_card, seated("space", 9), "where no Player Card has put it"),
    (first_card, put("turn", 0), "before the first turn"),
    (
        majesty,
        lambda d: d.update(stack=[["EndingTurn", 0], *[["Activating", 0, 2, 1]] * 200, ["TradingMeeples", 0, 5]]),
        "32",
    ),
]


@pytest.mark.parametrize(
    ("state", "forge", "said"), FORGED, ids=[f"{i}-{said[:30]}" for i, (_, _, said) in enumerate(FORGED)]
)
def test_a_state_that_nobody_can_reach_is_refused(state, forge, said):
    good = state()
    royaume.from_data(copy.deepcopy(good))
    forged = copy.deepcopy(good)
    forge(forged)
    assert forged != good
    with pytest.raises(BadInput, match=said):
        royaume.from_data(forged)


SAVED_EVERY, PENDING_EVERY = 61, 7
MUCH = 3  # frames that are pending


@each_composition
def test_every_state_that_play_reaches_is_read(game, config):
    """Some on the way, and more of those in which much is pending; a campaign reads very many."""
    t = game.begin(config, Chance.from_seed("reached"))
    dice, out, number = Dice(3), Choices(), 0
    while not t.over:
        number += 1
        if number % (PENDING_EVERY if t.depth > MUCH else SAVED_EVERY) == 0:
            _, again = read_state(game, Reader(state_to_data(game, config, t), "state"))
            assert state_hash(game, config, again) == state_hash(game, config, t)
        t.play(random_choice(t, dice, out))
