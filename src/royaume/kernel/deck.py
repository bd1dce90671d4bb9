"""A pile of cards with an order nobody may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from royaume.kernel.chance import Chance
from royaume.kernel.frame import NOBODY

if TYPE_CHECKING:
    from royaume.kernel.table import Table

NO_CARD: Final = -1
MOST_APART: Final = 8  # cards put under a deck that are kept beside it: fewer copies of it, yet none of many


@final
@mypyc_attr(acyclic=True)
class Deck:
    """Cards from top to bottom. Drawing only moves the top, so copies share the cards.

    Whoever draws learns something: there is no way to draw without barring the way back. What goes in goes unseen.
    """

    def __init__(self, cards: tuple[int, ...], drawn: i64 = 0, under: tuple[int, ...] = ()) -> None:
        self.face_down: tuple[int, ...] = cards
        self.drawn: i64 = drawn
        self.under: tuple[int, ...] = under  # what was put under it lately

    def copy(self) -> Deck:
        return Deck(self.face_down, self.drawn, self.under)

    def left(self) -> i64:
        return len(self.face_down) - self.drawn + len(self.under)

    def rest(self) -> tuple[int, ...]:
        """All of it, to save, check or deal again; never to play by."""
        return self.face_down[self.drawn :] + self.under

    def goes_on(self) -> bool:
        """What was put under it lately lies on top now; whether there is any."""
        self.lay(self.under)
        return len(self.face_down) > 0

    def draw(self, t: Table) -> i64:
        """The top card, which somebody sees now, or NO_CARD."""
        if self.drawn >= len(self.face_down) and not self.goes_on():
            return NO_CARD
        card = self.face_down[self.drawn]
        self.drawn += 1
        t.reveal()
        return card

    def draw_for_later(self, t: Table) -> i64:
        """Likewise; nothing that follows in this turn depends on which one it is, unless somebody decides by it."""
        if self.drawn >= len(self.face_down) and not self.goes_on():
            return NO_CARD
        card = self.face_down[self.drawn]
        self.drawn += 1
        t.reveal_for_later()
        return card

    def put_under(self, card: i64) -> None:
        """Face down."""
        self.under = self.under + (int(card),)
        if len(self.under) > MOST_APART:
            self.lay(self.rest())

    def shuffle_anew(self, t: Table, cards: tuple[int, ...]) -> None:
        """These cards in its place, in an order nobody knows."""
        self.lay(t.chance.shuffled(cards))

    def lay(self, cards: tuple[int, ...]) -> None:
        """Another pile in its place, to read or to deal again; never to play by."""
        self.face_down = cards
        self.drawn = 0
        self.under = ()

    def deal_again(self, chance: Chance) -> None:
        """Another order, as good as any to whoever does not know this one."""
        self.lay(chance.dealt_again(self.rest()))


@final
@mypyc_attr(acyclic=True)
class OpenPile:
    """A pile whose top card lies open. It never shrinks: taking only moves the top, so copies share the cards.

    Of a card that was turned up while somebody looks ahead, nobody knows which it will be: it is no use to foresight.
    """

    def __init__(self, cards: tuple[int, ...], taken: i64 = 0) -> None:
        self.cards: tuple[int, ...] = cards
        self.taken: i64 = taken
        self.imagined: bool = False

    def copy(self) -> OpenPile:
        copy = OpenPile(self.cards, self.taken)
        copy.imagined = self.imagined
        return copy

    def left(self) -> i64:
        return len(self.cards) - self.taken

    def rest(self) -> tuple[int, ...]:
        """All of it, to save, check or deal again; never to play by."""
        return self.cards[self.taken :]

    def top(self, t: Table) -> i64:
        """The card that everybody sees, or NO_CARD."""
        if self.imagined:
            t.rely_on_news()
        return NO_CARD if self.taken >= len(self.cards) else self.cards[self.taken]

    def take(self, t: Table) -> i64:
        """The top card; the one below it is seen from now on, and of use to somebody later."""
        card = self.cards[self.taken]
        self.taken += 1
        if self.taken < len(self.cards):
            t.reveal_for_later()
            self.imagined = t.foreseeing != NOBODY
        return card


@final
@mypyc_attr(acyclic=True)
class TurningPile:
    """A pile whose open top card is turned over onto another pile. It never changes, so that copies share it."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards: Final = cards

    def __len__(self) -> int:
        return len(self.cards)

    def rest(self) -> tuple[int, ...]:
        """All of it, to save, check or deal again; never to play by."""
        return self.cards

    def top(self) -> i64:
        """The card that everybody sees, or NO_CARD."""
        return NO_CARD if len(self.cards) == 0 else self.cards[0]

    def turn_over(self, t: Table, onto: tuple[int, ...]) -> tuple[TurningPile, tuple[int, ...]]:
        """Both afterwards: now the card below is seen, for later. An empty pile is first shuffled from the other."""
        t.reveal_for_later()
        if len(self.cards) == 0:
            shuffled = t.chance.shuffled(onto)
            return TurningPile(shuffled[1:]), shuffled[:1]
        return TurningPile(self.cards[1:]), self.cards[:1] + onto

    def dealt_again(self, chance: Chance) -> TurningPile:
        """The same open card above another order."""
        return TurningPile(self.cards[:1] + chance.dealt_again(self.cards[1:]))


def dealt_again_below(piles: list[OpenPile], chance: Chance) -> list[OpenPile]:
    """The same open cards, with those below dealt again, as many to each pile as it has."""
    unseen: tuple[int, ...] = ()
    for pile in piles:
        unseen = unseen + pile.rest()[1:]
    dealt = chance.dealt_again(unseen)
    again: list[OpenPile] = []
    at = 0
    for pile in piles:
        below = max(int(pile.left()) - 1, 0)
        again.append(OpenPile(pile.rest()[:1] + dealt[at : at + below]))
        at += below
    return again


def without(cards: tuple[int, ...], card: i64) -> tuple[int, ...]:
    """These cards but for one of them. A loop is quicker than `index` when compiled."""
    for i in range(len(cards)):
        if cards[i] == card:
            return cards[:i] + cards[i + 1 :]
    raise ValueError("there is no card " + str(int(card)))
