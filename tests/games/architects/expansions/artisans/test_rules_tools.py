"""Section 5: crafting tools, losing them, combinations with apprentices, points."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.architects.expansions.artisans.events import (
    CRAFT_REVEALED,
    TOOL_CRAFTED,
    TOOL_LOST,
    TOOL_MOVED,
    TOOL_USED,
    WORKER_STACKED,
)
from royaume.games.architects.expansions.artisans.kept import artisans_of
from royaume.games.architects.table import ArchitectsTable

from ...builder import (
    Wish,
    asked,
    at,
    cited,
    crew,
    finish,
    goods,
    hand,
    held,
    legal,
    of,
    offered,
    order_told,
    play,
    player,
    points_of,
    prisons,
    told,
    why_not,
)
from .builder import (
    CRAFT_IDS,
    adornments,
    artisan,
    artisans_table,
    craft_row,
    facts,
    last_artisans_turn,
    stacked,
    tools,
)
from .test_tools import BEARER, SIX, TOOLS, constructor, one_tool, uses

TOOLING = "FABRIQUER DES OUTILS"
CHISEL, PURSE, KEY, SEAL = (BEARER[tool] for tool in ("chisel", "purse", "key_ring", "false_seal"))
SHACKLES, COMPASS = BEARER["shackles"], BEARER["compass"]


# crafting --------------------------------------------------------------------------------------------


def test_crafting_a_tool_at_the_guildhall_step_by_step() -> None:
    four = ["craft_06_jewelled_altar", "craft_04_gilding", "craft_12_votive_candles", "craft_20_restored_facade_a"]
    t = artisans_table(player(apprentices=["trader_clay"]), guildhall=[0, 1], craft_row=four)
    play(t, "craft tool")
    assert (stacked(t), of(t).supply, asked(t)) == (1, 19, (0, "choosing_tool"))  # 1.
    play(t, "take craft_06_jewelled_altar")  # 2.
    assert tools(t) == {"trader_clay": "false_seal"}  # 3.
    assert craft_row(t)[0] not in (None, "craft_06_jewelled_altar")  # 4.
    steps = [WORKER_STACKED, TOOL_CRAFTED, CRAFT_REVEALED]
    assert [event for event in order_told(t) if event in steps] == steps
    assert (goods(t), of(t).virtue, t.taxes, adornments(t)) == ({}, 7, 4, {})


def at_market(**more: Any) -> ArchitectsTable:
    wish = player(**{"apprentices": ["miner_1"], "silver": 2, **more})
    return artisans_table(wish, craft_row=["craft_04_gilding", "craft_01_glazed_tiles"])


def test_a_tool_is_crafted_at_the_middle_space_of_the_market_for_2_silver_and_1_virtue() -> None:
    t = play(at_market(), "place black_market_middle", "craft tool", "take craft_04_gilding")
    assert (tools(t), goods(t), of(t).virtue, t.taxes) == ({"miner_1": "purse"}, {}, 6, 4)
    assert (list(t.market), stacked(t), of(t).supply) == ([-1, 0, -1], 0, 20)


def test_at_the_market_no_worker_has_to_lie_at_the_guildhall() -> None:
    t = at_market()
    assert t.guildhall == ()
    assert why_not(t, "craft tool") == "nobody_to_stand_on"
    assert "craft tool" in legal(play(t, "place black_market_middle"))


@pytest.mark.parametrize(("virtue", "why"), [(9, "allowed"), (10, "too_virtuous")])
def test_the_access_to_the_market_is_the_normal_one(virtue: int, why: str) -> None:
    assert why_not(at_market(virtue=virtue), "place black_market_middle") == why


def test_with_1_silver_no_tool_is_crafted_at_the_market() -> None:
    assert why_not(at_market(silver=1), "place black_market_middle") == "market_unpayable"


def test_the_other_two_options_of_the_middle_space_remain() -> None:
    card = facts("black_market.yaml")["middle_space"]
    assert (card["cost"], len(card["choose_one"])) == ({"silver": 2, "virtue": 1}, 3)
    t = play(at_market(), "place black_market_middle")
    assert {"draw five", "craft tool"} <= set(legal(t))
    assert len([choice for choice in legal(t) if choice.startswith("hire")]) == 8


@pytest.mark.parametrize("space", ["left", "right"])
def test_no_other_space_of_the_market_crafts(space: str) -> None:
    t = play(at_market(silver=3), f"place black_market_{space}")
    assert (asked(t), tools(t)) == ((1, "placing"), {})


def test_only_the_lower_half_counts() -> None:
    t = artisans_table(player(apprentices=["miner_1"]), guildhall=[0], craft_row=["craft_01_glazed_tiles"])
    play(t, "craft tool", "take craft_01_glazed_tiles")
    assert (goods(t), tools(t), points_of(t)) == ({}, {"miner_1": "chisel"}, {"tools": 1})


def test_with_several_apprentices_its_owner_says_which_one_gets_it() -> None:
    t = artisans_table(player(apprentices=["miner_1", "thief", "labourer"]), guildhall=[0], craft_row=[CHISEL])
    play(t, "craft tool", f"take {CHISEL}")
    assert asked(t) == (0, "linking_tool")
    assert legal(t) == ["under miner_1", "under thief", "under labourer"]
    play(t, "under thief")
    assert tools(t) == {"thief": "chisel"}


def test_one_apprentice_has_one_tool() -> None:
    wish = player(apprentices=["miner_1", "thief", "labourer"])
    t = artisans_table(wish, guildhall=[0], craft_row=[CHISEL], tools={"thief": "purse"})
    play(t, "craft tool", f"take {CHISEL}")
    assert legal(t) == ["under miner_1", "under labourer"]


@pytest.mark.parametrize("apprentices", [[], ["miner_1"]])
def test_without_a_free_apprentice_no_tool_is_crafted(apprentices: list[str]) -> None:
    under = dict.fromkeys(apprentices, "purse")
    t = artisans_table(
        player(apprentices=apprentices, silver=2), player(apprentices=["thief"]), guildhall=[0], tools=under
    )
    assert (why_not(t, "craft tool"), cited(t, "craft tool")) == ("no_apprentice_free", TOOLING)
    play(t, "place black_market_middle")
    assert (why_not(t, "craft tool"), cited(t, "craft tool")) == ("no_apprentice_free", TOOLING)


def test_a_replacement_is_turned_up_and_an_empty_pile_is_not_refilled() -> None:
    wish = player(apprentices=["miner_1", "thief"])
    row = ["craft_04_gilding", "craft_12_votive_candles"]
    t = artisans_table(wish, player(), guildhall=[0, 0], craft_row=row, craft_pile=[])
    play(t, "craft tool", "take craft_04_gilding", "under miner_1")
    assert craft_row(t) == [None, "craft_12_votive_candles", None, None]
    play(t, "place forest", "craft tool")
    assert legal(t) == ["take craft_12_votive_candles"]


def test_tools_do_not_move_by_choice() -> None:
    t = artisans_table(player(apprentices=["miner_1", "thief"]), tools={"miner_1": "purse"})
    assert not any("move tool" in choice or "under" in choice for choice in offered(t))


# a discarded apprentice ------------------------------------------------------------------------------


def two(**more: Any) -> ArchitectsTable:
    return artisans_table(player(apprentices=["miner_1", "jeweller_1"]), **more)


def test_the_tool_of_a_discarded_apprentice_may_go_under_another() -> None:
    t = play(two(tools={"miner_1": "purse"}), "discard apprentice miner_1")
    assert (asked(t), legal(t)) == ((0, "moving_tool"), ["move tool to jeweller_1", "drop tool"])
    play(t, "move tool to jeweller_1")
    assert (crew(t), tools(t), asked(t)) == (["jeweller_1"], {"jeweller_1": "purse"}, (0, "placing"))
    assert len(told(t, TOOL_MOVED)) == 1


def test_or_it_leaves_the_game() -> None:
    t = play(two(tools={"miner_1": "purse"}), "discard apprentice miner_1", "drop tool")
    assert (tools(t), [CRAFT_IDS[c] for c in artisans_of(t).removed]) == ({}, [PURSE])
    assert points_of(t) == {}


def test_with_no_other_apprentice_it_leaves_the_game_at_once() -> None:
    t = one_tool("purse")
    play(t, "discard apprentice jeweller_1")
    assert (crew(t), tools(t), [CRAFT_IDS[c] for c in artisans_of(t).removed]) == ([], {}, [PURSE])
    assert len(told(t, TOOL_LOST)) == 1
    assert asked(t) == (0, "placing")


def test_it_does_not_go_under_one_that_has_a_tool() -> None:
    t = two(tools={"miner_1": "purse", "jeweller_1": "chisel"})
    play(t, "discard apprentice miner_1")
    assert (tools(t), asked(t)) == ({"jeweller_1": "chisel"}, (0, "placing"))
    assert [CRAFT_IDS[c] for c in artisans_of(t).removed] == [PURSE]


def test_a_building_that_discards_an_apprentice_moves_the_tool_too() -> None:
    cost: dict[str, Any] = {"clay": 4, "wood": 1, "stone": 2, "marble": 2}
    wish = player(apprentices=["labourer", "jeweller_1"], hand=["graveyard"], **cost)
    t = artisans_table(wish, tools={"jeweller_1": "purse"}, promos=True)
    play(t, "place guildhall", "construct graveyard", "discard apprentice jeweller_1", "move tool to labourer")
    assert (crew(t), tools(t)) == (["labourer"], {"labourer": "purse"})


def test_a_moved_tool_works_for_its_new_apprentice() -> None:
    t = play(two(tools={"miner_1": "chisel"}), "discard apprentice miner_1", "move tool to jeweller_1")
    play(t, "place silversmith", f"use {CHISEL}")
    assert goods(t) == {"silver": 3, "stone": 1}


# worked examples and combinations --------------------------------------------------------------------


def test_the_worked_example_of_the_trader() -> None:
    t = one_tool("false_seal", "trader_clay", clay=6, at={"kings_storehouse": 1})
    play(t, "place kings_storehouse", "trade trader_clay", f"use {SEAL}", "trade trader_clay")
    assert (goods(t), of(t).virtue) == ({"marble": 3}, 6)
    assert (asked(t), len(told(t, TOOL_USED))) == ((1, "placing"), 1)
    assert points_of(t)["tools"] == 1


def conspirator(workers: int, silver: int = 0, **more: Any) -> ArchitectsTable:
    wish = player(apprentices=["conspirator_1"], silver=silver, at={"town_centre": workers - 1})
    others = player(at={"forest": 2}), player(at={"forest": 1})
    t = artisans_table(wish, *others, tools={"conspirator_1": "purse"}, **more)
    return play(t, "place town_centre")


def test_the_coin_of_the_conspirators_tool_pays_the_tax_of_the_first_capture() -> None:
    t = play(conspirator(2), "capture forest P2", f"use {PURSE}")
    assert (held(t, 0), of(t).silver, t.taxes) == ({1: 2}, 0, 5)
    assert why_not(t, "stop") == "capture_owed"
    play(t, "capture forest P3")
    assert (held(t, 0), goods(t), t.taxes) == ({1: 2, 2: 1}, {}, 5)


def test_with_one_capture_the_conspirator_is_not_used() -> None:
    t = conspirator(1)
    assert why_not(t, "capture forest P2") == "capture_unpayable"
    assert legal(t) == ["stop"]


def test_the_conspirator_may_use_his_tool_at_the_second_capture() -> None:
    t = play(conspirator(2, silver=1), "capture forest P2", "go on", "capture forest P3", f"use {PURSE}")
    assert (held(t, 0), of(t).silver) == ({1: 2, 2: 1}, 1)


def test_the_antagonist_gains_a_card_at_each_use_of_the_town_centre() -> None:
    t = one_tool("compass", "antagonist_1", player(at={"forest": 2}), player(at={"mines": 1}), silver=2, hand=2)
    play(t, "place town_centre", "capture forest P2", f"use {COMPASS}", "capture mines P3")
    assert (len(hand(t)), held(t, 0), of(t).silver, t.taxes) == (3, {1: 2, 2: 1}, 0, 5)


def discounted(**more: Any) -> ArchitectsTable:
    wish = {"silver": 2, "apprentices": ["strongman_discount", "merchant_gold"], **more}
    others = player(at={"kings_storehouse": 3}), player(), player()
    return artisans_table(player(**wish), *others, tools={"strongman_discount": "shackles"})


def test_the_strongmans_tool_captures_2_where_the_artisan_was_placed() -> None:
    t = play(discounted(), "place artisan kings_storehouse", "trade merchant_gold", "use discount")
    assert (asked(t), uses(t)) == ((0, "using_tools"), [f"use {SHACKLES}"])
    play(t, f"use {SHACKLES}", "capture 2 of P2", "stop")
    assert (held(t, 0), at(t, 1, "kings_storehouse"), goods(t)) == ({1: 2}, 1, {"silver": 2, "gold": 1})


def test_only_on_a_turn_on_which_the_discount_was_used() -> None:
    t = play(discounted(), "place artisan kings_storehouse", "trade merchant_gold", "pay in full")
    assert asked(t) == (0, "trading")
    play(t, "stop")
    assert (held(t, 0), goods(t)) == ({}, {"gold": 1})
    t = play(discounted(), "place kings_storehouse", "trade merchant_gold")
    assert (asked(t), held(t, 0)) == ((1, "placing"), {})


def test_never_the_own_artisan() -> None:
    t = discounted(at={"kings_storehouse": 1})
    play(t, "place artisan kings_storehouse", "trade merchant_gold", "use discount", f"use {SHACKLES}")
    assert [choice for choice in legal(t) if "P1" in choice] == ["capture 1 of P1"]
    play(t, "capture 1 of P1")
    assert (artisan(t), at(t, 0, "kings_storehouse")) == ("kings_storehouse", 1)


def squire(prison: int) -> ArchitectsTable:
    mine = constructor(apprentices=["squire_gold"], prison=prison)
    t = artisans_table(mine, tools={"squire_gold": "key_ring"}, guildhall=SIX)
    return play(t, "place guildhall", "construct well")


def test_the_squires_tool_frees_the_last_prisoner_first_so_that_he_pays_out() -> None:
    t = squire(1)
    assert f"use {KEY} first" in legal(t)
    play(t, f"use {KEY} first")
    assert (prisons(t), goods(t)) == ([0, 0], {"clay": 4, "gold": 1})


def test_with_two_prisoners_the_squire_is_not_used() -> None:
    t = squire(2)
    assert not any(choice.startswith("use") for choice in offered(t))
    while asked(t)[0] == 0:
        play(t, "resolve squire_gold")
    assert (prisons(t), goods(t), told(t, TOOL_USED)) == ([2, 0], {"clay": 4}, [])


def test_with_one_prisoner_the_squire_may_leave_him_there() -> None:
    t = play(squire(1), "resolve squire_gold")
    assert (prisons(t), goods(t), told(t, TOOL_USED)) == ([1, 0], {"clay": 4}, [])


# points ----------------------------------------------------------------------------------------------

SIX_TOOLS = ["chisel", "saw", "trowel", "purse", "key_ring", "false_seal"]


@pytest.mark.parametrize("row", facts("scoring.yaml")["tools_track"], ids=lambda row: str(row["id"]))
def test_tools_score_the_points_of_their_track(row: dict[str, Any]) -> None:
    people = ["miner_1", "miner_2", "jeweller_1", "jeweller_2", "thief", "labourer"][: row["tools"]]
    wish = player(apprentices=people, character="rudolf" if len(people) > 5 else None)
    t = finish_with(wish, dict(zip(people, SIX_TOOLS, strict=False)))
    assert points_of(t).get("tools", 0) == row["vp"]


def finish_with(wish: Wish, under: dict[str, str]) -> ArchitectsTable:
    t = finish(last_artisans_turn(wish, tools=under))
    assert t.over
    return t


def test_a_tool_scores_whatever_it_does() -> None:
    assert all(finish_points(tool) == 1 for tool in TOOLS)


def finish_points(tool: str) -> int:
    return points_of(finish_with(player(apprentices=["labourer"]), {"labourer": tool}))["tools"]
