"""Workers that are missed: in Prison, on other boards, too many at places, too few at hand."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.counsel.urgency import CAPTIVES, FEW_WORKERS, HELD, PRISON
from royaume.games.architects.purse import tax_due
from royaume.games.architects.table import ArchitectsTable, captives_of
from royaume.games.architects.vocabulary import (
    GUARDHOUSE,
    NO_SEAT,
    OPEN_PLACES,
    SILVER,
    SILVERSMITH,
    TOWN_CENTRE,
)
from royaume.kernel.choices import Meaning
from royaume.kernel.counsel import Adviser, Counsel

MANY_PRISONERS: Final = 3  # each reset then costs virtue
MANY_HELD: Final = 3
MANY_CAPTIVES: Final = 3
FEW: Final = 2
A_GROUP: Final = 3


def visit(place: i64) -> Meaning:
    """The choice to place a worker there."""
    return Meaning("place", {"place": int(place)})


@final
class PrisonIsFull(Adviser[ArchitectsTable]):
    """Three or more of one's workers are in Prison."""

    def counsel(self, t: ArchitectsTable, seat: i64) -> Counsel | None:
        prisoners = t.players[seat].prison
        if prisoners < MANY_PRISONERS:
            return None
        return Counsel("prison", {"workers": int(prisoners)}, [visit(GUARDHOUSE), Meaning("release_prison")])


@final
class FewWorkersLeft(Adviser[ArchitectsTable]):
    """Nearly none in the supply, while a group stands where others may capture it."""

    def counsel(self, t: ArchitectsTable, seat: i64) -> Counsel | None:
        p = t.players[seat]
        place = largest_group(t, seat)
        if p.supply > FEW or p.at[place] < A_GROUP:
            return None
        args = {"workers": int(p.supply), "place": int(place)}
        if p.goods[SILVER] < tax_due(t, seat, 1):
            return Counsel("few_workers_no_silver", args, [visit(SILVERSMITH)])
        own = Meaning("capture", {"place": int(place), "owner": int(seat)})
        return Counsel("few_workers", args, [visit(TOWN_CENTRE), own])


def largest_group(t: ArchitectsTable, seat: i64) -> i64:
    """The open place where most of one's workers stand."""
    at = t.players[seat].at
    largest: i64 = 0
    for place in range(OPEN_PLACES):
        if at[place] > at[largest]:
            largest = place
    return largest


@final
class WorkersAreHeld(Adviser[ArchitectsTable]):
    """Somebody holds several of one's workers."""

    def counsel(self, t: ArchitectsTable, seat: i64) -> Counsel | None:
        owner: i64 = NO_SEAT
        most: i64 = MANY_HELD - 1
        for other in range(t.seats):
            if t.players[other].held[seat] > most:
                owner = other
                most = t.players[other].held[seat]
        if owner == NO_SEAT:
            return None
        ransoms = [Meaning("ransom", {"owner": int(owner)}), Meaning("ransom_all")]
        return Counsel("held", {"workers": int(most), "owner": int(owner)}, ransom_there(t, seat, ransoms))


def ransom_there(t: ArchitectsTable, seat: i64, ransoms: list[Meaning]) -> list[Meaning]:
    """Nobody is sent there who could pay only by a debt."""
    return [visit(GUARDHOUSE), *ransoms] if t.players[seat].goods[SILVER] >= RANSOM else [visit(SILVERSMITH)]


RANSOM: Final = 5


@final
class CaptivesBringSilver(Adviser[ArchitectsTable]):
    """One holds several workers of others."""

    def counsel(self, t: ArchitectsTable, seat: i64) -> Counsel | None:
        captives = captives_of(t.players[seat])
        if captives < MANY_CAPTIVES:
            return None
        return Counsel("captives", {"workers": int(captives)}, [visit(GUARDHOUSE), Meaning("send_to_prison")])


PEOPLE: Final[list[Adviser[ArchitectsTable]]] = [
    PrisonIsFull(PRISON),
    FewWorkersLeft(FEW_WORKERS),
    WorkersAreHeld(HELD),
    CaptivesBringSilver(CAPTIVES),
]
