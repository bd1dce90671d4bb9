"""Where modules wait for a seat's workers: noted by place, so that nobody is told of those who come elsewhere."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from royaume.games.architects.events import VISITING
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import (
    GUARDHOUSE,
    GUARDHOUSE_ARRIVAL,
    NO_QUESTION,
    PLACES,
    STOREHOUSE,
    STOREHOUSE_ARRIVAL,
    TAX_STAND,
    TAX_STAND_ARRIVAL,
    TOWN_CENTRE,
    TOWN_CENTRE_ARRIVAL,
)
from royaume.kernel.ints import filled
from royaume.kernel.module import Listener

EVERYWHERE: Final = (1 << PLACES) - 1


def arrival_at(place: i64) -> int:
    """What apprentices who wait at a place for its workers are asked."""
    arrivals = {
        STOREHOUSE: STOREHOUSE_ARRIVAL,
        GUARDHOUSE: GUARDHOUSE_ARRIVAL,
        TOWN_CENTRE: TOWN_CENTRE_ARRIVAL,
        TAX_STAND: TAX_STAND_ARRIVAL,
    }
    return arrivals.get(place, NO_QUESTION)


ARRIVAL_AT: Final = filled([arrival_at(place) for place in range(PLACES)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Waiting(Listener[ArchitectsTable]):
    """Hears of a piece that has come where it waits for that seat, or where apprentices of the seat do."""

    def awaits(self, t: ArchitectsTable, seat: i64) -> i64:
        """The places, as bits; `note_awaited` tells when that changes."""
        raise NotImplementedError


def is_awaited(t: ArchitectsTable, seat: i64, place: i64) -> bool:
    """Whether modules may have something to say when a piece of this seat comes here."""
    if t.rules.listeners[VISITING] is None:
        return False
    return (t.awaited[seat] >> place) & 1 == 1 or t.players[seat].sums[ARRIVAL_AT[place]] > 0


def note_awaited(t: ArchitectsTable, seat: i64) -> None:
    """Modules wait for this seat elsewhere than before."""
    places = awaited_now(t, seat)
    if places != t.awaited[seat]:
        t.awaited = t.awaited[:]
        t.awaited[seat] = places


def awaited_now(t: ArchitectsTable, seat: i64) -> i64:
    places: i64 = 0
    link = t.rules.listeners[VISITING]
    while link is not None:
        waiting = link.listener
        assert isinstance(waiting, Waiting)
        places |= waiting.awaits(t, seat)
        link = link.next
    return places


def note_all_awaited(t: ArchitectsTable) -> None:
    """For all seats."""
    awaited = t.awaited[:]
    for seat in range(t.seats):
        awaited[seat] = awaited_now(t, seat)
    t.awaited = awaited
