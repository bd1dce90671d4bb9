"""Hiring Townsfolk: for silver in phase 4, or free of charge; and dismissing them for an action."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.viscounts.buildings import is_empty
from royaume.games.viscounts.cards.catalogue import CARDS, FIRST_PRINTED, printed_at
from royaume.games.viscounts.effects import DISCARD
from royaume.games.viscounts.events import CARD_DISMISSED, CARD_HIRED
from royaume.games.viscounts.gaining import Gaining, give
from royaume.games.viscounts.refusals import TOO_DEAR_TO_HIRE
from royaume.games.viscounts.table import ViscountsTable
from royaume.games.viscounts.vocabulary import (
    CHEAP_DISMISSAL,
    DISCARD_ON_HIRE,
    MOST_SEATS,
    SEGMENTS,
    SILVER,
    segment_of,
)
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import ALLOWED, Frame
from royaume.kernel.module import Effect

NOBODY_HIRED: Final = 0
HIRED: Final = 1


def hire(t: ViscountsTable, seat: i64, segment: i64, silver: i64) -> None:
    """The open card of a segment joins the discarded ones; its effect; then a Workshop may discard a card."""
    p = t.players[seat]
    card = t.townsfolk[segment].take(t)
    p.goods[SILVER] -= silver
    p.cards.discard(card)
    if is_empty(p.slots, DISCARD_ON_HIRE):
        t.push(Gaining(seat, DISCARD, 1))
    t.tell(CARD_HIRED, seat, card, silver)
    give(t, seat, CARDS[card].on_hire)


@final
class FreeHire(Effect[ViscountsTable]):
    """The open card of any segment."""

    def possible(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> bool:
        return piles_left(t) > 0

    def take(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> None:
        left = piles_left(t)
        if left > 1:
            t.push(HIRING_FREE[seat])
        elif left == 1:
            hire(t, seat, only_pile(t), 0)


def piles_left(t: ViscountsTable) -> i64:
    n: i64 = 0
    for pile in t.townsfolk:
        if pile.left() > 0:
            n += 1
    return n


def only_pile(t: ViscountsTable) -> i64:
    for segment in range(SEGMENTS):
        if t.townsfolk[segment].left() > 0:
            return segment
    raise ValueError("no card is left to hire")


@final
class HiringFree(Frame[ViscountsTable]):
    """Which of the open cards, at no cost."""

    span: ClassVar[int] = SEGMENTS

    def offers(self, t: ViscountsTable, out: Choices) -> None:
        for segment in range(SEGMENTS):
            if t.townsfolk[segment].left() > 0:
                out.add(segment)

    def legal(self, t: ViscountsTable, out: Choices) -> None:
        out.n = 0
        self.offers(t, out)

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        hire(t, self.seat, a, 0)

    def describe(self, t: ViscountsTable, a: i64) -> Meaning:
        return Meaning("hire", {"card": int(t.townsfolk[a].top(t))})

    def asks(self, t: ViscountsTable) -> Meaning:
        return Meaning("hiring_free")

    def fits(self, t: ViscountsTable) -> bool:
        return 0 <= self.seat < t.seats and piles_left(t) > 0


# phase 4 ------------------------------------------------------------------------------------


def can_recruit(t: ViscountsTable, seat: i64) -> bool:
    """Whether a card lies beside the Viscount that there is silver for; the printed one cannot be hired."""
    p = t.players[seat]
    card = t.townsfolk[segment_of(p.space)].top(t)
    return card != NO_CARD and p.goods[SILVER] >= CARDS[card].value


@final
class Recruiting(Frame[ViscountsTable]):
    """Hire the card beside the Viscount for its value, or not."""

    span: ClassVar[int] = 2

    def offers(self, t: ViscountsTable, out: Choices) -> None:
        out.add(NOBODY_HIRED)
        out.add(HIRED)

    def refusal(self, t: ViscountsTable, a: i64) -> i64:
        return ALLOWED if a == NOBODY_HIRED or can_recruit(t, self.seat) else TOO_DEAR_TO_HIRE

    def legal(self, t: ViscountsTable, out: Choices) -> None:
        out.n = 0
        out.add(NOBODY_HIRED)
        if can_recruit(t, self.seat):
            out.add(HIRED)

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        if a == HIRED:
            segment = segment_of(t.players[self.seat].space)
            hire(t, self.seat, segment, CARDS[t.townsfolk[segment].top(t)].value)

    def describe(self, t: ViscountsTable, a: i64) -> Meaning:
        if a == NOBODY_HIRED:
            return Meaning("recruit_nobody")
        card = t.townsfolk[segment_of(t.players[self.seat].space)].top(t)
        return Meaning("recruit", {"card": int(card), "silver": int(CARDS[card].value)})

    def asks(self, t: ViscountsTable) -> Meaning:
        return Meaning("recruiting")

    def fits(self, t: ViscountsTable) -> bool:
        return 0 <= self.seat < t.seats and t.townsfolk[segment_of(t.players[self.seat].space)].left() > 0


# dismissing ---------------------------------------------------------------------------------


def beside(t: ViscountsTable, seat: i64) -> i64:
    """The open card beside a Viscount; where the pile is used up, the one printed on the board."""
    segment = segment_of(t.players[seat].space)
    card = t.townsfolk[segment].top(t)
    return printed_at(segment) if card == NO_CARD else card


def dismissal_cost(t: ViscountsTable, seat: i64, card: i64) -> i64:
    return 1 if is_empty(t.players[seat].slots, CHEAP_DISMISSAL) else CARDS[card].value


def dismiss(t: ViscountsTable, seat: i64, silver: i64) -> i64:
    """The card beside the Viscount leaves the game, and its effect is carried out; the printed one stays."""
    card = beside(t, seat)
    t.players[seat].goods[SILVER] -= silver
    if card < FIRST_PRINTED:
        t.townsfolk[segment_of(t.players[seat].space)].take(t)
        t.removed = t.removed + (int(card),)
    t.tell(CARD_DISMISSED, seat, card, silver)
    give(t, seat, CARDS[card].on_hire)
    return card


HIRING_FREE: Final = vec[HiringFree]([HiringFree(seat) for seat in range(MOST_SEATS)])
RECRUITING: Final = vec[Recruiting]([Recruiting(seat) for seat in range(MOST_SEATS)])
