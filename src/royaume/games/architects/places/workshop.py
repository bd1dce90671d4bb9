"""The Workshop: hire an apprentice, or draw building cards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.hiring import SLOTS, HiringSomebody, hire, offer_discards
from royaume.games.architects.paying import at_least_nothing, can_pay, push_payment, tax_due
from royaume.games.architects.places.place import Place, strength
from royaume.games.architects.refusals import HIRING_UNPAYABLE
from royaume.games.architects.table import ArchitectsTable, ask
from royaume.games.architects.verbs import draw_plans, lay_coins, spend_goods
from royaume.games.architects.vocabulary import ACTING, COLUMNS, HIRING_SILVER, SILVER, WORKERS, WORKSHOP
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import ALLOWED, Step

PRICE: Final = 2
PRICE_TAX: Final = 2
PLANS: Final = 8


@final
class Workshop(Place):
    """Both are always possible to choose between; building cards cost nothing."""

    def visit(self, t: ArchitectsTable, seat: i64) -> None:
        t.push_step(ACTING, Hiring(seat, strength(t, seat, WORKSHOP)))


@final
class Hiring(HiringSomebody):
    """Workers reach as many columns; each column farther costs a coin, laid on the left-most cards of that row."""

    def __init__(self, seat: i64, workers: i64) -> None:
        super().__init__(seat)
        self.workers: Final = workers

    def offer_else(self, t: ArchitectsTable, out: Choices) -> None:
        out.add(PLANS)

    def legal(self, t: ArchitectsTable, out: Choices) -> None:
        out.n = 0
        if can_pay(t, self.seat, self.silver(t), PRICE_TAX, 0):
            for slot in range(SLOTS):
                if t.row[slot] != NO_CARD and self.refusal(t, slot) == ALLOWED:
                    out.add(slot)
        out.add(PLANS)
        offer_discards(t, self.seat, out)

    def silver(self, t: ArchitectsTable) -> i64:
        """The part that is no tax, without the coins for a farther column."""
        return at_least_nothing(ask(t, self.seat, HIRING_SILVER, PRICE))

    def coins(self, slot: i64) -> i64:
        return at_least_nothing(slot % COLUMNS + 1 - self.workers)

    def price_refusal(self, t: ArchitectsTable, slot: i64) -> i64:
        payable = can_pay(t, self.seat, self.silver(t), PRICE_TAX, self.coins(slot))
        return ALLOWED if payable else HIRING_UNPAYABLE

    def price(self, t: ArchitectsTable, slot: i64) -> i64:
        return self.silver(t) + self.coins(slot) + tax_due(t, self.seat, PRICE_TAX)

    def come_again(self, t: ArchitectsTable) -> None:
        t.push(HiringAgain(self.seat, self.workers))

    def engage(self, t: ArchitectsTable, slot: i64) -> None:
        t.push(Engaging(self.seat, slot, self.coins(slot)))
        push_payment(t, self.seat, self.silver(t), PRICE_TAX)

    def do_else(self, t: ArchitectsTable, a: i64) -> None:
        draw_plans(t, self.seat, self.plans())

    def plans(self) -> i64:
        return 1 + self.workers // 2

    def describe_else(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("draw_plans", {"n": int(self.plans())})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("hiring", {"workers": int(self.workers), "silver": int(t.players[self.seat].goods[SILVER])})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.workers)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and 0 < self.workers <= 2 * WORKERS


@final
class HiringAgain(Step[ArchitectsTable]):
    """The same decision, once everything about the discarded apprentice is settled."""

    def __init__(self, who: i64, workers: i64) -> None:
        super().__init__(who)
        self.workers: Final = workers

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        t.push_step(ACTING, Hiring(self.who, self.workers))

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.workers)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and 0 < self.workers <= 2 * WORKERS


@final
class Engaging(Step[ArchitectsTable]):
    """The price is paid: lay the coins that a farther column costs, then take the card."""

    def __init__(self, who: i64, slot: i64, coins: i64) -> None:
        super().__init__(who)
        self.slot: Final = slot
        self.coins: Final = coins

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        spend_goods(t, self.who, SILVER, self.coins)
        lay_coins(t, self.who, self.slot, self.coins)
        hire(t, self.who, self.slot)

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.slot), int(self.coins)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and 0 <= self.slot < SLOTS and 0 <= self.coins <= self.slot % COLUMNS
