"""Section 12: the order inside a turn."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.architects.events import GOODS_GAINED, MARKET_RESET, PLAN_DISCARDED, WORKERS_CAPTURED
from royaume.games.architects.expansions.artisans.events import APPRENTICES_REFRESHED
from royaume.games.architects.table import ArchitectsTable

from ...builder import (
    GAME,
    Wish,
    asked,
    goods,
    hand,
    held,
    of,
    offered,
    order_told,
    play,
    player,
    prisons,
    told,
    why_not,
)
from .builder import artisans_table

SIX = [0, 1, 0, 1, 0, 1]  # the next worker in a Guildhall for two triggers the reset
CHISEL, COMPASS = "craft_01_glazed_tiles", "craft_08_alms_box"


def order_of(t: ArchitectsTable, *events: int) -> list[int]:
    return [event for event in order_told(t) if event in events]


def crafting(**more: Any) -> ArchitectsTable:
    wish: Wish = player(**{"silver": 5, "apprentices": ["miner_1"], "built": ["courtyard"], **more})
    return artisans_table(wish, guildhall=[0])


# 1. access -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("piece", ["place", "place artisan"])
def test_1_the_market_is_checked_when_the_piece_is_placed(piece: str) -> None:
    assert why_not(artisans_table(player(silver=9, virtue=10)), f"{piece} black_market_left") == "too_virtuous"
    assert why_not(artisans_table(player(silver=0)), f"{piece} black_market_left") == "market_unpayable"
    assert why_not(artisans_table(player(silver=9), market={"left": 1}), f"{piece} black_market_left") == "space_taken"


@pytest.mark.parametrize(("virtue", "why"), [(4, "nothing_to_build"), (5, "allowed")])
def test_1_the_cathedral_is_checked_when_the_worker_is_placed(virtue: int, why: str) -> None:
    assert why_not(artisans_table(player(gold=1, hand=1, virtue=virtue)), "place guildhall") == why


def test_1_price_building_and_apprentice_are_checked_before_anything_is_crafted() -> None:
    assert [crafting_refused(), crafting_refused(silver=4), crafting_refused(built=[])] == [
        ("allowed", "allowed"),
        ("adornment_unpayable", "allowed"),
        ("no_building_free", "allowed"),
    ]
    assert crafting_refused(apprentices=[]) == ("allowed", "no_apprentice_free")


def crafting_refused(**more: Any) -> tuple[str, str]:
    shown = offered(crafting(**more))
    return shown["craft adornment"], shown["craft tool"]


# 2. and 3. the action, then the Strongman ------------------------------------------------------------


def test_2_a_tool_is_resolved_around_the_step_it_modifies_and_once() -> None:
    t = artisans_table(
        player(apprentices=["merchant_gold"], silver=4, at={"kings_storehouse": 1}), tools={"merchant_gold": "chisel"}
    )
    play(t, "place kings_storehouse", "trade merchant_gold")
    assert asked(t) == (0, "tools_first")
    play(t, f"use {CHISEL}")
    assert (goods(t), asked(t)) == ({"silver": 2, "gold": 1, "stone": 1}, (0, "trading"))
    play(t, "trade merchant_gold")
    assert (goods(t), asked(t)) == ({"gold": 2, "stone": 1}, (1, "placing"))


@pytest.mark.parametrize(
    ("place", "action"),
    [
        ("forest", []),
        ("mines", ["mine clay"]),
        ("workshop", ["draw plans"]),
        ("kings_storehouse", ["stop"]),
        ("guardhouse", ["stop"]),
        ("town_centre", ["stop"]),
        ("tax_stand", ["ignore loss"]),
    ],
)
def test_3_the_strongman_captures_after_the_action_of_the_place(place: str, action: list[str]) -> None:
    t = artisans_table(player(apprentices=["strongman_capture"], silver=1), player(at={place: 2}))
    play(t, f"place artisan {place}", *action)
    assert asked(t) == (0, "capturing_colour")
    play(t, "capture all of P2")
    assert (held(t, 0), asked(t)) == ({1: 2}, (1, "placing"))


def test_3_what_the_place_gives_is_gained_first() -> None:
    t = artisans_table(player(apprentices=["strongman_capture"]), player(at={"forest": 2}))
    play(t, "place artisan forest", "capture all of P2")
    assert order_of(t, GOODS_GAINED, WORKERS_CAPTURED) == [GOODS_GAINED, WORKERS_CAPTURED]


def test_3_the_capture_comes_before_the_hand_limit() -> None:
    t = artisans_table(player(apprentices=["strongman_capture"], hand=6), player(at={"workshop": 2}))
    play(t, "place artisan workshop", "draw plans", "capture all of P2")
    play(t, f"discard {hand(t)[0]}", f"discard {hand(t)[1]}")
    assert order_of(t, WORKERS_CAPTURED, PLAN_DISCARDED) == [WORKERS_CAPTURED, PLAN_DISCARDED, PLAN_DISCARDED]


# 4. the reset ----------------------------------------------------------------------------------------


def test_4_a_reset_comes_after_the_action_that_caused_it() -> None:
    t = artisans_table(
        player(apprentices=["labourer"], hand=["gallery"], clay=2, wood=3, stone=2, marble=1), guildhall=SIX
    )
    play(t, "place guildhall", "construct gallery")
    assert (asked(t), told(t, MARKET_RESET)) == ((0, "choosing_adornment"), [])
    play(t, f"take {CHISEL}")
    assert order_of(t, GOODS_GAINED, MARKET_RESET) == [GOODS_GAINED, MARKET_RESET]


def test_4_the_tools_of_the_action_come_before_the_reset() -> None:
    mine = player(apprentices=["swindler_wood"], silver=1, prison=1)
    t = artisans_table(mine, market={"middle": 1, "right": 1}, tools={"swindler_wood": "key_ring"})
    play(t, "place black_market_left")
    assert (asked(t), told(t, MARKET_RESET)) == ((0, "using_tools"), [])
    play(t, "use craft_05_marble_font")
    assert (prisons(t), len(told(t, MARKET_RESET))) == ([1, 2], 1)


def test_4_the_own_apprentices_act_in_the_reset() -> None:
    t = artisans_table(player(apprentices=["squire_gold"], hand=["well"], wood=2, stone=2), guildhall=SIX)
    play(t, "place guildhall", "construct well")
    assert goods(t) == {"clay": 4, "gold": 1}


# 5. the hand limit -----------------------------------------------------------------------------------


def test_5_the_hand_limit_comes_after_the_reset() -> None:
    cards = ["well", "smithy", "keep", "castle", "armoury", "aqueduct", "steeple"]
    mine = player(apprentices=["squire_gold"], hand=cards, wood=2, stone=2)
    t = artisans_table(mine, tools={"squire_gold": "compass"}, guildhall=SIX)
    play(t, "place guildhall", "construct well", f"use {COMPASS}")
    assert (len(hand(t)), asked(t)[0]) == (7, 0)
    play(t, "discard smithy")
    assert (len(hand(t)), asked(t)) == (6, (1, "placing"))
    assert order_of(t, MARKET_RESET, PLAN_DISCARDED) == [MARKET_RESET, PLAN_DISCARDED]


def test_5_cards_of_adornments_count_for_the_hand_limit() -> None:
    t = artisans_table(player(built=["well"], silver=5, hand=5), guildhall=[0], craft_row=["craft_11_painted_ceiling"])
    play(t, "craft adornment", "take craft_11_painted_ceiling")
    assert (len(hand(t)), asked(t)[0]) == (7, 0)
    play(t, f"discard {hand(t)[6]}")
    assert (len(hand(t)), asked(t)) == (6, (1, "placing"))


# 6. the refresh --------------------------------------------------------------------------------------


def test_6_reset_then_hand_limit_then_refresh() -> None:
    """The Crane on the space of a refresh brings a second worker on the space of a reset."""
    cards = ["crane", "well", "smithy", "keep", "castle", "armoury", "aqueduct", "steeple", "tavern"]
    mine = player(hand=cards, wood=5, stone=3)
    t = artisans_table(mine, guildhall=[0, 1, 0, 1, 0], promos=True)
    play(t, "place guildhall", "construct crane", "place again", "construct well")
    assert (told(t, APPRENTICES_REFRESHED), len(told(t, MARKET_RESET))) == ([], 1)
    play(t, "discard smithy")
    events = order_of(t, MARKET_RESET, PLAN_DISCARDED, APPRENTICES_REFRESHED)
    assert events == [MARKET_RESET, PLAN_DISCARDED, APPRENTICES_REFRESHED]


def test_where_only_an_artisan_can_move_the_game_ends_after_thirty_rounds() -> None:
    """House rule: Artisans never go to the Guildhall, so that nothing would bring the end nearer."""
    spaces = [0] * 8
    t = artisans_table(player(held={1: 20}), player(), guildhall=spaces, stacked={0: 8}, artisans={1: 0})
    of(t).prison, of(t).supply = 4, 1
    of(t).held[1] = 21
    of(t, 1).supply = 0
    assert GAME.violation(t) == ""
    for turn in range(29):
        play(t, "place artisan forest" if turn % 2 == 0 else "take back forest")
        assert not t.over
    play(t, "take back forest")
    assert (t.over, GAME.ending(t)) == (True, "quiet")
