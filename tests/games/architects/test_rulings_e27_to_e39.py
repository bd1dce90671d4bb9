"""Rulings E27 to E39: the Cathedral's spaces, debts and virtue, end-game effects, characters."""

from __future__ import annotations

import pytest

from royaume.games.architects.events import VIRTUE_GAINED, VIRTUE_LOST

from .builder import (
    asked,
    debts,
    finish,
    goods,
    hand,
    last_turn,
    legal,
    of,
    play,
    player,
    points_of,
    silver,
    table,
    told,
    virtues,
    why_not,
)


def test_e27_a_full_level_cannot_be_entered() -> None:
    others = [player(level=1) for _ in range(3)]
    t = table(player(gold=1, hand=["keep", "well"], wood=2, stone=2), *others)
    play(t, "place guildhall")
    assert why_not(t, "advance cathedral") == "level_full"


def test_e27_a_level_opens_when_somebody_climbs_on() -> None:
    climber = player(level=1, wood=2, stone=2, hand=["well"])
    t = table(climber, player(level=1), player(level=1), player(gold=1, hand=["keep"]), rewards=[])
    play(t, "place guildhall", "advance cathedral", "pay 2 wood 2 stone", "discard well")
    play(t, "place quarry", "place quarry", "place guildhall", "advance cathedral", "discard keep")
    assert [int(p.level) for p in t.players] == [2, 1, 1, 1]


@pytest.mark.parametrize(("level", "others"), [(0, 3), (1, 3), (2, 2), (3, 2), (4, 1)])
def test_e27_the_levels_hold_three_three_two_two_and_one_marker(level: int, others: int) -> None:
    rich = {"gold": 9, "marble": 9, "wood": 9, "stone": 9}
    for n, why in ((others - 1, "allowed"), (others, "level_full")):
        above = [player(level=level + 1) for _ in range(n)]
        t = table(player(level=level, hand=["well"], **rich), *above, seats=5)
        play(t, "place guildhall")
        assert why_not(t, "advance cathedral") == why


def test_e27_nobody_climbs_beyond_the_top() -> None:
    t = table(player(level=5, hand=["well"], wood=2, stone=2, gold=9, marble=9))
    play(t, "place guildhall")
    assert why_not(t, "advance cathedral") == "cathedral_complete"


def test_e28_a_card_of_a_reward_may_exceed_the_limit_until_the_end_of_the_turn() -> None:
    six = ["well", "keep", "palace", "church", "chapel", "smithy"]
    mine = player(hand=six, gold=1, apprentices=["acolyte_card"])
    t = table(mine, rewards=["reward_card"], plans=["castle", "tavern"])
    play(t, "place guildhall", "advance cathedral", "discard well")
    assert hand(t) == [*six[1:], "castle", "tavern"]
    assert asked(t) == (0, "hand_limit")
    play(t, "discard tavern")
    assert (len(hand(t)), asked(t)) == (6, (1, "placing"))


def test_e29_there_are_always_more_debts() -> None:
    t = table(player(debts=30, hand=["betting_house"], clay=1, stone=2, gold=1), player(debts=22))
    play(t, "place guildhall", "construct betting_house")
    assert debts(t) == [31, 22]


@pytest.mark.parametrize("destroyed", [0, 1, 2])
def test_e30_each_point_above_fourteen_may_destroy_an_unpaid_debt(destroyed: int) -> None:
    mine = player(virtue=14, debts=3, paid=1, hand=["monument"], apprentices=["labourer"], wood=2, stone=3, marble=2)
    t = table(mine)
    play(t, "place guildhall", "construct monument")
    play(t, *[f"destroy {n} debts" for n in (min(destroyed, 1), max(destroyed - 1, 0))])
    assert (of(t).virtue, of(t).debts, of(t).paid) == (14, 3 - destroyed, 1)


