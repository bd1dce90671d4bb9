"""The King's Storehouse: basic goods for virtue or marble, and the trades of one's apprentices."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from royaume.games.architects.actions import FORTUNES
from royaume.games.architects.gaining import Gaining
from royaume.games.architects.places.place import Place, strength
from royaume.games.architects.prices import TRADE, price_of
from royaume.games.architects.refusals import GOODS_MISSING
from royaume.games.architects.table import ArchitectsTable, ask
from royaume.games.architects.verbs import gain_goods
from royaume.games.architects.vocabulary import (
    APPRENTICE_ROOM,
    CLAY,
    MARBLE,
    MOST_VIRTUE,
    SILVER,
    STONE,
    STOREHOUSE,
    STOREHOUSE_ARRIVAL,
    STOREHOUSE_SILVER,
    STOREHOUSE_WORKERS,
    TRADING,
    VIRTUE,
    WOOD,
    WORKERS,
)
from royaume.kernel.action import OpenAction
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import ALLOWED
from royaume.kernel.ints import bit
from royaume.kernel.option import FIRST_OPTION, OptionLink
from royaume.kernel.paying import charge, payable, relieved_for
from royaume.kernel.price import Price

STOP: Final = 0
FIRST_OFFERING: Final = 1
# any two basic goods for virtue, any three of wood and stone for marble: how many clay, wood, stone
OFFERINGS: Final[list[tuple[i64, i64, i64]]] = [
    (2, 0, 0),
    (0, 2, 0),
    (0, 0, 2),
    (1, 1, 0),
    (1, 0, 1),
    (0, 1, 1),
    (0, 3, 0),
    (0, 2, 1),
    (0, 1, 2),
    (0, 0, 3),
]
LEAST_OFFERED: Final = 2
BASIC_GOODS: Final = bit(CLAY) | bit(WOOD) | bit(STONE)
FOR_VIRTUE: Final = 6  # the first six exchanges are for virtue, the others for marble
PRICES: Final = [price_of(TRADE, clay=clay, wood=wood, stone=stone) for clay, wood, stone in OFFERINGS]
FIRST_TRADE: Final = 11  # 11 and more: the trade of that apprentice


@final
class Storehouse(Place):
    """Up to one action for each worker."""

    def __init__(self) -> None:
        super().__init__(bit(STOREHOUSE_SILVER) | bit(STOREHOUSE_ARRIVAL))

    def visit(self, t: ArchitectsTable, seat: i64) -> None:
        gain_goods(t, seat, SILVER, ask(t, seat, STOREHOUSE_SILVER, 0))

    def lead_on(self, t: ArchitectsTable, seat: i64) -> None:
        t.push(Trading(seat, ask(t, seat, STOREHOUSE_WORKERS, strength(t, seat, STOREHOUSE))))


def has_offering(t: ArchitectsTable, seat: i64) -> bool:
    """Whether there may be enough for one of the offerings."""
    goods = t.players[seat].goods
    return goods[CLAY] + goods[WOOD] + goods[STONE] >= LEAST_OFFERED or relieved_for(t, seat) & BASIC_GOODS != 0


@final
@mypyc_attr(free_list_len=1)
class Trading(OpenAction[ArchitectsTable]):
    """One of the actions, as often as workers allow, or stop."""

    span: ClassVar[int] = FIRST_TRADE + APPRENTICE_ROOM

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, t: ArchitectsTable) -> OptionLink | None:
        return t.rules.options[TRADING]

    def own_offers(self, t: ArchitectsTable, out: Choices) -> None:
        for a in range(FIRST_TRADE):
            out.add(a)
        for card in t.players[self.seat].trades:
            out.add(FIRST_TRADE + card)

    def own_legal(self, t: ArchitectsTable, out: Choices) -> None:
        """Who has next to nothing to offer, and nobody who brings it, is not asked about each offering."""
        out.add(STOP)
        if has_offering(t, self.seat):
            for offering in range(FIRST_OFFERING, FIRST_TRADE):
                if payable(t, self.seat, PRICES[offering - FIRST_OFFERING]):
                    out.add(offering)
        for card in t.players[self.seat].trades:
            if self.own_lacks(t, FIRST_TRADE + card) == ALLOWED:
                out.add(FIRST_TRADE + card)

    def own_lacks(self, t: ArchitectsTable, a: i64) -> i64:
        return ALLOWED if a == STOP or payable(t, self.seat, self.trade_price(t, a)) else GOODS_MISSING

    def lacks_price_alone(self, t: ArchitectsTable, a: i64) -> bool:
        return a < FIRST_OPTION

    def own_price(self, t: ArchitectsTable, a: i64) -> Price | None:
        return None if a == STOP else self.trade_price(t, a)

    def trade_price(self, t: ArchitectsTable, a: i64) -> Price:
        if a < FIRST_TRADE:
            return PRICES[a - FIRST_OFFERING]
        return t.catalogue.apprentices[a - FIRST_TRADE].ability.cost

    def own_uses(self, t: ArchitectsTable, a: i64) -> i64:
        if a == STOP:
            return 0
        return bit(STOREHOUSE_WORKERS)

    def own_card(self, t: ArchitectsTable, a: i64) -> i64:
        if a >= FIRST_TRADE:
            return a - FIRST_TRADE
        return NO_CARD

    def own_order_matters(self, t: ArchitectsTable, a: i64) -> i64:
        """At the top of the track, virtue gained may be worth losing some before."""
        gains_virtue = FIRST_OFFERING <= a <= FOR_VIRTUE and t.players[self.seat].virtue == MOST_VIRTUE
        return FORTUNES if gains_virtue else 0

    def ends(self, a: i64) -> bool:
        return a == STOP

    def own_open(self, t: ArchitectsTable, a: i64) -> None:
        if a != STOP:
            self.go_on_trading(t)

    def go_on_trading(self, t: ArchitectsTable) -> None:
        """After one of the actions."""
        if self.left > 1:
            t.push(Trading(self.seat, self.left - 1))

    def own_act(self, t: ArchitectsTable, a: i64) -> None:
        if a == STOP:
            return
        if a >= FIRST_TRADE:
            trade = t.catalogue.apprentices[a - FIRST_TRADE].ability
            t.push(Gaining(self.seat, trade.thing, trade.amount))
        else:
            t.push(Gaining(self.seat, VIRTUE if a <= FOR_VIRTUE else MARBLE, 1))
        charge(t, self.seat, self.trade_price(t, a))

    def own_describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        if a == STOP:
            return Meaning("stop")
        if a >= FIRST_TRADE:
            return Meaning("apprentice_trade", {"apprentice": int(a - FIRST_TRADE)})
        clay, wood, stone = OFFERINGS[a - FIRST_OFFERING]
        goods = [CLAY] * int(clay) + [WOOD] * int(wood) + [STONE] * int(stone)
        if a <= FOR_VIRTUE:
            return Meaning("storehouse_virtue", {"good": goods[0], "good2": goods[1]})
        return Meaning("storehouse_marble", {"good": goods[0], "good2": goods[1], "good3": goods[2]})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("trading", {"left": int(self.left)})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.left)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and 0 < self.left <= 2 * WORKERS
