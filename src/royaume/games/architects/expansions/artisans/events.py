"""What can happen with Age of Artisans, in the words of the log."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.events import ARTISANS_EVENTS
from royaume.kernel.event import EventKind

EVENTS: Final = [
    EventKind("artisan_placed", "seat", "place", "n"),
    EventKind("worker_stacked", "seat"),
    EventKind("adornment_crafted", "seat", "adornment", "building"),
    EventKind("tool_crafted", "seat", "tool", "apprentice"),
    EventKind("tool_used", "seat", "tool", "apprentice"),
    EventKind("tool_moved", "seat", "tool", "apprentice"),
    EventKind("tool_lost", "seat", "tool"),
    EventKind("craft_revealed", "seat", "craft", news=True),
    EventKind("adornment_taken", "seat", "adornment"),
    EventKind("virtue_spared", "seat"),
    EventKind("discount_used", "seat", "silver"),
    EventKind("artisan_returned", "seat"),
    EventKind("apprentices_refreshed", "seat"),
    EventKind("bonus_gained", "seat", "adornment"),
]
ARTISAN_PLACED: Final = ARTISANS_EVENTS
WORKER_STACKED: Final = ARTISANS_EVENTS + 1
ADORNMENT_CRAFTED: Final = ARTISANS_EVENTS + 2
TOOL_CRAFTED: Final = ARTISANS_EVENTS + 3
TOOL_USED: Final = ARTISANS_EVENTS + 4
TOOL_MOVED: Final = ARTISANS_EVENTS + 5
TOOL_LOST: Final = ARTISANS_EVENTS + 6
CRAFT_REVEALED: Final = ARTISANS_EVENTS + 7
ADORNMENT_TAKEN: Final = ARTISANS_EVENTS + 8
VIRTUE_SPARED: Final = ARTISANS_EVENTS + 9
DISCOUNT_USED: Final = ARTISANS_EVENTS + 10
ARTISAN_RETURNED: Final = ARTISANS_EVENTS + 11
APPRENTICES_REFRESHED: Final = ARTISANS_EVENTS + 12
BONUS_GAINED: Final = ARTISANS_EVENTS + 13
