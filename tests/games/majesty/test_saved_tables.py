"""Tables from data: named cards, turns that begin, a deck that is left out; and what is said about bad data."""

import copy

import pytest

import royaume
from royaume.games.majesty.characters import CARD_IDS
from royaume.kernel.errors import BadInput

GOOD = {
    **royaume.new("majesty", players=2, seed=1).to_data(),
    "turn": 3,
    "active": "P1",
    "stack": "turn",
    "table": {
        "sides": "AAAAAAAA",
        "realms": [
            {"coins": 2, "meeples": 5, "columns": {"mill": ["t1_miller"]}, "infirmary": []},
            {"coins": 0, "meeples": 3, "columns": {}, "infirmary": ["t1_miller_brewer"]},
        ],
        "display": ["t1_miller", "t1_miller", "t1_noble", "t1_noble", "t2_soldier", "t2_noble"],
        "display_meeples": [2, 0, 0, 0, 0, 0],
    },
}


def changed(change):
    data = copy.deepcopy(GOOD)
    change(data, data["table"])
    return data


def test_a_turn_begins_in_the_ordinary_way():
    match = royaume.from_data(GOOD)
    assert (match.turn, match.to_move) == (3, 0)
    assert match.to_data()["stack"] == [["TakingCard", 0]]


def test_copies_are_taken_in_order_and_the_rest_is_the_deck():
    table = royaume.from_data(GOOD).to_data()["table"]
    assert table["realms"][0]["columns"][0] == [0]
    assert table["display"][:2] == [1, 2]
    assert table["deck"] == sorted(table["deck"])
    assert (len(table["deck"]), len(table["box"])) == (25, 27)
    assert {CARD_IDS[card][:2] for card in table["deck"]} == {"t2"}
    assert {CARD_IDS[card][:2] for card in table["box"]} == {"t1"}


def test_a_card_that_is_being_placed_is_not_in_the_deck_too():
    card = CARD_IDS.index("t1_miller_brewer")
    frames = [["EndingTurn", 0], ["PlacingSplitCard", 0, card]]
    shown = [*GOOD["table"]["display"][1:], "none"]
    match = royaume.from_data(changed(lambda data, table: data.update(stack=frames) or table.update(display=shown)))
    assert card not in match.to_data()["table"]["deck"]


BAD = {
    "t1_miller (number 0) is in the display and below the mill of seat 0": lambda data, table: (
        table["display"].__setitem__(0, 0) or table["realms"][0]["columns"].update(mill=[0])
    ),
    "t2_soldier is in the infirmary of seat 1 and in the box": lambda data, table: (
        table.update(box=["t2_soldier"], deck=["..."], display=["none"] * 6, display_meeples=[0] * 6)
        or table["realms"][1].update(infirmary=["t2_soldier"])
    ),
    "t1_miller lies below the castle of seat 1, but it does not show a noble": lambda data, table: table["realms"][
        1
    ].update(columns={"castle": ["t1_miller"]}, infirmary=[]),
    "1 meeples lie on place 5 of the display, where at most 0 can": lambda data, table: table.update(
        display_meeples=[0, 0, 0, 0, 0, 1]
    ),
    "a meeple lies on place 5 of the display, where there is no card": lambda data, table: table.update(
        display=[*table["display"][:5], "none"], display_meeples=[1] * 6
    ),
    "900 meeples lie on place 0 of the display, where at most 2 can": lambda data, table: table.update(
        display_meeples=[900, 0, 0, 0, 0, 0]
    ),
    "seat 0 has 900 meeples, and room for 5": lambda data, table: table["realms"][0].update(meeples=900),
    "seat 1 has 90000 coins after 2 turns": lambda data, table: table["realms"][1].update(coins=90_000),
    "seat 0 has taken 1 cards, and has had 4 turns by turn 8": lambda data, table: data.update(turn=9),
    "TakingCard (stack[0]) is pending for seat 1, whose turn it is not": lambda data, table: data.update(
        stack=[["TakingCard", 1]]
    ),
    "4 cards lie in the display, where 6 should": lambda data, table: table.update(
        display=[*table["display"][:4], "none", "none"]
    ),
    "there is a gap on place 0 of the display": lambda data, table: table.update(
        display=["none", *table["display"][1:]], display_meeples=[0] * 6
    ),
    "0 cards are in the box: at this table it holds 27, all of tier 1": lambda data, table: table.update(box=[]),
    "52 cards are in the box: at this table it holds 27, all of tier 1": lambda data, table: table.update(deck=[]),
    "the sides of the buildings are BBBBBBBB, yet A was chosen": lambda data, table: table.update(sides="BBBBBBBB"),
    'realms[1].columns: "castel" is not known here. Nearest: castle': lambda data, table: table["realms"][1].update(
        columns={"castel": []}
    ),
    "state.table.box: the other cards are in state.table.deck already": lambda data, table: table.update(
        deck=["..."], box=["..."]
    ),
}


