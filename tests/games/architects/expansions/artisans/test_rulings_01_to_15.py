"""Rulings 1 to 15: the Guildhall, crafting, adornments."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.architects import GAME
from royaume.games.architects.cards.buildings import NO_SKILLS, Building
from royaume.games.architects.cards.deeds import Deed
from royaume.games.architects.events import MARKET_RESET, PLAN_DISCARDED
from royaume.games.architects.expansions.artisans.events import APPRENTICES_REFRESHED, CRAFT_REVEALED
from royaume.games.architects.expansions.artisans.kept import artisans_of
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import PLACE_IDS
from royaume.kernel.deck import NO_CARD

from ...builder import (
    BUILDINGS,
    Wish,
    asked,
    at,
    built,
    coins_on,
    crew,
    debts,
    goods,
    held,
    legal,
    of,
    order_told,
    play,
    player,
    prisons,
    row,
    silver,
    told,
    virtues,
    why_not,
)
from .builder import adornments, artisan, artisans_table, craft_row, stacked, tools

GILDING = "craft_04_gilding"
FACADE = "craft_20_restored_facade_a"
BELL = "craft_22_watch_bell"
SIGNBOARD = "craft_23_guild_signboard"
FULL = [i % 2 for i in range(12)]
ROW = ["merchant_wood", "thief", "miner_1", "jeweller_1"]
OTHER_ROW = ["trader_clay", "squire_gold", "patron_wood", "acolyte_silver"]


def adorning(*cards: str, mine: Wish, others: tuple[Wish, ...] = (), **more: Any) -> ArchitectsTable:
    """Whoever is active has a worker at the Guildhall; these craft cards lie open."""
    return artisans_table(mine, *others, guildhall=[0], craft_row=cards, **more)


def without_crafts(t: ArchitectsTable) -> ArchitectsTable:
    """No craft card is left."""
    kept = artisans_of(t)
    left = [int(card) for card in kept.row if card != NO_CARD] + list(kept.pile.rest())
    for place in range(len(kept.row)):
        kept.row[place] = NO_CARD
    kept.pile.lay(())
    kept.removed = kept.removed + tuple(left)
    return t


@pytest.mark.parametrize(
    ("virtue", "character", "paid", "taxes"),
    [(7, None, 5, 2), (3, None, 4, 1), (1, None, 3, 0), (7, "ada", 4, 1), (3, "ada", 3, 0)],
)
def test_ruling_01_the_tax_of_an_adornment_is_evaded_like_any_other(
    virtue: int, character: str | None, paid: int, taxes: int
) -> None:
    t = adorning(GILDING, mine=player(silver=9, virtue=virtue, built=["well"], character=character), taxes=0)
    play(t, "craft adornment", f"take {GILDING}")
    assert (goods(t), t.taxes) == ({"silver": 9 - paid, "gold": 1}, taxes)


@pytest.mark.parametrize(("virtue", "character"), [(0, None), (2, "ada")])
def test_ruling_01_the_three_silver_of_an_adornment_stay(virtue: int, character: str | None) -> None:
    t = adorning(GILDING, mine=player(silver=2, virtue=virtue, built=["well"], character=character))
    assert why_not(t, "craft adornment") == "adornment_unpayable"
    t = adorning(GILDING, mine=player(silver=3, virtue=virtue, built=["well"], character=character))
    assert why_not(t, "craft adornment") == "allowed"


def test_ruling_02_the_first_craft_needs_an_own_worker_at_the_guildhall() -> None:
    mine = player(silver=5, built=["well"], apprentices=["thief"])
    t = artisans_table(mine, guildhall=[1, 1])
    assert [why_not(t, f"craft {what}") for what in ("adornment", "tool")] == ["nobody_to_stand_on"] * 2
    t = artisans_table(mine, guildhall=[1, 0])
    assert [why_not(t, f"craft {what}") for what in ("adornment", "tool")] == ["allowed"] * 2


def test_ruling_02_two_crafts_need_two_own_workers() -> None:
    mine = player(silver=5, built=["well"], apprentices=["thief", "miner_1"])
    t = artisans_table(mine, guildhall=[0, 1], craft_row=[GILDING, FACADE])
    play(t, "craft tool", f"take {GILDING}", "under thief", "place forest")
    assert (stacked(t), of(t).supply, t.guildhall) == (1, 21 - 1 - 1, (0, 1))
    assert why_not(t, "craft tool") == "nobody_to_stand_on"
    t = artisans_table(mine, guildhall=[0, 1, 0], stacked={0: 1})
    assert why_not(t, "craft tool") == "allowed"
    t = artisans_table(mine, guildhall=[0, 1, 0], stacked={0: 2})
    assert why_not(t, "craft tool") == "nobody_to_stand_on"


def test_ruling_03_in_the_last_round_workers_still_stand_on_others() -> None:
    mine = player(silver=5, built=["well"])
    t = artisans_table(mine, guildhall=FULL, final_round=2, craft_row=[GILDING])
    play(t, "craft adornment", f"take {GILDING}")
    assert (stacked(t), len(t.guildhall), t.turns_left, goods(t)) == (1, 12, 1, {"gold": 1})


def test_ruling_03_nobody_stands_on_a_worker_beside_the_guildhall() -> None:
    mine = player(silver=5, built=["well"], apprentices=["thief"])
    t = artisans_table(mine, guildhall=[1] * 12 + [0], final_round=2)
    assert [why_not(t, f"craft {what}") for what in ("adornment", "tool")] == ["nobody_to_stand_on"] * 2


@pytest.mark.parametrize("beside", [2, 5, 8, 0, 3])
def test_ruling_03_a_worker_beside_the_guildhall_triggers_nothing(beside: int) -> None:
    mine = player(hand=["well"], wood=2, stone=2)
    t = artisans_table(mine, guildhall=FULL + [1] * beside, final_round=2, top=ROW)
    play(t, "place guildhall", "construct well")
    assert (len(t.guildhall), told(t, APPRENTICES_REFRESHED), told(t, MARKET_RESET)) == (13 + beside, [], [])
    assert row(t, "top") == ROW


def test_ruling_04_the_worker_of_the_crane_cannot_craft() -> None:
    mine = player(hand=["crane", "well"], wood=5, stone=3, silver=9, apprentices=["thief"])
    t = artisans_table(mine, guildhall=[0], promos=True)
    play(t, "place guildhall", "construct crane")
    assert legal(t) == ["place again", "decline"]
    play(t, "place again")
    assert legal(t) == ["construct well"]
    play(t, "construct well")
    assert (built(t), len(t.guildhall), stacked(t)) == (["crane", "well"], 3, 0)


def test_ruling_04_the_worker_of_the_crane_may_advance_the_cathedral() -> None:
    mine = player(hand=["crane", "well"], wood=3, stone=1, gold=1)
    t = artisans_table(mine, promos=True)
    play(t, "place guildhall", "construct crane", "place again", "advance cathedral", "discard well")
    assert (of(t).level, len(t.guildhall)) == (1, 2)


def test_ruling_04_the_worker_of_the_crane_is_never_the_artisan() -> None:
    mine = player(hand=["crane", "well"], wood=5, stone=3, at={"forest": 19})
    t = artisans_table(mine, promos=True)
    assert (of(t).supply, artisan(t)) == (2, "supply")
    play(t, "place guildhall", "construct crane")
    assert why_not(t, "place again") == "no_worker_left"


def test_ruling_04_the_crane_reactivated_places_a_worker_that_builds() -> None:
    mine = player(hand=["well"], built=["crane"], wood=2, stone=2, silver=5)
    t = adorning(FACADE, mine=mine, promos=True)
    play(t, "craft adornment", f"take {FACADE}", "place again", "construct well")
    assert (built(t), stacked(t), t.guildhall, of(t).supply) == (["crane", "well"], 1, (0, 0), 21 - 3)


def test_ruling_05_the_apprentices_are_refreshed_after_the_whole_turn() -> None:
    mine = player(hand=["tavern"], apprentices=["labourer"], wood=3, stone=2, gold=1)
    t = artisans_table(mine, guildhall=[1, 1], top=ROW, bottom=OTHER_ROW, coins={"trader_clay": 2})
    play(t, "place guildhall", "construct tavern")
    assert (row(t, "top"), row(t, "bottom")) == (ROW, OTHER_ROW)
    play(t, "hire merchant_wood")
    assert crew(t) == ["labourer", "merchant_wood"]
    assert row(t, "top")[:2] == ["miner_1", "jeweller_1"]
    assert row(t, "bottom")[:3] == ["squire_gold", "patron_wood", "acolyte_silver"]
    assert (coins_on(t), goods(t), told(t, APPRENTICES_REFRESHED)) == ({}, {}, [(0,)])


def test_ruling_05_the_refresh_waits_for_the_hand_limit() -> None:
    mine = player(hand=["drafting_room", "well", "church", "castle", "keep", "smithy"], stone=4, gold=3)
    mine.apprentices = ["labourer"]
    t = artisans_table(mine, guildhall=[1, 1], top=ROW)
    play(t, "place guildhall", "construct drafting_room")
    assert (asked(t), row(t, "top")) == ((0, "hand_limit"), ROW)
    play(t, "discard well")
    assert row(t, "top")[:3] == ROW[1:]
    assert order_told(t).index(PLAN_DISCARDED) < order_told(t).index(APPRENTICES_REFRESHED)


def test_ruling_06_a_reset_comes_before_a_refresh_of_the_same_turn() -> None:
    mine = player(hand=["crane", "well"], wood=5, stone=3)
    t = artisans_table(mine, guildhall=[1] * 5, market={"left": 1}, top=ROW, promos=True)
    play(t, "place guildhall", "construct crane", "place again", "construct well")
    assert (len(t.guildhall), prisons(t)) == (7, [0, 1])
    assert (told(t, MARKET_RESET), told(t, APPRENTICES_REFRESHED)) == ([(0,)], [(0,)])
    assert order_told(t).index(MARKET_RESET) < order_told(t).index(APPRENTICES_REFRESHED)
    assert row(t, "top")[:3] == ROW[1:]


def test_ruling_07_the_row_shrinks_once_the_pile_is_empty() -> None:
    mine = player(apprentices=["thief"], silver=5, built=["well"])
    t = artisans_table(mine, guildhall=[0, 0], craft_row=[GILDING, FACADE], craft_pile=[])
    play(t, "craft tool", f"take {GILDING}")
    assert (craft_row(t), told(t, CRAFT_REVEALED)) == ([None, FACADE, None, None], [])
    play(t, "place forest", "craft adornment")
    assert legal(t) == [f"take {FACADE}"]
    play(t, f"take {FACADE}")
    assert craft_row(t) == [None] * 4


def test_ruling_07_without_a_card_nothing_can_be_crafted() -> None:
    mine = player(apprentices=["thief"], silver=7, built=["well"])
    t = without_crafts(artisans_table(mine, guildhall=[0]))
    assert [why_not(t, f"craft {what}") for what in ("adornment", "tool")] == ["no_craft_left"] * 2
    play(t, "place black_market_middle")
    assert why_not(t, "craft tool") == "no_craft_left"


@pytest.mark.parametrize("building", ["gallery", "garrison"])
def test_ruling_07_without_a_card_gallery_and_garrison_craft_nothing(building: str) -> None:
    mine = player(hand=[building], apprentices=["labourer"], clay=2, wood=3, stone=3, gold=1, marble=1)
    t = without_crafts(artisans_table(mine))
    play(t, "place guildhall", f"construct {building}")
    assert (built(t), tools(t), adornments(t), asked(t)) == ([building], {}, {}, (1, "placing"))


def test_ruling_08_the_price_has_to_be_there_without_the_gain_of_the_card() -> None:
    t = adorning("craft_08_alms_box", mine=player(silver=4, built=["well"]))
    assert why_not(t, "craft adornment") == "adornment_unpayable"
    t = adorning("craft_08_alms_box", mine=player(silver=5, built=["well"]))
    play(t, "craft adornment", "take craft_08_alms_box")
    assert goods(t) == {"silver": 3}


def test_ruling_08_virtue_lost_by_the_card_does_not_make_it_cheaper() -> None:
    t = adorning("craft_17_gargoyles", mine=player(silver=4, virtue=4, built=["well"]))
    assert why_not(t, "craft adornment") == "adornment_unpayable"


def test_ruling_09_the_adornment_of_the_gallery_may_go_under_it() -> None:
    mine = player(hand=["gallery"], apprentices=["labourer"], clay=2, wood=3, stone=2, marble=1, silver=9)
    t = artisans_table(mine, craft_row=[GILDING, FACADE], taxes=0)
    play(t, "place guildhall", "construct gallery", f"take {GILDING}")
    assert (adornments(t), stacked(t), t.guildhall) == ({"gallery": GILDING}, 0, (0,))
    assert (goods(t), t.taxes, of(t).supply) == ({"silver": 9, "gold": 1}, 0, 20)


def test_ruling_09_the_adornment_of_the_gallery_may_go_under_another_building() -> None:
    mine = player(hand=["gallery"], built=["well"], apprentices=["labourer"], clay=2, wood=3, stone=2, marble=1)
    t = artisans_table(mine, craft_row=[GILDING, FACADE])
    play(t, "place guildhall", "construct gallery", f"take {GILDING}")
    assert legal(t) == ["under well", "under gallery"]
    play(t, "under well")
    assert adornments(t) == {"well": GILDING}


def test_ruling_10_reactivating_the_gallery_crafts_under_another_building() -> None:
    mine = player(hand=["gallery"], built=["well"], apprentices=["labourer"], clay=2, wood=3, stone=2, marble=1)
    t = artisans_table(mine, craft_row=[GILDING, FACADE])
    play(t, "place guildhall", "construct gallery", f"take {FACADE}", "under gallery", f"take {GILDING}")
    assert (adornments(t), goods(t)) == ({"well": GILDING, "gallery": FACADE}, {"gold": 1})
    assert asked(t) == (1, "placing")


def test_ruling_10_reactivating_the_gallery_gives_nothing_without_another_building() -> None:
    mine = player(hand=["gallery"], apprentices=["labourer"], clay=2, wood=3, stone=2, marble=1)
    t = artisans_table(mine, craft_row=[GILDING, FACADE])
    play(t, "place guildhall", "construct gallery", f"take {FACADE}")
    assert (adornments(t), asked(t)) == ({"gallery": FACADE}, (1, "placing"))


def test_ruling_11_a_penalty_is_reactivated_as_well() -> None:
    t = adorning(FACADE, mine=player(silver=5, built=["archway", "well"]))
    play(t, "craft adornment", f"take {FACADE}", "under archway")
    assert (debts(t), goods(t), asked(t)) == ([2, 0], {}, (1, "placing"))


def test_ruling_11_whoever_fears_the_penalty_links_it_elsewhere() -> None:
    t = adorning(FACADE, mine=player(silver=5, built=["archway", "well"]))
    play(t, "craft adornment", f"take {FACADE}", "under well")
    assert (debts(t), goods(t)) == ([0, 0], {"clay": 4})


@pytest.mark.parametrize(("building", "gained"), [("thieves_den", {"silver": 4}), ("well", {"clay": 4})])
def test_ruling_11_the_virtue_of_the_building_is_not_repeated(building: str, gained: dict[str, int]) -> None:
    t = adorning(FACADE, mine=player(silver=5, built=[building], virtue=7))
    play(t, "craft adornment", f"take {FACADE}")
    assert (goods(t), of(t).virtue) == (gained, 7)


def test_ruling_11_the_virtue_that_is_the_reward_is_gained_again() -> None:
    t = adorning(FACADE, mine=player(silver=5, built=["monument"], virtue=7), others=(player(virtue=6),))
    play(t, "craft adornment", f"take {FACADE}")
    assert virtues(t) == [8, 7]


@pytest.mark.parametrize("scope", ["one", "all"])
def test_ruling_12_releasing_covers_all_boards_and_costs_nothing_more(scope: str) -> None:
    others = (player(held={0: 2}), player(held={0: 3, 1: 1}))
    t = adorning(BELL, mine=player(silver=5, built=["well"]), others=others, taxes=0, release_scope=scope)
    play(t, "craft adornment", f"take {BELL}", "recover all")
    assert (held(t, 1), held(t, 2), of(t).supply) == ({}, {1: 1}, 21 - 2)
    assert (goods(t), t.taxes) == ({}, 2)


def test_ruling_12_releasing_brings_the_artisan_back() -> None:
    others = (player(held={0: 2}),)
    t = adorning(BELL, mine=player(silver=5, built=["well"]), others=others, artisans={0: 1})
    play(t, "craft adornment", f"take {BELL}", "recover all")
    assert (artisan(t), asked(t)) == ("supply", (1, "placing"))


def test_ruling_12_the_capture_takes_one_group_for_nothing() -> None:
    others = (player(at={"forest": 3, "mines": 1}), player(at={"forest": 1}))
    t = adorning(BELL, mine=player(silver=5, built=["well"]), others=others, taxes=0)
    play(t, "craft adornment", f"take {BELL}", "capture", "capture forest P2")
    assert (held(t, 0), at(t, 2, "forest"), goods(t), t.taxes) == ({1: 3}, 1, {}, 2)
    assert asked(t) == (1, "placing")


def test_ruling_12_the_capture_reaches_open_places_only() -> None:
    others = (player(prison=2),)
    t = artisans_table(
        player(silver=5, built=["well"]), *others, guildhall=[0, 1], market={"left": 1}, craft_row=[BELL]
    )
    play(t, "craft adornment", f"take {BELL}", "capture")
    for place in ("prison", "guildhall", "black_market_left"):
        assert why_not(t, f"capture {place} P2") == "not_capturable"


def test_ruling_12_the_capture_counts_against_the_places_of_the_turn() -> None:
    others = (player(at={"forest": 3, "mines": 1}),)
    t = adorning(BELL, mine=player(silver=5, built=["well"]), others=others, seats=4)
    t.captured_at = 1 << PLACE_IDS.index("mines")  # as if somebody had been captured there earlier in this turn
    play(t, "craft adornment", f"take {BELL}", "capture")
    assert why_not(t, "capture forest P2") == "too_many_places"
    play(t, "capture mines P2")
    assert held(t, 0) == {1: 1}


def test_ruling_13_new_apprentices_send_the_silver_on_the_old_ones_to_the_supply() -> None:
    t = adorning(
        SIGNBOARD,
        mine=player(silver=5, built=["well"]),
        top=ROW,
        bottom=OTHER_ROW,
        coins={"thief": 3, "squire_gold": 1},
    )
    play(t, "craft adornment", f"take {SIGNBOARD}")
    assert not set(ROW + OTHER_ROW) & {*row(t, "top"), *row(t, "bottom")}
    assert (coins_on(t), goods(t), t.people.left()) == ({}, {}, 52 - 8)


def test_ruling_13_one_of_the_new_apprentices_is_hired_with_the_printed_virtue() -> None:
    t = adorning(SIGNBOARD, mine=player(silver=5, built=["well"], virtue=7), top=ROW, bottom=OTHER_ROW)
    people = list(t.people.rest())
    first = next(i for i in people if t.catalogue.apprentices[i].virtue == 1)
    t.people.lay((first, *[i for i in people if i != first]))
    play(t, "craft adornment", f"take {SIGNBOARD}")
    assert not {"stop", "decline"} & set(legal(t))
    play(t, f"hire {t.catalogue.apprentices[first].id}")
    assert (crew(t), of(t).virtue, goods(t)) == ([t.catalogue.apprentices[first].id], 8, {})
    assert None not in row(t, "top")


def test_ruling_13_hiring_one_of_the_new_apprentices_obeys_the_limit_of_five() -> None:
    five = ["conspirator_1", "conspirator_2", "labourer", "miner_2", "jeweller_2"]
    t = adorning(SIGNBOARD, mine=player(silver=5, built=["well"], apprentices=five), top=ROW, bottom=OTHER_ROW)
    play(t, "craft adornment", f"take {SIGNBOARD}")
    name = row(t, "top")[0]
    assert why_not(t, f"hire {name}") == "no_room"
    play(t, "discard apprentice labourer", f"hire {name}")
    assert crew(t) == [*[card for card in five if card != "labourer"], name]


# Ruling 13 with Works of Wonder (ten apprentices on display) cannot be tested yet.


def test_ruling_14_a_debt_of_an_adornment_may_be_bought_off_by_hugo() -> None:
    card = "craft_18_borrowed_splendour"
    for choice, owed, left in (("pay 2 instead", 0, 1), ("take debt", 1, 3)):
        mine = player(silver=8, built=["well"], character="hugo")
        t = adorning(card, mine=mine, promos=True)
        play(t, "craft adornment", f"take {card}", choice)
        assert (debts(t)[0], goods(t)) == (owed, {"silver": left, "gold": 1, "marble": 1})


def test_ruling_14_hugo_decides_for_each_debt_of_the_archway_reactivated() -> None:
    mine = player(silver=9, built=["archway"], character="hugo")
    t = adorning(FACADE, mine=mine, promos=True)
    play(t, "craft adornment", f"take {FACADE}", "pay 2 instead", "take debt")
    assert (debts(t)[0], silver(t)[0]) == (1, 2)


def test_ruling_14_virtue_gained_above_14_destroys_debts() -> None:
    card = "craft_14_saints_reliquary"
    t = adorning(card, mine=player(silver=5, built=["well"], virtue=13, debts=3))
    play(t, "craft adornment", f"take {card}", "destroy 2 debts")
    assert (of(t).virtue, of(t).debts) == (14, 1)


def test_ruling_14_virtue_lost_below_0_takes_debts() -> None:
    card = "craft_17_gargoyles"
    t = adorning(card, mine=player(silver=3, built=["well"], virtue=1))
    play(t, "craft adornment", f"take {card}")
    assert (of(t).virtue, of(t).debts, goods(t)) == (0, 1, {})


def test_ruling_15_a_building_without_a_printed_reward_carries_an_adornment_and_gives_nothing() -> None:
    """What Wonders are; there are none in this expansion, so that a building stands for one."""
    buildings = GAME.edition.catalogue.buildings
    number = BUILDINGS.index("well")
    printed = buildings[number]
    buildings[number] = Building("well", 3, NO_SKILLS, (0, 2, 2, 0, 0), 0, Deed(0))
    try:
        t = adorning(FACADE, mine=player(silver=5, built=["well"]))
        play(t, "craft adornment", f"take {FACADE}")
    finally:
        buildings[number] = printed
    assert (adornments(t), goods(t), asked(t)) == ({"well": FACADE}, {}, (1, "placing"))
