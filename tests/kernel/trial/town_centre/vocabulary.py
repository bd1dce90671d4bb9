"""The closed lists: places, questions, steps that may be replaced, and what expansions keep on the table."""

from __future__ import annotations

from typing import Final

# places with an open circle come first, then the three spaces of the Black Market
FOREST: Final = 0
SILVERSMITH: Final = 1
TAX_STAND: Final = 2
TOWN_CENTRE: Final = 3
OPEN_PLACES: Final = 4
MARKET_LEFT: Final = 4
MARKET_MIDDLE: Final = 5
MARKET_RIGHT: Final = 6
PLACES: Final = 7
PLACE_IDS: Final = ("forest", "silversmith", "tax_stand", "town_centre", "market_left", "market_middle", "market_right")

# questions: numbers that cards, rules and expansions may change
STRENGTH: Final = 0  # how many workers a placement counts for
VISIT_DISCOUNT: Final = 1  # silver saved on the captures of one visit
TAX: Final = 2  # the tax within a cost
FUNDS: Final = 3  # the silver that can be raised for what is no tax
QUESTIONS: Final = 4

# steps that an expansion may replace
PLACING: Final = 0
PAYING: Final = 1
LOSING_VIRTUE: Final = 2
STEPS: Final = 3

# where an expansion keeps its own things
ARTISANS: Final = 0
WONDERS: Final = 1
SLOTS: Final = 2

MOST_SEATS: Final = 5
