"""A seat that the rules play: lists of entries, fallbacks, priorities, and a turn told step by step."""

from __future__ import annotations

from typing import Any

import pytest
from rival.cards import (
    BOOK,
    CARDS,
    LEARNING_CARD,
    PLUNDER,
    PLUNDER_CARD,
    RAIDING_CARD,
    TELLING,
    TRIBUTE_CARD,
    RivalBook,
    rivals_turn,
)
from rival.deeds import CARDS_RULE, SPOT, GainCoin
from rival.game import GAME
from rival.table import (
    CARD_GAINED,
    CARD_TURNED_UP,
    CARDS_SHUFFLED,
    EVENTS,
    PERSON,
    PRIORITY_DECIDED,
    RIVAL,
    STONES_TAKEN,
    RivalTable,
)
from trial.tools import play, told

from royaume import BadInput
from royaume.kernel.automatic.conditions import Condition
from royaume.kernel.automatic.deeds import Deed, Entry, FirstOf
from royaume.kernel.automatic.instructions import Instructions
from royaume.kernel.automatic.priority import NO_TARGET
from royaume.kernel.automatic.steps import Doing, times_left
from royaume.kernel.data import Reader
from royaume.kernel.state import read_state, state_to_data
from royaume.kernel.words import named_args


def story(t: RivalTable) -> list[tuple[Any, ...]]:
    """What was told, in ids."""
    assert t.log is not None
    lines = []
    for numbers in t.log:
        meaning = EVENTS[numbers[0]].meaning(numbers, PERSON)
        args = named_args(meaning, BOOK.ids())
        lines.append((meaning.key, *[value for name, value in args.items() if name != "seat"]))
    return lines


def turned_up(*cards: int) -> Instructions:
    return Instructions(cards)


# lists of entries ---------------------------------------------------------------------------------


def test_the_highest_entry_is_followed_when_its_condition_holds() -> None:
    t = rivals_turn(turned_up(RAIDING_CARD), stones=(0, 3, 0))
    assert story(t) == [
        ("card_turned_up", RAIDING_CARD),
        ("entry_followed", "harass", "cards"),
        ("entry_followed", "raid", "cards"),
        ("stones_taken", 1, 3),
    ]


def test_otherwise_the_next_possible_one_is_and_the_condition_that_failed_is_told() -> None:
    t = rivals_turn(turned_up(RAIDING_CARD), stones=(0, 2, 0), coins=2)
    assert story(t)[1:] == [
        ("entry_followed", "harass", "cards"),
        ("entry_impossible", "raid", "three_stones", "cards"),
        ("entry_followed", "beg", "cards"),
        ("coins_gained", 1),
    ]


def test_an_entry_whose_own_list_has_nothing_possible_is_impossible() -> None:
    t = rivals_turn(turned_up(RAIDING_CARD, LEARNING_CARD), coins=3)
    assert story(t)[1:4] == [
        ("entry_impossible", "harass", "poor", "cards"),
        ("entry_followed", "go_on", "cards"),
        ("card_turned_up", LEARNING_CARD),
    ]


def test_a_list_of_which_nothing_is_possible_tells_why_and_does_nothing() -> None:
    t = rivals_turn(turned_up(PLUNDER_CARD), coins=3)
    assert story(t)[1:] == [("entry_impossible", "take", "one_stone", "cards")]
    assert t.depth == 0


def test_a_deed_is_repeated_as_often_as_the_table_says() -> None:
    t = rivals_turn(turned_up(PLUNDER_CARD), stones=(1, 2, 3), coins=2)
    assert told(t, STONES_TAKEN) == [(RIVAL, 2, 3, 0), (RIVAL, 1, 2, 0)]


def test_it_is_repeated_no_more_once_it_is_impossible() -> None:
    t = rivals_turn(turned_up(PLUNDER_CARD), stones=(1, 0, 0), coins=9)
    assert [line[0] for line in story(t)[1:]] == ["entry_followed", "stones_taken", "entry_impossible"]


