"""Modules: who answers which question, hears which event, replaces which step, and in which order."""

from __future__ import annotations

from typing import Any

from trial.counter import CounterTable, Noting

from royaume.kernel.frame import Frame
from royaume.kernel.ints import bit
from royaume.kernel.module import Answer, Listener, Module, Notes, Replacement, Rules, Sizes

PRICE, STRENGTH = 0, 1
SOLD, BOUGHT = 1, 2
PAYING, MOVING = 0, 1


class Plus(Answer[CounterTable]):
    def __init__(self, by: int, for_awake: int = 0) -> None:
        super().__init__(for_awake)
        self.by = by

    def answer(self, t: CounterTable, seat: int, n: int, about: int) -> int:
        return n + self.by


class Double(Answer[CounterTable]):
    def answer(self, t: CounterTable, seat: int, n: int, about: int) -> int:
        return 2 * n


class OnlySeat(Answer[CounterTable]):
    def answer(self, t: CounterTable, seat: int, n: int, about: int) -> int:
        return 0 if seat == 1 else n


class Hearing(Listener[CounterTable]):
    def __init__(self, name: str) -> None:
        self.name = name

    def hear(self, t: CounterTable, event: int, seat: int, x: int, y: int, z: int) -> None:
        t.notes.append((self.name, event, seat, x, y, z))


class Forgetful(Notes[CounterTable]):
    def __init__(self, name: str, number: int) -> None:
        super().__init__(number)
        self.name = name

    def forget(self, t: CounterTable) -> None:
        t.notes.append((self.name, t.active))


class Tens(Replacement[CounterTable]):
    """Notes ten times the number."""

    def instead(self, t: CounterTable, frame: Frame[Any]) -> Frame[Any]:
        assert isinstance(frame, Noting)
        return Noting(frame.who, frame.number * 10)


class OneMore(Replacement[CounterTable]):
    def instead(self, t: CounterTable, frame: Frame[Any]) -> Frame[Any]:
        assert isinstance(frame, Noting)
        return Noting(frame.who, frame.number + 1)


def table(*modules: Module) -> CounterTable:
    return CounterTable(Rules(list(modules), Sizes(questions=2, events=3, steps=2)))


def test_a_question_that_nobody_answers_keeps_the_printed_number() -> None:
    assert table(Module("base", answers={STRENGTH: Plus(1)})).ask(PRICE, 0, 4) == 4


def test_answers_are_applied_in_the_order_of_the_modules() -> None:
    plus, double = Module("plus", answers={PRICE: Plus(3)}), Module("double", answers={PRICE: Double()})
    assert table(plus, double).ask(PRICE, 0, 1) == 8
    assert table(double, plus).ask(PRICE, 0, 1) == 5


def test_an_answer_for_those_awake_is_given_to_a_seat_that_is_awake_for_its_module() -> None:
    t = table(Module("base", answers={PRICE: Plus(1)}), Module("more", answers={PRICE: Plus(10, bit(1) | bit(2))}))
    assert t.ask(PRICE, 0, 4) == 5
    t.wake(2, 0)
    t.wake(0, 1)
    assert [t.ask(PRICE, seat, 4) for seat in (0, 1)] == [15, 5]
    t.let_rest(2, 0)
    assert t.ask(PRICE, 0, 4) == 5


def test_an_answer_knows_whose_question_it_is() -> None:
    t = table(Module("base", answers={PRICE: OnlySeat()}))
    assert [t.ask(PRICE, seat, 4) for seat in (0, 1)] == [4, 0]


def test_a_listener_hears_its_event_with_all_numbers_and_no_other_event() -> None:
    t = table(Module("base", listeners={SOLD: Hearing("base")}))
    t.tell(BOUGHT, 0, 9)
    t.tell(SOLD, 1, 5, 6, 7)
    assert t.notes == [("base", SOLD, 1, 5, 6, 7)]


def test_several_modules_hear_an_event_in_their_order() -> None:
    t = table(Module("a", listeners={SOLD: Hearing("a")}), Module("b", listeners={SOLD: Hearing("b")}))
    t.tell(SOLD, 0)
    assert [note[0] for note in t.notes] == ["a", "b"]


def test_a_step_that_nobody_replaces_is_resolved_as_it_is() -> None:
    t = table(Module("base", replacements={MOVING: Tens()}))
    t.push_step(PAYING, Noting(0, 3))
    t.settle()
    assert t.notes == [(0, 3)]


def test_replacements_follow_one_another_in_the_order_of_the_modules() -> None:
    tens, one_more = Module("tens", replacements={PAYING: Tens()}), Module("more", replacements={PAYING: OneMore()})
    for modules, expected in (((tens, one_more), 31), ((one_more, tens), 40)):
        t = table(*modules)
        t.push_step(PAYING, Noting(0, 3))
        t.settle()
        assert t.notes == [(0, expected)]


def test_modules_keep_their_names_for_the_record() -> None:
    assert [module.name for module in Rules([Module("base"), Module("more")], Sizes()).modules] == ["base", "more"]


def test_what_was_noted_for_a_turn_is_forgotten_when_the_next_begins_and_only_then() -> None:
    base, more = Module("base", notes=Forgetful("base", 0)), Module("more", notes=Forgetful("more", 1))
    t = table(base, Module("plain"), more)
    t.begin_turn(0)  # a table read back may have notes
    t.begin_turn(1)
    t.note(1)
    copy = t.copy()
    t.begin_turn(0)
    assert t.notes == [("base", 0), ("more", 0), ("more", 0)]
    copy.begin_turn(1)
    assert copy.notes[-1] == ("more", 1)
