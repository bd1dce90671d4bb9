"""Cards under the numbers that tables use for them; tables hold it, so that another pack can take its place."""

from __future__ import annotations

from typing import Final, final

from royaume.games.architects.cards.apprentices import Apprentice
from royaume.games.architects.cards.buildings import Building
from royaume.games.architects.cards.characters import Character
from royaume.games.architects.cards.market import MarketCard
from royaume.games.architects.cards.rewards import Reward


@final
class Catalogue:
    """A card's number is its place in these lists: base cards first, then promos, then expansions."""

    def __init__(
        self,
        apprentices: list[Apprentice],
        buildings: list[Building],
        rewards: list[Reward],
        market: list[MarketCard],
        characters: list[Character],
    ) -> None:
        self.apprentices: Final = apprentices
        self.buildings: Final = buildings
        self.rewards: Final = rewards
        self.market: Final = market
        self.characters: Final = characters
