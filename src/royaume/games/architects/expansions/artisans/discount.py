"""The Strongman's discount: up to 2 silver less, never tax, on one action of a turn in which the Artisan is placed."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from royaume.games.architects.events import DISCOUNT_USED
from royaume.games.architects.expansions.artisans.guild import guild
from royaume.games.architects.paying import MOST, Paying, tax_due
from royaume.games.architects.places.workshop import Engaging
from royaume.games.architects.refusals import DISCOUNT_NEEDED
from royaume.games.architects.table import ArchitectsTable, ask
from royaume.games.architects.vocabulary import ARTISAN_REBATE, FUNDS, SILVER
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED, Frame
from royaume.kernel.module import Answer, Replacement

USE: Final = 0
PAY_IN_FULL: Final = 1


def discount_once_placed(t: ArchitectsTable, seat: i64) -> i64:
    """What the Artisan would save if it were placed, or has been, in this turn."""
    return 0 if guild(t).discounted else t.players[seat].by[ARTISAN_REBATE]


def discount_left(t: ArchitectsTable, seat: i64) -> i64:
    return discount_once_placed(t, seat) if guild(t).fresh and seat == t.active else 0


@final
class Rebate(Answer[ArchitectsTable]):
    """What counts when a price is looked at."""

    def answer(self, t: ArchitectsTable, seat: i64, n: i64) -> i64:
        return n + discount_left(t, seat)


@final
class OfferingDiscount(Replacement[ArchitectsTable]):
    """A price in silver may be paid with the discount."""

    def instead(self, t: ArchitectsTable, frame: Frame[Any]) -> Frame[Any]:
        if isinstance(frame, Paying) and frame.silver > 0 and discount_left(t, frame.who) > 0:
            return Discounting(frame.who, frame.silver, frame.tax)
        return frame


@final
class Discounting(Frame[ArchitectsTable]):
    """Use the discount for this price, or keep it for another action."""

    def __init__(self, seat: i64, silver: i64, tax: i64) -> None:
        super().__init__(seat)
        self.silver: Final = silver
        self.tax: Final = tax

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        out.add(USE)
        out.add(PAY_IN_FULL)

    def refusal(self, t: ArchitectsTable, a: i64) -> i64:
        if a == USE:
            return ALLOWED
        left = t.players[self.seat].goods[SILVER] - tax_due(t, self.seat, self.tax)
        short = left < 0 or ask(t, self.seat, FUNDS, left) < self.silver + self.coins_to_lay(t)
        return DISCOUNT_NEEDED if short or guild(t).discount_due else ALLOWED

    def coins_to_lay(self, t: ArchitectsTable) -> i64:
        """Those for a farther column are laid down next."""
        below = t.stack[-2]
        return below.coins if isinstance(below, Engaging) else 0

    def saved(self, t: ArchitectsTable) -> i64:
        return min(self.silver, t.players[self.seat].by[ARTISAN_REBATE])

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        silver = self.silver
        if a == USE:
            silver -= self.saved(t)
            guild(t).discounted = True
            guild(t).discount_due = False
            t.tell(DISCOUNT_USED, self.seat, self.saved(t))
        if silver + self.tax > 0:
            t.push(Paying(self.seat, silver, self.tax))

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("use_discount" if a == USE else "pay_in_full", {"silver": int(self.saved(t))})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("discounting", {"silver": int(self.saved(t))})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.silver), int(self.tax)]

    def fits(self, t: ArchitectsTable) -> bool:
        counted = 0 < self.silver <= MOST and 0 <= self.tax <= MOST
        return super().fits(t) and counted and len(t.stack) > 1 and discount_left(t, self.seat) > 0
