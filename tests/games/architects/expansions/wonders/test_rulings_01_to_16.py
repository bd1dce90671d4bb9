"""Rulings 1 to 16 of the reference: consequences, resets, contributions, influence."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.architects.events import MARKET_RESET, VIRTUE_GAINED, VIRTUE_LOST
from royaume.games.architects.expansions.wonders.contribution_cards import CARDS, PENALTY_IDS
from royaume.games.architects.expansions.wonders.events import CONTRIBUTIONS_SHUFFLED, PENALTY_DUE
from royaume.games.architects.expansions.wonders.influence import gain_influence
from royaume.games.architects.vocabulary import PLACE_IDS

from ...builder import (
    asked,
    at,
    debts,
    goods,
    hand,
    held,
    legal,
    of,
    play,
    player,
    prisons,
    told,
    virtues,
    why_not,
)
from .builder import (
    credit,
    figures,
    influence,
    influences,
    kept_of,
    on_wonders,
    reset,
    tokens,
    wonders_table,
)

FOUR = ["wood", "stone", "gold", "marble"]


@pytest.mark.parametrize("card", range(1, 8))
def test_ruling_01_prison_follows_on_every_card_for_those_at_the_profiteer_alone(card: int) -> None:
    place = PLACE_IDS[CARDS[card - 1].profiteer]
    t = wonders_table(player(at={place: 2}), player(), card=card)
    reset(t)
    assert (prisons(t), at(t, 0, place)) == ([2, 0], 0)
    assert told(t, PENALTY_DUE) == [(0, CARDS[card - 1].penalty, CARDS[card - 1].profiteer)]


def test_ruling_01_each_card_shows_one_of_the_three() -> None:
    shown = [PENALTY_IDS[card.penalty] for card in CARDS]
    assert {kind: shown.count(kind) for kind in PENALTY_IDS} == {"take_debt": 2, "gain_influence": 2, "lose_virtue": 3}


def test_ruling_01_the_virtue_may_be_bought_off_the_prison_may_not() -> None:
    t = wonders_table(player(), player(at={"town_centre": 1}), card=1, influence=[0, 2])
    reset(t)
    assert asked(t) == (1, "sparing_virtue")
    play(t, "1 virtue by 2 influence")
    assert (of(t, 1).virtue, at(t, 1, "town_centre"), of(t, 1).prison) == (7, 0, 1)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_ruling_02_the_consequence_goes_clockwise_from_who_triggered_it(seat: int) -> None:
    three = [player(at={"town_centre": 1}) for _ in range(3)]
    t = wonders_table(*three, card=1, active=seat)
    reset(t, seat)
    assert [who for who, _, _ in told(t, PENALTY_DUE)] == [(seat + k) % 3 for k in range(3)]


def test_ruling_03_the_figures_never_share_a_place() -> None:
    assert all(card.princess != card.profiteer for card in CARDS)


def test_ruling_04_courtiers_look_at_the_old_places_and_the_workers_still_there() -> None:
    crew = ["aristocrat_wood", "street_urchin_clay"]
    t = wonders_table(player(apprentices=crew, at={"workshop": 1, "forest": 1}), card=5, contribution=2)
    reset(t)
    assert (goods(t), figures(t)) == ({"clay": 3, "wood": 2}, ("silversmith", "guardhouse"))
    t = wonders_table(player(apprentices=crew, at={"silversmith": 1, "guardhouse": 1}), card=5, contribution=2)
    reset(t)
    assert goods(t) == {}


def test_ruling_05_the_sixth_reset_shuffles_all_seven_at_once() -> None:
    t = wonders_table(player())
    for n in range(1, 7):
        reset(t)
        assert len(told(t, CONTRIBUTIONS_SHUFFLED)) == (1 if n == 6 else 0)
        assert kept_of(t).contribution != kept_of(t).consequence
    assert (kept_of(t).pile.left(), kept_of(t).past) == (5, ())


def test_ruling_06_two_triggers_in_one_turn_are_one_reset() -> None:
    has = player(hand=["mint"], apprentices=["labourer"], clay=3, stone=3, gold=1)
    t = wonders_table(has, princess="silversmith", tokens=FOUR, guildhall=[0, 1] * 3, rewards=["reward_virtue"])
    play(t, "place guildhall", "construct mint", "contribute clay")
    assert (len(told(t, MARKET_RESET)), t.reset_due) == (1, False)


def test_ruling_07_who_lays_the_fifth_token_finishes_the_action_first() -> None:
    t = wonders_table(player(clay=1, silver=4), princess="workshop", tokens=FOUR, top=["miner_1"])
    play(t, "place workshop", "contribute clay")
    assert (asked(t), told(t, MARKET_RESET), len(tokens(t))) == ((0, "hiring"), [], 5)
    play(t, "hire miner_1")
    assert (len(told(t, MARKET_RESET)), tokens(t)) == (1, [])


def test_ruling_08_a_contribution_may_pay_for_the_action_or_give_what_was_just_gained() -> None:
    t = wonders_table(player(silver=2, gold=1), princess="workshop", contribution=1, top=["merchant_clay"])
    play(t, "place workshop", "contribute gold", "hire merchant_clay")
    assert (goods(t), influence(t)) == ({}, 1)
    t = wonders_table(player(), princess="forest", contribution=1)
    play(t, "place forest")
    assert (asked(t), legal(t)) == ((0, "contributing"), ["contribute wood", "decline"])


def test_ruling_08_one_for_each_worker_placed_there_also_by_a_building() -> None:
    has = player(hand=["mint"], apprentices=["labourer"], clay=3, wood=1, stone=3, gold=1)
    t = wonders_table(has, princess="silversmith")
    play(t, "place guildhall", "construct mint", "contribute clay")
    assert (tokens(t), asked(t)) == (["clay"], (1, "placing"))


def test_ruling_09_a_token_of_a_wonder_that_stands_may_be_given_and_goes_to_the_supply() -> None:
    t = wonders_table(player(clay=1), princess="silversmith", wonders={"clay": 1}, standing={"forest": "clay"})
    play(t, "place silversmith", "contribute clay")
    assert (influence(t), tokens(t)) == (1, ["clay"])
    reset(t)
    assert (tokens(t), on_wonders(t)) == ([], {})


def two_groups(**figure: str) -> Any:
    wishes = player(silver=5, at={"town_centre": 1}), player(at={"quarry": 1}), player(at={"quarry": 1})
    return wonders_table(*wishes, **figure)  # type: ignore[arg-type]


def test_ruling_10_capturing_twice_at_the_princess_in_one_turn_counts_once() -> None:
    t = two_groups(princess="quarry")
    play(t, "place town_centre", "capture quarry P2", "capture quarry P3")
    assert (of(t).virtue, held(t, 0), told(t, VIRTUE_LOST)) == (6, {1: 1, 2: 1}, [(0, 1)])


def test_ruling_10_likewise_at_the_profiteer() -> None:
    t = two_groups(profiteer="quarry")
    play(t, "place town_centre", "capture quarry P2", "capture quarry P3")
    assert (of(t).virtue, told(t, VIRTUE_GAINED)) == (8, [(0, 1)])


def test_ruling_10_in_the_next_turn_it_counts_again() -> None:
    wishes = player(silver=5), player(at={"quarry": 1}), player(at={"quarry": 1})
    t = wonders_table(*wishes, princess="quarry")
    play(t, "place town_centre", "capture quarry P2", "place silversmith", "place silversmith")
    play(t, "place town_centre", "capture quarry P3", "0 virtue by 0 influence")
    assert of(t).virtue == 5


@pytest.mark.parametrize("figure", ["princess", "profiteer"])
def test_ruling_10_taking_back_own_workers_has_no_effect(figure: str) -> None:
    t = wonders_table(player(silver=5, at={"quarry": 1}), **{figure: "quarry"})  # type: ignore[arg-type]
    play(t, "place town_centre", "capture quarry P1")
    assert of(t).virtue == 7


@pytest.mark.parametrize("card", ["pillory", "armoury"])
def test_ruling_10_captures_by_buildings_count(card: str) -> None:
    cost = {"wood": 3, "stone": 5, "gold": 1}
    has = player(hand=[card], apprentices=["labourer"], virtue=8, **cost)
    t = wonders_table(has, player(at={"quarry": 2}), princess="quarry")
    play(t, "place guildhall", f"construct {card}", "capture quarry P2")
    assert of(t).virtue == (6 if card == "pillory" else 7)


def test_ruling_11_at_0_virtue_influence_also_avoids_the_debt_each_point_by_itself() -> None:
    t = wonders_table(player(virtue=1), influence=[5])
    play(t, "place tax_stand")
    assert legal(t) == ["0 virtue by 0 influence", "1 virtue by 2 influence", "2 virtue by 4 influence"]
    play(t, "1 virtue by 2 influence")
    assert (of(t).virtue, of(t).debts, influence(t)) == (0, 0, 3)


def test_ruling_11_not_for_taxes_even_though_they_are_silver() -> None:
    t = wonders_table(player(stone=14, silver=2), influence=[12])
    assert why_not(t, "place guildhall") == "nothing_to_build"


def test_ruling_12_two_influence_for_a_single_silver_the_second_in_the_same_turn_only() -> None:
    t = wonders_table(player(apprentices=["merchant_stone"], at={"kings_storehouse": 1}), influence=[2])
    play(t, "place kings_storehouse", "trade merchant_stone")
    assert (influence(t), credit(t), goods(t)) == (0, 1, {"stone": 2})
    play(t, "stop")
    assert (asked(t), credit(t)) == ((1, "placing"), 0)


@pytest.mark.parametrize("good", ["gold", "marble"])
def test_ruling_13_part_of_a_precious_wonder_by_4_influence_each_on_top_of_its_own(good: str) -> None:
    amount, n = {"gold": (7, 4), "marble": (6, 3)}[good]
    t = wonders_table(player(silver=2, **{good: amount - 1}), influence=[n + 4])
    play(t, "place guildhall", f"construct {good}_wonder", "wonder at forest")
    assert (influence(t), goods(t).get(good, 0)) == (0, 0)
    t = wonders_table(player(silver=2, **{good: amount - 1}), influence=[n + 3])
    assert why_not(t, "place guildhall") == "nothing_to_build"


def test_ruling_13_the_influence_itself_must_be_paid_in_influence() -> None:
    t = wonders_table(player(stone=14, silver=99, marble=5), influence=[4])
    assert why_not(t, "place guildhall") == "nothing_to_build"


def test_ruling_14_a_charlatan_pays_for_wonders_the_cathedral_and_trades() -> None:
    t = wonders_table(player(apprentices=["charlatan_stone"], stone=11, silver=3), influence=[8])
    play(t, "place guildhall", "construct stone_wonder", "wonder at forest")
    assert (influence(t), goods(t)) == (0, {})
    t = wonders_table(player(apprentices=["charlatan_stone"], hand=["well"], level=1), influence=[4], rewards=[])
    play(t, "place guildhall", "advance cathedral", "pay 0 wood 4 stone", "discard well")
    assert (influence(t), of(t).level) == (0, 2)
    t = wonders_table(player(apprentices=["charlatan_stone", "trader_stone"]), influence=[2])
    play(t, "place kings_storehouse", "trade trader_stone")
    assert (influence(t), goods(t)) == (0, {"marble": 1})


def test_ruling_14_never_for_contributions() -> None:
    t = wonders_table(player(apprentices=["charlatan_stone"]), princess="silversmith", influence=[12])
    play(t, "place silversmith")
    assert asked(t) == (1, "placing")


def test_ruling_15_clotilde_gains_clay_for_each_point_really_lost_also_below_0() -> None:
    t = wonders_table(player(character="clotilde", virtue=1, debts=1), taxes=5)
    play(t, "place tax_stand")
    assert (of(t).virtue, goods(t), debts(t)) == (0, {"clay": 2, "silver": 5}, [2, 0])


def test_ruling_15_none_where_influence_was_lost_instead() -> None:
    t = wonders_table(player(character="clotilde"), taxes=5, influence=[2])
    play(t, "place tax_stand", "1 virtue by 2 influence")
    assert (of(t).virtue, goods(t)) == (6, {"clay": 1, "silver": 5})


def test_ruling_15_none_where_the_loss_was_ignored() -> None:
    t = wonders_table(player(character="clotilde"), taxes=5, artisans=True)
    play(t, "place artisan tax_stand", "ignore loss")
    assert (of(t).virtue, goods(t)) == (6, {"clay": 1, "silver": 5})


def test_ruling_16_louis_buys_off_points_of_a_wonder_that_he_does_not_have() -> None:
    t = wonders_table(player(character="louis", stone=14, silver=9), influence=[3])
    play(t, "place guildhall", "construct stone_wonder", "keep 2 influence", "wonder at forest")
    assert (influence(t), goods(t)) == (0, {"silver": 2})


def test_ruling_16_or_all_of_them() -> None:
    t = wonders_table(player(character="louis", stone=14, silver=13), influence=[3])
    play(t, "place guildhall", "construct stone_wonder")
    assert legal(t) == ["keep 2 influence", "keep 3 influence", "keep 4 influence", "keep 5 influence"]
    play(t, "keep 5 influence", "wonder at forest")
    assert (influence(t), goods(t)) == (3, {})


def test_ruling_16_four_silver_stand_for_2_influence_in_an_exchange() -> None:
    t = wonders_table(player(character="louis", silver=4, virtue=7), influence=[0], taxes=1)
    play(t, "place tax_stand", "1 virtue by 2 influence")
    assert (of(t).virtue, goods(t), influence(t)) == (6, {"silver": 1}, 0)


def test_ruling_16_influence_does_not_stand_for_that_silver() -> None:
    """No loops: with 1 silver and much influence nothing of a loss can be bought off."""
    t = wonders_table(player(character="louis", silver=1, stone=14), influence=[12])
    assert why_not(t, "place guildhall") == "nothing_to_build"  # the taxes
    t = wonders_table(player(character="louis", silver=3, stone=14), influence=[12])
    play(t, "place guildhall", "construct stone_wonder", "wonder at forest")
    assert (influence(t), goods(t)) == (7, {})


def test_ruling_16_louis_gains_influence_like_anybody() -> None:
    t = wonders_table(player(character="louis"), influence=[4], plans=["well"])
    gain_influence(t, 0, 1)
    assert (influences(t), hand(t), virtues(t)) == ([5, 0], ["well"], [7, 7])
