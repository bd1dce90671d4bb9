"""Influence instead of silver, virtue, gold and marble, also in other players' turns."""

from __future__ import annotations

import pytest

from ..builder import asked, coins_on, goods, hand, last_turn, of, player, row
from .builder import influence, legal, play, told, trial_table, why_not
from .game import GAME
from .influence import gain_influence
from .kept import trial
from .vocabulary import CREDIT_USED


def test_example_4_influence_replace_2_silver_and_1_virtue_at_the_black_market() -> None:
    t = trial_table(player(virtue=7), influence=[4])
    play(t, "place black_market_middle", "1 virtue by 2 influence")
    assert (influence(t), of(t).virtue, asked(t)) == (0, 7, (0, "market_middle"))


def test_without_influence_it_is_out_of_reach() -> None:
    assert why_not(trial_table(player(), influence=[1]), "place black_market_left") == "market_unpayable"


def test_who_has_both_is_asked() -> None:
    t = trial_table(player(silver=2), influence=[2])
    play(t, "place black_market_middle")
    assert legal(t) == ["0 silver by 0 influence", "2 silver by 2 influence"]
    play(t, "2 silver by 2 influence")
    assert (goods(t), influence(t)) == ({"silver": 2}, 0)


def test_where_there_is_no_choice_nobody_is_asked() -> None:
    t = trial_table(player(silver=9, virtue=7), influence=[1])
    play(t, "place black_market_middle")
    assert (asked(t)[1], of(t).virtue, goods(t)) == ("market_middle", 6, {"silver": 7})


def test_a_way_for_which_influence_is_missing_is_refused() -> None:
    t = trial_table(player(silver=9), influence=[3])
    play(t, "place black_market_right")
    assert why_not(t, "3 silver by 4 influence") == "influence_missing"


def test_a_way_that_leaves_too_much_to_pay_is_refused() -> None:
    t = trial_table(player(silver=1), influence=[4])
    play(t, "place black_market_right")
    assert why_not(t, "0 silver by 0 influence") == "rest_unpayable"
    assert legal(t) == ["2 silver by 2 influence", "3 silver by 4 influence"]


def test_never_for_taxes() -> None:
    t = trial_table(player(silver=1), influence=[12], top=["merchant_clay"])
    play(t, "place workshop")
    assert why_not(t, "hire merchant_clay") == "hiring_unpayable"
    t = trial_table(player(silver=2), influence=[12], top=["merchant_clay"])
    play(t, "place workshop", "hire merchant_clay")
    assert (of(t).silver, influence(t)) == (0, 10)


def test_the_second_silver_of_an_exchange_pays_for_another_cost_of_the_turn() -> None:
    t = trial_table(player(apprentices=["merchant_stone"], at={"kings_storehouse": 1}), influence=[2])
    play(t, "place kings_storehouse", "trade merchant_stone")
    assert (influence(t), trial(t).credit[0]) == (0, 1)
    play(t, "trade merchant_stone")
    assert (goods(t)["stone"], trial(t).credit[0], told(t, CREDIT_USED)) == (4, 0, [(0, 1)])


def test_it_is_lost_when_the_turn_is_over() -> None:
    t = trial_table(player(apprentices=["merchant_stone"], at={"kings_storehouse": 1}), influence=[2])
    play(t, "place kings_storehouse", "trade merchant_stone", "stop")
    assert (asked(t), trial(t).credit) == ((1, "placing"), [0, 0])


def test_at_0_virtue_it_also_avoids_the_debt() -> None:
    t = trial_table(player(virtue=1), influence=[5])
    play(t, "place tax_stand")
    assert legal(t) == ["0 virtue by 0 influence", "1 virtue by 2 influence", "2 virtue by 4 influence"]
    play(t, "1 virtue by 2 influence")
    assert (of(t).virtue, of(t).debts, influence(t)) == (0, 0, 3)


def test_others_are_asked_in_a_reset() -> None:
    prisoners = player(prison=3)
    t = trial_table(player(silver=3), prisoners, influence=[0, 2], market={"middle": 1, "right": 1})
    play(t, "place black_market_left")
    assert asked(t) == (1, "sparing_virtue")
    play(t, "1 virtue by 2 influence")
    assert (of(t, 1).virtue, influence(t, 1)) == (7, 0)


def test_losses_at_the_end_of_the_game() -> None:
    t = last_turn(player(built=["dungeon"]), game=GAME, expansions=("trial",))
    trial(t).influence[0] = 12
    play(t, "place silversmith")
    assert asked(t) == (0, "sparing_virtue")
    play(t, "2 virtue by 4 influence")
    assert (t.over, of(t).virtue, influence(t)) == (True, 7, 8)


@pytest.mark.parametrize("level", [0, 2])  # the next one costs a gold, or a marble
def test_4_influence_for_a_gold_or_a_marble(level: int) -> None:
    t = trial_table(player(hand=["well"], level=level), influence=[3], rewards=[])
    assert why_not(t, "place guildhall") == "nothing_to_build"
    t = trial_table(player(hand=["well"], level=level), influence=[4], rewards=[])
    play(t, "place guildhall", "advance cathedral", "discard well")
    assert (of(t).level, influence(t)) == (level + 1, 0)


def test_each_gold_and_each_marble_by_itself() -> None:
    t = trial_table(player(hand=["well"], level=4, gold=2, marble=1), influence=[8], rewards=[])
    play(t, "place guildhall", "advance cathedral")
    assert legal(t) == [f"{gold} gold {marble} marble by influence" for gold, marble in ((0, 1), (0, 2), (1, 1))]
    assert why_not(t, "2 gold 1 marble by influence") == "influence_missing"
    assert why_not(t, "1 gold 0 marble by influence") == "rest_unpayable"


def test_coming_up_to_5_and_to_9_brings_a_building_card_each_time() -> None:
    t = trial_table(player(), influence=[4], plans=["well"])
    gain_influence(t, 0, 1)
    assert hand(t) == ["well"]
    trial(t).influence[0] = 4
    gain_influence(t, 0, 5)
    assert (len(hand(t)), influence(t)) == (3, 9)


def test_never_above_12() -> None:
    t = trial_table(player(), influence=[11])
    gain_influence(t, 0, 3)
    assert influence(t) == 12


def test_ten_apprentices_in_five_columns() -> None:
    top = ["merchant_clay", "acolyte_card", "miner_1", "merchant_wood", "merchant_gold"]
    t = trial_table(player(silver=8), top=top)
    assert len(row(t, "top")) == len(row(t, "bottom")) == 5
    play(t, "place workshop", "hire merchant_gold")
    assert (of(t).silver, coins_on(t)) == (0, dict.fromkeys(top[:4], 1))
    assert len(row(t, "top")) == 5
