"""What is in the box: all cards under their numbers, and which of them each expansion brings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from royaume.games.architects.cards import apprentices, buildings, characters
from royaume.games.architects.cards.catalogue import Catalogue
from royaume.games.architects.cards.market import MARKET_CARDS
from royaume.games.architects.cards.rewards import REWARDS
from royaume.games.architects.expansions.artisans import cards as artisans

CATALOGUE: Final = Catalogue(
    apprentices.BASE + apprentices.PROMOS + artisans.APPRENTICES,
    buildings.BASE + buildings.PROMOS + artisans.BUILDINGS,
    REWARDS,
    MARKET_CARDS,
    characters.BASE + characters.PROMOS + artisans.CHARACTERS,
)


@final
class Share:
    """How many apprentices, buildings and characters come with a module, in the order of the catalogue."""

    def __init__(self, module: str, apprentices: int, buildings: int, characters: int) -> None:
        self.module: Final = module
        self.apprentices: Final = apprentices
        self.buildings: Final = buildings
        self.characters: Final = characters


BASE: Final = "base"
SHARES: Final = [
    Share(BASE, len(apprentices.BASE), len(buildings.BASE), len(characters.BASE)),
    Share("promos", len(apprentices.PROMOS), len(buildings.PROMOS), len(characters.PROMOS)),
    Share("artisans", len(artisans.APPRENTICES), len(artisans.BUILDINGS), len(artisans.CHARACTERS)),
]


def numbers_of(modules: Iterable[str], counts: list[int]) -> tuple[int, ...]:
    """The numbers of one deck that the base game and these modules bring."""
    names = {BASE, *modules}
    found: list[int] = []
    first = 0
    for share, n in zip(SHARES, counts, strict=True):
        if share.module in names:
            found.extend(range(first, first + n))
        first += n
    return tuple(found)


def apprentices_of(modules: Iterable[str]) -> tuple[int, ...]:
    return numbers_of(modules, [share.apprentices for share in SHARES])


def buildings_of(modules: Iterable[str]) -> tuple[int, ...]:
    return numbers_of(modules, [share.buildings for share in SHARES])


def characters_of(modules: Iterable[str]) -> tuple[int, ...]:
    return numbers_of(modules, [share.characters for share in SHARES])


def module_of(number: int, counts: list[int]) -> str:
    """The module that brings a card of this number."""
    for share, n in zip(SHARES, counts, strict=True):
        if number < n:
            return share.module
        number -= n
    raise ValueError(number)
