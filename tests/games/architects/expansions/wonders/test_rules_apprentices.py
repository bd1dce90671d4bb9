"""Section 9: the apprentices of the expansion, each with its ability."""

from __future__ import annotations

import pytest

from royaume.games.architects.counting import count
from royaume.games.architects.events import DEBTS_TAKEN
from royaume.games.architects.vocabulary import TRAINED_CARPENTERS, TRAINED_MASONS, TRAINED_TILERS

from ...builder import (
    asked,
    covers,
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
    told,
    why_not,
)
from .builder import facts, influence, influences, reset, wonders_table

AT_MARKET = {"middle": 1, "right": 1}
ROWS = facts("apprentices.yaml")["cards"]
HIRED = [(row["id"], row["virtue_on_hire"], row["skills"]) for row in ROWS]
COUNTED = {"carpentry": TRAINED_CARPENTERS, "tiling": TRAINED_TILERS, "masonry": TRAINED_MASONS}


@pytest.mark.parametrize(("card", "virtue", "skills"), HIRED)
def test_hired_it_brings_its_virtue_and_its_skill(card: str, virtue: int, skills: list[str]) -> None:
    t = wonders_table(player(silver=4), top=[card])
    play(t, "place workshop", f"hire {card}")
    assert (crew(t), of(t).virtue, goods(t)) == ([card], 7 + virtue, {})
    assert [skill for skill, what in COUNTED.items() if count(t, 0, what) == 1] == skills


# arriving at a place -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "place"), [("abbot_influence", "kings_storehouse"), ("knight", "guardhouse"), ("diplomat", "town_centre")]
)
def test_a_worker_at_the_place_brings_1_influence(card: str, place: str) -> None:
    t = wonders_table(player(apprentices=[card]), princess="forest")
    play(t, f"place {place}", "stop")
    assert influences(t) == [1, 0]
    play(t, "place quarry", "place quarry")
    assert influences(t) == [1, 0]


@pytest.mark.parametrize(
    ("card", "place"), [("abbot_influence", "kings_storehouse"), ("knight", "guardhouse"), ("diplomat", "town_centre")]
)
def test_once_for_each_worker_placed_whatever_stands_there(card: str, place: str) -> None:
    t = wonders_table(player(apprentices=[card], at={place: 4}), princess="forest", influence=[1])
    play(t, f"place {place}", "stop")
    assert influence(t) == 2


def test_the_influence_of_the_abbot_may_pay_for_a_trade_of_the_same_visit() -> None:
    t = wonders_table(player(apprentices=["abbot_influence", "merchant_stone"]), influence=[1])
    play(t, "place kings_storehouse", "trade merchant_stone")
    assert (goods(t), influence(t)) == ({"stone": 2}, 0)


@covers("pickpocket_release")
def test_the_pickpocket_brings_back_all_own_workers_from_prison_and_boards() -> None:
    wish = player(apprentices=["pickpocket_release"], prison=3)
    t = wonders_table(wish, player(held={0: 2}), player(held={0: 1, 1: 1}), taxes=5)
    before = int(of(t).supply)
    play(t, "place tax_stand")
    assert (prisons(t), held(t, 1), held(t, 2)) == ([0, 0, 0], {}, {1: 1})
    assert (of(t).supply, of(t).silver, of(t).virtue) == (before + 5, 5, 5)


@covers("pickpocket_release")
def test_the_pickpocket_only_at_the_tax_stand() -> None:
    t = wonders_table(player(apprentices=["pickpocket_release"], prison=3))
    play(t, "place forest")
    assert prisons(t) == [3, 0]


# Aristocrat and Street Urchin --------------------------------------------------------------------

BESIDE = [
    ("aristocrat_gold", "princess", {"gold": 1}),
    ("aristocrat_marble", "princess", {"marble": 1}),
    ("aristocrat_wood", "princess", {"wood": 2}),
    ("street_urchin_clay", "profiteer", {"clay": 3}),
    ("street_urchin_wood", "profiteer", {"wood": 2}),
    ("street_urchin_stone", "profiteer", {"stone": 2}),
]


@pytest.mark.parametrize(("card", "figure", "gained"), BESIDE)
def test_at_a_reset_with_a_worker_beside_its_figure(card: str, figure: str, gained: dict[str, int]) -> None:
    place = {"princess": "workshop", "profiteer": "forest"}[figure]  # of the same card
    other = {"princess": "forest", "profiteer": "workshop"}[figure]
    for workers, expected in (({place: 1}, gained), ({place: 3}, gained), ({other: 1}, {}), ({}, {})):
        t = wonders_table(player(apprentices=[card], at=workers), card=5)
        reset(t)
        assert goods(t) == expected


