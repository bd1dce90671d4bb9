"""The places of the board under their numbers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

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

    def __init__(self, number: i64, place: Place) -> None:
        self.number: Final = number
        self.place: Final = place
        self.closable: Final = place.closable


IN_ORDER: Final[list[Place]] = [
    Gathering(QUARRY, STONE, 0, QUARRY_STONE),
    Gathering(FOREST, WOOD, 0, FOREST_WOOD),
    Mines(),
    Gathering(SILVERSMITH, SILVER, 1, SILVERSMITH_SILVER),
    Storehouse(),
    Workshop(),
    TownCentre(),
    TaxStand(),
    Guardhouse(),
    STALLS[0],
    STALLS[1],
    STALLS[2],
    THE_GUILDHALL,
]
BOARD: Final = vec[Site]([Site(number, place) for number, place in enumerate(IN_ORDER)])
