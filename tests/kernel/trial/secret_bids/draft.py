"""The one decision of the draft, which several seats take at once, and what follows when all have taken it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.kernel.chance import Chance
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import Frame
from royaume.kernel.hand import NO_CARDS, Hand, pass_on
from trial.secret_bids.table import CARD_CHOSEN, HANDS_PASSED, DraftTable, nothing_chosen


@final
class Keeping(Frame[DraftTable]):
    """Keep one card of the hand. `undecided` has a bit for each seat that has not chosen; this is one of them."""

    def __init__(self, seat: i64, undecided: i64) -> None:
        super().__init__(seat)
        self.undecided: Final = undecided

    def offers(self, t: DraftTable, out: Choices) -> None:
        for card in t.hands[self.seat]:
            out.add(card)

    def resolve(self, t: DraftTable, a: i64) -> None:
        left = self.undecided & ~(1 << self.seat)
        if left != 0:
            t.push(Keeping(lowest(left), left))
        choose(t, self.seat, a)
        if left == 0:
            pass_hands(t)

    def describe(self, t: DraftTable, a: i64) -> Meaning:
        return Meaning("keep", {"card": int(a)})

    def asks(self, t: DraftTable) -> Meaning:
        return Meaning("keeping")

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.undecided)]

    def waiting(self) -> i64:
        return self.undecided

    def turned_to(self, seat: i64) -> Keeping:
        return Keeping(seat, self.undecided)


def lowest(seats: i64) -> i64:
    """The first seat among these bits."""
    seat: i64 = 0
    while (seats >> seat) & 1 == 0:
        seat += 1
    return seat


def choose(t: DraftTable, seat: i64, card: i64) -> None:
    t.chosen[seat] = card
    t.tell(CARD_CHOSEN, seat, card)


def pass_hands(t: DraftTable) -> None:
    """All have chosen: everybody keeps the card, and the rest goes to the left, but for a last card, which is out."""
    for seat in range(t.seats):
        t.hands[seat], t.kept[seat] = t.hands[seat].move(t.chosen[seat], t.kept[seat])
        t.chosen[seat] = NO_CARD
    t.hands = pass_on(t, t.hands)
    t.tell(HANDS_PASSED, 0)
    go_on(t)


def go_on(t: DraftTable) -> None:
    if len(t.hands[0]) > 1:
        t.push(Keeping(0, (1 << t.seats) - 1))
    else:
        t.over = True


def set_up(seats: i64, hand: i64, chance: Chance) -> DraftTable:
    """Deal so many cards to everybody."""
    cards = chance.shuffled(tuple(range(seats * hand)))
    hands = [Hand(cards[seat * hand : (seat + 1) * hand]) for seat in range(seats)]
    t = DraftTable(chance, hands, [NO_CARDS for _ in range(seats)], nothing_chosen(seats))
    go_on(t)
    return t
