"""Costs: silver, some of it tax, and virtue. Both are steps, so that an expansion may put something instead."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.kernel.frame import Step
from trial.town_centre.table import TownTable
from trial.town_centre.verbs import lose_virtue, pay_tax, spend_silver
from trial.town_centre.vocabulary import FUNDS, LOSING_VIRTUE, PAYING, TAX


def tax_due(t: TownTable, seat: i64, tax: i64) -> i64:
    if tax == 0:
        return 0
    due = t.ask(TAX, seat, tax)
    return due if due > 0 else 0


def can_pay(t: TownTable, seat: i64, silver: i64, tax: i64) -> bool:
    """Tax is paid in silver, after avoidance; for the rest counts what can be raised."""
    left = t.players[seat].silver - tax_due(t, seat, tax)
    return left >= 0 and t.ask(FUNDS, seat, left) >= silver


@final
class Paying(Step[TownTable]):
    """Pay a cost that was found payable."""

    def __init__(self, who: i64, silver: i64, tax: i64) -> None:
        super().__init__(who)
        self.silver: Final = silver
        self.tax: Final = tax

    def resolve(self, t: TownTable, a: i64) -> None:
        due = tax_due(t, self.who, self.tax)
        if due > 0:
            pay_tax(t, self.who, due)
        if self.silver > 0:
            spend_silver(t, self.who, self.silver)

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.silver), int(self.tax)]


@final
class LosingVirtue(Step[TownTable]):
    """Lose virtue, as a price or a consequence."""

    def __init__(self, who: i64, virtue: i64) -> None:
        super().__init__(who)
        self.virtue: Final = virtue

    def resolve(self, t: TownTable, a: i64) -> None:
        lose_virtue(t, self.who, self.virtue)

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.virtue)]


def push_payment(t: TownTable, seat: i64, silver: i64, tax: i64) -> None:
    if silver + tax > 0:
        t.push_step(PAYING, Paying(seat, silver, tax))


def push_virtue_loss(t: TownTable, seat: i64, virtue: i64) -> None:
    t.push_step(LOSING_VIRTUE, LosingVirtue(seat, virtue))
