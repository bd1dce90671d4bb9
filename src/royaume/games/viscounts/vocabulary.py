"""Numbers of the game, and their names. An action, the icon that pays for it and the good that does share a number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MOST_SEATS: Final = 4

# primary actions
TRADE: Final = 0
CONSTRUCT: Final = 1
WORKERS: Final = 2
TRANSCRIBE: Final = 3
ACTIONS: Final = 4
ACTION_IDS: Final = ("trade", "construct", "workers", "transcribe")

# icons
MERCHANT: Final = 0
BUILDER: Final = 1
NOBLE: Final = 2
CLERIC: Final = 3
CRIMINAL: Final = 4
ICONS: Final = 5
ICON_IDS: Final = ("merchant", "builder", "noble", "cleric", "criminal")

# goods: silver, and the three that are called resources
SILVER: Final = 0
STONE: Final = 1
GOLD: Final = 2
INK: Final = 3
GOODS: Final = 4
GOOD_IDS: Final = ("silver", "stone", "gold", "ink")
FIRST_RESOURCE: Final = STONE

# ribbons of manuscripts
GREY: Final = 0
BLACK: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
RIBBONS: Final = 4
RIBBON_IDS: Final = ("grey", "black", "yellow", "blue")

# buildings: three slots of each type on a player's board
TRADING_POST: Final = 0
GUILDHALL: Final = 1
WORKSHOP: Final = 2
BUILDING_TYPES: Final = 3
SLOTS_OF_TYPE: Final = 3
SLOTS: Final = 9
BUILDING_IDS: Final = ("trading_post", "guildhall", "workshop")
SLOT_IDS: Final = tuple([building + "_" + str(n) for building in BUILDING_IDS for n in (1, 2, 3)])

FREE_STEP: Final = 0  # Trading Posts
CHEAP_DISMISSAL: Final = 1
TWO_MERCHANTS: Final = 2
BUILDER_ICON: Final = 3  # Guildhalls
NOBLE_ICON: Final = 4
CLERIC_ICON: Final = 5
DISCARD_ON_HIRE: Final = 6  # Workshops
VIRTUE_ON_COLLISION: Final = 7
LARGER_HAND: Final = 8

# the board: five segments of three spaces
SEGMENTS: Final = 5
SEGMENT_IDS: Final = ("lake", "hills", "forest", "coast", "mountain")
LEFT: Final = 0
RIGHT: Final = 1
INNER: Final = 2
KINDS_OF_SPACE: Final = 3
SPACES: Final = 15
SPACE_IDS: Final = tuple([segment + "_" + kind for segment in SEGMENT_IDS for kind in ("left", "right", "inner")])
MOST_SITES: Final = 5  # of a segment; the side for one or two players has one less
SITES: Final = 25
SITE_IDS: Final = tuple([segment + "_" + str(n) for segment in SEGMENT_IDS for n in (1, 2, 3, 4, 5)])

# the castle
SECTIONS: Final = 5
SECTION_IDS: Final = ("ink_stone", "flip", "gold_or_move", "hire_or_destroy", "virtue")
WORKERS_EACH: Final = 20
LIMIT_OF_SECTION: Final = 3

# the line of three cards on a player's board
LINE: Final = 3

# virtue and corruption
FIRST_SPACE: Final = 1
LAST_SPACE: Final = 7

# what is done with cards and places: the questions, phases and steps of the rules
TURN_PHASE: Final = 0
COLLISION_PHASE: Final = 1
PHASES: Final = 2
TAKING_TURN: Final = 0
STARTING_PLAY: Final = 1  # once everybody has chosen a Player Card
REPLACEABLE: Final = 2


def segment_of(space: i64) -> i64:
    return space // KINDS_OF_SPACE


def kind_of(space: i64) -> i64:
    """Left, right or inner."""
    return space % KINDS_OF_SPACE


def is_inner(space: i64) -> bool:
    return space % KINDS_OF_SPACE == INNER


def type_of(slot: i64) -> i64:
    """The building that stands there."""
    return slot // SLOTS_OF_TYPE
