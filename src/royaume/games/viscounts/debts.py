"""Debts gained and answered one by one; Debts paid and Deeds approved by turning them over."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from royaume.games.viscounts.cards.townsfolk import ON_DEBT_FLIPPED, ON_DEBT_GAINED
from royaume.games.viscounts.effects import DEBT, FLIP_ANY, FLIP_DEBT
from royaume.games.viscounts.gaining import CHOOSING_RESOURCE, MOST_AMOUNT, Gaining
from royaume.games.viscounts.reacting import react
from royaume.games.viscounts.table import ViscountsTable
from royaume.games.viscounts.verbs import gain_debt, turn_debt_over, turn_deed_over
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import Frame
from royaume.kernel.module import Effect

A_DEBT: Final = 0
A_DEED: Final = 1


@final
class GainDebts(Effect[ViscountsTable]):
    """One by one: each may be answered before the next."""

    def take(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> None:
        if n > 1:
            t.push(Gaining(seat, DEBT, n - 1))
        react(t, seat, ON_DEBT_GAINED)
        gain_debt(t, seat)


def flip_debt(t: ViscountsTable, seat: i64) -> None:
    """It pays any one resource; then whoever collects Debts answers."""
    turn_debt_over(t, seat)
    react(t, seat, ON_DEBT_FLIPPED)
    t.push(CHOOSING_RESOURCE[seat])


@final
class FlipDebts(Effect[ViscountsTable]):
    """So many unpaid Debts, if there are any."""

    def possible(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> bool:
        return t.players[seat].debts > 0

    def take(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> None:
        if t.players[seat].debts > 0:
            if n > 1:
                t.push(Gaining(seat, FLIP_DEBT, n - 1))
            flip_debt(t, seat)


@final
class FlipDeeds(Effect[ViscountsTable]):
    """So many Deeds that are not approved yet, if there are any."""

    def possible(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> bool:
        return t.players[seat].deeds > 0

    def take(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> None:
        for _ in range(min(n, t.players[seat].deeds)):
            turn_deed_over(t, seat)


@final
class FlipAny(Effect[ViscountsTable]):
    """Debts or Deeds, any mix."""

    def possible(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> bool:
        return to_flip(t, seat) > 0

    def take(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> None:
        p = t.players[seat]
        if p.debts > 0 and p.deeds > 0:
            t.push(Flipping(seat, n))
        elif p.debts > 0 or p.deeds > 0:
            if n > 1:
                t.push(Gaining(seat, FLIP_ANY, n - 1))
            flip(t, seat, A_DEBT if p.debts > 0 else A_DEED)


def to_flip(t: ViscountsTable, seat: i64) -> i64:
    """Cards that can still be turned over."""
    p = t.players[seat]
    return p.debts + p.deeds


def flip(t: ViscountsTable, seat: i64, which: i64) -> None:
    if which == A_DEBT:
        flip_debt(t, seat)
    else:
        turn_deed_over(t, seat)


@final
@mypyc_attr(free_list_len=1)
class Flipping(Frame[ViscountsTable]):
    """A Debt or a Deed, where there are both."""

    span: ClassVar[int] = 2

    def __init__(self, seat: i64, n: i64) -> None:
        super().__init__(seat)
        self.n: Final = n

    def offers(self, t: ViscountsTable, out: Choices) -> None:
        out.add(A_DEBT)
        out.add(A_DEED)

    def legal(self, t: ViscountsTable, out: Choices) -> None:
        out.n = 0
        self.offers(t, out)

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        if self.n > 1:
            t.push(Gaining(self.seat, FLIP_ANY, self.n - 1))
        flip(t, self.seat, a)

    def describe(self, t: ViscountsTable, a: i64) -> Meaning:
        return Meaning("flip_debt" if a == A_DEBT else "flip_deed")

    def asks(self, t: ViscountsTable) -> Meaning:
        return Meaning("flipping", {"n": int(self.n)})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.n)]

    def fits(self, t: ViscountsTable) -> bool:
        if not 0 <= self.seat < t.seats or not 1 <= self.n <= MOST_AMOUNT:
            return False
        return t.players[self.seat].debts > 0 and t.players[self.seat].deeds > 0
