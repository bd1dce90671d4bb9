"""Expansions change the base game without a word of them in it: an answer, a replaced frame, a substitute payment."""

from __future__ import annotations

import pytest
from trial.tools import legal, offered, play, told, why_not
from trial.town_centre.capturing import STOP, Capturing, capture_of
from trial.town_centre.events import INFLUENCE_LOST, SILVER_SPENT, TAX_PAID
from trial.town_centre.given import given
from trial.town_centre.modules.apprentices import GATEKEEPER
from trial.town_centre.modules.artisans import HELD, IN_PRISON, IN_SUPPLY, PlacingEither, artisans
from trial.town_centre.modules.wonders import SparingSilver, SparingVirtue, influence
from trial.town_centre.refusals import (
    CANNOT_PAY_CAPTURE,
    CANNOT_PAY_MARKET,
    NO_ARTISAN_IN_SUPPLY,
    NOT_ENOUGH_INFLUENCE,
    ONLY_THE_ARTISAN_LEFT,
    REFUSALS,
    SILVER_STILL_MISSING,
)
from trial.town_centre.table import STONE, WOOD, TownTable
from trial.town_centre.turn import ENDING_TURN, start_turn
from trial.town_centre.vocabulary import (
    FOREST,
    MARKET_LEFT,
    MARKET_MIDDLE,
    MARKET_RIGHT,
    PLACES,
    SILVERSMITH,
    TAX_STAND,
    TOWN_CENTRE,
)

THREE_GROUPS = {(0, TOWN_CENTRE): 2, (1, FOREST): 1, (2, FOREST): 1, (3, FOREST): 1}


def wonders(workers: dict[tuple[int, int], int] | None = None, silver: int = 3, points: int = 6) -> TownTable:
    t = given(4, workers, silver, expansions=("wonders",))
    influence(t).points[0] = points
    return t


def artisan_to(place: int) -> int:
    return PLACES + place


# the Artisan


def test_without_the_expansion_only_workers_are_offered() -> None:
    assert len(offered(given(2))) == PLACES


def test_with_the_expansion_the_replaced_frame_offers_the_artisan_too() -> None:
    t = given(2, expansions=("artisans",))
    assert isinstance(t.top(), PlacingEither)
    assert len(offered(t)) == 2 * PLACES
    assert t.top().describe(t, artisan_to(FOREST)).key == "place_artisan"
    assert t.top().describe(t, FOREST).key == "place"


@pytest.mark.parametrize(("place", "wood", "silver"), [(FOREST, 2, 0), (SILVERSMITH, 0, 3)])
def test_an_artisan_counts_as_two_on_the_turn_of_its_placement(place: int, wood: int, silver: int) -> None:
    t = given(2, silver=0, expansions=("artisans",))
    play(t, artisan_to(place))
    assert (t.players[0].goods[WOOD], t.players[0].silver) == (wood, silver)


def test_an_artisan_at_the_town_centre_gives_two_captures() -> None:
    t = given(2, expansions=("artisans",))
    play(t, artisan_to(TOWN_CENTRE))
    frame = t.top()
    assert isinstance(frame, Capturing)
    assert frame.left == 2


def test_from_the_next_turn_on_the_artisan_counts_as_one() -> None:
    t = given(2, expansions=("artisans",))
    play(t, artisan_to(FOREST))
    t.turn += 1
    start_turn(t, 0)
    play(t, FOREST)
    assert t.players[0].goods[WOOD] == 2 + 2


def test_a_captured_artisan_goes_with_its_group() -> None:
    t = given(2, {(1, FOREST): 2}, expansions=("artisans",))
    artisans(t).where[1] = FOREST
    play(t, TOWN_CENTRE, capture_of(FOREST, 1))
    assert artisans(t).where[1] == HELD


def test_an_own_artisan_that_is_captured_returns_to_the_supply() -> None:
    t = given(2, expansions=("artisans",))
    play(t, artisan_to(TOWN_CENTRE), capture_of(TOWN_CENTRE, 0))
    assert artisans(t).where[0] == IN_SUPPLY


def test_an_artisan_goes_to_prison_with_a_reset_and_is_the_first_to_be_released() -> None:
    t = given(2, {(1, MARKET_MIDDLE): 1, (1, MARKET_RIGHT): 1}, expansions=("artisans",), apprentices=(GATEKEEPER,))
    t.restack([ENDING_TURN[0], *t.stack])
    play(t, artisan_to(MARKET_LEFT))
    assert artisans(t).where[0] == IN_PRISON
    play(t, 1)
    assert artisans(t).where[0] == IN_SUPPLY


def test_an_artisan_that_is_not_in_the_supply_cannot_be_placed_and_the_last_one_is_no_worker() -> None:
    t = given(2, expansions=("artisans",))
    t.players[0].workers = 1
    assert why_not(t, FOREST) == ONLY_THE_ARTISAN_LEFT
    artisans(t).where[0] = HELD
    assert why_not(t, artisan_to(FOREST)) == NO_ARTISAN_IN_SUPPLY


# a substitute for silver


