"""Rulings 36 to 48: Strongman, Enforcer, characters, six players, solo; and that no ruling lacks a test."""

from __future__ import annotations

import re
from typing import Any

import pytest

from royaume.games.architects import GAME
from royaume.games.architects.events import MARKET_RESET
from royaume.games.architects.expansions.artisans.events import (
    ADORNMENT_TAKEN,
    APPRENTICES_REFRESHED,
    CRAFT_REVEALED,
    DISCOUNT_USED,
    TOOL_CRAFTED,
    TOOL_LOST,
)
from royaume.games.architects.table import ArchitectsTable

from ...builder import (
    Wish,
    asked,
    at,
    crew,
    debts,
    draft_out,
    goods,
    hand,
    held,
    legal,
    of,
    play,
    player,
    points_of,
    prisons,
    row,
    silver,
    told,
    virtues,
    why_not,
)
from . import test_rulings_01_to_15, test_rulings_16_to_25, test_rulings_26_to_35
from .builder import CRAFT_IDS, adornments, artisan, artisans_begun, artisans_table, craft_row, stacked, tools

PURSE = "craft_04_gilding"
SHACKLES = "craft_12_votive_candles"
SIGNBOARD = "craft_23_guild_signboard"
ROW = ["merchant_wood", "thief", "miner_1", "jeweller_1"]


def chosen(*characters: str, promos: bool = False) -> ArchitectsTable:
    """Everybody has taken a board; the first starting apprentice is to be hired."""
    t = artisans_begun(len(characters), setup="characters", characters="chosen", promos=promos)
    return play(t, *[f"character {name}" for name in characters])


def hired_and_drafted(t: ArchitectsTable) -> ArchitectsTable:
    """Up to a starting tool, or the first turn."""
    while t.turn == 0 and asked(t)[1] != "choosing_starting_tool":
        play(t, legal(t)[0], seat=asked(t)[0])
    return t


# Strongman -------------------------------------------------------------------------------


def test_ruling_36_hiring_at_the_workshop_costs_only_the_tax() -> None:
    t = artisans_table(player(apprentices=["strongman_discount"], silver=2), top=ROW, taxes=0)
    play(t, "place artisan workshop")
    assert why_not(t, "hire merchant_wood") == "allowed"
    play(t, "hire merchant_wood", "use discount")
    assert (goods(t), t.taxes, told(t, DISCOUNT_USED)) == ({}, 2, [(0, 2)])


def test_ruling_36_the_tax_is_not_covered() -> None:
    t = artisans_table(player(apprentices=["strongman_discount"], silver=1), top=ROW)
    play(t, "place artisan workshop")
    assert why_not(t, "hire merchant_wood") == "hiring_unpayable"


def test_ruling_36_silver_on_skipped_apprentices_is_not_covered() -> None:
    t = artisans_table(player(apprentices=["strongman_discount"], silver=3), top=ROW, taxes=0)
    play(t, "place artisan workshop")
    assert why_not(t, "hire jeweller_1") == "hiring_unpayable"
    play(t, "hire miner_1", "use discount")
    assert (goods(t), t.taxes, list(t.coins)[:3]) == ({}, 2, [1, 0, 0])


def test_ruling_36_a_price_of_one_is_a_discount_of_one() -> None:
    t = artisans_table(player(apprentices=["strongman_discount"], silver=4, character="rudolf"), top=ROW, taxes=0)
    play(t, "place artisan workshop", "hire merchant_wood", "use discount")
    assert (goods(t), t.taxes, told(t, DISCOUNT_USED)) == ({"silver": 2}, 2, [(0, 1)])


@pytest.mark.parametrize(("space", "price"), [("left", 0), ("middle", 0), ("right", 1)])
def test_ruling_36_the_market_costs_two_silver_less(space: str, price: int) -> None:
    t = artisans_table(
        player(apprentices=["strongman_discount"], silver=price), plans=["well"], small=["black_market_02"]
    )
    assert why_not(t, f"place black_market_{space}") == "market_unpayable"
    play(t, f"place artisan black_market_{space}", "use discount", "ignore loss")
    assert silver(t)[0] == 0


