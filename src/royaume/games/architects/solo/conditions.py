"""What an opponent's cards ask about the table."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.cathedral import why_closed
from royaume.games.architects.table import ArchitectsTable, captives_of, held_elsewhere, on_open_places
from royaume.games.architects.virtue import CATHEDRAL_FROM
from royaume.games.architects.vocabulary import MARKET_LEFT, NO_SEAT
from royaume.kernel.automatic.conditions import AtLeast, Condition, Count
from royaume.kernel.frame import ALLOWED

TAXES_WORTH_TAKING: Final = 4


@final
class WorkersAt(Count[ArchitectsTable]):
    """Its own, at one place."""

    def __init__(self, place: i64) -> None:
        self.place: Final = place

    def of(self, t: ArchitectsTable, seat: i64) -> i64:
        return t.players[seat].at[self.place]


@final
class Supply(Count[ArchitectsTable]):
    """Its workers not yet placed."""

    def of(self, t: ArchitectsTable, seat: i64) -> i64:
        return t.players[seat].supply


@final
class OnOpenPlaces(Count[ArchitectsTable]):
    """Its workers at places with an open circle."""

    def of(self, t: ArchitectsTable, seat: i64) -> i64:
        return on_open_places(t.players[seat])


@final
class Captives(Count[ArchitectsTable]):
    """Workers of others on its board."""

    def of(self, t: ArchitectsTable, seat: i64) -> i64:
        return captives_of(t.players[seat])


@final
class InPrison(Count[ArchitectsTable]):
    """Its workers there."""

    def of(self, t: ArchitectsTable, seat: i64) -> i64:
        return t.players[seat].prison


@final
class HeldElsewhere(Count[ArchitectsTable]):
    """Its workers on the boards of others."""

    def of(self, t: ArchitectsTable, seat: i64) -> i64:
        return held_elsewhere(t, seat)


@final
class Debts(Count[ArchitectsTable]):
    """Its unpaid debts."""

    def of(self, t: ArchitectsTable, seat: i64) -> i64:
        return t.players[seat].debts


@final
class Virtue(Count[ArchitectsTable]):
    """Where it stands on the track."""

    def of(self, t: ArchitectsTable, seat: i64) -> i64:
        return t.players[seat].virtue


@final
class Taxes(Count[ArchitectsTable]):
    """The silver on the Tax Stand."""

    def of(self, t: ArchitectsTable, seat: i64) -> i64:
        return t.taxes


@final
class PlansLeft(Count[ArchitectsTable]):
    """The building cards in the pile."""

    def of(self, t: ArchitectsTable, seat: i64) -> i64:
        return t.plans.left()


@final
class CathedralOpen(Condition[ArchitectsTable]):
    """The next level has a free space for it."""

    def holds(self, t: ArchitectsTable, seat: i64) -> bool:
        return why_closed(t, seat) == ALLOWED


@final
class SpaceFree(Condition[ArchitectsTable]):
    """A space of the Black Market."""

    def __init__(self, id: str, place: i64) -> None:  # noqa: A002
        super().__init__(id)
        self.place: Final = place

    def holds(self, t: ArchitectsTable, seat: i64) -> bool:
        return t.market[self.place - MARKET_LEFT] == NO_SEAT


WORKER_IN_SUPPLY: Final = AtLeast("worker_in_supply", 1, Supply())
WORKER_ON_BOARD: Final = AtLeast("worker_on_board", 1, OnOpenPlaces())
HAS_CAPTIVES: Final = AtLeast("has_captives", 1, Captives())
HAS_PRISONERS: Final = AtLeast("has_prisoners", 1, InPrison())
HAS_HELD: Final = AtLeast("has_held", 1, HeldElsewhere())
HAS_DEBT: Final = AtLeast("has_debt", 1, Debts())
ENOUGH_TAXES: Final = AtLeast("enough_taxes", TAXES_WORTH_TAKING, Taxes())
ENOUGH_VIRTUE: Final = AtLeast("enough_virtue", CATHEDRAL_FROM, Virtue())
CATHEDRAL_OPEN: Final = CathedralOpen("cathedral_open")
PLAN_LEFT: Final = AtLeast("plan_left", 1, PlansLeft())


def pair_at(place: i64) -> Condition[ArchitectsTable]:
    return AtLeast("pair_there", 2, WorkersAt(place))


def free(place: i64) -> Condition[ArchitectsTable]:
    return SpaceFree("space_free", place)
