"""What an opponent's cards ask about the table."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.cathedral import why_closed
from royaume.games.architects.expansions.wonders.favours import why_no_favour
from royaume.games.architects.expansions.wonders.kept import wonders_of
from royaume.games.architects.expansions.wonders.solo.priorities import AFFORDABLE_WONDERS
from royaume.games.architects.places.place import strength
from royaume.games.architects.solo.conditions import InPrison, Taxes, Virtue
from royaume.games.architects.solo.kept import schemes_of
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import OPEN_PLACES
from royaume.kernel.automatic.conditions import AtLeast, AtMost, Condition, Count
from royaume.kernel.automatic.deeds import FutureLeft
from royaume.kernel.frame import ALLOWED


@final
class Strength(Count[ArchitectsTable]):
    """Its workers at a place, and one more for its own wonder there."""

    def __init__(self, place: i64) -> None:
        self.place: Final = place

    def of(self, t: ArchitectsTable, seat: i64) -> i64:
        return strength(t, seat, self.place)


@final
class LargestOfOthers(Count[ArchitectsTable]):
    """Workers of one other player at one place."""

    def of(self, t: ArchitectsTable, seat: i64) -> i64:
        most: i64 = 0
        for owner in range(t.seats):
            if owner != seat:
                for place in range(OPEN_PLACES):
                    if t.players[owner].at[place] > most:
                        most = t.players[owner].at[place]
        return most


@final
class Influence(Count[ArchitectsTable]):
    """Where it stands on the track."""

    def of(self, t: ArchitectsTable, seat: i64) -> i64:
        return wonders_of(t).influence[seat]


@final
class FutureSchemes(Count[ArchitectsTable]):
    """Scheme cards that it may still gain."""

    def of(self, t: ArchitectsTable, seat: i64) -> i64:
        return schemes_of(t).future.left()


@final
class PrincessLead(Condition[ArchitectsTable]):
    """More workers beside the Princess than each other player."""

    def holds(self, t: ArchitectsTable, seat: i64) -> bool:
        place = wonders_of(t).princess()
        for other in range(t.seats):
            if other != seat and t.players[other].at[place] >= t.players[seat].at[place]:
                return False
        return True


@final
class CanBuild(Condition[ArchitectsTable]):
    """A wonder, or the Cathedral."""

    def holds(self, t: ArchitectsTable, seat: i64) -> bool:
        return len(AFFORDABLE_WONDERS.targets(t, seat)) > 0 or why_closed(t, seat) == ALLOWED


@final
class FavourPossible(Condition[ArchitectsTable]):
    """The Princess can give it what stands on the left."""

    def holds(self, t: ArchitectsTable, seat: i64) -> bool:
        return why_no_favour(t, seat, 0) == ALLOWED


GROUP_3: Final = AtLeast("group_3", 3, LargestOfOthers())
GROUP_4: Final = AtLeast("group_4", 4, LargestOfOthers())
TAXES_4: Final = AtLeast("taxes_4", 4, Taxes())
TAXES_8: Final = AtLeast("taxes_8", 8, Taxes())
OWN_PRISON_2: Final = AtLeast("own_prison_2", 2, InPrison())
INFLUENCE_5: Final = AtMost("influence_5", 5, Influence())
LOW_VIRTUE: Final = AtMost("virtue_9", 9, Virtue())
NO_FUTURE: Final = AtMost("no_future_left", 0, FutureSchemes())
FUTURE_LEFT: Final[Condition[ArchitectsTable]] = FutureLeft("future_left")
PRINCESS_LEAD: Final = PrincessLead("princess_lead")
CAN_BUILD: Final = CanBuild("can_build")
FAVOUR_POSSIBLE: Final = FavourPossible("favour_possible")


def pair_at(place: i64) -> Condition[ArchitectsTable]:
    return AtLeast("pair_there", 2, Strength(place))
