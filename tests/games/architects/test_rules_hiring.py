"""The Workshop: hire an apprentice, or draw building cards."""

from __future__ import annotations

import pytest

from royaume.games.architects.events import APPRENTICE_HIRED, COINS_LAID, GOODS_SPENT, NO_PLAN_LEFT, TAX_PAID

from .builder import (
    APPRENTICES,
    asked,
    cited,
    coins_on,
    crew,
    goods,
    hand,
    legal,
    of,
    offered,
    order_told,
    play,
    player,
    row,
    table,
    told,
    why_not,
)

TOP = ["merchant_wood", "thief", "miner_1", "jeweller_1"]
BOTTOM = ["woodcutter_1", "stonecutter_1", "patron_wood", "trader_clay"]


@pytest.mark.parametrize("which", ["top", "bottom"])
def test_hiring_costs_four_silver_two_of_them_tax(which: str) -> None:
    t = table(player(silver=5), top=TOP, bottom=BOTTOM)
    card = row(t, which)[0]
    play(t, "place workshop", f"hire {card}")
    assert (of(t).silver, t.taxes) == (1, 6)
    assert crew(t) == [card]
    assert told(t, TAX_PAID) == [(0, 2)]
    assert told(t, GOODS_SPENT) == [(0, 5, 2)]


def test_with_less_than_four_silver_nobody_is_hired() -> None:
    t = table(player(silver=3), top=TOP)
    play(t, "place workshop")
    assert legal(t) == ["draw plans"]
    assert (why_not(t, "hire merchant_wood"), cited(t, "hire merchant_wood")) == ("hiring_unpayable", "Atelier")


@pytest.mark.parametrize("workers", [1, 2, 3, 4, 6])
@pytest.mark.parametrize("column", [1, 2, 3, 4])
def test_each_column_beyond_the_own_workers_costs_one_silver_more(workers: int, column: int) -> None:
    coins = max(0, column - workers)
    t = table(player(silver=9, at={"workshop": workers - 1}), top=TOP)
    play(t, "place workshop", f"hire {TOP[column - 1]}")
    assert of(t).silver == 9 - 4 - coins
    assert t.taxes == 6
    assert coins_on(t) == dict.fromkeys(TOP[:coins], 1)


@pytest.mark.parametrize(("silver", "reached"), [(4, 1), (5, 2), (6, 3), (7, 4), (12, 4)])
def test_silver_decides_how_far_one_worker_reaches(silver: int, reached: int) -> None:
    t = table(player(silver=silver), top=TOP, bottom=BOTTOM)
    play(t, "place workshop")
    hires = [f"hire {card}" for card in TOP[:reached] + BOTTOM[:reached]]
    assert legal(t) == [*hires, "draw plans"]


def test_enemy_workers_at_the_workshop_open_no_columns() -> None:
    t = table(player(silver=4), player(at={"workshop": 6}), top=TOP)
    play(t, "place workshop")
    assert why_not(t, "hire thief") == "hiring_unpayable"


def test_the_coins_lie_on_the_left_most_cards_of_the_same_row_only() -> None:
    t = table(player(silver=9), top=TOP, bottom=BOTTOM)
    play(t, "place workshop", "hire trader_clay")
    assert coins_on(t) == {"woodcutter_1": 1, "stonecutter_1": 1, "patron_wood": 1}
    assert told(t, COINS_LAID) == [(0, 3)]


def test_coins_pile_up_when_a_card_is_skipped_again() -> None:
    t = table(player(silver=9), player(silver=9), top=TOP)
    play(t, "place workshop", "hire jeweller_1", "place workshop", "hire miner_1")
    assert coins_on(t) == {"merchant_wood": 2, "thief": 2}


def test_the_coins_on_the_hired_card_are_gained() -> None:
    t = table(player(silver=4), top=TOP, coins={"merchant_wood": 3, "thief": 1})
    play(t, "place workshop", "hire merchant_wood")
    assert goods(t) == {"silver": 3}
    assert coins_on(t) == {"thief": 1}
    assert told(t, APPRENTICE_HIRED) == [(0, APPRENTICES.index("merchant_wood"), 3)]


def test_the_coins_on_the_card_do_not_help_to_pay_for_it() -> None:
    t = table(player(silver=3), top=TOP, coins={"merchant_wood": 5})
    play(t, "place workshop")
    assert why_not(t, "hire merchant_wood") == "hiring_unpayable"


def test_the_price_is_paid_before_the_coins_are_gained() -> None:
    t = table(player(silver=5), top=TOP, coins={"thief": 2})
    play(t, "place workshop", "hire thief")
    order = order_told(t)
    assert order.index(TAX_PAID) < order.index(COINS_LAID) < order.index(APPRENTICE_HIRED)
    assert goods(t) == {"silver": 2}


@pytest.mark.parametrize(("card", "virtue"), [("acolyte_clay", 8), ("pickpocket", 6), ("thief", 7)])
def test_the_virtue_of_the_card_is_applied_at_once(card: str, virtue: int) -> None:
    t = table(player(silver=4), top=[card])
    play(t, "place workshop", f"hire {card}")
    assert of(t).virtue == virtue
    assert asked(t) == (1, "placing")


