"""The boards of the six opponents: where they start, and where their wonders go."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.solo.schemes import OPPONENT_IDS as HOUSE_IDS
from royaume.games.architects.vocabulary import (
    FOREST,
    GUARDHOUSE,
    QUARRY,
    SILVERSMITH,
    STOREHOUSE,
    TOWN_CENTRE,
    WORKSHOP,
)

ARISTOCRAT: Final = 0
ENFORCER: Final = 1
ILLUSIONIST: Final = 2
GOSSIP: Final = 3
PATRON: Final = 4
PEDDLER: Final = 5


@final
class Board:
    """Virtue and influence at the start; places for wonders, the first free one first."""

    def __init__(self, id: str, virtue: i64, influence: i64, wonder_places: tuple[int, ...]) -> None:  # noqa: A002
        self.id: Final = id
        self.virtue: Final = virtue
        self.influence: Final = influence
        self.wonder_places: Final = wonder_places


BOARDS: Final = [
    Board("aristocrat", 8, 2, (SILVERSMITH, TOWN_CENTRE, STOREHOUSE, WORKSHOP, GUARDHOUSE, QUARRY, FOREST)),
    Board("enforcer", 7, 6, (TOWN_CENTRE, SILVERSMITH, GUARDHOUSE, STOREHOUSE, WORKSHOP, QUARRY, FOREST)),
    Board("illusionist", 6, 4, (GUARDHOUSE, SILVERSMITH, WORKSHOP, TOWN_CENTRE, STOREHOUSE, FOREST, QUARRY)),
    Board("gossip", 7, 6, (WORKSHOP, TOWN_CENTRE, SILVERSMITH, GUARDHOUSE, STOREHOUSE, FOREST, QUARRY)),
    Board("patron", 9, 2, (STOREHOUSE, SILVERSMITH, TOWN_CENTRE, WORKSHOP, GUARDHOUSE, QUARRY, FOREST)),
    Board("peddler", 7, 4, (SILVERSMITH, STOREHOUSE, TOWN_CENTRE, GUARDHOUSE, WORKSHOP, FOREST, QUARRY)),
]
BOARD_IDS: Final = tuple([board.id for board in BOARDS])
FIRST_OPPONENT: Final = len(HOUSE_IDS)  # their numbers among all opponents of the title follow those of the house
