"""Where an icon or a resource that paid for an opponent's action came from, as a number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from royaume.games.viscounts.vocabulary import (
    GOOD_IDS,
    GOODS,
    ICON_IDS,
    ICONS,
    LINE,
    RIBBON_IDS,
    RIBBONS,
    SLOT_IDS,
    SLOTS,
)

# where each kind of source begins
SPACE: Final = 0
SLOT: Final = SPACE + LINE
BONUS: Final = SLOT + SLOTS
GOOD: Final = BONUS + RIBBONS
SOURCES: Final = (GOOD + GOODS) * ICONS
SPACE_IDS: Final = tuple([str(space + 1) for space in range(LINE)])
KIND_IDS: Final = ("space",) * LINE + ("slot",) * SLOTS + ("bonus",) * RIBBONS + ("good",) * GOODS
AT_IDS: Final = SPACE_IDS + SLOT_IDS + RIBBON_IDS + GOOD_IDS


def source(kind: int, which: i64, icon: i64) -> int:
    """One of this kind, that gave this icon."""
    return int((kind + which) * ICONS + icon)


def kind_of_source(number: int) -> str:
    return KIND_IDS[number // ICONS]


def place_of_source(number: int) -> str:
    return AT_IDS[number // ICONS]


def icon_of_source(number: int) -> str:
    return ICON_IDS[number % ICONS]
