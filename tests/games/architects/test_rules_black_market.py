"""The Black Market: three spaces for those of nine virtue or less."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.architects import GAME
from royaume.games.architects.events import GOODS_GAINED, GOODS_SPENT, MARKET_RESET, MARKET_USED, TAX_PAID, VIRTUE_LOST

from .builder import (
    APPRENTICES,
    asked,
    at,
    cited,
    coins_on,
    crew,
    goods,
    hand,
    legal,
    of,
    order_told,
    pile_bottom,
    play,
    player,
    prisons,
    row,
    table,
    told,
    why_not,
)

SPACES = ["black_market_left", "black_market_middle", "black_market_right"]
TOP = ["merchant_wood", "thief", "miner_1", "jeweller_1"]


@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize("virtue", [0, 4, 9])
def test_with_nine_virtue_or_less_every_free_space_may_be_used(space: str, virtue: int) -> None:
    assert f"place {space}" in legal(table(player(virtue=virtue, silver=3)))


@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize("virtue", [10, 12, 14])
def test_with_ten_virtue_or_more_none_may(space: str, virtue: int) -> None:
    t = table(player(virtue=virtue, silver=3))
    assert (why_not(t, f"place {space}"), cited(t, f"place {space}")) == ("too_virtuous", "PISTE DE VERTU")


@pytest.mark.parametrize(("space", "price"), list(zip(SPACES, [1, 2, 3], strict=True)))
def test_the_price_has_to_be_paid_in_full(space: str, price: int) -> None:
    assert f"place {space}" in legal(table(player(silver=price)))
    t = table(player(silver=price - 1))
    assert (why_not(t, f"place {space}"), cited(t, f"place {space}")) == ("market_unpayable", "Le Marché Noir")


def test_the_left_space_gives_the_small_card_for_one_silver_and_one_virtue() -> None:
    t = table(player(silver=3), small=["black_market_04"])
    play(t, "place black_market_left")
    assert goods(t) == {"silver": 2, "wood": 1, "gold": 1}
    assert of(t).virtue == 6


def test_the_right_space_gives_the_large_card_for_three_silver_and_one_virtue() -> None:
    t = table(player(silver=3), large=["black_market_05", "black_market_01"])
    play(t, "place black_market_right")
    assert goods(t) == {"wood": 1, "stone": 2, "marble": 1}
    assert of(t).virtue == 6


def test_before_the_first_reset_the_right_space_gives_what_is_printed() -> None:
    t = table(player(silver=3), large=[])
    play(t, "place black_market_right")
    assert goods(t) == {"marble": 2, "stone": 1, "wood": 1}


def test_with_no_small_card_left_the_left_space_gives_what_is_printed() -> None:
    t = table(player(silver=1), small=[], large=[f"black_market_{n:02}" for n in range(1, 11)])
    play(t, "place black_market_left")
    assert goods(t) == {"marble": 1, "gold": 1}


@pytest.mark.parametrize("column", [1, 2, 3, 4])
def test_the_middle_space_hires_any_face_up_apprentice_at_no_other_cost(column: int) -> None:
    t = table(player(silver=2), bottom=TOP, coins={"merchant_wood": 1})
    new = APPRENTICES[t.people.rest()[0]]
    card = TOP[column - 1]
    play(t, "place black_market_middle", f"hire {card}")
    assert crew(t) == [card]
    assert of(t).silver == (1 if column == 1 else 0)
    assert coins_on(t) == ({} if column == 1 else {"merchant_wood": 1})
    assert row(t, "bottom") == [c for c in TOP if c != card] + [new]
    assert of(t).virtue == 6


def test_the_virtue_of_the_apprentice_comes_on_top() -> None:
    t = table(player(silver=2), top=["pickpocket"])
    play(t, "place black_market_middle", "hire pickpocket")
    assert of(t).virtue == 5


def test_or_the_middle_space_draws_five_keeps_one_and_puts_four_under_the_pile() -> None:
    plans = ["well", "smithy", "keep", "tavern", "castle"]
    t = table(player(silver=2, hand=["chapel"]), plans=plans)
    play(t, "place black_market_middle", "draw five")
    assert asked(t) == (0, "keeping_plan")
    assert legal(t) == [f"keep {card}" for card in plans]
    play(t, "keep keep")
    assert hand(t) == ["chapel", "keep"]
    assert sorted(pile_bottom(t, 4)) == ["castle", "smithy", "tavern", "well"]
    assert (of(t).silver, of(t).virtue) == (0, 6)


@pytest.mark.parametrize("left", [1, 3])
def test_with_fewer_than_five_cards_all_are_drawn_and_one_kept(left: int) -> None:
    t = table(player(silver=2))
    t.plans.lay(t.plans.rest()[:left])
    play(t, "place black_market_middle", "draw five")
    assert len(legal(t)) == left
    play(t, legal(t)[0])
    assert len(hand(t)) == 1
    assert t.plans.left() == left - 1


@pytest.mark.parametrize(("space", "price"), list(zip(SPACES, [1, 2, 3], strict=True)))
def test_none_of_the_silver_is_tax(space: str, price: int) -> None:
    t = table(player(silver=price, virtue=1))
    play(t, f"place {space}")
    assert t.taxes == 4
    assert told(t, TAX_PAID) == []
    assert told(t, GOODS_SPENT) == [(0, 5, price)]


def test_the_price_is_paid_before_anything_is_gained() -> None:
    t = table(player(silver=1), small=["black_market_01"])
    play(t, "place black_market_left")
    order = order_told(t)
    assert order.index(GOODS_SPENT) < order.index(VIRTUE_LOST) < order.index(MARKET_USED) < order.index(GOODS_GAINED)


@pytest.mark.parametrize("space", ["black_market_left", "black_market_right"])
def test_the_cards_are_neither_taken_nor_changed(space: str) -> None:
    t = table(player(silver=3), small=["black_market_04"], large=["black_market_05"])
    before = t.small.rest(), t.large
    play(t, f"place {space}")
    assert (t.small.rest(), t.large) == before
    assert len(t.small) == 9


def test_without_virtue_the_price_is_a_debt() -> None:
    t = table(player(silver=1, virtue=0))
    play(t, "place black_market_left")
    assert (of(t).virtue, of(t).debts) == (0, 1)


def test_a_worker_stays_until_the_reset() -> None:
    t = table(player(silver=1))
    play(t, "place black_market_left", "place forest")
    assert list(t.market) == [0, -1, -1]
    assert why_not(t, "place black_market_left") == "space_taken"
    assert at(t, 1, "forest") == 1


@pytest.mark.parametrize("space", ["left", "middle", "right"])
def test_the_third_worker_triggers_a_reset_after_the_action(space: str) -> None:
    others = {other: 1 for other in ("left", "middle", "right") if other != space}
    t = table(player(silver=3), market=others)
    play(t, f"place black_market_{space}")
    if space == "middle":
        assert told(t, MARKET_RESET) == []
        play(t, "draw five")
        play(t, legal(t)[0])
    assert told(t, MARKET_RESET) == [(0,)]
    assert list(t.market) == [-1, -1, -1]
    assert prisons(t) == [1, 2]


def test_the_second_worker_triggers_none() -> None:
    t = table(player(silver=3), market={"left": 1})
    play(t, "place black_market_right")
    assert told(t, MARKET_RESET) == []
    assert list(t.market) == [1, -1, 0]


def test_an_apprentice_hired_here_does_not_act_in_this_visit() -> None:
    t = table(player(silver=4), top=["swindler_clay"])
    play(t, "place black_market_middle", "hire swindler_clay", "place quarry")
    assert goods(t) == {"silver": 2}
    play(t, "place black_market_left")
    assert goods(t)["clay"] == 2


def test_but_it_acts_in_the_reset_that_this_visit_triggers() -> None:
    t = table(player(silver=2, prison=2), top=["gatekeeper"], market={"left": 1, "right": 1})
    play(t, "place black_market_middle", "hire gatekeeper")
    assert asked(t) == (0, "releasing")
    play(t, "release 2")
    assert prisons(t) == [1, 2]


def test_a_price_never_falls_below_nothing_and_is_legal_then() -> None:
    t = table(player(apprentices=["trickster"]), small=["black_market_04"])
    play(t, "place black_market_left")
    assert (goods(t), of(t).virtue) == ({"wood": 1, "gold": 1}, 6)
    assert why_not(table(player(apprentices=["trickster"])), "place black_market_middle") == "market_unpayable"


def test_without_a_price_in_virtue_there_is_no_debt_at_zero() -> None:
    t = table(player(apprentices=["illusionist"], virtue=0, silver=1))
    play(t, "place black_market_left")
    assert (of(t).virtue, of(t).debts) == (0, 0)


@pytest.mark.parametrize(("apprentices", "virtue"), [([], 1), (["illusionist"], 0)])
def test_everybody_is_shown_the_virtue_that_the_market_costs_them(apprentices: list[str], virtue: int) -> None:
    t = table(player(apprentices=apprentices))
    market: Any = GAME.view(t, 0)["market"]
    assert (market["virtue"], market["plans"]) == (virtue, 5)
    seen_by_all: Any = GAME.view(t, -1)["market"]
    assert seen_by_all["virtue"] == 1
