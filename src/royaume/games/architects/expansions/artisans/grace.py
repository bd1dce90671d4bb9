"""On the turn the Artisan is placed, its owner may ignore the loss of one point of virtue."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from royaume.games.architects.expansions.artisans.events import VIRTUE_SPARED
from royaume.games.architects.expansions.artisans.kept import artisans_of
from royaume.games.architects.expansions.artisans.refusals import TOOL_IN_THE_WAY
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import VIRTUE
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.ints import bit
from royaume.kernel.paying import Term
from royaume.kernel.phase import PhaseStep
from royaume.kernel.price import Price

IGNORE: Final = 0
ACCEPT: Final = 1


@final
class IgnoringLoss(Term[ArchitectsTable]):
    """Ignore one point of this loss, or keep that for another one."""

    span: ClassVar[int] = 2

    def concerns(self, t: ArchitectsTable, seat: i64, price: Price) -> bool:
        return artisans_of(t).grace and seat == t.active

    def offers(self, t: ArchitectsTable, seat: i64, price: Price, out: Choices) -> None:
        out.add(IGNORE)
        out.add(ACCEPT)

    def left(self, t: ArchitectsTable, seat: i64, price: Price, way: i64) -> Price:
        return price.with_more(VIRTUE, -1) if way == IGNORE else price

    def take(self, t: ArchitectsTable, seat: i64, price: Price, way: i64) -> None:
        if way == IGNORE:
            artisans_of(t).grace = False
            t.tell(VIRTUE_SPARED, seat)

    def unpayable(self, price: Price, way: i64) -> i64:
        return TOOL_IN_THE_WAY

    def describe(self, t: ArchitectsTable, seat: i64, price: Price, way: i64) -> Meaning:
        return Meaning("ignore_loss" if way == IGNORE else "accept_loss")

    def asks(self, t: ArchitectsTable, seat: i64, price: Price) -> Meaning:
        return Meaning("ignoring_loss", {"virtue": int(price.of(VIRTUE))})


@final
class EndingGrace(PhaseStep[ArchitectsTable]):
    """What comes after the last turn is not covered any more."""

    def run(self, t: ArchitectsTable, who: i64) -> None:
        artisans_of(t).grace = False


GRACE: Final = IgnoringLoss("grace", bit(VIRTUE))