def test_ruling_36_one_of_the_exchanges_at_the_storehouse_is_covered() -> None:
    t = artisans_table(player(apprentices=["strongman_discount", "merchant_gold"], silver=2))
    play(t, "place artisan kings_storehouse", "trade merchant_gold", "use discount", "trade merchant_gold")
    assert (goods(t), asked(t)) == ({"gold": 2}, (1, "placing"))


def test_ruling_36_the_owner_chooses_the_action() -> None:
    t = artisans_table(player(apprentices=["strongman_discount", "merchant_clay", "merchant_gold"], silver=1))
    play(t, "place artisan kings_storehouse", "trade merchant_clay", "pay in full")
    play(t, "trade merchant_gold", "use discount")
    assert goods(t) == {"clay": 3, "gold": 1}


@pytest.mark.parametrize(
    ("choice", "mine", "taxes"),
    [
        ("pay debt", player(apprentices=["strongman_discount"], silver=4, debts=1), 3),
        ("ransom from P2", player(apprentices=["strongman_discount"], silver=3), 2),
    ],
)
def test_ruling_36_the_guardhouse_costs_two_silver_less(choice: str, mine: Wish, taxes: int) -> None:
    t = artisans_table(mine, player(held={0: 1}), taxes=0)
    play(t, "place artisan guardhouse", choice, "use discount", "stop")
    assert (goods(t), t.taxes) == ({}, taxes)


def test_ruling_36_the_second_capture_is_covered_but_not_the_tax_of_the_first() -> None:
    mine = player(apprentices=["strongman_discount"], silver=1)
    t = artisans_table(mine, player(at={"forest": 1, "mines": 1}), taxes=0)
    play(t, "place artisan town_centre", "capture forest P2", "capture mines P2", "use discount")
    assert (goods(t), t.taxes, held(t, 0), told(t, DISCOUNT_USED)) == ({}, 1, {1: 2}, [(0, 1)])


def test_ruling_36_without_the_artisan_there_is_no_discount() -> None:
    mine = player(apprentices=["strongman_discount", "merchant_gold"], silver=3)
    t = artisans_table(mine)
    play(t, "place kings_storehouse", "trade merchant_gold")
    assert (goods(t), asked(t)) == ({"silver": 1, "gold": 1}, (1, "placing"))


def test_ruling_36_the_discount_does_not_last_beyond_the_turn() -> None:
    mine = player(apprentices=["strongman_discount", "merchant_gold"], silver=2)
    t = artisans_table(mine)
    play(t, "place artisan forest", "place quarry", "place kings_storehouse", "trade merchant_gold")
    assert goods(t) == {"wood": 2, "gold": 1}


def test_ruling_37_the_capture_comes_after_the_action_of_the_place() -> None:
    mine = player(apprentices=["strongman_capture"], at={"forest": 1})
    t = artisans_table(mine, player(at={"forest": 4}), seats=4, artisans={1: "forest"}, taxes=0)
    play(t, "place artisan forest")
    assert (goods(t), asked(t)) == ({"wood": 3}, (0, "capturing_colour"))
    assert legal(t) == ["capture all of P1", "capture all of P2", "decline"]
    play(t, "capture all of P2")
    assert (held(t, 0), artisan(t, 1), t.taxes, at(t, 0, "forest")) == ({1: 4}, 0, 0, 2)


def test_ruling_37_own_workers_come_back_but_not_the_artisan() -> None:
    t = artisans_table(player(apprentices=["strongman_capture"], at={"forest": 3}))
    play(t, "place artisan forest", "capture all of P1")
    assert (goods(t), of(t).supply, at(t, 0, "forest"), artisan(t)) == ({"wood": 5}, 20, 1, "forest")


