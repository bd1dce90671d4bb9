"""How an opponent chooses: by its resource marker, and by the lists on its board."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.expansions.wonders.kept import wonders_of
from royaume.games.architects.expansions.wonders.solo import headings
from royaume.games.architects.expansions.wonders.solo.kept import SPACES, opponent_of
from royaume.games.architects.expansions.wonders.solo.price import is_affordable
from royaume.games.architects.expansions.wonders.vocabulary import TOKENS, WONDERS
from royaume.games.architects.places.town_centre import capture_of, owner_of, place_of
from royaume.games.architects.solo.priorities import LARGEST_GROUP, NEXT_IN_TURN_ORDER, PLACE_ORDER, OwnGroups
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import OPEN_PLACES
from royaume.kernel.automatic.priority import Criterion, HasTarget, Priority
from royaume.kernel.deck import NO_CARD
from royaume.kernel.ints import bit


@final
class RightOfMarker(Criterion[ArchitectsTable]):
    """Targets are spaces of the track: the marker's own, then those to the right, and on from the left."""

    def worth(self, t: ArchitectsTable, seat: i64, target: i64) -> i64:
        return -((target - opponent_of(t).marker) % SPACES)


@final
class BesidePrincess(Criterion[ArchitectsTable]):
    """Targets are groups."""

    def worth(self, t: ArchitectsTable, seat: i64, target: i64) -> i64:
        return 1 if place_of(target) == wonders_of(t).princess() else 0


@final
class FirstOfBoard(Criterion[ArchitectsTable]):
    """Targets are places, in the order of the opponent's board."""

    def worth(self, t: ArchitectsTable, seat: i64, target: i64) -> i64:
        return -opponent_of(t).board().wonder_places.index(int(target))


@final
class MostHeld(Criterion[ArchitectsTable]):
    """Targets are other boards: the one that holds most of its workers."""

    def worth(self, t: ArchitectsTable, seat: i64, target: i64) -> i64:
        return t.players[target].held[seat]


@final
class NextBoard(Criterion[ArchitectsTable]):
    """Of several other boards, that of whoever plays next."""

    def worth(self, t: ArchitectsTable, seat: i64, target: i64) -> i64:
        return -((target - seat) % t.seats)


RIGHT_OF_MARKER: Final = RightOfMarker("right_of_marker")
BESIDE_PRINCESS: Final = BesidePrincess("beside_princess")
FIRST_OF_BOARD: Final = FirstOfBoard("first_of_board")
MOST_HELD: Final = MostHeld("most_held")
NEXT_BOARD: Final = NextBoard("next_board")


@final
class GroupsOfOthers(Priority[ArchitectsTable]):
    """At any number of places."""

    def targets(self, t: ArchitectsTable, seat: i64) -> list[i64]:
        found: list[i64] = []
        for owner in range(t.seats):
            if owner != seat:
                for place in range(OPEN_PLACES):
                    if t.players[owner].at[place] > 0:
                        found.append(capture_of(place, owner))
        return found


@final
class FreeTokens(Priority[ArchitectsTable]):
    """Those that do not lie on the contribution card yet."""

    def targets(self, t: ArchitectsTable, seat: i64) -> list[i64]:
        return [good for good in range(TOKENS) if wonders_of(t).tokens & bit(good) == 0]


@final
class AffordableWonders(Priority[ArchitectsTable]):
    """Those that nobody has constructed and that it can pay for."""

    def targets(self, t: ArchitectsTable, seat: i64) -> list[i64]:
        return [wonder for wonder in range(WONDERS) if is_affordable(t, seat, wonder)]


@final
class PlacesForWonder(Priority[ArchitectsTable]):
    """Those where no wonder stands."""

    def targets(self, t: ArchitectsTable, seat: i64) -> list[i64]:
        found: list[i64] = []
        for place in opponent_of(t).board().wonder_places:
            if wonders_of(t).wonder_at[place] == NO_CARD:
                found.append(place)
        return found


@final
class BoardsHolding(Priority[ArchitectsTable]):
    """Those that hold workers of its own."""

    def targets(self, t: ArchitectsTable, seat: i64) -> list[i64]:
        return [owner for owner in range(t.seats) if t.players[owner].held[seat] > 0]


GROUPS_OF_OTHERS: Final = GroupsOfOthers(
    headings.CAPTURES, [LARGEST_GROUP, BESIDE_PRINCESS, PLACE_ORDER, NEXT_IN_TURN_ORDER]
)
OWN_GROUPS: Final = OwnGroups(headings.SCHEMES, [LARGEST_GROUP, BESIDE_PRINCESS, PLACE_ORDER])
FREE_TOKENS: Final = FreeTokens(headings.ICONS, [RIGHT_OF_MARKER])
AFFORDABLE_WONDERS: Final = AffordableWonders(headings.WONDERS, [RIGHT_OF_MARKER])
PLACES_FOR_WONDER: Final = PlacesForWonder(headings.WONDERS, [FIRST_OF_BOARD])
BOARDS_HOLDING: Final = BoardsHolding(headings.SCHEMES, [MOST_HELD, NEXT_BOARD])
GROUP_TO_CAPTURE: Final = HasTarget("group_to_capture", GROUPS_OF_OTHERS)
WONDER_AFFORDABLE: Final = HasTarget("wonder_affordable", AFFORDABLE_WONDERS)


def tied_groups(t: ArchitectsTable, seat: i64, group: i64) -> list[i64]:
    """All groups of others at the same place that are as large as this one, itself included."""
    place = place_of(group)
    size = t.players[owner_of(group)].at[place]
    found: list[i64] = []
    for owner in range(t.seats):
        if owner != seat and t.players[owner].at[place] == size:
            found.append(capture_of(place, owner))
    return found
