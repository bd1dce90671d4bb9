"""Reactions: of other seats, in the order of play, each owner ordering the own effects."""

from __future__ import annotations

from trial.tools import legal, offered, play
from trial.town_centre.capturing import Capturing, Seizing, capture_of
from trial.town_centre.given import given
from trial.town_centre.market import CountingPrisoners
from trial.town_centre.modules.apprentices import CONSPIRATOR, GATEKEEPER, SQUIRE, Reacting, Releasing
from trial.town_centre.modules.wonders import SparingSilver, SparingVirtue
from trial.town_centre.table import GOLD, TownTable
from trial.town_centre.turn import ENDING_TURN, PLACING_WORKER, EndingTurn, StartingNext
from trial.town_centre.vocabulary import FOREST, MARKET_LEFT, MARKET_MIDDLE, MARKET_RIGHT, PLACING, TOWN_CENTRE

TWO_OF_THE_OTHER = {(1, MARKET_MIDDLE): 1, (1, MARKET_RIGHT): 1}
GATEKEEPER_FIRST, SQUIRE_FIRST = 0, 1


def before_the_reset(apprentices: tuple[int, ...], expansions: tuple[str, ...] = ()) -> TownTable:
    """Seat 0 is about to take the last space of the market."""
    t = given(2, TWO_OF_THE_OTHER, apprentices=apprentices, expansions=expansions)
    t.restack([])
    t.push(ENDING_TURN[0])
    t.push_step(PLACING, PLACING_WORKER[0])
    return t


def test_without_reactions_the_reset_costs_no_decision() -> None:
    t = before_the_reset((CONSPIRATOR,))
    play(t, MARKET_LEFT)
    assert [p.prison for p in t.players] == [1, 2]
    assert (t.turn, t.top().seat) == (2, 1)


def test_other_seats_react_in_the_active_seats_turn_the_active_seat_first() -> None:
    t = before_the_reset((GATEKEEPER,))
    play(t, MARKET_LEFT)
    assert (t.active, t.top().seat, legal(t)) == (0, 0, [0, 1])
    play(t, 1)
    assert (t.active, t.top().seat, legal(t)) == (0, 1, [0, 1, 2])
    play(t, 2)
    assert [p.prison for p in t.players] == [0, 0]
    assert (t.active, t.top().seat) == (1, 1)


def test_the_owner_chooses_the_order_and_it_matters() -> None:
    gold = []
    for first in (GATEKEEPER_FIRST, SQUIRE_FIRST):
        t = before_the_reset((GATEKEEPER, SQUIRE))
        play(t, MARKET_LEFT)
        assert isinstance(t.top(), Reacting)
        assert [t.top().describe(t, a).args["apprentice"] for a in offered(t)] == [GATEKEEPER, SQUIRE]
        play(t, first)
        play(t, 1)
        gold.append(int(t.players[0].goods[GOLD]))
    assert gold == [1, 0]


def test_what_a_reaction_triggers_is_resolved_before_the_next_reaction() -> None:
    t = before_the_reset((SQUIRE, GATEKEEPER, SQUIRE))
    play(t, MARKET_LEFT)
    play(t, 1)
    assert isinstance(t.top(), Releasing)
    below = t.stack[-2]
    assert isinstance(below, Reacting)
    assert below.effects == 0b101
    play(t, 1)
    play(t, 2)
    assert t.players[0].goods[GOLD] == 2


def test_a_consequence_reaches_another_seat_which_may_put_something_instead() -> None:
    t = before_the_reset((), expansions=("wonders",))
    t.players[1].prison = 1
    play(t, MARKET_LEFT, 0, 0)
    frame = t.top()
    assert isinstance(frame, SparingVirtue)
    assert (t.active, frame.seat) == (0, 1)
    play(t, 1)
    assert t.players[1].virtue == 7


def test_what_comes_after_lies_below_whatever_an_action_triggers() -> None:
    workers = {(0, TOWN_CENTRE): 2, (1, FOREST): 1, (0, FOREST): 1}
    t = given(2, workers, expansions=("wonders",))
    t.restack([ENDING_TURN[0], *t.stack])
    play(t, TOWN_CENTRE, capture_of(FOREST, 1), capture_of(FOREST, 0))
    assert [type(frame) for frame in t.stack] == [EndingTurn, Capturing, Seizing, SparingSilver]


def test_prisoners_are_counted_after_everybody_has_reacted() -> None:
    t = before_the_reset((GATEKEEPER,))
    t.players[1].prison = 1
    play(t, MARKET_LEFT)
    assert [type(frame) for frame in t.stack[:2]] == [StartingNext, CountingPrisoners]
    play(t, 0, 2)
    assert t.players[1].virtue == 7


def test_consequences_for_several_seats_come_in_the_order_of_play() -> None:
    t = before_the_reset((), expansions=("wonders",))
    for p in t.players:
        p.prison = 3
    play(t, MARKET_LEFT, 0, 0)
    deciding = [frame.seat for frame in reversed(t.stack) if isinstance(frame, SparingVirtue)]
    assert deciding == [0, 1]