def test_ruling_37_the_capture_is_optional() -> None:
    t = artisans_table(player(apprentices=["strongman_capture"]), player(at={"forest": 4}))
    play(t, "place artisan forest", "decline")
    assert (held(t, 0), at(t, 1, "forest"), asked(t)) == ({}, 4, (1, "placing"))


def test_ruling_37_nobody_is_asked_where_nobody_can_be_captured() -> None:
    t = artisans_table(player(apprentices=["strongman_capture"]), player(at={"quarry": 4}))
    play(t, "place artisan forest")
    assert asked(t) == (1, "placing")


def test_ruling_37_an_ordinary_worker_captures_nobody() -> None:
    t = artisans_table(player(apprentices=["strongman_capture"]), player(at={"forest": 4}))
    play(t, "place forest")
    assert (held(t, 0), asked(t)) == ({}, (1, "placing"))


@pytest.mark.parametrize("people", [2, 3, 4])
def test_ruling_37_at_the_town_centre_it_comes_on_top_of_the_paid_captures(people: int) -> None:
    mine = player(apprentices=["strongman_capture"], silver=2, at={"town_centre": 1})
    t = artisans_table(mine, player(at={"town_centre": 2, "forest": 1, "mines": 1}), seats=people, taxes=0)
    play(t, "place artisan town_centre", "capture forest P2")
    assert why_not(t, "capture mines P2") == ("allowed" if people < 4 else "too_many_places")
    play(t, "stop")
    if people < 4:
        play(t, "capture all of P2")
        assert held(t, 0) == {1: 3}
    assert (asked(t), t.taxes, silver(t)[0]) == ((1, "placing"), 1, 1)


def test_ruling_37_with_four_players_the_paid_captures_are_at_the_town_centre_too() -> None:
    mine = player(apprentices=["strongman_capture"], silver=2)
    others = (player(at={"town_centre": 2}), player(at={"town_centre": 1}), player(at={"town_centre": 1}))
    t = artisans_table(mine, *others, taxes=0)
    play(t, "place artisan town_centre", "capture town_centre P2", "capture town_centre P3", "capture all of P4")
    assert (held(t, 0), t.taxes, silver(t)[0]) == ({1: 2, 2: 1, 3: 1}, 1, 0)


def test_ruling_37_at_the_market_it_does_nothing() -> None:
    mine = player(apprentices=["strongman_capture"], silver=1)
    t = artisans_table(mine, player(at={"forest": 2}), market={"right": 1})
    play(t, "place artisan black_market_left", "ignore loss")
    assert (held(t, 0), asked(t), list(t.market)) == ({}, (1, "placing"), [0, -1, 1])


def test_ruling_37_hired_by_the_artisan_he_captures_nobody_yet() -> None:
    t = artisans_table(player(silver=4), player(at={"workshop": 2}), top=["strongman_capture"])
    play(t, "place artisan workshop", "hire strongman_capture", "ignore loss")
    assert (held(t, 0), asked(t)) == ({}, (1, "placing"))


def test_ruling_38_the_artisan_leaves_prison_before_prisoners_are_counted() -> None:
    mine = player(apprentices=["strongman_release"], prison=3, virtue=7)
    t = artisans_table(
        mine, player(silver=3, virtue=5), artisans={0: "prison"}, market={"left": 0, "middle": 0}, active=1
    )
    play(t, "place black_market_right")
    assert (artisan(t), prisons(t), of(t).supply) == ("supply", [4, 1], 21 - 4)
    assert (virtues(t), debts(t)) == ([6, 4], [1, 0])
    mine = player(apprentices=["strongman_release"], prison=3, virtue=7)
    t = artisans_table(
        mine, player(silver=3, virtue=5), artisans={0: "prison"}, market={"left": 1, "middle": 1}, active=1
    )
    play(t, "place black_market_right")
    assert (artisan(t), prisons(t), virtues(t), debts(t)) == ("supply", [2, 3], [7, 3], [0, 1])


