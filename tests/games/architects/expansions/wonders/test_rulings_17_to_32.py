"""Rulings 17 to 32 of the reference: characters, wonders, apprentices, cards out of turn."""

from __future__ import annotations

import pytest

from royaume.games.architects.cathedral import gain_reward
from royaume.games.architects.counting import count
from royaume.games.architects.events import DEBTS_TAKEN
from royaume.games.architects.expansions.wonders.events import INFLUENCE_GAINED
from royaume.games.architects.scoring import bonus
from royaume.games.architects.vocabulary import BUILDINGS_CONSTRUCTED, LEVELS_WITH_BUILDING

from ...builder import (
    BUILDINGS,
    asked,
    at,
    built,
    coins_on,
    crew,
    debts,
    goods,
    hand,
    held,
    legal,
    of,
    play,
    player,
    prisons,
    row,
    told,
    virtues,
    why_not,
)
from .builder import influence, influences, last_wonders_turn, reset, standing, wonders_begun, wonders_table

TOP = ["merchant_clay", "merchant_wood", "merchant_stone", "merchant_gold", "miner_1"]


def test_ruling_17_arnulfs_princess_counts_while_he_resolves_a_placement() -> None:
    t = wonders_table(player(character="arnulf", prison=1, debts=1, silver=6), princess="guardhouse")
    play(t, "place guardhouse", "release from prison", "pay debt")
    assert (of(t).prison, of(t).debts) == (0, 0)


def test_ruling_17_she_does_not_count_in_steps_3_and_5() -> None:
    wishes = player(character="arnulf", apprentices=["aristocrat_gold"]), player(at={"workshop": 1})
    t = wonders_table(*wishes, card=5)
    reset(t)
    assert (goods(t), virtues(t)) == ({}, [7, 9])
    t = wonders_table(player(character="arnulf", at={"workshop": 1}), player(at={"workshop": 2}), card=5)
    reset(t)
    assert virtues(t) == [7, 9]


def test_ruling_18_zesiro_gains_influence_for_a_wonder_once_it_is_paid() -> None:
    t = wonders_table(player(character="zesiro", stone=14, silver=3), influence=[5])
    play(t, "place guildhall", "construct stone_wonder", "wonder at quarry")
    assert (influence(t), of(t).virtue) == (1, 9)


@pytest.mark.parametrize("how", ["princess", "school", "tavern"])
def test_ruling_18_isabette_gains_marble_for_an_apprentice_by_any_means(how: str) -> None:
    cost = {"school": {"wood": 4, "stone": 3, "marble": 1}, "tavern": {"wood": 3, "stone": 2, "gold": 1}}
    if how == "princess":
        t = reset(wonders_table(player(character="isabette", at={"kings_storehouse": 1}), card=4))
    else:
        has = player(character="isabette", hand=[how], apprentices=["labourer"], **cost[how])
        t = play(wonders_table(has), "place guildhall", f"construct {how}")
    assert asked(t) == (0, "hiring_free")
    plain = {f"hire {card.id}" for card in t.catalogue.apprentices if card.virtue == 0}
    play(t, next(choice for choice in legal(t) if choice in plain))
    assert goods(t) == {"marble": 1}


@pytest.mark.parametrize(
    ("virtue", "character", "tax"), [(7, None, 3), (3, None, 2), (1, None, 1), (7, "ada", 2), (1, "ada", 0)]
)
def test_ruling_19_the_taxes_of_a_wonder_are_avoided_like_any_other(
    virtue: int, character: str | None, tax: int
) -> None:
    t = wonders_table(player(stone=14, silver=tax, virtue=virtue, character=character), influence=[5], taxes=0)
    play(t, "place guildhall", "construct stone_wonder", "wonder at forest")
    assert (of(t).silver, t.taxes, of(t).virtue) == (0, tax, virtue + 2)


def test_ruling_20_a_wonder_at_the_town_centre_gives_one_more_capture() -> None:
    there = player(at={"forest": 1, "quarry": 1})
    t = wonders_table(
        player(silver=2), there, princess="silversmith", wonders={"stone": 0}, standing={"town_centre": "stone"}
    )
    play(t, "place town_centre", "wonder as worker", "capture forest P2", "capture quarry P2")
    assert held(t, 0) == {1: 2}


