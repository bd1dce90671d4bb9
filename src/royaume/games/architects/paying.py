"""Costs: silver, some of it tax, and goods. Each is paid by a step, so that an expansion may put something instead."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.table import ArchitectsTable, ask
from royaume.games.architects.verbs import pay_tax, spend_goods
from royaume.games.architects.vocabulary import (
    CLAY,
    FUNDS,
    GOLD,
    MARBLE,
    PAYING,
    REBATE,
    SILVER,
    SPENDING,
    STONE,
    TAX,
    WOOD,
)
from royaume.kernel.frame import Step
from royaume.kernel.module import Answer

MOST: Final = 10_000


@final
class LowVirtueEvadesTax(Answer[ArchitectsTable]):
    """One tax of each cost is ignored at 3 or 2 virtue, two below."""

    def answer(self, t: ArchitectsTable, seat: i64, n: i64) -> i64:
        return n - TAX_EVADED[t.players[seat].virtue]


TAX_EVADED: Final[list[i64]] = [2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]


def tax_due(t: ArchitectsTable, seat: i64, tax: i64) -> i64:
    """The tax of one cost, after what this seat evades."""
    if tax == 0:
        return 0
    due = ask(t, seat, TAX, tax)
    return due if due > 0 else 0


def can_pay(t: ArchitectsTable, seat: i64, silver: i64, tax: i64, coins: i64) -> bool:
    """Tax is paid in silver of one's own; for the rest counts what can be raised. Coins are laid down in full."""
    left = t.players[seat].goods[SILVER] - tax_due(t, seat, tax)
    if left < 0:
        return False
    left = ask(t, seat, FUNDS, left) - coins
    return left >= silver or left >= at_least_nothing(silver - ask(t, seat, REBATE, 0))


def at_least_nothing(n: i64) -> i64:
    return n if n > 0 else 0


@final
class Paying(Step[ArchitectsTable]):
    """Pay a cost in silver that was found payable."""

    def __init__(self, who: i64, silver: i64, tax: i64) -> None:
        super().__init__(who)
        self.silver: Final = silver
        self.tax: Final = tax

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        due = tax_due(t, self.who, self.tax)
        if due > 0:
            pay_tax(t, self.who, due)
        spend_goods(t, self.who, SILVER, self.silver)

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.silver), int(self.tax)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and 0 <= self.silver <= MOST and 0 <= self.tax <= MOST


def push_payment(t: ArchitectsTable, seat: i64, silver: i64, tax: i64) -> None:
    if silver + tax > 0:
        t.push_step(PAYING, Paying(seat, silver, tax))


@final
class Spending(Step[ArchitectsTable]):
    """Spend goods that are there."""

    def __init__(self, who: i64, clay: i64, wood: i64, stone: i64, gold: i64, marble: i64) -> None:
        super().__init__(who)
        self.clay: Final = clay
        self.wood: Final = wood
        self.stone: Final = stone
        self.gold: Final = gold
        self.marble: Final = marble

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        spend_goods(t, self.who, CLAY, self.clay)
        spend_goods(t, self.who, WOOD, self.wood)
        spend_goods(t, self.who, STONE, self.stone)
        spend_goods(t, self.who, GOLD, self.gold)
        spend_goods(t, self.who, MARBLE, self.marble)

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.clay), int(self.wood), int(self.stone), int(self.gold), int(self.marble)]

    def fits(self, t: ArchitectsTable) -> bool:
        amounts = self.numbers()[1:]
        return super().fits(t) and all(0 <= n <= t.players[self.who].goods[i] for i, n in enumerate(amounts))


def push_spending(t: ArchitectsTable, seat: i64, clay: i64, wood: i64, stone: i64, gold: i64, marble: i64) -> None:
    if clay + wood + stone + gold + marble > 0:
        t.push_step(SPENDING, Spending(seat, clay, wood, stone, gold, marble))
