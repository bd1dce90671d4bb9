"""The closed lists: places, things, skills, the questions that cards answer, the steps that may be replaced."""

from __future__ import annotations

from typing import Final

# the nine places with an open circle come first, then the Black Market's spaces, then the Guildhall
QUARRY: Final = 0
FOREST: Final = 1
MINES: Final = 2
SILVERSMITH: Final = 3
STOREHOUSE: Final = 4
WORKSHOP: Final = 5
TOWN_CENTRE: Final = 6
TAX_STAND: Final = 7
GUARDHOUSE: Final = 8
OPEN_PLACES: Final = 9
MARKET_LEFT: Final = 9
MARKET_MIDDLE: Final = 10
MARKET_RIGHT: Final = 11
MARKET_SPACES: Final = 3
GUILDHALL: Final = 12
PLACES: Final = 13
PRISON: Final = 13  # workers are there, but nobody is placed there
PLACE_IDS: Final = (
    "quarry",
    "forest",
    "mines",
    "silversmith",
    "kings_storehouse",
    "workshop",
    "town_centre",
    "tax_stand",
    "guardhouse",
    "black_market_left",
    "black_market_middle",
    "black_market_right",
    "guildhall",
    "prison",
)

# things that can be gained; the first six are kept as goods, the first five can be spent on works
CLAY: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
MARBLE: Final = 4
SILVER: Final = 5
GOODS: Final = 6
VIRTUE: Final = 6
PLAN: Final = 7
RELEASE: Final = 8
GOOD_IDS: Final = ("clay", "wood", "stone", "gold", "marble", "silver", "virtue", "building_card", "release")

# what end-game cards count besides goods and virtue
BASIC_GOODS: Final = 9
CATHEDRAL_LEVEL: Final = 10
CARPENTERS: Final = 11
TILERS: Final = 12
MASONS: Final = 13
BUILDINGS_CONSTRUCTED: Final = 14
CAPTIVES: Final = 15
PAID_DEBTS: Final = 16
SKILL_SETS: Final = 17  # sets of the three skills
TOOLS: Final = 18
ADORNMENTS: Final = 19

# skills, as bits
CARPENTRY: Final = 1
TILING: Final = 2
MASONRY: Final = 4
ALL_SKILLS: Final = 7
SKILL_IDS: Final = ("carpentry", "tiling", "masonry")

# questions: printed numbers that apprentices, characters, rules and expansions change
NO_QUESTION: Final = 0
QUARRY_STONE: Final = 1
FOREST_WOOD: Final = 2
SILVERSMITH_SILVER: Final = 3
MINES_CLAY: Final = 4  # besides what the miner takes
STOREHOUSE_WORKERS: Final = 5
HIRING_SILVER: Final = 6
APPRENTICE_LIMIT: Final = 7
CAPTURES_SPARED: Final = 8  # silver spared on captures, by visit or by capture
THEFT_VIRTUE: Final = 9
MARKET_SILVER: Final = 10
MARKET_VIRTUE: Final = 11
TAX: Final = 12
CATHEDRAL_PLANS: Final = 13  # building cards discarded to advance
WORK_SPARED: Final = 14  # wood or stone spared at the Guildhall
PRECIOUS_AS_ONE: Final = 15  # whether gold and marble stand for each other
DEBT_PRICE: Final = 16  # silver that may be spent instead of taking a debt; 0: none may
STRENGTH: Final = 17  # how many workers a placement counts for
FUNDS: Final = 18  # the silver that can be raised for what is no tax
STOREHOUSE_SILVER: Final = 19  # gained on arrival
TOWN_CENTRE_WORKERS: Final = 20
GUARDHOUSE_WORKERS: Final = 21
REBATE: Final = 22  # silver that may be spared on what is no tax
SKILLS: Final = 23  # the skills at hand, as bits
SKILL_SYMBOLS: Final = 24  # how often one skill is shown
LABOURERS: Final = 25  # workers in the supply that may go to the Guildhall
OTHER_WORKS: Final = 26  # whether something can be built there that seems out of reach
TOOLS_OWNED: Final = 27
ADORNMENTS_OWNED: Final = 28
ARTISAN_STRENGTH: Final = 29  # for how many more workers the Artisan counts when placed
ARTISAN_REBATE: Final = 30  # silver spared on one action of the turn in which it is placed
ARTISAN_CAPTURES: Final = 31  # whether it captures where it is placed
TOOL_BONUS: Final = 32  # whether crafting a tool brings the other half of the card
QUESTIONS: Final = 33

# steps that an expansion or a solo opponent may replace
TAKING_TURN: Final = 0
PLACING: Final = 1
PAYING: Final = 2
SPENDING: Final = 3
LOSING_VIRTUE: Final = 4
TAKING_DEBTS: Final = 5
DEALING: Final = 6
ACTING: Final = 7  # a choice of actions at a place
TAKING_EFFECT: Final = 8
REACTING: Final = 9
MARKET_CHOICE: Final = 10  # what the middle space of the Black Market is used for
STEPS: Final = 11

# where a solo opponent and expansions keep their own things
SOLO: Final = 0
ARTISANS: Final = 1

WORKERS: Final = 20
MOST_SEATS: Final = 6
MOST_VIRTUE: Final = 14
NO_SEAT: Final = -1
ROWS: Final = 2
COLUMNS: Final = 4
