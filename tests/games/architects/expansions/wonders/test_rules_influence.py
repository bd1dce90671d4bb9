"""Section 3: the influence track, and influence instead of silver, virtue, gold and marble, in anybody's turn."""

from __future__ import annotations

import pytest

from royaume.games.architects.events import PLAN_DRAWN
from royaume.games.architects.expansions.wonders.events import CREDIT_USED, INFLUENCE_LOST
from royaume.games.architects.expansions.wonders.influence import gain_influence
from royaume.games.architects.expansions.wonders.raising import ALL_WONDERS, wonder_price, wonders_to_try
from royaume.games.architects.expansions.wonders.vocabulary import WONDERS
from royaume.games.architects.prices import WORK, price_of
from royaume.kernel.chance import Dice
from royaume.kernel.ints import bit
from royaume.kernel.paying import can_settle, note_relief, payable, short_of

from ...builder import (
    asked,
    cited,
    coins_on,
    crew,
    debts,
    goods,
    hand,
    legal,
    of,
    play,
    player,
    row,
    told,
    virtues,
    why_not,
)
from .builder import credit, influence, influences, kept_of, last_wonders_turn, reset, wonders_table

TOP = ["merchant_clay", "acolyte_card", "miner_1", "merchant_wood", "merchant_gold"]
AT_MARKET = {"middle": 1, "right": 1}


# the track ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "n", "after"), [(0, 1, 1), (11, 3, 12), (12, 1, 12), (0, 12, 12)])
def test_it_runs_from_0_to_12(before: int, n: int, after: int) -> None:
    t = wonders_table(player(), influence=[before])
    gain_influence(t, 0, n)
    assert influence(t) == after


@pytest.mark.parametrize(
    ("before", "n", "cards"),
    [(4, 1, 1), (8, 1, 1), (3, 3, 1), (4, 5, 2), (0, 12, 2), (5, 3, 0), (3, 1, 0), (9, 3, 0), (12, 1, 0), (7, 1, 0)],
)
def test_coming_up_to_5_and_to_9_brings_a_building_card_each(before: int, n: int, cards: int) -> None:
    t = wonders_table(player(), influence=[before], plans=["well", "keep"])
    gain_influence(t, 0, n)
    assert hand(t) == ["well", "keep"][:cards]


def test_it_brings_one_again_whenever_the_marker_comes_up_again() -> None:
    t = wonders_table(player(virtue=7), influence=[4], plans=["well", "keep"])
    gain_influence(t, 0, 1)
    assert hand(t) == ["well"]
    play(t, "place tax_stand", "1 virtue by 2 influence")
    gain_influence(t, 0, 2)
    assert (influence(t), hand(t)) == (5, ["well", "keep"])


def test_going_down_past_them_brings_nothing() -> None:
    t = wonders_table(player(virtue=7), influence=[6])
    play(t, "place tax_stand", "1 virtue by 2 influence")
    assert (influence(t), hand(t)) == (4, [])


def test_the_card_is_drawn_even_by_who_is_not_active() -> None:
    crowd = player(at={"kings_storehouse": 1})
    t = wonders_table(player(), crowd, profiteer="kings_storehouse", influence=[0, 4], plans=["well"])
    reset(t)
    assert (influence(t, 1), hand(t, 1)) == (5, ["well"])


def test_with_an_empty_pile_no_card_comes() -> None:
    t = wonders_table(player(), influence=[4])
    t.plans.lay(())
    gain_influence(t, 0, 1)
    assert (influence(t), hand(t)) == (5, [])


# silver ------------------------------------------------------------------------------------------


def test_example_4_influence_replace_2_silver_and_1_virtue_at_the_black_market() -> None:
    t = wonders_table(player(virtue=7), influence=[4])
    play(t, "place black_market_middle", "1 virtue by 2 influence")
    assert (influence(t), of(t).virtue, asked(t)) == (0, 7, (0, "market_middle"))