def test_ruling_38_an_artisan_at_the_market_is_jailed_and_freed_by_the_same_reset() -> None:
    mine = player(apprentices=["strongman_release"], silver=3, virtue=7)
    t = artisans_table(mine, market={"left": 1, "middle": 1})
    play(t, "place artisan black_market_right", "ignore loss")
    assert (artisan(t), prisons(t)) == ("supply", [0, 2])


def test_ruling_38_without_an_artisan_in_prison_nobody_leaves() -> None:
    mine = player(apprentices=["strongman_release"], prison=2)
    t = artisans_table(mine, player(silver=3), market={"left": 1, "middle": 1}, active=1)
    play(t, "place black_market_right")
    assert (prisons(t), asked(t)) == ([2, 3], (0, "placing"))


def test_ruling_38_a_squire_may_wait_for_the_artisan_to_leave() -> None:
    mine = player(apprentices=["squire_gold", "strongman_release"], prison=1)
    others = (player(silver=3, virtue=5),)
    t = artisans_table(mine, *others, artisans={0: "prison"}, market={"left": 1, "middle": 1}, active=1)
    play(t, "place black_market_right", "resolve strongman_release")
    assert (goods(t), prisons(t)) == ({"gold": 1}, [0, 3])


def test_ruling_39_strongmen_of_different_abilities_both_work() -> None:
    people = ["strongman_discount", "strongman_capture", "merchant_gold"]
    t = artisans_table(player(apprentices=people), player(at={"kings_storehouse": 2}))
    play(t, "place artisan kings_storehouse", "trade merchant_gold", "use discount", "stop", "capture all of P2")
    assert (goods(t), held(t, 0)) == ({"gold": 1}, {1: 2})


def test_ruling_39_each_strongman_uses_a_tool_of_his_own() -> None:
    people = ["strongman_discount", "strongman_capture", "merchant_gold"]
    others = (player(at={"kings_storehouse": 3}), player(at={"kings_storehouse": 1}))
    both = {"strongman_discount": SHACKLES, "strongman_capture": PURSE}
    t = artisans_table(player(apprentices=people), *others, tools=both)
    play(t, "place artisan kings_storehouse", "trade merchant_gold", "use discount", f"use {SHACKLES}")
    play(t, "capture 1 of P3", "stop", "capture all of P2", f"use {PURSE}")
    assert (goods(t), held(t, 0)) == ({"gold": 1, "silver": 1}, {1: 3, 2: 1})


def test_ruling_39_there_is_one_strongman_of_each_ability() -> None:
    people = [card["id"] for card in GAME.cards() if str(card["id"]).startswith("strongman")]
    assert sorted(map(str, people)) == ["strongman_capture", "strongman_discount", "strongman_release"]


# Enforcer --------------------------------------------------------------------------------


@pytest.mark.parametrize("captives", [1, 5])
def test_ruling_40_enforcers_pay_once_for_a_sending(captives: int) -> None:
    people = ["enforcer_building_card", "enforcer_virtue", "enforcer_marble"]
    t = artisans_table(player(apprentices=people, held={1: captives}, virtue=7), artisans={1: 0})
    play(t, "place guardhouse", "send to prison")
    assert (goods(t), of(t).virtue, len(hand(t))) == ({"silver": captives, "marble": 1}, 8, 1)
    assert (prisons(t), artisan(t, 1)) == ([0, captives], "prison")


def test_ruling_40_enforcers_pay_nothing_if_nobody_is_sent() -> None:
    t = artisans_table(player(apprentices=["enforcer_marble"]))
    play(t, "place guardhouse")
    assert why_not(t, "send to prison") == "no_captives"