def test_without_anything_to_count_it_is_not_done() -> None:
    t = rivals_turn(turned_up(PLUNDER_CARD), stones=(1, 0, 0), coins=0)
    assert story(t) == [("card_turned_up", PLUNDER_CARD)]


# priorities ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stones", "spot", "decided"),
    [
        ((1, 0, 2), 2, ("most_stones", 2)),
        ((1, 3, 2), 1, ("most_stones", 3)),
        ((3, 3, 3), 2, ("listed", 3)),
        ((3, 3, 1), 0, ("listed", 3)),
        ((2, 2, 0), 0, ("listed", 2)),
        ((0, 4, 0), 1, None),
    ],
)
def test_the_first_criterion_counts_then_the_next_and_the_one_that_decided_is_told(
    stones: tuple[int, int, int], spot: int, decided: tuple[str, int] | None
) -> None:
    t = rivals_turn(turned_up(RAIDING_CARD), stones=stones)
    assert [line[1] for line in told(t, STONES_TAKEN)] == [spot]
    lines = [line[1:] for line in story(t) if line[0] == "priority_decided"]
    assert lines == ([] if decided is None else [(*decided, "order")])


# cards --------------------------------------------------------------------------------------------


def test_a_card_that_is_followed_lies_among_the_revealed_ones() -> None:
    t = rivals_turn(turned_up(LEARNING_CARD, RAIDING_CARD))
    assert (t.cards.pile.rest(), t.cards.revealed, t.revealed) == ((RAIDING_CARD,), (LEARNING_CARD,), 1)


def test_a_future_card_is_gained_for_all_to_see() -> None:
    t = rivals_turn(Instructions((LEARNING_CARD,), (), (PLUNDER_CARD,)))
    assert told(t, CARD_GAINED) == [(RIVAL, PLUNDER_CARD, 0, 0)]
    assert (t.cards.revealed, t.cards.future.rest(), t.revealed) == ((LEARNING_CARD, PLUNDER_CARD), (), 2)


def test_without_a_future_card_the_next_entry_is_followed() -> None:
    t = rivals_turn(turned_up(LEARNING_CARD))
    assert story(t)[1:] == [
        ("entry_impossible", "learn", "future_left", "cards"),
        ("entry_followed", "earn", "cards"),
        ("coins_gained", 1),
    ]


def test_an_empty_pile_is_shuffled_from_the_revealed_cards_gained_ones_included() -> None:
    t = rivals_turn(Instructions((), (LEARNING_CARD, PLUNDER_CARD)))
    assert [line[0] for line in story(t)[:2]] == ["cards_shuffled", "card_turned_up"]
    assert len(told(t, CARDS_SHUFFLED)) == 1
    assert sorted(t.cards.pile.rest() + t.cards.revealed) == [LEARNING_CARD, PLUNDER_CARD]


def test_without_any_card_nothing_happens() -> None:
    t = rivals_turn(Instructions(()))
    assert (story(t), t.stack) == ([], [])


# a person decides in between ----------------------------------------------------------------------


def asked_for_tribute() -> RivalTable:
    t = rivals_turn(turned_up(TRIBUTE_CARD, RAIDING_CARD), coins=1)
    assert (t.top().seat, list(t.coins)) == (PERSON, [5, 2])
    return t


def test_a_persons_decision_comes_between_the_steps() -> None:
    t = asked_for_tribute()
    play(t, 1)
    assert (list(t.coins), t.stack) == ([4, 3], [])


def test_a_turn_is_saved_in_its_middle_and_goes_on() -> None:
    t = asked_for_tribute()
    config = GAME.configure(1)
    data = state_to_data(GAME, config, t)
    _, again = read_state(GAME, Reader(data, "state"))
    assert isinstance(again, RivalTable)
    assert state_to_data(GAME, config, again) == data
    play(again, 0)
    assert (list(again.coins), again.stack) == ([5, 3], [])


