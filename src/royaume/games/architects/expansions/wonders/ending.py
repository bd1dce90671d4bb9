"""The end of the game: losses of virtue come first, then gold for the most influential, then everything else."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.ending import losses_of
from royaume.games.architects.events import END_EFFECT
from royaume.games.architects.expansions.wonders.events import MOST_INFLUENTIAL
from royaume.games.architects.expansions.wonders.kept import GOLD_OF_COURT, wonders_of
from royaume.games.architects.gaining import gain
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.virtue import charge_virtue
from royaume.games.architects.vocabulary import GOLD
from royaume.kernel.frame import Step
from royaume.kernel.module import Answer
from royaume.kernel.phase import PhaseStep


@final
class LossesComeFirst(Answer[ArchitectsTable]):
    """Before all other effects of the end."""

    def answer(self, t: ArchitectsTable, seat: i64, n: i64, about: i64) -> i64:
        return 1


@final
class LosingVirtue(PhaseStep[ArchitectsTable]):
    """Everybody's buildings that cost virtue, in turn order; influence may still be lost instead."""

    def run(self, t: ArchitectsTable, who: i64) -> None:
        for k in range(t.seats - 1, -1, -1):
            seat = (who + k) % t.seats
            for building in losses_of(t, seat):
                t.push(LosingByBuilding(seat, building))


@final
class LosingByBuilding(Step[ArchitectsTable]):
    """What one of them costs."""

    def __init__(self, who: i64, building: i64) -> None:
        super().__init__(who)
        self.building: Final = building

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        t.tell(END_EFFECT, self.who, self.building)
        charge_virtue(t, self.who, t.catalogue.buildings[self.building].deed.n)

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.building)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and int(self.building) in losses_of(t, self.who)


@final
class GoldForMostInfluence(PhaseStep[ArchitectsTable]):
    """Shared as evenly as whole tokens allow."""

    def run(self, t: ArchitectsTable, who: i64) -> None:
        kept = wonders_of(t)
        seats = kept.most_influential(t)
        kept.gold_given = True
        for seat in seats:
            gold = GOLD_OF_COURT // len(seats)
            t.tell(MOST_INFLUENTIAL, seat, kept.influence[seat], gold)
            if gold > 0:
                gain(t, seat, GOLD, gold)
