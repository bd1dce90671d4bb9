"""Phases: lists of named steps, into which modules insert theirs."""

from __future__ import annotations

import pytest
from trial.stall import Day, Noting, StallTable, stall
from trial.tools import play

from royaume.kernel.ints import bit
from royaume.kernel.module import Module
from royaume.kernel.phase import Insertion

DAY = 0


def base(asking: str = "") -> Module:
    return Module("base", phases={DAY: [Noting(name, name == asking) for name in ("morning", "noon", "night")]})


def run(t: StallTable, at: int = 0) -> StallTable:
    t.push(Day(0, at))
    t.settle()
    return t


def test_the_steps_come_in_their_order() -> None:
    assert run(stall(base())).notes == ["morning", "noon", "night"]


def test_modules_insert_before_and_after_what_they_name() -> None:
    tea = Module("tea", insertions=[Insertion(DAY, Noting("tea"), after="noon")])
    prayer = Module("prayer", insertions=[Insertion(DAY, Noting("prayer"), before="noon")])
    assert run(stall(base(), tea, prayer)).notes == ["morning", "prayer", "noon", "tea", "night"]


def test_the_later_of_two_modules_comes_nearer_to_what_both_name() -> None:
    both = [Module(name, insertions=[Insertion(DAY, Noting(name), after="noon")]) for name in ("tea", "cake")]
    assert run(stall(base(), *both)).notes == ["morning", "noon", "cake", "tea", "night"]


def test_a_module_may_name_a_step_of_a_module_before_it() -> None:
    tea = Module("tea", insertions=[Insertion(DAY, Noting("tea"), after="noon")])
    cake = Module("cake", insertions=[Insertion(DAY, Noting("cake"), after="tea")])
    assert run(stall(base(), tea, cake)).notes == ["morning", "noon", "tea", "cake", "night"]


def test_a_step_that_is_not_there_is_an_error() -> None:
    with pytest.raises(ValueError, match="no step dusk in the phase of morning, noon, night"):
        stall(base(), Module("tea", insertions=[Insertion(DAY, Noting("tea"), after="dusk")]))


def test_what_a_step_brings_about_is_settled_before_the_next() -> None:
    t = run(stall(base("noon"), coins=1))
    assert t.notes == ["morning", "noon"]
    play(t, 1)
    assert t.notes == ["morning", "noon", ("bought", 1), "spent", "night"]


def test_a_phase_is_saved_by_where_it_stands_and_resumes_there() -> None:
    t = run(stall(base("noon"), coins=1))
    assert (t.stack[0].numbers(), Day(0).numbers()) == ([0, 2], [0])
    assert run(stall(base()), 2).notes == ["night"]


def test_a_step_that_is_not_due_when_its_turn_comes_is_passed_over() -> None:
    t = stall(base())
    t.notes.append("noon")
    assert run(t).notes == ["noon", "morning", "night"]


@pytest.mark.parametrize(
    ("module", "seat", "notes"),
    [(1, 1, ["morning", "night"]), (3, 0, ["morning", "night"]), (1, 0, ["morning", "noon", "night"])],
)
def test_a_step_for_those_awake_is_for_a_seat_that_is_awake_for_its_module(
    module: int, seat: int, notes: list[str]
) -> None:
    noon = Noting("noon", for_awake=bit(1) | bit(2))
    t = stall(Module("base", phases={DAY: [Noting("morning"), noon, Noting("night")]}))
    t.wake(module, seat)
    assert run(t).notes == notes


@pytest.mark.parametrize(
    ("module", "notes"),
    [
        (1, ["morning", "noon", "night", "evening"]),
        (2, ["morning", "tea", "night", "evening"]),
        (3, ["morning", "night", "evening"]),
        (4, ["morning", "night", "dusk", "evening"]),
    ],
)
def test_of_several_steps_for_those_awake_those_for_its_modules_are(module: int, notes: list[str]) -> None:
    morning, night, evening = Noting("morning"), Noting("night"), Noting("evening")
    noon, tea = Noting("noon", for_awake=bit(1)), Noting("tea", for_awake=bit(2))
    dusk = Noting("dusk", for_awake=bit(4))
    t = stall(Module("base", phases={DAY: [morning, noon, tea, night, dusk, evening]}))
    t.wake(module, 0)
    assert run(t).notes == notes


@pytest.mark.parametrize(("at", "fits"), [(-1, False), (0, True), (3, True), (4, False)])
def test_a_phase_from_outside_stands_within_its_list(at: int, fits: bool) -> None:
    assert Day(0, at).fits(stall(base())) == fits
