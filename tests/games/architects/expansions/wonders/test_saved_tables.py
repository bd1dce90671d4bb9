"""Tables are saved in the middle of a decision and read back; data that could not occur is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from royaume.games.architects.expansions.wonders.vocabulary import SLOT
from royaume.games.architects.table import ArchitectsTable
from royaume.kernel.config import Config
from royaume.kernel.data import Reader
from royaume.kernel.errors import BadInput
from royaume.kernel.state import read_state, state_hash, state_to_data

from ...builder import GAME, as_in_play, asked, legal, play, player, plays_with_characters, waiting
from .builder import last_wonders_turn, reset, wonders_begun, wonders_table

WITH = ("wonders",)
STANDING: dict[str, Any] = {"wonders": {"clay": 0}, "standing": {"quarry": "clay"}}


def config(seats: int = 2, expansions: tuple[str, ...] = WITH) -> Config:
    return GAME.configure(seats, expansions)


def data_of(t: ArchitectsTable, composed: Config | None = None) -> dict[str, Any]:
    if t.turn > 0:
        as_in_play(t)
    data: dict[str, Any] = json.loads(json.dumps(state_to_data(GAME, composed or config(), t)))
    if plays_with_characters(t):
        data["config"]["setup"] = "characters"
    return data


def read(data: dict[str, Any]) -> ArchitectsTable:
    _, t = read_state(GAME, Reader(data, "table"))
    assert isinstance(t, ArchitectsTable)
    return t


def at_storehouse(*choices: str, **more: Any) -> ArchitectsTable:
    wish = player(apprentices=["merchant_gold", "charlatan_clay", "patron_clay"], silver=9, clay=2)
    return play(wonders_table(wish, **more), "place kings_storehouse", *choices)


def building_wonder(*choices: str, **more: Any) -> ArchitectsTable:
    t = wonders_table(player(stone=14, silver=9, **more), influence=[5])
    return play(t, "place guildhall", "construct stone_wonder", *choices)


def constructing(card: str, **more: Any) -> ArchitectsTable:
    goods = {"clay": 9, "wood": 9, "stone": 9, "gold": 9, "marble": 9}
    t = wonders_table(player(hand=[card], apprentices=["labourer"], **goods, **more), artisans=more == {})
    return play(t, "place guildhall", f"construct {card}")


def at_the_end() -> ArchitectsTable:
    return play(
        last_wonders_turn(
            player(built=["dungeon", "well", "smithy"]), player(built=["factory", "tavern"]), influence=[5]
        ),
        "place silversmith",
    )


DECISIONS: dict[str, Callable[[], ArchitectsTable]] = {
    "placing": lambda: wonders_table(player(), influence=[3, 4], tokens=["clay"], on_wonder={"gold": 2}, **STANDING),
    "contributing": lambda: play(wonders_table(player(clay=1), princess="quarry"), "place quarry"),
    "contributing_first": lambda: at_storehouse("decline", "trade merchant_gold", princess="kings_storehouse"),
    "taking_influence": lambda: at_storehouse(profiteer="kings_storehouse", influence=[4]),
    "taking_influence_first": lambda: at_storehouse(
        "decline", "trade merchant_gold", profiteer="kings_storehouse", influence=[4]
    ),
    "trading": lambda: at_storehouse(),
    "sparing_silver": lambda: at_storehouse("trade merchant_gold", influence=[4]),
    "sparing_good": lambda: at_storehouse("trade patron_clay", influence=[4]),
    "sparing_virtue": lambda: play(wonders_table(player(), influence=[4]), "place tax_stand"),
    "sparing_precious": lambda: play(
        wonders_table(player(hand=["well"], gold=1), influence=[4]), "place guildhall", "advance cathedral"
    ),
    "keeping_influence": lambda: building_wonder(character="louis"),
    "building": lambda: play(wonders_table(player(stone=14, silver=3), influence=[5]), "place guildhall"),
    "placing_wonder": lambda: building_wonder(),
    "visiting_wonder": lambda: play(wonders_table(player(), card=4, **STANDING), "place quarry"),
    "choosing_favour": lambda: reset(wonders_table(player(at={"quarry": 1}), card=1)),
    "hiring_free": lambda: reset(wonders_table(player(at={"kings_storehouse": 1}), card=4)),
    "destroying_debts": lambda: reset(wonders_table(player(at={"forest": 1}, debts=1), card=3)),
    "turning_debt": lambda: constructing("courthouse", debts=1),
}


@pytest.mark.parametrize("decision", DECISIONS)
def test_a_table_saved_in_the_middle_of_a_decision_is_read_back(decision: str) -> None:
    t = DECISIONS[decision]()
    assert asked(t) == (0, decision)
    data = data_of(t)
    again = read(data)
    assert data_of(again) == data
    assert (asked(again), legal(again)) == (asked(t), legal(t))


@pytest.mark.parametrize("decision", DECISIONS)
def test_the_table_read_back_plays_on_alike(decision: str) -> None:
    for choice in legal(DECISIONS[decision]()):
        t = DECISIONS[decision]()
        again = read(data_of(t))
        play(t, choice)
        play(again, choice)
        assert state_hash(GAME, config(), again) == state_hash(GAME, config(), t)


def test_a_worker_placed_by_a_building_is_read_back() -> None:
    composed = config(expansions=("artisans", "wonders"))
    t = constructing("mill")
    assert asked(t) == (0, "placing_there")
    again = read(data_of(t, composed))
    assert (asked(again), legal(again)) == (asked(t), legal(t))
    for table in (t, again):
        play(table, "place artisan forest")
    assert state_hash(GAME, composed, again) == state_hash(GAME, composed, t)


def test_a_loss_at_the_end_of_the_game_is_read_back() -> None:
    t = at_the_end()
    assert asked(t) == (0, "sparing_virtue")
    again = read(data_of(t))
    for table in (t, again):
        play(table, "1 virtue by 2 influence")
        assert table.over
    assert state_hash(GAME, config(), again) == state_hash(GAME, config(), t)


def test_every_moment_before_the_first_turn_is_read_back() -> None:
    composed = GAME.configure(3, WITH, setup="characters", options={"characters": "chosen"})
    t = wonders_begun(3, setup="characters", characters="chosen")
    asks = set()
    for choice in ("character isabette", "character louis", "character clotilde"):
        play(t, choice)
    while t.turn == 0:
        asks.add(asked(t)[1])
        data = data_of(t, composed)
        assert data_of(read(data), composed) == data
        seat = waiting(t)[0]
        play(t, legal(t, seat)[0], seat=seat)
    assert asks >= {"hiring_starter", "drafting"}


def test_its_things_lie_in_their_own_slot() -> None:
    t = wonders_table(player(), influence=[3, 4])
    assert data_of(t)["table"]["kept"][SLOT]["influence"] == [3, 4]
    again = read(data_of(t))
    assert data_of(again)["table"]["kept"][SLOT] == data_of(t)["table"]["kept"][SLOT]


# what could not occur --------------------------------------------------------------------------------


WRONG: dict[str, tuple[str, Any, str]] = {
    "too much influence": ("influence", [13, 0], "influence"),
    "too few markers": ("influence", [1], "influence"),
    "influence below 0": ("influence", [-1, 0], "influence"),
    "too much credit": ("credit", [2, 0], "credit"),
    "a card twice": ("contribution", 6, "contribution_7"),
    "no such card": ("consequence", 7, "consequence"),
    "no such tokens": ("tokens", 32, "tokens"),
    "a wonder without an owner": ("wonder_at", [0, -1, -1, -1, -1, -1, -1, -1, -1], "clay_wonder"),
    "an owner without the wonder": ("owner", [0, -1, -1, -1, -1], "clay_wonder"),
    "a negative number of tokens": ("on_wonder", [-1, 0, 0, 0, 0], "on_wonder"),
    "a wonder that works for nobody": ("extra", 0, "wonder"),
    "a word too much": ("weather", "rain", "weather"),
}


@pytest.mark.parametrize("what", WRONG)
def test_data_that_could_not_occur_is_refused(what: str) -> None:
    key, value, said = WRONG[what]
    data = data_of(wonders_table(player()))
    data["table"]["kept"][SLOT][key] = value
    with pytest.raises(BadInput) as refused:
        read(data)
    assert said in str(refused.value)


@pytest.mark.parametrize("place", ["mines", "tax_stand"])
def test_a_wonder_where_none_may_stand_is_refused(place: str) -> None:
    t = wonders_table(player(), wonders={"clay": 0}, standing={place: "clay"})
    with pytest.raises(BadInput) as refused:
        read(data_of(t))
    assert place in str(refused.value)


FORGED: dict[str, list[object]] = {
    "a wonder to place that stands": ["PlacingWonder", 0, 0],
    "no such wonder": ["PlacingWonder", 0, 5],
    "a visit where no wonder is": ["VisitingWonder", 0, 1],
    "a favour of another card": ["ChoosingFavour", 0, 0],
    "a loss by a building that costs none": ["LosingByBuilding", 0, 3],
    "a place without a worker to place": ["PlacingThere", 0, 12],
}


@pytest.mark.parametrize("what", FORGED)
def test_a_forged_decision_is_refused(what: str) -> None:
    data = data_of(wonders_table(player(), card=4, **STANDING))
    data["stack"].append(FORGED[what])
    with pytest.raises(BadInput):
        read(data)
