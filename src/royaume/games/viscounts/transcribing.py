"""Manuscripts: taken from the piles, their ribbons and Cleric Bonus cards, those printed on the board."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from royaume.games.viscounts.board import BOARD
from royaume.games.viscounts.cards.manuscripts import MANUSCRIPTS, NEEDED_FOR_BONUS, PRINTED_COST
from royaume.games.viscounts.events import BONUS_TAKEN, MANUSCRIPT_TAKEN, PRINTED_MANUSCRIPT_READ
from royaume.games.viscounts.gaining import give
from royaume.games.viscounts.table import ViscountsTable, reindex
from royaume.games.viscounts.vocabulary import SEGMENTS, segment_of
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import Frame
from royaume.kernel.ints import bit
from royaume.kernel.module import Effect

DEAREST: Final = 9


def cost_at(t: ViscountsTable, segment: i64) -> i64:
    """Of the manuscript that lies open, or of the printed one."""
    tile = t.manuscripts[segment].top(t)
    return PRINTED_COST if tile == NO_CARD else MANUSCRIPTS[tile].cost


def transcribe(t: ViscountsTable, seat: i64) -> None:
    """The manuscript of one's segment; of the printed one only the effect."""
    segment = segment_of(t.players[seat].space)
    if t.manuscripts[segment].left() > 0:
        take_manuscript(t, seat, segment)
    else:
        t.tell(PRINTED_MANUSCRIPT_READ, seat, segment)
        give(t, seat, BOARD[segment].manuscript)


def take_manuscript(t: ViscountsTable, seat: i64, segment: i64) -> None:
    """The Cleric Bonus is seen to first, then what the manuscript says."""
    tile = t.manuscripts[segment].take(t)
    p = t.players[seat]
    p.manuscripts = p.manuscripts + (int(tile),)
    t.tell(MANUSCRIPT_TAKEN, seat, tile, segment)
    check_bonus(t, seat, MANUSCRIPTS[tile].ribbon)
    give(t, seat, MANUSCRIPTS[tile].text.effect)


def ribbons(manuscripts: tuple[int, ...], ribbon: i64) -> i64:
    n: i64 = 0
    for tile in manuscripts:
        if MANUSCRIPTS[tile].ribbon == ribbon:
            n += 1
    return n


def check_bonus(t: ViscountsTable, seat: i64, ribbon: i64) -> None:
    """The first to own three of a ribbon takes its card."""
    if ribbons(t.players[seat].manuscripts, ribbon) < NEEDED_FOR_BONUS:
        return
    for p in t.players:
        if p.bonuses & bit(ribbon) != 0:
            return
    t.players[seat].bonuses |= bit(ribbon)
    reindex(t, seat)
    t.tell(BONUS_TAKEN, seat, ribbon)


# free of charge -----------------------------------------------------------------------------


def is_cheap(t: ViscountsTable, segment: i64, most: i64) -> bool:
    """Whether a real manuscript that costs no more lies open there."""
    tile = t.manuscripts[segment].top(t)
    return tile != NO_CARD and MANUSCRIPTS[tile].cost <= most


def cheap_ones(t: ViscountsTable, most: i64) -> i64:
    n: i64 = 0
    for segment in range(SEGMENTS):
        if is_cheap(t, segment, most):
            n += 1
    return n


@final
class FreeManuscript(Effect[ViscountsTable]):
    """One that costs no more than this, from any segment."""

    def possible(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> bool:
        return cheap_ones(t, n) > 0

    def take(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> None:
        if cheap_ones(t, n) > 0:
            t.push(ChoosingManuscript(seat, n))


@final
@mypyc_attr(free_list_len=1)
class ChoosingManuscript(Frame[ViscountsTable]):
    """Which of the open manuscripts."""

    span: ClassVar[int] = SEGMENTS

    def __init__(self, seat: i64, most: i64) -> None:
        super().__init__(seat)
        self.most: Final = most

    def offers(self, t: ViscountsTable, out: Choices) -> None:
        for segment in range(SEGMENTS):
            if is_cheap(t, segment, self.most):
                out.add(segment)

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        take_manuscript(t, self.seat, a)

    def describe(self, t: ViscountsTable, a: i64) -> Meaning:
        return Meaning("take_manuscript", {"manuscript": int(t.manuscripts[a].top(t))})

    def asks(self, t: ViscountsTable) -> Meaning:
        return Meaning("choosing_manuscript")

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.most)]

    def fits(self, t: ViscountsTable) -> bool:
        return 0 <= self.seat < t.seats and 1 <= self.most <= DEAREST and cheap_ones(t, self.most) > 0
