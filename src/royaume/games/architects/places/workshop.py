"""The Workshop: hire an apprentice, or draw building cards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from royaume.games.architects.hiring import ELSE, HiringSomebody, has_room, hire, offer_discards
from royaume.games.architects.places.place import Place, strength
from royaume.games.architects.prices import HIRING, at_least_nothing, price_of
from royaume.games.architects.purse import silver_due
from royaume.games.architects.refusals import HIRING_UNPAYABLE
from royaume.games.architects.table import ArchitectsTable, ask, slots
from royaume.games.architects.verbs import draw_plans, lay_coins
from royaume.games.architects.vocabulary import HIRING_SILVER, MOST_COLUMNS, SILVER, WORKERS, WORKSHOP
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import ALLOWED, Step
from royaume.kernel.ints import bit
from royaume.kernel.paying import charge, payable
from royaume.kernel.price import Price

PRICE: Final = 2
PRICE_TAX: Final = 2
# indexed by the silver that is no tax, then by the coins to lay
PRICES: Final = [
    [price_of(HIRING, silver=silver, tax=PRICE_TAX, coins=coins) for coins in range(MOST_COLUMNS)]
    for silver in range(PRICE + 1)
]


@final
class Workshop(Place):
    """Both are always possible to choose between; building cards cost nothing."""

    def lead_on(self, t: ArchitectsTable, seat: i64) -> None:
        t.push(Hiring(seat, strength(t, seat, WORKSHOP)))


@final
@mypyc_attr(free_list_len=1)
class Hiring(HiringSomebody):
    """Workers reach as many columns; each column farther costs a coin, laid on the left-most cards of that row."""

    def __init__(self, seat: i64, workers: i64) -> None:
        super().__init__(seat)
        self.workers: Final = workers

    def offer_else(self, t: ArchitectsTable, out: Choices) -> None:
        out.add(ELSE)

    def own_legal(self, t: ArchitectsTable, out: Choices) -> None:
        """The price is looked at once for each column, and the first one is the cheapest."""
        if has_room(t, self.seat) and payable(t, self.seat, self.hiring_price(t, 0)):
            columns = self.payable_columns(t)
            for slot in range(slots(t)):
                if (columns >> slot % t.columns) & 1 == 1 and t.row[slot] != NO_CARD:
                    out.add(slot)
        out.add(ELSE)
        offer_discards(t, self.seat, out)

    def payable_columns(self, t: ArchitectsTable) -> i64:
        """As bits."""
        columns: i64 = 0
        for column in range(t.columns):
            if payable(t, self.seat, self.hiring_price(t, column)):
                columns |= bit(column)
        return columns

    def why_not(self, t: ArchitectsTable, a: i64) -> i64:
        """The price is looked at first."""
        no = self.lacks(t, a)
        return no if no != ALLOWED else self.barred(t, a)

    def own_lacks(self, t: ArchitectsTable, a: i64) -> i64:
        return ALLOWED if a >= ELSE or payable(t, self.seat, self.hiring_price(t, a)) else HIRING_UNPAYABLE

    def lacks_price_alone(self, t: ArchitectsTable, a: i64) -> bool:
        return True

    def own_price(self, t: ArchitectsTable, a: i64) -> Price | None:
        return None if a >= ELSE else self.hiring_price(t, a)

    def hiring_price(self, t: ArchitectsTable, slot: i64) -> Price:
        silver = at_least_nothing(ask(t, self.seat, HIRING_SILVER, PRICE))
        return PRICES[silver][self.coins(t, slot)]

    def coins(self, t: ArchitectsTable, slot: i64) -> i64:
        return at_least_nothing(slot % t.columns + 1 - self.workers)

    def cost(self, t: ArchitectsTable, slot: i64) -> i64:
        return silver_due(t, self.seat, self.hiring_price(t, slot))

    def engage(self, t: ArchitectsTable, slot: i64) -> None:
        t.push(Engaging(self.seat, slot, self.coins(t, slot)))
        charge(t, self.seat, self.hiring_price(t, slot))

    def do_else(self, t: ArchitectsTable) -> None:
        draw_plans(t, self.seat, self.plans())

    def plans(self) -> i64:
        return 1 + self.workers // 2

    def describe_else(self, t: ArchitectsTable) -> Meaning:
        return Meaning("draw_plans", {"n": int(self.plans())})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("hiring", {"workers": int(self.workers), "silver": int(t.players[self.seat].goods[SILVER])})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.workers)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and 0 < self.workers <= 2 * WORKERS


@final
@mypyc_attr(free_list_len=1)
class Engaging(Step[ArchitectsTable]):
    """The price is paid: the coins for a farther column are laid down, then the card is taken."""

    def __init__(self, who: i64, slot: i64, coins: i64) -> None:
        super().__init__(who)
        self.slot: Final = slot
        self.coins: Final = coins

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        lay_coins(t, self.who, self.slot, self.coins)
        hire(t, self.who, self.slot)

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.slot), int(self.coins)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and 0 <= self.slot < slots(t) and 0 <= self.coins <= self.slot % t.columns
