"""Rulings 16 to 25: tools, whose ability makes them work, when, how often, and what becomes of them."""

from __future__ import annotations

import pytest

from royaume.games.architects.expansions.artisans.events import TOOL_LOST, TOOL_USED

from ...builder import (
    asked,
    at,
    crew,
    goods,
    hand,
    held,
    legal,
    of,
    play,
    player,
    points_of,
    prisons,
    silver,
    told,
    why_not,
)
from .builder import CRAFT_IDS, artisan, artisans_table, tools

PURSE = "craft_04_gilding"
KEY_RING = "craft_05_marble_font"
FALSE_SEAL = "craft_06_jewelled_altar"
TOOLBOX = "craft_07_timber_porch"
COMPASS = "craft_08_alms_box"
SECOND_PURSE = "craft_09_gaudy_banner"
TOUCHSTONE = "craft_10_drafting_mural"
SHACKLES = "craft_12_votive_candles"
HANDCART = "craft_17_gargoyles"
LEDGER = "craft_18_borrowed_splendour"
FULL = [i % 2 for i in range(12)]


@pytest.mark.parametrize(
    "choices",
    [
        ["place forest"],
        ["place mines", "mine clay"],
        ["place silversmith"],
        ["place kings_storehouse", "clay clay for virtue"],
        ["place workshop", "draw plans"],
        ["place tax_stand"],
        ["place town_centre", "capture forest P2"],
        ["place guardhouse", "send to prison"],
        ["place black_market_left"],
        ["place guildhall", "construct well"],
        ["place guildhall", "advance cathedral", "discard well"],
    ],
)
@pytest.mark.parametrize("tool", [PURSE, SHACKLES, FALSE_SEAL])
def test_ruling_16_no_tool_under_the_labourer_ever_works(tool: str, choices: list[str]) -> None:
    mine = player(apprentices=["labourer"], hand=["well"], clay=2, wood=2, stone=2, gold=1, silver=3, held={1: 1})
    t = artisans_table(mine, player(at={"forest": 2}), tools={"labourer": tool})
    play(t, *choices)
    assert (asked(t), told(t, TOOL_USED)) == ((1, "placing"), [])


def test_ruling_16_the_skills_of_the_toolbox_count_under_the_labourer() -> None:
    mine = player(apprentices=["labourer"], built=["masons_hut"])
    t = artisans_table(mine, tools={"labourer": TOOLBOX})
    assert points_of(t)["buildings"] == 5 + 2


def test_ruling_16_a_tool_that_moved_to_the_labourer_does_not_work() -> None:
    mine = player(apprentices=["trickster", "labourer"], silver=1, virtue=7)
    t = artisans_table(mine, tools={"trickster": FALSE_SEAL}, plans=["well", "church", "castle", "keep", "smithy"])
    play(t, "place black_market_middle", "go on", "discard apprentice trickster", "move tool to labourer")
    play(t, "draw five", "keep well")
    assert (asked(t), told(t, TOOL_USED)) == ((1, "placing"), [])


@pytest.mark.parametrize(
    ("apprentices", "symbols"),
    [(["jeweller_1"], (1, 2, 1)), (["labourer"], (2, 2, 2)), (["strongman_discount"], (2, 1, 2))],
)
def test_ruling_17_a_toolbox_adds_a_symbol_of_each_skill(apprentices: list[str], symbols: tuple[int, ...]) -> None:
    huts = ["carpenters_hut", "tilers_hut", "masons_hut"]
    for hut, n in zip(huts, symbols, strict=True):
        t = artisans_table(player(apprentices=apprentices, built=[hut]), tools={apprentices[0]: TOOLBOX})
        assert points_of(t)["buildings"] == 5 + n


@pytest.mark.parametrize(
    ("apprentices", "boxes", "sets"),
    [
        (["jeweller_1"], 0, 0),
        (["jeweller_1"], 1, 1),
        (["jeweller_1", "jeweller_2"], 2, 2),
        (["jeweller_1", "thief", "trickster"], 0, 1),
        (["jeweller_1", "thief", "trickster"], 2, 3),
        (["strongman_discount", "strongman_release"], 0, 1),
    ],
)
def test_ruling_17_sets_of_skills_are_the_smallest_of_the_three_totals(
    apprentices: list[str], boxes: int, sets: int
) -> None:
    boxed = dict(zip(apprentices, [TOOLBOX, "craft_22_watch_bell"][:boxes], strict=False))
    t = artisans_table(player(apprentices=apprentices, built=["dormitory"]), tools=boxed)
    assert points_of(t)["buildings"] == 7 + 2 * sets


