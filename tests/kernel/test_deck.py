"""A pile of cards: drawn from the top, put under the bottom."""

from __future__ import annotations

from royaume.kernel.deck import NO_CARD, Deck


def drawn(deck: Deck, n: int) -> list[int]:
    return [int(deck.draw()) for _ in range(n)]


def test_cards_are_drawn_from_the_top() -> None:
    deck = Deck((7, 8, 9))
    assert (deck.top(), deck.left()) == (7, 3)
    assert drawn(deck, 2) == [7, 8]
    assert (deck.top(), deck.left(), deck.rest()) == (9, 1, (9,))


def test_looking_at_the_top_draws_nothing() -> None:
    deck = Deck((7, 8))
    assert [deck.top(), deck.top(), deck.draw()] == [7, 7, 7]


def test_an_empty_pile_gives_no_card_and_stays_empty() -> None:
    deck = Deck((7,))
    assert drawn(deck, 3) == [7, NO_CARD, NO_CARD]
    assert (deck.left(), deck.rest()) == (0, ())


def test_a_card_put_under_the_pile_is_drawn_last() -> None:
    deck = Deck((7, 8, 9))
    deck.put_under(deck.draw())
    assert (deck.left(), drawn(deck, 4)) == (3, [8, 9, 7, NO_CARD])


def test_a_card_put_under_an_empty_pile_is_its_only_card() -> None:
    deck = Deck(())
    deck.put_under(4)
    assert drawn(deck, 2) == [4, NO_CARD]


def test_a_copy_is_independent() -> None:
    deck = Deck((7, 8, 9))
    deck.draw()
    copy = deck.copy()
    copy.draw()
    copy.put_under(1)
    assert deck.rest() == (8, 9)
    assert copy.rest() == (9, 1)
