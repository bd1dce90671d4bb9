"""Section 5: a tool works when the ability of its apprentice is used, once a turn or once a reset."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.architects.events import MARKET_RESET
from royaume.games.architects.expansions.artisans.events import TOOL_USED
from royaume.games.architects.table import ArchitectsTable

from ...builder import (
    APPRENTICES,
    BUILDINGS,
    CATALOGUE,
    asked,
    goods,
    hand,
    held,
    legal,
    of,
    play,
    player,
    told,
    why_not,
)
from .builder import CRAFT_IDS, artisans_table
from .test_tools import BEARER, SIX, TOWN, collector, constructor, one_tool, uses

CHISEL, PURSE = BEARER["chisel"], BEARER["purse"]


# every apprentice's ability gives occasion to use its tool -------------------------------------------

RESET = {"guildhall": SIX}
OCCASIONS: dict[str, tuple[dict[str, Any], dict[str, Any], list[str]]] = {
    **{
        f"acolyte_{kind}": (
            {"gold": 1, "hand": ["well"]},
            {"rewards": ["reward_virtue"]},
            ["place guildhall", "advance cathedral", "discard well"],
        )
        for kind in ("card", "clay", "silver")
    },
    **{
        f"conspirator_{n}": (
            {"silver": 1, "at": {"town_centre": 1}},
            {},
            ["place town_centre", "capture forest P2", "capture mines P2"],
        )
        for n in (1, 2)
    },
    **{
        f"debt_collector_{kind}": ({"silver": 6, "debts": 1}, {}, ["place guardhouse", "pay debt"])
        for kind in ("clay", "stone", "wood")
    },
    "gatekeeper": (
        {"hand": ["well"], "wood": 2, "stone": 2, "prison": 2},
        RESET,
        ["place guildhall", "construct well", "release 2"],
    ),
    "illusionist": ({"silver": 1}, {}, ["place black_market_left"]),
    "jeweller_1": ({}, {}, ["place silversmith"]),
    "jeweller_2": ({}, {}, ["place silversmith"]),
    **{
        f"merchant_{kind}": ({"silver": 3}, {}, ["place kings_storehouse", f"trade merchant_{kind}"])
        for kind in ("clay", "gold", "marble", "stone", "wood")
    },
    "miner_1": ({}, {}, ["place mines", "mine clay"]),
    "miner_2": ({}, {}, ["place mines", "mine clay"]),
    **{
        f"patron_{kind}": ({kind: 2}, {}, ["place kings_storehouse", f"trade patron_{kind}"])
        for kind in ("clay", "silver", "stone", "wood")
    },
    "pickpocket": ({}, {}, ["place tax_stand"]),
    **{
        f"squire_{kind}": (
            {"hand": ["well"], "wood": 2, "stone": 2},
            RESET,
            ["place guildhall", "construct well"],
        )
        for kind in ("gold", "marble", "virtue")
    },
    "stonecutter_1": ({}, {}, ["place quarry"]),
    "stonecutter_2": ({}, {}, ["place quarry"]),
    **{f"swindler_{kind}": ({"silver": 1}, {}, ["place black_market_left"]) for kind in ("clay", "stone", "wood")},
    "thief": ({}, {}, ["place tax_stand"]),
    **{
        f"trader_{kind}": ({kind: 3}, {}, ["place kings_storehouse", f"trade trader_{kind}"])
        for kind in ("clay", "stone", "wood")
    },
    "trickster": ({}, {}, ["place black_market_left"]),
    "woodcutter_1": ({}, {}, ["place forest"]),
    "woodcutter_2": ({}, {}, ["place forest"]),
    "enforcer": ({"held": {1: 1}}, {}, ["place guardhouse", "send to prison"]),
    "overseer": ({"clay": 2}, {}, ["place kings_storehouse", "clay clay for virtue", "stop"]),
    "peddler": ({"hand": ["well"], "wood": 2, "stone": 2}, RESET, ["place guildhall", "construct well"]),
    "abbot_silver_1": ({}, {}, ["place kings_storehouse", "stop"]),
    "abbot_silver_2": ({}, {}, ["place kings_storehouse", "stop"]),
    "antagonist_1": ({"silver": 1}, {}, ["place town_centre", "capture forest P2", "stop"]),
    "antagonist_2": ({"silver": 1}, {}, ["place town_centre", "capture forest P2", "stop"]),
    **{
        f"enforcer_{kind}": ({"held": {1: 1}}, {}, ["place guardhouse", "send to prison"])
        for kind in ("building_card", "virtue", "marble")
    },
    "lookout_1": ({"prison": 1}, {}, ["place guardhouse", "release from prison", "stop"]),
    "lookout_2": ({"prison": 1}, {}, ["place guardhouse", "release from prison", "stop"]),
    "strongman_discount": (
        {"silver": 2},
        {"top": ["miner_1"]},
        ["place artisan workshop", "hire miner_1", "use discount"],
    ),
    "strongman_capture": ({}, {}, ["place artisan forest", "capture all of P2"]),
    "strongman_release": (
        {"hand": ["well"], "wood": 2, "stone": 2, "prison": 1},
        {**RESET, "artisans": {0: "prison"}},
        ["place guildhall", "construct well"],
    ),
}


def play_using(t: ArchitectsTable, craft: str, *choices: str) -> ArchitectsTable:
    """The tool is used as soon as it may be; otherwise the game goes on."""
    for choice in choices:
        play(t, choice)
        while asked(t)[1] in ("tools_first", "using_tools"):
            on = "go on" if asked(t)[1] == "tools_first" else "decline"
            play(t, f"use {craft}" if f"use {craft}" in legal(t) else on)
    return t


@pytest.mark.parametrize("card", OCCASIONS)
def test_a_tool_works_once_when_the_ability_of_its_apprentice_is_used(card: str) -> None:
    wish, table_of, choices = OCCASIONS[card]
    results = []
    for under in ({card: "chisel"}, {}):
        mine = player(apprentices=[card], **wish)
        t = artisans_table(mine, player(**TOWN), tools=under, promos=True, small=["black_market_02"], **table_of)
        play_using(t, CHISEL, *choices)
        assert asked(t)[0] == 1
        results.append(goods(t) | {"virtue": int(of(t).virtue), "hand": len(hand(t))})
        assert [entry[:2] for entry in told(t, TOOL_USED)] == ([(0, CRAFT_IDS.index(CHISEL))] if under else [])
    with_tool, without = results
    assert with_tool == without | {"stone": without.get("stone", 0) + 1}


def test_those_are_all_apprentices_but_the_labourer() -> None:
    assert set(OCCASIONS) | {"labourer"} == {
        APPRENTICES[number] for number in CATALOGUE.apprentices_of(("artisans", "promos"))
    }


# a tool works only if the ability is used ------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "wish", "choices"),
    [
        ("jeweller_1", {}, ["place forest"]),
        ("miner_1", {}, ["place silversmith"]),
        ("merchant_gold", {"silver": 2, "clay": 2}, ["place kings_storehouse", "clay clay for virtue"]),
        ("merchant_gold", {"silver": 2}, ["place kings_storehouse", "stop"]),
        ("trader_clay", {"clay": 9}, ["place kings_storehouse", "stop"]),
        ("overseer", {}, ["place kings_storehouse", "stop"]),
        ("antagonist_1", {"silver": 2}, ["place town_centre", "stop"]),
        ("lookout_1", {"prison": 1}, ["place guardhouse", "stop"]),
        ("debt_collector_wood", {"prison": 1}, ["place guardhouse", "release from prison"]),
        ("enforcer_marble", {"prison": 1, "held": {1: 1}}, ["place guardhouse", "release from prison"]),
        ("conspirator_1", {"silver": 1}, ["place town_centre", "capture forest P2"]),
        ("illusionist", {}, ["place tax_stand"]),
        ("thief", {"silver": 1}, ["place black_market_left"]),
        ("swindler_wood", {}, ["place forest"]),
        ("acolyte_clay", {"wood": 2, "stone": 2, "hand": ["well"]}, ["place guildhall", "construct well"]),
        ("labourer", {}, ["place silversmith"]),
        ("strongman_discount", {"silver": 2}, ["place forest"]),
        ("strongman_discount", {"silver": 2}, ["place artisan forest"]),
        ("strongman_discount", {"silver": 2}, ["place black_market_left"]),
        ("strongman_capture", {}, ["place forest"]),
    ],
)
def test_without_the_ability_the_tool_does_not_work(card: str, wish: dict[str, Any], choices: list[str]) -> None:
    mine = player(apprentices=[card], **wish)
    t = artisans_table(mine, player(**TOWN), tools={card: "chisel"}, promos=True)
    play(t, *choices)
    assert asked(t)[0] == 1
    assert told(t, TOOL_USED) == []


def test_a_strongman_who_captures_nobody_does_not_use_his_tool() -> None:
    t = artisans_table(player(apprentices=["strongman_capture"]), player(**TOWN), tools={"strongman_capture": "chisel"})
    play(t, "place artisan forest", "decline")
    assert (asked(t), told(t, TOOL_USED)) == ((1, "placing"), [])


def test_a_strongman_who_saves_nothing_does_not_use_his_tool() -> None:
    t = one_tool("shackles", "strongman_discount", player(at={"workshop": 2}), silver=4)
    play(t, "place artisan workshop", f"hire {APPRENTICES[t.row[0]]}", "pay in full")
    assert (asked(t), told(t, TOOL_USED), held(t, 0)) == ((1, "placing"), [], {})


@pytest.mark.parametrize("card", ["squire_gold", "squire_marble", "squire_virtue", "gatekeeper", "strongman_release"])
def test_a_card_that_does_nothing_at_a_reset_does_not_use_its_tool(card: str) -> None:
    prisoners = 2 if card.startswith("squire") else 0
    t = artisans_table(constructor(apprentices=[card], prison=prisoners), tools={card: "chisel"}, guildhall=SIX)
    play(t, "place guildhall", "construct well")
    assert (asked(t), told(t, TOOL_USED)) == ((1, "placing"), [])
    assert len(told(t, MARKET_RESET)) == 1


def test_others_do_not_use_my_tool() -> None:
    t = artisans_table(player(), player(apprentices=["jeweller_1"]), tools={"jeweller_1": "chisel"})
    play(t, "place silversmith")
    assert (asked(t), goods(t)) == ((1, "placing"), {"silver": 2})


# once a turn, before or after ------------------------------------------------------------------------


def test_a_tool_works_once_a_turn_however_often_its_apprentice_is_used() -> None:
    t = play(collector(18, 3), "pay debt", f"use {PURSE}", "pay debt", "pay debt")
    assert (goods(t), of(t).paid, of(t).virtue, t.taxes) == ({"silver": 1, "wood": 6}, 3, 10, 4 + 9)
    assert len(told(t, TOOL_USED)) == 1


def test_a_tool_declined_at_first_may_be_used_later_in_the_turn() -> None:
    t = play(collector(18, 3), "pay debt", "go on", "pay debt", "go on", "pay debt", f"use {PURSE}")
    assert (goods(t)["silver"], of(t).paid) == (1, 3)


def test_in_the_next_turn_it_works_again() -> None:
    t = one_tool("chisel")
    play(t, "place silversmith", f"use {CHISEL}", "place forest", "place silversmith", f"use {CHISEL}")
    assert goods(t) == {"silver": 2 + 1 + 3 + 1, "stone": 2}


def test_a_tool_may_be_resolved_before_the_ability_and_pay_for_it() -> None:
    t = collector(5, 1)
    play(t, "pay debt")
    assert (asked(t), of(t).silver) == ((0, "tools_first"), 5)
    play(t, f"use {PURSE}")
    assert (goods(t), of(t).paid, of(t).virtue, t.taxes) == ({"wood": 2}, 1, 8, 7)


def test_a_debt_that_only_the_tool_makes_payable_cannot_go_on_without_it() -> None:
    t = play(collector(5, 1), "pay debt")
    assert why_not(t, "go on") == "tool_needed"
    assert legal(t) == [f"use {PURSE}"]


def test_a_tool_is_not_used_where_the_ability_is_out_of_reach_even_then() -> None:
    t = collector(4, 1)
    assert why_not(t, "pay debt") == "debt_unpayable"
    play(t, "stop")
    assert (goods(t), told(t, TOOL_USED)) == ({"silver": 4}, [])


def test_using_a_tool_is_optional() -> None:
    t = play(collector(6, 1), "pay debt", "go on")
    assert (goods(t), told(t, TOOL_USED)) == ({"wood": 2}, [])
    t = one_tool("chisel")
    play(t, "place silversmith", "decline")
    assert (goods(t), told(t, TOOL_USED), asked(t)) == ({"silver": 3}, [], (1, "placing"))


def test_tools_of_two_apprentices_work_in_the_same_turn() -> None:
    both = {"jeweller_1": "chisel", "jeweller_2": "saw"}
    t = artisans_table(player(apprentices=list(both)), tools=both)
    play(t, "place silversmith")
    assert sorted(uses(t)) == sorted([f"use {CHISEL}", f"use {BEARER['saw']}"])
    play(t, f"use {BEARER['saw']}", f"use {CHISEL}")
    assert goods(t) == {"silver": 4, "wood": 1, "stone": 1}
    assert asked(t) == (1, "placing")


def test_a_tool_crafted_in_this_turn_waits_for_the_next_use() -> None:
    t = artisans_table(player(apprentices=["swindler_wood"], silver=2), craft_row=[CHISEL])
    play(t, "place black_market_middle", "craft tool", f"take {CHISEL}")
    assert (goods(t), asked(t)) == ({"wood": 1}, (1, "placing"))


def test_a_tool_of_an_apprentice_who_acts_at_resets_works_once_in_a_reset() -> None:
    t = artisans_table(constructor(apprentices=["squire_gold"]), tools={"squire_gold": "chisel"}, guildhall=SIX)
    play(t, "place guildhall", "construct well")
    assert (asked(t), uses(t)) == ((0, "using_tools"), [f"use {CHISEL}"])
    play(t, f"use {CHISEL}")
    assert (goods(t), asked(t)) == ({"clay": 4, "gold": 1, "stone": 1}, (1, "placing"))


def test_a_reset_in_the_turn_of_somebody_else_lets_the_tool_work() -> None:
    mine = player(apprentices=["squire_gold"])
    t = artisans_table(mine, constructor(), tools={"squire_gold": "chisel"}, guildhall=SIX, active=1)
    play(t, "place guildhall", "construct well")
    assert asked(t) == (0, "using_tools")
    play(t, f"use {CHISEL}")
    assert (goods(t), asked(t)) == ({"gold": 1, "stone": 1}, (0, "placing"))


def test_it_works_again_in_the_next_reset() -> None:
    mine = player(apprentices=["peddler"], silver=9)
    t = artisans_table(
        mine,
        constructor(silver=9),
        tools={"peddler": "chisel"},
        guildhall=SIX,
        market={"left": 1},
        promos=True,
        active=1,
    )
    play(t, "place guildhall", "construct well", f"use {CHISEL}")
    play(t, "place black_market_left", "place black_market_middle", "draw five", f"keep {BUILDINGS[t.plans.rest()[0]]}")
    play(t, "place black_market_right")
    assert (asked(t), len(told(t, MARKET_RESET))) == ((0, "using_tools"), 2)
    play(t, f"use {CHISEL}")
    assert len(told(t, TOOL_USED)) == 2
