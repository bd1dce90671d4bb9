"""A player's own cards, that come round again and again: a pile to draw from, a hand, and what was discarded, open."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64, mypyc_attr

from royaume.kernel.chance import Chance
from royaume.kernel.deck import Deck, without
from royaume.kernel.hand import Hand

if TYPE_CHECKING:
    from royaume.kernel.table import Table


@final
@mypyc_attr(acyclic=True)
class OwnCards:
    """Which cards are in pile and hand together everybody can work out; which lies where, only the holder of the hand.

    Cards move in these ways only, and each bars the way back where somebody learns something.
    """

    def __init__(self, pile: Deck, hand: Hand, discarded: tuple[int, ...] = ()) -> None:
        self.pile: Deck = pile
        self.hand: Hand = hand
        self.discarded: tuple[int, ...] = discarded  # the newest last

    def copy(self) -> OwnCards:
        return OwnCards(self.pile.copy(), self.hand, self.discarded)

    def count(self) -> i64:
        return self.pile.left() + len(self.hand.cards) + len(self.discarded)

    def to_draw(self) -> i64:
        """Those that can still be drawn, the discarded ones shuffled in."""
        return self.pile.left() + len(self.discarded)

    def draw(self, t: Table) -> None:
        """The top card of the pile into the hand."""
        self.hand = self.hand.take(self.pile.draw_for_later(t))

    def turn_up(self, t: Table) -> i64:
        """The top card of the pile, seen by everybody and in no place yet, or NO_CARD."""
        return self.pile.draw(t)

    def show(self, t: Table, seat: i64, card: i64) -> None:
        """A card of the hand, seen by everybody and in no place yet."""
        self.hand = self.hand.show(t, seat, card)

    def discard(self, card: i64) -> None:
        """A card that lies open goes onto those discarded."""
        self.discarded = self.discarded + (int(card),)

    def pick(self, t: Table, card: i64) -> None:
        """A card of the pile or of those discarded, in no place now. Without a hand everybody knows what lies there."""
        if int(card) in self.discarded:
            self.take_back(card)
            return
        if len(self.hand.cards) > 0:
            t.reveal()
        self.pile.lay(without(self.pile.rest(), card))

    def take_back(self, card: i64) -> None:
        """One of those discarded, in no place now."""
        self.discarded = without(self.discarded, card)

    def reshuffle(self, t: Table) -> None:
        """What was discarded and what is left of the pile are shuffled together."""
        self.pile.shuffle_anew(t, self.pile.rest() + self.discarded)
        self.discarded = ()

    def unseen(self) -> tuple[int, ...]:
        """Pile and hand together, by number: what others can work out."""
        return tuple(sorted(self.pile.rest() + self.hand.cards))

    def deal_again(self, chance: Chance, own: bool) -> None:
        """Another pile, as its owner might imagine it; or another hand and pile, as others might."""
        if own:
            self.pile.deal_again(chance)
            return
        n = len(self.hand.cards)
        cards = chance.dealt_again(self.pile.rest() + self.hand.cards)
        self.hand = Hand(cards[:n])
        self.pile.lay(cards[n:])

    def to_data(self) -> dict[str, object]:
        return {"pile": list(self.pile.rest()), "hand": list(self.hand), "discarded": list(self.discarded)}
