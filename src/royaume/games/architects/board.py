"""The places of the board under their numbers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec

from royaume.games.architects.places.black_market import STALLS
from royaume.games.architects.places.gathering import Gathering
from royaume.games.architects.places.guardhouse import Guardhouse
from royaume.games.architects.places.guildhall import THE_GUILDHALL
from royaume.games.architects.places.mines import Mines
from royaume.games.architects.places.place import Place
from royaume.games.architects.places.storehouse import Storehouse
from royaume.games.architects.places.tax_stand import TaxStand
from royaume.games.architects.places.town_centre import TownCentre
from royaume.games.architects.places.workshop import Workshop
from royaume.games.architects.vocabulary import (
    FOREST,
    FOREST_WOOD,
    QUARRY,
    QUARRY_STONE,
    SILVER,
    SILVERSMITH,
    SILVERSMITH_SILVER,
    STONE,
    WOOD,
)


@final
class Site:
    """A place under its number. Being final, it spares compiled code the question what kind of place it is."""

    def __init__(self, place: Place) -> None:
        self.place: Final = place


BOARD: Final = vec[Site](
    [
        Site(Gathering(QUARRY, STONE, 0, QUARRY_STONE)),
        Site(Gathering(FOREST, WOOD, 0, FOREST_WOOD)),
        Site(Mines()),
        Site(Gathering(SILVERSMITH, SILVER, 1, SILVERSMITH_SILVER)),
        Site(Storehouse()),
        Site(Workshop()),
        Site(TownCentre()),
        Site(TaxStand()),
        Site(Guardhouse()),
        Site(STALLS[0]),
        Site(STALLS[1]),
        Site(STALLS[2]),
        Site(THE_GUILDHALL),
    ]
)
