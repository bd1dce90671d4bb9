"""The places of the board under their numbers."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.places.black_market import MarketSpace
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
    MARKET_LEFT,
    MARKET_MIDDLE,
    MARKET_RIGHT,
    QUARRY,
    QUARRY_STONE,
    SILVER,
    SILVERSMITH,
    SILVERSMITH_SILVER,
    STONE,
    WOOD,
)

BOARD: Final[list[Place]] = [
    Gathering(QUARRY, STONE, 0, QUARRY_STONE),
    Gathering(FOREST, WOOD, 0, FOREST_WOOD),
    Mines(),
    Gathering(SILVERSMITH, SILVER, 1, SILVERSMITH_SILVER),
    Storehouse(),
    Workshop(),
    TownCentre(),
    TaxStand(),
    Guardhouse(),
    MarketSpace(MARKET_LEFT),
    MarketSpace(MARKET_MIDDLE),
    MarketSpace(MARKET_RIGHT),
    THE_GUILDHALL,
]
