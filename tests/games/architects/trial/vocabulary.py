"""The numbers of the trial, in the blocks that the title leaves to Works of Wonder, and what it counts with."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.events import WONDERS_EVENTS
from royaume.games.architects.refusals import WONDERS_REFUSALS
from royaume.games.architects.vocabulary import (
    FOREST,
    GUARDHOUSE,
    MINES,
    QUARRY,
    SILVERSMITH,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
)
from royaume.kernel.event import EventKind
from royaume.kernel.refusal import Refusal, Rule

NAME: Final = "trial"
SLOT: Final = 2
ASIDE: Final = 1
COLUMNS: Final = 5
NOWHERE: Final = -1

MOST_INFLUENCE: Final = 12
BRINGS_CARD: Final = (5, 9)  # whoever comes up to these draws a building card
FOR_SILVER: Final = 2  # influence for up to 2 silver
FOR_VIRTUE: Final = 2
FOR_PRECIOUS: Final = 4

TOKENS: Final = 5  # clay, wood, stone, gold and marble, by their own numbers
ALL_TOKENS: Final = (1 << TOKENS) - 1
GAINED: Final = (1, 1, 1, 2, 2)  # influence for each of them
WONDER_PLACES: Final = (QUARRY, FOREST, SILVERSMITH, STOREHOUSE, WORKSHOP, TOWN_CENTRE, GUARDHOUSE)

# what happens at a reset to those at the profiteer
TAKE_DEBT: Final = 0
GAIN_INFLUENCE: Final = 1
LOSE_VIRTUE: Final = 2
# where the princess and the profiteer are, and that consequence
CARDS: Final = (
    (QUARRY, SILVERSMITH, TAKE_DEBT),
    (FOREST, TOWN_CENTRE, LOSE_VIRTUE),
    (STOREHOUSE, GUARDHOUSE, GAIN_INFLUENCE),
    (WORKSHOP, MINES, LOSE_VIRTUE),
    (TOWN_CENTRE, QUARRY, TAKE_DEBT),
    (GUARDHOUSE, TAX_STAND, GAIN_INFLUENCE),
    (TAX_STAND, WORKSHOP, LOSE_VIRTUE),
)

EVENTS: Final = [
    EventKind("influence_gained", "seat", "n"),
    EventKind("influence_lost", "seat", "n"),
    EventKind("credit_used", "seat", "silver"),
    EventKind("contributed", "seat", "good"),
    EventKind("tokens_cleared", "seat"),
    EventKind("figures_moved", "seat", "n"),
    EventKind("wonder_placed", "seat", "place"),
]
INFLUENCE_GAINED: Final = WONDERS_EVENTS
INFLUENCE_LOST: Final = WONDERS_EVENTS + 1
CREDIT_USED: Final = WONDERS_EVENTS + 2
CONTRIBUTED: Final = WONDERS_EVENTS + 3
TOKENS_CLEARED: Final = WONDERS_EVENTS + 4
FIGURES_MOVED: Final = WONDERS_EVENTS + 5
WONDER_PLACED: Final = WONDERS_EVENTS + 6

INFLUENCE_RULE: Final = Rule("wonders", "MISE EN PLACE")
CONTRIBUTIONS: Final = Rule("wonders", "CONTRIBUTIONS")
WONDERS: Final = Rule("wonders", "CONSTRUIRE DES MERVEILLES")
REFUSALS: Final = [
    Refusal("influence_missing", INFLUENCE_RULE),
    Refusal("rest_unpayable", INFLUENCE_RULE),
    Refusal("token_there", CONTRIBUTIONS),
    Refusal("token_missing", CONTRIBUTIONS),
    Refusal("contribution_in_the_way", CONTRIBUTIONS),
    Refusal("contribution_needed", CONTRIBUTIONS),
    Refusal("wonder_there", WONDERS),
]
INFLUENCE_MISSING: Final = WONDERS_REFUSALS
REST_UNPAYABLE: Final = WONDERS_REFUSALS + 1
TOKEN_THERE: Final = WONDERS_REFUSALS + 2
TOKEN_MISSING: Final = WONDERS_REFUSALS + 3
CONTRIBUTION_IN_THE_WAY: Final = WONDERS_REFUSALS + 4
CONTRIBUTION_NEEDED: Final = WONDERS_REFUSALS + 5
WONDER_THERE: Final = WONDERS_REFUSALS + 6

NOTATION: Final = {
    "silver_by_influence": "{silver} silver by {influence} influence",
    "virtue_by_influence": "{virtue} virtue by {influence} influence",
    "precious_by_influence": "{gold} gold {marble} marble by influence",
    "contribute": "contribute {good}",
    "place_wonder": "wonder at {place}",
    "wonder_works": "wonder as worker",
    "wonder_shines": "wonder for influence",
}