def test_ruling_40_enforcers_pay_again_in_another_turn() -> None:
    t = artisans_table(player(apprentices=["enforcer_marble"], held={1: 1}, silver=1), player())
    play(t, "place guardhouse", "send to prison", "place forest", "place town_centre", "capture forest P2")
    play(t, "place quarry", "place guardhouse", "send to prison", "stop")
    assert goods(t) == {"silver": 2, "marble": 2}


# characters ------------------------------------------------------------------------------


def test_ruling_41_the_tool_of_walaric_is_taken_after_the_draft() -> None:
    t = hired_and_drafted(chosen("walaric", "gisela"))
    assert (asked(t), len(hand(t)), len(hand(t, 1))) == ((0, "choosing_starting_tool"), 3, 3)
    shown = craft_row(t)
    play(t, f"take {shown[2]}")
    starter = crew(t)[0]
    assert list(tools(t)) == [starter]
    assert told(t, TOOL_CRAFTED) == [(0, CRAFT_IDS.index(str(shown[2])), int(of(t).crew[0]))]
    after = craft_row(t)
    assert (after[:2], after[3], None in after) == (shown[:2], shown[3], False)
    assert (goods(t), of(t).debts, prisons(t), points_of(t)["tools"]) == ({}, 1, [0, 0], 1)
    assert asked(t) == (1, "placing")


def test_ruling_41_nobody_else_starts_with_a_tool() -> None:
    t = draft_out(chosen("gisela", "ada", "rudolf"))
    assert [tools(t, seat) for seat in range(3)] == [{}, {}, {}]


def test_ruling_42_walaric_and_gisela_are_barred_from_the_market_and_begin() -> None:
    t = chosen("ada", "walaric", "gisela")
    assert (virtues(t), t.first, asked(t)) == ([11, 12, 13], 2, (1, "hiring_starter"))
    t = draft_out(t)
    assert (asked(t), t.active, silver(t)[2]) == ((2, "placing"), 2, 2)
    while asked(t)[0] != 0:
        for space in ("left", "middle", "right"):
            assert why_not(t, f"place black_market_{space}") == "too_virtuous"
        play(t, "place forest")


def test_ruling_42_whoever_begins_hires_last() -> None:
    t = chosen("frederick", "walaric", "rudolf")
    order = []
    while asked(t)[1] == "hiring_starter":
        order.append(asked(t)[0])
        play(t, legal(t)[0])
    assert (t.first, order) == (1, [0, 2, 1])


def test_ruling_42_virtue_of_the_starting_apprentices_changes_the_order_no_more() -> None:
    t = chosen("walaric", "gisela")
    assert t.first == 1
    t.players[0].virtue = 14
    assert draft_out(t).active == 1


GAINS = {
    "craft_01_glazed_tiles": {"clay": 3},
    "craft_02_stone_statue": {"stone": 3},
    "craft_03_carved_panels": {"wood": 3},
    "craft_04_gilding": {"gold": 1},
    "craft_05_marble_font": {"marble": 1},
    "craft_06_jewelled_altar": {"gold": 1, "marble": 1},
    "craft_07_timber_porch": {"wood": 2, "stone": 2},
    "craft_08_alms_box": {"silver": 3},
    "craft_09_gaudy_banner": {"silver": 3},
    "craft_18_borrowed_splendour": {"gold": 1, "marble": 1},
    "craft_19_plundered_relief": {"gold": 2},
}
CARDS = {"craft_10_drafting_mural": 1, "craft_11_painted_ceiling": 2, "craft_15_illuminated_lectern": 1}
VIRTUE = {
    "craft_09_gaudy_banner": -1,
    "craft_12_votive_candles": 1,
    "craft_13_rose_window": 2,
    "craft_14_saints_reliquary": 3,
    "craft_15_illuminated_lectern": 1,
    "craft_19_plundered_relief": -1,
}
NO_BONUS = [
    "craft_16_golden_tapestry",
    "craft_17_gargoyles",
    "craft_20_restored_facade_a",
    "craft_21_restored_facade_b",
]


