"""What can happen, in the words of the log. Nothing here is secret: everybody sees every card that leaves the deck."""

from __future__ import annotations

from typing import Final

from royaume.kernel.event import TURN_STARTED_KIND, EventKind

EVENTS: Final = [
    TURN_STARTED_KIND,
    EventKind("card_taken", "seat", "card", "cost", "meeples"),
    EventKind("character_placed", "seat", "card", "character"),
    EventKind("coins_gained", "seat", "coins", "building"),
    EventKind("meeples_gained", "seat", "meeples", "building"),
    EventKind("attack_repelled", "seat", "by"),
    EventKind("nobody_to_wound", "seat", "by"),
    EventKind("character_wounded", "seat", "by", "card", "character"),
    EventKind("character_healed", "seat", "card", "character"),
    EventKind("meeples_sold", "seat", "meeples"),
    EventKind("meeples_bought", "seat", "meeples"),
    EventKind("surplus_returned", "seat", "meeples"),
    EventKind("card_revealed", "seat", "card", news=True),
    EventKind("infirmary_scored", "seat", "coins", "wounded"),
    EventKind("variety_scored", "seat", "coins", "kinds"),
    EventKind("majority_scored", "seat", "coins", "building"),
    EventKind("game_ended", "seat"),
]
CARD_TAKEN: Final = 1
CHARACTER_PLACED: Final = 2
COINS_GAINED: Final = 3
MEEPLES_GAINED: Final = 4
ATTACK_REPELLED: Final = 5
NOBODY_TO_WOUND: Final = 6
CHARACTER_WOUNDED: Final = 7
CHARACTER_HEALED: Final = 8
MEEPLES_SOLD: Final = 9
MEEPLES_BOUGHT: Final = 10
SURPLUS_RETURNED: Final = 11
CARD_REVEALED: Final = 12
INFIRMARY_SCORED: Final = 13
VARIETY_SCORED: Final = 14
MAJORITY_SCORED: Final = 15
GAME_ENDED: Final = 16