def test_ruling_17_a_toolbox_lets_its_owner_construct() -> None:
    mine = player(virtue=4, apprentices=["jeweller_1"], hand=["warehouse"], clay=3, wood=3, stone=2, gold=1, marble=1)
    t = artisans_table(mine)
    assert why_not(t, "place guildhall") == "nothing_to_build"
    t = artisans_table(mine, tools={"jeweller_1": TOOLBOX})
    play(t, "place guildhall", "construct warehouse")
    assert goods(t) == {}


@pytest.mark.parametrize(
    ("apprentice", "choices"),
    [
        ("antagonist_1", ["place town_centre", "capture forest P2"]),
        ("lookout_1", ["place guardhouse", "release from prison"]),
        ("overseer", ["place kings_storehouse", "clay clay for virtue"]),
    ],
)
def test_ruling_18_one_action_uses_whoever_counts_as_a_further_worker(apprentice: str, choices: list[str]) -> None:
    mine = player(apprentices=[apprentice], clay=2, silver=1, prison=1, hand=1)
    t = artisans_table(mine, player(at={"forest": 1}), tools={apprentice: COMPASS}, promos=True)
    play(t, *choices, f"use {COMPASS}")
    assert len(hand(t)) == 2
    play(t, "stop")
    assert (len(told(t, TOOL_USED)), asked(t)) == (1, (1, "placing"))


@pytest.mark.parametrize(
    ("apprentice", "place"),
    [("antagonist_1", "town_centre"), ("lookout_1", "guardhouse"), ("overseer", "kings_storehouse")],
)
def test_ruling_18_without_an_action_nobody_was_used(apprentice: str, place: str) -> None:
    mine = player(apprentices=[apprentice], clay=2, silver=1, prison=1, hand=1)
    t = artisans_table(mine, player(at={"forest": 1}), tools={apprentice: COMPASS}, promos=True)
    play(t, f"place {place}", "stop")
    assert (asked(t), len(hand(t))) == ((1, "placing"), 1)


@pytest.mark.parametrize(("people", "actions"), [(["lookout_1"], 2), (["lookout_1", "lookout_2"], 3)])
def test_ruling_18_each_counts_as_one_further_worker(people: list[str], actions: int) -> None:
    t = artisans_table(player(apprentices=people, silver=30, debts=5))
    play(t, "place guardhouse", *["pay debt"] * actions)
    assert (of(t).paid, asked(t)) == (actions, (1, "placing"))


def test_ruling_19_the_conspirator_is_used_where_he_saves_a_silver() -> None:
    mine = player(apprentices=["conspirator_1"], silver=1, at={"town_centre": 1})
    t = artisans_table(mine, player(at={"forest": 1, "mines": 1}), tools={"conspirator_1": FALSE_SEAL})
    play(t, "place town_centre", "capture forest P2", "go on")
    assert asked(t) == (0, "capturing")
    play(t, "capture mines P2", "go on", f"use {FALSE_SEAL}")
    assert (goods(t), of(t).virtue) == ({"marble": 1}, 6)


def test_ruling_19_a_single_capture_does_not_use_the_conspirator() -> None:
    mine = player(apprentices=["conspirator_1"], silver=1)
    t = artisans_table(mine, player(at={"forest": 1, "mines": 1}), tools={"conspirator_1": FALSE_SEAL})
    play(t, "place town_centre", "capture forest P2")
    assert (asked(t), told(t, TOOL_USED)) == ((1, "placing"), [])


def test_ruling_19_of_two_conspirators_only_one_saves_on_a_second_capture() -> None:
    people = ["conspirator_1", "conspirator_2"]
    mine = player(apprentices=people, silver=1, at={"town_centre": 1})
    purses = {"conspirator_1": PURSE, "conspirator_2": SECOND_PURSE}
    t = artisans_table(mine, player(at={"forest": 1, "mines": 1}), tools=purses, taxes=0)
    play(t, "place town_centre", "capture forest P2", "go on", "capture mines P2", f"use {PURSE}")
    assert (asked(t), goods(t)) == ((1, "placing"), {"silver": 1})


