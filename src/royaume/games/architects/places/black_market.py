"""The Black Market: three single spaces, for those who are not too virtuous."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from royaume.games.architects.cards.market import PRINTED_LARGE, PRINTED_SMALL, Goods
from royaume.games.architects.events import MARKET_USED
from royaume.games.architects.gaining import gain_bundle
from royaume.games.architects.hiring import HiringSomebody
from royaume.games.architects.paying import at_least_nothing, can_pay, push_payment
from royaume.games.architects.places.place import Place
from royaume.games.architects.plans import look_at_plans
from royaume.games.architects.refusals import MARKET_UNPAYABLE, SPACE_TAKEN, TOO_VIRTUOUS
from royaume.games.architects.table import ArchitectsTable, ask
from royaume.games.architects.virtue import BARRED_FROM_MARKET, push_virtue_loss
from royaume.games.architects.vocabulary import (
    MARKET_CHOICE,
    MARKET_LEFT,
    MARKET_MIDDLE,
    MARKET_RIGHT,
    MARKET_SILVER,
    MARKET_SPACES,
    MARKET_VIRTUE,
    NO_SEAT,
)
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED, Step

VIRTUE_LOST: Final = 1
LOOKED_AT: Final = 5
DRAW_FIVE: Final = 8


@final
class MarketSpace(Place):
    """1, 2 and 3 silver from left to right, and 1 virtue each. None of the silver is tax."""

    def __init__(self, place: i64) -> None:
        self.place: Final = place

    def refusal(self, t: ArchitectsTable, seat: i64) -> i64:
        if t.players[seat].virtue >= BARRED_FROM_MARKET:
            return TOO_VIRTUOUS
        if t.market[self.place - MARKET_LEFT] != NO_SEAT:
            return SPACE_TAKEN
        return ALLOWED if can_pay(t, seat, self.price(t, seat), 0, 0) else MARKET_UNPAYABLE

    def price(self, t: ArchitectsTable, seat: i64) -> i64:
        return at_least_nothing(ask(t, seat, MARKET_SILVER, self.place - MARKET_LEFT + 1))

    def visit(self, t: ArchitectsTable, seat: i64) -> None:
        if is_full(t):
            t.reset_due = True
        t.push(PayingVirtue(seat, self.place))
        push_payment(t, seat, self.price(t, seat), 0)


STALLS: Final = [MarketSpace(MARKET_LEFT + i) for i in range(MARKET_SPACES)]


def is_full(t: ArchitectsTable) -> bool:
    for space in range(MARKET_SPACES):
        if t.market[space] == NO_SEAT:
            return False
    return True


def small_goods(t: ArchitectsTable) -> Goods:
    """The visible small card, or what is printed below it."""
    return t.catalogue.market[t.small[0]].small if len(t.small) > 0 else PRINTED_SMALL


def large_goods(t: ArchitectsTable) -> Goods:
    return t.catalogue.market[t.large[0]].large if len(t.large) > 0 else PRINTED_LARGE


@final
class PayingVirtue(Step[ArchitectsTable]):
    """The virtue in the price: a step of its own, so that what may replace it sees the silver paid."""

    def __init__(self, who: i64, place: i64) -> None:
        super().__init__(who)
        self.place: Final = place

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        t.push(UsingMarket(self.who, self.place))
        push_virtue_loss(t, self.who, at_least_nothing(ask(t, self.who, MARKET_VIRTUE, VIRTUE_LOST)))

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.place)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and MARKET_LEFT <= self.place <= MARKET_RIGHT


@final
class UsingMarket(Step[ArchitectsTable]):
    """What the price buys. Cards that react do so first: somebody hired here comes too late for it."""

    def __init__(self, who: i64, place: i64) -> None:
        super().__init__(who)
        self.place: Final = place

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        if self.place == MARKET_MIDDLE:
            t.push_step(MARKET_CHOICE, HiringOrLooking(self.who))
        t.tell(MARKET_USED, self.who, self.place)
        if self.place == MARKET_LEFT:
            gain_bundle(t, self.who, small_goods(t))
        elif self.place == MARKET_RIGHT:
            gain_bundle(t, self.who, large_goods(t))

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.place)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and MARKET_LEFT <= self.place <= MARKET_RIGHT


@mypyc_attr(allow_interpreted_subclasses=True)
class HiringOrLooking(HiringSomebody):
    """The middle space: any face-up apprentice, or five building cards of which one is kept."""

    def offer_else(self, t: ArchitectsTable, out: Choices) -> None:
        out.add(DRAW_FIVE)

    def do_else(self, t: ArchitectsTable, a: i64) -> None:
        look_at_plans(t, self.seat, LOOKED_AT, 1)

    def describe_else(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("draw_five", {"n": int(min(LOOKED_AT, t.plans.left()))})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("market_middle")
