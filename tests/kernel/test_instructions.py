"""The cards of a seat that the rules play: what lies where, and what of it anybody may know."""

from __future__ import annotations

import pytest
from rival.cards import rivals_turn
from rival.table import RivalTable

from royaume import BadInput
from royaume.kernel.automatic.instructions import Instructions, read_instructions
from royaume.kernel.chance import Chance
from royaume.kernel.data import Reader
from royaume.kernel.deck import NO_CARD
from royaume.kernel.names import Names

NAMES = Names("abcde")


def table() -> RivalTable:
    return rivals_turn(Instructions(()))


def chance(seed: str = "cards") -> Chance:
    return Chance.from_seed(seed)


def test_cards_are_drawn_from_the_top_and_laid_down_on_what_was_revealed() -> None:
    cards = Instructions((4, 2, 3), (1,))
    t = table()
    cards.lay_down(cards.draw(t))
    assert (cards.pile.rest(), cards.revealed, t.revealed) == ((2, 3), (1, 4), 1)


def test_an_empty_pile_gives_no_card() -> None:
    cards = Instructions((), (1,))
    assert (cards.draw(table()), cards.revealed) == (NO_CARD, (1,))


def test_what_was_revealed_is_shuffled_into_a_new_pile() -> None:
    cards = Instructions((), tuple(range(20)))
    cards.reshuffle(table())
    assert cards.revealed == ()
    assert sorted(cards.pile.rest()) == list(range(20)) != list(cards.pile.rest())


def test_what_was_revealed_may_be_shuffled_into_what_is_left_of_the_pile() -> None:
    cards = Instructions(tuple(range(10, 20)), tuple(range(10)), mixed_in=(13,))
    cards.reshuffle(table())
    assert (sorted(cards.pile.rest()), cards.revealed, cards.mixed_in) == (list(range(20)), (), (13,))


def test_a_future_card_joins_what_was_revealed() -> None:
    cards = Instructions((1,), (2,), future=(7, 8))
    t = table()
    assert [int(cards.gain(t)) for _ in range(3)] == [7, 8, NO_CARD]
    assert (cards.pile.rest(), cards.revealed, cards.future.rest(), t.revealed) == ((1,), (2, 7, 8), (), 2)


def test_future_cards_can_be_mixed_into_the_pile_unseen_until_they_are_drawn() -> None:
    cards = Instructions((1, 2, 3), future=(7, 8, 9))
    cards.mix_in(chance(), 2)
    assert (sorted(cards.pile.rest()), sorted(cards.mixed_in), cards.future.rest()) == ([1, 2, 3, 7, 8], [7, 8], (9,))
    drawn = [int(cards.draw(table())) for _ in range(5)]
    assert (sorted(drawn), cards.mixed_in) == ([1, 2, 3, 7, 8], ())


def dealt_again(cards: Instructions, seed: str) -> Instructions:
    imagined = cards.copy()
    imagined.deal_again(chance(seed))
    return imagined


@pytest.mark.parametrize("seed", "abcd")
def test_dealing_again_does_not_depend_on_the_true_order(seed: str) -> None:
    one = Instructions((1, 2, 3, 4), (9,), future=(5, 6, 7))
    other = Instructions((4, 2, 1, 3), (9,), future=(7, 5, 6))
    assert dealt_again(one, seed).to_data() == dealt_again(other, seed).to_data()


def test_dealing_again_keeps_what_is_known() -> None:
    cards = Instructions((4, 2, 1, 3), (9, 8), future=(7, 5, 6))
    seen = [dealt_again(cards, str(n)) for n in range(20)]
    assert all(sorted(one.pile.rest()) == [1, 2, 3, 4] for one in seen)
    assert all((sorted(one.future.rest()), one.revealed) == ([5, 6, 7], (9, 8)) for one in seen)
    assert len({one.pile.rest() for one in seen}) > 5
    assert len({one.future.rest() for one in seen}) > 1


@pytest.mark.parametrize("seed", "abcd")
def test_which_future_cards_were_mixed_in_is_not_known_either(seed: str) -> None:
    one = Instructions((1, 7, 2), future=(5, 6), mixed_in=(7,))
    other = Instructions((5, 2, 1), future=(6, 7), mixed_in=(5,))
    assert dealt_again(one, seed).to_data() == dealt_again(other, seed).to_data()
    assert {dealt_again(one, str(n)).mixed_in for n in range(30)} == {(5,), (6,), (7,)}


def test_a_copy_is_independent() -> None:
    cards = Instructions((1, 2), (), (3,))
    copy = cards.copy()
    copy.lay_down(copy.draw(table()))
    copy.gain(table())
    assert cards.to_data() == {"pile": [1, 2], "revealed": [], "future": [3]}


@pytest.mark.parametrize(
    "cards", [Instructions((3, 1), (2,)), Instructions((1,), (), (4, 2)), Instructions((1, 4), (), (2,), (4,))]
)
def test_they_are_saved_and_read_back(cards: Instructions) -> None:
    assert read_instructions(Reader(cards.to_data(), "cards"), NAMES, range(5)).to_data() == cards.to_data()


def test_they_may_be_named_and_the_pile_takes_the_rest() -> None:
    cards = read_instructions(Reader({"pile": ["d", "..."], "revealed": ["b"]}, "cards"), NAMES, range(5))
    assert cards.to_data() == {"pile": [3, 0, 2, 4], "revealed": [1]}


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"pile": [9], "revealed": []}, r"cards\.pile\[0\]"),
        ({"pile": []}, "revealed"),
        ({"pile": [], "revealed": [], "past": []}, "past"),
        ([], "cards"),
    ],
)
def test_bad_data_is_refused_with_its_place(data: object, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        read_instructions(Reader(data, "cards"), NAMES, range(5))


@pytest.mark.parametrize(
    ("cards", "broken"),
    [
        (Instructions((1, 2), (3,)), ""),
        (Instructions((1,), (3,), (2,)), ""),
        (Instructions((1, 1), (3,)), "b is in the pile of instructions and in the pile of instructions; c is nowhere"),
        (Instructions((1,), (3,), (2,), (2,)), "c was mixed into the pile, but it is not there"),
    ],
)
def test_each_card_lies_in_one_place(cards: Instructions, broken: str) -> None:
    assert cards.violation((1, 2, 3), NAMES.ids) == broken


def test_everybody_knows_what_the_pile_holds_but_for_what_was_mixed_in_unseen() -> None:
    cards = Instructions((3, 1, 2), future=(7, 8, 9))
    assert cards.known_in_pile() == (1, 2, 3)
    cards.mix_in(chance(), 2)
    assert cards.known_in_pile() == (1, 2, 3)


def test_a_game_may_keep_things_of_its_own_beside_the_cards() -> None:
    data = Reader({"pile": ["a", "..."], "revealed": [], "marker": 3}, "cards")
    assert read_instructions(data, NAMES, range(3), "marker").pile.rest() == (0, 1, 2)
    with pytest.raises(BadInput, match="marker"):
        read_instructions(data, NAMES, range(3))
