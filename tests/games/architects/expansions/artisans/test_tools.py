"""Every tool in play."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.architects import GAME
from royaume.games.architects.events import MARKET_RESET, TAX_PAID
from royaume.games.architects.expansions.artisans.events import TOOL_USED
from royaume.games.architects.table import ArchitectsTable

from ...builder import (
    Wish,
    asked,
    at,
    built,
    covers,
    goods,
    hand,
    held,
    legal,
    of,
    offered,
    play,
    player,
    points_of,
    prisons,
    told,
    why_not,
)
from .builder import artisan, artisans_table, facts

CARDS: list[dict[str, Any]] = facts("craft_cards.yaml")["cards"]
TOOLS: dict[str, dict[str, Any]] = {card["tool"]["id"]: card["tool"] for card in CARDS}
BEARER = {tool: next(card["id"] for card in CARDS if card["tool"]["id"] == tool) for tool in TOOLS}  # the first card
SIX = [0, 1, 0, 1, 0, 1]  # the next worker in a Guildhall for two triggers the reset
GAINS = [tool for tool, half in TOOLS.items() if half["ops"][0]["op"] == "gain" and tool != "compass"]
KEY, SEAL = BEARER["key_ring"], BEARER["false_seal"]
SHACKLES, COMPASS, CART, LEDGER = (BEARER[tool] for tool in ("shackles", "compass", "handcart", "double_ledger"))
TOWN: dict[str, Any] = {"at": {"forest": 1, "mines": 1}}


def one_tool(tool: str, apprentice: str = "jeweller_1", *others: Wish, **more: Any) -> ArchitectsTable:
    """Seat 0 has an apprentice with this tool; what is not about the player is in `table_of`."""
    table_of = more.pop("table_of", {})
    return artisans_table(player(apprentices=[apprentice], **more), *others, tools={apprentice: tool}, **table_of)


def collector(silver: int, debts: int, tool: str = "purse", **more: Any) -> ArchitectsTable:
    wish = {"silver": silver, "debts": debts, "at": {"guardhouse": 2}, **more}
    return play(one_tool(tool, "debt_collector_wood", **wish), "place guardhouse")


def uses(t: ArchitectsTable) -> list[str]:
    return [choice for choice in legal(t) if choice.startswith("use craft")]


def constructor(**more: Any) -> Wish:
    """Somebody whose Well on the seventh space of a Guildhall for two triggers a reset."""
    return player(**{"hand": ["well"], "wood": 2, "stone": 2, **more})


# the tools -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", GAINS)
def test_a_tool_gains_what_the_facts_say(card: str) -> None:
    t = play(one_tool(card), "place silversmith", f"use {BEARER[card]}")
    ((_, _), (good, n)) = TOOLS[card]["ops"][0].items()
    assert goods(t) == {"silver": 3} | {good: n + (3 if good == "silver" else 0)}
    assert (of(t).virtue, hand(t), prisons(t)) == (7, [], [0, 0])


@covers("compass")
def test_the_compass_gains_a_building_card() -> None:
    t = play(one_tool("compass", table_of={"plans": ["castle"]}), "place silversmith", f"use {COMPASS}")
    assert (hand(t), goods(t)) == (["castle"], {"silver": 3})


@covers("key_ring")
def test_the_key_ring_takes_back_one_own_worker_from_prison() -> None:
    t = one_tool("key_ring", "jeweller_1", player(prison=2), prison=3)
    before = int(of(t).supply)
    play(t, "place silversmith", f"use {KEY}")
    assert (prisons(t), of(t).supply) == ([2, 2], before - 1 + 1)


@covers("key_ring")
def test_the_key_ring_lets_its_owner_choose_the_artisan() -> None:
    t = one_tool("key_ring", prison=2, table_of={"artisans": {0: "prison"}})
    play(t, "place silversmith", f"use {KEY}")
    assert asked(t) == (0, "choosing_piece")
    play(t, "artisan")
    assert (artisan(t), prisons(t)) == ("supply", [1, 0])


@covers("key_ring")
def test_the_key_ring_leaves_the_artisan_if_its_owner_wants() -> None:
    t = one_tool("key_ring", prison=2, table_of={"artisans": {0: "prison"}})
    play(t, "place silversmith", f"use {KEY}", "worker")
    assert (artisan(t), prisons(t)) == ("prison", [1, 0])


@covers("key_ring")
def test_the_key_ring_is_not_offered_with_nobody_in_prison() -> None:
    t = play(one_tool("key_ring", "jeweller_1", player(prison=2)), "place silversmith")
    assert asked(t) == (1, "placing")


PRICED = {
    "false_seal": ({}, {"virtue": -1, "marble": 1}),
    "loaded_scales": ({}, {"virtue": -1, "gold": 1}),
    "touchstone": ({"silver": 2}, {"silver": -2, "gold": 1}),
    "prayer_beads": ({"silver": 2}, {"silver": -2, "virtue": 1}),
    "polishing_wheel": ({"silver": 3}, {"silver": -3, "marble": 1}),
}


@pytest.mark.parametrize("card", PRICED)
def test_a_tool_with_a_price_takes_it_and_gives_what_it_buys(card: str) -> None:
    wish, change = PRICED[card]
    (op,) = TOOLS[card]["ops"]
    assert change == {thing: -n for thing, n in op["pay"].items()} | op["gain"]
    t = one_tool(card, "woodcutter_1", **wish)
    before = goods(t) | {"virtue": 7}
    play(t, "place forest", f"use {BEARER[card]}")
    after = goods(t) | {"virtue": int(of(t).virtue)}
    things = set(before) | set(after)
    assert {thing: after.get(thing, 0) - before.get(thing, 0) for thing in things} == {
        **dict.fromkeys(things, 0),
        **change,
        "wood": 2,
    }


@pytest.mark.parametrize("card", ["touchstone", "prayer_beads", "polishing_wheel"])
def test_a_tool_is_not_offered_to_whom_its_price_is_too_high(card: str) -> None:
    (op,) = TOOLS[card]["ops"]
    t = one_tool(card, "woodcutter_1", silver=op["pay"]["silver"] - 1)
    play(t, "place forest")
    assert asked(t) == (1, "placing")


@pytest.mark.parametrize("card", PRICED)
def test_the_exchange_of_a_tool_may_be_declined(card: str) -> None:
    t = one_tool(card, "woodcutter_1", silver=9)
    play(t, "place forest", "decline")
    assert (goods(t), of(t).virtue) == ({"silver": 9, "wood": 2}, 7)


@covers("false_seal")
def test_virtue_lost_by_a_tool_below_0_is_a_debt() -> None:
    t = play(one_tool("false_seal", virtue=0), "place silversmith", f"use {SEAL}")
    assert (of(t).virtue, of(t).debts, goods(t)) == (0, 1, {"silver": 3, "marble": 1})


@covers("handcart")
@pytest.mark.parametrize("good", ["clay", "wood", "stone"])
def test_the_handcart_sells_a_clay_wood_or_stone_for_2_silver(good: str) -> None:
    t = play(one_tool("handcart", **{good: 2}), "place silversmith", f"use {CART} paying {good}")
    assert goods(t) == {good: 1, "silver": 3 + 2}


@covers("handcart")
def test_the_handcart_takes_no_good_that_is_not_there() -> None:
    t = play(one_tool("handcart", clay=1), "place silversmith")
    assert legal(t) == [f"use {CART} paying clay", "decline"]
    assert why_not(t, f"use {CART} paying wood") == "tool_unpayable"
    assert f"use {CART} paying gold" not in offered(t)


@covers("handcart")
def test_the_handcart_takes_what_the_action_leaves() -> None:
    t = one_tool("handcart", "trader_clay", clay=3, wood=1)
    play(t, "place kings_storehouse", "trade trader_clay")
    assert why_not(t, f"use {CART} paying clay") == "tool_unpayable"
    play(t, f"use {CART} paying wood")
    assert goods(t) == {"marble": 1, "silver": 2}


@covers("double_ledger")
def test_the_double_ledger_spares_one_tax_of_the_action() -> None:
    t = collector(6, 1, "double_ledger")
    play(t, "pay debt", f"use {LEDGER}")
    assert (goods(t), t.taxes) == ({"silver": 1, "wood": 2}, 4 + 2)
    assert told(t, TAX_PAID) == [(0, 2)]


@covers("double_ledger")
def test_the_double_ledger_makes_a_debt_payable() -> None:
    t = play(collector(5, 1, "double_ledger"), "pay debt")
    assert why_not(t, "go on") == "tool_needed"
    play(t, f"use {LEDGER}")
    assert (goods(t), of(t).paid) == ({"wood": 2}, 1)


@covers("double_ledger")
def test_the_double_ledger_spares_nothing_of_the_next_action() -> None:
    t = collector(12, 2, "double_ledger")
    play(t, "pay debt", f"use {LEDGER}", "pay debt")
    assert (of(t).silver, t.taxes) == (12 - 5 - 6, 4 + 2 + 3)


@covers("double_ledger")
def test_the_double_ledger_works_at_the_first_capture() -> None:
    t = one_tool("double_ledger", "antagonist_1", player(**TOWN), silver=1)
    play(t, "place town_centre", "capture forest P2", f"use {LEDGER}", "capture mines P2")
    assert (held(t, 0), of(t).silver, t.taxes) == ({1: 2}, 0, 4)


@covers("double_ledger")
def test_without_a_tax_the_double_ledger_is_not_offered() -> None:
    t = play(one_tool("double_ledger"), "place silversmith")
    assert asked(t) == (1, "placing")
    t = collector(4, 1, "double_ledger", virtue=0)  # virtue spares 2 of the 3 taxes
    play(t, "pay debt")
    assert uses(t) == [f"use {LEDGER}"]


@covers("shackles")
def test_the_shackles_capture_up_to_2_of_one_colour_where_the_worker_was_placed() -> None:
    others = player(at={"silversmith": 3, "forest": 2}), player(at={"silversmith": 1})
    t = play(one_tool("shackles", "jeweller_1", *others), "place silversmith", f"use {SHACKLES}")
    assert asked(t) == (0, "capturing_here")
    assert legal(t) == ["capture 1 of P1", "capture 1 of P2", "capture 2 of P2", "capture 1 of P3"]
    play(t, "capture 2 of P2")
    assert (held(t, 0), at(t, 1, "silversmith"), at(t, 1, "forest")) == ({1: 2}, 1, 2)
    assert (goods(t), t.taxes) == ({"silver": 3}, 4)


@covers("shackles")
def test_the_shackles_take_own_workers_but_never_the_own_artisan() -> None:
    t = one_tool("shackles", at={"silversmith": 2})
    before = int(of(t).supply)
    play(t, "place artisan silversmith", f"use {SHACKLES}")
    assert legal(t) == ["capture 1 of P1", "capture 2 of P1"]
    play(t, "capture 2 of P1")
    assert (at(t, 0, "silversmith"), artisan(t), of(t).supply) == (1, "silversmith", before - 1 + 2)


@covers("shackles")
def test_with_nobody_but_the_own_artisan_there_the_shackles_are_not_offered() -> None:
    t = play(one_tool("shackles"), "place artisan silversmith")
    assert (asked(t), artisan(t)) == ((1, "placing"), "silversmith")


@covers("shackles")
def test_the_shackles_take_the_artisan_of_an_opponent() -> None:
    others = player(at={"silversmith": 2})
    t = one_tool("shackles", "jeweller_1", others, table_of={"artisans": {1: "silversmith"}})
    play(t, "place silversmith", f"use {SHACKLES}", "capture 1 of P2 with the artisan")
    assert (held(t, 0), artisan(t, 1), at(t, 1, "silversmith")) == ({1: 1}, 0, 1)


@covers("shackles")
@pytest.mark.parametrize("apprentice", ["squire_gold", "squire_marble", "squire_virtue", "peddler"])
def test_a_capturing_tool_under_a_squire_or_peddler_never_works(apprentice: str) -> None:
    mine = constructor(apprentices=[apprentice])
    t = artisans_table(mine, player(at={"forest": 3}), tools={apprentice: "shackles"}, guildhall=SIX, promos=True)
    play(t, "place guildhall", "construct well")
    assert (asked(t), held(t, 0), told(t, TOOL_USED)) == ((1, "placing"), {}, [])
    assert len(told(t, MARKET_RESET)) == 1


@covers("shackles")
def test_the_shackles_do_nothing_at_the_black_market() -> None:
    t = one_tool("shackles", "swindler_wood", player(at={"forest": 2}), silver=1)
    play(t, "place black_market_left")
    assert (asked(t), held(t, 0)) == ((1, "placing"), {})


@covers("master_toolbox")
def test_one_more_of_each_skill_counts_for_constructing() -> None:
    cost: dict[str, Any] = {"clay": 2, "wood": 3, "stone": 2, "marble": 1}
    wish = player(apprentices=["miner_1"], hand=["academy"], **cost)  # the Miner tiles; the Academy wants carpentry too
    assert why_not(artisans_table(wish), "place guildhall") == "nothing_to_build"
    t = artisans_table(wish, tools={"miner_1": "master_toolbox"})
    play(t, "place guildhall", "construct academy")
    assert built(t) == ["academy"]


@covers("master_toolbox")
def test_one_more_of_each_skill_counts_for_buildings_that_count_skills() -> None:
    wish = player(apprentices=["abbot_silver_1"], built=["masons_hut", "tilers_hut", "dormitory"])
    bare = points_of(artisans_table(wish))["buildings"]  # the Abbot tiles: 1 point for the Tilers' Hut
    t = artisans_table(wish, tools={"abbot_silver_1": "master_toolbox"})
    assert points_of(t)["buildings"] == bare + 1 + 1 + 2  # a mason, a second tiler, a set of three


@covers("master_toolbox")
def test_the_master_toolbox_is_never_activated() -> None:
    t = play(one_tool("master_toolbox"), "place silversmith")
    assert (asked(t), told(t, TOOL_USED)) == ((1, "placing"), [])


@covers("master_toolbox")
def test_one_more_of_each_skill_leaves_no_skill_lacking() -> None:
    wish = player(apprentices=["miner_1"], hand=["academy"], clay=2, wood=3, stone=2)
    bare: Any = GAME.view(artisans_table(wish), 0)["players"]
    assert bare[0]["lacking"] == {"academy": {"goods": {"marble": 1}, "skills": ["carpentry"]}}
    with_toolbox: Any = GAME.view(artisans_table(wish, tools={"miner_1": "master_toolbox"}), 0)["players"]
    assert with_toolbox[0]["lacking"] == {"academy": {"goods": {"marble": 1}, "skills": []}}
