"""Workers and places: the four places of resources, and what kinds of places there are."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.architects.events import GOODS_GAINED, MINED

from .builder import GAME, asked, at, cited, goods, legal, of, offered, play, player, table, told, why_not

RESOURCES = "Carrière, Forêt, Mines et Atelier d'Orfèvre"
OPEN_PLACES = ["quarry", "forest", "mines", "silversmith", "kings_storehouse", "workshop", "town_centre", "guardhouse"]


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 9])
@pytest.mark.parametrize(
    ("place", "good", "more"), [("quarry", "stone", 0), ("forest", "wood", 0), ("silversmith", "silver", 1)]
)
def test_quarry_forest_and_silversmith_give_by_the_number_of_own_workers(
    place: str, good: str, more: int, n: int
) -> None:
    t = table(player(at={place: n - 1}))
    play(t, f"place {place}")
    assert goods(t) == {good: n + more}


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 9])
def test_the_mines_give_one_clay_more_than_own_workers(n: int) -> None:
    t = table(player(at={"mines": n - 1}))
    play(t, "place mines", "mine clay")
    assert goods(t) == {"clay": n + 1}
    assert told(t, MINED) == [(0, 0)]


@pytest.mark.parametrize(("n", "gold"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (9, 4)])
def test_or_the_mines_give_one_gold_for_each_two_own_workers(n: int, gold: int) -> None:
    t = table(player(at={"mines": n - 1}))
    play(t, "place mines", "mine gold")
    assert goods(t) == {"gold": gold}


def test_the_mines_never_give_both() -> None:
    t = table(player(at={"mines": 3}))
    play(t, "place mines")
    assert list(offered(t)) == ["mine clay", "mine gold"]
    play(t, "mine gold")
    assert asked(t) == (1, "placing")


def test_the_first_worker_in_the_mines_finds_no_gold() -> None:
    t = table(player())
    play(t, "place mines")
    assert legal(t) == ["mine clay"]
    assert (why_not(t, "mine gold"), cited(t, "mine gold")) == ("no_gold_for_one", RESOURCES)


def test_an_earlier_worker_counts_as_long_as_it_stands_there() -> None:
    t = table(player())
    for n in (1, 2, 3):
        play(t, "place forest")
        assert told(t, GOODS_GAINED)[-1] == (0, 1, n)
        play(t, "place quarry")
    assert goods(t) == {"wood": 6}
    assert goods(t, 1) == {"stone": 6}


@pytest.mark.parametrize("place", ["quarry", "forest", "silversmith"])
def test_enemy_workers_never_matter(place: str) -> None:
    alone = play(table(player(at={place: 1})), f"place {place}")
    among = play(table(player(at={place: 1}), player(at={place: 7}), player(at={place: 2})), f"place {place}")
    assert goods(alone) == goods(among)
    assert goods(among, 1) == goods(among, 2) == {}


def test_own_workers_elsewhere_do_not_matter() -> None:
    t = table(player(at={"quarry": 5}))
    assert goods(play(t, "place forest")) == {"wood": 1}


@pytest.mark.parametrize("place", OPEN_PLACES)
def test_an_open_circle_holds_any_number_of_workers_of_any_colour(place: str) -> None:
    t = table(player(at={place: 18}), player(at={place: 19}), player(at={place: 12}))
    assert f"place {place}" in legal(t)
    play(t, f"place {place}")
    assert [at(t, seat, place) for seat in range(3)] == [19, 19, 12]


def test_a_space_of_the_market_holds_one_worker() -> None:
    t = table(player(silver=9), player(silver=9), market={"middle": 1})
    assert why_not(t, "place black_market_middle") == "space_taken"
    assert cited(t, "place black_market_middle") == "Le Marché Noir"
    play(t, "place black_market_left")
    assert list(t.market) == [0, 1, -1]
    assert why_not(t, "place black_market_left") == "space_taken"


def test_workers_of_the_guildhall_are_laid_down_in_order_and_stay() -> None:
    wells = player(hand=["well"], wood=2, stone=2)
    t = table(wells, player(hand=["smithy"], clay=4, wood=2), guildhall=[1, 1])
    play(t, "place guildhall", "construct well", "place guildhall", "construct smithy")
    assert t.guildhall == (1, 1, 0, 1)
    assert (of(t).supply, of(t, 1).supply) == (19, 17)


# the Tax Stand --------------------------------------------------------------------------


@pytest.mark.parametrize("taxes", [1, 4, 11])
def test_the_tax_stand_gives_all_its_silver_for_two_virtue(taxes: int) -> None:
    t = table(player(silver=2), taxes=taxes)
    play(t, "place tax_stand")
    assert (of(t).silver, of(t).virtue, t.taxes) == (2 + taxes, 5, 0)


def test_more_workers_at_the_tax_stand_change_nothing() -> None:
    t = table(player(at={"tax_stand": 4}), taxes=3)
    play(t, "place tax_stand")
    assert (of(t).silver, of(t).virtue) == (3, 5)


def test_without_silver_nobody_goes_to_the_tax_stand() -> None:
    t = table(player(), taxes=0)
    assert (why_not(t, "place tax_stand"), cited(t, "place tax_stand")) == ("no_taxes", "Le Bâtiment des Impôts")


@pytest.mark.parametrize(("virtue", "left", "owed"), [(2, 0, 0), (1, 0, 1), (0, 0, 2)])
def test_with_too_little_virtue_the_tax_stand_costs_debts(virtue: int, left: int, owed: int) -> None:
    t = table(player(virtue=virtue))
    play(t, "place tax_stand")
    assert (of(t).silver, of(t).virtue, of(t).debts) == (4, left, owed)


# what is unlimited, and the Guildhall's spaces ------------------------------------------------


def test_goods_are_unlimited() -> None:
    """Far more than the box holds."""
    t = table(player(stone=40, at={"quarry": 9}), player(stone=40))
    play(t, "place quarry")
    assert goods(t) == {"stone": 50}


@pytest.mark.parametrize(
    ("players", "columns", "resets"), [(2, 3, [7, 10]), (3, 4, [9, 13]), (4, 5, [11, 16]), (5, 6, [13, 19])]
)
def test_the_guildhall_has_four_rows_and_a_column_more_for_each_player(
    players: int, columns: int, resets: list[int]
) -> None:
    shown: Any = GAME.view(table(seats=players), 0)["guildhall"]
    assert (shown["rows"], shown["columns"], shown["spaces"]) == (4, columns, 4 * columns)
    assert shown["resets"] == resets
