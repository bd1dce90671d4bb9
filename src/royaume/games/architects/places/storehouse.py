"""The King's Storehouse: basic goods for virtue or marble, and the trades of one's apprentices."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.gaining import Gaining
from royaume.games.architects.paying import can_pay, push_payment, push_spending
from royaume.games.architects.places.place import Place, strength
from royaume.games.architects.refusals import GOODS_MISSING
from royaume.games.architects.table import ArchitectsTable, ask
from royaume.games.architects.verbs import gain_goods
from royaume.games.architects.vocabulary import (
    ACTING,
    CLAY,
    MARBLE,
    SILVER,
    STONE,
    STOREHOUSE,
    STOREHOUSE_SILVER,
    STOREHOUSE_WORKERS,
    VIRTUE,
    WOOD,
    WORKERS,
)
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED, Frame

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
FOR_VIRTUE: Final = 6  # the first six; the others are for marble
FIRST_TRADE: Final = 11  # 11 and more: the trade of that apprentice


@final
class Storehouse(Place):
    """Up to one action for each worker."""

    def visit(self, t: ArchitectsTable, seat: i64) -> None:
        gain_goods(t, seat, SILVER, ask(t, seat, STOREHOUSE_SILVER, 0))
        n = ask(t, seat, STOREHOUSE_WORKERS, strength(t, seat, STOREHOUSE))
        t.push_step(ACTING, Trading(seat, n))


@final
class Trading(Frame[ArchitectsTable]):
    """One of the actions, as often as workers allow, or stop."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: Final = left

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        for a in range(FIRST_TRADE):
            out.add(a)
        for card in t.players[self.seat].trades:
            out.add(FIRST_TRADE + card)

    def refusal(self, t: ArchitectsTable, a: i64) -> i64:
        if a == STOP:
            return ALLOWED
        if a >= FIRST_TRADE:
            return self.trade_refusal(t, a - FIRST_TRADE)
        goods = t.players[self.seat].goods
        clay, wood, stone = OFFERINGS[a - FIRST_OFFERING]
        return GOODS_MISSING if goods[CLAY] < clay or goods[WOOD] < wood or goods[STONE] < stone else ALLOWED

    def trade_refusal(self, t: ArchitectsTable, card: i64) -> i64:
        trade = t.catalogue.apprentices[card].ability
        if trade.paid == SILVER:
            return ALLOWED if can_pay(t, self.seat, trade.price, 0, 0) else GOODS_MISSING
        return ALLOWED if t.players[self.seat].goods[trade.paid] >= trade.price else GOODS_MISSING

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        if a == STOP:
            return
        if self.left > 1:
            t.push_step(ACTING, Trading(self.seat, self.left - 1))
        if a >= FIRST_TRADE:
            self.trade(t, a - FIRST_TRADE)
            return
        clay, wood, stone = OFFERINGS[a - FIRST_OFFERING]
        t.push(Gaining(self.seat, VIRTUE if a <= FOR_VIRTUE else MARBLE, 1))
        push_spending(t, self.seat, clay, wood, stone, 0, 0)

    def trade(self, t: ArchitectsTable, card: i64) -> None:
        trade = t.catalogue.apprentices[card].ability
        t.push(Gaining(self.seat, trade.thing, trade.amount))
        n = trade.price
        if trade.paid == SILVER:
            push_payment(t, self.seat, n, 0)
        else:
            paid = trade.paid
            push_spending(
                t, self.seat, n if paid == CLAY else 0, n if paid == WOOD else 0, n if paid == STONE else 0, 0, 0
            )

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
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
