"""What an opponent's rows ask about the table."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.viscounts.acting import NOBLES_FOR
from royaume.games.viscounts.buildings import ALL_BUILT
from royaume.games.viscounts.constructing import SIDE_ONLY, has_spot
from royaume.games.viscounts.solo.funding import means
from royaume.games.viscounts.solo.priorities import AFFORDABLE_BUILDINGS, CARDS_TO_FLIP
from royaume.games.viscounts.table import ViscountsTable
from royaume.games.viscounts.transcribing import cost_at
from royaume.games.viscounts.vocabulary import TRANSCRIBE, WORKERS, segment_of
from royaume.kernel.automatic.conditions import AtLeast, AtMost, Condition, Count
from royaume.kernel.automatic.deeds import FutureLeft
from royaume.kernel.automatic.priority import HasTarget

FEWEST_WORKERS: Final = 2  # it never places one alone for its action


@final
class Supply(Count[ViscountsTable]):
    """Workers that it has left."""

    def of(self, t: ViscountsTable, seat: i64) -> i64:
        return t.players[seat].supply


@final
class NobleMeans(Count[ViscountsTable]):
    """Noble icons, Criminal icons and gold."""

    def of(self, t: ViscountsTable, seat: i64) -> i64:
        return means(t, seat, WORKERS)


@final
class UnpaidDebts(Count[ViscountsTable]):
    """Debts that it can flip."""

    def of(self, t: ViscountsTable, seat: i64) -> i64:
        return t.players[seat].debts


@final
class AcquiredDeeds(Count[ViscountsTable]):
    """Deeds that it can flip."""

    def of(self, t: ViscountsTable, seat: i64) -> i64:
        return t.players[seat].deeds


@final
class Criminals(Count[ViscountsTable]):
    """Criminal icons on its board."""

    def of(self, t: ViscountsTable, seat: i64) -> i64:
        return t.players[seat].criminals


@final
class BuildingLeft(Condition[ViscountsTable]):
    """One still stands on its board."""

    def holds(self, t: ViscountsTable, seat: i64) -> bool:
        return t.players[seat].slots != ALL_BUILT


@final
class SpotFree(Condition[ViscountsTable]):
    """At its space, on its side of the river."""

    def holds(self, t: ViscountsTable, seat: i64) -> bool:
        return has_spot(t, seat, SIDE_ONLY)


@final
class ManuscriptAffordable(Condition[ViscountsTable]):
    """The one of its segment, or the printed one."""

    def holds(self, t: ViscountsTable, seat: i64) -> bool:
        return means(t, seat, TRANSCRIBE) >= cost_at(t, segment_of(t.players[seat].space))


@final
class MarkersMet(Condition[ViscountsTable]):
    """Its own."""

    def holds(self, t: ViscountsTable, seat: i64) -> bool:
        return t.players[seat].has_met()


BUILDING_LEFT: Final = BuildingLeft("building_left")
SPOT_FREE: Final = SpotFree("spot_free")
CAN_BUILD: Final = HasTarget("building_affordable", AFFORDABLE_BUILDINGS)
WORKERS_LEFT: Final = AtLeast("two_workers_left", FEWEST_WORKERS, Supply())
THREE_NOBLES: Final = AtLeast("three_nobles", NOBLES_FOR[FEWEST_WORKERS], NobleMeans())
CAN_TRANSCRIBE: Final = ManuscriptAffordable("manuscript_affordable")
CARD_TO_FLIP: Final = HasTarget("card_to_flip", CARDS_TO_FLIP)
DEBT_TO_FLIP: Final = AtLeast("debt_to_flip", 1, UnpaidDebts())
DEED_TO_FLIP: Final = AtLeast("deed_to_flip", 1, AcquiredDeeds())
FUTURE_LEFT: Final[Condition[ViscountsTable]] = FutureLeft("future_left")
MARKERS_MET: Final = MarkersMet("markers_met")
NO_CRIMINALS: Final = AtMost("no_criminals", 0, Criminals())
