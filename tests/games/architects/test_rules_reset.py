"""The reset of the Black Market."""

from __future__ import annotations

import pytest

from royaume.games.architects.events import (
    DEBTS_TAKEN,
    GOODS_GAINED,
    MARKET_CARD_FLIPPED,
    MARKET_CARDS_SHUFFLED,
    MARKET_RESET,
    VIRTUE_LOST,
    WORKERS_JAILED,
    WORKERS_RELEASED,
)
from royaume.games.architects.reset import Resetting
from royaume.games.architects.table import ArchitectsTable

from .builder import (
    MARKET_CARDS,
    Wish,
    asked,
    debts,
    goods,
    legal,
    of,
    order_told,
    play,
    player,
    prisons,
    table,
    told,
    virtues,
)

RESET_SPACES = {2: (7, 10), 3: (9, 13), 4: (11, 16), 5: (13, 19)}


def reset(t: ArchitectsTable) -> ArchitectsTable:
    """A reset that comes from nowhere, in the turn of the first seat."""
    t.push(Resetting(0))
    t.settle()
    return t


def builder_of_well() -> Wish:
    return player(hand=["well"], wood=2, stone=2)


# what triggers it -----------------------------------------------------------------------


def test_the_third_worker_at_the_market_triggers_it() -> None:
    t = table(player(silver=1), market={"middle": 1, "right": 0})
    play(t, "place black_market_left")
    assert told(t, MARKET_RESET) == [(0,)]


@pytest.mark.parametrize(
    ("players", "space"), [(players, space) for players in RESET_SPACES for space in range(1, 4 * (players + 1) + 1)]
)
def test_so_does_the_left_most_space_of_each_of_the_two_bottom_rows_of_the_guildhall(players: int, space: int) -> None:
    t = table(builder_of_well(), seats=players, guildhall=[n % players for n in range(space - 1)])
    play(t, "place guildhall", "construct well")
    assert len(told(t, MARKET_RESET)) == (1 if space in RESET_SPACES[players] else 0)


def test_the_action_that_caused_it_is_resolved_first() -> None:
    t = table(builder_of_well(), guildhall=[0, 1, 0, 1, 0, 1])
    play(t, "place guildhall")
    assert told(t, MARKET_RESET) == []
    play(t, "construct well")
    order = order_told(t)
    assert order.index(MARKET_RESET) > order.index(GOODS_GAINED)


def test_workers_at_a_market_that_is_not_full_go_to_prison_all_the_same() -> None:
    t = table(builder_of_well(), guildhall=[0, 1, 0, 1, 0, 1], market={"left": 1})
    play(t, "place guildhall", "construct well")
    assert prisons(t) == [0, 1]
    assert list(t.market) == [-1, -1, -1]


def test_at_most_one_reset_happens_in_a_turn() -> None:
    crane = player(hand=["crane", "well"], wood=5, stone=3)
    t = table(crane, guildhall=[0, 1, 0, 1, 0, 1], promos=True)
    play(t, "place guildhall", "construct crane", "place again", "construct well")
    assert len(t.guildhall) == 8
    assert len(told(t, MARKET_RESET)) == 1


def test_it_is_over_before_the_next_turn() -> None:
    t = table(player(silver=1), player(silver=9), market={"middle": 1, "right": 0})
    play(t, "place black_market_left")
    assert asked(t) == (1, "placing")
    assert t.reset_due is False
    assert "place black_market_left" in legal(t)


# steps 1 and 2 --------------------------------------------------------------------------


def test_all_workers_of_the_market_go_to_prison() -> None:
    t = table(player(silver=3, prison=1), player(), player(), market={"left": 1, "middle": 2})
    play(t, "place black_market_right")
    assert prisons(t) == [2, 1, 1]
    assert list(t.market) == [-1, -1, -1]
    assert told(t, WORKERS_JAILED) == [(0, 1), (1, 1), (2, 1)]


def test_the_top_small_card_is_flipped_onto_the_large_pile() -> None:
    t = reset(table(small=["black_market_03", "black_market_04"], large=["black_market_05"]))
    assert [MARKET_CARDS[card] for card in t.large] == ["black_market_03", "black_market_05"]
    assert (MARKET_CARDS[t.small.top()], len(t.small)) == ("black_market_04", 8)
    assert told(t, MARKET_CARD_FLIPPED) == [(0, 2)]


def test_without_a_small_card_the_large_pile_is_shuffled_first() -> None:
    every = [f"black_market_{n:02}" for n in range(1, 11)]
    t = reset(table(small=[], large=every))
    assert (len(t.small), len(t.large)) == (9, 1)
    assert sorted(t.small.rest() + t.large) == list(range(10))
    order = order_told(t)
    assert order.index(MARKET_CARDS_SHUFFLED) < order.index(MARKET_CARD_FLIPPED)


def test_after_the_last_small_card_is_flipped_nothing_is_shuffled_yet() -> None:
    every = [f"black_market_{n:02}" for n in range(1, 11)]
    t = reset(table(small=every[:1], large=every[1:]))
    assert (len(t.small), len(t.large)) == (0, 10)
    assert told(t, MARKET_CARDS_SHUFFLED) == []


