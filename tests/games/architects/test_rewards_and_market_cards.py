"""The rewards of the Cathedral and both sides of the Black Market's cards, each in play."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.architects.events import NO_REWARD_LEFT, REWARD_REVEALED

from .builder import (
    CATALOGUE,
    MARKET_CARDS,
    REWARDS,
    goods,
    hand,
    of,
    play,
    player,
    table,
    told,
    why_not,
)
from .builder import facts as loaded

FACES: dict[str, dict[str, Any]] = {row["id"]: row for row in loaded("rewards.yaml")["cards"]}
COPIES = [(card, copy) for card, row in FACES.items() for copy in range(row["count"])]
MARKET: dict[str, dict[str, Any]] = {row["id"]: row for row in loaded("black_market.yaml")["cards"]}


def one_advance(rewards: list[str], **wish: Any) -> Any:
    t = table(player(hand=["well"], gold=1, virtue=7, **wish), rewards=rewards, plans=["keep", "palace"])
    return play(t, "place guildhall", "advance cathedral", "discard well")


# rewards --------------------------------------------------------------------------------------


def test_there_are_eleven_rewards() -> None:
    assert len(COPIES) == len(CATALOGUE.rewards_of(())) == 11


@pytest.mark.parametrize(("card", "copy"), COPIES, ids=str)
def test_a_reward_gives_what_the_facts_say_and_leaves_the_game(card: str, copy: int) -> None:
    number = [i for i, reward in enumerate(REWARDS) if reward == card][copy]
    t = table(player(hand=["well"], gold=1, virtue=7), plans=["keep", "palace"])
    t.rewards.lay((number,))
    t.box = tuple(i for i in range(11) if i != number)
    play(t, "place guildhall", "advance cathedral", "discard well")
    gain = dict(FACES[card]["gain"])
    assert of(t).virtue == 7 + gain.pop("virtue")
    assert hand(t) == ["keep"][: gain.pop("building_card", 0)]
    assert goods(t) == gain
    assert told(t, REWARD_REVEALED) == [(0, number)]
    assert (t.rewards.left(), t.box[-1]) == (0, number)


def test_the_top_reward_is_the_one_that_is_gained() -> None:
    t = one_advance(["reward_wood", "reward_stone"])
    assert goods(t) == {"wood": 2}
    assert [REWARDS[c] for c in t.rewards.rest()] == ["reward_stone"]


def test_without_a_reward_one_virtue_is_gained() -> None:
    t = one_advance([])
    assert (of(t).virtue, goods(t), hand(t)) == (8, {}, [])
    assert told(t, NO_REWARD_LEFT) == [(0,)]


def test_a_reward_may_push_virtue_beyond_fourteen() -> None:
    t = table(player(hand=["well"], gold=1, virtue=13, debts=1), rewards=["reward_virtue"])
    play(t, "place guildhall", "advance cathedral", "discard well", "destroy 1 debts")
    assert (of(t).virtue, of(t).debts) == (14, 0)


# market cards ---------------------------------------------------------------------------------


@pytest.mark.parametrize("card", MARKET)
def test_the_small_side_of_a_market_card_is_bought_for_one_silver_and_one_virtue(card: str) -> None:
    t = table(player(silver=4, virtue=7), small=[card], taxes=0)
    play(t, "place black_market_left")
    assert goods(t) == {"silver": 3} | MARKET[card]["small"]
    assert (of(t).virtue, t.taxes) == (6, 0)
    assert MARKET_CARDS[t.small.top()] == card


@pytest.mark.parametrize("card", MARKET)
def test_the_large_side_of_a_market_card_is_bought_for_three_silver_and_one_virtue(card: str) -> None:
    t = table(player(silver=4, virtue=7), large=[card], taxes=0)
    play(t, "place black_market_right")
    assert goods(t) == {"silver": 1} | MARKET[card]["large"]
    assert (of(t).virtue, t.taxes) == (6, 0)
    assert [MARKET_CARDS[c] for c in t.large] == [card]


@pytest.mark.parametrize("card", MARKET)
def test_a_reset_turns_a_market_card_from_its_small_side_to_its_large_one(card: str) -> None:
    builder = player(hand=["well"], wood=2, stone=2)
    t = table(builder, player(silver=3), small=[card], guildhall=[0, 1, 0, 1, 0, 1])
    play(t, "place guildhall", "construct well")
    assert [MARKET_CARDS[c] for c in t.large] == [card]
    assert len(t.small) == 9
    play(t, "place black_market_right")
    assert goods(t, 1) == MARKET[card]["large"]


@pytest.mark.parametrize(("space", "price"), [("left", 1), ("middle", 2), ("right", 3)])
def test_a_market_space_has_to_be_paid_in_full(space: str, price: int) -> None:
    t = table(player(silver=price - 1))
    assert why_not(t, f"place black_market_{space}") == "market_unpayable"


def test_the_visible_card_is_the_uppermost_one() -> None:
    t = table(player(silver=3), large=["black_market_04", "black_market_01"])
    play(t, "place black_market_right")
    assert goods(t) == {"gold": 1, "stone": 1, "wood": 2}
