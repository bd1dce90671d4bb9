"""What modules add to a choice of actions: further choices, and things to do before or after an action."""

from __future__ import annotations

import pytest
from trial.stall import (
    BUYING,
    IN_THE_WAY,
    NEEDED,
    NOT_OPEN,
    SOLD_OUT,
    TOO_DEAR,
    TWO_WAYS,
    Buying,
    Errands,
    Haggling,
    StallTable,
    stall,
)
from trial.tools import legal, offered, play, why_not

from royaume.kernel.around import GO_ON, ActionOver, Considering, DoingAfter, DoingFirst, owner_of, use_of, wake_all
from royaume.kernel.module import Module

# options ---------------------------------------------------------------------------------------------

HAGGLING = Module("haggling", options={BUYING: Haggling("haggle", 2)})
BEGGING = Module("begging", options={BUYING: Haggling("beg", 3)})


def asked(*modules: Module, coins: int = 9) -> StallTable:
    t = stall(*modules, coins=coins)
    wake_all(t)
    t.push(Buying(0))
    return t


def test_the_choices_of_each_module_have_a_thousand_numbers_of_their_own() -> None:
    assert offered(asked(HAGGLING, BEGGING)) == [0, 1, 2, 3, 4, 1000, 1001, 2000, 2001, 2002]
    assert offered(asked(BEGGING, HAGGLING)) == [0, 1, 2, 3, 4, 1000, 1001, 1002, 2000, 2001]


def test_a_choice_is_handed_to_its_module_as_a_number_of_its_own() -> None:
    t = asked(HAGGLING, BEGGING)
    meanings = [t.top().describe(t, a) for a in (2, 1001, 2002)]
    assert [(m.key, m.args["n"]) for m in meanings] == [("buy", 2), ("haggle", 1), ("beg", 2)]
    play(t, 2002)
    assert t.notes == [("beg", 2)]


def test_what_a_module_bars_is_refused_by_its_own_reason() -> None:
    t = asked(HAGGLING, BEGGING)
    assert [why_not(t, a) for a in (3, 1000, 1001, 2001)] == [SOLD_OUT, 0, NOT_OPEN, NOT_OPEN]
    assert legal(t) == [0, 1, 2, 4, 1000, 2000, 2002]


def test_the_last_module_that_has_a_question_words_it() -> None:
    for modules, key in (((), "buying"), ((HAGGLING, BEGGING), "buying_or_beg"), ((HAGGLING,), "buying_or_haggle")):
        t = asked(*modules)
        assert t.top().asks(t).key == key


# asides ----------------------------------------------------------------------------------------------


def errands(number: int, *things: int) -> Module:
    return Module(f"errands {number}", asides=[Errands(number, *things)])


def test_modules_come_in_the_order_of_their_numbers_and_know_their_own_things() -> None:
    t = asked(errands(2, 1), errands(0, 1), coins=0)
    play(t, 1)
    assert offered(t) == [use_of(1, 0), use_of(20_001, 0), GO_ON]
    assert [int(owner_of(t, thing).number) for thing in (1, 20_001)] == [0, 2]
    play(t, use_of(20_001, 0))
    assert t.notes[0] == ("errand", 2, 1)


def test_a_thing_of_a_module_that_is_not_there_is_an_error() -> None:
    with pytest.raises(ValueError, match="no module allows this"):
        owner_of(asked(errands(0, 1)), 10_001)


def test_choices_out_of_reach_join_the_others_in_the_order_of_the_offers() -> None:
    """2 can be had with an errand, 4 only with both, 3 is sold out whatever one has."""
    assert legal(asked(errands(0, 2), HAGGLING, coins=0)) == [0, 1, 2, 1000]
    t = asked(errands(0, 2), errands(1, 2), HAGGLING, coins=0)
    assert legal(t) == [0, 1, 2, 4, 1000]
    assert [a for a in offered(t) if why_not(t, a) == 0] == legal(t)


def test_who_is_not_awake_has_no_errands() -> None:
    t = asked(errands(0, 2), coins=1)
    t.let_rest(0, 0)
    assert (legal(t), why_not(t, 2)) == ([0, 1], TOO_DEAR)
    play(t, 1)
    assert t.depth == 0


def test_going_on_is_refused_while_the_action_is_out_of_reach() -> None:
    t = asked(errands(0, 2, 1), coins=2)
    play(t, 4)
    assert isinstance(t.top(), DoingFirst)
    assert (why_not(t, GO_ON), why_not(t, use_of(1, 0)), why_not(t, use_of(2, 0))) == (NEEDED, 0, 0)
    play(t, use_of(1, 0))
    assert (legal(t), why_not(t, GO_ON)) == ([use_of(2, 0)], NEEDED)
    play(t, use_of(2, 0))
    assert t.notes == [("errand", 0, 1), ("errand", 0, 2), ("bought", 4), "spent"]


def test_what_would_put_the_action_out_of_reach_is_in_the_way() -> None:
    t = asked(errands(0, TWO_WAYS), coins=2)
    play(t, 2)
    assert [why_not(t, a) for a in offered(t)] == [0, IN_THE_WAY, 0]
    play(t, use_of(TWO_WAYS, 0))
    assert t.notes == [("errand", 0, TWO_WAYS), ("bought", 2), "spent"]


def test_an_action_stays_promised_while_something_is_done_for_it() -> None:
    t = asked(errands(0, 2), coins=0)
    play(t, 2)
    t.top().resolve(t, use_of(2, 0))
    promise = t.top()
    assert isinstance(promise, Considering)
    assert promise.saved() == [0, 2, 0, ["Buying", 0]]


def test_what_comes_after_an_action_is_offered_once_it_is_over() -> None:
    t = asked(errands(0, 7), errands(1, 7), coins=1)
    play(t, 1)
    assert isinstance(t.top(), DoingAfter)
    assert (t.notes, offered(t)) == ([("bought", 1), "spent"], [use_of(7, 0), use_of(10_007, 0), GO_ON])
    play(t, use_of(10_007, 0))
    assert offered(t) == [use_of(7, 0), GO_ON]
    play(t, GO_ON)
    assert (t.depth, t.notes[2:]) == (0, [("errand", 1, 7)])


@pytest.mark.parametrize(("things", "fits"), [((7,), True), ((10_007,), False), ((8,), False), ((-1,), False)])
def test_things_from_outside_belong_to_a_module(things: tuple[int, ...], fits: bool) -> None:
    t = asked(errands(0, 7))
    assert (DoingAfter(0, things).fits(t), ActionOver(0, things).fits(t)) == (fits, fits)