NOT_PENDING = [["Doing", *numbers] for numbers in ([9, 0, 1], [0, 0, 1], [1, 99, 1], [1, -1, 1], [1, 0, 0])]


@pytest.mark.parametrize("pending", [*NOT_PENDING, ["TurningUp", 0], ["TurningUp", 9]])
def test_a_step_of_another_seat_or_that_no_playbook_lists_is_refused(pending: list[object]) -> None:
    data: Any = state_to_data(GAME, GAME.configure(1), asked_for_tribute())
    data["stack"][0] = pending
    with pytest.raises(BadInput, match="cannot occur"):
        read_state(GAME, Reader(data, "state"))


def test_a_copy_goes_on_by_itself() -> None:
    t = asked_for_tribute()
    copy = t.copy()
    play(copy, 1)
    assert (list(t.coins), t.depth) == ([5, 2], 2)


# the playbook -------------------------------------------------------------------------------------


def test_everything_has_a_number_and_what_is_shared_has_one() -> None:
    assert [int(deed.number) for deed in BOOK.deeds] == list(range(len(BOOK.deeds)))
    assert BOOK.ids()["priority"] == ("most_stones", "listed")
    assert BOOK.ids()["rule"] == ("cards", "order")
    assert len(BOOK.ids()["condition"]) == len(set(BOOK.ids()["condition"])) == 4


def test_a_step_is_made_again_from_its_numbers() -> None:
    step = Doing(1, 2, 3)
    assert Doing(*step.numbers()).numbers() == step.numbers() == [1, 2, 3]


def test_events_name_who_acts() -> None:
    t = rivals_turn(turned_up(RAIDING_CARD), stones=(3, 3, 0))
    assert [line[0] for line in told(t, CARD_TURNED_UP) + told(t, PRIORITY_DECIDED)] == [RIVAL, RIVAL]


# a book that goes on where another ends -------------------------------------------------------------


class Rich(Condition[RivalTable]):
    def holds(self, t: RivalTable, seat: int) -> bool:
        return t.coins[seat] > 9


def test_a_book_goes_on_where_another_ends_with_the_same_numbers_for_what_both_list() -> None:
    card: Deed[RivalTable] = FirstOf(Entry("feast", CARDS_RULE, PLUNDER, [Rich("rich")]))
    beside: Deed[RivalTable] = FirstOf(Entry("wait", CARDS_RULE, GainCoin()))
    book = RivalBook(TELLING, [card], [beside], BOOK)
    assert book.cards == [*CARDS, card]
    assert book.deeds[: len(BOOK.deeds)] == BOOK.deeds
    assert [book.deeds[deed.number] for deed in (card, beside, PLUNDER)] == [card, beside, PLUNDER]
    for kind, ids in BOOK.ids().items():
        assert book.ids()[kind][: len(ids)] == ids
    assert book.ids()["entry"][-2:] == ("feast", "wait")
    assert book.ids()["condition"][-1] == "rich"
    assert book.ids()["rule"] == BOOK.ids()["rule"]
    assert BOOK.cards == CARDS


def test_a_deed_that_is_repeated_knows_how_often_it_is_still_to_be_done() -> None:
    t = rivals_turn(Instructions(()))
    assert times_left(t, PLUNDER.number) == 1
    t.push(Doing(RIVAL, PLUNDER.number, 3))
    assert times_left(t, PLUNDER.number) == 4
    assert times_left(t, PLUNDER.number + 1) == 1


def test_what_would_be_chosen_can_be_asked_without_telling() -> None:
    t = rivals_turn(Instructions(()), stones=(2, 5, 2))
    assert (SPOT.best(t, RIVAL), t.log) == (1, [])
    assert SPOT.choose(t, RIVAL) == 1
    assert len(told(t, PRIORITY_DECIDED)) == 1
    assert SPOT.best(rivals_turn(Instructions(())), RIVAL) == NO_TARGET