@pytest.mark.parametrize(("card", "figure", "gained"), BESIDE)
def test_at_a_reset_of_somebody_else_too(card: str, figure: str, gained: dict[str, int]) -> None:
    place = {"princess": "workshop", "profiteer": "forest"}[figure]
    t = wonders_table(player(silver=1), player(apprentices=[card], at={place: 1}), card=5, market=AT_MARKET)
    play(t, "place black_market_left")
    assert goods(t, 1) == gained


def test_several_of_them_all_give() -> None:
    both = player(apprentices=["aristocrat_wood", "aristocrat_gold", "street_urchin_clay"], at={"workshop": 1})
    t = wonders_table(both, card=5)
    reset(t)
    assert goods(t) == {"wood": 2, "gold": 1}


# trades ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["benefactor_masonry", "benefactor_carpentry"])
@pytest.mark.parametrize("good", ["clay", "wood", "stone"])
def test_a_benefactor_gives_1_influence_for_a_clay_a_wood_or_a_stone(card: str, good: str) -> None:
    t = wonders_table(player(apprentices=[card], **{good: 1}))
    play(t, "place kings_storehouse", f"trade {card} paying {good}")
    assert (goods(t), influence(t)) == ({}, 1)


@pytest.mark.parametrize("good", ["gold", "marble", "silver"])
def test_a_benefactor_takes_nothing_else(good: str) -> None:
    t = wonders_table(player(apprentices=["benefactor_masonry"], **{good: 3}))
    play(t, "place kings_storehouse")
    assert [choice for choice in legal(t) if "benefactor" in choice] == []
    assert why_not(t, "trade benefactor_masonry paying clay") == "goods_missing"


@pytest.mark.parametrize(
    ("card", "paid", "gained"),
    [
        ("tinkerer_clay", {"clay": 2}, {"wood": 1, "stone": 1}),
        ("tinkerer_gold", {"wood": 1, "stone": 1}, {"gold": 1}),
        ("financier_marble", {"marble": 1}, {"silver": 4}),
        ("financier_gold", {"gold": 1}, {"silver": 4}),
    ],
)
def test_goods_for_others(card: str, paid: dict[str, int], gained: dict[str, int]) -> None:
    t = wonders_table(player(apprentices=[card], **paid))
    play(t, "place kings_storehouse", f"trade {card}")
    assert goods(t) == gained
    for good in paid:
        less = {other: n - (other == good) for other, n in paid.items()}
        t = wonders_table(player(apprentices=[card], **less))
        play(t, "place kings_storehouse")
        assert why_not(t, f"trade {card}") == "goods_missing"


@covers("swindler_virtue")
@pytest.mark.parametrize("good", ["gold", "marble"])
def test_the_swindler_gives_a_gold_or_a_marble_for_1_virtue(good: str) -> None:
    t = wonders_table(player(apprentices=["swindler_virtue"]))
    play(t, "place kings_storehouse", f"trade swindler_virtue for {good}")
    assert (goods(t), of(t).virtue) == ({good: 1}, 6)


def test_the_swindler_at_0_virtue_costs_a_debt() -> None:
    t = wonders_table(player(apprentices=["swindler_virtue"], virtue=0))
    play(t, "place kings_storehouse", "trade swindler_virtue for gold")
    assert (goods(t), debts(t)) == ({"gold": 1}, [1, 0])


def test_the_swindlers_virtue_may_be_bought_off() -> None:
    t = wonders_table(player(apprentices=["swindler_virtue"]), influence=[2])
    play(t, "place kings_storehouse", "trade swindler_virtue for marble", "1 virtue by 2 influence")
    assert (goods(t), of(t).virtue, influence(t)) == ({"marble": 1}, 7, 0)


def test_each_trade_is_one_action_of_a_worker() -> None:
    has = player(apprentices=["benefactor_masonry", "tinkerer_clay"], clay=3, at={"kings_storehouse": 1})
    t = wonders_table(has)
    play(t, "place kings_storehouse", "trade benefactor_masonry paying clay")
    assert asked(t) == (0, "trading")
    play(t, "trade tinkerer_clay")
    assert (asked(t), goods(t), influence(t)) == ((1, "placing"), {"wood": 1, "stone": 1}, 1)


# Brigand -----------------------------------------------------------------------------------------


@covers("brigand")
def test_a_debt_brings_the_brigand_1_influence_each() -> None:
    t = wonders_table(player(apprentices=["brigand"]), player(held={0: 1}))
    play(t, "place guardhouse", "ransom from P2 by debt")
    assert (debts(t), influences(t)) == ([1, 0], [1, 0])


def test_the_brigand_counts_each_debt_of_several() -> None:
    t = wonders_table(player(apprentices=["brigand"], virtue=0), influence=[0])
    play(t, "place tax_stand")
    assert (debts(t), influence(t), told(t, DEBTS_TAKEN)) == ([2, 0], 2, [(0, 2)])


