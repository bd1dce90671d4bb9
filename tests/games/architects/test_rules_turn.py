"""A turn: place one worker, or without any take one back; then the reset, the hand limit, the next player."""

from __future__ import annotations

import pytest

from royaume.games.architects.events import (
    GOODS_GAINED,
    LAST_SPACE_FILLED,
    MARKET_RESET,
    NOTHING_TO_TAKE_BACK,
    PLAN_DISCARDED,
    PLAN_DRAWN,
    WORKER_PLACED,
    WORKER_TAKEN_BACK,
)

from .builder import (
    GAME,
    asked,
    at,
    cited,
    hand,
    legal,
    of,
    offered,
    order_told,
    pile_bottom,
    play,
    player,
    prisons,
    table,
    told,
    why_not,
)

SPECIAL_RULE = "DÉROULEMENT DE LA PARTIE, Règle Spéciale"
OPEN_PLACES = [
    "quarry",
    "forest",
    "mines",
    "silversmith",
    "kings_storehouse",
    "workshop",
    "town_centre",
    "tax_stand",
    "guardhouse",
]
ALL_OUT = {"quarry": 10, "forest": 6, "guardhouse": 4}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_turns_go_clockwise(players: int) -> None:
    t = table(seats=players)
    for k in range(2 * players):
        assert asked(t) == (k % players, "placing")
        assert t.active == k % players
        play(t, "place forest")
    assert t.turn == 12 + 2 * players


@pytest.mark.parametrize("place", ["quarry", "forest", "silversmith", "tax_stand"])
def test_exactly_one_worker_is_placed_from_the_own_supply(place: str) -> None:
    t = table(player())
    play(t, f"place {place}")
    assert (of(t).supply, at(t, 0, place)) == (19, 1)
    assert (of(t, 1).supply, at(t, 1, place)) == (20, 0)
    assert len(told(t, WORKER_PLACED)) == 1
    assert asked(t) == (1, "placing")


def test_passing_is_not_allowed() -> None:
    t = table(player(), taxes=0)
    assert all(choice.startswith("place ") for choice in legal(t))


def test_quarry_forest_mines_silversmith_and_workshop_can_always_be_visited() -> None:
    t = table(player(virtue=14), taxes=0)
    assert {f"place {place}" for place in ("quarry", "forest", "mines", "silversmith", "workshop")} < set(legal(t))


@pytest.mark.parametrize("place", ["kings_storehouse", "town_centre", "guardhouse"])
def test_storehouse_town_centre_and_guardhouse_can_be_visited_without_any_benefit(place: str) -> None:
    t = table(player())
    play(t, f"place {place}", "stop")
    assert at(t, 0, place) == 1
    assert told(t, GOODS_GAINED) == []
    assert asked(t) == (1, "placing")


@pytest.mark.parametrize("place", ["black_market_left", "black_market_middle", "black_market_right", "guildhall"])
def test_market_and_guildhall_need_the_means_for_an_action(place: str) -> None:
    t = table(player())
    assert f"place {place}" not in legal(t)
    assert f"place {place}" in offered(t)


def test_prison_is_never_a_place_for_workers() -> None:
    assert "place prison" not in offered(table(player()))


# no worker in the supply ----------------------------------------------------------------


def test_without_workers_the_whole_turn_takes_one_own_worker_back() -> None:
    t = table(player(at=ALL_OUT))
    assert asked(t) == (0, "taking_back")
    assert legal(t) == ["take back quarry", "take back forest", "take back guardhouse"]
    play(t, "take back forest")
    assert (of(t).supply, at(t, 0, "forest")) == (1, 5)
    assert told(t, WORKER_TAKEN_BACK) == [(0, 1)]
    assert asked(t) == (1, "placing")
    assert told(t, GOODS_GAINED) == []


def test_the_worker_taken_back_is_placed_in_the_next_turn() -> None:
    t = table(player(at=ALL_OUT))
    play(t, "take back forest", "place quarry")
    assert asked(t) == (0, "placing")
    play(t, "place forest")
    assert (of(t).supply, at(t, 0, "forest")) == (0, 6)


def test_with_a_worker_left_none_may_be_taken_back() -> None:
    t = table(player(at={"quarry": 19}))
    assert of(t).supply == 1
    assert asked(t) == (0, "placing")
    assert not any(choice.startswith("take back") for choice in offered(t))


def test_whoever_runs_out_in_the_middle_of_a_turn_takes_none_back_in_it() -> None:
    t = table(player(at={"quarry": 19}))
    play(t, "place quarry")
    assert of(t).supply == 0
    assert asked(t) == (1, "placing")


@pytest.mark.parametrize("place", OPEN_PLACES)
def test_a_worker_comes_back_from_any_place_with_an_open_circle(place: str) -> None:
    t = table(player(at={place: 20}))
    assert legal(t) == [f"take back {place}"]


def test_no_worker_comes_back_from_where_none_of_ones_own_stands() -> None:
    t = table(player(at={"quarry": 20}), player(at={"forest": 3}))
    assert why_not(t, "take back forest") == "nobody_there"
    assert cited(t, "take back forest") == SPECIAL_RULE


