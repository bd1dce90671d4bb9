"""Buildings that place a worker: at one place, with everything that a placement brings."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from royaume.games.architects.placing import PLACING_WORKER
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import FOREST, GUARDHOUSE, SILVERSMITH, STOREHOUSE, TOWN_CENTRE, WORKSHOP
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import Frame
from royaume.kernel.layout import Layout
from royaume.kernel.module import Effect

PLACES_OF_BUILDINGS: Final = (FOREST, GUARDHOUSE, SILVERSMITH, STOREHOUSE, TOWN_CENTRE, WORKSHOP)  # none can be closed


@final
class PlacingWorkerThere(Effect[ArchitectsTable]):
    """Without a worker in the supply nothing comes of it; `n` is the place."""

    def take(self, t: ArchitectsTable, seat: i64, x: i64, n: i64) -> None:
        if t.players[seat].supply == 0:
            return
        there = PlacingThere(seat, n)
        out = Choices()
        there.legal(t, out)
        if out.n == 1:
            there.resolve(t, out.items[0])
        else:
            t.push(there)


@final
class PlacingThere(Frame[ArchitectsTable]):
    """Which of one's pieces goes there. Choices are those of placing a worker anywhere."""

    span: ClassVar[int] = 1  # tells the question apart; in the index of actions, its choices are those of `Placing`

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: Final = place

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        anywhere = Choices()
        PLACING_WORKER[self.seat].offers(t, anywhere)
        for i in range(anywhere.n):
            if goes_there(PLACING_WORKER[self.seat].describe(t, anywhere.items[i]), self.place):
                out.add(anywhere.items[i])

    def refusal(self, t: ArchitectsTable, a: i64) -> i64:
        return PLACING_WORKER[self.seat].refusal(t, a)

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        PLACING_WORKER[self.seat].resolve(t, a)

    def action_index(self, t: ArchitectsTable, layout: Layout, a: i64) -> i64:
        return PLACING_WORKER[self.seat].action_index(t, layout, a)

    def action_at(self, t: ArchitectsTable, layout: Layout, i: i64) -> i64:
        return PLACING_WORKER[self.seat].action_at(t, layout, i)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return PLACING_WORKER[self.seat].describe(t, a)

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("placing_there", {"place": int(self.place)})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.place)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and self.place in PLACES_OF_BUILDINGS and t.players[self.seat].supply > 0


def goes_there(choice: Meaning, place: i64) -> bool:
    return choice.args.get("place", -1) == place