def test_ruling_20_at_the_workshop_one_more_column_or_card() -> None:
    wonder = {"wonders": {"stone": 0}, "standing": {"workshop": "stone"}, "princess": "silversmith"}
    t = wonders_table(player(silver=4), top=TOP, **wonder)  # type: ignore[arg-type]
    play(t, "place workshop", "wonder as worker", "hire merchant_wood")
    assert (crew(t), coins_on(t)) == (["merchant_wood"], {})
    t = wonders_table(player(), top=TOP, **wonder)  # type: ignore[arg-type]
    play(t, "place workshop", "wonder as worker", "draw plans")
    assert len(hand(t)) == 2


@pytest.mark.parametrize(("workers", "coins"), [(0, 4), (1, 3), (3, 1), (4, 0), (5, 0)])
def test_ruling_21_the_fifth_column_needs_five_workers_or_silver_on_the_cards_before_it(
    workers: int, coins: int
) -> None:
    t = wonders_table(player(silver=4 + coins, at={"workshop": workers}), top=TOP, princess="forest")
    play(t, "place workshop", "hire miner_1")
    assert (goods(t), coins_on(t)) == ({}, dict.fromkeys(TOP[:coins], 1))
    if coins:
        t = wonders_table(player(silver=3 + coins, at={"workshop": workers}), top=TOP, princess="forest")
        play(t, "place workshop")
        assert why_not(t, "hire miner_1") == "hiring_unpayable"


def test_ruling_21_a_hire_refills_the_fifth_column_of_its_row() -> None:
    t = wonders_table(player(silver=4), top=TOP)
    second = row(t, "bottom")
    play(t, "place workshop", "hire merchant_clay")
    assert (row(t, "top")[:4], row(t, "bottom")) == (TOP[1:], second)
    assert row(t, "top")[4] not in [None, *TOP]


def test_ruling_22_school_returns_the_silver_on_what_it_discards() -> None:
    has = player(hand=["school"], apprentices=["labourer"], wood=4, stone=3, marble=1)
    t = wonders_table(has, top=TOP, coins={"merchant_clay": 3, "merchant_gold": 1, "miner_1": 2})
    play(t, "place guildhall", "construct school")
    assert (coins_on(t), of(t).silver, t.taxes) == ({"miner_1": 2}, 0, 4)


def test_ruling_23_the_wall_pairs_wonders_and_itself_with_levels() -> None:
    t = wonders_table(player(built=["wall"], level=5), wonders={"stone": 0, "gold": 0})
    assert (count(t, 0, LEVELS_WITH_BUILDING), bonus(t, 0, BUILDINGS.index("wall"))) == (3, 3)
    t = wonders_table(player(built=["wall"], level=2), wonders={"stone": 0, "gold": 0})
    assert bonus(t, 0, BUILDINGS.index("wall")) == 2


def test_ruling_24_the_pickpocket_needs_a_tax_on_the_stand() -> None:
    t = wonders_table(player(apprentices=["pickpocket_release"], prison=3), taxes=0)
    assert why_not(t, "place tax_stand") == "no_taxes"
    t = wonders_table(player(apprentices=["pickpocket_release"], prison=3), taxes=1)
    play(t, "place tax_stand")
    assert (prisons(t), goods(t)) == ([0, 0], {"silver": 1})


def test_ruling_25_the_brigand_for_every_debt_taken() -> None:
    t = wonders_table(player(apprentices=["brigand"], virtue=0, prison=3), player(prison=1))
    reset(t)
    assert (told(t, DEBTS_TAKEN), debts(t), influence(t)) == ([(0, 1), (0, 1)], [2, 0], 2)


def test_ruling_25_not_for_the_debt_of_a_character() -> None:
    t = wonders_begun(2, setup="characters", characters="chosen")
    play(t, "character clotilde", "character caroline")
    assert (debts(t), influences(t)) == ([1, 1], [1, 0])
    assert told(t, DEBTS_TAKEN) == []