def test_without_influence_it_is_out_of_reach() -> None:
    t = wonders_table(player(), influence=[1])
    assert why_not(t, "place black_market_left") == "market_unpayable"


def test_who_has_both_is_asked() -> None:
    t = wonders_table(player(silver=2), influence=[2])
    play(t, "place black_market_middle")
    assert legal(t) == ["0 silver by 0 influence", "2 silver by 2 influence"]
    play(t, "2 silver by 2 influence")
    assert (goods(t), influence(t)) == ({"silver": 2}, 0)


def test_where_there_is_no_choice_nobody_is_asked() -> None:
    t = wonders_table(player(silver=9, virtue=7), influence=[1])
    play(t, "place black_market_middle")
    assert (asked(t)[1], of(t).virtue, goods(t)) == ("market_middle", 6, {"silver": 7})


def test_a_way_for_which_influence_is_missing_is_refused() -> None:
    t = wonders_table(player(silver=9), influence=[3])
    play(t, "place black_market_right")
    assert why_not(t, "3 silver by 4 influence") == "influence_missing"
    assert cited(t, "3 silver by 4 influence") == "MISE EN PLACE"


def test_a_way_that_leaves_too_much_to_pay_is_refused() -> None:
    t = wonders_table(player(silver=1), influence=[4])
    play(t, "place black_market_right")
    assert why_not(t, "0 silver by 0 influence") == "rest_unpayable"
    assert legal(t) == ["2 silver by 2 influence", "3 silver by 4 influence"]


def test_never_for_taxes() -> None:
    t = wonders_table(player(silver=1), influence=[12], top=["merchant_clay"])
    play(t, "place workshop")
    assert why_not(t, "hire merchant_clay") == "hiring_unpayable"
    t = wonders_table(player(silver=2), influence=[12], top=["merchant_clay"])
    play(t, "place workshop", "hire merchant_clay")
    assert (of(t).silver, influence(t), t.taxes) == (0, 10, 6)


def test_nor_for_the_tax_of_a_first_capture() -> None:
    t = wonders_table(player(), player(at={"forest": 1}), influence=[12])
    play(t, "place town_centre")
    assert why_not(t, "capture forest P2") == "capture_unpayable"


def test_nor_for_coins_laid_on_apprentices() -> None:
    t = wonders_table(player(silver=2), influence=[12], top=TOP)
    play(t, "place workshop")
    assert why_not(t, "hire acolyte_card") == "hiring_unpayable"


@pytest.mark.parametrize(("debts_", "silver"), [(0, 2), (1, 3)])
def test_for_the_silver_of_a_ransom_and_of_a_debt_but_not_their_taxes(debts_: int, silver: int) -> None:
    choice = "pay debt" if debts_ else "ransom from P2"
    captor = player(held={0: 1})
    t = wonders_table(player(silver=silver - 1, debts=debts_), captor, influence=[4])
    play(t, "place guardhouse")
    assert choice not in legal(t)
    t = wonders_table(player(silver=silver, debts=debts_), captor, influence=[4])
    play(t, "place guardhouse", choice)
    assert (of(t).silver, influence(t), credit(t)) == (0, 0, 0 if asked(t)[0] == 1 else 1)


def test_the_second_silver_of_an_exchange_pays_for_another_cost_of_the_turn() -> None:
    t = wonders_table(player(apprentices=["merchant_stone"], at={"kings_storehouse": 1}), influence=[2])
    play(t, "place kings_storehouse", "trade merchant_stone")
    assert (influence(t), credit(t)) == (0, 1)
    play(t, "trade merchant_stone")
    assert (goods(t)["stone"], credit(t), told(t, CREDIT_USED)) == (4, 0, [(0, 1)])


def test_it_pays_for_a_part_of_a_greater_cost_too() -> None:
    crew_ = ["merchant_stone", "merchant_gold"]
    t = wonders_table(player(silver=1, apprentices=crew_, at={"kings_storehouse": 1}), influence=[2])
    play(t, "place kings_storehouse", "trade merchant_stone", "1 silver by 2 influence")
    assert (of(t).silver, credit(t)) == (1, 1)
    play(t, "trade merchant_gold")
    assert (goods(t), influence(t), credit(t)) == ({"stone": 2, "gold": 1}, 0, 0)


