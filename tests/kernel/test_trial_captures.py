"""One nested action of a real game: captures at the Town Centre, with the rulebook's own examples."""

from __future__ import annotations

import pytest
from trial.tools import legal, offered, play, told, why_not
from trial.town_centre.capturing import STOP, capture_of
from trial.town_centre.events import WORKERS_CAPTURED
from trial.town_centre.given import given
from trial.town_centre.modules.apprentices import CONSPIRATOR
from trial.town_centre.paying import can_pay, tax_due
from trial.town_centre.refusals import CANNOT_PAY_CAPTURE, NOBODY_THERE, REFUSALS, TOO_MANY_PLACES
from trial.town_centre.vocabulary import FOREST, SILVERSMITH, TAX_STAND, TOWN_CENTRE

YELLOW, RED, GREEN, BLUE = 0, 1, 2, 3


def test_example_1_two_groups_from_the_forest_for_one_tax_and_one_silver() -> None:
    t = given(4, {(YELLOW, TOWN_CENTRE): 1, (RED, FOREST): 3, (RED, SILVERSMITH): 1, (GREEN, FOREST): 2}, silver=2)
    tax = t.tax
    play(t, TOWN_CENTRE, capture_of(FOREST, RED), capture_of(FOREST, GREEN))
    assert (t.players[YELLOW].silver, t.tax) == (0, tax + 1)
    assert list(t.players[YELLOW].held) == [0, 3, 2, 0]
    assert (t.players[RED].at[FOREST], t.players[GREEN].at[FOREST]) == (0, 0)
    assert t.depth == 0


def test_example_2_own_workers_return_to_the_supply() -> None:
    workers = {(0, TOWN_CENTRE): 2, (0, SILVERSMITH): 2, (BLUE, SILVERSMITH): 2, (GREEN, SILVERSMITH): 1}
    t = given(4, workers, silver=3)
    supply = t.players[0].workers
    play(t, TOWN_CENTRE, *[capture_of(SILVERSMITH, owner) for owner in (BLUE, GREEN, 0)])
    assert t.players[0].silver == 0
    assert t.players[0].workers == supply - 1 + 2
    assert list(t.players[0].held) == [0, 0, 1, 2]


def test_with_four_players_a_second_place_is_refused_citing_the_heading() -> None:
    t = given(4, {(YELLOW, TOWN_CENTRE): 1, (RED, FOREST): 3, (RED, SILVERSMITH): 1})
    play(t, TOWN_CENTRE, capture_of(FOREST, RED))
    no = REFUSALS[why_not(t, capture_of(SILVERSMITH, RED))]
    assert (no.key, no.rule.book, no.rule.heading) == ("too_many_places", "architects", "L'Hôtel de Ville")
    assert legal(t) == [STOP]


def test_with_three_players_a_second_place_is_allowed_and_a_third_is_not() -> None:
    t = given(3, {(0, TOWN_CENTRE): 2, (1, FOREST): 1, (1, SILVERSMITH): 1, (1, TAX_STAND): 1})
    play(t, TOWN_CENTRE, capture_of(FOREST, 1), capture_of(SILVERSMITH, 1))
    assert why_not(t, capture_of(TAX_STAND, 1)) == TOO_MANY_PLACES


def test_every_group_is_offered_and_those_without_workers_are_refused() -> None:
    t = given(2, {(1, FOREST): 1})
    play(t, TOWN_CENTRE)
    assert len(offered(t)) == 1 + 4 * 2
    assert legal(t) == [STOP, capture_of(FOREST, 1), capture_of(TOWN_CENTRE, 0)]
    assert why_not(t, capture_of(SILVERSMITH, 1)) == NOBODY_THERE


def test_a_capture_that_cannot_be_paid_is_refused() -> None:
    t = given(2, {(1, FOREST): 1}, silver=0)
    play(t, TOWN_CENTRE)
    assert why_not(t, capture_of(FOREST, 1)) == CANNOT_PAY_CAPTURE
    assert legal(t) == [STOP]


def test_fewer_captures_than_allowed_may_be_made() -> None:
    t = given(2, {(0, TOWN_CENTRE): 2, (1, FOREST): 2})
    play(t, TOWN_CENTRE, capture_of(FOREST, 1), STOP)
    assert (t.players[0].silver, t.depth) == (2, 0)


def test_the_number_of_captures_is_fixed_on_placement_even_if_those_workers_are_captured() -> None:
    t = given(2, {(0, TOWN_CENTRE): 1, (1, FOREST): 1})
    play(t, TOWN_CENTRE, capture_of(TOWN_CENTRE, 0), capture_of(FOREST, 1))
    assert t.players[0].at[TOWN_CENTRE] == 0
    assert t.players[0].held[1] == 1


@pytest.mark.parametrize(("virtue", "silver_left"), [(7, 2), (4, 2), (3, 3), (2, 3), (1, 3), (0, 3)])
def test_low_virtue_avoids_the_tax_of_a_capture(virtue: int, silver_left: int) -> None:
    t = given(2, {(1, FOREST): 1}, silver=3, virtue=virtue)
    play(t, TOWN_CENTRE, capture_of(FOREST, 1))
    assert t.players[0].silver == silver_left


def test_avoided_tax_makes_a_capture_payable_without_silver() -> None:
    t = given(2, {(1, FOREST): 1}, silver=0, virtue=3)
    play(t, TOWN_CENTRE, capture_of(FOREST, 1))
    assert (t.players[0].silver, t.players[0].held[1]) == (0, 1)


def test_what_is_avoided_beyond_the_tax_pays_nothing_else() -> None:
    t = given(2, silver=0, virtue=0)
    assert [tax_due(t, 0, tax) for tax in (0, 1, 2, 3)] == [0, 0, 0, 1]
    assert not can_pay(t, 0, 1, 1)


def test_virtue_lost_below_zero_is_debt() -> None:
    t = given(2, virtue=1)
    play(t, TAX_STAND)
    assert (t.players[0].virtue, t.players[0].debts) == (0, 1)


@pytest.mark.parametrize(("conspirators", "silver_left"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_each_conspirator_saves_one_silver_a_visit_but_never_the_tax(conspirators: int, silver_left: int) -> None:
    workers = {(0, TOWN_CENTRE): 2, (1, FOREST): 1, (2, FOREST): 1, (3, FOREST): 1}
    t = given(4, workers, silver=3, apprentices=(CONSPIRATOR,) * conspirators)
    play(t, TOWN_CENTRE, *[capture_of(FOREST, owner) for owner in (1, 2, 3)])
    assert t.players[0].silver == silver_left


def test_a_capture_is_told_with_captor_place_owner_and_number() -> None:
    t = given(2, {(1, FOREST): 2})
    play(t, TOWN_CENTRE, capture_of(FOREST, 1))
    assert told(t, WORKERS_CAPTURED) == [(0, FOREST, 1, 2)]