def at_gisela(card: str) -> ArchitectsTable:
    """She has a worker at the Guildhall and may take this card."""
    mine = player(character="gisela", apprentices=["thief"], virtue=7, prison=2)
    t = artisans_table(mine, player(held={0: 2}), guildhall=[0], craft_row=[card])
    return play(t, "craft tool", f"take {card}")


@pytest.mark.parametrize("card", sorted({*GAINS, *CARDS, *VIRTUE}))
def test_ruling_43_gisela_resolves_the_whole_upper_half(card: str) -> None:
    t = at_gisela(card)
    assert (asked(t), tools(t)) == ((0, "taking_bonus"), {})
    play(t, "take bonus")
    assert (goods(t), len(hand(t))) == (GAINS.get(card, {}), CARDS.get(card, 0))
    assert (of(t).virtue, of(t).debts) == (7 + VIRTUE.get(card, 0), int("splendour" in card))
    assert (list(tools(t)), adornments(t), stacked(t)) == (["thief"], {}, 1)


@pytest.mark.parametrize("card", sorted({*GAINS, *CARDS, *VIRTUE}))
def test_ruling_43_gisela_may_decline_the_whole_of_it(card: str) -> None:
    t = at_gisela(card)
    play(t, "decline")
    assert (goods(t), hand(t), of(t).virtue, of(t).debts) == ({}, [], 7, 0)
    assert (list(tools(t)), asked(t)) == (["thief"], (1, "placing"))


@pytest.mark.parametrize("card", NO_BONUS)
def test_ruling_43_a_mere_penalty_and_a_reactivation_do_nothing_for_gisela(card: str) -> None:
    t = at_gisela(card)
    assert (goods(t), of(t).virtue, of(t).debts, asked(t)) == ({}, 7, 0, (1, "placing"))
    assert list(tools(t)) == ["thief"]


def test_ruling_43_gisela_opens_the_prison() -> None:
    t = at_gisela("craft_24_mercy_window")
    play(t, "take bonus")
    assert (prisons(t)[0], of(t).supply) == (0, 21 - 2 - 2)


@pytest.mark.parametrize(("choice", "kept"), [("recover all", {}), ("decline", {0: 2})])
def test_ruling_43_gisela_releases_or_captures(choice: str, kept: dict[int, int]) -> None:
    t = at_gisela("craft_22_watch_bell")
    play(t, "take bonus", choice)
    assert (held(t, 1), list(tools(t)), asked(t)) == (kept, ["thief"], (1, "placing"))


def test_ruling_43_every_card_is_one_of_these() -> None:
    special = {"craft_22_watch_bell", "craft_23_guild_signboard", "craft_24_mercy_window"}
    assert {*GAINS, *CARDS, *VIRTUE, *NO_BONUS, *special} == set(CRAFT_IDS)


def test_ruling_44_gisela_gains_at_the_market() -> None:
    mine = player(character="gisela", apprentices=["thief"], virtue=7, silver=2)
    t = artisans_table(mine, craft_row=["craft_08_alms_box"])
    play(t, "place black_market_middle", "craft tool", "take craft_08_alms_box", "take bonus")
    assert (goods(t), of(t).virtue, tools(t)) == ({"silver": 3}, 6, {"thief": "compass"})


def test_ruling_44_gisela_gains_by_the_garrison() -> None:
    mine = player(character="gisela", apprentices=["thief"], hand=["garrison"], wood=2, stone=3, gold=1)
    t = artisans_table(mine, craft_row=["craft_08_alms_box"])
    play(t, "place guildhall", "construct garrison", "take craft_08_alms_box", "take bonus")
    assert (goods(t), of(t).virtue, tools(t)) == ({"silver": 3}, 6, {"thief": "compass"})