def test_what_was_bought_comes_from_the_cards_before_the_reset() -> None:
    t = table(player(silver=1), small=["black_market_02", "black_market_01"], market={"middle": 1, "right": 1})
    play(t, "place black_market_left")
    assert goods(t) == {"gold": 2}


# step 3 ---------------------------------------------------------------------------------


def test_a_gatekeeper_may_release_up_to_two_own_workers() -> None:
    t = reset(table(player(prison=3, apprentices=["gatekeeper"])))
    assert asked(t) == (0, "releasing")
    assert legal(t) == ["release 2", "release 1", "release 0"]
    play(t, "release 1")
    assert (prisons(t)[0], of(t).supply) == (2, 18)


def test_the_released_do_not_count_in_steps_four_and_five() -> None:
    t = reset(table(player(prison=4, apprentices=["gatekeeper"]), player(prison=3)))
    play(t, "release 2")
    assert (virtues(t), debts(t)) == ([7, 6], [0, 1])


def test_players_react_in_turn_order_from_the_active_one() -> None:
    t = table(
        player(prison=2, apprentices=["gatekeeper"], character="fara"),
        player(silver=3),
        player(prison=2, character="fara"),
        active=1,
        market={"left": 0, "middle": 2},
    )
    play(t, "place black_market_right")
    assert asked(t) == (2, "releasing")
    play(t, "release 1")
    assert asked(t) == (0, "releasing")
    play(t, "release 2")
    assert asked(t) == (0, "releasing")
    play(t, "release 1")
    assert prisons(t) == [0, 1, 2]
    assert [seat for seat, _ in told(t, WORKERS_RELEASED)] == [2, 0, 0]


def test_a_squire_rewards_an_empty_prison_only() -> None:
    t = reset(table(player(apprentices=["squire_gold"]), player(prison=1, apprentices=["squire_marble"])))
    assert (goods(t), goods(t, 1)) == ({"gold": 1}, {})


def test_each_player_orders_the_own_effects_so_a_gatekeeper_may_act_before_a_squire() -> None:
    t = reset(table(player(prison=2, apprentices=["squire_gold", "gatekeeper"])))
    assert asked(t) == (0, "ordering_effects")
    assert legal(t) == ["resolve squire_gold", "resolve gatekeeper"]
    first = play(t.copy(), "resolve gatekeeper", "release 2")
    assert (prisons(first)[0], goods(first)) == (0, {"gold": 1})
    other = play(t, "resolve squire_gold", "release 2")
    assert (prisons(other)[0], goods(other)) == (0, {})


def test_reactions_come_after_the_market_is_emptied() -> None:
    t = table(player(silver=3, apprentices=["squire_gold"]), market={"left": 1, "middle": 1})
    play(t, "place black_market_right")
    assert "gold" not in goods(t)


# steps 4 and 5 --------------------------------------------------------------------------


@pytest.mark.parametrize(("prison", "lost"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 1), (9, 1)])
def test_three_or_more_in_prison_cost_one_virtue(prison: int, lost: int) -> None:
    t = reset(table(player(prison=prison), player(prison=10)))
    assert virtues(t) == [7 - lost, 6]


def test_everybody_with_three_pays_also_those_who_do_not_have_the_most() -> None:
    t = reset(table(player(prison=3), player(prison=4), player(prison=2)))
    assert (virtues(t), debts(t)) == ([6, 6, 7], [0, 1, 0])


@pytest.mark.parametrize(
    ("prisoners", "owed"),
    [
        ([1, 0], [1, 0]),
        ([2, 2], [1, 1]),
        ([1, 1, 0], [1, 1, 0]),
        ([5, 2, 5, 0], [1, 0, 1, 0]),
        ([2, 1, 1, 1, 1], [1, 0, 0, 0, 0]),
    ],
)
def test_all_who_have_the_most_in_prison_take_a_debt(prisoners: list[int], owed: list[int]) -> None:
    t = reset(table(*[player(prison=n) for n in prisoners]))
    assert debts(t) == owed


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_with_nobody_in_prison_nobody_takes_a_debt(players: int) -> None:
    t = reset(table(seats=players))
    assert debts(t) == [0] * players
    assert told(t, DEBTS_TAKEN) == []


def test_at_zero_virtue_step_four_is_a_debt_besides_that_of_step_five() -> None:
    t = reset(table(player(prison=3, virtue=0), player(prison=1)))
    assert (virtues(t), debts(t)) == ([0, 7], [2, 0])


def test_virtue_is_lost_before_debts_are_taken() -> None:
    t = reset(table(player(prison=3), player(prison=3)))
    order = [event for event in order_told(t) if event in (VIRTUE_LOST, DEBTS_TAKEN)]
    assert order == [VIRTUE_LOST, VIRTUE_LOST, DEBTS_TAKEN, DEBTS_TAKEN]
