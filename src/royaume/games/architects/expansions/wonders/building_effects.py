"""What buildings of the expansion do at once that no other does."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from royaume.games.architects.cathedral import gain_reward
from royaume.games.architects.effects import HiringFree
from royaume.games.architects.expansions.wonders.refusals import NO_DEBT_TO_TURN, ROOM_BY_SCHOOL
from royaume.games.architects.gaining import gain
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.verbs import clear_columns, release
from royaume.games.architects.virtue import pay_off_debt
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED, Frame
from royaume.kernel.module import Effect

DECLINE: Final = 0
TURN: Final = 1
COLUMNS_CLEARED: Final = 4  # the eight left-most apprentices


@final
class FreeingEverybody(Effect[ArchitectsTable]):
    """All workers of all players leave Prison."""

    def take(self, t: ArchitectsTable, seat: i64, x: i64, n: i64) -> None:
        for k in range(t.seats - 1, -1, -1):
            freed = (seat + k) % t.seats
            release(t, freed, t.players[freed].prison)


@final
class GainingBoth(Effect[ArchitectsTable]):
    """Two things; `x` is the building."""

    def take(self, t: ArchitectsTable, seat: i64, x: i64, n: i64) -> None:
        deed = t.catalogue.buildings[x].deed
        gain(t, seat, deed.other, deed.m)
        gain(t, seat, deed.thing, deed.n)


@final
class GainingRewards(Effect[ArchitectsTable]):
    """So many reward cards."""

    def take(self, t: ArchitectsTable, seat: i64, x: i64, n: i64) -> None:
        for _ in range(n):
            gain_reward(t, seat)


@final
class RenewingApprentices(Effect[ArchitectsTable]):
    """The eight left-most make room for new ones, then one of all is hired for nothing."""

    def take(self, t: ArchitectsTable, seat: i64, x: i64, n: i64) -> None:
        t.push(HiringFree(seat, ROOM_BY_SCHOOL))
        clear_columns(t, seat, COLUMNS_CLEARED)


@final
class TurningDebtFree(Effect[ArchitectsTable]):
    """Nothing is asked of who has no debt."""

    def take(self, t: ArchitectsTable, seat: i64, x: i64, n: i64) -> None:
        if t.players[seat].debts > 0:
            t.push(TurningDebt(seat))


@final
class TurningDebt(Frame[ArchitectsTable]):
    """Turn an unpaid debt without paying, or not."""

    span: ClassVar[int] = 2

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        out.add(TURN)
        out.add(DECLINE)

    def refusal(self, t: ArchitectsTable, a: i64) -> i64:
        return NO_DEBT_TO_TURN if a == TURN and t.players[self.seat].debts == 0 else ALLOWED

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        if a == TURN:
            pay_off_debt(t, self.seat)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("turn_debt" if a == TURN else "decline")

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("turning_debt")
