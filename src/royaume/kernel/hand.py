"""Cards that only their holder knows: a hand, or the pack of a draft."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from royaume.kernel.deck import Deck, without

if TYPE_CHECKING:
    from royaume.kernel.table import Table


@final
@mypyc_attr(acyclic=True)
class Hand:
    """It never changes: taking or giving up a card makes another hand, so that copies of a table share it.

    A card leaves it in these ways only, and each of them knows who learns of it: nobody can forget to bar the way back.
    """

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards: Final = cards

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[int]:
        return iter(self.cards)

    def __contains__(self, card: object) -> bool:
        return card in self.cards

    def take(self, card: i64) -> Hand:
        return Hand(self.cards + (int(card),))

    def show(self, t: Table, seat: i64, card: i64) -> Hand:
        """The card goes where everybody sees it; to its holder it is no news."""
        t.reveal(known_to=seat)
        return self.less(card)

    def bury(self, card: i64, under: Deck) -> Hand:
        """The card goes face down under a pile: nobody else learns which it was."""
        under.put_under(card)
        return self.less(card)

    def move(self, card: i64, to: Hand) -> tuple[Hand, Hand]:
        """Both after the card went from one to the other, of the same holder."""
        return self.less(card), to.take(card)

    def less(self, card: i64) -> Hand:
        """For those ways alone."""
        return Hand(without(self.cards, card))


NO_CARDS: Final = Hand(())


def deal(t: Table, deck: Deck, n: i64) -> Hand:
    """So many cards from the top, for one seat to see; all there are if there are fewer."""
    return Hand(tuple([int(deck.draw_for_later(t)) for _ in range(min(n, deck.left()))]))


def pass_on(t: Table, packs: list[Hand]) -> list[Hand]:
    """Each goes to the next holder, who looks at it."""
    t.reveal()
    return packs[-1:] + packs[:-1]
