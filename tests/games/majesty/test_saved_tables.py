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
        "display": ["t1_miller", "t1_miller", "t2_witch_noble", "t2_soldier", "t2_noble", "none"],
        "display_meeples": [0, 2, 0, 0, 0, 0],
        "box": [],
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
    assert len(table["deck"]) == 60 - 5 - 2


def test_a_card_that_is_being_placed_is_not_in_the_deck_too():
    card = CARD_IDS.index("t2_miller_brewer")
    frames = [["EndingTurn", 0], ["PlacingSplitCard", 0, card]]
    match = royaume.from_data(changed(lambda data, table: data.update(stack=frames)))
    assert card not in match.to_data()["table"]["deck"]


BAD = {
    "t1_miller (number 0) is in the display and below the mill of seat 0": lambda data, table: (
        table["display"].__setitem__(0, 0) or table["realms"][0]["columns"].update(mill=[0])
    ),
    "t2_soldier is in the box and in the infirmary of seat 1": lambda data, table: (
        table.update(box=["t2_soldier"], display=["none"] * 6, display_meeples=[0] * 6)
        or table["realms"][1].update(infirmary=["t2_soldier"])
    ),
    "t1_miller lies below the castle of seat 1, but it does not show a noble": lambda data, table: table["realms"][
        1
    ].update(columns={"castle": ["t1_miller"]}, infirmary=[]),
    "a meeple lies on place 5 of the display, where there is no card": lambda data, table: table.update(
        display_meeples=[0, 0, 0, 0, 0, 1]
    ),
    "2 cards were taken, which does not match turn 8": lambda data, table: data.update(turn=9),
    "TakingCard is pending for seat 1, whose turn it is not": lambda data, table: data.update(
        stack=[["TakingCard", 1]]
    ),
    'realms[1].columns: "castel" is not known here. Nearest: castle': lambda data, table: table["realms"][1].update(
        columns={"castel": []}
    ),
    "state.table.box: the other cards are in state.table.deck already": lambda data, table: table.pop("box"),
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
    with pytest.raises(BadInput, match="the game is over, yet 2 cards were taken, and not 12 by everybody"):
        royaume.from_data(data)