def test_ruling_25_nor_where_hugo_pays_2_silver_instead() -> None:
    t = wonders_table(player(), player(apprentices=["brigand"], character="hugo", silver=2, prison=1), promos=True)
    reset(t)
    assert asked(t) == (1, "avoiding_debt")
    play(t, "pay 2 instead")
    assert (debts(t), influences(t)) == ([0, 0], [0, 0])


def test_ruling_25_hugos_silver_may_be_influence() -> None:
    t = wonders_table(player(), player(character="hugo", prison=1), promos=True, influence=[0, 2])
    reset(t)
    play(t, "pay 2 instead")
    assert (debts(t), influences(t)) == ([0, 0], [0, 0])


def test_ruling_26_the_mines_are_no_place_for_a_wonder() -> None:
    t = wonders_table(player(stone=14, silver=3), influence=[5])
    play(t, "place guildhall", "construct stone_wonder")
    assert why_not(t, "wonder at mines") == "no_wonder_there"


@pytest.mark.parametrize("good", ["wood", "stone"])
def test_ruling_27_lothaire_saves_1_wood_or_stone(good: str) -> None:
    n, taxes = {"wood": (6, 4), "stone": (5, 3)}[good]
    t = wonders_table(player(character="lothaire", silver=taxes, **{good: 13}), influence=[n], promos=True)
    play(t, "place guildhall", f"construct {good}_wonder", "wonder at forest")
    assert goods(t) == {}


def test_ruling_27_lothaire_saves_nothing_on_other_wonders() -> None:
    t = wonders_table(player(character="lothaire", silver=5, clay=14), influence=[7], promos=True)
    assert why_not(t, "place guildhall") == "nothing_to_build"


def test_ruling_27_clovis_draws_a_card_for_a_wonder() -> None:
    t = wonders_table(player(character="clovis", stone=14, silver=3), influence=[5], promos=True)
    play(t, "place guildhall", "construct stone_wonder", "wonder at forest")
    assert len(hand(t)) == 1


@pytest.mark.parametrize(("good", "other"), [("gold", "marble"), ("marble", "gold")])
def test_ruling_27_therese_pays_gold_and_marble_for_each_other(good: str, other: str) -> None:
    amount, n, taxes = {"gold": (7, 4, 2), "marble": (6, 3, 1)}[good]
    has = player(character="therese", silver=taxes, **{good: amount - 3, other: 3})
    t = wonders_table(has, influence=[n])
    play(t, "place guildhall", f"construct {good}_wonder")
    assert asked(t) == (0, "paying_gold_marble")
    play(t, "pay 4 gold 3 marble" if good == "gold" else "pay 3 gold 3 marble", "wonder at forest")
    assert goods(t) == {}


def test_ruling_27_therese_lays_a_token_on_the_space_of_its_own_kind() -> None:
    t = wonders_table(player(character="therese", gold=1), princess="silversmith", tokens=["gold"])
    play(t, "place silversmith")
    assert asked(t) == (1, "placing")


def test_ruling_28_aqueduct_and_museum_count_wonders() -> None:
    t = wonders_table(player(built=["aqueduct"]), wonders={"stone": 0, "gold": 0})
    assert (count(t, 0, BUILDINGS_CONSTRUCTED), bonus(t, 0, BUILDINGS.index("aqueduct"))) == (3, 3)
    t = last_wonders_turn(player(built=["museum"]), wonders={"stone": 0, "gold": 0, "clay": 0}, promos=True)
    play(t, "place silversmith")
    assert of(t).virtue == 9


def test_ruling_28_the_crane_may_lead_to_a_wonder() -> None:
    has = player(hand=["crane"], wood=3, stone=15, silver=3)
    t = wonders_table(has, influence=[5], promos=True)
    play(t, "place guildhall", "construct crane", "place again", "construct stone_wonder", "wonder at forest")
    assert (built(t), standing(t), asked(t)) == (["crane", "stone_wonder"], {"forest": "stone_wonder"}, (1, "placing"))


def test_ruling_28_a_wonder_is_no_card_to_give_up_for_the_cathedral() -> None:
    t = wonders_table(player(gold=1), wonders={"stone": 0})
    assert why_not(t, "place guildhall") == "nothing_to_build"