def test_ruling_19_two_conspirators_are_both_used_by_three_captures() -> None:
    people = ["conspirator_1", "conspirator_2"]
    mine = player(apprentices=people, silver=1, at={"town_centre": 2})
    purses = {"conspirator_1": PURSE, "conspirator_2": SECOND_PURSE}
    others = (player(at={"forest": 1, "mines": 1}), player(at={"forest": 1}))
    t = artisans_table(mine, *others, tools=purses, taxes=0)
    play(t, "place town_centre", "capture forest P2", "go on", "capture mines P2", f"use {PURSE}")
    if asked(t)[1] == "tools_first":
        play(t, "go on")
    play(t, "capture forest P3", f"use {SECOND_PURSE}")
    assert (asked(t), goods(t), t.taxes) == ((1, "placing"), {"silver": 2}, 1)


@pytest.mark.parametrize("apprentice", ["trickster", "illusionist", "swindler_clay"])
def test_ruling_19_tricksters_and_illusionists_are_used_at_the_market(apprentice: str) -> None:
    mine = player(apprentices=[apprentice], silver=3, virtue=7)
    t = artisans_table(mine, tools={apprentice: PURSE}, small=["black_market_02"])
    play(t, "place black_market_left", f"use {PURSE}")
    paid = 0 if apprentice == "trickster" else 1
    assert (silver(t)[0], asked(t)) == (3 + 1 - paid, (1, "placing"))


def test_ruling_19_the_thief_is_used_at_the_tax_stand() -> None:
    t = artisans_table(player(apprentices=["thief"], virtue=7), tools={"thief": FALSE_SEAL}, taxes=4)
    play(t, "place tax_stand", f"use {FALSE_SEAL}")
    assert (goods(t), of(t).virtue) == ({"silver": 4, "marble": 1}, 5)


def test_ruling_20_making_room_for_a_sixth_moves_the_tool() -> None:
    five = ["labourer", "miner_1", "miner_2", "jeweller_1", "jeweller_2"]
    t = artisans_table(
        player(apprentices=five, silver=4), tools={"labourer": PURSE, "miner_1": KEY_RING}, top=["thief"]
    )
    play(t, "place workshop", "discard apprentice labourer")
    assert legal(t) == [
        "move tool to miner_2",
        "move tool to jeweller_1",
        "move tool to jeweller_2",
        "drop tool",
    ]
    play(t, "move tool to jeweller_2", "hire thief")
    assert (tools(t), crew(t)[-1]) == ({"miner_1": "key_ring", "jeweller_2": "purse"}, "thief")


def test_ruling_20_the_one_about_to_be_hired_does_not_get_the_tool() -> None:
    t = artisans_table(player(apprentices=["labourer"], silver=4), tools={"labourer": PURSE}, top=["thief"])
    play(t, "place workshop", "discard apprentice labourer")
    assert told(t, TOOL_LOST) == [(0, CRAFT_IDS.index(PURSE))]
    play(t, "hire thief")
    assert (tools(t), crew(t)) == ({}, ["thief"])


def test_ruling_20_an_apprentice_discarded_by_a_building_leaves_the_tool() -> None:
    mine = player(hand=["graveyard"], apprentices=["labourer", "thief"], clay=4, wood=1, stone=2, marble=2)
    t = artisans_table(mine, tools={"labourer": PURSE}, promos=True)
    play(t, "place guildhall", "construct graveyard", "discard apprentice labourer", "move tool to thief")
    assert (tools(t), crew(t)) == ({"thief": "purse"}, ["thief"])


def test_ruling_20_a_tool_moved_before_placing_works_in_its_new_place() -> None:
    mine = player(apprentices=["squire_gold", "trickster"], silver=0, virtue=7)
    t = artisans_table(mine, tools={"squire_gold": PURSE}, plans=["well", "church", "castle", "keep", "smithy"])
    play(t, "discard apprentice squire_gold", "move tool to trickster")
    assert why_not(t, "place black_market_middle") == "allowed"
    play(t, "place black_market_middle", f"use {PURSE}", "draw five", "keep well")
    assert goods(t) == {}


@pytest.mark.parametrize("place", ["black_market_left", "guildhall"])
def test_ruling_21_the_capture_tool_does_nothing_at_market_and_guildhall(place: str) -> None:
    mine = player(apprentices=["swindler_clay", "acolyte_clay"], silver=1, gold=1, hand=["well"])
    bearer = "swindler_clay" if place == "black_market_left" else "acolyte_clay"
    t = artisans_table(mine, player(at={"forest": 2}), tools={bearer: SHACKLES}, market={"right": 1}, guildhall=[1])
    play(t, f"place {place}")
    if place == "guildhall":
        play(t, "advance cathedral", "discard well")
    assert (asked(t), held(t, 0), told(t, TOOL_USED)) == ((1, "placing"), {}, [])