def test_hiring_takes_a_debt_when_there_is_no_virtue_to_lose() -> None:
    t = table(player(silver=2, virtue=0), top=["pickpocket"])
    play(t, "place workshop", "hire pickpocket")
    assert (of(t).virtue, of(t).debts, of(t).silver) == (0, 1, 0)


@pytest.mark.parametrize("column", [1, 2, 3, 4])
def test_the_gap_is_closed_from_the_right_and_a_new_card_comes_to_the_last_column(column: int) -> None:
    t = table(player(silver=9), top=TOP, bottom=BOTTOM, coins={"jeweller_1": 2})
    new = APPRENTICES[t.people.rest()[0]]
    card = TOP[column - 1]
    play(t, "place workshop", f"hire {card}")
    assert row(t, "top") == [c for c in TOP if c != card] + [new]
    assert row(t, "bottom") == BOTTOM


def test_coins_travel_with_their_cards() -> None:
    t = table(player(silver=4), top=TOP, coins={"jeweller_1": 2, "thief": 1})
    play(t, "place workshop", "hire merchant_wood")
    assert row(t, "top")[:3] == ["thief", "miner_1", "jeweller_1"]
    assert coins_on(t) == {"jeweller_1": 2, "thief": 1}


def test_only_one_apprentice_is_hired_in_a_visit() -> None:
    t = table(player(silver=12, at={"workshop": 4}), top=TOP)
    play(t, "place workshop", "hire thief")
    assert asked(t) == (1, "placing")


def test_the_same_apprentice_may_be_hired_twice() -> None:
    t = table(player(silver=4, apprentices=["woodcutter_2"]), top=["woodcutter_1"])
    play(t, "place workshop", "hire woodcutter_1", "place quarry")
    assert crew(t) == ["woodcutter_2", "woodcutter_1"]
    play(t, "place forest")
    assert goods(t) == {"wood": 1 + 2}


@pytest.mark.parametrize("workers", range(1, 9))
def test_or_one_building_card_is_drawn_and_one_more_for_each_two_own_workers(workers: int) -> None:
    t = table(player(at={"workshop": workers - 1}), player(at={"workshop": 5}), plans=["well", "smithy", "keep"])
    play(t, "place workshop", "draw plans")
    assert len(hand(t)) == 1 + workers // 2
    assert hand(t)[:3] == ["well", "smithy", "keep"][: 1 + workers // 2]


def test_drawing_costs_nothing() -> None:
    t = table(player(silver=5))
    play(t, "place workshop", "draw plans")
    assert (goods(t), t.taxes, of(t).virtue) == ({"silver": 5}, 4, 7)


def test_what_is_left_of_an_empty_pile_is_drawn() -> None:
    t = table(player(at={"workshop": 5}))
    t.plans.lay(t.plans.rest()[:2])
    play(t, "place workshop", "draw plans")
    assert len(hand(t)) == 2
    assert told(t, NO_PLAN_LEFT) == [(0,)]


def test_discarded_cards_can_be_drawn_again_once_the_pile_is_empty() -> None:
    t = table(player(hand=6, at={"workshop": 1}), player())
    t.plans.lay(t.plans.rest()[:1])
    play(t, "place workshop", "draw plans")
    assert len(hand(t)) == 7
    gone = hand(t)[0]
    play(t, f"discard {gone}", "place workshop", "draw plans")
    assert hand(t, 1) == [gone]


def test_an_empty_row_offers_nobody() -> None:
    t = table(player(silver=9), top=TOP)
    t.people.lay(())
    play(t, "place workshop", "hire thief", "place workshop")
    assert row(t, "top") == ["merchant_wood", "miner_1", "jeweller_1", None]
    assert [choice for choice in offered(t) if choice.startswith("hire")] == [
        f"hire {card}" for card in [*row(t, "top")[:3], *row(t, "bottom")]
    ]


@pytest.mark.parametrize(("column", "price"), [(1, 3), (2, 4), (4, 6)])
def test_rudolf_pays_one_silver_less_which_is_neither_tax_nor_a_coin_for_a_column(column: int, price: int) -> None:
    t = table(player(silver=price, character="rudolf"), top=TOP)
    play(t, "place workshop", f"hire {TOP[column - 1]}")
    assert (of(t).silver, t.taxes, sum(coins_on(t).values())) == (0, 6, column - 1)


def test_rudolf_may_have_six_apprentices_and_pays_the_full_price_at_the_market() -> None:
    four = ["woodcutter_1", "woodcutter_2", "jeweller_2", "labourer"]
    t = table(player(silver=20, character="rudolf", apprentices=four), top=TOP)
    play(t, "place black_market_middle", "hire thief")
    assert of(t).silver == 18
    play(t, "place quarry", "place workshop", "hire merchant_wood", "place quarry", "place workshop")
    assert crew(t) == [*four, "thief", "merchant_wood"]
    assert why_not(t, "hire miner_1") == "no_room"
