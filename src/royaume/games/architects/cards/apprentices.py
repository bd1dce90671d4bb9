"""The apprentices: skills, virtue when hired, ability. Every line was read from a picture of the card."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.cards.abilities import NOTHING, PRISON_EMPTY, Ability, changes, trade, when
from royaume.games.architects.events import (
    CAPTIVES_SENT,
    CATHEDRAL_ADVANCED,
    DEBT_PAID,
    MARKET_RESET,
    MARKET_USED,
    TAXES_TAKEN,
)
from royaume.games.architects.vocabulary import (
    ALL_SKILLS,
    CAPTURES_SPARED,
    CARPENTRY,
    CLAY,
    FOREST_WOOD,
    GOLD,
    MARBLE,
    MARKET_SILVER,
    MARKET_VIRTUE,
    MASONRY,
    MINES_CLAY,
    PLAN,
    QUARRY_STONE,
    RELEASE,
    SILVER,
    SILVERSMITH_SILVER,
    STONE,
    STOREHOUSE_WORKERS,
    THEFT_VIRTUE,
    TILING,
    VIRTUE,
    WOOD,
)


@final
class Apprentice:
    """One card. Skills are never spent; the virtue is applied once, when the card is hired."""

    def __init__(self, id: str, skills: i64, virtue: i64, ability: Ability, source: str = "picture") -> None:  # noqa: A002
        self.id: Final = id
        self.skills: Final = skills
        self.virtue: Final = virtue
        self.ability: Final = ability
        self.source: Final = source


BASE: Final = [
    Apprentice("acolyte_card", CARPENTRY, +1, when(CATHEDRAL_ADVANCED, PLAN, 1)),
    Apprentice("acolyte_clay", TILING, +1, when(CATHEDRAL_ADVANCED, CLAY, 2)),
    Apprentice("acolyte_silver", MASONRY, +1, when(CATHEDRAL_ADVANCED, SILVER, 2)),
    Apprentice("conspirator_1", CARPENTRY, +0, changes(CAPTURES_SPARED, +1)),
    Apprentice("conspirator_2", CARPENTRY, +0, changes(CAPTURES_SPARED, +1)),
    Apprentice("debt_collector_clay", TILING, +0, when(DEBT_PAID, CLAY, 2)),
    Apprentice("debt_collector_stone", MASONRY, +0, when(DEBT_PAID, STONE, 2)),
    Apprentice("debt_collector_wood", CARPENTRY, +0, when(DEBT_PAID, WOOD, 2)),
    Apprentice("gatekeeper", MASONRY, -1, when(MARKET_RESET, RELEASE, 2)),
    Apprentice("illusionist", CARPENTRY, -1, changes(MARKET_VIRTUE, -1)),
    Apprentice("jeweller_1", TILING, +0, changes(SILVERSMITH_SILVER, +1)),
    Apprentice("jeweller_2", TILING, +0, changes(SILVERSMITH_SILVER, +1)),
    Apprentice("labourer", ALL_SKILLS, +0, NOTHING),
    Apprentice("merchant_clay", TILING, +0, trade(SILVER, 1, CLAY, 3)),
    Apprentice("merchant_gold", MASONRY, +0, trade(SILVER, 2, GOLD, 1)),
    Apprentice("merchant_marble", TILING, +0, trade(SILVER, 3, MARBLE, 1)),
    Apprentice("merchant_stone", MASONRY, +0, trade(SILVER, 1, STONE, 2)),
    Apprentice("merchant_wood", CARPENTRY, +0, trade(SILVER, 1, WOOD, 2)),
    Apprentice("miner_1", TILING, +0, changes(MINES_CLAY, +1)),
    Apprentice("miner_2", TILING, +0, changes(MINES_CLAY, +1)),
    Apprentice("patron_clay", TILING, +0, trade(CLAY, 1, VIRTUE, 1)),
    Apprentice("patron_silver", MASONRY, +0, trade(SILVER, 2, VIRTUE, 1)),
    Apprentice("patron_stone", MASONRY, +0, trade(STONE, 1, VIRTUE, 1)),
    Apprentice("patron_wood", CARPENTRY, +0, trade(WOOD, 1, VIRTUE, 1)),
    Apprentice("pickpocket", TILING, -1, when(TAXES_TAKEN, GOLD, 1)),
    Apprentice("squire_gold", TILING, +1, when(MARKET_RESET, GOLD, 1, PRISON_EMPTY)),
    Apprentice("squire_marble", MASONRY, +1, when(MARKET_RESET, MARBLE, 1, PRISON_EMPTY)),
    Apprentice("squire_virtue", CARPENTRY, +1, when(MARKET_RESET, VIRTUE, 2, PRISON_EMPTY)),
    Apprentice("stonecutter_1", MASONRY, +0, changes(QUARRY_STONE, +1)),
    Apprentice("stonecutter_2", MASONRY, +0, changes(QUARRY_STONE, +1)),
    Apprentice("swindler_clay", TILING, -1, when(MARKET_USED, CLAY, 2)),
    Apprentice("swindler_stone", MASONRY, -1, when(MARKET_USED, STONE, 1)),
    Apprentice("swindler_wood", CARPENTRY, -1, when(MARKET_USED, WOOD, 1)),
    Apprentice("thief", CARPENTRY, +0, changes(THEFT_VIRTUE, -1)),
    Apprentice("trader_clay", TILING, +0, trade(CLAY, 3, MARBLE, 1)),
    Apprentice("trader_stone", MASONRY, +0, trade(STONE, 2, MARBLE, 1)),
    Apprentice("trader_wood", CARPENTRY, +0, trade(WOOD, 2, MARBLE, 1)),
    Apprentice("trickster", MASONRY, -1, changes(MARKET_SILVER, -1)),
    Apprentice("woodcutter_1", CARPENTRY, +0, changes(FOREST_WOOD, +1)),
    Apprentice("woodcutter_2", CARPENTRY, +0, changes(FOREST_WOOD, +1)),
]
PROMOS: Final = [
    Apprentice("enforcer", TILING, +0, when(CAPTIVES_SENT, GOLD, 1)),
    Apprentice("overseer", MASONRY, +0, changes(STOREHOUSE_WORKERS, +1)),
    Apprentice("peddler", CARPENTRY, -1, when(MARKET_RESET, SILVER, 2)),
]