@pytest.mark.parametrize("said", BAD)
def test_bad_data_is_refused_naming_card_and_seat(said):
    with pytest.raises(BadInput) as refused:
        royaume.from_data(changed(BAD[said]))
    assert said in str(refused.value)


def test_no_turn_begins_after_the_last():
    match = royaume.new("majesty", players=2, seed=1)
    while not match.over:
        match.play(match.choices()[0])
    last = {**match.to_data(), "over": False, "stack": "turn"}
    with pytest.raises(BadInput, match="everybody had 12 turns, yet another begins"):
        royaume.from_data({**last, "turn": 25})


def test_a_game_that_is_over_too_early_is_refused():
    data = changed(lambda data, table: data.update(over=True, stack=[], turn=2))
    with pytest.raises(BadInput, match="the game is over, yet everybody has 12 turns, and this was turn 2"):
        royaume.from_data(data)


def in_turn(*frames):
    """A card was taken: the display has a gap."""

    def change(data, table):
        table["realms"][0]["columns"]["cottage"] = ["t1_witch"]
        data.update(stack=[["EndingTurn", 0], *frames], turn=3)
        table.update(display=[*table["display"][1:], "none"], display_meeples=[0] * 6)
        table["realms"][0]["infirmary"] = []

    return changed(change)


def test_tier_2_lies_below_tier_1():
    match = royaume.new("majesty", players=3, seed=1)
    data = match.to_data()
    deck = data["table"]["deck"]
    deck[0], deck[-1] = deck[-1], deck[0]
    with pytest.raises(BadInput, match="a card of tier 2 lies above one of tier 1 in the deck"):
        royaume.from_data(data)
    deck[0], deck[-1] = deck[-1], deck[0]
    display = data["table"]["display"]
    display[0], deck[-1] = deck[-1], display[0]
    deck.sort()
    with pytest.raises(BadInput, match="1 cards of tier 2 were turned up, yet the next of the deck is of tier 1"):
        royaume.from_data(data)


FORGED = {
    "TradingMeeples is no effect of the building that is activated": [
        ["Activating", 0, 2, 1],
        ["TradingMeeples", 0, 5],
    ],
    "Activating (stack[2]) lies on Activating, and can lie on EndingTurn only": [
        *[["Activating", 0, 2, 1]] * 2,
        ["TradingMeeples", 0, 5],
    ],
    "202 decisions and steps are pending, and never more than 32 are": [
        *[["Activating", 0, 2, 1]] * 200,
        ["TradingMeeples", 0, 5],
    ],
    "EndingTurn (stack[1]) lies on something, and is always the lowest": [["EndingTurn", 0], ["TradingMeeples", 0, 5]],
    "TradingMeeples (stack[1]) has to be decided before anything else comes": [["TradingMeeples", 0, 5]] * 2,
    "TradingMeeples is asked, yet no building ends with it": [["TradingMeeples", 0, 5]],
    "TradingMeeples (stack[1]) is pending for seat 1, whose turn it is not": [["TradingMeeples", 1, 5]],
}


@pytest.mark.parametrize("said", FORGED)
def test_what_cannot_wait_there_is_refused(said):
    with pytest.raises(BadInput) as refused:
        royaume.from_data(in_turn(*FORGED[said]))
    assert said in str(refused.value)
