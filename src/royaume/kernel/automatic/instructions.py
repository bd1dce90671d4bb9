"""The cards that tell an automatic seat what to do: a pile, what was revealed, and cards that may join them later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from royaume.kernel.chance import Chance
from royaume.kernel.data import Reader
from royaume.kernel.deck import NO_CARD, Deck
from royaume.kernel.names import Names
from royaume.kernel.sorting import REST, Sorting
from royaume.kernel.spots import Spot, misplaced

if TYPE_CHECKING:
    from royaume.kernel.table import Table

Cards = tuple[int, ...]


@final
class Instructions:
    """The pile and the future cards run from top to bottom, both face down; the revealed ones end with the newest.

    What lies in the pile follows from what was revealed, but for the cards `mixed_in` from the future unseen.
    """

    def __init__(self, pile: Cards, revealed: Cards = (), future: Cards = (), mixed_in: Cards = ()) -> None:
        self.pile: Final = Deck(pile)
        self.revealed: Cards = revealed
        self.future: Final = Deck(future)
        self.mixed_in: Cards = mixed_in

    def copy(self) -> Instructions:
        return Instructions(self.pile.rest(), self.revealed, self.future.rest(), self.mixed_in)

    def all_cards(self) -> Cards:
        return self.pile.rest() + self.revealed + self.future.rest()

    def known_in_pile(self) -> Cards:
        """What everybody knows to lie in the pile, by numbers: its order is hidden."""
        return tuple(sorted(without(self.pile.rest(), self.mixed_in)))

    def draw(self, t: Table) -> i64:
        """The top card, face up from now on and in nobody's pile, or NO_CARD."""
        card = self.pile.draw(t)
        if int(card) in self.mixed_in:
            self.mixed_in = without(self.mixed_in, (int(card),))
        return card

    def lay_down(self, card: i64) -> None:
        self.revealed = self.revealed + (int(card),)

    def reshuffle(self, t: Table) -> None:
        """What was revealed joins what is left of the pile, in an order nobody knows."""
        self.pile.shuffle_anew(t, self.pile.rest() + self.revealed)
        self.revealed = ()

    def gain(self, t: Table) -> i64:
        """The top future card, laid face up on what was revealed, or NO_CARD."""
        card = self.future.draw(t)
        if card != NO_CARD:
            self.lay_down(card)
        return card

    def look_through(self, t: Table) -> None:
        """Everybody sees which cards the pile holds."""
        if len(self.mixed_in) > 0:
            self.mixed_in = ()
            t.reveal()

    def mix_in(self, chance: Chance, n: i64) -> None:
        """So many future cards go into the pile at set-up, unseen."""
        future = self.future.rest()
        self.mixed_in = future[:n]
        self.future.lay(future[n:])
        self.pile.lay(chance.shuffled(self.pile.rest() + self.mixed_in))

    def deal_again(self, chance: Chance) -> None:
        """As anybody at the table might imagine it."""
        known = without(self.pile.rest(), self.mixed_in)
        n = len(self.mixed_in)
        unseen = chance.dealt_again(self.mixed_in + self.future.rest())
        self.mixed_in = unseen[:n]
        self.future.lay(unseen[n:])
        self.pile.lay(chance.dealt_again(known + self.mixed_in))

    def violation(self, deck: Cards, ids: tuple[str, ...]) -> str:
        """Whether these are other cards than those of the deck; cards that lie elsewhere are not counted here."""
        pile = self.pile.rest()
        spots = [
            Spot("in the pile of instructions", pile),
            Spot("among those revealed", self.revealed),
            Spot("among the future ones", self.future.rest()),
        ]
        for card in self.mixed_in:
            if self.mixed_in.count(card) > pile.count(card):
                return ids[card] + " was mixed into the pile, but it is not there"
        return misplaced(spots, sorted(deck), ids)

    def to_data(self) -> dict[str, object]:
        """Games without future cards write none."""
        data: dict[str, object] = {"pile": list(self.pile.rest()), "revealed": list(self.revealed)}
        if self.future.left() > 0:
            data["future"] = list(self.future.rest())
        if len(self.mixed_in) > 0:
            data["mixed_in"] = list(self.mixed_in)
        return data


def read_instructions(data: Reader, names: Names, deck: Sequence[int], *beside: str) -> Instructions:
    """As `to_data` wrote them, or in names; the pile may take the rest of the deck. `beside` are keys of others."""
    data.only("pile", "revealed", "future", "mixed_in", *beside)
    pile, revealed, future = data.at("pile", [REST]), data.at("revealed"), data.at("future", [])
    cards = Sorting(names, deck, [pile, revealed, future])
    mixed_in = data.at("mixed_in", []).all_named(names)
    return Instructions(cards.pile(pile), cards.cards(revealed), cards.pile(future), tuple(mixed_in))


def without(cards: Cards, removed: Cards) -> Cards:
    left = list(cards)
    for card in removed:
        left.remove(card)
    return tuple(left)
