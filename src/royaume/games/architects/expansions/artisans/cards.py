"""The apprentices, buildings and characters of Age of Artisans. Most numbers are house values: no picture was found."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.cards.abilities import changes, when
from royaume.games.architects.cards.apprentices import Apprentice
from royaume.games.architects.cards.buildings import NO_SKILLS, Building
from royaume.games.architects.cards.characters import Character
from royaume.games.architects.cards.deeds import (
    ALL_GAIN_SILVER,
    GAIN_EACH_BASIC,
    TAKE_TWO_DEBTS,
    Deed,
    gain_per,
    points_per,
    two_points_per,
    virtue_per,
)
from royaume.games.architects.events import CAPTIVES_SENT, MARKET_RESET
from royaume.games.architects.expansions.artisans.vocabulary import (
    ADORNMENTS,
    ARTISAN_CAPTURES,
    ARTISAN_REBATE,
    ARTISAN_STRENGTH,
    CRAFTS_ADORNMENT,
    CRAFTS_TOOL,
    FOR_ARTISAN,
    TOOL_BONUS,
    TOOLS,
)
from royaume.games.architects.vocabulary import (
    ALL_SKILLS,
    CARPENTRY,
    CATHEDRAL_LEVEL,
    GUARDHOUSE_WORKERS,
    MARBLE,
    MASONRY,
    PLAN,
    RELEASE,
    SILVER,
    SKILL_SETS,
    STOREHOUSE_SILVER,
    TILING,
    TOWN_CENTRE_WORKERS,
    VIRTUE,
)
from royaume.kernel.ints import bit

HOUSE: Final = "reconstructed"

APPRENTICES: Final = [
    Apprentice("abbot_silver_1", TILING, +1, changes(STOREHOUSE_SILVER, +1), HOUSE),
    Apprentice("abbot_silver_2", TILING, +1, changes(STOREHOUSE_SILVER, +1), HOUSE),
    Apprentice("antagonist_1", CARPENTRY, +0, changes(TOWN_CENTRE_WORKERS, +1), HOUSE),
    Apprentice("antagonist_2", CARPENTRY, +0, changes(TOWN_CENTRE_WORKERS, +1), HOUSE),
    Apprentice("enforcer_building_card", CARPENTRY, +0, when(CAPTIVES_SENT, PLAN, 1), HOUSE),
    Apprentice("enforcer_virtue", TILING, +0, when(CAPTIVES_SENT, VIRTUE, 1), HOUSE),
    Apprentice("enforcer_marble", MASONRY, +0, when(CAPTIVES_SENT, MARBLE, 1), HOUSE),
    Apprentice("lookout_1", MASONRY, +0, changes(GUARDHOUSE_WORKERS, +1), HOUSE),
    Apprentice("lookout_2", MASONRY, +0, changes(GUARDHOUSE_WORKERS, +1), HOUSE),
    Apprentice("strongman_discount", CARPENTRY | MASONRY, +0, changes(ARTISAN_REBATE, +2, bit(SILVER)), HOUSE),
    Apprentice("strongman_capture", CARPENTRY | TILING, -1, changes(ARTISAN_CAPTURES, +1), HOUSE),
    Apprentice("strongman_release", TILING | MASONRY, -1, when(MARKET_RESET, RELEASE, 1, FOR_ARTISAN), HOUSE),
]
BUILDINGS: Final = [
    Building("archway", 11, MASONRY, (1, 0, 4, 1, 0), +0, TAKE_TWO_DEBTS, HOUSE),
    Building("courtyard", 4, NO_SKILLS, (3, 2, 1, 0, 0), +0, GAIN_EACH_BASIC, HOUSE),
    Building("gallery", 5, TILING, (2, 3, 2, 0, 1), +0, Deed(CRAFTS_ADORNMENT), HOUSE),
    Building("garrison", 6, CARPENTRY, (0, 2, 3, 1, 0), -1, Deed(CRAFTS_TOOL), HOUSE),
    Building("parish", 6, TILING, (3, 3, 2, 0, 0), +1, gain_per(PLAN, 1, CATHEDRAL_LEVEL), HOUSE),
    Building("pillar", 6, NO_SKILLS, (0, 0, 4, 0, 1), +0, ALL_GAIN_SILVER, HOUSE),
    Building("academy", 8, CARPENTRY | TILING, (2, 3, 2, 0, 1), +0, points_per(1, TOOLS), HOUSE),
    Building("arcade", 7, MASONRY, (2, 1, 3, 0, 1), +0, virtue_per(1, ADORNMENTS), HOUSE),
    Building("cellar", 5, NO_SKILLS, (3, 1, 2, 0, 0), +0, points_per(1, ADORNMENTS), HOUSE),
    Building("dormitory", 7, CARPENTRY | MASONRY, (2, 4, 1, 1, 0), +0, two_points_per(SKILL_SETS), HOUSE),
    Building("meeting_hall", 6, CARPENTRY, (0, 4, 1, 1, 0), +0, virtue_per(1, TOOLS), HOUSE),
    Building("warehouse", 11, ALL_SKILLS, (3, 3, 2, 1, 1), +0, virtue_per(1, SKILL_SETS), HOUSE),
]
CHARACTERS: Final = [
    Character("walaric", 12, 0, {}, changes(ARTISAN_STRENGTH, +1), debts=1, source="seed"),
    Character("gisela", 13, 0, {SILVER: 2}, changes(TOOL_BONUS, +1), source="seed"),
]
