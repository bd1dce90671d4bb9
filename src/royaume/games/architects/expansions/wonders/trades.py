"""Actions at the King's Storehouse that apprentices of the expansion bring, unlike those of other cards."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from royaume.games.architects.expansions.wonders.vocabulary import OWN_TRADE
from royaume.games.architects.gaining import Gaining
from royaume.games.architects.places.storehouse import Trading
from royaume.games.architects.prices import TRADE, price_of
from royaume.games.architects.refusals import GOODS_MISSING
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import (
    APPRENTICE_ROOM,
    CLAY,
    GOLD,
    INFLUENCE,
    MARBLE,
    STONE,
    STOREHOUSE_WORKERS,
    VIRTUE,
    WOOD,
)
from royaume.kernel.action import OpenAction
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED
from royaume.kernel.ints import bit
from royaume.kernel.option import Option
from royaume.kernel.paying import charge, payable
from royaume.kernel.price import Price

NO_GOOD: Final = -1
WAYS: Final = 3  # at most so many of one apprentice


@final
class OwnTrade:
    """What is paid, and what is gained for it; `good` tells apart several ways of one apprentice."""

    def __init__(self, price: Price, gains: tuple[tuple[int, int], ...], good: i64 = NO_GOOD) -> None:
        self.price: Final = price
        self.gains: Final = gains
        self.good: Final = good


AN_INFLUENCE: Final = ((INFLUENCE, 1),)
# under the numbers by which the cards name them
TRADES: Final[list[list[OwnTrade]]] = [
    [
        OwnTrade(price_of(TRADE, clay=1), AN_INFLUENCE, CLAY),
        OwnTrade(price_of(TRADE, wood=1), AN_INFLUENCE, WOOD),
        OwnTrade(price_of(TRADE, stone=1), AN_INFLUENCE, STONE),
    ],
    [OwnTrade(price_of(TRADE, clay=2), ((WOOD, 1), (STONE, 1)))],
    [OwnTrade(price_of(TRADE, wood=1, stone=1), ((GOLD, 1),))],
    [
        OwnTrade(price_of(TRADE, virtue=1), ((GOLD, 1),), GOLD),
        OwnTrade(price_of(TRADE, virtue=1), ((MARBLE, 1),), MARBLE),
    ],
]


def trades_of(t: ArchitectsTable, apprentice: i64) -> list[OwnTrade]:
    return TRADES[t.catalogue.apprentices[apprentice].ability.thing]


def trade_of(t: ArchitectsTable, a: i64) -> OwnTrade:
    return trades_of(t, a // WAYS)[a % WAYS]


@final
class OwnTrades(Option[ArchitectsTable]):
    """Choices are apprentices, times WAYS, and the way."""

    span: ClassVar[int] = WAYS * APPRENTICE_ROOM

    def offers(self, t: ArchitectsTable, frame: OpenAction[Any], out: Choices, first: i64) -> None:
        p = t.players[frame.seat]
        if p.sums[OWN_TRADE] == 0:
            return
        for apprentice in p.crew:
            if t.catalogue.apprentices[apprentice].ability.question == OWN_TRADE:
                for way in range(len(trades_of(t, apprentice))):
                    out.add(first + apprentice * WAYS + way)

    def lacks(self, t: ArchitectsTable, frame: OpenAction[Any], a: i64) -> i64:
        return ALLOWED if payable(t, frame.seat, trade_of(t, a).price) else GOODS_MISSING

    def price(self, t: ArchitectsTable, frame: OpenAction[Any], a: i64) -> Price | None:
        return trade_of(t, a).price

    def uses(self, t: ArchitectsTable, frame: OpenAction[Any], a: i64) -> i64:
        return bit(STOREHOUSE_WORKERS)

    def card(self, t: ArchitectsTable, frame: OpenAction[Any], a: i64) -> i64:
        return a // WAYS

    def open(self, t: ArchitectsTable, frame: OpenAction[Any], a: i64) -> None:
        assert isinstance(frame, Trading)
        frame.go_on_trading(t)

    def act(self, t: ArchitectsTable, frame: OpenAction[Any], a: i64) -> None:
        trade = trade_of(t, a)
        for thing, n in trade.gains:
            t.push(Gaining(frame.seat, thing, n))
        charge(t, frame.seat, trade.price)

    def describe(self, t: ArchitectsTable, frame: OpenAction[Any], a: i64) -> Meaning:
        trade = trade_of(t, a)
        args = {"apprentice": int(a // WAYS)}
        if trade.good == NO_GOOD:
            return Meaning("apprentice_trade", args)
        return Meaning(
            "trade_for_good" if trade.price.of(VIRTUE) > 0 else "trade_good", {**args, "good": int(trade.good)}
        )