def test_e30_no_more_debts_are_destroyed_than_there_are_points() -> None:
    t = table(player(virtue=13, debts=3, hand=["well"], gold=1), rewards=["reward_virtue"])
    play(t, "place guildhall", "advance cathedral", "discard well")
    assert legal(t) == ["destroy 1 debts", "destroy 0 debts"]


def test_e30_points_without_a_debt_are_lost() -> None:
    t = table(player(virtue=14, paid=2, clay=2))
    play(t, "place kings_storehouse", "clay clay for virtue")
    assert (of(t).virtue, of(t).paid, asked(t)) == (14, 2, (1, "placing"))


def test_e31_the_virtue_of_a_debt_paid_at_fourteen_may_destroy_another() -> None:
    t = table(player(virtue=14, debts=2, silver=6, apprentices=["debt_collector_wood"]))
    play(t, "place guardhouse", "pay debt")
    assert asked(t) == (0, "destroying_debts")
    play(t, "destroy 1 debts")
    assert (of(t).debts, of(t).paid, of(t).virtue) == (0, 1, 14)
    assert goods(t) == {"wood": 2}


def test_e31_the_last_debt_paid_at_fourteen_leaves_nothing_to_destroy() -> None:
    t = table(player(virtue=14, debts=1, silver=6))
    play(t, "place guardhouse", "pay debt")
    assert (asked(t), of(t).paid) == ((1, "placing"), 1)


def test_e32_gamblers_den_and_fountain_cancel_each_other() -> None:
    t = finish(last_turn(player(built=["gamblers_den", "fountain"], debts=3)))
    assert points_of(t) == {"buildings": 14, "debts": -6}


def test_e33_the_lighthouse_counts_virtue_after_all_changes() -> None:
    t = finish(last_turn(player(built=["lighthouse", "dungeon"], virtue=9)))
    assert points_of(t) == {"buildings": 6 + 1 + 14}
    t = finish(last_turn(player(built=["lighthouse", "castle"], virtue=6, gold=4)))
    assert points_of(t) == {"buildings": 6 + 2 + 10, "gold_marble": 4}


@pytest.mark.parametrize(("destroyed", "bonus"), [(1, 2), (0, 0)])
def test_e33_the_university_counts_debts_after_all_changes(destroyed: int, bonus: int) -> None:
    t = last_turn(player(built=["university", "castle"], virtue=14, debts=1, gold=2))
    finish(t)
    play(t, f"destroy {destroyed} debts")
    assert points_of(t)["buildings"] == 11 + 10 + bonus


def test_e33_a_debt_taken_at_the_end_costs_the_bonus_of_the_university() -> None:
    t = finish(last_turn(player(built=["university", "dungeon"], virtue=1)))
    assert points_of(t) == {"buildings": 11 + 14, "virtue": -9, "debts": -2}


def test_e33_ties_give_nothing() -> None:
    t = finish(last_turn(player(built=["steeple", "stone_market"], level=2, stone=3), player(level=2, stone=3)))
    assert points_of(t) == {"buildings": 4 + 7, "cathedral": 4}


def test_e34_workers_held_by_others_cost_nothing() -> None:
    t = finish(last_turn(player(), player(held={0: 7})))
    assert points_of(t) == {}


@pytest.mark.parametrize(("prison", "points"), [(1, 0), (2, -1), (5, -2)])
def test_e34_only_those_in_prison_cost_points(prison: int, points: int) -> None:
    t = finish(last_turn(player(prison=prison), player(held={0: 3})))
    assert points_of(t).get("prison", 0) == points


def test_e35_the_monument_lifts_everybody_after_the_virtue_of_its_owner() -> None:
    mine = player(virtue=13, debts=2, hand=["monument"], apprentices=["labourer"], wood=2, stone=3, marble=2)
    t = table(mine, player(virtue=5), player(virtue=14))
    play(t, "place guildhall", "construct monument")
    assert virtues(t) == [14, 6, 14]
    assert legal(t) == ["destroy 1 debts", "destroy 0 debts"]
    assert told(t, VIRTUE_GAINED) == [(0, 1), (1, 1)]


