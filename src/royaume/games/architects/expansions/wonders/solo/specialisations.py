"""What each opponent does best: its board says where, and what."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.expansions.wonders.solo import headings
from royaume.games.architects.expansions.wonders.solo.captures import captures
from royaume.games.architects.expansions.wonders.solo.conditions import Strength
from royaume.games.architects.expansions.wonders.solo.deeds import Contribute, PlaceAtPrincess, RemoveApprentices
from royaume.games.architects.expansions.wonders.solo.kept import opponent_of
from royaume.games.architects.expansions.wonders.solo.places import (
    AT_MARKET,
    AT_SILVERSMITH,
    AT_STOREHOUSE,
    FUTURE_SCHEME,
    TAX_OF_WORKSHOP,
)
from royaume.games.architects.solo.conditions import HAS_CAPTIVES
from royaume.games.architects.solo.deeds import AddTaxes, JailCaptives, PlaceWorker
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.verbs import JAILED_FOR
from royaume.games.architects.vocabulary import SILVER, TOWN_CENTRE, WORKSHOP
from royaume.kernel.automatic.deeds import AllOf, Deed, Entry, FirstOf
from royaume.kernel.automatic.steps import Doing

OF_ARISTOCRAT: Final[Deed[ArchitectsTable]] = AllOf(PlaceAtPrincess(), Contribute(), FUTURE_SCHEME)
OF_ENFORCER: Final[Deed[ArchitectsTable]] = AllOf(
    PlaceWorker(TOWN_CENTRE),
    FirstOf(
        Entry("jail", headings.BOARDS, JailCaptives(SILVER, JAILED_FOR, 1), [HAS_CAPTIVES]),
        captures(Strength(TOWN_CENTRE)),
    ),
)
OF_GOSSIP: Final[Deed[ArchitectsTable]] = AllOf(
    PlaceWorker(WORKSHOP), RemoveApprentices(), AddTaxes(TAX_OF_WORKSHOP), FUTURE_SCHEME, FUTURE_SCHEME
)
# by the numbers of the boards
SPECIALISATIONS: Final[list[Deed[ArchitectsTable]]] = [
    OF_ARISTOCRAT,
    OF_ENFORCER,
    AT_MARKET,
    OF_GOSSIP,
    AT_STOREHOUSE,
    AT_SILVERSMITH,
]


@final
class Specialise(Deed[ArchitectsTable]):
    """That of whoever plays."""

    def unmet(self, t: ArchitectsTable, seat: i64) -> i64:
        return SPECIALISATIONS[opponent_of(t).kind].unmet(t, seat)

    def act(self, t: ArchitectsTable, seat: i64) -> None:
        t.push(Doing(seat, SPECIALISATIONS[opponent_of(t).kind].number, 1))

    def parts(self) -> list[Deed[ArchitectsTable]]:
        return SPECIALISATIONS
