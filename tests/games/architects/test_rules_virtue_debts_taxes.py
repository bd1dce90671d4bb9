"""The Virtue track, debts, and taxes that low virtue ignores."""

from __future__ import annotations

import pytest

from royaume.games.architects.events import DEBTS_DESTROYED, DEBTS_TAKEN, TAX_PAID
from royaume.games.architects.virtue import gain_virtue

from .builder import asked, debts, facts, goods, legal, of, play, player, row, sheet, table, told, why_not

STEPS = facts("board.yaml")["virtue_track"]["steps"]
PRINTED = [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7]


@pytest.mark.parametrize("virtue", range(15))
def test_each_step_of_the_track_has_its_points(virtue: int) -> None:
    assert sheet(table(player(virtue=virtue)))["virtue"] == PRINTED[virtue] == STEPS[virtue]["vp"]


@pytest.mark.parametrize(("virtue", "gained", "after"), [(7, 1, 8), (12, 2, 14), (14, 3, 14), (13, 3, 14), (0, 1, 1)])
def test_virtue_never_exceeds_fourteen(virtue: int, gained: int, after: int) -> None:
    t = table(player(virtue=virtue))
    gain_virtue(t, 0, gained)
    t.settle()
    assert of(t).virtue == after
    assert asked(t) == (0, "placing")


@pytest.mark.parametrize(
    ("virtue", "gained", "owed", "most"), [(14, 1, 3, 1), (13, 3, 5, 2), (14, 2, 1, 1), (12, 4, 2, 2)]
)
def test_each_point_above_fourteen_may_destroy_an_unpaid_debt(virtue: int, gained: int, owed: int, most: int) -> None:
    for n in range(most + 1):
        t = table(player(virtue=virtue, debts=owed, paid=1, apprentices=["debt_collector_wood"]))
        gain_virtue(t, 0, gained)
        t.settle()
        assert asked(t) == (0, "destroying_debts")
        assert legal(t) == [f"destroy {k} debts" for k in range(most, -1, -1)]
        play(t, f"destroy {n} debts")
        assert (of(t).virtue, of(t).debts, of(t).paid, goods(t)) == (14, owed - n, 1, {})
        assert told(t, DEBTS_DESTROYED) == ([(0, n)] if n else [])


def test_paid_debts_are_not_destroyed_and_points_without_a_debt_are_lost() -> None:
    t = table(player(virtue=14, paid=3))
    gain_virtue(t, 0, 2)
    t.settle()
    assert asked(t) == (0, "placing")
    assert (of(t).paid, of(t).virtue) == (3, 14)


def test_paying_a_debt_at_fourteen_virtue_may_destroy_another() -> None:
    t = table(player(virtue=14, debts=2, silver=6))
    play(t, "place guardhouse", "pay debt", "destroy 1 debts")
    assert (of(t).debts, of(t).paid, of(t).virtue) == (0, 1, 14)


@pytest.mark.parametrize(("virtue", "owed"), [(0, 2), (1, 1), (2, 0), (5, 0)])
def test_each_missing_point_below_zero_is_an_unpaid_debt(virtue: int, owed: int) -> None:
    t = table(player(virtue=virtue, debts=1))
    play(t, "place tax_stand")
    assert (of(t).virtue, of(t).debts) == (max(0, virtue - 2), 1 + owed)
    assert told(t, DEBTS_TAKEN) == ([(0, owed)] if owed else [])


def test_debts_are_unlimited() -> None:
    t = table(player(virtue=0, debts=40), player(debts=22))
    play(t, "place tax_stand")
    assert debts(t) == [42, 22]


@pytest.mark.parametrize("virtue", range(15))
def test_the_market_is_barred_from_ten_and_the_cathedral_up_to_four(virtue: int) -> None:
    t = table(player(virtue=virtue, silver=3, gold=1, hand=["keep"]))
    assert ("place black_market_left" in legal(t)) == (virtue <= 9)
    assert ("place guildhall" in legal(t)) == (virtue >= 5)


def test_the_bar_depends_on_the_current_value_only() -> None:
    t = table(player(virtue=11, silver=1))
    assert why_not(t, "place black_market_left") == "too_virtuous"
    play(t, "place tax_stand", "place quarry")
    assert of(t).virtue == 9
    assert "place black_market_left" in legal(t)


@pytest.mark.parametrize("virtue", range(15))
def test_low_virtue_ignores_taxes_when_hiring(virtue: int) -> None:
    ignored = {0: 2, 1: 2, 2: 1, 3: 1}.get(virtue, 0)
    assert ignored == STEPS[virtue]["tax_avoid"]
    t = table(player(virtue=virtue, silver=4 - ignored), top=["miner_1"])
    play(t, "place workshop", "hire miner_1")
    assert (of(t).silver, t.taxes) == (0, 6 - ignored)
    assert told(t, TAX_PAID) == ([(0, 2 - ignored)] if ignored < 2 else [])


def test_the_ignored_silver_is_not_paid_to_anybody() -> None:
    t = table(player(virtue=1, silver=9), top=["miner_1"])
    play(t, "place workshop", "hire miner_1")
    assert (of(t).silver, t.taxes) == (7, 4)


def test_silver_that_is_no_tax_is_never_ignored() -> None:
    t = table(player(virtue=0, silver=1), top=["miner_1"])
    play(t, "place workshop")
    assert why_not(t, f"hire {row(t, 'top')[0]}") == "hiring_unpayable"
    assert "place black_market_right" not in legal(table(player(virtue=0, silver=2)))


def test_coins_for_a_farther_column_are_never_ignored() -> None:
    t = table(player(virtue=0, silver=4), top=["miner_1", "thief", "miner_2", "labourer"])
    play(t, "place workshop")
    assert "hire miner_2" in legal(t)
    assert why_not(t, "hire labourer") == "hiring_unpayable"


def test_taxes_are_ignored_in_each_cost_separately() -> None:
    t = table(player(virtue=1, silver=8, debts=2, at={"guardhouse": 1}))
    play(t, "place guardhouse", "pay debt")
    assert (of(t).silver, t.taxes, of(t).virtue) == (4, 5, 2)
    assert why_not(t, "pay debt") == "debt_unpayable"


def test_the_virtue_at_that_moment_decides() -> None:
    t = table(player(virtue=1, silver=9, debts=2, at={"guardhouse": 1}))
    play(t, "place guardhouse", "pay debt", "pay debt")
    assert (of(t).silver, t.taxes, of(t).virtue) == (0, 4 + 1 + 2, 3)


def test_an_unpaid_debt_costs_two_points_and_a_paid_one_nothing() -> None:
    assert sheet(table(player(debts=3, paid=4)))["debts"] == -6


def test_a_paid_debt_stays_with_the_player() -> None:
    t = table(player(silver=6, debts=1))
    play(t, "place guardhouse", "pay debt", "place quarry", "place forest")
    assert (of(t).debts, of(t).paid) == (0, 1)


@pytest.mark.parametrize(("virtue", "paid"), [(7, 3), (3, 2), (1, 2)])
def test_ada_ignores_one_more_tax_of_each_cost(virtue: int, paid: int) -> None:
    t = table(player(virtue=virtue, silver=4, character="ada"), top=["miner_1"])
    play(t, "place workshop", "hire miner_1")
    assert of(t).silver == 4 - paid
    assert t.taxes == 4 + paid - 2
