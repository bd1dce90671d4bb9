"""The Mines: clay, or gold with two workers or more; never both."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from royaume.games.architects.events import MINED
from royaume.games.architects.places.place import Place, strength
from royaume.games.architects.refusals import NO_GOLD_FOR_ONE
from royaume.games.architects.table import ArchitectsTable, ask
from royaume.games.architects.verbs import gain_goods
from royaume.games.architects.vocabulary import CLAY, GOLD, GOODS, MINES, MINES_CLAY, WORKERS
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED, Frame
from royaume.kernel.ints import bit

WORKERS_FOR_GOLD: Final = 2


@final
class Mines(Place):
    """Clay or gold."""

    def __init__(self) -> None:
        super().__init__(bit(MINES_CLAY))

    def visit(self, t: ArchitectsTable, seat: i64) -> None:
        t.push(Mining(seat, strength(t, seat, MINES)))


@final
@mypyc_attr(free_list_len=1)
class Mining(Frame[ArchitectsTable]):
    """One clay more than workers, or one gold for each two of them."""

    span: ClassVar[int] = GOODS

    def __init__(self, seat: i64, workers: i64) -> None:
        super().__init__(seat)
        self.workers: Final = workers

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        out.add(CLAY)
        out.add(GOLD)

    def refusal(self, t: ArchitectsTable, a: i64) -> i64:
        return NO_GOLD_FOR_ONE if a == GOLD and self.workers < WORKERS_FOR_GOLD else ALLOWED

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        t.tell(MINED, self.seat, a)
        gain_goods(t, self.seat, a, self.mined(a))
        gain_goods(t, self.seat, CLAY, ask(t, self.seat, MINES_CLAY, 0))

    def mined(self, good: i64) -> i64:
        return self.workers + 1 if good == CLAY else self.workers // WORKERS_FOR_GOLD

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("mine", {"good": int(a), "n": int(self.mined(a))})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("mining", {"workers": int(self.workers)})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.workers)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and 0 < self.workers <= 2 * WORKERS
