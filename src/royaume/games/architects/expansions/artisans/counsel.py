"""What players should mind of their Artisan and of what can be crafted."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.counsel.people import visit
from royaume.games.architects.counsel.urgency import ADORNMENT as CRAFTING
from royaume.games.architects.counsel.urgency import PRISON as PRISONERS
from royaume.games.architects.expansions.artisans.crafting import (
    ADORNMENT,
    why_no_craft_at_guildhall,
    why_unpayable,
)
from royaume.games.architects.expansions.artisans.kept import artisan_is
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import GUARDHOUSE, PRISON
from royaume.kernel.choices import Meaning
from royaume.kernel.counsel import Adviser, Counsel
from royaume.kernel.frame import ALLOWED


@final
class ArtisanInPrison(Adviser[ArchitectsTable]):
    """Nobody can do what he does."""

    def counsel(self, t: ArchitectsTable, seat: i64) -> Counsel | None:
        if not artisan_is(t, seat, PRISON):
            return None
        return Counsel("artisan_prison", {}, [visit(GUARDHOUSE), Meaning("release_prison")])


@final
class AdornmentWithinReach(Adviser[ArchitectsTable]):
    """A building without one, a worker to stand on, and the silver."""

    def counsel(self, t: ArchitectsTable, seat: i64) -> Counsel | None:
        if why_no_craft_at_guildhall(t, seat, ADORNMENT) != ALLOWED or why_unpayable(t, seat, ADORNMENT) != ALLOWED:
            return None
        return Counsel("adornment", {}, [Meaning("craft_adornment")])


ADVISERS: Final[list[Adviser[ArchitectsTable]]] = [
    ArtisanInPrison(PRISONERS - 1),
    AdornmentWithinReach(CRAFTING),
]
