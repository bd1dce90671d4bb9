"""Cards of the expansion together with others, options and characters: what players will look up."""

from __future__ import annotations

import pytest

from royaume.games.architects import GAME
from royaume.games.architects.expansions.artisans.events import DISCOUNT_USED, TOOL_USED

from ...builder import (
    asked,
    crew,
    debts,
    goods,
    held,
    legal,
    of,
    play,
    player,
    points_of,
    prisons,
    silver,
    told,
    virtues,
    why_not,
)
from .builder import artisan, artisans_table, craft_row, tools

PURSE = "craft_04_gilding"
KEY_RING = "craft_05_marble_font"
FALSE_SEAL = "craft_06_jewelled_altar"
SHACKLES = "craft_12_votive_candles"
SCALES = "craft_13_rose_window"
BEADS = "craft_16_golden_tapestry"
LEDGER = "craft_18_borrowed_splendour"
FACADE = "craft_20_restored_facade_a"


# a tool before the ability, as long as the ability is then used ----------------------------


def test_captives_of_a_tool_are_enough_for_the_enforcer_to_send() -> None:
    mine = player(apprentices=["enforcer_marble"])
    t = artisans_table(mine, player(at={"guardhouse": 2}), tools={"enforcer_marble": SHACKLES})
    play(t, "place guardhouse")
    assert why_not(t, "send to prison") == "allowed"
    play(t, "send to prison", f"use {SHACKLES}", "capture 2 of P2")
    assert (prisons(t), goods(t)) == ([0, 2], {"silver": 2, "marble": 1})


def test_a_debt_of_a_tool_may_be_paid_off_at_once() -> None:
    mine = player(apprentices=["debt_collector_wood"], silver=4, virtue=0)
    t = artisans_table(mine, tools={"debt_collector_wood": FALSE_SEAL})
    play(t, "place guardhouse")
    assert why_not(t, "pay debt") == "allowed"
    play(t, "pay debt", f"use {FALSE_SEAL}")
    assert (goods(t), of(t).paid, of(t).debts) == ({"wood": 2, "marble": 1}, 1, 0)


@pytest.mark.parametrize("apprentice", ["thief", "pickpocket"])
def test_virtue_of_a_tool_is_there_when_taxes_are_taken(apprentice: str) -> None:
    lost = 1 if apprentice == "thief" else 2
    mine = player(apprentices=[apprentice], silver=2, virtue=lost - 1)
    t = artisans_table(mine, tools={apprentice: BEADS}, taxes=4)
    play(t, "place tax_stand", f"use {BEADS}")
    assert (of(t).virtue, debts(t)[0], silver(t)[0]) == (0, 0, 4)


def test_virtue_is_given_up_before_the_enforcer_gains_some() -> None:
    mine = player(apprentices=["enforcer_virtue"], virtue=14, held={1: 1})
    t = artisans_table(mine, tools={"enforcer_virtue": FALSE_SEAL})
    play(t, "place guardhouse", "send to prison", f"use {FALSE_SEAL}")
    assert (virtues(t)[0], goods(t)) == (14, {"silver": 1, "marble": 1})


def test_virtue_is_given_up_before_the_squire_gains_some() -> None:
    mine = player(apprentices=["squire_virtue"], virtue=14)
    market = {"left": 1, "middle": 1}
    t = artisans_table(mine, player(silver=3, virtue=5), tools={"squire_virtue": SCALES}, market=market, active=1)
    play(t, "place black_market_right", f"use {SCALES} first", "resolve squire_virtue")
    assert (virtues(t)[0], goods(t)) == (14, {"gold": 1})


def test_the_cathedral_asks_for_virtue_when_the_worker_is_placed() -> None:
    mine = player(apprentices=["acolyte_clay"], virtue=5, hand=["well"])
    t = artisans_table(mine, tools={"acolyte_clay": SCALES}, rewards=[])
    assert why_not(t, "place guildhall") == "allowed"
    play(t, "place guildhall", "advance cathedral", f"use {SCALES}", "discard well")
    assert (of(t).level, of(t).virtue) == (1, 4 + 1)


