"""What players should mind of the court and the wonders."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.counsel.people import visit
from royaume.games.architects.counsel.urgency import PROFITEER, WONDER
from royaume.games.architects.expansions.wonders.kept import wonders_of
from royaume.games.architects.expansions.wonders.raising import wonder_price
from royaume.games.architects.expansions.wonders.vocabulary import WONDERS
from royaume.games.architects.expansions.wonders.wonder_cards import POINTS
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import GUILDHALL, NO_SEAT, OPEN_PLACES, TOWN_CENTRE
from royaume.kernel.choices import Meaning
from royaume.kernel.counsel import Adviser, Counsel
from royaume.kernel.paying import payable

MANY: Final = 3


@final
class BesideProfiteer(Adviser[ArchitectsTable]):
    """A group stands where the next reset sends everybody to Prison."""

    def counsel(self, t: ArchitectsTable, seat: i64) -> Counsel | None:
        place = wonders_of(t).profiteer()
        if place >= OPEN_PLACES or t.players[seat].at[place] < MANY:
            return None
        args = {"workers": int(t.players[seat].at[place]), "place": int(place)}
        own = Meaning("capture", {"place": int(place), "owner": int(seat)})
        return Counsel("profiteer", args, [visit(TOWN_CENTRE), own])


@final
class WonderWithinReach(Adviser[ArchitectsTable]):
    """All that a wonder costs is there."""

    def counsel(self, t: ArchitectsTable, seat: i64) -> Counsel | None:
        owner = wonders_of(t).owner
        for wonder in range(WONDERS):
            if owner[wonder] == NO_SEAT and payable(t, seat, wonder_price(t, wonder)):
                there = Meaning("raise_wonder", {"wonder": wonder})
                return Counsel("wonder", {"wonder": wonder, "points": POINTS}, [visit(GUILDHALL), there])
        return None


ADVISERS: Final[list[Adviser[ArchitectsTable]]] = [BesideProfiteer(PROFITEER), WonderWithinReach(WONDER)]
