"""Decisions that come from outside are refused where they could not be pending."""

from __future__ import annotations

from royaume.games.architects.expansions.wonders.placements import PlacingThere
from royaume.games.architects.expansions.wonders.raising import PlacingWonder
from royaume.games.architects.expansions.wonders.reset import Courting
from royaume.games.architects.vocabulary import FOREST, TAX_STAND

from ...builder import play, player
from .builder import wonders_table

STONE_WONDER = 2


def test_the_token_of_a_wonder_that_nobody_constructs_is_not_placed() -> None:
    t = wonders_table(player())
    assert not PlacingWonder(0, STONE_WONDER).fits(t)


def test_the_token_of_a_wonder_is_placed_by_whoever_constructed_it() -> None:
    t = wonders_table(player(stone=14, silver=3), influence=[5])
    play(t, "place guildhall", "construct stone_wonder")
    assert PlacingWonder(0, STONE_WONDER).fits(t)
    assert not PlacingWonder(1, STONE_WONDER).fits(t)


def test_the_token_waits_while_the_wonder_is_being_paid_for() -> None:
    t = wonders_table(player(gold=7, silver=2), influence=[8])
    play(t, "place guildhall", "construct gold_wonder")
    assert [frame for frame in t.stack if isinstance(frame, PlacingWonder)]
    assert all(frame.fits(t) for frame in t.stack)


def test_no_building_places_a_worker_at_the_tax_stand() -> None:
    t = wonders_table(player())
    assert PlacingThere(0, FOREST).fits(t)
    assert not PlacingThere(0, TAX_STAND).fits(t)


def test_nobody_gives_anything_beside_a_figure_without_a_courtier() -> None:
    assert not Courting(0).fits(wonders_table(player()))
