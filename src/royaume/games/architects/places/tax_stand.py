"""The Tax Stand: take all of it, and lose virtue."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.actions import FORTUNES
from royaume.games.architects.places.place import Place
from royaume.games.architects.prices import at_least_nothing
from royaume.games.architects.refusals import NO_TAXES
from royaume.games.architects.table import ArchitectsTable, ask
from royaume.games.architects.verbs import take_taxes
from royaume.games.architects.virtue import charge_virtue
from royaume.games.architects.vocabulary import TAKING_TAXES, TAX_STAND_ARRIVAL, THEFT_VIRTUE
from royaume.kernel.frame import ALLOWED
from royaume.kernel.ints import bit

VIRTUE_LOST: Final = 2


@final
class TaxStand(Place):
    """At least one silver has to lie there."""

    def __init__(self) -> None:
        super().__init__(bit(THEFT_VIRTUE) | bit(TAKING_TAXES) | bit(TAX_STAND_ARRIVAL), closable=True)

    def is_open(self, t: ArchitectsTable, seat: i64) -> bool:
        return t.taxes > 0

    def barred(self, t: ArchitectsTable, seat: i64) -> i64:
        return NO_TAXES if t.taxes == 0 else ALLOWED

    def order_matters(self) -> i64:
        return FORTUNES

    def visit(self, t: ArchitectsTable, seat: i64) -> None:
        charge_virtue(t, seat, at_least_nothing(ask(t, seat, THEFT_VIRTUE, VIRTUE_LOST)))
        take_taxes(t, seat)
