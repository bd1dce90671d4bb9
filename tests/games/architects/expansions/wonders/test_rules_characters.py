"""Section 10: the player boards of the expansion."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.architects.virtue import charge_virtue

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
    waiting,
    why_not,
)
from .builder import facts, influence, influences, reset, wonders_begun, wonders_table

ROWS = facts("characters.yaml")["characters"]


def started(character: str, setup: str = "characters", **more: Any) -> Any:
    """The first seat has this character; everybody takes an apprentice without virtue, then the first cards."""
    t = wonders_begun(2, setup=setup, characters="chosen", **more)
    play(t, f"character {character}")
    while t.turn == 0:
        seat = waiting(t)[0]
        choices = legal(t, seat)
        if asked(t)[1] == "hiring_starter":
            plain = {f"hire {card.id}" for card in t.catalogue.apprentices if card.virtue == 0}
            choices = [choice for choice in choices if choice in plain]
        play(t, choices[0], seat=seat)
    return t


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_it_starts_with_what_the_board_says(row: dict[str, Any]) -> None:
    t = started(row["id"])
    start = dict(row["start"])
    mine = of(t)
    prison = start.pop("workers_in_prison")
    assert (mine.prison, mine.supply) == (prison, 20 - prison)
    assert (mine.virtue, influence(t)) == (start.pop("virtue"), start.pop("influence"))
    assert (mine.debts, len(hand(t))) == (start.pop("debt", 0), 3 + start.pop("building_card", 0))
    marble = {"marble": 1} if row["id"] == "isabette" else {}
    assert goods(t) == {good: n for good, n in start.items() if n} | marble


@pytest.mark.parametrize("character", ["therese", "rudolf"])
def test_the_characters_of_the_base_game_start_without_influence(character: str) -> None:
    assert influence(started(character)) == 0


# Arnulf ------------------------------------------------------------------------------------------


@covers("arnulf")
def test_the_princess_counts_as_one_of_arnulfs_workers() -> None:
    t = wonders_table(player(character="arnulf", at={"forest": 1}), princess="forest")
    play(t, "place forest")
    assert (goods(t), asked(t)) == ({"wood": 3}, (0, "contributing"))


def test_only_where_she_is() -> None:
    t = wonders_table(player(character="arnulf"), princess="forest")
    play(t, "place quarry")
    assert goods(t) == {"stone": 1}


def test_she_counts_for_mining_gold() -> None:
    t = wonders_table(player(character="arnulf"), princess="mines")
    play(t, "place mines", "mine gold")
    assert goods(t) == {"gold": 1}


def test_not_for_others() -> None:
    t = wonders_table(player(character="arnulf"), player(), princess="forest")
    play(t, "place quarry", "place forest")
    assert goods(t, 1) == {"wood": 1}


# Charles -----------------------------------------------------------------------------------------


@covers("charles")
def test_charles_gains_1_silver_at_the_profiteer() -> None:
    t = wonders_table(player(character="charles"), profiteer="forest")
    play(t, "place forest")
    assert (goods(t), influence(t)) == ({"wood": 1, "silver": 1}, 1)


def test_charles_not_elsewhere() -> None:
    t = wonders_table(player(character="charles"), profiteer="forest")
    play(t, "place quarry")
    assert goods(t) == {"stone": 1}


# Clotilde ----------------------------------------------------------------------------------------


@covers("clotilde")
@pytest.mark.parametrize(("virtue", "debt"), [(7, 0), (1, 1), (0, 2)])
def test_clotilde_gains_1_clay_for_each_point_lost(virtue: int, debt: int) -> None:
    t = wonders_table(player(character="clotilde", virtue=virtue), taxes=1)
    play(t, "place tax_stand")
    assert (goods(t), debts(t)) == ({"clay": 2, "silver": 1}, [debt, 0])


def test_clotilde_in_somebody_elses_turn() -> None:
    t = wonders_table(player(), player(character="clotilde", at={"town_centre": 1}), card=1)
    reset(t)
    assert (goods(t, 1), of(t, 1).virtue) == ({"clay": 1}, 6)


# Isabette ----------------------------------------------------------------------------------------


@covers("isabette")
def test_isabette_gains_1_marble_for_an_apprentice() -> None:
    t = wonders_table(player(character="isabette", silver=4), top=["miner_1"])
    play(t, "place workshop", "hire miner_1")
    assert goods(t) == {"marble": 1}


def test_isabette_also_at_the_first_choice() -> None:
    assert goods(started("isabette"))["marble"] == 1


# Louis -------------------------------------------------------------------------------------------


@covers("louis")
def test_louis_may_spend_2_silver_to_keep_1_influence() -> None:
    t = wonders_table(player(character="louis", silver=9, virtue=7), influence=[2])
    play(t, "place tax_stand", "1 virtue by 2 influence")
    assert (asked(t), legal(t)) == (
        (0, "keeping_influence"),
        ["keep 0 influence", "keep 1 influence", "keep 2 influence"],
    )
    play(t, "keep 1 influence")
    assert (influence(t), of(t).silver, of(t).virtue) == (1, 9 + 4 - 2, 6)


def test_louis_may_always_advance_the_cathedral() -> None:
    t = wonders_table(player(character="louis", virtue=2, gold=1, hand=["well"]), rewards=[])
    play(t, "place guildhall", "advance cathedral", "discard well")
    assert of(t).level == 1
    t = wonders_table(player(character="charles", virtue=2, gold=1, hand=["well"]))
    assert why_not(t, "place guildhall") == "nothing_to_build"


# Zesiro ------------------------------------------------------------------------------------------


@covers("zesiro")
def test_zesiro_gains_1_influence_for_a_building() -> None:
    t = wonders_table(player(character="zesiro", hand=["well"], wood=2, stone=2))
    play(t, "place guildhall", "construct well")
    assert influence(t) == 1


def test_zesiro_for_a_level_of_the_cathedral() -> None:
    t = wonders_table(player(character="zesiro", hand=["well"], gold=1), rewards=[])
    play(t, "place guildhall", "advance cathedral", "discard well")
    assert influence(t) == 1


@pytest.mark.parametrize(("character", "why"), [("zesiro", "allowed"), ("charles", "too_virtuous")])
def test_zesiro_may_always_use_the_black_market(character: str, why: str) -> None:
    t = wonders_table(player(character=character, silver=3, virtue=12))
    assert why_not(t, "place black_market_left") == why


# powers do not spread ------------------------------------------------------------------------------


def test_somebody_else_has_none_of_these_powers() -> None:
    t = wonders_table(player(character="frederick", silver=4, virtue=7), top=["miner_1"], profiteer="forest")
    charge_virtue(t, 0, 1)
    t.settle()
    play(t, "place workshop", "hire miner_1")
    assert (goods(t), influences(t), crew(t), held(t, 0)) == ({}, [0, 0], ["miner_1"], {})