def test_it_is_lost_when_the_turn_is_over() -> None:
    t = wonders_table(player(apprentices=["merchant_stone"], at={"kings_storehouse": 1}), influence=[2])
    play(t, "place kings_storehouse", "trade merchant_stone", "stop")
    assert (asked(t), credit(t)) == ((1, "placing"), 0)


def test_several_exchanges_in_one_turn() -> None:
    t = wonders_table(player(apprentices=["merchant_gold"], at={"kings_storehouse": 1}), influence=[4])
    play(t, "place kings_storehouse", "trade merchant_gold", "trade merchant_gold")
    assert (goods(t), told(t, INFLUENCE_LOST)) == ({"gold": 2}, [(0, 2), (0, 2)])


# virtue ------------------------------------------------------------------------------------------


def test_each_point_of_virtue_by_itself() -> None:
    t = wonders_table(player(virtue=7), influence=[5])
    play(t, "place tax_stand")
    assert legal(t) == ["0 virtue by 0 influence", "1 virtue by 2 influence", "2 virtue by 4 influence"]
    play(t, "1 virtue by 2 influence")
    assert (of(t).virtue, influence(t)) == (6, 3)


def test_for_what_an_apprentice_costs_when_hired() -> None:
    t = wonders_table(player(silver=4, virtue=5), influence=[2], top=["pickpocket"])
    play(t, "place workshop", "hire pickpocket", "0 silver by 0 influence", "1 virtue by 2 influence")
    assert (of(t).virtue, influence(t), crew(t)) == (5, 0, ["pickpocket"])


def test_for_what_a_building_costs() -> None:
    has = player(hand=["pillory"], wood=3, stone=2, virtue=5)
    t = wonders_table(has, influence=[2])
    play(t, "place guildhall", "construct pillory", "1 virtue by 2 influence")
    assert (of(t).virtue, influence(t)) == (5, 0)


def test_others_are_asked_in_a_reset() -> None:
    t = wonders_table(player(silver=3), player(prison=3), influence=[0, 2], market=AT_MARKET)
    play(t, "place black_market_left")
    assert asked(t) == (1, "sparing_virtue")
    play(t, "1 virtue by 2 influence")
    assert (virtues(t), influences(t)) == ([6, 7], [0, 0])


def test_losses_at_the_end_of_the_game() -> None:
    t = last_wonders_turn(player(built=["dungeon"]), influence=[12])
    play(t, "place silversmith")
    assert asked(t) == (0, "sparing_virtue")
    play(t, "2 virtue by 4 influence")
    assert (t.over, of(t).virtue, influence(t)) == (True, 7, 8)


# gold and marble ---------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [0, 2])  # the next one costs a gold, or a marble
def test_4_influence_for_a_gold_or_a_marble(level: int) -> None:
    t = wonders_table(player(hand=["well"], level=level), influence=[3], rewards=[])
    assert why_not(t, "place guildhall") == "nothing_to_build"
    t = wonders_table(player(hand=["well"], level=level), influence=[4], rewards=[])
    play(t, "place guildhall", "advance cathedral", "discard well")
    assert (of(t).level, influence(t)) == (level + 1, 0)


def test_each_gold_and_each_marble_by_itself() -> None:
    t = wonders_table(player(hand=["well"], level=4, gold=2, marble=1), influence=[8], rewards=[])
    play(t, "place guildhall", "advance cathedral")
    ways = [(0, 1, 4), (0, 2, 8), (1, 1, 8)]
    assert legal(t) == [f"{gold} gold {marble} marble by {n} influence" for gold, marble, n in ways]
    assert why_not(t, "2 gold 1 marble by 12 influence") == "influence_missing"
    assert why_not(t, "1 gold 0 marble by 4 influence") == "rest_unpayable"