@pytest.mark.parametrize("apprentice", ["squire_gold", "peddler"])
def test_ruling_21_the_capture_tool_does_nothing_at_a_reset(apprentice: str) -> None:
    mine = player(apprentices=[apprentice], silver=3)
    others = (player(at={"forest": 2}),)
    t = artisans_table(
        mine, *others, tools={apprentice: SHACKLES}, market={"left": 1, "middle": 1}, active=1, promos=True
    )
    of(t, 1).goods[5] = 3
    play(t, "place black_market_right")
    assert (prisons(t), held(t, 0), told(t, TOOL_USED)) == ([0, 3], {}, [])
    assert asked(t) == (0, "placing")


def test_ruling_21_it_takes_up_to_two_workers_of_one_colour_for_nothing() -> None:
    mine = player(apprentices=["woodcutter_1"])
    others = (player(at={"forest": 3}), player(at={"forest": 1}))
    t = artisans_table(mine, *others, tools={"woodcutter_1": SHACKLES}, taxes=0)
    play(t, "place forest", f"use {SHACKLES}")
    assert legal(t) == ["capture 1 of P1", "capture 1 of P2", "capture 2 of P2", "capture 1 of P3"]
    play(t, "capture 2 of P2")
    assert (held(t, 0), at(t, 1, "forest"), at(t, 2, "forest"), t.taxes) == ({1: 2}, 1, 1, 0)


def test_ruling_21_it_may_take_own_workers() -> None:
    mine = player(apprentices=["woodcutter_1"], at={"forest": 2})
    t = artisans_table(mine, tools={"woodcutter_1": SHACKLES})
    play(t, "place forest", f"use {SHACKLES}", "capture 2 of P1")
    assert (at(t, 0, "forest"), of(t).supply, goods(t)) == (1, 20, {"wood": 4})


def test_ruling_21_it_may_take_the_artisan_of_an_opponent() -> None:
    mine = player(apprentices=["woodcutter_1"])
    t = artisans_table(mine, player(at={"forest": 3}), tools={"woodcutter_1": SHACKLES}, artisans={1: "forest"})
    play(t, "place forest", f"use {SHACKLES}")
    assert legal(t) == [
        "capture 1 of P1",
        "capture 1 of P2",
        "capture 1 of P2 with the artisan",
        "capture 2 of P2",
        "capture 2 of P2 with the artisan",
    ]
    play(t, "capture 1 of P2 with the artisan")
    assert (held(t, 0), artisan(t, 1), at(t, 1, "forest")) == ({1: 1}, 0, 2)


def test_ruling_21_the_artisan_of_an_opponent_may_be_left() -> None:
    mine = player(apprentices=["woodcutter_1"])
    t = artisans_table(mine, player(at={"forest": 3}), tools={"woodcutter_1": SHACKLES}, artisans={1: "forest"})
    play(t, "place forest", f"use {SHACKLES}", "capture 2 of P2")
    assert (held(t, 0), artisan(t, 1), at(t, 1, "forest")) == ({1: 2}, "forest", 1)


@pytest.mark.parametrize(("people", "captured"), [(3, {1: 1, 2: 1}), (4, {1: 1})])
def test_ruling_21_its_place_counts_against_the_limit_of_the_turn(people: int, captured: dict[int, int]) -> None:
    mine = player(apprentices=["antagonist_1"], silver=1)
    others = (player(at={"forest": 1}), player(at={"town_centre": 1}))
    t = artisans_table(mine, *others, seats=people, tools={"antagonist_1": SHACKLES})
    play(t, "place town_centre", "capture forest P2")
    if people == 3:
        play(t, f"use {SHACKLES}", "capture 1 of P3")
    assert (held(t, 0), asked(t)) == (captured, (0, "capturing"))


def test_ruling_21_after_the_tool_captures_are_bound_to_the_town_centre() -> None:
    mine = player(apprentices=["antagonist_1"], silver=2)
    others = (player(at={"forest": 1, "town_centre": 1}), player(at={"town_centre": 1}), player(at={"town_centre": 1}))
    t = artisans_table(mine, *others, tools={"antagonist_1": SHACKLES})
    play(t, "place town_centre", "capture town_centre P2", f"use {SHACKLES}", "capture 1 of P3")
    assert (held(t, 0), why_not(t, "capture forest P2")) == ({1: 1, 2: 1}, "too_many_places")
    play(t, "capture town_centre P4")
    assert held(t, 0) == {1: 1, 2: 1, 3: 1}


