"""The numbers of Works of Wonder, in the blocks that the title leaves to it."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.vocabulary import (
    FOREST,
    GUARDHOUSE,
    QUARRY,
    SILVERSMITH,
    STOREHOUSE,
    TOWN_CENTRE,
    WONDERS_ABILITIES,
    WONDERS_THINGS,
    WORKSHOP,
)

SLOT: Final = 2  # where its things lie on the table
COLUMNS: Final = 5  # of apprentices
NOWHERE: Final = -1

# its numbers among the modules that allow something around actions
CONTRIBUTING: Final = 1
TAKING_INFLUENCE: Final = 2
NOTES: Final = 1  # its number among those that note something for the rest of a turn

# the influence track
MOST_INFLUENCE: Final = 12
FIRST_MARK: Final = 5  # whoever comes up to a mark draws a building card
SECOND_MARK: Final = 9
FOR_SILVER: Final = 2  # influence for up to so much silver
SILVER_OF_EXCHANGE: Final = 2
FOR_VIRTUE: Final = 2  # influence for a point of virtue
FOR_PRECIOUS: Final = 4  # influence for a gold or a marble
FOR_BASIC: Final = 1  # influence for a basic good, by those who can
COSTS_OF_EXCHANGES: Final = (FOR_SILVER, FOR_VIRTUE, FOR_PRECIOUS)

# tokens and wonders are those of clay, wood, stone, gold and marble, by their own numbers
TOKENS: Final = 5
ALL_TOKENS: Final = (1 << 5) - 1
WONDERS: Final = 5
WONDER_PLACES: Final = (STOREHOUSE, TOWN_CENTRE, WORKSHOP, SILVERSMITH, QUARRY, FOREST, GUARDHOUSE)

# abilities
PRINCESS_COUNTS: Final = WONDERS_ABILITIES  # whether she counts as a worker where one is placed
PROFITEER_SILVER: Final = WONDERS_ABILITIES + 1  # silver for a worker placed where he is
INFLUENCE_PRICE: Final = WONDERS_ABILITIES + 2  # silver that may be spent instead of losing 1 influence; 0: none may
CLAY_BY_INFLUENCE: Final = WONDERS_ABILITIES + 3  # whether 1 influence may stand for 1 of it
WOOD_BY_INFLUENCE: Final = WONDERS_ABILITIES + 4
STONE_BY_INFLUENCE: Final = WONDERS_ABILITIES + 5
OWN_TRADE: Final = WONDERS_ABILITIES + 6  # a further action at the King's Storehouse, unlike those of other cards
OPPONENTS_SUM: Final = WONDERS_ABILITIES + 7  # influence and marble that a wonder costs a solo opponent
OPPONENTS_WONDER: Final = WONDERS_ABILITIES + 8  # that it would construct now, or NO_CARD

# an effect: a solo opponent chooses between favours of the Princess
OPPONENT_CHOOSES_FAVOUR: Final = 401

# trades of their own
BENEFACTOR: Final = 0
TINKERER_OF_CLAY: Final = 1
TINKERER_OF_GOLD: Final = 2
SWINDLER: Final = 3

# what is gained at a reset from the Princess, besides things of the base game
DEBT_DESTROYED: Final = WONDERS_THINGS
APPRENTICE: Final = WONDERS_THINGS + 1

# what buildings do at once
PLACES_WORKER: Final = 50
RELEASES_EVERYBODY: Final = 51
TURNS_DEBT: Final = 52
RENEWS_APPRENTICES: Final = 53
GAINS_BOTH: Final = 54

# pieces of the court, where a card asks for a worker beside one of them
AT_PRINCESS: Final = 310
AT_PROFITEER: Final = 311