@pytest.mark.parametrize("piece", ["", "artisan "])
def test_a_loss_that_is_accepted_evades_the_tax_of_the_action(piece: str) -> None:
    mine = player(apprentices=["debt_collector_wood"], silver=5, debts=1, virtue=4)
    t = artisans_table(mine, tools={"debt_collector_wood": FALSE_SEAL}, taxes=0)
    play(t, f"place {piece}guardhouse")
    assert why_not(t, "pay debt") == "allowed"


@pytest.mark.parametrize("apprentice", ["debt_collector_wood", "lookout_1"])
def test_a_debt_destroyed_by_a_tool_is_not_paid_as_well(apprentice: str) -> None:
    mine = player(apprentices=[apprentice], silver=9, debts=1, virtue=14)
    t = artisans_table(mine, tools={apprentice: BEADS})
    play(t, "place guardhouse", "pay debt")
    if f"use {BEADS}" in legal(t):
        play(t, f"use {BEADS}")
        if asked(t)[1] == "destroying_debts":
            play(t, "destroy 1 debts")
    assert of(t).debts >= 0
    assert GAME.violation(t) == ""


def test_hugo_may_take_the_debt_of_a_tool_and_pay_it_off() -> None:
    mine = player(character="hugo", apprentices=["debt_collector_wood"], silver=4, virtue=0)
    t = artisans_table(mine, tools={"debt_collector_wood": FALSE_SEAL}, promos=True)
    play(t, "place guardhouse")
    assert why_not(t, "pay debt") == "allowed"
    play(t, "pay debt", f"use {FALSE_SEAL}")
    assert (goods(t), of(t).paid, of(t).debts) == ({"wood": 2, "marble": 1}, 1, 0)


def test_a_card_given_up_for_the_cathedral_may_be_drawn_again_afterwards() -> None:
    compass = "craft_08_alms_box"
    mine = player(apprentices=["acolyte_silver"], gold=1, hand=["well"])
    t = artisans_table(mine, tools={"acolyte_silver": compass}, rewards=[])
    t.plans.lay(())
    play(t, "place guildhall", "advance cathedral", "discard well", f"use {compass}")
    assert (of(t).level, len(of(t).hand), t.plans.left()) == (1, 1, 0)


def test_a_tool_that_stands_in_the_way_of_the_action_is_refused() -> None:
    touchstone = "craft_10_drafting_mural"
    mine = player(apprentices=["debt_collector_wood", "lookout_1"], silver=7, debts=1)
    t = artisans_table(mine, tools={"debt_collector_wood": touchstone, "lookout_1": PURSE})
    play(t, "place guardhouse", "pay debt")
    assert why_not(t, f"use {PURSE}") == "allowed"
    play(t, f"use {PURSE}")
    assert why_not(t, f"use {touchstone}") == "allowed"


def test_an_exchange_beside_a_trade_is_offered_once_when_the_trade_is_done() -> None:
    cart = "craft_17_gargoyles"
    mine = player(apprentices=["trader_wood"], wood=2, clay=1)
    t = artisans_table(mine, tools={"trader_wood": cart})
    play(t, "place kings_storehouse", "trade trader_wood")
    assert goods(t) == {"marble": 1, "clay": 1}
    assert why_not(t, f"use {cart} paying wood") == "tool_unpayable"
    play(t, f"use {cart} paying clay")
    assert goods(t) == {"marble": 1, "silver": 2}


def test_beside_a_trade_that_cannot_be_paid_it_is_offered_first() -> None:
    cart = "craft_17_gargoyles"
    mine = player(apprentices=["merchant_gold"], clay=1)
    t = artisans_table(mine, tools={"merchant_gold": cart})
    play(t, "place kings_storehouse", "trade merchant_gold")
    assert why_not(t, "go on") == "tool_needed"
    play(t, f"use {cart} paying clay")
    assert goods(t)["gold"] == 1


def test_two_tools_together_bring_a_price_within_reach() -> None:
    people = ["debt_collector_wood", "lookout_1"]
    purses = {"debt_collector_wood": PURSE, "lookout_1": "craft_09_gaudy_banner"}
    t = artisans_table(player(apprentices=people, silver=4, debts=1), tools=purses)
    play(t, "place guardhouse", "pay debt", f"use {PURSE}", "use craft_09_gaudy_banner", "stop")
    assert (goods(t), of(t).paid) == ({"wood": 2}, 1)


# the Strongman -----------------------------------------------------------------------------