@pytest.mark.parametrize(
    "choice", ["take back guildhall", "take back black_market_left", "take back from prison", "take back from P2"]
)
def test_no_worker_comes_back_from_guildhall_market_prison_or_another_board(choice: str) -> None:
    t = table(player(at={"quarry": 10}, prison=4), player(held={0: 4}), market={"left": 0}, guildhall=[0])
    assert of(t).supply == 0
    assert why_not(t, choice) == "never_from_there"
    assert cited(t, choice) == SPECIAL_RULE


def test_with_nobody_on_an_open_circle_the_turn_passes() -> None:
    t = table(player(), player(prison=20))
    play(t, "place forest")
    assert told(t, NOTHING_TO_TAKE_BACK) == [(1,)]
    assert (of(t, 1).supply, prisons(t)) == (0, [0, 20])
    assert asked(t) == (0, "placing")
    assert t.turn == 14


# nobody can do anything -----------------------------------------------------------------


def test_the_game_ends_when_in_a_full_round_nobody_has_a_worker_to_place_or_take_back() -> None:
    t = table(player(prison=19), player(prison=20), player(prison=20))
    play(t, "place forest")
    assert not t.over
    play(t, "take back forest")
    assert not t.over
    stuck = table(player(prison=19, silver=1), player(prison=20), market={})
    play(stuck, "place black_market_left")
    assert stuck.over
    assert GAME.ending(stuck) == "stuck"
    assert told(stuck, NOTHING_TO_TAKE_BACK) == [(1,), (0,)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_full_round_is_one_turn_of_everybody(players: int) -> None:
    others = [player(prison=20) for _ in range(players - 1)]
    t = table(player(prison=19, silver=1), *others)
    play(t, "place black_market_left")
    assert t.over
    assert len(told(t, NOTHING_TO_TAKE_BACK)) == players
    assert t.turn == 12 + players


def test_somebody_who_can_still_take_a_worker_back_keeps_the_game_going() -> None:
    t = table(player(prison=19, silver=1), player(prison=19, at={"forest": 1}), player(prison=20))
    play(t, "place black_market_left")
    assert not t.over
    assert asked(t) == (1, "taking_back")


# the end of a turn ----------------------------------------------------------------------


@pytest.mark.parametrize(("before", "workers", "discarded"), [(4, 1, 0), (4, 3, 1), (5, 1, 1), (5, 3, 2), (6, 3, 3)])
def test_at_the_end_of_the_turn_the_hand_goes_down_to_six(before: int, workers: int, discarded: int) -> None:
    t = table(player(hand=before, at={"workshop": workers}))
    play(t, "place workshop", "draw plans")
    for n in range(discarded, 0, -1):
        assert asked(t) == (0, "hand_limit")
        assert len(hand(t)) == 6 + n
        play(t, legal(t)[0])
    assert asked(t) == (1, "placing")
    assert len(hand(t)) == min(6, before + 1 + (workers + 1) // 2)
    assert len(told(t, PLAN_DISCARDED)) == discarded


def test_any_card_may_be_discarded_to_the_limit_and_goes_under_the_pile() -> None:
    t = table(player(hand=6), plans=["well"])
    play(t, "place workshop", "draw plans")
    assert legal(t) == [f"discard {card}" for card in hand(t)]
    assert len(legal(t)) == 7
    play(t, "discard well")
    assert pile_bottom(t, 1) == ["well"]
    assert "well" not in hand(t)


def test_only_the_hand_of_the_active_player_is_checked() -> None:
    t = table(player(), player(hand=8))
    play(t, "place forest")
    assert asked(t) == (1, "placing")
    assert len(hand(t, 1)) == 8
    play(t, "place forest")
    assert asked(t) == (1, "hand_limit")


def test_the_reset_comes_before_the_hand_limit() -> None:
    t = table(player(hand=6, silver=2), market={"left": 1, "right": 1})
    play(t, "place black_market_middle", "draw five")
    assert told(t, MARKET_RESET) == []
    play(t, legal(t)[0])
    assert asked(t) == (0, "hand_limit")
    assert prisons(t) == [1, 2]
    play(t, legal(t)[0])
    order = order_told(t)
    assert order.index(PLAN_DRAWN) < order.index(MARKET_RESET) < len(order) - 1 - order[::-1].index(PLAN_DISCARDED)


def test_the_hand_limit_comes_before_the_final_round_is_announced() -> None:
    t = table(player(hand=7, gold=1), guildhall=[0, 1] * 5 + [0], rewards=["reward_card"])
    play(t, "place guildhall", "advance cathedral")
    play(t, legal(t)[0])
    assert asked(t) == (0, "hand_limit")
    assert told(t, LAST_SPACE_FILLED) == []
    play(t, legal(t)[0])
    assert told(t, LAST_SPACE_FILLED) == [(0,)]


def test_a_gain_pays_for_a_later_cost_of_the_same_turn() -> None:
    """The captives bring the silver that pays the debt."""
    t = table(player(at={"guardhouse": 1}, held={1: 6}, debts=1))
    play(t, "place guardhouse")
    assert why_not(t, "pay debt") == "debt_unpayable"
    play(t, "send to prison", "pay debt")
    assert (of(t).silver, of(t).paid) == (0, 1)