def test_ruling_44_nobody_else_gains_the_upper_half() -> None:
    t = artisans_table(player(apprentices=["thief"]), guildhall=[0], craft_row=["craft_08_alms_box"])
    play(t, "craft tool", "take craft_08_alms_box")
    assert (goods(t), asked(t)) == ({}, (1, "placing"))


def test_ruling_44_the_free_apprentice_may_take_the_tool() -> None:
    t = at_gisela(SIGNBOARD)
    play(t, "take bonus")
    new = row(t, "top")[0]
    play(t, f"hire {new}")
    assert legal(t) == ["under thief", f"under {new}"]
    play(t, f"under {new}")
    assert tools(t) == {new: "key_ring"}


def test_ruling_44_gisela_needs_a_free_apprentice_to_begin_with() -> None:
    mine = player(character="gisela", apprentices=["thief"], silver=2)
    t = artisans_table(mine, guildhall=[0], craft_row=[SIGNBOARD], tools={"thief": PURSE})
    assert why_not(t, "craft tool") == "no_apprentice_free"
    play(t, "place black_market_middle")
    assert why_not(t, "craft tool") == "no_apprentice_free"


def test_ruling_44_the_upper_half_scores_nothing_for_gisela() -> None:
    t = at_gisela("craft_12_votive_candles")
    play(t, "take bonus")
    assert points_of(t) == {"tools": 1, "prison": -1}


def test_ruling_44_with_a_full_crew_gisela_makes_room_and_loses_no_tool() -> None:
    five = ["thief", "labourer", "conspirator_1", "conspirator_2", "miner_2"]
    crafts = ["craft_01_glazed_tiles", "craft_02_stone_statue", "craft_03_carved_panels", PURSE]
    mine = player(character="gisela", apprentices=five)
    t = artisans_table(mine, guildhall=[0], craft_row=[SIGNBOARD], tools=dict(zip(five[:4], crafts, strict=True)))
    play(t, "craft tool", f"take {SIGNBOARD}", "take bonus", "discard apprentice thief", "move tool to miner_2")
    new = row(t, "top")[0]
    play(t, f"hire {new}")
    assert (tools(t)["miner_2"], tools(t)[str(new)], told(t, TOOL_LOST)) == ("chisel", "key_ring", [])


# six players -----------------------------------------------------------------------------


def test_ruling_45_the_lowest_area_of_the_cathedral_holds_all_six() -> None:
    t = draft_out(artisans_begun(6))
    assert [int(p.level) for p in t.players] == [0] * 6
    assert GAME.violation(t) == ""


def test_ruling_45_the_limits_of_the_levels_stay() -> None:
    six = [player(gold=1, hand=["well"]), *[player(level=1) for _ in range(3)], player(), player()]
    t = artisans_table(*six)
    assert why_not(t, "place guildhall") == "nothing_to_build"
    six[3] = player(level=2)
    t = artisans_table(*six)
    assert why_not(t, "place guildhall") == "allowed"


def test_ruling_46_an_empty_reward_pile_gives_a_virtue() -> None:
    mine = player(gold=1, hand=["well"], virtue=7)
    t = artisans_table(mine, seats=6, rewards=[])
    play(t, "place guildhall", "advance cathedral", "discard well")
    assert (of(t).virtue, of(t).level) == (8, 1)


def test_ruling_46_with_six_players_all_eleven_rewards_are_in_the_pile() -> None:
    t = artisans_begun(6)
    assert (t.rewards.left(), len(t.box)) == (11, 0)


# solo ------------------------------------------------------------------------------------


@pytest.mark.parametrize("opponent", ["constantine", "helena"])
def test_ruling_47_the_opponent_has_no_artisan_no_apprentice_and_no_tool(opponent: str) -> None:
    t = artisans_begun(1, solo=opponent)
    assert (asked(t), artisan(t, 0), artisan(t, 1)) == ((0, "hiring_starter"), "supply", None)
    assert (of(t).supply, of(t, 1).supply) == (21, 20)
    play(t, legal(t)[0])
    assert asked(t)[1] != "hiring_starter"
    assert (len(crew(t)), crew(t, 1), tools(t, 1)) == (1, [], {})