def test_the_coins_for_a_farther_column_are_kept_when_the_discount_is_not_used() -> None:
    mine = player(apprentices=["strongman_discount"], silver=4)
    t = artisans_table(mine, top=["merchant_wood", "thief", "miner_1"], taxes=0)
    play(t, "place artisan workshop", "hire miner_1")
    assert why_not(t, "pay in full") == "discount_needed"
    play(t, "use discount")
    assert (goods(t), t.taxes, sum(t.coins)) == ({"silver": 1}, 2, 1)


def test_a_tool_used_first_binds_the_owner_to_the_discount() -> None:
    mine = player(apprentices=["strongman_discount", "merchant_gold"], silver=2)
    t = artisans_table(mine, tools={"strongman_discount": PURSE})
    play(t, "place artisan kings_storehouse", "trade merchant_gold", f"use {PURSE}")
    assert why_not(t, "pay in full") == "discount_needed"
    play(t, "use discount")
    assert goods(t) == {"silver": 3, "gold": 1}


def test_without_the_discount_the_tool_of_the_strongman_does_not_work() -> None:
    mine = player(apprentices=["strongman_discount", "merchant_gold"], silver=2)
    t = artisans_table(mine, player(at={"kings_storehouse": 2}), tools={"strongman_discount": SHACKLES})
    play(t, "place artisan kings_storehouse", "trade merchant_gold", "pay in full", "stop")
    assert (held(t, 0), told(t, TOOL_USED), told(t, DISCOUNT_USED)) == ({}, [], [])


def test_the_strongman_pays_at_the_workshop_with_his_tools() -> None:
    mine = player(apprentices=["strongman_discount"], silver=1)
    t = artisans_table(mine, tools={"strongman_discount": LEDGER}, top=["thief"], taxes=0)
    play(t, "place artisan workshop", "hire thief", f"use {LEDGER}", "use discount")
    assert (goods(t), t.taxes, crew(t)) == ({}, 1, ["strongman_discount", "thief"])


# characters --------------------------------------------------------------------------------


def test_rudolf_may_have_six_tools() -> None:
    people = ["labourer", "thief", "miner_1", "miner_2", "jeweller_1", "jeweller_2"]
    crafts = [f"craft_0{i}" for i in range(1, 7)]
    names = ["glazed_tiles", "stone_statue", "carved_panels", "gilding", "marble_font", "jewelled_altar"]
    borne = {person: f"{craft}_{name}" for person, craft, name in zip(people, crafts, names, strict=True)}
    t = artisans_table(player(character="rudolf", apprentices=people), tools=borne)
    assert (len(tools(t)), points_of(t)) == (6, {"tools": 12})


def test_ada_needs_no_tool_against_a_single_tax() -> None:
    mine = player(character="ada", apprentices=["antagonist_1"])
    t = artisans_table(mine, player(at={"forest": 1}), tools={"antagonist_1": LEDGER}, taxes=0)
    play(t, "place town_centre", "capture forest P2")
    assert (asked(t), t.taxes, held(t, 0)) == ((0, "capturing"), 0, {1: 1})


def test_ada_and_a_tool_together_evade_two_taxes() -> None:
    mine = player(character="ada", apprentices=["debt_collector_clay"], silver=4, debts=1)
    t = artisans_table(mine, tools={"debt_collector_clay": LEDGER}, taxes=0)
    play(t, "place guardhouse", "pay debt", f"use {LEDGER}")
    assert (goods(t), t.taxes) == ({"clay": 2}, 1)


def test_hugo_spends_silver_for_the_debt_of_a_ransom_and_ignores_the_virtue() -> None:
    mine = player(character="hugo", silver=2, virtue=7)
    t = artisans_table(mine, player(held={0: 3}), artisans={0: "supply"}, promos=True)
    play(t, "place artisan guardhouse", "ransom from P2 by debt", "pay 2 instead", "ignore loss")
    assert (goods(t), of(t).virtue, of(t).debts, held(t, 1)) == ({}, 7, 0, {})


def test_hugo_at_the_bottom_of_the_track_buys_off_what_a_tool_costs() -> None:
    mine = player(character="hugo", silver=2, virtue=0, apprentices=["woodcutter_1"])
    t = artisans_table(mine, tools={"woodcutter_1": FALSE_SEAL}, promos=True)
    play(t, "place forest", f"use {FALSE_SEAL}", "pay 2 instead")
    assert (goods(t), of(t).debts) == ({"wood": 2, "marble": 1}, 0)