def test_without_a_replacement_paying_costs_no_decision() -> None:
    t = given(4, THREE_GROUPS)
    play(t, TOWN_CENTRE, capture_of(FOREST, 1))
    assert isinstance(t.top(), Capturing)


def test_influence_may_be_lost_instead_of_silver() -> None:
    t = wonders(THREE_GROUPS)
    play(t, TOWN_CENTRE, capture_of(FOREST, 1), capture_of(FOREST, 2))
    assert isinstance(t.top(), SparingSilver)
    assert legal(t) == [0, 1]
    play(t, 1)
    assert (t.players[0].silver, influence(t).points[0], t.players[0].held[2]) == (2, 4, 1)


def test_it_may_also_be_kept() -> None:
    t = wonders(THREE_GROUPS)
    play(t, TOWN_CENTRE, capture_of(FOREST, 1), capture_of(FOREST, 2), 0)
    assert (t.players[0].silver, influence(t).points[0], t.players[0].held[2]) == (1, 6, 1)


def test_the_other_silver_of_an_exchange_pays_a_later_cost_of_the_same_turn() -> None:
    t = wonders(THREE_GROUPS, silver=1, points=2)
    play(t, TOWN_CENTRE, capture_of(FOREST, 1), capture_of(FOREST, 2), 1, capture_of(FOREST, 3))
    assert (t.players[0].silver, influence(t).points[0]) == (0, 0)
    assert list(t.players[0].held) == [0, 1, 1, 1]
    assert told(t, SILVER_SPENT) == []


def test_what_an_exchange_leaves_over_is_lost_with_the_turn() -> None:
    t = wonders(THREE_GROUPS)
    play(t, TOWN_CENTRE, capture_of(FOREST, 1), capture_of(FOREST, 2), 1, STOP)
    assert influence(t).credit[0] == 1
    start_turn(t, 1)
    assert influence(t).credit[0] == 0


def test_influence_makes_a_cost_payable_for_which_the_silver_is_missing() -> None:
    assert why_not(given(4, silver=0), MARKET_MIDDLE) == CANNOT_PAY_MARKET
    t = wonders(silver=0)
    play(t, MARKET_MIDDLE)
    assert why_not(t, 0) == SILVER_STILL_MISSING
    assert legal(t) == [1]


def test_an_exchange_needs_all_of_its_influence() -> None:
    assert why_not(wonders(silver=0, points=1), MARKET_LEFT) == CANNOT_PAY_MARKET
    t = wonders(silver=1, points=3)
    play(t, MARKET_RIGHT)
    assert [why_not(t, n) for n in offered(t)] == [SILVER_STILL_MISSING, 0, NOT_ENOUGH_INFLUENCE]


def test_influence_never_pays_a_tax() -> None:
    t = wonders({(1, FOREST): 1}, silver=0)
    play(t, TOWN_CENTRE)
    assert why_not(t, capture_of(FOREST, 1)) == CANNOT_PAY_CAPTURE
    t = wonders({(1, FOREST): 1}, silver=1)
    play(t, TOWN_CENTRE, capture_of(FOREST, 1))
    assert (told(t, TAX_PAID), told(t, INFLUENCE_LOST)) == ([(0, 1, 0, 0)], [])


def test_refusals_of_an_expansion_cite_its_own_rulebook() -> None:
    assert REFUSALS[SILVER_STILL_MISSING].rule.book == "wonders"
    assert REFUSALS[NO_ARTISAN_IN_SUPPLY].rule.book == "artisans"


# a substitute for virtue


def test_printed_example_the_middle_market_space_for_four_influence() -> None:
    t = wonders(silver=0, points=4)
    play(t, MARKET_MIDDLE, 1)
    p = t.players[0]
    assert isinstance(t.top(), SparingVirtue)
    assert p.goods[STONE] == 0
    play(t, 1)
    assert (influence(t).points[0], p.silver, p.virtue, p.goods[STONE]) == (0, 0, 7, 2)


def test_each_point_of_virtue_is_spared_separately() -> None:
    t = wonders(points=2)
    play(t, TAX_STAND)
    assert [why_not(t, n) for n in offered(t)] == [0, 0, NOT_ENOUGH_INFLUENCE]
    play(t, 1)
    assert (t.players[0].virtue, influence(t).points[0]) == (6, 0)


def test_a_replacement_that_waits_for_another_payment_sees_what_is_left_by_then() -> None:
    t = wonders(silver=0, points=2)
    play(t, MARKET_LEFT, 1)
    assert (influence(t).points[0], t.players[0].virtue, t.depth) == (0, 6, 0)


def test_without_influence_virtue_is_lost_with_no_question() -> None:
    t = wonders(points=1)
    play(t, TAX_STAND)
    assert (t.players[0].virtue, t.depth) == (5, 0)


def test_both_expansions_work_together() -> None:
    t = given(4, THREE_GROUPS, silver=1, expansions=("artisans", "wonders"))
    play(t, artisan_to(TOWN_CENTRE), capture_of(FOREST, 1), capture_of(FOREST, 2), 1, capture_of(FOREST, 3))
    frame = t.top()
    assert isinstance(frame, Capturing)
    assert (frame.left, t.players[0].silver, influence(t).points[0]) == (1, 0, 4)
