"""The Strongman's discount: up to 2 silver less, never tax, on one action of a turn in which the Artisan is placed."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from royaume.games.architects.expansions.artisans.events import DISCOUNT_USED
from royaume.games.architects.expansions.artisans.kept import artisans_of
from royaume.games.architects.expansions.artisans.refusals import DISCOUNT_NEEDED
from royaume.games.architects.expansions.artisans.vocabulary import ARTISAN_REBATE, NOTES
from royaume.games.architects.prices import TOOL
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import SILVER
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED
from royaume.kernel.ints import bit
from royaume.kernel.paying import Term
from royaume.kernel.price import Price

USE: Final = 0
PAY_IN_FULL: Final = 1


def discount_once_placed(t: ArchitectsTable, seat: i64) -> i64:
    """What the Artisan would save if it were placed, or has been, in this turn."""
    if artisans_of(t).discounted:
        return 0
    return t.players[seat].sums[ARTISAN_REBATE]


def discount_left(t: ArchitectsTable, seat: i64) -> i64:
    if artisans_of(t).fresh and seat == t.active:
        return discount_once_placed(t, seat)
    return 0


def discount_to_come(t: ArchitectsTable, seat: i64) -> i64:
    """What placing the Artisan would begin to save; once it is sure to be placed, that counts anyway."""
    if artisans_of(t).fresh:
        return 0
    return discount_once_placed(t, seat)


def saved_on(t: ArchitectsTable, seat: i64, price: Price) -> i64:
    return min(price.of(SILVER), t.players[seat].sums[ARTISAN_REBATE])


@final
class Discount(Term[ArchitectsTable]):
    """Use the discount for this price, or keep it for another action."""

    span: ClassVar[int] = 2

    def concerns(self, t: ArchitectsTable, seat: i64, price: Price) -> bool:
        return price.purpose != TOOL and discount_left(t, seat) > 0

    def offers(self, t: ArchitectsTable, seat: i64, price: Price, out: Choices) -> None:
        out.add(USE)
        out.add(PAY_IN_FULL)

    def left(self, t: ArchitectsTable, seat: i64, price: Price, way: i64) -> Price:
        return price.with_more(SILVER, -saved_on(t, seat, price)) if way == USE else price

    def take(self, t: ArchitectsTable, seat: i64, price: Price, way: i64) -> None:
        if way == USE:
            artisans_of(t).discounted = True
            artisans_of(t).discount_due = False
            t.note(NOTES)
            t.tell(DISCOUNT_USED, seat, saved_on(t, seat, price))

    def refusal(self, t: ArchitectsTable, seat: i64, price: Price, way: i64) -> i64:
        return DISCOUNT_NEEDED if way == PAY_IN_FULL and artisans_of(t).discount_due else ALLOWED

    def unpayable(self, price: Price, way: i64) -> i64:
        return DISCOUNT_NEEDED

    def describe(self, t: ArchitectsTable, seat: i64, price: Price, way: i64) -> Meaning:
        return Meaning("use_discount" if way == USE else "pay_in_full", {"silver": int(saved_on(t, seat, price))})

    def asks(self, t: ArchitectsTable, seat: i64, price: Price) -> Meaning:
        return Meaning("discounting", {"silver": int(saved_on(t, seat, price))})


DISCOUNT: Final = Discount("discount", bit(SILVER), before="debts")
