"""What players should mind of their Artisan and of what can be crafted."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.counsel.advisers import ADVISERS as BASE_ADVISERS
from royaume.games.architects.counsel.people import visit
from royaume.games.architects.counsel.urgency import ADORNMENT as CRAFTING
from royaume.games.architects.counsel.urgency import LAST_TURN
from royaume.games.architects.counsel.urgency import PRISON as PRISONERS
from royaume.games.architects.expansions.artisans.crafting import (
    ADORNMENT,
    why_no_craft_at_guildhall,
    why_unpayable,
)
from royaume.games.architects.expansions.artisans.kept import artisan_is
from royaume.games.architects.expansions.artisans.whereabouts import IN_SUPPLY
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import GUARDHOUSE, PRISON
from royaume.kernel.choices import Meaning
from royaume.kernel.counsel import Adviser, Counsel, by_urgency
from royaume.kernel.frame import ALLOWED


@final
class OnlyArtisanLeft(Adviser[ArchitectsTable]):
    """Where a worker would be sent, the Artisan goes who alone is left in the supply."""

    def counsel(self, t: ArchitectsTable, seat: i64) -> Counsel | None:
        if t.players[seat].supply != 1 or not artisan_is(t, seat, IN_SUPPLY):
            return None
        for adviser in OF_WORKERS:
            found = adviser.counsel(t, seat)
            if found is not None:
                return sent_by_artisan(found)
        return None


def sent_by_artisan(counsel: Counsel) -> Counsel:
    # a function of its own: compiled, what is read of a counsel must not outlive the last name for it
    follow = [by_artisan(wish) for wish in counsel.follow]
    return Counsel(counsel.says.key, counsel.says.args, follow)


def by_artisan(wish: Meaning) -> Meaning:
    return Meaning("place_artisan", wish.args) if wish.key == "place" else wish


OF_WORKERS: Final = by_urgency(BASE_ADVISERS)


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
    OnlyArtisanLeft(LAST_TURN + 1),
    ArtisanInPrison(PRISONERS - 1),
    AdornmentWithinReach(CRAFTING),
]