def test_e35_the_watchtower_hits_everybody_after_the_virtue_of_its_owner() -> None:
    mine = player(virtue=1, prison=3, hand=["watchtower"], apprentices=["labourer"], clay=3, wood=4, gold=1, marble=1)
    t = table(mine, player(virtue=0, prison=4), player(virtue=5, prison=2))
    play(t, "place guildhall", "construct watchtower")
    assert (virtues(t), debts(t)) == ([0, 0, 5], [1, 1, 0])
    assert told(t, VIRTUE_LOST) == [(0, 1)]


@pytest.mark.parametrize(("virtue", "gold"), [(7, 1), (8, 2), (12, 3)])
def test_e36_the_palace_counts_the_virtue_of_that_moment(virtue: int, gold: int) -> None:
    mine = player(virtue=virtue, hand=["palace"], apprentices=["labourer"], wood=3, stone=3, marble=2)
    t = table(mine)
    play(t, "place guildhall", "construct palace")
    assert (goods(t), of(t).virtue) == ({"gold": gold}, virtue)


def test_e37_therese_pays_gold_as_marble_and_marble_as_gold() -> None:
    t = table(player(character="therese", hand=["factory"], apprentices=["labourer"], wood=2, stone=2, marble=3))
    play(t, "place guildhall", "construct factory", "pay 0 gold 3 marble")
    assert goods(t) == {"marble": 2}
    t = table(player(character="therese", hand=["fountain"], stone=3, gold=1))
    play(t, "place guildhall", "construct fountain", "pay 1 gold 0 marble")
    assert goods(t) == {}


def test_e37_castle_and_observatory_of_therese_count_both_together() -> None:
    mine = player(character="therese", built=["castle", "observatory"], gold=3, marble=2, virtue=5)
    t = finish(last_turn(mine, player(built=["trading_post"], gold=5)))
    assert of(t).virtue == 5 + 2 + 2
    assert points_of(t) == {"buildings": 17, "gold_marble": 5}


@pytest.mark.parametrize(
    ("choices", "left", "owed"),
    [
        (["pay 2 instead", "pay 2 instead"], 4, 0),
        (["pay 2 instead", "take debt"], 6, 1),
        (["take debt", "pay 2 instead"], 6, 1),
        (["take debt", "take debt"], 8, 2),
    ],
)
def test_e38_hugo_decides_for_each_debt_separately(choices: list[str], left: int, owed: int) -> None:
    t = table(player(character="hugo", silver=4, virtue=0), taxes=4)
    play(t, "place tax_stand", *choices)
    assert (silver(t)[0], debts(t)[0], asked(t)) == (left, owed, (1, "placing"))


def test_e38_hugo_takes_the_debts_that_he_can_no_longer_buy_off() -> None:
    t = table(player(character="hugo", silver=0, virtue=0), taxes=3)
    play(t, "place tax_stand", "pay 2 instead")
    assert (silver(t)[0], debts(t)[0]) == (1, 1)


@pytest.mark.parametrize(("virtue", "taxes"), [(7, 1), (4, 1), (3, 0), (1, 0)])
def test_e39_the_tax_that_ada_avoids_adds_to_that_of_the_track(virtue: int, taxes: int) -> None:
    t = table(player(character="ada", silver=9, virtue=virtue), top=["thief"], taxes=0)
    play(t, "place workshop", "hire thief")
    assert (silver(t)[0], t.taxes) == (9 - 2 - taxes, taxes)


@pytest.mark.parametrize(("virtue", "taxes"), [(7, 2), (3, 1), (1, 0)])
def test_e39_a_debt_with_three_taxes_shows_both_parts(virtue: int, taxes: int) -> None:
    t = table(player(character="ada", silver=9, virtue=virtue, debts=1), taxes=0)
    play(t, "place guardhouse", "pay debt")
    assert (silver(t)[0], t.taxes) == (9 - 3 - taxes, taxes)
