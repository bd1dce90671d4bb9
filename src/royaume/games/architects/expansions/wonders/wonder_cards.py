"""The five wonders: what each costs. For every purpose they are buildings, though nobody's card."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.architects.cards.buildings import NO_SKILLS, Building
from royaume.games.architects.cards.deeds import NO_DEED, Deed
from royaume.games.architects.prices import INFLUENCE_DUE, TAXES
from royaume.games.architects.vocabulary import CLAY, GOLD, MARBLE, STONE, WOOD
from royaume.kernel.price import Price

POINTS: Final = 14
VIRTUE_GAINED: Final = 2
HOUSE: Final = "reconstructed"


@final
class Wonder:
    """So much of one good, influence and taxes."""

    def __init__(self, id: str, good: i64, amount: i64, influence: i64, taxes: i64) -> None:  # noqa: A002
        cost = [0, 0, 0, 0, 0]
        cost[good] = int(amount)
        clay, wood, stone, gold, marble = cost
        plain = Building(id, POINTS, NO_SKILLS, (clay, wood, stone, gold, marble), VIRTUE_GAINED, Deed(NO_DEED), HOUSE)
        self.building: Final = plain
        self.good: Final = good
        self.amount: Final = amount
        self.influence: Final = influence
        self.taxes: Final = taxes
        whole = plain.price.with_more(INFLUENCE_DUE, influence).with_more(TAXES, taxes)
        # by the tokens that lie on the card already
        self.prices: Final = vec[Price]([whole.with_more(good, -tokens) for tokens in range(amount + 1)])

    def price(self, tokens: i64) -> Price:
        return self.prices[tokens] if tokens < self.amount else self.prices[self.amount]


WONDER_CARDS: Final = [
    Wonder("clay_wonder", CLAY, 15, 7, 5),
    Wonder("wood_wonder", WOOD, 14, 6, 4),
    Wonder("stone_wonder", STONE, 14, 5, 3),
    Wonder("gold_wonder", GOLD, 7, 4, 2),
    Wonder("marble_wonder", MARBLE, 6, 3, 1),
]
WONDER_IDS: Final = tuple([wonder.building.id for wonder in WONDER_CARDS])