def test_fara_and_a_key_empty_the_prison_for_the_squire() -> None:
    mine = player(character="fara", apprentices=["squire_gold"], prison=2)
    market = {"left": 1, "middle": 1}
    t = artisans_table(
        mine,
        player(silver=3, virtue=5),
        tools={"squire_gold": KEY_RING},
        market=market,
        active=1,
        promos=True,
    )
    play(t, "place black_market_right", "resolve fara", "release 1", f"use {KEY_RING} first")
    assert (prisons(t), goods(t)) == ([0, 3], {"gold": 1})


def test_clovis_draws_no_card_for_a_reactivated_building() -> None:
    mine = player(character="clovis", built=["well"], silver=5)
    t = artisans_table(mine, guildhall=[0], craft_row=[FACADE], promos=True)
    play(t, "craft adornment", f"take {FACADE}")
    assert (goods(t), len(of(t).hand)) == ({"clay": 4}, 0)


# the Artisan among other workers -----------------------------------------------------------


@pytest.mark.parametrize(("scope", "choice"), [("one", "ransom from P3"), ("all", "ransom all")])
def test_a_ransom_brings_the_artisan_back(scope: str, choice: str) -> None:
    t = artisans_table(player(silver=5), player(held={0: 1}), player(held={0: 2}), artisans={0: 2}, release_scope=scope)
    play(t, "place guardhouse", choice)
    assert (artisan(t), of(t).supply) == ("supply", 21 - 1 - (1 if scope == "one" else 0))


def test_a_ransom_from_another_board_leaves_the_artisan_where_it_is() -> None:
    t = artisans_table(player(silver=5), player(held={0: 1}), player(held={0: 2}), artisans={0: 2})
    play(t, "place guardhouse", "ransom from P2")
    assert artisan(t) == 2


@pytest.mark.parametrize(("choice", "where"), [("artisan", "supply"), ("worker", "prison")])
def test_a_key_opens_for_the_artisan_or_for_a_worker(choice: str, where: str) -> None:
    mine = player(apprentices=["woodcutter_1"], prison=2)
    t = artisans_table(mine, tools={"woodcutter_1": KEY_RING}, artisans={0: "prison"})
    play(t, "place forest", f"use {KEY_RING}", choice)
    assert (artisan(t), prisons(t)[0]) == (where, 1)


def test_the_gatekeeper_may_let_the_artisan_out() -> None:
    mine = player(apprentices=["gatekeeper"], prison=3)
    market = {"left": 1, "middle": 1}
    t = artisans_table(mine, player(silver=3, virtue=5), artisans={0: "prison"}, market=market, active=1)
    play(t, "place black_market_right", "release 2", "artisan")
    assert (artisan(t), prisons(t)) == ("supply", [1, 3])


def test_the_solo_opponent_captures_and_jails_the_artisan() -> None:
    mine = player(at={"mines": 2})
    schemes = ["helena_town_centre", "helena_guardhouse"]
    t = artisans_table(mine, player(), solo="helena", schemes=schemes, artisans={0: "mines"}, active=1)
    assert (artisan(t), held(t, 1)) == (1, {0: 2})
    play(t, "place forest")
    assert (artisan(t), prisons(t)) == ("prison", [2, 0])


def test_the_artisan_in_the_very_last_turn() -> None:
    t = artisans_table(player(), guildhall=[i % 2 for i in range(12)], final_round=1)
    play(t, "place artisan silversmith")
    assert (t.over, goods(t)) == (True, {"silver": 3})


def test_a_solo_player_takes_what_the_opponent_left() -> None:
    crafts = ["craft_02_stone_statue", "craft_12_votive_candles"]
    mine = player(apprentices=["thief"])
    t = artisans_table(
        mine,
        player(),
        solo="constantine",
        schemes=["constantine_guildhall"],
        craft_row=crafts,
        craft_pile=[],
        guildhall=[0],
        active=1,
    )
    assert craft_row(t) == [crafts[0], None, None, None]
    play(t, "craft tool", f"take {crafts[0]}")
    assert tools(t) == {"thief": "saw"}
