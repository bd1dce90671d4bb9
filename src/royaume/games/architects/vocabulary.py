"""The closed lists: places, things, skills, the abilities of cards, phases, and what expansions may add to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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
INFLUENCE: Final = 9
REWARD: Final = 10
GOOD_IDS: Final = (
    "clay",
    "wood",
    "stone",
    "gold",
    "marble",
    "silver",
    "virtue",
    "building_card",
    "release",
    "influence",
    "reward_card",
)

# what end-game cards count besides goods, virtue and influence
BASIC_GOODS: Final = 11
CATHEDRAL_LEVEL: Final = 12
CARPENTERS: Final = 13
TILERS: Final = 14
MASONS: Final = 15
BUILDINGS_CONSTRUCTED: Final = 16
CAPTIVES: Final = 17
PAID_DEBTS: Final = 18
SKILL_SETS: Final = 19  # sets of the three skills
LEVELS_WITH_BUILDING: Final = 20  # pairs of a building and a level of the Cathedral
TRAINED_CARPENTERS: Final = 21  # apprentices with that skill, whatever number of symbols they show
TRAINED_TILERS: Final = 22
TRAINED_MASONS: Final = 23
# from these numbers on: what expansions bring, each in a block of its own; what is counted from an i64 is one
ARTISANS_THINGS: Final[i64] = 24
WONDERS_THINGS: Final[i64] = 32

# skills, as bits
CARPENTRY: Final = 1
TILING: Final = 2
MASONRY: Final = 4
ALL_SKILLS: Final = 7
SKILL_IDS: Final = ("carpentry", "tiling", "masonry")

# questions: printed numbers that apprentices, characters, rules and expansions change; below 32, those of expansions
# have blocks of their own behind the occasions
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
STRENGTH: Final = 17  # how many workers a placement counts for; about a place
STOREHOUSE_SILVER: Final = 18  # silver gained on arrival
TOWN_CENTRE_WORKERS: Final = 19
GUARDHOUSE_WORKERS: Final = 20
SKILLS: Final = 21  # the skills at hand, as bits
SKILL_SYMBOLS: Final = 22  # how often one skill is shown
LABOURERS: Final = 23  # workers in the supply that are ordinary ones
COUNTED: Final = 24  # how many a seat has of what an expansion brings; about that thing
STARTING_HIRES: Final = 25  # whether everybody hires an apprentice before the draft
MARKET_ALWAYS: Final = 26  # whether the Black Market is open whatever the virtue
CATHEDRAL_ALWAYS: Final = 27  # likewise the Cathedral
PRECEDENCE: Final = 28  # who of the equally virtuous begins: whoever has more
TRAINING: Final = 29  # the skills of one apprentice, as bits; about the card
LOSSES_FIRST: Final = 30  # whether losses of virtue come before all else at the end of the game
RIVALRY: Final = 31  # what somebody else has of what is compared; about that thing

# occasions on which cards give something to their owner
USING_MARKET: Final = 32
TAKING_TAXES: Final = 33
PAYING_DEBT: Final = 34
SENDING_CAPTIVES: Final = 35
CONSTRUCTING: Final = 36
ADVANCING: Final = 37
AT_RESET: Final = 38
HIRING_SOMEBODY: Final = 39
TAKING_DEBT: Final = 40
LOSING_VIRTUE: Final = 41

ARTISANS_ABILITIES: Final[i64] = 42
# what workers bring on arrival at a place
STOREHOUSE_ARRIVAL: Final = 46
GUARDHOUSE_ARRIVAL: Final = 47
TOWN_CENTRE_ARRIVAL: Final = 48
TAX_STAND_ARRIVAL: Final = 49
WONDERS_ABILITIES: Final[i64] = 50
ABILITIES: Final = 62

# steps that a solo opponent may replace
TAKING_TURN: Final = 0
STEPS: Final = 1

# an effect: what a solo opponent gains, where its rules put one thing in place of another
OPPONENT_GAINS: Final = 400

OPPONENT_SLOT: Final = 0  # where a solo opponent's things lie on the table

# phases
SETTING_UP: Final = 0
ENDING_TURN: Final = 1
RESETTING: Final = 2
ENDING_GAME: Final = 3
PHASES: Final = 4

# decisions that expansions add choices to
PLACING: Final = 0
MIDDLE_OF_MARKET: Final = 1
BUILDING: Final = 2
ORDERING_EFFECTS: Final = 3
TRADING: Final = 4
DECISIONS: Final = 5

# the index of actions: expansions have blocks of their own
ARTISANS_ACTIONS: Final = 2048
WONDERS_ACTIONS: Final = 4096

WORKERS: Final = 20
MOST_SEATS: Final = 6
MOST_COLUMNS: Final = 6  # of apprentices

# how many cards the title may ever have: networks are built for as many, so it grows only with a new index of actions
APPRENTICE_ROOM: Final = 96
BUILDING_ROOM: Final = 96
CHARACTER_ROOM: Final = 24
MARKET_ROOM: Final = 16
REWARD_ROOM: Final = 32
MOST_VIRTUE: Final = 14
NO_SEAT: Final = -1
ROWS: Final = 2
