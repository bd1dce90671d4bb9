"""A pile of cards: drawn from the top, put under the bottom."""

from __future__ import annotations

import pytest
from trial.secret_bids.draft import set_up
from trial.secret_bids.table import DraftTable

from royaume.kernel.chance import Chance
from royaume.kernel.deck import NO_CARD, Deck, OpenPile, TurningPile, dealt_again_below, without
from royaume.kernel.table import NOTHING_REVEALED


def table() -> DraftTable:
    return set_up(2, 2, Chance.from_seed("deck"))


def drawn(deck: Deck, n: int) -> list[int]:
    t = table()
    return [int(deck.draw(t)) for _ in range(n)]


def test_cards_are_drawn_from_the_top() -> None:
    deck = Deck((7, 8, 9))
    assert drawn(deck, 2) == [7, 8]
    assert (deck.left(), deck.rest()) == (1, (9,))


def test_an_empty_pile_gives_no_card_and_stays_empty() -> None:
    deck = Deck((7,))
    assert drawn(deck, 3) == [7, NO_CARD, NO_CARD]
    assert (deck.left(), deck.rest()) == (0, ())


def test_whoever_draws_bars_the_way_back() -> None:
    t, deck = table(), Deck((7,))
    deck.draw(t)
    assert t.revealed == 1
    deck.draw(t)
    assert t.revealed == 1, "there was no card left to see"


def test_a_card_put_under_the_pile_is_drawn_last() -> None:
    deck = Deck((8, 9))
    deck.put_under(7)
    assert (deck.left(), drawn(deck, 4)) == (3, [8, 9, 7, NO_CARD])


@pytest.mark.parametrize("before", [0, 1, 3])
def test_many_cards_put_under_the_pile_are_drawn_in_their_order(before: int) -> None:
    deck = Deck((1, 2, 3))
    drawn(deck, before)
    for card in range(4, 24):
        deck.put_under(card)
        assert deck.rest() == tuple(range(before + 1, card + 1))
        assert deck.left() == card - before
    assert drawn(deck, 24) == [*range(before + 1, 24), *[NO_CARD] * (before + 1)]
    assert (deck.left(), deck.rest()) == (0, ())


def test_a_copy_draws_what_was_put_under_the_pile_before_and_nothing_of_later() -> None:
    deck = Deck((8,))
    deck.put_under(7)
    copy = deck.copy()
    deck.put_under(6)
    assert (drawn(copy, 3), drawn(deck, 3)) == ([8, 7, NO_CARD], [8, 7, 6])


def test_a_card_put_under_an_empty_pile_is_its_only_card() -> None:
    deck = Deck(())
    deck.put_under(4)
    assert drawn(deck, 2) == [4, NO_CARD]


def test_a_copy_is_independent() -> None:
    deck = Deck((7, 8, 9))
    drawn(deck, 1)
    copy = deck.copy()
    drawn(copy, 1)
    copy.put_under(1)
    assert deck.rest() == (8, 9)
    assert copy.rest() == (9, 1)


def test_turning_the_open_card_over_shows_the_next() -> None:
    t = table()
    pile, onto = TurningPile((7, 8)).turn_over(t, (9,))
    assert (pile.top(), len(pile), onto, t.revealed) == (8, 1, (7, 9), 1)
    pile, onto = pile.turn_over(t, onto)
    assert (pile.top(), len(pile), onto) == (NO_CARD, 0, (8, 7, 9))


def test_a_pile_that_was_turned_over_whole_is_shuffled_and_counts_as_seen() -> None:
    t = table()
    pile, onto = TurningPile(()).turn_over(t, (7, 8, 9))
    assert (sorted(pile.rest() + onto), len(pile), t.revealed) == ([7, 8, 9], 2, 1)


def test_a_pile_shuffled_anew_is_no_news() -> None:
    t, deck = table(), Deck((1,))
    deck.shuffle_anew(t, tuple(range(20)))
    assert (sorted(deck.rest()), t.revealed) == (list(range(20)), 0)
    assert deck.rest() != tuple(range(20))


def test_dealt_again_the_true_order_is_forgotten() -> None:
    orders = set()
    for cards in ((7, 8, 9, 10), (10, 9, 8, 7), (8, 10, 7, 9)):
        deck = Deck(cards)
        deck.deal_again(Chance.from_seed("again"))
        orders.add(deck.rest())
    assert len(orders) == 1


def test_one_card_is_taken_out_and_no_other() -> None:
    assert without((4, 7, 4), 4) == (7, 4)
    with pytest.raises(ValueError, match="no card 5"):
        without((4, 7), 5)


# piles whose top card lies open -----------------------------------------------------------------


def test_everybody_sees_the_top_of_an_open_pile() -> None:
    pile = OpenPile((7, 8))
    assert (pile.top(table()), pile.left(), pile.rest()) == (7, 2, (7, 8))


def test_the_card_below_the_one_that_is_taken_is_seen_from_now_on() -> None:
    t, pile = table(), OpenPile((7, 8))
    assert pile.take(t) == 7
    assert (pile.top(t), t.revealed) == (8, 1)


def test_below_the_last_card_of_an_open_pile_nothing_is_revealed() -> None:
    t, pile = table(), OpenPile((7,))
    assert pile.take(t) == 7
    assert (pile.top(t), pile.left(), t.revealed) == (NO_CARD, 0, 0)


def test_a_copy_of_an_open_pile_is_independent() -> None:
    pile = OpenPile((7, 8))
    pile.copy().take(table())
    assert pile.top(table()) == 7


def test_below_the_open_cards_everything_is_dealt_again() -> None:
    piles = [OpenPile((1, 2, 3)), OpenPile(()), OpenPile((4,)), OpenPile((5, 6))]
    dealt = [dealt_again_below(piles, Chance.from_seed(str(seed))) for seed in range(20)]
    for again in dealt:
        assert [(pile.top(table()), pile.left()) for pile in again] == [(1, 3), (NO_CARD, 0), (4, 1), (5, 2)]
        assert sorted(card for pile in again for card in pile.rest()[1:]) == [2, 3, 6]
    assert len({tuple(pile.rest() for pile in again) for again in dealt}) > 3


def test_a_card_that_was_turned_up_looking_ahead_ends_foresight_where_something_depends_on_it() -> None:
    ahead, pile = table(), OpenPile((7, 8))
    ahead.log, ahead.foreseeing = [], 0
    assert pile.top(ahead) == 7
    assert ahead.logged_before_reveal == NOTHING_REVEALED, "it lies open"
    pile.take(ahead)
    assert ahead.logged_before_reveal == NOTHING_REVEALED, "nothing depends on it yet"
    pile.copy().top(ahead)
    assert ahead.logged_before_reveal == 0


def test_a_lot_is_seen_by_everybody_unless_it_lies_face_down() -> None:
    t = table()
    assert {int(t.lot_face_down(3)) for _ in range(40)} == {0, 1, 2}
    t.log, t.foreseeing = [], 0
    t.lot_face_down(3)
    assert t.logged_before_reveal == NOTHING_REVEALED
    before = t.barrier()
    assert {int(t.by_lot(3)) for _ in range(40)} == {0, 1, 2}
    assert t.logged_before_reveal == 0
    assert t.barrier() > before


def test_whatever_chance_decides_bars_the_way_back_even_unseen() -> None:
    t = table()
    before = t.barrier()
    Deck(()).shuffle_anew(t, (1, 2, 3))
    assert t.barrier() > before
