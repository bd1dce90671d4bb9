"""A pile of cards with an order nobody may know."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

NO_CARD: Final = -1


@final
class Deck:
    """Cards from top to bottom. Drawing only moves the top, so copies share the cards."""

    def __init__(self, cards: tuple[int, ...], drawn: i64 = 0) -> None:
        self.cards: tuple[int, ...] = cards
        self.drawn: i64 = drawn

    def copy(self) -> Deck:
        return Deck(self.cards, self.drawn)

    def left(self) -> i64:
        return len(self.cards) - self.drawn

    def rest(self) -> tuple[int, ...]:
        return self.cards[self.drawn :]

    def top(self) -> i64:
        """The next card, still on the pile, or NO_CARD."""
        return self.cards[self.drawn] if self.drawn < len(self.cards) else NO_CARD

    def draw(self) -> i64:
        card = self.top()
        if card != NO_CARD:
            self.drawn += 1
        return card

    def put_under(self, card: i64) -> None:
        self.cards = self.rest() + (int(card),)
        self.drawn = 0
