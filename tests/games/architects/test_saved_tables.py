"""Tables from data: named cards, turns that begin, piles that are left out; and what is said about bad data."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import royaume
from royaume.games.architects.laws import violation
from royaume.kernel.errors import BadInput

from .builder import BUILDINGS, GAME, REWARDS, player, table

Data = dict[str, Any]


LOWER_ROW = ["jeweller_1", "jeweller_2", "squire_gold", "conspirator_2"]


def good() -> Data:
    """Two players between turns; piles and supplies are left out."""
    data: Data = royaume.new("architects", players=2, seed=1).to_data()
    board = {**data["table"]["players"][0], "hand": [], "pack": [], "chosen": "none"}
    del board["supply"]
    data["table"]["players"] = [
        {**board, "hand": ["tavern", "well"], "crew": ["miner_1"], "at": {"quarry": 2}, "goods": {"silver": 3}},
        {**board, "built": ["smithy"], "prison": 1},
    ]
    data["table"].update(guildhall=["P2"], first="P2")
    data["table"]["row"] = ["miner_2", "thief", "gatekeeper", "labourer", *LOWER_ROW]
    for pile in ("people", "plans", "box", "large"):
        del data["table"][pile]
    data["table"]["rewards"] = ["reward_wood", "reward_silver", "reward_wood"]
    return {**data, "turn": 5, "active": "P2", "stack": "turn"}


def changed(change: Callable[[Data], None]) -> Data:
    data = good()
    change(data)
    return data


def seat(data: Data, number: int) -> Data:
    board: Data = data["table"]["players"][number]
    return board


# what may be written ---------------------------------------------------------------------------------


def test_a_turn_begins_in_the_ordinary_way() -> None:
    match = royaume.from_data(good())
    assert (match.turn, match.to_move, match.question().key) == (5, 1, "placing")
    assert match.to_data()["stack"] == [["EndingTurn", 1], ["Placing", 1]]


def test_a_seat_without_workers_in_its_supply_takes_one_back() -> None:
    match = royaume.from_data(changed(lambda data: seat(data, 1).update(at={"forest": 18})))
    assert match.question().key == "taking_back"


def test_what_was_captured_in_the_last_turn_is_forgotten() -> None:
    match = royaume.from_data(changed(lambda data: data["table"].update(captured_at=["quarry", "forest"])))
    assert match.to_data()["table"]["captured_at"] == 0


def test_the_turn_of_a_solo_opponent_is_played_at_once() -> None:
    data: Data = copy.deepcopy(good())
    data["config"].update(players=1, solo="helena")
    data["table"].update(kept=[{"pile": ["helena_forest", "..."], "revealed": ["helena_quarry"]}], first="P1")
    match = royaume.from_data({**data, "turn": 6})
    assert (match.turn, match.to_move) == (7, 0)
    things = match.to_data()["table"]
    assert things["players"][1]["at"][1] == 1
    assert len(things["kept"][0]["pile"]) == 13
    assert len(things["kept"][0]["revealed"]) == 2


def test_piles_that_are_left_out_hold_all_other_cards() -> None:
    things = royaume.from_data(good()).to_data()["table"]
    used = {BUILDINGS.index(card) for card in ("tavern", "well", "smithy")}
    assert things["plans"] == [card for card in range(40) if card not in used]
    assert [REWARDS[card] for card in things["rewards"]] == ["reward_wood", "reward_silver", "reward_wood"]
    assert sorted(things["rewards"] + things["box"]) == list(range(11))
    assert things["large"] == []


def test_cards_drawn_to_keep_one_are_not_in_the_pile_too() -> None:
    drawn = [BUILDINGS.index(card) for card in ("fortress", "factory")]
    frames = [["EndingTurn", 1], ["KeepingPlan", 1, 1, *drawn]]
    things = royaume.from_data(changed(lambda data: data.update(stack=frames))).to_data()["table"]
    assert not set(drawn) & set(things["plans"])


def test_a_supply_that_is_left_out_is_what_is_left_of_20_workers() -> None:
    data = good()
    data["table"].update(guildhall=["P1", "P2", "P1"], market={"black_market_right": "P1"})
    seat(data, 0)["level"] = 2
    seat(data, 1)["held"] = {"P1": 4}
    things = royaume.from_data(data).to_data()["table"]
    assert [p["supply"] for p in things["players"]] == [20 - 2 - 2 - 1 - 4, 20 - 1 - 1]
    assert things["market"] == [-1, -1, 0]


# what is refused -------------------------------------------------------------------------------------


def put(number: int, **more: Any) -> Callable[[Data], None]:
    return lambda data: seat(data, number).update(more)


def lay(**more: Any) -> Callable[[Data], None]:
    return lambda data: data["table"].update(more)


BAD: dict[str, Callable[[Data], None]] = {
    "tavern is in the hand of seat 0 and in the hand of seat 1": put(1, hand=["tavern"]),
    "smithy is in the pile of buildings and among what was built of seat 1": lay(plans=["smithy", "..."]),
    "fortress is nowhere": lay(
        plans=[c for c in range(40) if BUILDINGS[c] not in ("fortress", "tavern", "well", "smithy")]
    ),
    "gallery is in the hand of seat 1, but is not in this game": put(1, hand=["gallery"]),
    "miner_1 is in the row and in the crew of seat 0": lay(row=["miner_1", "thief", "miner_2", "labourer", *LOWER_ROW]),
    "in the pile of rewards and in the box": lay(box=["reward_gold", "..."], rewards=["reward_gold"]),
    "black_market_01 is in the small pile and in the large pile": lay(small=[0, "..."], large=["black_market_01"]),
    "seat 0 has 22 workers, not 20: 20 in the supply, 2 on open places": put(0, supply=20),
    "seat 1 has 21 workers, not 20: 18 in the supply, 2 at the Guildhall, 1 in prison": lambda data: (
        lay(guildhall=["P2", "P2"])(data),
        put(1, supply=18)(data),
    )[0],
    "seat 1 has \N{MINUS SIGN}2 supply: nothing on a board is ever negative": put(1, at={"forest": 20}),
    "seat 1 holds workers of its own colour captive": put(1, held={"P2": 1}),
    "seat 1 has 6 apprentices, and at most 5 are possible": put(
        1, crew=["trickster", "pickpocket", "acolyte_card", "acolyte_clay", "acolyte_silver", "illusionist"]
    ),
    "seat 1 has drafted fortress, which is not in its pack": put(1, chosen="fortress"),
    "the markers of seats 0, 1 are on level 5 of the Cathedral, which holds 1": lambda data: (
        put(0, level=5)(data),
        put(1, level=5)(data),
    )[0],
    "a coin lies on place 4 of the row, where there is no apprentice": lay(
        coins=[0, 0, 0, 0, 1, 0, 0, 0], row=["miner_2", "thief", "gatekeeper", "labourer", "none", *LOWER_ROW[1:]]
    ),
    "place 4 of the row is empty, yet there are apprentices in the pile": lay(
        row=["miner_2", "thief", "gatekeeper", "labourer", "none", *LOWER_ROW[1:]]
    ),
    "turn 5 is that of seat 0, who comes after 0, not of 1": lay(first="P1"),
    "seat 0 has 2 workers at the Guildhall for 0 buildings and levels": lay(guildhall=["P2", "P1", "P1"]),
    "seat 1 has 0 workers at the Guildhall for 1 buildings and levels": lay(guildhall=[]),
    "seat 0 has a character, which it cannot have at this table": put(0, character="ada"),
    "seat 1 has no character, yet this table plays with them": lambda data: (
        data["config"].update(setup="characters"),
        put(0, character="ada")(data),
    )[0],
    "seat 1 has a character that another seat has, too": lambda data: (
        data["config"].update(setup="characters"),
        put(0, character="ada")(data),
        put(1, character="ada")(data),
    )[0],
    "there are 9007 silver after 5 turns": put(1, goods={"silver": 9000}),
    "seat 1 has had 500 debts after 5 turns": put(1, debts=500),
    "9 turns were idle or quiet, and there were 5": lay(quiet=8),
    "the final round has begun, yet the Guildhall is not full": lay(turns_left=2),
    "a reset is due, yet the turn only begins": lay(reset_due=True),
    "0 rewards are in the box, and 6 never leave it": lay(rewards=["..."], box=[]),
    "seat 1 has a pack to draft from, yet a turn begins": put(1, pack=["fortress"]),
    "nobody has a turn left, yet a turn begins": lay(turns_left=0),
    "nobody could do anything for a whole round, yet a turn begins": lay(idle=2),
    "the turn of seat 1 waits to be ended, yet seat 0 is active": lambda data: data.update(
        active="P1", stack=[["EndingTurn", 1], ["Placing", 1]]
    ),
    'state.table.players[1].hand[0]: "tavren" is not known here. Nearest: tavern': put(1, hand=["tavren"]),
    'state.table.players[1].goods: "sliver" is not known here. Nearest: silver': put(1, goods={"sliver": 1}),
    'state.table.players[0].at: "guildhall" is not known here. Nearest: ': put(0, at={"guildhall": 1}),
    'state.table.players[0].character: "adam" is not known here. Nearest: ada': put(0, character="adam"),
    'state.table.guildhall[1]: "P3" is not known here': lay(guildhall=["P1", "P3"]),
    "state.table.large: the other cards are in state.table.small already": lay(small=["..."]),
}


@pytest.mark.parametrize("said", BAD)
def test_bad_data_is_refused_naming_card_and_seat(said: str) -> None:
    with pytest.raises(BadInput) as refused:
        royaume.from_data(changed(BAD[said]))
    assert said in str(refused.value)


def test_a_scheme_that_is_there_too_often_is_named() -> None:
    data: Data = copy.deepcopy(good())
    data["config"].update(players=1, solo="helena")
    data["table"]["kept"] = [{"revealed": ["helena_quarry", "helena_quarry"]}]
    with pytest.raises(BadInput, match="helena_quarry is among those revealed and among those revealed"):
        royaume.from_data(data)


def test_amounts_below_zero_are_told_with_their_seat() -> None:
    t = table(player(), player())
    t.players[1].goods[1] = -2
    assert violation(t) == "seat 1 has -2 wood: nothing on a board is ever negative"
    t = table(player(), player())
    t.players[1].virtue = 15
    assert violation(t) == "the virtue of seat 1 is 15: it lies between 0 and 14"
    t = table(player(), player())
    t.taxes = -1
    assert violation(t) == "the taxes are -1: coins are never negative"
    t = table(player(), player())
    t.coins[3] = -1
    assert violation(t) == "-1 coins lie on place 3 of the row: coins are never negative"
    assert GAME.violation(table(player(), player())) == ""