def alone(scheme: str = "constantine_guildhall", *, crafts: list[str], **options: Any) -> ArchitectsTable:
    """It is the opponent's turn, which is played at once."""
    solo = scheme.split("_")[0]
    return artisans_table(
        player(), player(virtue=4), solo=solo, active=1, schemes=[scheme], craft_row=crafts, **options
    )


def test_ruling_47_the_opponent_takes_the_most_valuable_adornment_at_the_guildhall() -> None:
    crafts = ["craft_02_stone_statue", "craft_12_votive_candles", "craft_01_glazed_tiles", "craft_11_painted_ceiling"]
    t = alone(crafts=crafts, craft_pile=["craft_04_gilding"])
    assert told(t, ADORNMENT_TAKEN) == [(1, CRAFT_IDS.index(crafts[1]))]
    assert craft_row(t) == [crafts[0], "craft_04_gilding", *crafts[2:]]
    assert (goods(t, 1), of(t, 1).virtue, of(t, 1).supply, stacked(t, 1)) == ({}, 4, 19, 0)
    assert points_of(t, 1)["adornments"] == 4


def test_ruling_47_the_opponent_takes_no_adornment_elsewhere() -> None:
    t = alone("constantine_forest", crafts=["craft_02_stone_statue"])
    assert told(t, ADORNMENT_TAKEN) == []


@pytest.mark.parametrize(
    ("lying", "refreshed", "reset"), [(1, 0, 0), (2, 1, 0), (5, 1, 0), (6, 0, 1), (8, 1, 0), (9, 0, 1)]
)
def test_ruling_48_workers_of_the_opponent_set_off_refreshes_and_resets(lying: int, refreshed: int, reset: int) -> None:
    t = alone(crafts=["craft_02_stone_statue"], guildhall=[0] * lying, top=ROW)
    assert (len(told(t, APPRENTICES_REFRESHED)), len(told(t, MARKET_RESET))) == (refreshed, reset)
    assert row(t, "top")[:2] == (ROW[1:3] if refreshed else ROW[:2])


def test_ruling_48_with_a_pile_the_row_of_a_solo_game_is_refilled() -> None:
    t = alone(crafts=["craft_02_stone_statue"])
    assert (len(told(t, ADORNMENT_TAKEN)), len(told(t, CRAFT_REVEALED)), None in craft_row(t)) == (1, 4, False)


def test_ruling_48_from_an_empty_row_the_opponent_takes_nothing() -> None:
    schemes = ["constantine_guildhall"] * 3
    cards = ["craft_16_golden_tapestry", "craft_12_votive_candles"]
    t = artisans_table(
        player(), player(), solo="constantine", active=1, schemes=schemes, craft_row=cards, craft_pile=[]
    )
    play(t, "place forest", "place forest")
    taken = [CRAFT_IDS[card] for _, card in told(t, ADORNMENT_TAKEN)]
    assert (taken, craft_row(t), len(t.guildhall)) == (cards, [None] * 4, 3)
    assert points_of(t, 1)["adornments"] == 5 + 4


def test_ruling_48_beside_the_guildhall_the_opponent_still_takes_one() -> None:
    t = alone(crafts=[PURSE], guildhall=[i % 2 for i in range(12)], final_round=1)
    assert (t.over, len(told(t, ADORNMENT_TAKEN)), told(t, APPRENTICES_REFRESHED)) == (True, 1, [])


def test_every_ruling_has_a_test_named_after_it() -> None:
    modules = (test_rulings_01_to_15, test_rulings_16_to_25, test_rulings_26_to_35)
    names = [name for module in modules for name in vars(module)] + list(globals())
    numbers = {int(found[1]) for name in names if (found := re.match(r"test_ruling_(\d\d)_", name))}
    assert numbers == set(range(1, 49))