def test_ruling_29_cards_gained_out_of_turn_are_discarded_at_the_end_of_the_own_next_turn() -> None:
    t = wonders_table(player(), player(hand=6, at={"kings_storehouse": 1}), card=6, influence=[0, 4])
    reset(t)
    assert (len(hand(t, 1)), asked(t)) == (7, (0, "placing"))
    play(t, "place silversmith", "place silversmith")
    assert asked(t) == (1, "hand_limit")
    play(t, legal(t)[0])
    assert (len(hand(t, 1)), asked(t)) == (6, (0, "placing"))


def test_ruling_29_cards_gained_in_the_own_turn_are_discarded_in_it_also_after_a_reset() -> None:
    has = player(hand=6, silver=1, at={"kings_storehouse": 1})
    t = wonders_table(has, player(), card=6, influence=[4, 0], market={"middle": 1, "right": 1})
    play(t, "place black_market_left")
    while asked(t)[1] != "hand_limit":
        play(t, legal(t)[0])
    assert (asked(t)[0], influence(t)) == (0, 5)


@pytest.mark.parametrize("how", ["contribution", "princess", "baths", "cathedral"])
def test_ruling_30_with_an_empty_pile_a_reward_is_1_virtue(how: str) -> None:
    t = wonders_table(player(gold=1, at={"silversmith": 1}), card=2, contribution=5, rewards=[])
    if how == "contribution":
        play(t, "place silversmith", "contribute gold")
    elif how == "princess":
        reset(t)
    elif how == "baths":
        has = player(hand=["baths"], apprentices=["labourer"], clay=2, stone=3, marble=1)
        t = wonders_table(has, rewards=[])
        play(t, "place guildhall", "construct baths")
    else:
        gain_reward(t, 0)
    assert of(t).virtue == 8


def test_ruling_31_the_apprentice_of_the_princess_comes_with_its_silver_and_its_virtue() -> None:
    there = player(at={"kings_storehouse": 1})
    t = reset(wonders_table(there, card=4, top=["pickpocket"], coins={"pickpocket": 3}))
    play(t, "hire pickpocket")
    assert (crew(t), goods(t), of(t).virtue) == (["pickpocket"], {"silver": 3}, 6)


def test_ruling_31_the_row_is_refilled_before_the_next_of_the_tied_chooses() -> None:
    both = [player(at={"kings_storehouse": 1}) for _ in range(2)]
    t = reset(wonders_table(*both, card=4, top=TOP))
    assert asked(t) == (0, "hiring_free")
    play(t, "hire merchant_clay")
    assert (asked(t), row(t, "top")[:4]) == ((1, "hiring_free"), TOP[1:])
    assert len([card for card in row(t, "top") + row(t, "bottom") if card]) == 10


def test_ruling_31_at_the_limit_one_is_discarded_first_or_nobody_hired() -> None:
    five = ["miner_2", "thief", "jeweller_1", "jeweller_2", "trickster"]
    t = reset(wonders_table(player(at={"kings_storehouse": 1}, apprentices=five), card=4, top=TOP))
    assert why_not(t, "hire merchant_clay") == "no_room"
    assert crew(play(t.copy(), "decline")) == five
    play(t, "discard apprentice thief", "hire merchant_clay")
    assert crew(t) == ["miner_2", "jeweller_1", "jeweller_2", "trickster", "merchant_clay"]


def test_ruling_32_influence_of_the_profiteer_is_mandatory() -> None:
    t = wonders_table(player(), profiteer="town_centre", influence=[4])
    play(t, "place town_centre", "decline", "stop")
    assert (influence(t), len(hand(t)), told(t, INFLUENCE_GAINED)) == (5, 1, [(0, 1)])


def test_ruling_32_contributions_and_the_use_of_a_wonder_as_a_worker_are_optional() -> None:
    t = wonders_table(player(clay=1), princess="silversmith")
    play(t, "place silversmith", "decline", "decline")
    assert asked(t) == (1, "placing")
    t = wonders_table(player(), princess="forest", wonders={"stone": 0}, standing={"quarry": "stone"})
    play(t, "place quarry", "wonder for influence")
    assert (at(t, 0, "quarry"), goods(t)) == (1, {"stone": 1})
