"""The Black Market: three single spaces, and the reset once all of them are taken."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.kernel.frame import ALLOWED, Step
from trial.town_centre.events import MARKET_RESET
from trial.town_centre.paying import can_pay, push_payment, push_virtue_loss
from trial.town_centre.refusals import CANNOT_PAY_MARKET, SPACE_TAKEN, TOO_VIRTUOUS
from trial.town_centre.table import STONE, TownTable
from trial.town_centre.verbs import gain_goods, imprison
from trial.town_centre.vocabulary import MARKET_LEFT, MARKET_RIGHT

BARRED_FROM: Final = 10
TOO_MANY_PRISONERS: Final = 3


def price_of(space: i64) -> i64:
    """1, 2 and 3 silver from left to right; each also costs 1 virtue."""
    return space - MARKET_LEFT + 1


def is_taken(t: TownTable, space: i64) -> bool:
    for p in t.players:
        if p.at[space] > 0:
            return True
    return False


def is_full(t: TownTable) -> bool:
    for space in range(MARKET_LEFT, MARKET_RIGHT + 1):
        if not is_taken(t, space):
            return False
    return True


def market_refusal(t: TownTable, seat: i64, space: i64) -> i64:
    if t.players[seat].virtue >= BARRED_FROM:
        return TOO_VIRTUOUS
    if is_taken(t, space):
        return SPACE_TAKEN
    return ALLOWED if can_pay(t, seat, price_of(space), 0) else CANNOT_PAY_MARKET


def trade(t: TownTable, seat: i64, space: i64) -> None:
    """Silver first; virtue and gain wait below."""
    t.push(PayingVirtue(seat, space))
    push_payment(t, seat, price_of(space), 0)


@final
class PayingVirtue(Step[TownTable]):
    """The virtue in the price. It waits as a step of its own, so that what may replace it sees the silver paid."""

    def __init__(self, who: i64, space: i64) -> None:
        super().__init__(who)
        self.space: Final = space

    def resolve(self, t: TownTable, a: i64) -> None:
        t.push(Trading(self.who, self.space))
        push_virtue_loss(t, self.who, 1)

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.space)]


@final
class Trading(Step[TownTable]):
    """What the price buys: as much stone as the silver that the space costs."""

    def __init__(self, who: i64, space: i64) -> None:
        super().__init__(who)
        self.space: Final = space

    def resolve(self, t: TownTable, a: i64) -> None:
        gain_goods(t, self.who, STONE, price_of(self.space))

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.space)]


def reset_market(t: TownTable, seat: i64) -> None:
    """Workers there go to Prison; then everybody's reactions, from the active seat on; then prisoners are counted."""
    t.push(CountingPrisoners(seat))
    for space in range(MARKET_LEFT, MARKET_RIGHT + 1):
        for owner in range(t.seats):
            if t.players[owner].at[space] > 0:
                imprison(t, owner, space)
    t.tell(MARKET_RESET, seat)


@final
class CountingPrisoners(Step[TownTable]):
    """Everybody with three or more workers in Prison loses 1 virtue, the active seat first."""

    def resolve(self, t: TownTable, a: i64) -> None:
        for k in range(t.seats - 1, -1, -1):
            seat = (self.who + k) % t.seats
            if t.players[seat].prison >= TOO_MANY_PRISONERS:
                push_virtue_loss(t, seat, 1)