def test_ruling_22_the_capture_tool_never_takes_the_own_artisan() -> None:
    mine = player(apprentices=["woodcutter_1"], at={"forest": 1})
    t = artisans_table(
        mine, player(at={"forest": 1}), tools={"woodcutter_1": SHACKLES}, artisans={0: "forest", 1: "forest"}
    )
    play(t, "place forest", f"use {SHACKLES}")
    assert legal(t) == ["capture 1 of P1", "capture 1 of P2 with the artisan"]
    play(t, "capture 1 of P1")
    assert (artisan(t), at(t, 0, "forest"), of(t).supply) == ("forest", 1, 20)


def test_ruling_22_the_own_artisan_alone_is_nobody_to_capture() -> None:
    mine = player(apprentices=["woodcutter_1"])
    t = artisans_table(mine, tools={"woodcutter_1": SHACKLES})
    play(t, "place artisan forest")
    assert (asked(t), goods(t), told(t, TOOL_USED)) == ((1, "placing"), {"wood": 3}, [])


def test_ruling_23_a_tool_works_once_in_a_turn_and_again_in_the_next() -> None:
    mine = player(apprentices=["merchant_wood"], silver=9, at={"kings_storehouse": 1})
    t = artisans_table(mine, tools={"merchant_wood": PURSE})
    play(t, "place kings_storehouse", "trade merchant_wood", f"use {PURSE}", "trade merchant_wood")
    assert (silver(t)[0], asked(t)) == (9 - 2 + 1, (1, "placing"))
    play(t, "place forest", "place kings_storehouse", "trade merchant_wood", f"use {PURSE}")
    assert silver(t)[0] == 8


def test_ruling_23_a_reset_in_the_turn_of_another_player_is_counted_apart() -> None:
    squire = player(apprentices=["squire_gold"], virtue=7)
    rich = player(silver=9, virtue=5, hand=["well"], wood=2, stone=2)
    t = artisans_table(squire, rich, tools={"squire_gold": PURSE}, market={"left": 1, "middle": 1}, active=1)
    play(t, "place black_market_right", f"use {PURSE}", "place forest")
    assert goods(t) == {"gold": 1, "silver": 1, "wood": 1}
    for place in ("left", "middle"):
        play(t, f"place black_market_{place}")
        if place == "middle":
            play(t, "draw five")
            play(t, legal(t)[0])
        play(t, "place quarry")
    play(t, "place black_market_right", f"use {PURSE}")
    assert (goods(t)["gold"], goods(t)["silver"]) == (2, 2)


def test_ruling_23_a_tool_works_once_in_one_reset() -> None:
    mine = player(apprentices=["peddler", "squire_gold"])
    others = (player(silver=3, virtue=5),)
    t = artisans_table(mine, *others, tools={"peddler": PURSE}, market={"left": 1, "middle": 1}, active=1, promos=True)
    play(t, "place black_market_right", f"use {PURSE}")
    assert (goods(t), asked(t)) == ({"silver": 3, "gold": 1}, (0, "placing"))


def test_ruling_24_a_coin_of_the_tool_pays_the_debt() -> None:
    mine = player(apprentices=["debt_collector_wood"], silver=5, debts=1)
    t = artisans_table(mine, tools={"debt_collector_wood": PURSE}, taxes=0)
    play(t, "place guardhouse", "pay debt")
    assert why_not(t, "go on") == "tool_needed"
    play(t, f"use {PURSE}")
    assert (goods(t), t.taxes, of(t).paid, of(t).virtue) == ({"wood": 2}, 3, 1, 8)


def test_ruling_24_a_coin_too_little_uses_nobody() -> None:
    mine = player(apprentices=["debt_collector_wood"], silver=4, debts=1)
    t = artisans_table(mine, tools={"debt_collector_wood": PURSE})
    play(t, "place guardhouse")
    assert why_not(t, "pay debt") == "debt_unpayable"


def test_ruling_24_a_coin_of_the_conspirator_pays_the_tax_if_a_second_capture_follows() -> None:
    mine = player(apprentices=["conspirator_1"], at={"town_centre": 1})
    t = artisans_table(
        mine, player(at={"forest": 2}), player(at={"forest": 1}), tools={"conspirator_1": PURSE}, taxes=0
    )
    play(t, "place town_centre", "capture forest P2", f"use {PURSE}")
    assert why_not(t, "stop") == "capture_owed"
    play(t, "capture forest P3")
    assert (held(t, 0), goods(t), t.taxes) == ({1: 2, 2: 1}, {}, 1)


