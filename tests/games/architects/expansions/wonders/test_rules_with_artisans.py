"""Section 12: Works of Wonder beside Age of Artisans; neither knows the other."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.arena.laws import nothing_hidden_shows
from royaume.games.architects.expansions.artisans.events import APPRENTICES_REFRESHED, TOOL_USED
from royaume.games.architects.expansions.artisans.kept import artisans_of
from royaume.games.architects.placing import PLACING_WORKER
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import PRISON, STOREHOUSE
from royaume.kernel.action import SECRET
from royaume.kernel.around import ALONE, GoingOn, framed
from royaume.kernel.chance import Dice
from royaume.kernel.data import Reader
from royaume.kernel.frame import NOBODY
from royaume.kernel.option import FIRST_OPTION
from royaume.kernel.state import read_state, state_hash, state_to_data

from ...builder import (
    BUILDINGS,
    GAME,
    Wish,
    as_in_play,
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
    prisons,
    row,
    sheet,
    told,
    why_not,
)
from ..artisans.builder import adornments, artisan, stacked
from .builder import (
    credit,
    influence,
    influences,
    last_wonders_turn,
    reset,
    tokens,
    wonders_begun,
    wonders_table,
)

GILDING, FACADE, SIGNBOARD = "craft_04_gilding", "craft_20_restored_facade_a", "craft_23_guild_signboard"
SCALES, SHACKLES, SEAL = "craft_13_rose_window", "craft_12_votive_candles", "craft_06_jewelled_altar"
PURSE, TOUCHSTONE, HANDCART = "craft_04_gilding", "craft_10_drafting_mural", "craft_17_gargoyles"
TOP = ["merchant_clay", "merchant_wood", "merchant_stone", "merchant_gold", "miner_1"]
AT_MARKET = {"middle": 1, "right": 1}
STONE_WONDER: dict[str, Any] = {"wonders": {"stone": 0}, "standing": {"forest": "stone"}}


# the Artisan -------------------------------------------------------------------------------------


def test_grace_and_influence_spare_a_point_of_virtue_each() -> None:
    t = wonders_table(player(), artisans=True, influence=[2])
    play(t, "place artisan tax_stand", "ignore loss", "1 virtue by 2 influence")
    assert (of(t).virtue, influence(t)) == (7, 0)


def test_influence_may_be_lost_and_grace_kept() -> None:
    t = wonders_table(player(), artisans=True, influence=[4])
    play(t, "place artisan tax_stand", "accept loss", "2 virtue by 4 influence")
    assert (of(t).virtue, artisans_of(t).grace, asked(t)) == (7, False, (1, "placing"))


def test_grace_covers_a_capture_at_the_princess() -> None:
    t = wonders_table(player(silver=2), player(at={"quarry": 1}), artisans=True, princess="quarry")
    play(t, "place artisan town_centre", "capture quarry P2", "ignore loss")
    assert of(t).virtue == 7


def test_the_discount_comes_first_and_influence_pays_for_the_rest() -> None:
    t = wonders_table(player(apprentices=["strongman_discount"]), artisans=True, influence=[2])
    play(t, "place artisan black_market_right", "use discount", "ignore loss")
    assert (influence(t), credit(t), asked(t)[0]) == (0, 0, 1)


def test_without_the_discount_influence_would_not_do() -> None:
    t = wonders_table(player(apprentices=["strongman_discount"]), artisans=True, influence=[2])
    assert why_not(t, "place artisan black_market_right") == "allowed"
    assert why_not(t, "place black_market_right") == "market_unpayable"


def test_the_artisan_and_an_own_wonder_both_count_for_more() -> None:
    t = wonders_table(player(), artisans=True, princess="silversmith", **STONE_WONDER)
    play(t, "place artisan forest", "wonder as worker")
    assert goods(t) == {"wood": 3}


def test_the_artisan_and_arnulfs_princess_both_count_for_more() -> None:
    t = wonders_table(player(character="arnulf"), artisans=True, princess="mines")
    play(t, "place artisan mines", "mine clay")
    assert goods(t)["clay"] == 4


def test_the_artisan_cannot_construct_a_wonder() -> None:
    t = wonders_table(player(stone=14, silver=3), artisans=True, influence=[5])
    assert why_not(t, "place artisan guildhall") == "artisan_not_there"
    assert why_not(t, "place guildhall") == "allowed"


def test_the_artisan_at_the_profiteer_goes_to_prison_with_the_workers_there() -> None:
    there = player(at={"silversmith": 2})
    t = wonders_table(player(silver=3), there, artisans={1: "silversmith"}, profiteer="silversmith", market=AT_MARKET)
    play(t, "place black_market_left")
    assert (artisans_of(t).where[1], of(t, 1).prison) == (PRISON, 4)


def test_the_artisan_may_bring_the_right_to_contribute() -> None:
    t = wonders_table(player(clay=1), artisans=True, princess="quarry")
    play(t, "place artisan quarry", "contribute clay")
    assert influence(t) == 1


def test_at_the_profiteer_the_artisan_brings_1_influence_not_2() -> None:
    t = wonders_table(player(), artisans=True, profiteer="forest")
    play(t, "place artisan forest")
    assert (influence(t), goods(t)) == (1, {"wood": 2})


def test_a_knight_greets_the_artisan_once() -> None:
    t = wonders_table(player(apprentices=["knight"]), artisans=True, princess="forest")
    play(t, "place artisan guardhouse")
    assert influence(t) == 1


# a worker placed by a building ---------------------------------------------------------------------


def mill(**more: Any) -> ArchitectsTable:
    t = wonders_table(player(hand=["mill"], clay=3, stone=3, **more), artisans=True, princess="silversmith")
    return play(t, "place guildhall", "construct mill")


def test_the_artisan_may_be_the_worker_placed_by_a_building() -> None:
    t = mill()
    assert (asked(t), legal(t)) == ((0, "placing_there"), ["place forest", "place artisan forest"])
    play(t, "place artisan forest")
    assert (goods(t), artisan(t)) == ({"wood": 2}, "forest")


def test_or_an_ordinary_one() -> None:
    t = play(mill(), "place forest")
    assert (goods(t), artisan(t)) == ({"wood": 1}, "supply")


def test_the_artisan_alone_in_the_supply_is_placed() -> None:
    t = mill(supply=2)
    assert (goods(t), artisan(t), at(t, 0, "forest")) == ({"wood": 2}, "forest", 1)


def test_the_artisan_so_placed_brings_its_grace_and_the_strongman() -> None:
    has = player(hand=["gaol"], wood=2, stone=4, apprentices=["labourer", "strongman_capture"], virtue=7)
    t = wonders_table(has, player(at={"guardhouse": 2}), artisans=True, princess="forest")
    play(t, "place guildhall", "construct gaol")
    assert of(t).virtue == 6
    play(t, "place artisan guardhouse", "stop")
    assert (asked(t), artisans_of(t).grace) == ((0, "capturing_colour"), True)
    play(t, "capture all of P2")
    assert held(t, 0) == {1: 2}


# captures beside the figures -----------------------------------------------------------------------


def test_a_capture_by_a_tool_beside_the_princess_costs_virtue() -> None:
    wish = player(apprentices=["woodcutter_1"])
    t = wonders_table(
        wish, player(at={"forest": 2}), artisans=True, tools={"woodcutter_1": SHACKLES}, princess="forest"
    )
    play(t, "place forest", f"use {SHACKLES}", "capture 2 of P2")
    assert (of(t).virtue, held(t, 0)) == (6, {1: 2})


def test_a_capture_by_a_tool_beside_the_profiteer_brings_virtue() -> None:
    wish = player(apprentices=["woodcutter_1"])
    t = wonders_table(
        wish, player(at={"forest": 2}), artisans=True, tools={"woodcutter_1": SHACKLES}, profiteer="forest"
    )
    play(t, "place forest", f"use {SHACKLES}", "capture 2 of P2")
    assert (of(t).virtue, held(t, 0), influence(t)) == (8, {1: 2}, 1)


@pytest.mark.parametrize(("figure", "virtue"), [("princess", 6), ("profiteer", 8)])
def test_a_capture_by_the_strongman_beside_a_figure(figure: str, virtue: int) -> None:
    wish = player(apprentices=["strongman_capture"])
    t = wonders_table(wish, player(at={"silversmith": 2}), artisans=True, **{figure: "silversmith"})  # type: ignore[arg-type]
    play(t, "place artisan silversmith", "capture all of P2", *(["accept loss"] if figure == "princess" else []))
    assert (of(t).virtue, held(t, 0)) == (virtue, {1: 2})


def test_the_grace_of_the_artisan_covers_a_capture_by_the_strongman_at_the_princess() -> None:
    wish = player(apprentices=["strongman_capture"])
    t = wonders_table(wish, player(at={"silversmith": 2}), artisans=True, princess="silversmith")
    play(t, "place artisan silversmith", "capture all of P2", "ignore loss")
    assert of(t).virtue == 7


# the Guildhall -------------------------------------------------------------------------------------


def test_who_stands_on_somebody_at_the_guildhall_meets_neither_figure() -> None:
    for card in range(1, 8):
        t = wonders_table(player(apprentices=["miner_1"]), artisans=True, guildhall=[0], card=card)
        play(t, "craft tool")
        assert (asked(t)[1], influences(t), stacked(t)) == ("choosing_tool", [0, 0], 1)


def test_influence_pays_for_the_silver_of_an_adornment_not_for_its_taxes() -> None:
    wish = player(silver=2, built=["well"])
    t = wonders_table(wish, artisans=True, influence=[4], guildhall=[0], craft_row=[GILDING])
    play(t, "craft adornment", f"take {GILDING}")
    assert (goods(t), influence(t), adornments(t)) == ({"gold": 1}, 0, {"well": GILDING})
    t = wonders_table(player(silver=1, built=["well"]), artisans=True, influence=[12], guildhall=[0])
    assert why_not(t, "craft adornment") != "allowed"


def test_one_adornment_may_be_put_under_each_wonder() -> None:
    t = wonders_table(player(silver=5), artisans=True, guildhall=[0], craft_row=[GILDING], **STONE_WONDER)
    play(t, "craft adornment", f"take {GILDING}")
    assert (adornments(t), goods(t)) == ({"stone_wonder": GILDING}, {"gold": 1})
    assert sheet(t)["adornments"] == 3
    t = wonders_table(
        player(silver=5), artisans=True, guildhall=[0], adornments={"stone_wonder": GILDING}, **STONE_WONDER
    )
    assert why_not(t, "craft adornment") != "allowed"


def test_an_adornment_that_activates_its_building_again_does_nothing_under_a_wonder() -> None:
    t = wonders_table(player(silver=5), artisans=True, guildhall=[0], craft_row=[FACADE], **STONE_WONDER)
    play(t, "craft adornment", f"take {FACADE}")
    assert (adornments(t), goods(t), of(t).virtue, asked(t)) == ({"stone_wonder": FACADE}, {}, 7, (1, "placing"))


def test_it_places_a_worker_again_under_a_building_that_does() -> None:
    wish = player(silver=5, built=["mill"])
    t = wonders_table(wish, artisans=True, guildhall=[0], craft_row=[FACADE], princess="silversmith")
    play(t, "craft adornment", f"take {FACADE}", "place forest")
    assert (goods(t), at(t, 0, "forest")) == ({"wood": 1}, 1)


def test_the_refresh_of_the_guildhall_discards_the_left_most_column_and_refills_to_ten() -> None:
    has = player(hand=["well"], wood=2, stone=2)
    t = wonders_table(has, artisans=True, guildhall=[0, 1], top=TOP)
    second = row(t, "bottom")
    play(t, "place guildhall", "construct well")
    assert len(told(t, APPRENTICES_REFRESHED)) == 1
    assert (row(t, "top")[:4], row(t, "bottom")[:4]) == (TOP[1:], second[1:])
    assert len([card for card in row(t, "top") + row(t, "bottom") if card]) == 10


def test_the_signboard_discards_the_eight_of_the_main_board_like_the_school() -> None:
    wish = player(silver=5, built=["well"])
    t = wonders_table(wish, artisans=True, guildhall=[0], craft_row=[SIGNBOARD], top=TOP)
    play(t, "craft adornment", f"take {SIGNBOARD}")
    assert (asked(t)[1], row(t, "top")[0]) == ("hiring_free", "miner_1")
    assert not set(TOP[:4]) & set(row(t, "top") + row(t, "bottom"))
    assert len([card for card in row(t, "top") + row(t, "bottom") if card]) == 10


# skills ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["masons_lodge", "joinery", "tilers_hall"])
def test_a_toolbox_makes_its_apprentice_count_once_for_each_skill(card: str) -> None:
    for bearer in ("miner_1", "stonecutter_1", "woodcutter_1"):
        wish = player(built=[card], apprentices=[bearer])
        t = last_wonders_turn(wish, artisans=True, tools={bearer: "master_toolbox"})
        play(t, "place silversmith")
        assert of(t).virtue == 8


def test_the_huts_of_the_base_game_count_symbols() -> None:
    wish = player(built=["masons_hut"], apprentices=["stonecutter_1"])
    t = last_wonders_turn(wish, artisans=True, tools={"stonecutter_1": "master_toolbox"})
    play(t, "place silversmith")
    assert sheet(t)["buildings"] == 5 + 2


# tools around the new apprentices ------------------------------------------------------------------

ARRIVING = [("abbot_influence", "kings_storehouse"), ("knight", "guardhouse"), ("diplomat", "town_centre")]


@pytest.mark.parametrize(("card", "place"), ARRIVING)
def test_a_tool_under_who_greets_workers_works_on_arrival(card: str, place: str) -> None:
    t = wonders_table(player(apprentices=[card]), artisans=True, tools={card: "trowel"}, princess="forest")
    play(t, f"place {place}")
    (use,) = [words for words in legal(t) if words.startswith("use")]
    play(t, use)
    assert (goods(t), influence(t)) == ({"clay": 1}, 1)


def test_a_tool_under_the_new_pickpocket_works_at_the_tax_stand() -> None:
    wish = player(apprentices=["pickpocket_release"], prison=1)
    t = wonders_table(wish, artisans=True, tools={"pickpocket_release": "trowel"})
    play(t, "place tax_stand")
    (use,) = [words for words in legal(t) if words.startswith("use")]
    play(t, use)
    assert (goods(t), prisons(t)) == ({"clay": 1, "silver": 4}, [0, 0])


TRADES = [
    ("benefactor_masonry", "trade benefactor_masonry paying wood", {"wood": 1}),
    ("tinkerer_clay", "trade tinkerer_clay", {"clay": 2}),
    ("tinkerer_gold", "trade tinkerer_gold", {"wood": 1, "stone": 1}),
    ("financier_gold", "trade financier_gold", {"gold": 1}),
    ("swindler_virtue", "trade swindler_virtue for gold", {}),
]


@pytest.mark.parametrize(("card", "choice", "has"), TRADES)
def test_a_tool_under_who_trades_works_with_the_trade(card: str, choice: str, has: dict[str, int]) -> None:
    t = wonders_table(player(apprentices=[card], **has), artisans=True, tools={card: PURSE})
    play(t, "place kings_storehouse", choice)
    assert asked(t) == (0, "tools_first")
    without = play(t.copy(), "go on")
    play(t, f"use {PURSE}")
    assert of(t).silver == of(without).silver + 1
    assert [p.to_data() | {"goods": []} for p in t.players] == [p.to_data() | {"goods": []} for p in without.players]


def test_the_tool_of_a_benefactor_may_bring_what_is_traded() -> None:
    t = wonders_table(player(apprentices=["benefactor_masonry"]), artisans=True, tools={"benefactor_masonry": "trowel"})
    play(t, "place kings_storehouse", "trade benefactor_masonry paying clay")
    (use,) = legal(t)
    play(t, use)
    assert (goods(t), influence(t)) == ({}, 1)


@pytest.mark.parametrize("wonder", [True, False])
def test_a_tool_under_a_journeyman_works_with_a_building_and_a_wonder(wonder: bool) -> None:
    has = player(apprentices=["journeyman_influence"], hand=["well"], wood=2, stone=16, silver=3)
    t = wonders_table(has, artisans=True, tools={"journeyman_influence": "trowel"}, influence=[5])
    play(t, "place guildhall", "construct stone_wonder" if wonder else "construct well")
    (use,) = [words for words in legal(t) if words.startswith("use")]
    play(t, use)
    if wonder:
        play(t, "wonder at forest")
    assert goods(t)["clay"] == (1 if wonder else 5)


def test_the_tool_of_a_journeyman_may_bring_what_the_building_lacks() -> None:
    has = player(apprentices=["journeyman_influence"], hand=["well"], wood=2, stone=1)
    t = wonders_table(has, artisans=True, tools={"journeyman_influence": "chisel"})
    assert "place guildhall" in legal(t)
    play(t, "place guildhall")
    assert legal(t) == ["construct well"]
    play(t, "construct well")
    assert why_not(t, "go on") == "tool_needed"
    play(t, next(words for words in legal(t) if words.startswith("use")))
    assert (goods(t), influence(t)) == ({"clay": 4}, 1)


def test_which_building_it_is_for_is_a_secret_until_it_is_paid() -> None:
    has = player(apprentices=["journeyman_influence"], hand=["well", "keep"], wood=2, stone=2)
    t = wonders_table(has, artisans=True, tools={"journeyman_influence": "chisel"})
    play(t, "place guildhall", "construct well")
    assert asked(t) == (0, "tools_first")
    assert (t.top().known(0)[1], t.top().known(1)[1]) == (BUILDINGS.index("well"), SECRET)
    for n in range(20):
        for seat in (NOBODY, 0, 1):
            assert all(frame.fits(other) for other in [GAME.resample(t, seat, Dice(n))] for frame in other.stack)
    assert nothing_hidden_shows(GAME, t, Dice(1)) == ""


def test_likewise_what_a_wonder_lacks() -> None:
    has = player(apprentices=["journeyman_silver"], stone=13, silver=3)
    t = wonders_table(has, artisans=True, tools={"journeyman_silver": "chisel"}, influence=[5])
    play(t, "place guildhall", "construct stone_wonder")
    play(t, next(words for words in legal(t) if words.startswith("use")), "wonder at forest")
    assert goods(t) == {"silver": 2}


def indebted(**more: Any) -> ArchitectsTable:
    wish = player(apprentices=["brigand"], **more)
    captor = player(held={0: 1}, at={"guardhouse": 1})
    t = wonders_table(wish, captor, artisans=True, promos=True, tools={"brigand": PURSE})
    return play(t, "place guardhouse", "ransom from P2 by debt")


def test_a_tool_under_a_brigand_works_when_a_debt_is_taken() -> None:
    t = indebted()
    assert (asked(t), legal(t)) == ((0, "using_tools"), [f"use {PURSE}", "decline"])
    play(t, f"use {PURSE}")
    assert (of(t).silver, influence(t), debts(t), held(t, 1)) == (1, 1, [1, 0], {})


def test_once_a_turn() -> None:
    wish = player(apprentices=["brigand"], at={"guardhouse": 1})
    captors = player(held={0: 1}), player(held={0: 1})
    t = wonders_table(wish, *captors, artisans=True, tools={"brigand": PURSE})
    play(t, "place guardhouse", "ransom from P2 by debt", f"use {PURSE}", "ransom from P3 by debt")
    assert (asked(t), of(t).silver, influence(t)) == ((1, "placing"), 1, 2)


def test_not_where_the_debt_was_bought_off() -> None:
    t = play(indebted(character="hugo", silver=2), "pay 2 instead")
    assert (debts(t), influence(t), of(t).silver, asked(t)) == ([0, 0], 0, 0, (1, "placing"))


def test_at_a_reset_in_somebody_elses_turn_too() -> None:
    there = player(apprentices=["brigand"], at={"guardhouse": 1})
    t = wonders_table(player(), there, artisans=True, tools={"brigand": PURSE}, card=2)
    reset(t)
    assert asked(t) == (1, "using_tools")
    play(t, f"use {PURSE}")
    assert of(t, 1).silver == 1


def test_a_capturing_tool_under_a_brigand_never_works_at_a_reset() -> None:
    there = player(apprentices=["brigand"], at={"guardhouse": 1})
    t = wonders_table(player(at={"forest": 1}), there, artisans=True, tools={"brigand": SHACKLES}, card=2)
    play(t, "place forest")
    reset(t, 0)
    assert (held(t, 1), told(t, TOOL_USED)) == ({}, [])


def test_it_works_in_the_own_turn() -> None:
    wish = player(apprentices=["brigand"])
    t = wonders_table(wish, player(held={0: 1}, at={"guardhouse": 2}), artisans=True, tools={"brigand": SHACKLES})
    play(t, "place guardhouse", "ransom from P2 by debt", f"use {SHACKLES}", "capture 2 of P2")
    assert held(t, 0) == {1: 2}


def test_a_tool_under_a_charlatan_works_once_influence_stood_for_the_good() -> None:
    wish = player(apprentices=["charlatan_clay"], clay=2, at={"kings_storehouse": 1})
    t = wonders_table(wish, artisans=True, tools={"charlatan_clay": PURSE}, influence=[3])
    play(t, "place kings_storehouse", "clay clay for virtue", "0 clay by influence")
    assert asked(t) == (0, "trading")
    play(t, "clay clay for virtue", f"use {PURSE}")
    assert (of(t).silver, influence(t), of(t).virtue) == (1, 1, 9)


@pytest.mark.parametrize(("card", "place"), [("aristocrat_gold", "workshop"), ("street_urchin_stone", "forest")])
def test_a_tool_under_a_courtier_works_in_step_3_once_a_reset(card: str, place: str) -> None:
    wish = player(apprentices=[card], at={place: 1}, virtue=8)
    t = wonders_table(player(), wish, artisans=True, tools={card: PURSE}, card=5)
    reset(t)
    assert (asked(t), at(t, 1, place)) == ((1, "using_tools"), 1)
    play(t, f"use {PURSE}")
    assert of(t, 1).silver == 1
    t = wonders_table(player(), player(apprentices=[card], virtue=8), artisans=True, tools={card: PURSE}, card=5)
    reset(t)
    assert (asked(t), told(t, TOOL_USED)) == ((0, "placing"), [])


# tools and influence ---------------------------------------------------------------------------------


def cathedral() -> Wish:
    """About to rise to the last level, for 2 gold and 2 marble; a tool brings a gold for a point of virtue."""
    return player(apprentices=["acolyte_clay"], hand=["well"], level=4, marble=2)


def test_a_tool_before_an_action_whose_price_influence_helps_to_pay() -> None:
    t = wonders_table(cathedral(), artisans=True, tools={"acolyte_clay": SCALES}, influence=[7], rewards=[])
    assert why_not(t, "place guildhall") == "allowed"
    play(t, "place guildhall", "advance cathedral")
    assert why_not(t, "go on") == "tool_needed"
    play(t, f"use {SCALES}", "1 virtue by 2 influence", "discard well")
    assert (of(t).level, influence(t), of(t).virtue, goods(t)) == (5, 1, 8, {"clay": 2})


def test_influence_that_the_promised_action_needs_is_not_lost_for_the_tool() -> None:
    t = wonders_table(cathedral(), artisans=True, tools={"acolyte_clay": SCALES}, influence=[5], rewards=[])
    play(t, "place guildhall", "advance cathedral", f"use {SCALES}", "discard well")
    assert (of(t).level, influence(t), of(t).virtue) == (5, 1, 7)


def test_influence_stands_for_the_silver_that_a_tool_costs() -> None:
    wish = player(apprentices=["woodcutter_1"])
    t = wonders_table(wish, artisans=True, tools={"woodcutter_1": TOUCHSTONE}, influence=[2], princess="silversmith")
    play(t, "place forest", f"use {TOUCHSTONE}")
    assert (goods(t), influence(t)) == ({"wood": 2, "gold": 1}, 0)


def test_a_charlatan_stands_for_the_good_that_a_tool_costs() -> None:
    wish = player(apprentices=["jeweller_1", "charlatan_clay"])
    t = wonders_table(wish, artisans=True, tools={"jeweller_1": HANDCART}, influence=[1], princess="forest", card=4)
    play(t, "place silversmith")
    (use,) = [words for words in legal(t) if words != "decline"]
    play(t, use)
    assert (goods(t), influence(t)) == ({"silver": 5}, 0)


def test_influence_of_the_profiteer_may_wait_until_a_tool_was_paid_for_with_it() -> None:
    wish = player(apprentices=["woodcutter_1"])
    t = wonders_table(wish, artisans=True, tools={"woodcutter_1": SEAL}, influence=[12], profiteer="forest")
    play(t, "place forest", "decline", f"use {SEAL}", "1 virtue by 2 influence")
    assert (influence(t), of(t).virtue, goods(t)["marble"]) == (11, 7, 1)


def test_workers_are_counted_on_arrival_before_a_tool_captures_the_one_just_placed() -> None:
    abbot = player(apprentices=["abbot_silver_1"], at={"kings_storehouse": 1}, clay=2)
    t = wonders_table(abbot, artisans=True, tools={"abbot_silver_1": SHACKLES}, princess="forest")
    play(t, "place kings_storehouse", f"use {SHACKLES}", "capture 2 of P1")
    assert of(t).at[STOREHOUSE] == 0
    assert (asked(t), t.top().numbers()) == ((0, "trading"), [0, 2])


def test_a_tool_that_draws_a_card_beside_a_contribution() -> None:
    wish = player(apprentices=["abbot_influence"], clay=1)
    t = wonders_table(
        wish, artisans=True, tools={"abbot_influence": "compass"}, princess="kings_storehouse", plans=["keep"]
    )
    play(t, "place kings_storehouse", "contribute clay")
    (use,) = [words for words in legal(t) if words.startswith("use")]
    play(t, use)
    assert (hand(t), tokens(t)) == (["keep"], ["clay"])


# the rest --------------------------------------------------------------------------------------------


def test_ten_apprentices_also_with_artisans() -> None:
    t = wonders_table(player(), artisans=True)
    assert (t.columns, len(t.row)) == (5, 10)


def test_the_terms_of_both_are_asked_for_one_price() -> None:
    t = wonders_table(player(silver=9), artisans=True, influence=[4])
    play(t, "place artisan black_market_middle")
    assert legal(t) == ["ignore loss", "accept loss"]
    play(t, "accept loss")
    assert legal(t) == ["0 silver by 0 influence", "2 silver by 2 influence"]
    play(t, "2 silver by 2 influence")
    assert legal(t) == ["0 virtue by 0 influence", "1 virtue by 2 influence"]


def test_all_reward_cards_also_with_six_players_and_a_marker_for_each() -> None:
    t = draft_out(wonders_begun(6, ("artisans",)))
    assert (t.rewards.left(), influences(t)) == (23, [0] * 6)


@pytest.mark.parametrize("character", ["walaric", "gisela"])
def test_their_characters_start_without_influence(character: str) -> None:
    t = wonders_begun(2, ("artisans",), setup="characters", characters="chosen")
    play(t, f"character {character}", "character charles")
    assert influences(t) == [0, 3]


def test_everybody_has_one_starting_apprentice_not_two() -> None:
    t = draft_out(wonders_begun(3, ("artisans",)))
    assert [len(crew(t, seat)) for seat in range(3)] == [1, 1, 1]


# saved -----------------------------------------------------------------------------------------------


def test_an_action_that_waits_for_what_modules_ask_is_saved_as_such() -> None:
    t = wonders_table(player(clay=1), artisans=True, princess="quarry")
    play(t, "place artisan quarry")
    config = GAME.configure(2, ("artisans", "wonders"))
    data = state_to_data(GAME, config, as_in_play(t))
    assert framed(t.stack[-2]) == ["GoingOn", 0, FIRST_OPTION, ALONE, ["Placing", 0]]
    _, again = read_state(GAME, Reader(data, "state"))
    assert isinstance(again, ArchitectsTable)
    for table in (t, again):
        play(table, "contribute clay")
    assert state_hash(GAME, config, again) == state_hash(GAME, config, t)


def test_a_tool_offered_in_step_3_is_read_back() -> None:
    there = player(apprentices=["street_urchin_stone"], at={"forest": 1})
    t = wonders_table(player(), there, artisans=True, tools={"street_urchin_stone": PURSE}, card=5)
    reset(t)
    assert asked(t) == (1, "using_tools")
    config = GAME.configure(2, ("artisans", "wonders"))
    _, again = read_state(GAME, Reader(state_to_data(GAME, config, as_in_play(t)), "state"))
    assert isinstance(again, ArchitectsTable)
    for table in (t, again):
        play(table, f"use {PURSE}")
    assert state_hash(GAME, config, again) == state_hash(GAME, config, t)


def test_what_cannot_have_begun_does_not_wait_for_anything() -> None:
    t = wonders_table(player(clay=1), artisans=True, princess="quarry")
    play(t, "place artisan quarry")
    placing = PLACING_WORKER[0]
    assert GoingOn(0, FIRST_OPTION, ALONE, placing, ()).fits(t)
    assert not GoingOn(0, FIRST_OPTION + 1, ALONE, placing, ()).fits(t)  # it stands at the quarry
    assert not GoingOn(0, 1, ALONE, placing, ()).fits(t)  # nobody is in the forest
    assert not GoingOn(1, FIRST_OPTION, ALONE, placing, ()).fits(t)  # somebody else's
    assert not GoingOn(0, FIRST_OPTION, ALONE, placing, (1451,)).fits(t)  # nothing comes after it


def test_a_tool_offered_in_the_middle_of_a_price_is_read_back_and_captures_all_the_same() -> None:
    wish = player(apprentices=["brigand"])
    t = wonders_table(wish, player(held={0: 1}, at={"guardhouse": 2}), artisans=True, tools={"brigand": SHACKLES})
    play(t, "place guardhouse")
    config = GAME.configure(2, ("artisans", "wonders"))
    _, again = read_state(GAME, Reader(state_to_data(GAME, config, as_in_play(t)), "state"))
    assert isinstance(again, ArchitectsTable)
    play(again, "ransom from P2 by debt")
    assert f"use {SHACKLES}" in legal(again)
