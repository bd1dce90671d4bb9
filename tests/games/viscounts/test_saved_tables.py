"""Tables from data: named cards, turns that begin; and what is said about bad data."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import royaume
from royaume.games.viscounts.cards.catalogue import starters_of
from royaume.games.viscounts.effects import BUILD
from royaume.kernel.errors import BadInput
from royaume.kernel.state import state_to_data

from .builder import GAME, player, table

State = dict[str, Any]


def saved(t: Any) -> State:
    return state_to_data(GAME, GAME.configure(2), t)


def between_turns() -> State:
    """Seat 1 is about to begin a turn; seat 0 has destroyed its Abbot."""
    one = player("squire", "labourer", "trader", hand=["thief"], pile=["lender", "journeyman", "financier"])
    two = player("squire", "labourer", "trader", hand=["abbot", "thief"], space="coast_left")
    data = saved(table(one, two))
    data["table"].update(played="none", round=6)
    data["table"]["players"][0].update(paid=3, approved=3)  # which lay on Poverty and Prosperity
    return {**data, "turn": 12, "active": "P2", "stack": "turn"}


def read(data: State) -> State:
    return royaume.from_data(data).to_data()


def test_a_turn_begins_in_the_ordinary_way() -> None:
    match = royaume.from_data(between_turns())
    assert (match.turn, match.to_move) == (12, 1)
    assert match.to_data()["stack"][-1] == ["PlayingCard", 1]


def test_at_a_player_the_name_of_a_starting_card_means_the_player_s_own() -> None:
    data = between_turns()
    data["table"]["players"][1]["cards"]["hand"] = ["abbot", "thief"]
    data["table"]["removed"] = ["abbot" if card == starters_of(0)[0] else card for card in data["table"]["removed"]]
    before = read(between_turns())["table"]
    assert read(data)["table"] == before
    assert before["players"][1]["cards"]["hand"][0] == starters_of(1)[0]


BAD: dict[str, Callable[[State, State], Any]] = {
    "turn 12 is that of seat 0, not of 1": lambda data, t: t.update(first="P2"),
    "turn 12 is one of round 6, not of 40": lambda data, t: t.update(round=40),
    "3 Debts were taken, yet everybody together has 0": lambda data, t: t["players"][0].update(paid=0),
    "3 Deeds were taken, yet everybody together has 90": lambda data, t: t["players"][0].update(deeds=87),
    "99 Debts are left of 12": lambda data, t: t.update(debts_left=99),
    "seat 1 has 900 stone after 12 turns": lambda data, t: t["players"][1].update(goods={"stone": 900}),
    "workers of a colour that nobody plays are in the castle": lambda data, t: t["castle"].__setitem__(3, 1),
    "3 workers of one colour are in section 1 of tier 1: one of them has to climb": lambda data, t: (
        t["castle"].__setitem__(0, 3) or t["players"][0].update(supply=17)
    ),
    "seat 0 has a starting card of another player": lambda data, t: (
        t["players"][0]["line"].__setitem__(0, int(starters_of(1)[5]))
        or t["players"][1]["line"].__setitem__(0, int(starters_of(0)[5]))
    ),
    "seat 1 has a Viscount nowhere": lambda data, t: t["players"][1].update(space="none"),
    "Poverty is revealed, yet 9 Debts lie on it": lambda data, t: t.update(poverty=True, last_round=6),
    "Prosperity is not revealed, yet no Deed lies on it": lambda data, t: t.update(deeds_left=0),
    "the last round is 9 in round 6": lambda data, t: t.update(poverty=True, debts_left=0, last_round=9),
    "nothing brought about the last round, which is 6": lambda data, t: t.update(last_round=6),
    "seat 0 has not 20 workers": lambda data, t: t["players"][0].update(supply=19),
    "abbot (number 86) is in the pile of seat 1 and in the hand of seat 1": lambda data, t: t["players"][1][
        "cards"
    ].update(pile=[int(starters_of(1)[0]), *t["players"][1]["cards"]["pile"]]),
}


@pytest.mark.parametrize("why", BAD)
def test_a_table_that_cannot_be_is_refused(why: str) -> None:
    data = copy.deepcopy(between_turns())
    BAD[why](data, data["table"])
    with pytest.raises(BadInput) as caught:
        royaume.from_data(data)
    assert why in str(caught.value)


@pytest.mark.parametrize(
    "frames",
    [
        [["Turn", 0, 2], ["Gaining", 0, BUILD, 20], ["ChoosingResource", 0, 1]],
        [["Turn", 0, 2], ["ChoosingLink", 0, 1, 2]],
        [["Turn", 0, 2], ["Expelling", 0, 1, 1]],
        [["Turn", 0, 2], ["ChoosingWay", 0, 1]],
        [["Turn", 0, 4], ["Trading", 0, -1]],
    ],
    ids=str,
)
def test_a_decision_that_could_not_be_pending_is_refused(frames: list[list[Any]]) -> None:
    data = {**saved(table(player("abbot", "squire", "labourer", space="lake_right"))), "stack": frames}
    with pytest.raises(BadInput):
        royaume.from_data(data)


def test_no_turn_is_pending_while_a_viscount_stands_nowhere() -> None:
    data = royaume.new("viscounts", players=2, seed=1).to_data()
    data["stack"] = [["Turn", 0, 3], ["ChoosingPair", 0]]
    with pytest.raises(BadInput, match="Turn"):
        royaume.from_data(data)


PENDING: dict[str, list[list[Any]]] = {
    "PlayingCard (stack[0]) lies at the bottom of all, and cannot": [["PlayingCard", 1]],
    "nothing leads to the end of the turn of seat 1": [["StartingTurn", 1], ["ChoosingResource", 1, 1]],
    "Turn (stack[1]) lies on something, and is always the lowest": [["Turn", 1, 2], ["Turn", 1, 2], ["PlayingCard", 1]],
    "PlayingCard is pending in a phase or turn of another": [["Turn", 1, 1], ["PlayingCard", 1]],
    "a card was played before its phase, or none was": [["Turn", 1, 5], ["Recruiting", 1]],
}


@pytest.mark.parametrize("why", PENDING)
def test_what_is_pending_belongs_to_the_phases_of_the_active_player(why: str) -> None:
    """A table whose turn has begun, with other decisions than those that were pending."""
    data = read(between_turns())
    data["stack"] = PENDING[why]
    with pytest.raises(BadInput) as caught:
        royaume.from_data(data)
    assert why in str(caught.value)


def test_a_card_of_another_seat_is_not_played_in_this_turn() -> None:
    data = read(between_turns())
    data["stack"] = [["Turn", 1, 2], ["PlayingCard", 0]]
    with pytest.raises(BadInput, match=r"PlayingCard .* is pending for seat 0, whose turn it is not"):
        royaume.from_data(data)
