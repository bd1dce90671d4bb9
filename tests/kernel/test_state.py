"""A state as plain data: read back exactly, and refused where it could not occur."""

import copy

import pytest

import royaume
from royaume import BadInput
from royaume.games.majesty.characters import is_split


def state():
    """Seven turns in, somebody about to take a card."""
    match = royaume.new("majesty", players=2, seed=3)
    while match.turn < 7:
        match.play(match.choices()[0])
    return match.to_data()


def changed(path, value):
    data = copy.deepcopy(state())
    *way, last = path
    place = data
    for step in way:
        place = place[step]
    place[last] = value
    return data


IMPOSSIBLE = [
    (["game"], "chess", "There is no game"),
    (["rules"], 99, "version 99"),
    (["config", "players"], 7, "2 to 4 players"),
    (["config", "options", "buildings"], "C", "no value for buildings"),
    (["config", "options"], {}, "missing"),
    (["table", "realms", 0, "coins"], -1, r"state\.table\.realms\[0\]\.coins: expected a whole number"),
    (["table", "realms", 0, "coins"], "many", "not 'many'"),
    (["table", "realms", 0, "coins"], True, "not True"),
    (["table", "realms", 0, "columns"], [], "0 entries, where 7"),
    (["table", "realms"], {}, "expected a list"),
    (
        ["table", "display", 0],
        5,
        r"t1_miller \(number 5\) is in the display and in the box; t2_miller_brewer is nowhere",
    ),
    (
        ["table", "display", 0],
        "miller",
        'state.table.display\\[0\\]: "miller" is not known here. Nearest: t2_miller, t1_miller',
    ),
    (["table", "display", 0], None, "expected a name or a whole number from \N{MINUS SIGN}1 to 59, not None"),
    (["table", "display", 0], "...", r'display\[0\]: "..." stands for all other cards'),
    (["table", "deck"], ["...", 1], r'deck\[0\]: "..." stands for all other cards'),
    (["table", "sides"], "AAAAAAAC", "eight letters"),
    (["table", "deck"], [], "is nowhere; and so on for 18 more"),
    (
        ["turn"],
        20,
        "has taken 3 cards, and has had 9 turns by turn 20|has taken 3 cards, and has had 10 turns by turn 20",
    ),
    (["over"], True, "the game is over, yet decisions are pending"),
    (["over"], 1, "true or false"),
    (["active"], 3, "from 0 to 1"),
    (["active"], "P3", '"P3" is not known here. Nearest: P'),
    (["stack"], [], "nobody has a decision"),
    (["stack"], [["Dreaming", 1]], "no decision"),
    (["stack"], [["TakingCard"]], "do not fit"),
    (["stack"], [["TakingCard", 9]], "cannot occur"),
    (["stack"], [["PlacingSplitCard", 0, 999]], "cannot occur"),
    (["stack"], [["Activating", 0, 99, 0], ["TakingCard", 0]], "cannot occur"),
    (["stack"], [["Activating", 0, 1, 9], ["TakingCard", 0]], "cannot occur"),
    (["stack"], [["EndingTurn", 5], ["TakingCard", 0]], "cannot occur"),
    (["stack"], [["EndingTurn", 0], ["HealingSplitCard", 0]], "cannot occur"),
    (["stack"], [["EndingTurn", 0], ["TradingMeeples", 0, 400]], "cannot occur"),
    (
        ["stack"],
        [["EndingTurn", 0], ["TakingCard", 0]],
        "is always the lowest|whose turn it is not|where 5 should",
    ),
    (["stack"], [["TradingMeeples", 0, 5]], "TradingMeeples .* lies at the bottom of all, and cannot"),
    (["chance", "key"], "zz", "hexadecimal"),
    (["table", "treasure"], 3, '"treasure" is not known'),
]


@pytest.mark.parametrize(("path", "value", "said"), IMPOSSIBLE, ids=lambda part: str(part)[:40])
def test_an_impossible_state_is_refused_saying_where(path, value, said):
    with pytest.raises(BadInput, match=said):
        royaume.from_data(changed(path, value))


def test_a_state_is_read_back_exactly():
    assert royaume.from_data(state()).to_data() == state()


def test_a_card_below_a_building_that_it_does_not_show_is_refused():
    data = state()
    columns = data["table"]["realms"][0]["columns"]
    column = next(i for i, cards in enumerate(columns) if cards and not is_split(cards[-1]))
    columns[(column + 1) % 7].append(columns[column].pop())
    with pytest.raises(BadInput, match="does not show"):
        royaume.from_data(data)


def beginning(**more):
    return {**state(), "stack": "turn", **more}


def test_a_turn_begins_with_the_number_and_the_seat_that_the_data_says():
    match = royaume.from_data(beginning())
    assert match.to_data() == state()
    assert royaume.from_data(beginning(active="P2")).to_move == 1


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"over": True}, "the game is over, yet a turn begins"),
        ({"turn": 0}, "not turn 0"),
        ({"turn": 6}, "has taken 3 cards, and has had 2 turns by turn 5"),
        ({"stack": "round"}, "stack: expected a list"),
    ],
)
def test_a_turn_that_cannot_begin_is_refused(more, said):
    with pytest.raises(BadInput, match=said):
        royaume.from_data(beginning(**more))


def test_a_record_keeps_the_state_in_numbers_and_is_read_again():
    data = beginning(active="P1")
    del data["table"]["deck"]
    match = royaume.from_data(data)
    match.play(match.choices()[0])
    assert match.start["table"]["deck"] == sorted(state()["table"]["deck"])
    assert royaume.load(match.to_text()).state_hash() == match.state_hash()
