"""Names instead of numbers: what they stand for, and what is said about those that stand for nothing."""

import pytest

from royaume.kernel.data import Reader
from royaume.kernel.errors import BadInput
from royaume.kernel.names import Names, seat_names
from royaume.kernel.sorting import Sorting
from royaume.kernel.spots import Spot, misplaced

FRUIT = Names(("apple", "pear", "plum", "pear"))


def read(value):
    return Reader(value, "basket")


def test_a_name_stands_for_a_number():
    assert read(["plum", 0, "pear"]).all_named(FRUIT) == [2, 0, 1]
    assert read("none").named(FRUIT.or_none) == -1
    assert read("P2").named(seat_names(2)) == 1


def test_a_list_by_name_may_leave_things_out():
    kinds = Names(("apple", "pear", "plum"))
    assert [part.number(0, 9) for part in read({"plum": 3}).slots(kinds, 0)] == [0, 0, 3]
    assert [part.number(0, 9) for part in read([1, 2, 3]).slots(kinds, 0)] == [1, 2, 3]
    assert [part.where for part in read({"plum": 3}).slots(kinds, 0)][2] == "basket.plum"


def test_bits_may_be_a_list():
    assert read(["apple", "plum", 0]).bits(FRUIT) == 0b101
    assert read(0b101).bits(FRUIT) == 0b101


def test_pairs_are_an_object_or_a_list_of_both_by_turns():
    for value in ({"plum": "x", "apple": "y"}, ["plum", "x", 0, "y"]):
        assert [(number, part.value) for number, part in read(value).pairs(FRUIT)] == [(2, "x"), (0, "y")]


@pytest.mark.parametrize(
    ("what", "said"),
    [
        (lambda: read("plumb").named(FRUIT), '^basket: "plumb" is not known here. Nearest: plum, apple, pear.$'),
        (lambda: read([0, "perr"]).all_named(FRUIT), r'^basket\[1\]: "perr" is not known here. Nearest: pear'),
        (lambda: read("none").named(FRUIT), '^basket: "none" is not known here'),
        (lambda: read(4).named(FRUIT), "^basket: expected a whole number from 0 to 3, not 4"),
        (lambda: read(True).named(FRUIT), "^basket: expected a name or a whole number from 0 to 3, not True"),
        (lambda: read({"plumb": 1}).slots(FRUIT, 0), '^basket: "plumb" is not known here. Nearest: plum'),
        (lambda: read({"plum": -1}).slots(FRUIT, 0)[2].number(0, 9), "^basket.plum: expected a whole number"),
        (lambda: read([1, 2, 3]).pairs(FRUIT), "^basket: 3 entries, where pairs are expected"),
        (lambda: read(16).bits(FRUIT), "^basket: expected a whole number from 0 to 15"),
        (lambda: read(["nut"]).bits(FRUIT), r'^basket\[0\]: "nut" is not known here'),
    ],
)
def test_what_is_not_known_is_said_with_its_place_and_the_nearest_names(what, said):
    with pytest.raises(BadInput, match=said):
        what()


def sorting(*places, held=()):
    return Sorting(FRUIT, range(4), [read(place) for place in places], held)


def test_a_name_is_the_first_copy_that_is_not_used_by_number_or_name():
    cards = sorting(["pear"], [1])
    assert cards.cards(read(["pear"])) == (3,)
    cards = sorting(["pear", "pear"])
    assert cards.cards(read(["pear", "pear"])) == (1, 3)
    assert sorting(["pear"], held=[1]).cards(read(["pear"])) == (3,)


def test_a_copy_too_many_is_left_to_the_laws():
    cards = sorting(["pear", "pear", "pear"])
    assert cards.cards(read(["pear", "pear", "pear"])) == (1, 3, 1)


def test_a_row_may_have_gaps_and_a_hand_may_not():
    assert sorting(["none", "plum"]).row(read(["none", "plum"]), 2) == [-1, 2]
    with pytest.raises(BadInput, match='"none" is not known'):
        sorting(["none"]).cards(read(["none"]))


def test_the_rest_lies_below_what_is_named_in_the_order_of_its_numbers():
    assert sorting(["plum"], ["pear", "..."]).pile(read(["pear", "..."])) == (1, 0, 3)
    assert sorting(["..."], held=[0]).pile(read(["..."])) == (1, 2, 3)
    assert sorting(["plum"]).pile(read(["plum"])) == (2,)


def test_the_rest_of_a_deck_that_has_several_cards_of_one_number():
    pile, seen = read(["plum", "..."]), read(["pear"])
    cards = Sorting(Names(("apple", "pear", "plum")), [0, 1, 1, 2, 2], [pile, seen])
    assert cards.pile(pile) == (2, 0, 1, 2)
    assert cards.cards(seen) == (1,)


def test_only_one_pile_takes_the_rest_and_only_at_its_end():
    cards = sorting(["..."], ["..."])
    cards.pile(read(["..."]))
    with pytest.raises(BadInput, match="basket: the other cards are in basket already"):
        cards.pile(read(["..."]))
    with pytest.raises(BadInput, match=r'basket\[0\]: "..." stands for all other cards'):
        sorting(["...", "plum"]).pile(read(["...", "plum"]))
    with pytest.raises(BadInput, match=r'basket\[1\]: "..." stands for all other cards'):
        sorting(["plum", "..."]).cards(read(["plum", "..."]))


IDS = ("apple", "pear", "plum", "pear", "fig", "nut")


@pytest.mark.parametrize(
    ("hand", "pile", "said"),
    [
        ((0, 1), (2, 3), ""),
        ((0, 1), (2, 3, 0), "apple is in the hand of seat 1 and in the pile"),
        ((0, 1), (3,), "plum is nowhere"),
        ((0, 1, 1), (2, 3), "pear (number 1) is in the hand of seat 1 and in the hand of seat 1"),
        ((0, 1), (2, 3, 4), "fig is in the pile, but is not in this game"),
        ((0, 1), (0, 3), "apple is in the hand of seat 1 and in the pile; plum is nowhere"),
        ((), (), "apple is nowhere; pear (number 1) is nowhere; plum is nowhere; and so on for 1 more"),
    ],
)
def test_a_misplaced_card_is_named_with_its_places(hand, pile, said):
    found = misplaced([Spot("in the hand", hand, 1), Spot("in the pile", pile)], [0, 1, 2, 3], IDS)
    assert found == said


def test_a_card_that_is_there_too_often_is_counted():
    spots = [Spot("in the pile", (0, 0)), Spot("seen", (0,))]
    assert misplaced(spots, [0, 0], IDS) == "apple is there 3 times, not 2: in the pile and in the pile and seen"
