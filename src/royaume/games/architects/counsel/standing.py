"""Debts, virtue, and the end that comes nearer, or comes for want of anything else."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.counsel.people import visit
from royaume.games.architects.counsel.urgency import DEBTS, END_NEAR, HALT, LAST_TURN, LOW_VIRTUE
from royaume.games.architects.scoring import DEBT_POINTS
from royaume.games.architects.table import NO_FINAL_ROUND, ArchitectsTable, guildhall_spaces
from royaume.games.architects.turn import QUIET_ROUNDS, WARNED_ROUNDS
from royaume.games.architects.virtue import CATHEDRAL_FROM, TRACK_POINTS
from royaume.games.architects.vocabulary import (
    CLAY,
    GUARDHOUSE,
    GUILDHALL,
    SILVER,
    SILVERSMITH,
    STONE,
    STOREHOUSE,
    WOOD,
)
from royaume.kernel.choices import Meaning
from royaume.kernel.counsel import Adviser, Counsel

SILVER_OF_DEBT: Final = 6
MANY_DEBTS: Final = 2
GOODS_FOR_VIRTUE: Final = 2
SPACES_NEAR_END: Final = 2


@final
class DebtsUnpaid(Adviser[ArchitectsTable]):
    """Each costs points at the end; said where one can be paid, or where there are several."""

    def counsel(self, t: ArchitectsTable, seat: i64) -> Counsel | None:
        p = t.players[seat]
        args = {"debts": int(p.debts), "points": int(DEBT_POINTS * -p.debts)}
        if p.debts > 0 and p.goods[SILVER] >= SILVER_OF_DEBT:
            return Counsel("debts", args, [visit(GUARDHOUSE), Meaning("pay_debt")])
        return Counsel("debts_no_silver", args, [visit(SILVERSMITH)]) if p.debts >= MANY_DEBTS else None


@final
class VirtueIsLow(Adviser[ArchitectsTable]):
    """The Cathedral is closed, and the track takes points at the end."""

    def counsel(self, t: ArchitectsTable, seat: i64) -> Counsel | None:
        p = t.players[seat]
        if p.virtue >= CATHEDRAL_FROM:
            return None
        args = {"virtue": int(p.virtue), "points": int(-TRACK_POINTS[p.virtue])}
        if p.goods[CLAY] + p.goods[WOOD] + p.goods[STONE] < GOODS_FOR_VIRTUE:
            return Counsel("virtue", args)
        return Counsel("virtue", args, [visit(STOREHOUSE), Meaning("storehouse_virtue")])


@final
class EndIsNear(Adviser[ArchitectsTable]):
    """Few spaces are left in the Guildhall."""

    def counsel(self, t: ArchitectsTable, seat: i64) -> Counsel | None:
        left = guildhall_spaces(t) - len(t.guildhall)
        near = 0 < left <= SPACES_NEAR_END and t.turns_left == NO_FINAL_ROUND
        return Counsel("end_near", {"spaces": int(left)}, [visit(GUILDHALL)]) if near else None


@final
class ComesToAHalt(Adviser[ArchitectsTable]):
    """House rule: rounds in which no worker comes to the Guildhall end the game."""

    def counsel(self, t: ArchitectsTable, seat: i64) -> Counsel | None:
        rounds = t.quiet // t.seats
        if rounds < WARNED_ROUNDS:
            return None
        return Counsel("halt", {"rounds": int(QUIET_ROUNDS - rounds)}, [visit(GUILDHALL)])


@final
class LastTurn(Adviser[ArchitectsTable]):
    """The last space is filled: one turn is left to everybody."""

    def counsel(self, t: ArchitectsTable, seat: i64) -> Counsel | None:
        if t.turns_left == NO_FINAL_ROUND:
            return None
        return Counsel("last_turn", {}, [visit(GUILDHALL), *worth_a_last_turn(t, seat)])


def worth_a_last_turn(t: ArchitectsTable, seat: i64) -> list[Meaning]:
    """Where nothing can be built: whoever is in Prison, or a debt, costs points."""
    p = t.players[seat]
    if p.debts > 0 and p.goods[SILVER] >= SILVER_OF_DEBT:
        return [visit(GUARDHOUSE), Meaning("pay_debt")]
    return [visit(GUARDHOUSE), Meaning("release_prison")] if p.prison > 1 else [visit(STOREHOUSE)]


STANDING: Final[list[Adviser[ArchitectsTable]]] = [
    DebtsUnpaid(DEBTS),
    VirtueIsLow(LOW_VIRTUE),
    EndIsNear(END_NEAR),
    ComesToAHalt(HALT),
    LastTurn(LAST_TURN),
]
