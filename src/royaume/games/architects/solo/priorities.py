"""Which group an opponent captures, and where it takes a worker back from."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.places.town_centre import capture_of, one_place_too_many, owner_of, place_of
from royaume.games.architects.solo import headings
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import (
    FOREST,
    GUARDHOUSE,
    MINES,
    OPEN_PLACES,
    QUARRY,
    SILVERSMITH,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
)
from royaume.kernel.automatic.priority import Criterion, FirstInList, HasTarget, Priority

CAPTURE_ORDER: Final = (
    MINES,
    STOREHOUSE,
    TOWN_CENTRE,
    FOREST,
    QUARRY,
    SILVERSMITH,
    GUARDHOUSE,
    WORKSHOP,
    TAX_STAND,
)


@final
class LargestGroup(Criterion[ArchitectsTable]):
    """Targets are groups: those of others, or its own."""

    def worth(self, t: ArchitectsTable, seat: i64, target: i64) -> i64:
        return t.players[owner_of(target)].at[place_of(target)]


@final
class NextInTurnOrder(Criterion[ArchitectsTable]):
    """Of several people, whoever plays next."""

    def worth(self, t: ArchitectsTable, seat: i64, target: i64) -> i64:
        return -((owner_of(target) - seat) % t.seats)


@final
class PlaceOrder(FirstInList[ArchitectsTable]):
    """By the place where the group stands."""

    def named(self, target: i64) -> i64:
        return place_of(target)


LARGEST_GROUP: Final = LargestGroup("largest_group")
NEXT_IN_TURN_ORDER: Final = NextInTurnOrder("next_in_turn_order")
PLACE_ORDER: Final = PlaceOrder("place_order", CAPTURE_ORDER)


@final
class GroupsToCapture(Priority[ArchitectsTable]):
    """Groups of others, at two places a turn at most."""

    def targets(self, t: ArchitectsTable, seat: i64) -> list[i64]:
        found: list[i64] = []
        for owner in range(t.seats):
            if owner != seat:
                for place in range(OPEN_PLACES):
                    if t.players[owner].at[place] > 0 and not one_place_too_many(t, t.captured_at, place):
                        found.append(capture_of(place, owner))
        return found


@final
class OwnGroups(Priority[ArchitectsTable]):
    """Where a worker may be taken back from."""

    def targets(self, t: ArchitectsTable, seat: i64) -> list[i64]:
        return [capture_of(place, seat) for place in range(OPEN_PLACES) if t.players[seat].at[place] > 0]


GROUPS_TO_CAPTURE: Final = GroupsToCapture(headings.CAPTURE_ORDER, [LARGEST_GROUP, NEXT_IN_TURN_ORDER, PLACE_ORDER])
OWN_GROUPS: Final = OwnGroups(headings.OPPONENTS_TURN, [LARGEST_GROUP, PLACE_ORDER])
SOMEBODY_TO_CAPTURE: Final = HasTarget("somebody_to_capture", GROUPS_TO_CAPTURE)
