"""The opponents of the house variant and their Scheme cards. All of it is reconstructed."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.solo import entries
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import (
    FOREST,
    GUARDHOUSE,
    GUILDHALL,
    MARKET_LEFT,
    MINES,
    QUARRY,
    SILVERSMITH,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
)
from royaume.kernel.automatic.deeds import Deed

SOURCE: Final = "reconstructed"


@final
class Scheme:
    """Where the opponent's worker goes, and all that is done; the Black Market stands for its left-most free space."""

    def __init__(self, id: str, count: i64, place: i64, deed: Deed[ArchitectsTable]) -> None:  # noqa: A002
        self.id: Final = id
        self.count: Final = count
        self.place: Final = place
        self.deed: Final = deed


@final
class Opponent:
    """Where it starts on the Virtue track, and its fifteen cards."""

    def __init__(self, id: str, virtue: i64, faces: list[Scheme]) -> None:  # noqa: A002
        self.id: Final = id
        self.virtue: Final = virtue
        self.faces: Final = faces


CONSTANTINE: Final = Opponent(
    "constantine",
    9,
    [
        Scheme("constantine_quarry", 1, QUARRY, entries.TO_QUARRY),
        Scheme("constantine_forest", 1, FOREST, entries.TO_FOREST),
        Scheme("constantine_mines", 1, MINES, entries.TO_MINES),
        Scheme("constantine_silversmith", 1, SILVERSMITH, entries.TO_SILVERSMITH),
        Scheme("constantine_storehouse", 2, STOREHOUSE, entries.TO_STOREHOUSE),
        Scheme("constantine_workshop", 2, WORKSHOP, entries.TO_WORKSHOP),
        Scheme("constantine_town_centre", 2, TOWN_CENTRE, entries.TO_TOWN_CENTRE),
        Scheme("constantine_guardhouse", 2, GUARDHOUSE, entries.TO_GUARDHOUSE),
        Scheme("constantine_guildhall", 3, GUILDHALL, entries.TO_CATHEDRAL),
    ],
)
HELENA: Final = Opponent(
    "helena",
    5,
    [
        Scheme("helena_quarry", 1, QUARRY, entries.TO_QUARRY),
        Scheme("helena_forest", 1, FOREST, entries.TO_FOREST),
        Scheme("helena_mines", 1, MINES, entries.TO_MINES),
        Scheme("helena_silversmith", 1, SILVERSMITH, entries.TO_SILVERSMITH),
        Scheme("helena_workshop", 2, WORKSHOP, entries.TO_WORKSHOP),
        Scheme("helena_town_centre", 2, TOWN_CENTRE, entries.TO_TOWN_CENTRE),
        Scheme("helena_guardhouse", 2, GUARDHOUSE, entries.TO_GUARDHOUSE),
        Scheme("helena_black_market", 2, MARKET_LEFT, entries.TO_MARKET),
        Scheme("helena_tax_stand", 1, TAX_STAND, entries.TO_TAX_STAND),
        Scheme("helena_guildhall", 2, GUILDHALL, entries.TO_GUILDHALL),
    ],
)
OPPONENTS: Final = [CONSTANTINE, HELENA]
OPPONENT_IDS: Final = tuple([opponent.id for opponent in OPPONENTS])
# numbers across both decks: one for each face
SCHEMES: Final = CONSTANTINE.faces + HELENA.faces
SCHEME_IDS: Final = tuple([scheme.id for scheme in SCHEMES])


def deck_of(opponent: Opponent) -> tuple[int, ...]:
    """One number a physical card: that of its face."""
    cards: list[int] = []
    for face in opponent.faces:
        cards.extend([SCHEME_IDS.index(face.id)] * int(face.count))
    return tuple(cards)


def opponent_named(name: str) -> Opponent:
    return OPPONENTS[OPPONENT_IDS.index(name)]
