"""Section 6: the reset of the Black Market, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from royaume.games.architects.events import (
    APPRENTICE_HIRED,
    DEBTS_TAKEN,
    GOODS_GAINED,
    MARKET_CARD_FLIPPED,
    MARKET_RESET,
    REWARD_REVEALED,
    VIRTUE_LOST,
    WORKERS_JAILED,
)
from royaume.games.architects.expansions.wonders.contribution_cards import CARD_IDS
from royaume.games.architects.expansions.wonders.events import (
    CONTRIBUTION_REVEALED,
    CONTRIBUTIONS_SHUFFLED,
    FAVOUR_FOR_NOBODY,
    FAVOUR_WON,
    FIGURES_MOVED,
    PENALTY_DUE,
    TOKEN_MOVED,
)
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import RESETTING

from ...builder import (
    APPRENTICES,
    Wish,
    asked,
    at,
    crew,
    debts,
    goods,
    hand,
    legal,
    of,
    order_told,
    play,
    player,
    prisons,
    row,
    told,
    virtues,
    why_not,
)
from .builder import figures, influence, influences, kept_of, on_wonders, reset, tokens, wonders_table

AT_MARKET = {"middle": 1, "right": 1}
NAMES = [
    "workers_to_prison",
    "market_card",
    "courtiers",
    "profiteer",
    "profiteer_prison",
    "princess",
    "tokens",
    "contribution",
    "figures",
    "reactions",
    "many_prisoners",
    "most_prisoners",
]


def during(*players: Wish, seat: int = 0, answers: Sequence[str] = (), **more: Any) -> ArchitectsTable:
    return play(reset(wonders_table(*players, active=seat, **more), seat), *answers)


def test_the_steps_in_the_order_of_the_rulebook() -> None:
    t = wonders_table(player())
    names = []
    link = t.rules.phases[RESETTING]
    while link is not None:
        names.append(link.step.name)
        link = link.next
    assert names == NAMES


def test_what_each_step_does_is_told_in_the_same_order() -> None:
    courtier = player(
        apprentices=["aristocrat_wood", "peddler"], at={"kings_storehouse": 1, "mines": 3}, clay=0, virtue=5
    )
    t = wonders_table(player(silver=3), courtier, card=4, market=AT_MARKET, tokens=["clay"], promos=True)
    play(t, "place black_market_left")
    assert asked(t) == (1, "hiring_free")
    play(t, legal(t)[0])
    steps = [
        MARKET_RESET,
        MARKET_CARD_FLIPPED,
        PENALTY_DUE,
        FAVOUR_WON,
        APPRENTICE_HIRED,
        TOKEN_MOVED,
        CONTRIBUTION_REVEALED,
        FIGURES_MOVED,
        VIRTUE_LOST,
    ]
    log = order_told(t)
    log = log[log.index(MARKET_RESET) :]
    assert [event for event in log if event in steps] == steps
    assert log.index(WORKERS_JAILED) < log.index(MARKET_CARD_FLIPPED) < log.index(GOODS_GAINED)
    assert told(t, DEBTS_TAKEN) == [(1, 1), (1, 1)]  # the Profiteer's, and for the most in Prison


# triggers ----------------------------------------------------------------------------------------


def test_the_third_worker_at_the_black_market() -> None:
    t = wonders_table(player(silver=3), market=AT_MARKET)
    play(t, "place black_market_left")
    assert len(told(t, MARKET_RESET)) == 1


@pytest.mark.parametrize(("filled", "resets"), [(5, 0), (6, 1), (7, 0), (9, 1)])
def test_a_worker_on_one_of_the_two_spaces_of_the_guildhall(filled: int, resets: int) -> None:
    has = player(hand=["well"], wood=2, stone=2)
    t = wonders_table(has, guildhall=[n % 2 for n in range(filled)])
    play(t, "place guildhall", "construct well")
    assert len(told(t, MARKET_RESET)) == resets


def test_the_turn_is_completed_first() -> None:
    t = wonders_table(player(hand=["well"], wood=3, stone=2), guildhall=[0, 1] * 3)
    play(t, "place guildhall")
    assert told(t, MARKET_RESET) == []
    play(t, "construct well")
    assert (goods(t)["clay"], len(told(t, MARKET_RESET))) == (4, 1)


# 1 and 2 -----------------------------------------------------------------------------------------


def test_step_1_all_workers_at_the_black_market_go_to_prison() -> None:
    t = during(player(), player(), market={"left": 0, "middle": 1})
    assert prisons(t) == [1, 1]


def test_step_2_a_card_of_the_small_market_is_turned() -> None:
    t = during(player())
    assert (len(t.small), len(t.large)) == (9, 1)


# 3 -----------------------------------------------------------------------------------------------


def test_step_3_comes_before_the_workers_leave_and_the_figures_move() -> None:
    urchin = player(apprentices=["street_urchin_stone"], at={"guardhouse": 2})
    t = during(urchin, player(), card=2)
    assert (goods(t), at(t, 0, "guardhouse"), of(t).prison) == ({"stone": 2}, 0, 2)


# 4 -----------------------------------------------------------------------------------------------


def test_step_4_a_debt() -> None:
    t = during(player(at={"guardhouse": 1}), player(at={"guardhouse": 2}), player(), card=2)
    assert (debts(t), prisons(t)) == ([1, 1 + 1, 0], [1, 2, 0])  # the second one has the most in Prison


def test_step_4_influence() -> None:
    t = during(player(at={"silversmith": 1}), player(), card=3)
    assert (influences(t), prisons(t)) == ([1, 0], [1, 0])


def test_step_4_virtue() -> None:
    t = during(player(at={"town_centre": 1}), player(), card=1)
    assert (virtues(t), prisons(t)) == ([6, 7], [1, 0])


def test_step_4_befalls_each_player_once_whatever_the_number_of_workers() -> None:
    t = during(player(at={"town_centre": 5}), player(at={"town_centre": 2}), card=1)
    assert (virtues(t), prisons(t)) == ([5, 6], [5, 2])  # five in Prison cost another point


def test_step_4_at_0_virtue_is_a_debt() -> None:
    t = during(player(at={"town_centre": 1}, virtue=0), player(prison=2), card=1)
    assert (virtues(t), debts(t)) == ([0, 7], [1, 1])


# 5 -----------------------------------------------------------------------------------------------


def test_step_5_whoever_has_the_most_workers_beside_the_princess() -> None:
    t = during(player(at={"workshop": 1}), player(at={"workshop": 2}), card=5)
    assert virtues(t) == [7, 9]


def test_step_5_their_workers_stay() -> None:
    t = during(player(at={"workshop": 1}), player(at={"workshop": 2}), card=5)
    assert (at(t, 0, "workshop"), at(t, 1, "workshop")) == (1, 2)


def test_step_5_nobody_there_nobody_is_rewarded() -> None:
    t = during(player(), player(), card=5)
    assert (virtues(t), len(told(t, FAVOUR_FOR_NOBODY)), told(t, FAVOUR_WON)) == ([7, 7], 1, [])


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_step_5_tied_players_all_clockwise_from_who_triggered_it(seat: int) -> None:
    three = [player(at={"workshop": 2}) for _ in range(3)]
    t = during(*three, seat=seat, card=5)
    assert virtues(t) == [9, 9, 9]
    assert [who for who, _, _ in told(t, FAVOUR_WON)] == [(seat + k) % 3 for k in range(3)]


@pytest.mark.parametrize(("choice", "gained"), [("favour gold", {"gold": 1}), ("favour marble", {"marble": 1})])
def test_step_5_a_gold_or_a_marble(choice: str, gained: dict[str, int]) -> None:
    t = during(player(at={"quarry": 1}), card=1)
    assert (asked(t), legal(t)) == ((0, "choosing_favour"), ["favour gold", "favour marble"])
    assert goods(play(t, choice)) == gained


def test_step_5_a_reward_card() -> None:
    t = during(player(at={"silversmith": 1}), card=2, rewards=["reward_influence_gold"])
    assert (goods(t), influence(t), len(told(t, REWARD_REVEALED))) == ({"gold": 1}, 1, 1)


def test_step_5_a_debt_is_destroyed() -> None:
    t = during(player(at={"forest": 1}, debts=2), card=3)
    assert asked(t) == (0, "destroying_debts")
    assert legal(t) == ["destroy 1 debts", "destroy 0 debts"]
    assert debts(play(t, "destroy 1 debts")) == [1, 0]


def test_step_5_without_a_debt_nothing_is_asked() -> None:
    t = during(player(at={"forest": 1}), card=3)
    assert asked(t) == (0, "placing")


def test_step_5_an_apprentice() -> None:
    top = ["miner_1", "thief", "merchant_wood", "merchant_gold", "pickpocket"]
    t = during(player(at={"kings_storehouse": 1}), card=4, top=top, coins={"miner_1": 2})
    assert asked(t) == (0, "hiring_free")
    play(t, "hire miner_1")
    assert (crew(t), goods(t), row(t, "top")[:4]) == (["miner_1"], {"silver": 2}, top[1:])


def test_step_5_two_virtue() -> None:
    assert virtues(during(player(at={"workshop": 1}), card=5)) == [9, 7]


@pytest.mark.parametrize(
    ("choice", "left", "silver"), [("favour debt_destroyed", 0, {}), ("favour silver", 1, {"silver": 4})]
)
def test_step_5_a_debt_destroyed_or_4_silver(choice: str, left: int, silver: dict[str, int]) -> None:
    t = during(player(at={"mines": 1}, debts=1), card=6)
    assert legal(t) == ["favour debt_destroyed", "favour silver"]
    play(t, choice)
    if asked(t) == (0, "destroying_debts"):
        play(t, "destroy 1 debts")
    assert (of(t).debts, goods(t)) == (left, silver)


def test_step_5_without_a_debt_it_is_the_silver() -> None:
    t = during(player(at={"mines": 1}), card=6)
    assert (asked(t), goods(t)) == ((0, "placing"), {"silver": 4})


def test_step_5_a_marble() -> None:
    assert goods(during(player(at={"guardhouse": 1}), card=7)) == {"marble": 1}


# 6, 7 and 8 --------------------------------------------------------------------------------------


def test_step_6_every_token_moves_to_its_wonder() -> None:
    t = during(player(), tokens=["clay", "gold"], on_wonder={"gold": 2})
    assert (tokens(t), on_wonders(t)) == ([], {"clay": 1, "gold": 3})


def test_step_6_where_the_wonder_stands_it_goes_to_the_supply() -> None:
    t = during(player(), tokens=["clay", "gold"], wonders={"clay": 0}, standing={"forest": "clay"})
    assert (tokens(t), on_wonders(t)) == ([], {"gold": 1})


def test_step_7_the_contribution_card_becomes_the_consequence() -> None:
    t = during(player(), card=7, contribution=3)
    kept = kept_of(t)
    assert (CARD_IDS[kept.consequence], [CARD_IDS[card] for card in kept.past]) == (
        "contribution_3",
        ["contribution_7"],
    )
    assert (kept.pile.left(), kept.contribution != kept.consequence) == (4, True)


def test_step_8_both_figures_move_there() -> None:
    t = during(player(), card=7, contribution=3)
    assert figures(t) == ("forest", "silversmith")


def test_step_7_after_the_last_card_all_seven_are_shuffled() -> None:
    t = during(player(), card=7, contribution=3, pile=0)
    kept = kept_of(t)
    assert (kept.pile.left(), kept.past, len(told(t, CONTRIBUTIONS_SHUFFLED))) == (5, (), 1)
    assert sorted([*kept.pile.rest(), int(kept.consequence), int(kept.contribution)]) == list(range(7))


# 9, 10 and 11 ------------------------------------------------------------------------------------


def test_step_9_other_apprentices_come_after_the_figures_have_moved() -> None:
    t = during(player(apprentices=["squire_gold"]), card=7)
    order = order_told(t)
    assert order.index(FIGURES_MOVED) < order.index(GOODS_GAINED)
    assert goods(t) == {"gold": 1}


def test_step_9_they_see_who_was_sent_to_prison_in_step_4() -> None:
    t = during(player(apprentices=["squire_gold"], at={"quarry": 1}), player(), card=7)
    assert (goods(t), of(t).prison) == ({}, 1)


def test_step_10_three_in_prison_lose_1_virtue() -> None:
    t = during(player(prison=2), player(prison=3))
    assert virtues(t) == [7, 6]


def test_step_10_counts_those_of_step_4() -> None:
    t = during(player(at={"silversmith": 3}), player(), card=3)
    assert virtues(t) == [6, 7]


def test_step_11_most_in_prison_take_a_debt() -> None:
    t = during(player(prison=2), player(prison=2), player(prison=1))
    assert debts(t) == [1, 1, 0]


def test_step_11_none_if_prison_is_empty() -> None:
    assert debts(during(player(), player())) == [0, 0]


def test_two_triggers_in_one_turn_cause_one_reset() -> None:
    has = player(hand=["mint"], apprentices=["labourer"], clay=2, stone=3, gold=1, marble=1)
    four = ["clay", "wood", "stone", "gold"]
    t = wonders_table(has, princess="silversmith", tokens=four, guildhall=[0, 1] * 3, rewards=["reward_virtue"])
    play(t, "place guildhall", "construct mint", "contribute marble")
    assert (len(told(t, MARKET_RESET)), tokens(t), asked(t)) == (1, [], (1, "placing"))


def test_the_hand_is_not_looked_at_in_a_reset() -> None:
    t = during(player(), player(at={"kings_storehouse": 1}, hand=6), card=6, influence=[0, 4])
    assert (len(hand(t, 1)), asked(t)) == (7, (0, "placing"))


def test_an_apprentice_of_the_princess_at_the_limit() -> None:
    full = ["miner_1", "miner_2", "thief", "jeweller_1", "jeweller_2"]
    t = during(player(at={"kings_storehouse": 1}, apprentices=full), card=4)
    assert all(why_not(t, f"hire {card}") == "no_room" for card in row(t, "top"))
    assert "decline" in legal(t)
    play(t, "discard apprentice thief")
    assert why_not(t, "decline") == "room_for_one"
    play(t, f"hire {row(t, 'top')[0]}")
    assert len(crew(t)) == 5
    assert set(crew(t)) <= set(APPRENTICES)