def test_ruling_24_with_one_capture_left_the_conspirator_cannot_help() -> None:
    t = artisans_table(player(apprentices=["conspirator_1"]), player(at={"forest": 2}), tools={"conspirator_1": PURSE})
    play(t, "place town_centre")
    assert why_not(t, "capture forest P2") == "capture_unpayable"


@pytest.mark.parametrize(
    ("apprentice", "tool", "use"),
    [
        ("trickster", PURSE, f"use {PURSE}"),
        ("illusionist", HANDCART, f"use {HANDCART} paying clay"),
        ("swindler_wood", HANDCART, f"use {HANDCART} paying clay"),
    ],
)
def test_ruling_24_a_tool_pays_at_the_market(apprentice: str, tool: str, use: str) -> None:
    price = 1 if apprentice == "trickster" else 2
    gained = 1 if tool == PURSE else 2
    mine = player(apprentices=[apprentice], clay=1, silver=price - gained)
    t = artisans_table(mine, tools={apprentice: tool}, plans=["well", "church", "castle", "keep", "smithy"])
    play(t, "place black_market_middle", use, "draw five", "keep well")
    assert silver(t)[0] == 0


def test_ruling_24_a_tool_evades_a_tax_of_the_action() -> None:
    mine = player(apprentices=["debt_collector_clay"], silver=5, debts=1)
    t = artisans_table(mine, tools={"debt_collector_clay": LEDGER}, taxes=0)
    play(t, "place guardhouse", "pay debt", f"use {LEDGER}")
    assert (goods(t), t.taxes, of(t).paid) == ({"clay": 2}, 2, 1)


def test_ruling_24_a_tool_pays_for_the_cathedral() -> None:
    mine = player(apprentices=["acolyte_clay"], silver=2, hand=["well"])
    t = artisans_table(mine, tools={"acolyte_clay": TOUCHSTONE}, rewards=[])
    play(t, "place guildhall", "advance cathedral", f"use {TOUCHSTONE}", "discard well")
    assert (of(t).level, goods(t), of(t).virtue) == (1, {"clay": 2}, 8)


def test_ruling_24_a_card_of_the_tool_is_given_up_for_the_cathedral() -> None:
    mine = player(apprentices=["acolyte_clay"], gold=1)
    t = artisans_table(mine, tools={"acolyte_clay": COMPASS}, plans=["well"])
    play(t, "place guildhall", "advance cathedral", f"use {COMPASS}", "discard well")
    assert (of(t).level, hand(t)) == (1, [])


def test_ruling_24_captives_of_the_tool_are_sent_at_once() -> None:
    mine = player(apprentices=["enforcer_marble"], held={2: 1})
    t = artisans_table(mine, player(at={"guardhouse": 2}), player(), tools={"enforcer_marble": SHACKLES})
    play(t, "place guardhouse", "send to prison", f"use {SHACKLES}", "capture 2 of P2")
    assert (prisons(t), goods(t)) == ([0, 2, 1], {"silver": 3, "marble": 1})


def test_ruling_25_a_tool_without_a_free_apprentice_leaves_the_game() -> None:
    mine = player(apprentices=["labourer", "thief"])
    t = artisans_table(mine, tools={"labourer": PURSE, "thief": KEY_RING}, guildhall=FULL, final_round=1)
    assert points_of(t)["tools"] == 2
    play(t, "discard apprentice labourer")
    assert (tools(t), told(t, TOOL_LOST)) == ({"thief": "key_ring"}, [(0, CRAFT_IDS.index(PURSE))])
    assert points_of(t)["tools"] == 1
    play(t, "place forest")
    assert (t.over, points_of(t)["tools"]) == (True, 1)


def test_ruling_25_a_tool_that_is_dropped_leaves_the_game() -> None:
    t = artisans_table(player(apprentices=["labourer", "thief"]), tools={"labourer": PURSE})
    play(t, "discard apprentice labourer", "drop tool")
    assert (tools(t), told(t, TOOL_LOST), points_of(t)) == ({}, [(0, CRAFT_IDS.index(PURSE))], {})


def test_ruling_25_a_tool_that_moved_still_scores() -> None:
    t = artisans_table(player(apprentices=["labourer", "thief"]), tools={"labourer": PURSE})
    play(t, "discard apprentice labourer", "move tool to thief")
    assert points_of(t) == {"tools": 1}