def test_the_brigand_at_a_reset() -> None:
    t = wonders_table(player(), player(apprentices=["brigand"], at={"guardhouse": 1}), card=2)
    reset(t)
    assert (debts(t), influences(t)) == ([0, 2], [0, 2])  # the consequence, and the most in Prison


# Charlatan ---------------------------------------------------------------------------------------

CHARLATANS = [("charlatan_clay", "clay"), ("charlatan_wood", "wood"), ("charlatan_stone", "stone")]


@pytest.mark.parametrize(("card", "good"), CHARLATANS)
def test_a_charlatan_lets_1_influence_stand_for_1_of_a_good(card: str, good: str) -> None:
    costs = {"lumber_camp": {"clay": 4, "stone": 2}, "well": {"wood": 2, "stone": 2}}
    building = "lumber_camp" if good == "clay" else "well"
    has = costs[building] | {good: costs[building][good] - 2}
    t = wonders_table(player(apprentices=[card], hand=[building], **has), influence=[2])
    play(t, "place guildhall", f"construct {building}")
    brought = {"lumber_camp": {"wood": 4}, "well": {"clay": 4}}
    assert (influence(t), goods(t)) == (0, brought[building])


@pytest.mark.parametrize(("card", "good"), CHARLATANS)
def test_a_charlatan_is_asked_where_there_is_a_choice(card: str, good: str) -> None:
    t = wonders_table(player(apprentices=[card], clay=2, wood=2, stone=2), influence=[3])
    play(t, "place kings_storehouse", f"{good} {good} for virtue")
    assert (asked(t), legal(t)) == ((0, "sparing_good"), [f"{n} {good} by influence" for n in (0, 1, 2)])
    play(t, f"1 {good} by influence")
    assert (of(t).goods[("clay", "wood", "stone").index(good)], influence(t), of(t).virtue) == (1, 2, 8)


def test_a_charlatan_any_number_of_times_a_turn() -> None:
    t = wonders_table(player(apprentices=["charlatan_clay"], at={"kings_storehouse": 1}), influence=[4])
    play(t, "place kings_storehouse", "clay clay for virtue", "clay clay for virtue")
    assert (of(t).virtue, influence(t)) == (9, 0)


def test_a_charlatan_for_wood_or_stone_of_the_cathedral() -> None:
    has = player(apprentices=["charlatan_wood"], hand=["well"], level=1, stone=1)
    t = wonders_table(has, influence=[3], rewards=[])
    play(t, "place guildhall", "advance cathedral")
    assert (asked(t), legal(t)) == ((0, "paying_wood_stone"), ["pay 3 wood 1 stone"])
    play(t, "pay 3 wood 1 stone", "discard well")
    assert (of(t).level, influence(t), goods(t)) == (2, 0, {})


def test_both_charlatans_for_wood_or_stone() -> None:
    has = player(apprentices=["charlatan_wood", "charlatan_stone"], hand=["well"], level=1)
    t = wonders_table(has, influence=[4], rewards=[])
    play(t, "place guildhall", "advance cathedral", "pay 2 wood 2 stone", "discard well")
    assert (of(t).level, influence(t)) == (2, 0)


def test_a_charlatan_of_another_good_does_not_help() -> None:
    t = wonders_table(player(apprentices=["charlatan_clay"], hand=["well"], wood=2, stone=1), influence=[3])
    assert why_not(t, "place guildhall") == "nothing_to_build"


# Journeyman --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "silver", "n", "cards"),
    [
        ("journeyman_building_card", 0, 0, 1),
        ("journeyman_silver", 2, 0, 0),
        ("journeyman_influence", 0, 1, 0),
    ],
)
def test_a_journeyman_gives_something_for_a_building_and_for_a_wonder(
    card: str, silver: int, n: int, cards: int
) -> None:
    t = wonders_table(player(apprentices=[card], hand=["well"], wood=2, stone=2))
    play(t, "place guildhall", "construct well")
    assert (of(t).silver, influence(t), len(hand(t))) == (silver, n, cards)
    t = wonders_table(player(apprentices=[card], stone=14, silver=3), influence=[5])
    play(t, "place guildhall", "construct stone_wonder", "wonder at forest")
    assert (of(t).silver, influence(t), len(hand(t))) == (silver, n, cards)


def test_a_journeyman_gives_nothing_for_the_cathedral() -> None:
    t = wonders_table(player(apprentices=["journeyman_influence"], hand=["well"], gold=1), rewards=[])
    play(t, "place guildhall", "advance cathedral", "discard well")
    assert (of(t).level, influence(t)) == (1, 0)
