"""Section 7: constructing wonders and visiting them."""

from __future__ import annotations

import pytest

from royaume.games.architects.events import BUILDING_CONSTRUCTED, MARKET_RESET, VIRTUE_GAINED
from royaume.games.architects.expansions.wonders.events import WONDER_PLACED
from royaume.games.architects.scoring import building_points

from ...builder import Wish, asked, built, cited, goods, legal, of, order_told, play, player, sheet, told, why_not
from .builder import facts, influence, on_wonders, owners, standing, wonders_table

ROWS = facts("wonders.yaml")["wonders"]
PLACES = facts("wonders.yaml")["meta"]["token"]["allowed_locations"]
FORBIDDEN = facts("wonders.yaml")["meta"]["token"]["forbidden_locations"]
COSTS = [(row["resource"], row["cost"][row["resource"]], row["influence"], row["taxes"]) for row in ROWS]


def builder(stone: int = 14, silver: int = 3, **more: object) -> Wish:
    return player(stone=stone, silver=silver, **more)  # type: ignore[arg-type]


# constructing ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("good", "amount", "n", "taxes"), COSTS)
def test_each_costs_its_good_influence_and_taxes(good: str, amount: int, n: int, taxes: int) -> None:
    t = wonders_table(player(silver=taxes, **{good: amount}), influence=[n], taxes=0)
    play(t, "place guildhall", f"construct {good}_wonder", "wonder at quarry")
    assert (goods(t), influence(t), t.taxes) == ({}, 0, taxes)
    assert (built(t), owners(t), of(t).virtue) == ([f"{good}_wonder"], {good: 0}, 9)
    assert standing(t) == {"quarry": f"{good}_wonder"}


@pytest.mark.parametrize(("good", "amount", "n", "taxes"), COSTS)
def test_one_less_of_anything_is_too_little(good: str, amount: int, n: int, taxes: int) -> None:
    for less in ((1, 0, 0), (0, 1, 0), (0, 0, 1)):
        wish = player(silver=taxes - less[2], **{good: amount - less[0]})
        t = wonders_table(wish, influence=[n - less[1]])
        assert why_not(t, "place guildhall") == "nothing_to_build", less


def test_example_with_3_stone_on_the_card_it_costs_11() -> None:
    t = wonders_table(builder(stone=11), influence=[5], on_wonder={"stone": 3})
    play(t, "place guildhall", "construct stone_wonder", "wonder at forest")
    assert (goods(t), on_wonders(t)) == ({}, {})


def test_tokens_never_spare_influence_or_taxes_nor_more_than_it_costs() -> None:
    t = wonders_table(player(silver=3), influence=[5], on_wonder={"stone": 20})
    play(t, "place guildhall", "construct stone_wonder", "wonder at forest")
    assert (of(t).silver, influence(t), on_wonders(t)) == (0, 0, {})


def test_no_card_from_hand_and_no_skill_is_needed() -> None:
    t = wonders_table(builder(), influence=[5])
    assert (of(t).hand.cards, of(t).crew) == ((), ())
    assert why_not(t, "place guildhall") == "allowed"


def test_the_worker_takes_a_space_of_the_guildhall_and_may_bring_a_reset() -> None:
    t = wonders_table(builder(), influence=[5], guildhall=[0, 1] * 3)
    play(t, "place guildhall", "construct stone_wonder", "wonder at forest")
    assert (len(t.guildhall), len(told(t, MARKET_RESET))) == (7, 1)


def test_one_that_is_built_cannot_be_built_again() -> None:
    t = wonders_table(builder(hand=["well"], wood=2), influence=[5], wonders={"stone": 1}, standing={"forest": "stone"})
    play(t, "place guildhall")
    assert (why_not(t, "construct stone_wonder"), cited(t, "construct stone_wonder")) == (
        "wonder_built",
        "CONSTRUIRE DES MERVEILLES",
    )


def test_what_it_lacks_is_told() -> None:
    t = wonders_table(builder(stone=13, hand=["well"], wood=2), influence=[5])
    play(t, "place guildhall")
    assert why_not(t, "construct stone_wonder") == "wonder_unpayable"


def test_the_price_is_paid_then_the_virtue_is_gained_then_the_token_is_placed() -> None:
    t = wonders_table(builder(), influence=[5])
    play(t, "place guildhall", "construct stone_wonder")
    assert (asked(t), of(t).virtue, goods(t)) == ((0, "placing_wonder"), 9, {})
    play(t, "wonder at workshop")
    after = [event for event in order_told(t) if event in (BUILDING_CONSTRUCTED, VIRTUE_GAINED, WONDER_PLACED)]
    assert after == [BUILDING_CONSTRUCTED, VIRTUE_GAINED, WONDER_PLACED]


def test_virtue_above_14_destroys_debts_before_the_token_is_placed() -> None:
    t = wonders_table(builder(virtue=13, debts=1), influence=[5])
    play(t, "place guildhall", "construct stone_wonder")
    assert asked(t) == (0, "destroying_debts")
    play(t, "destroy 1 debts")
    assert (asked(t), of(t).debts) == ((0, "placing_wonder"), 0)


