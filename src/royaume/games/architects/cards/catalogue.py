"""Cards under the numbers that tables use for them; tables hold it, so that another edition can take its place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from librt.vecs import vec

from royaume.games.architects.cards.apprentices import Apprentice
from royaume.games.architects.cards.buildings import Building
from royaume.games.architects.cards.characters import Character
from royaume.games.architects.cards.market import MarketCard
from royaume.games.architects.cards.rewards import Reward

BASE: Final = "base"


@final
class Pack:
    """The cards that come with one module. Monuments are buildings that are nobody's card: they lie on the table."""

    def __init__(
        self,
        module: str,
        apprentices: list[Apprentice] | None = None,
        buildings: list[Building] | None = None,
        characters: list[Character] | None = None,
        rewards: list[Reward] | None = None,
        monuments: list[Building] | None = None,
    ) -> None:
        self.module: Final = module
        self.apprentices: Final = apprentices or []
        self.buildings: Final = buildings or []
        self.characters: Final = characters or []
        self.rewards: Final = rewards or []
        self.monuments: Final = monuments or []

    def how_many(self, kind: str) -> int:
        counts = {
            "apprentices": len(self.apprentices),
            "buildings": len(self.buildings),
            "characters": len(self.characters),
            "rewards": len(self.rewards),
            "monuments": len(self.monuments),
        }
        return counts[kind]


@final
class Catalogue:
    """A card's number is its place in these lists: those of the base game first, then those of each pack in turn.

    Monuments are numbered after all buildings.
    """

    def __init__(self, packs: list[Pack], market: list[MarketCard]) -> None:
        self.packs: Final = packs
        self.apprentices: Final = vec[Apprentice]([card for pack in packs for card in pack.apprentices])
        self.first_monument: Final = sum([len(pack.buildings) for pack in packs])
        monuments = [card for pack in packs for card in pack.monuments]
        self.buildings: Final = vec[Building]([card for pack in packs for card in pack.buildings] + monuments)
        self.characters: Final = [card for pack in packs for card in pack.characters]
        self.rewards: Final = [card for pack in packs for card in pack.rewards]
        self.market: Final = market
        self.apprentice_ids: Final = tuple([card.id for card in self.apprentices])
        self.building_ids: Final = tuple([card.id for card in self.buildings])
        self.character_ids: Final = tuple([card.id for card in self.characters])
        self.reward_ids: Final = tuple([card.id for card in self.rewards])
        self.known: Final[dict[tuple[str, ...], tuple[int, ...]]] = {}  # what was asked for before
        self.market_ids: Final = tuple([card.id for card in market])

    def apprentices_of(self, modules: Iterable[str]) -> tuple[int, ...]:
        """Those that the base game and these modules bring."""
        return self.numbers_of("apprentices", modules)

    def buildings_of(self, modules: Iterable[str]) -> tuple[int, ...]:
        return self.numbers_of("buildings", modules)

    def monuments_of(self, modules: Iterable[str]) -> tuple[int, ...]:
        return self.numbers_of("monuments", modules)

    def rewards_of(self, modules: Iterable[str]) -> tuple[int, ...]:
        return self.numbers_of("rewards", modules)

    def characters_of(self, modules: Iterable[str]) -> tuple[int, ...]:
        return self.numbers_of("characters", modules)

    def numbers_of(self, kind: str, modules: Iterable[str]) -> tuple[int, ...]:
        key = (kind, *modules)
        if key not in self.known:
            first = self.first_monument if kind == "monuments" else 0
            self.known[key] = self.find_numbers(first, [pack.how_many(kind) for pack in self.packs], {BASE, *modules})
        return self.known[key]

    def find_numbers(self, first: int, counts: list[int], names: set[str]) -> tuple[int, ...]:
        found: list[int] = []
        for pack, n in zip(self.packs, counts, strict=True):
            if pack.module in names:
                found.extend(range(first, first + n))
            first += n
        return tuple(found)
