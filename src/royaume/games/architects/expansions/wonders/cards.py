"""The apprentices, buildings, characters and rewards of Works of Wonder.

Characters are the rulebook's. Of the others it tells what each kind does; most numbers are house values.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from royaume.games.architects.cards.abilities import Ability, changes, trade, when
from royaume.games.architects.cards.apprentices import Apprentice
from royaume.games.architects.cards.buildings import NO_SKILLS, Building
from royaume.games.architects.cards.characters import Character
from royaume.games.architects.cards.deeds import (
    ALL_GAIN,
    RELEASE_ALL_AT_END,
    Deed,
    captures,
    gain,
    gain_per,
    points_per,
    virtue_per,
    virtue_without_prisoners,
)
from royaume.games.architects.cards.rewards import Reward
from royaume.games.architects.events import (
    APPRENTICE_HIRED,
    BUILDING_CONSTRUCTED,
    CATHEDRAL_ADVANCED,
    DEBTS_TAKEN,
    FIGURES_LEAVE,
    VIRTUE_DUE,
)
from royaume.games.architects.expansions.wonders.vocabulary import (
    AT_PRINCESS,
    AT_PROFITEER,
    BENEFACTOR,
    CLAY_BY_INFLUENCE,
    GAINS_BOTH,
    INFLUENCE_PRICE,
    OWN_TRADE,
    PLACES_WORKER,
    PRINCESS_COUNTS,
    PROFITEER_SILVER,
    RELEASES_EVERYBODY,
    RENEWS_APPRENTICES,
    STONE_BY_INFLUENCE,
    SWINDLER,
    TINKERER_OF_CLAY,
    TINKERER_OF_GOLD,
    TURNS_DEBT,
    WOOD_BY_INFLUENCE,
)
from royaume.games.architects.expansions.wonders.wonder_cards import WONDER_CARDS
from royaume.games.architects.vocabulary import (
    ALL_SKILLS,
    CARPENTRY,
    CATHEDRAL_ALWAYS,
    CATHEDRAL_LEVEL,
    CLAY,
    FOREST,
    GOLD,
    GUARDHOUSE,
    GUARDHOUSE_ARRIVAL,
    INFLUENCE,
    LEVELS_WITH_BUILDING,
    MARBLE,
    MARKET_ALWAYS,
    MASONRY,
    PLAN,
    REWARD,
    SILVER,
    SILVERSMITH,
    STONE,
    STOREHOUSE,
    STOREHOUSE_ARRIVAL,
    TAX_STAND_ARRIVAL,
    TILING,
    TOWN_CENTRE,
    TOWN_CENTRE_ARRIVAL,
    TRAINED_CARPENTERS,
    TRAINED_MASONS,
    TRAINED_TILERS,
    VIRTUE,
    WOOD,
    WORKSHOP,
)

HOUSE: Final = "reconstructed"
SEED: Final = "seed"


def beside(figure: i64, thing: i64, n: i64) -> Ability:
    """Gained at a reset with a worker beside the figure, before it leaves."""
    return when(FIGURES_LEAVE, thing, n, figure)


def own_trade(number: i64) -> Ability:
    """One that the base game has none like; the trades are listed under these numbers."""
    return Ability(question=OWN_TRADE, by=1, thing=number)


def places_worker(place: i64) -> Deed:
    return Deed(PLACES_WORKER, 0, place)


APPRENTICES: Final = [
    Apprentice("abbot_influence", MASONRY, +1, changes(STOREHOUSE_ARRIVAL, +1), HOUSE),
    Apprentice("knight", CARPENTRY, +0, changes(GUARDHOUSE_ARRIVAL, +1), HOUSE),
    Apprentice("diplomat", TILING, +0, changes(TOWN_CENTRE_ARRIVAL, +1), HOUSE),
    Apprentice("aristocrat_gold", TILING, +1, beside(AT_PRINCESS, GOLD, 1), HOUSE),
    Apprentice("aristocrat_marble", MASONRY, +1, beside(AT_PRINCESS, MARBLE, 1), HOUSE),
    Apprentice("aristocrat_wood", CARPENTRY, +1, beside(AT_PRINCESS, WOOD, 2), HOUSE),
    Apprentice("benefactor_masonry", MASONRY, +0, own_trade(BENEFACTOR), HOUSE),
    Apprentice("benefactor_carpentry", CARPENTRY, +0, own_trade(BENEFACTOR), HOUSE),
    Apprentice("tinkerer_clay", TILING, +0, own_trade(TINKERER_OF_CLAY), HOUSE),
    Apprentice("tinkerer_gold", CARPENTRY, +0, own_trade(TINKERER_OF_GOLD), HOUSE),
    Apprentice("financier_marble", MASONRY, +0, trade(MARBLE, 1, SILVER, 4), HOUSE),
    Apprentice("financier_gold", TILING, +0, trade(GOLD, 1, SILVER, 4), HOUSE),
    Apprentice("brigand", CARPENTRY, -1, when(DEBTS_TAKEN, INFLUENCE, 1), HOUSE),
    Apprentice("charlatan_clay", TILING, -1, changes(CLAY_BY_INFLUENCE, +1), HOUSE),
    Apprentice("charlatan_wood", CARPENTRY, -1, changes(WOOD_BY_INFLUENCE, +1), HOUSE),
    Apprentice("charlatan_stone", MASONRY, -1, changes(STONE_BY_INFLUENCE, +1), HOUSE),
    Apprentice("journeyman_building_card", CARPENTRY, +0, when(BUILDING_CONSTRUCTED, PLAN, 1), HOUSE),
    Apprentice("journeyman_silver", TILING, +0, when(BUILDING_CONSTRUCTED, SILVER, 2), HOUSE),
    Apprentice("journeyman_influence", MASONRY, +0, when(BUILDING_CONSTRUCTED, INFLUENCE, 1), HOUSE),
    Apprentice("swindler_virtue", TILING, -1, own_trade(SWINDLER), HOUSE),
    Apprentice("street_urchin_clay", TILING, -1, beside(AT_PROFITEER, CLAY, 3), HOUSE),
    Apprentice("street_urchin_wood", CARPENTRY, -1, beside(AT_PROFITEER, WOOD, 2), HOUSE),
    Apprentice("street_urchin_stone", MASONRY, -1, beside(AT_PROFITEER, STONE, 2), HOUSE),
    Apprentice("pickpocket_release", MASONRY, -1, changes(TAX_STAND_ARRIVAL, +1), HOUSE),
]
BUILDINGS: Final = [
    Building("abbey", 9, TILING | MASONRY, (0, 2, 3, 0, 2), +1, Deed(RELEASES_EVERYBODY), HOUSE),
    Building("painters_studio", 5, NO_SKILLS, (2, 3, 0, 0, 0), +0, Deed(ALL_GAIN, PLAN, 1), HOUSE),
    Building("arena", 6, CARPENTRY, (0, 3, 2, 1, 0), +0, gain(INFLUENCE, 3), HOUSE),
    Building("baths", 6, TILING, (2, 0, 3, 0, 1), +0, gain(REWARD, 1), HOUSE),
    Building("stage", 4, NO_SKILLS, (2, 2, 0, 1, 0), +0, Deed(GAINS_BOTH, INFLUENCE, 2, VIRTUE, 1), HOUSE),
    Building("pillory", 5, NO_SKILLS, (0, 3, 2, 0, 0), -1, captures(1), HOUSE),
    Building("courthouse", 6, MASONRY, (2, 0, 3, 0, 1), +0, Deed(TURNS_DEBT), HOUSE),
    Building("mint", 6, MASONRY, (2, 0, 3, 1, 0), +0, places_worker(SILVERSMITH), HOUSE),
    Building("depot", 6, CARPENTRY, (0, 3, 1, 1, 0), +0, places_worker(STOREHOUSE), HOUSE),
    Building("gaol", 7, MASONRY, (0, 2, 4, 0, 0), -1, places_worker(GUARDHOUSE), HOUSE),
    Building("mill", 4, NO_SKILLS, (3, 0, 3, 0, 0), +0, places_worker(FOREST), HOUSE),
    Building("pavilion", 6, TILING, (3, 2, 0, 0, 1), +0, places_worker(TOWN_CENTRE), HOUSE),
    Building("theatre", 6, CARPENTRY, (2, 3, 0, 1, 0), +0, places_worker(WORKSHOP), HOUSE),
    Building("outpost", 5, NO_SKILLS, (1, 3, 2, 0, 0), +0, virtue_without_prisoners(2), HOUSE),
    Building("mansion", 10, ALL_SKILLS, (0, 4, 2, 2, 1), +0, virtue_per(3, INFLUENCE), HOUSE),
    Building("manor", 8, CARPENTRY | TILING, (0, 4, 2, 1, 0), +0, points_per(3, INFLUENCE), HOUSE),
    Building("wall", 10, ALL_SKILLS, (2, 0, 7, 0, 1), +0, points_per(1, LEVELS_WITH_BUILDING), HOUSE),
    Building("vault", 12, ALL_SKILLS, (0, 0, 5, 2, 2), -1, points_per(5, SILVER), HOUSE),
    Building("stronghold", 12, ALL_SKILLS, (0, 3, 4, 2, 0), -2, RELEASE_ALL_AT_END, HOUSE),
    Building("school", 8, CARPENTRY | MASONRY, (0, 4, 3, 0, 1), +0, Deed(RENEWS_APPRENTICES), HOUSE),
    Building("masons_lodge", 4, NO_SKILLS, (1, 1, 3, 0, 0), +0, virtue_per(1, TRAINED_MASONS), HOUSE),
    Building("joinery", 4, NO_SKILLS, (2, 3, 1, 0, 0), +0, virtue_per(1, TRAINED_CARPENTERS), HOUSE),
    Building("tilers_hall", 4, NO_SKILLS, (4, 1, 1, 0, 0), +0, virtue_per(1, TRAINED_TILERS), HOUSE),
    Building("monastery", 8, TILING | MASONRY, (3, 0, 4, 1, 0), +1, gain_per(INFLUENCE, 1, CATHEDRAL_LEVEL), HOUSE),
]
MONUMENTS: Final = [wonder.building for wonder in WONDER_CARDS]
CHARACTERS: Final = [
    Character("arnulf", 6, 3, {SILVER: 4, CLAY: 3}, changes(PRINCESS_COUNTS, +1), source=SEED),
    Character("charles", 8, 0, {SILVER: 3, WOOD: 2}, changes(PROFITEER_SILVER, +1), influence=3, source=SEED),
    Character("clotilde", 13, 0, {}, when(VIRTUE_DUE, CLAY, 1), debts=1, influence=1, source=SEED),
    Character("isabette", 4, 5, {SILVER: 7, PLAN: 1}, when(APPRENTICE_HIRED, MARBLE, 1), influence=2, source=SEED),
    Character(
        "louis",
        2,
        13,
        {SILVER: 11, GOLD: 1},
        changes(INFLUENCE_PRICE, +2),
        changes(CATHEDRAL_ALWAYS, +1),
        influence=2,
        source=SEED,
    ),
    Character(
        "zesiro",
        10,
        0,
        {SILVER: 2, STONE: 2},
        when(CATHEDRAL_ADVANCED, INFLUENCE, 1),
        when(BUILDING_CONSTRUCTED, INFLUENCE, 1),
        changes(MARKET_ALWAYS, +1),
        influence=1,
        source=SEED,
    ),
]
REWARD_FACES: Final = [
    Reward("reward_influence_silver", 2, ((INFLUENCE, 1), (SILVER, 3)), HOUSE),
    Reward("reward_influence_wood", 2, ((INFLUENCE, 1), (WOOD, 2)), HOUSE),
    Reward("reward_influence_stone", 2, ((INFLUENCE, 1), (STONE, 2)), HOUSE),
    Reward("reward_influence_building", 2, ((INFLUENCE, 1), (PLAN, 1)), HOUSE),
    Reward("reward_influence_virtue", 2, ((INFLUENCE, 1), (VIRTUE, 1)), HOUSE),
    Reward("reward_influence_gold", 1, ((INFLUENCE, 1), (GOLD, 1)), HOUSE),
    Reward("reward_influence_marble", 1, ((INFLUENCE, 1), (MARBLE, 1)), HOUSE),
]