def test_also_for_a_trade_paid_in_marble() -> None:
    t = wonders_table(player(apprentices=["financier_marble"]), influence=[4])
    play(t, "place kings_storehouse", "trade financier_marble")
    assert (goods(t), influence(t)) == ({"silver": 4}, 0)


def test_never_for_clay_wood_and_stone() -> None:
    t = wonders_table(player(hand=["well"], wood=2, stone=1), influence=[12])
    assert why_not(t, "place guildhall") == "allowed"  # the first level costs gold
    play(t, "place guildhall")
    assert why_not(t, "construct well") == "cost_unpayable"


# ten apprentices ---------------------------------------------------------------------------------


def test_ten_apprentices_in_five_columns() -> None:
    t = wonders_table(player(silver=8), top=TOP)
    assert len(row(t, "top")) == len(row(t, "bottom")) == 5
    play(t, "place workshop", "hire merchant_gold")
    assert (of(t).silver, coins_on(t)) == (0, dict.fromkeys(TOP[:4], 1))
    assert len(row(t, "top")) == 5


def test_nobody_who_is_played_by_people_pays_what_was_not_asked() -> None:
    """Influence is never lost where there was another way and nobody chose."""
    t = wonders_table(player(silver=9, debts=0), influence=[12], rewards=[])
    play(t, "place silversmith")
    assert (influence(t), told(t, INFLUENCE_LOST), told(t, PLAN_DRAWN), debts(t)) == (12, [], [], [0, 0])


# quick looks -------------------------------------------------------------------------------------

CREWS = [[], ["charlatan_clay"], ["charlatan_wood", "charlatan_stone"]]
PAYERS = [None, "louis", "therese", "lothaire"]


@pytest.mark.parametrize("character", PAYERS)
@pytest.mark.parametrize("crew_", CREWS, ids=lambda crew_: "-".join(crew_))
def test_what_a_purse_knows_at_once_is_what_trying_all_ways_comes_to(crew_: list[str], character: str | None) -> None:
    dice = Dice(len(crew_) + 10 * PAYERS.index(character))
    payable_ = 0
    for _ in range(60):
        has = {good: int(dice.roll(4)) for good in ("clay", "wood", "stone", "gold", "marble", "silver")}
        t = wonders_table(player(apprentices=crew_, character=character, **has), influence=[dice.roll(13)], promos=True)
        kept_of(t).credit[0] = dice.roll(2)
        note_relief(t, 0)
        amounts = {kind: few(dice) for kind in ("clay", "wood", "stone", "gold", "marble", "silver", "tax", "coins")}
        price = price_of(WORK, either=few(dice), influence=few(dice), **amounts)
        reached = short_of(t, 0, price) == 0 or can_settle(t, 0, price)
        assert payable(t, 0, price) == reached, price.numbers()
        payable_ += reached
    assert 0 < payable_ < 60


def few(dice: Dice) -> int:
    """Mostly none."""
    return max(0, int(dice.roll(6)) - 3)


@pytest.mark.parametrize("character", PAYERS)
@pytest.mark.parametrize("crew_", CREWS, ids=lambda crew_: "-".join(crew_))
def test_no_wonder_that_can_be_paid_is_passed_over(crew_: list[str], character: str | None) -> None:
    dice = Dice(len(crew_) + 10 * PAYERS.index(character))
    tried = found = 0
    for _ in range(60):
        has = {good: int(dice.roll(17)) for good in ("clay", "wood", "stone", "gold", "marble", "silver")}
        t = wonders_table(player(apprentices=crew_, character=character, **has), influence=[dice.roll(13)], promos=True)
        for wonder in range(WONDERS):
            kept_of(t).on_wonder[wonder] = dice.roll(5)
            if payable(t, 0, wonder_price(t, wonder)):
                found |= 1 << wonder
                assert wonders_to_try(t, 0) & bit(wonder) != 0
        tried |= wonders_to_try(t, 0)
    assert tried == found == ALL_WONDERS
