"""The stack of decisions: steps go on by themselves, decisions wait, what is pushed last comes first."""

from __future__ import annotations

from functools import partial

import pytest
from trial.counter import ODD, CounterTable, Naming, Noting
from trial.tools import legal, offered, told, why_not

from royaume.kernel.choices import Choices
from royaume.kernel.event import TURN_STARTED
from royaume.kernel.frame import NOBODY
from royaume.kernel.module import Rules, Sizes


def table() -> CounterTable:
    return CounterTable(Rules([], Sizes()))


def test_nobody_decides_in_a_step_and_it_acts_for_a_seat() -> None:
    step = Noting(1, 5)
    assert (step.seat, step.who) == (NOBODY, 1)


def test_steps_are_resolved_from_the_top_until_somebody_decides() -> None:
    t = table()
    for frame in (Noting(0, 1), Naming(1), Noting(0, 2), Noting(0, 3)):
        t.push(frame)
    t.settle()
    assert t.notes == [(0, 3), (0, 2)]
    assert t.top().seat == 1


def test_what_a_choice_pushes_last_comes_first_and_what_lay_below_comes_last() -> None:
    t = table()
    t.push(Noting(0, 7))
    t.push(Naming(1))
    t.play(4)
    assert t.notes == [(1, 4), (1, 5), (1, 99), (0, 7)]
    assert t.depth == 0


def test_what_is_done_is_never_taken_for_pending() -> None:
    t = table()
    t.push(Naming(1))
    t.play(4)
    for again in (t.top, t.drop, partial(t.play, 4), partial(t.change_top, Naming(0))):
        with pytest.raises(IndexError, match="nothing is pending"):
            again()
    assert (t.depth, t.stack) == (0, [])


def test_legal_is_offered_and_not_refused() -> None:
    t = table()
    t.push(Naming(0))
    assert offered(t) == [0, 1, 2, 3, 4, 5]
    assert legal(t) == [0, 2, 4]
    assert [why_not(t, a) for a in (3, 4)] == [ODD, 0]


def test_an_ordinary_decision_waits_for_its_seat_alone() -> None:
    frame = Naming(1)
    assert frame.waiting() == 0b10
    assert frame.turned_to(0) is frame


def test_a_frame_is_saved_by_its_numbers() -> None:
    assert Naming(1).numbers() == [1]
    assert Noting(1, 5).numbers() == [1, 5]


def test_a_turn_has_a_number_and_a_seat_and_is_told() -> None:
    t = table()
    t.log = []
    t.begin_turn(1)
    assert (t.turn, t.active) == (1, 1)
    assert told(t, TURN_STARTED) == [(1, 0, 0, 0)]


def test_without_a_log_nothing_is_kept() -> None:
    t = table()
    t.begin_turn(0)
    assert t.log is None


def test_a_copy_has_its_own_stack_and_no_log() -> None:
    t = table()
    t.log = []
    t.push(Naming(0))
    t.begin_turn(1)
    t.reveal()
    copy = t.copy()
    assert (copy.turn, copy.active, copy.revealed, copy.over, copy.log) == (1, 1, 1, False, None)
    copy.play(2)
    assert t.depth == 1
    assert t.notes == []


def test_choices_are_listed_in_order_and_the_buffer_is_used_again() -> None:
    out = Choices()
    out.add(5)
    out.add(-3)
    assert out.as_list() == [5, -3]
    out.clear()
    out.add(1)
    assert out.as_list() == [1]
