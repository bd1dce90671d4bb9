"""A choice that several seats make at once, in secret: any order, one result, nothing shown before all have chosen."""

from __future__ import annotations

from itertools import permutations

import pytest
from trial.secret_bids.draft import set_up
from trial.secret_bids.table import CARD_CHOSEN, EVENTS, HANDS_PASSED, DraftTable
from trial.tools import legal, play, turn_to

from royaume.kernel.chance import Chance
from royaume.kernel.choices import Meaning
from royaume.kernel.event import HIDDEN
from royaume.kernel.frame import NOBODY

SEATS = 3
ORDERS = list(permutations(range(SEATS)))


def dealt() -> DraftTable:
    t = set_up(SEATS, 4, Chance.from_seed("draft"))
    t.log = []
    return t


def choose(t: DraftTable, seat: int, position: int) -> int:
    """This seat keeps the card at this position of its hand."""
    turn_to(t, seat)
    card = t.hands[seat].cards[position]
    play(t, card)
    return card


def seen_by(t: DraftTable, seat: int) -> list[tuple[str, dict[str, int]]]:
    meanings: list[Meaning] = [EVENTS[numbers[0]].meaning(numbers, seat) for numbers in t.log or []]
    return [(meaning.key, meaning.args) for meaning in meanings]


def test_all_seats_are_waiting_at_first_and_each_sees_its_own_hand() -> None:
    t = dealt()
    assert t.top().waiting() == 0b111
    for seat in range(SEATS):
        turn_to(t, seat)
        assert legal(t) == list(t.hands[seat])


def test_who_has_chosen_waits_no_more() -> None:
    t = dealt()
    choose(t, 1, 0)
    assert t.top().waiting() == 0b101
    assert t.top().seat == 0


@pytest.mark.parametrize("order", ORDERS)
def test_the_result_is_the_same_whichever_order_seats_choose_in(order: tuple[int, ...]) -> None:
    in_seat_order, in_this_order = dealt(), dealt()
    while not in_seat_order.over:
        for seat in range(SEATS):
            choose(in_seat_order, seat, seat % 2)
        for seat in order:
            choose(in_this_order, seat, seat % 2)
        assert in_this_order.to_data() == in_seat_order.to_data()
        assert in_this_order.revealed == in_seat_order.revealed
    assert in_this_order.over


def test_cards_are_kept_and_hands_pass_to_the_left_when_all_have_chosen() -> None:
    t = dealt()
    first_hands = t.hands[:]
    cards = [choose(t, seat, 0) for seat in range(SEATS)]
    assert [list(kept) for kept in t.kept] == [[card] for card in cards]
    assert [hand.cards for hand in t.hands] == [first_hands[seat - 1].cards[1:] for seat in range(SEATS)]


def test_nothing_is_kept_or_passed_before_all_have_chosen() -> None:
    t = dealt()
    hands = t.hands[:]
    choose(t, 2, 0)
    choose(t, 0, 1)
    assert t.hands == hands
    assert [len(kept) for kept in t.kept] == [0, 0, 0]


def test_a_seat_sees_its_own_pending_choice() -> None:
    t = dealt()
    card = choose(t, 1, 2)
    assert seen_by(t, 1) == [(EVENTS[CARD_CHOSEN].key, {"seat": 1, "card": card})]


@pytest.mark.parametrize("watcher", [0, 2, NOBODY])
def test_others_see_that_a_seat_has_chosen_but_not_what(watcher: int) -> None:
    t = dealt()
    choose(t, 1, 2)
    assert seen_by(t, watcher) == [(EVENTS[CARD_CHOSEN].key, {"seat": 1, "card": HIDDEN})]


@pytest.mark.parametrize("watcher", [0, 2, NOBODY])
def test_two_games_that_differ_by_a_pending_choice_look_the_same_to_others(watcher: int) -> None:
    one, other = dealt(), dealt()
    choose(one, 1, 0)
    choose(other, 1, 3)
    assert seen_by(one, watcher) == seen_by(other, watcher)
    assert one.top().numbers() == other.top().numbers()


def test_the_choices_stay_secret_after_the_hands_have_passed() -> None:
    t = dealt()
    for seat in range(SEATS):
        choose(t, seat, 0)
    cards = [args["card"] for key, args in seen_by(t, NOBODY) if key == EVENTS[CARD_CHOSEN].key]
    assert cards == [HIDDEN] * SEATS
    assert seen_by(t, NOBODY)[-1][0] == EVENTS[HANDS_PASSED].key


def test_a_copy_in_the_middle_goes_its_own_way() -> None:
    t = dealt()
    choose(t, 2, 1)
    copy = t.copy()
    choose(copy, 0, 0)
    choose(copy, 1, 0)
    assert t.top().waiting() == 0b011
    assert [len(kept) for kept in t.kept] == [0, 0, 0]
    assert [len(kept) for kept in copy.kept] == [1, 1, 1]
