"""A pile of cards: drawn from the top, put under the bottom."""

from __future__ import annotations

import pytest
from trial.secret_bids.draft import set_up
from trial.secret_bids.table import DraftTable

from royaume.kernel.chance import Chance
from royaume.kernel.deck import NO_CARD, Deck, OpenPile, dealt_again_below, turn_over, without


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
    assert turn_over(t, (7, 8), (9,)) == ((8,), (7, 9))
    assert t.revealed == 1


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
    assert (pile.top(), pile.left(), pile.rest()) == (7, 2, (7, 8))


def test_the_card_below_the_one_that_is_taken_is_seen_from_now_on() -> None:
    t, pile = table(), OpenPile((7, 8))
    assert pile.take(t) == 7
    assert (pile.top(), t.revealed) == (8, 1)


def test_below_the_last_card_of_an_open_pile_nothing_is_revealed() -> None:
    t, pile = table(), OpenPile((7,))
    assert pile.take(t) == 7
    assert (pile.top(), pile.left(), t.revealed) == (NO_CARD, 0, 0)


def test_a_copy_of_an_open_pile_is_independent() -> None:
    pile = OpenPile((7, 8))
    pile.copy().take(table())
    assert pile.top() == 7


def test_below_the_open_cards_everything_is_dealt_again() -> None:
    piles = [OpenPile((1, 2, 3)), OpenPile(()), OpenPile((4,)), OpenPile((5, 6))]
    dealt = [dealt_again_below(piles, Chance.from_seed(str(seed))) for seed in range(20)]
    for again in dealt:
        assert [(pile.top(), pile.left()) for pile in again] == [(1, 3), (NO_CARD, 0), (4, 1), (5, 2)]
        assert sorted(card for pile in again for card in pile.rest()[1:]) == [2, 3, 6]
    assert len({tuple(pile.rest() for pile in again) for again in dealt}) > 3
