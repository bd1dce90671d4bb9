"""The Black Market: three single spaces, for those who are not too virtuous."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from royaume.games.architects.cards.market import PRINTED_LARGE, PRINTED_SMALL, Goods
from royaume.games.architects.events import MARKET_USED
from royaume.games.architects.gaining import gain_bundle
from royaume.games.architects.hiring import ELSE, HiringSomebody
from royaume.games.architects.places.place import Place
from royaume.games.architects.plans import look_at_plans
from royaume.games.architects.prices import MARKET, price_of
from royaume.games.architects.refusals import MARKET_UNPAYABLE, SPACE_TAKEN, TOO_VIRTUOUS
from royaume.games.architects.table import ArchitectsTable, ask
from royaume.games.architects.virtue import BARRED_FROM_MARKET
from royaume.games.architects.vocabulary import (
    MARKET_ALWAYS,
    MARKET_LEFT,
    MARKET_MIDDLE,
    MARKET_RIGHT,
    MARKET_SILVER,
    MARKET_SPACES,
    MARKET_VIRTUE,
    MIDDLE_OF_MARKET,
    MOST_SEATS,
    NO_SEAT,
    USING_MARKET,
)
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED, Step
from royaume.kernel.ints import bit
from royaume.kernel.option import OptionLink
from royaume.kernel.paying import charge, payable
from royaume.kernel.price import Price

VIRTUE_LOST: Final = 1
LOOKED_AT: Final = 5
USED_AT_MARKET: Final = bit(MARKET_SILVER) | bit(MARKET_VIRTUE) | bit(USING_MARKET)
# without virtue and with it, for 0 silver, for 1 and so on
PRICES: Final = vec[Price](
    [price_of(MARKET, silver=silver, virtue=virtue) for silver in range(4) for virtue in range(VIRTUE_LOST + 1)]
)


def is_too_virtuous(t: ArchitectsTable, seat: i64) -> bool:
    p = t.players[seat]
    return p.virtue >= BARRED_FROM_MARKET and p.sums[MARKET_ALWAYS] == 0


@final
class MarketSpace(Place):
    """1, 2 and 3 silver from left to right, and 1 virtue each. None of the silver is tax."""

    def __init__(self, place: i64) -> None:
        super().__init__(USED_AT_MARKET, closable=True)
        self.place: Final = place

    def is_open(self, t: ArchitectsTable, seat: i64) -> bool:
        free = t.market[self.place - MARKET_LEFT] == NO_SEAT and not is_too_virtuous(t, seat)
        return free and payable(t, seat, self.price(t, seat))

    def barred(self, t: ArchitectsTable, seat: i64) -> i64:
        if is_too_virtuous(t, seat):
            return TOO_VIRTUOUS
        return SPACE_TAKEN if t.market[self.place - MARKET_LEFT] != NO_SEAT else ALLOWED

    def lacks(self, t: ArchitectsTable, seat: i64) -> i64:
        return ALLOWED if payable(t, seat, self.price(t, seat)) else MARKET_UNPAYABLE

    def price(self, t: ArchitectsTable, seat: i64) -> Price:
        silver = ask(t, seat, MARKET_SILVER, self.place - MARKET_LEFT + 1)
        virtue = ask(t, seat, MARKET_VIRTUE, VIRTUE_LOST)
        if silver < 0:
            silver = 0
        return PRICES[2 * silver + virtue] if virtue > 0 else PRICES[2 * silver]

    def visit(self, t: ArchitectsTable, seat: i64) -> None:
        if is_full(t):
            t.reset_due = True
        t.push(UsingMarket(seat, self.place))
        charge(t, seat, self.price(t, seat))


STALLS: Final = [MarketSpace(MARKET_LEFT + i) for i in range(MARKET_SPACES)]


def is_full(t: ArchitectsTable) -> bool:
    for space in range(MARKET_SPACES):
        if t.market[space] == NO_SEAT:
            return False
    return True


def small_goods(t: ArchitectsTable) -> Goods:
    """The visible small card, or what is printed below it."""
    return t.catalogue.market[t.small.top()].small if len(t.small) > 0 else PRINTED_SMALL


def large_goods(t: ArchitectsTable) -> Goods:
    return t.catalogue.market[t.large[0]].large if len(t.large) > 0 else PRINTED_LARGE


@final
@mypyc_attr(free_list_len=1)
class UsingMarket(Step[ArchitectsTable]):
    """What the price buys. Cards that react do so first: somebody hired here comes too late for it."""

    def __init__(self, who: i64, place: i64) -> None:
        super().__init__(who)
        self.place: Final = place

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        if self.place == MARKET_MIDDLE:
            t.push(HIRING_OR_LOOKING[self.who])
        t.tell(MARKET_USED, self.who, self.place)
        if self.place == MARKET_LEFT:
            gain_bundle(t, self.who, small_goods(t))
        elif self.place == MARKET_RIGHT:
            gain_bundle(t, self.who, large_goods(t))

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.place)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and MARKET_LEFT <= self.place <= MARKET_RIGHT


@final
class HiringOrLooking(HiringSomebody):
    """The middle space: any face-up apprentice, or five building cards of which one is kept."""

    def options(self, t: ArchitectsTable) -> OptionLink | None:
        return t.rules.options[MIDDLE_OF_MARKET]

    def offer_else(self, t: ArchitectsTable, out: Choices) -> None:
        out.add(ELSE)

    def do_else(self, t: ArchitectsTable) -> None:
        look_at_plans(t, self.seat, LOOKED_AT, 1)

    def describe_else(self, t: ArchitectsTable) -> Meaning:
        return Meaning("draw_five", {"n": int(min(LOOKED_AT, t.plans.left()))})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning(self.question(t, "market_middle"))


HIRING_OR_LOOKING: Final = vec[HiringOrLooking]([HiringOrLooking(seat) for seat in range(MOST_SEATS)])
