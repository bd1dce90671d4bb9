"""What is done with one's own cards: discard or destroy some, shuffle them, put those of the line in another order."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from royaume.games.viscounts.cards.catalogue import FACES, card_of, face_of
from royaume.games.viscounts.events import LINE_REARRANGED
from royaume.games.viscounts.gaining import MOST_AMOUNT
from royaume.games.viscounts.table import ViscountsTable
from royaume.games.viscounts.verbs import destroy_card, discard_card, shuffle_cards, turn_up_own
from royaume.games.viscounts.vocabulary import LINE, MOST_SEATS
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import Frame
from royaume.kernel.module import Effect

FEWEST_OWNED: Final = 3
KEEP: Final = 0
TOP_OF_PILE: Final = 1
FIRST_CARD: Final = 2  # the choices from here on are cards of the hand


# discarding and destroying ------------------------------------------------------------------


def can_discard(t: ViscountsTable, seat: i64) -> bool:
    """From the hand, or unseen from the top of the pile, which may be shuffled first."""
    cards = t.players[seat].cards
    return len(cards.hand.cards) > 0 or cards.to_draw() > 0


def can_destroy(t: ViscountsTable, seat: i64) -> bool:
    """Nobody may own fewer than three cards."""
    return t.players[seat].owned() > FEWEST_OWNED and can_discard(t, seat)


def most_destroyed(t: ViscountsTable, seat: i64) -> i64:
    """How many cards could be destroyed one after the other."""
    p = t.players[seat]
    return max(0, min(p.owned() - FEWEST_OWNED, p.cards.count()))


@final
class Discard(Effect[ViscountsTable]):
    """Up to so many cards, if one likes."""

    def possible(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> bool:
        return can_discard(t, seat)

    def take(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> None:
        if can_discard(t, seat):
            t.push(Discarding(seat, n))


@final
class Destroy(Effect[ViscountsTable]):
    """Up to so many cards, if one likes."""

    def possible(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> bool:
        return can_destroy(t, seat)

    def take(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> None:
        if can_destroy(t, seat):
            t.push(Destroying(seat, n))


@mypyc_attr(allow_interpreted_subclasses=True)
class GivingUp(Frame[ViscountsTable]):
    """Which card, or none; where it comes from is said before it is seen."""

    span: ClassVar[int] = FIRST_CARD + FACES

    def __init__(self, seat: i64, n: i64) -> None:
        super().__init__(seat)
        self.n: Final = n

    def offers(self, t: ViscountsTable, out: Choices) -> None:
        cards = t.players[self.seat].cards
        out.add(KEEP)
        if cards.to_draw() > 0:
            out.add(TOP_OF_PILE)
        for card in cards.hand.cards:
            out.add(FIRST_CARD + card)

    def legal(self, t: ViscountsTable, out: Choices) -> None:
        out.n = 0
        self.offers(t, out)

    def taken(self, t: ViscountsTable, a: i64) -> i64:
        """The card, shown to everybody."""
        if a == TOP_OF_PILE:
            return turn_up_own(t, self.seat)
        t.players[self.seat].cards.show(t, self.seat, a - FIRST_CARD)
        return a - FIRST_CARD

    def index_of(self, t: ViscountsTable, a: i64) -> i64:
        return a if a < FIRST_CARD else FIRST_CARD + face_of(a - FIRST_CARD)

    def choice_at(self, t: ViscountsTable, index: i64) -> i64:
        return index if index < FIRST_CARD else FIRST_CARD + card_of(index - FIRST_CARD, self.seat)

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.n)]


@final
@mypyc_attr(free_list_len=1)
class Discarding(GivingUp):
    """One card to the discarded ones."""

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        if a == KEEP:
            return
        discard_card(t, self.seat, self.taken(t, a))
        if self.n > 1 and can_discard(t, self.seat):
            t.push(Discarding(self.seat, self.n - 1))

    def describe(self, t: ViscountsTable, a: i64) -> Meaning:
        if a == KEEP:
            return Meaning("discard_none")
        return Meaning("discard_top") if a == TOP_OF_PILE else Meaning("discard", {"card": int(a - FIRST_CARD)})

    def asks(self, t: ViscountsTable) -> Meaning:
        return Meaning("discarding", {"n": int(self.n)})

    def fits(self, t: ViscountsTable) -> bool:
        return 0 <= self.seat < t.seats and 1 <= self.n <= MOST_AMOUNT and can_discard(t, self.seat)


@final
@mypyc_attr(free_list_len=1)
class Destroying(GivingUp):
    """One card out of the game, for its value in silver."""

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        if a == KEEP:
            return
        destroy_card(t, self.seat, self.taken(t, a))
        if self.n > 1 and can_destroy(t, self.seat):
            t.push(Destroying(self.seat, self.n - 1))

    def describe(self, t: ViscountsTable, a: i64) -> Meaning:
        if a == KEEP:
            return Meaning("destroy_none")
        return Meaning("destroy_top") if a == TOP_OF_PILE else Meaning("destroy", {"card": int(a - FIRST_CARD)})

    def asks(self, t: ViscountsTable) -> Meaning:
        return Meaning("destroying", {"n": int(self.n)})

    def fits(self, t: ViscountsTable) -> bool:
        return 0 <= self.seat < t.seats and 1 <= self.n <= MOST_AMOUNT and can_destroy(t, self.seat)


@final
class DestroyAny(Effect[ViscountsTable]):
    """At the beginning, before the first shuffle: any own card."""

    def take(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> None:
        t.push(DestroyingAny(seat))


@final
class DestroyingAny(Frame[ViscountsTable]):
    """Any card that one owns, or none."""

    span: ClassVar[int] = 1 + FACES

    def offers(self, t: ViscountsTable, out: Choices) -> None:
        out.add(KEEP)
        cards = t.players[self.seat].cards
        for card in cards.unseen() + cards.discarded:
            out.add(1 + card)

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        if a != KEEP:
            t.players[self.seat].cards.pick(t, a - 1)
            destroy_card(t, self.seat, a - 1)

    def describe(self, t: ViscountsTable, a: i64) -> Meaning:
        return Meaning("destroy_none") if a == KEEP else Meaning("destroy", {"card": int(a - 1)})

    def asks(self, t: ViscountsTable) -> Meaning:
        return Meaning("destroying", {"n": 1})

    def index_of(self, t: ViscountsTable, a: i64) -> i64:
        return a if a == KEEP else 1 + face_of(a - 1)

    def choice_at(self, t: ViscountsTable, index: i64) -> i64:
        return index if index == KEEP else 1 + card_of(index - 1, self.seat)


# shuffling ----------------------------------------------------------------------------------


@final
class Shuffle(Effect[ViscountsTable]):
    """Discarded cards and pile together; at least one card must have been discarded."""

    def possible(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> bool:
        return len(t.players[seat].cards.discarded) > 0

    def take(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> None:
        if len(t.players[seat].cards.discarded) > 0:
            shuffle_cards(t, seat)


# rearranging --------------------------------------------------------------------------------

# which card comes to the left, middle and right space
ORDERS: Final = vec[vec[i64]](
    [vec[i64](order) for order in ([0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0])]
)
AS_IT_IS: Final = 0


@final
class Rearrange(Effect[ViscountsTable]):
    """If one likes. Cards change places among themselves; empty spaces stay empty, and nothing is triggered."""

    def possible(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> bool:
        return t.players[seat].in_line() > 1

    def take(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> None:
        if t.players[seat].in_line() > 1:
            t.push(REARRANGING[seat])


@final
class Rearranging(Frame[ViscountsTable]):
    """The order of the cards in the line."""

    span: ClassVar[int] = len(ORDERS)

    def offers(self, t: ViscountsTable, out: Choices) -> None:
        line = t.players[self.seat].line
        for a in range(len(ORDERS)):
            if keeps_empty_spaces(line, ORDERS[a]):
                out.add(a)

    def legal(self, t: ViscountsTable, out: Choices) -> None:
        out.n = 0
        self.offers(t, out)

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        if a == AS_IT_IS:
            return
        line, order = t.players[self.seat].line, ORDERS[a]
        before = line[:]
        for space in range(LINE):
            line[space] = before[order[space]]
        t.tell(LINE_REARRANGED, self.seat)

    def describe(self, t: ViscountsTable, a: i64) -> Meaning:
        line, order = t.players[self.seat].line, ORDERS[a]
        cards = [int(line[place]) for place in order if line[place] != NO_CARD]
        names = ("card", "card2", "card3")
        key = "arrange_two" if len(cards) == 2 else "arrange_three"
        return Meaning(key, {names[i]: cards[i] for i in range(len(cards))})

    def asks(self, t: ViscountsTable) -> Meaning:
        return Meaning("rearranging")

    def fits(self, t: ViscountsTable) -> bool:
        return 0 <= self.seat < t.seats and t.players[self.seat].in_line() > 1


def keeps_empty_spaces(line: vec[i64], order: vec[i64]) -> bool:
    """An empty space may not be filled, nor another become empty."""
    for space in range(LINE):
        if line[space] == NO_CARD and order[space] != space:
            return False
    return True


REARRANGING: Final = vec[Rearranging]([Rearranging(seat) for seat in range(MOST_SEATS)])