@pytest.mark.parametrize("place", PLACES)
def test_the_token_goes_to_one_of_seven_places(place: str) -> None:
    t = wonders_table(builder(), influence=[5])
    play(t, "place guildhall", "construct stone_wonder", f"wonder at {place}")
    assert standing(t) == {place: "stone_wonder"}


def test_never_to_the_others() -> None:
    t = wonders_table(builder(), influence=[5])
    play(t, "place guildhall", "construct stone_wonder")
    assert sorted(legal(t)) == sorted(f"wonder at {place}" for place in PLACES)
    assert (why_not(t, "wonder at mines"), why_not(t, "wonder at tax_stand")) == ("no_wonder_there",) * 2
    assert set(FORBIDDEN) == {"mines", "guildhall", "black_market", "tax_stand"}


def test_one_wonder_at_most_at_a_place_whosoever_it_is() -> None:
    t = wonders_table(builder(), influence=[5], wonders={"wood": 1}, standing={"forest": "wood"})
    play(t, "place guildhall", "construct stone_wonder")
    assert (why_not(t, "wonder at forest"), cited(t, "wonder at forest")) == (
        "wonder_there",
        "CONSTRUIRE DES MERVEILLES",
    )


def test_it_is_a_building_and_scores_with_them() -> None:
    t = wonders_table(player(built=["well"]), wonders={"stone": 0}, standing={"forest": "stone"})
    assert (building_points(t, 0), sheet(t)["buildings"]) == (17, 17)


def test_its_construction_is_told_as_that_of_a_building() -> None:
    t = wonders_table(builder(), influence=[5])
    play(t, "place guildhall", "construct stone_wonder", "wonder at forest")
    assert len(told(t, BUILDING_CONSTRUCTED)) == 1


# visiting ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("choice", "stone", "gained"), [("wonder as worker", 2, 0), ("wonder for influence", 1, 1)])
def test_visited_it_counts_as_a_worker_or_brings_influence(choice: str, stone: int, gained: int) -> None:
    t = wonders_table(player(), princess="forest", wonders={"clay": 0}, standing={"quarry": "clay"})
    play(t, "place quarry")
    assert (asked(t), legal(t)) == ((0, "visiting_wonder"), ["wonder as worker", "wonder for influence"])
    play(t, choice)
    assert (goods(t), influence(t)) == ({"stone": stone}, gained)


def test_it_leads_to_one_more_action_at_the_guardhouse() -> None:
    has = player(prison=1, debts=1, silver=6)
    t = wonders_table(has, princess="forest", wonders={"clay": 0}, standing={"guardhouse": "clay"})
    play(t, "place guardhouse", "wonder as worker", "release from prison", "pay debt")
    assert (of(t).prison, of(t).debts) == (0, 0)


def test_to_one_more_trade() -> None:
    has = player(clay=4)
    t = wonders_table(has, princess="forest", wonders={"wood": 0}, standing={"kings_storehouse": "wood"})
    play(t, "place kings_storehouse", "wonder as worker", "clay clay for virtue", "clay clay for virtue")
    assert of(t).virtue == 9


def test_to_one_more_silver() -> None:
    t = wonders_table(player(), princess="quarry", wonders={"wood": 0}, standing={"silversmith": "wood"})
    play(t, "place silversmith", "wonder as worker")
    assert goods(t) == {"silver": 3}


def test_it_does_nothing_for_others_nor_in_the_next_turn() -> None:
    t = wonders_table(player(), player(), princess="forest", wonders={"clay": 0}, standing={"quarry": "clay"})
    play(t, "place quarry", "wonder as worker", "place quarry")
    assert goods(t, 1) == {"stone": 1}


def test_each_worker_placed_there_is_asked_anew() -> None:
    wonder = {"wonders": {"clay": 0}, "standing": {"quarry": "clay"}}
    t = wonders_table(player(), player(), princess="silversmith", **wonder)  # type: ignore[arg-type]
    play(t, "place quarry", "wonder as worker", "place forest", "place quarry", "wonder for influence")
    assert (goods(t), influence(t)) == ({"stone": 4}, 1)


def test_own_wonder_at_the_princess() -> None:
    t = wonders_table(player(clay=1), princess="quarry", wonders={"clay": 0}, standing={"quarry": "clay"})
    play(t, "place quarry", "wonder as worker", "contribute clay")
    assert (goods(t), influence(t)) == ({"stone": 2}, 1)


def test_own_wonder_at_the_profiteer() -> None:
    t = wonders_table(player(), profiteer="quarry", wonders={"clay": 0}, standing={"quarry": "clay"})
    play(t, "place quarry", "wonder for influence")
    assert (goods(t), influence(t)) == ({"stone": 1}, 2)


def test_a_wonder_just_built_does_not_work_for_the_worker_that_built_it() -> None:
    t = wonders_table(builder(), influence=[5])
    play(t, "place guildhall", "construct stone_wonder", "wonder at quarry")
    assert (asked(t), goods(t)) == ((1, "placing"), {})
