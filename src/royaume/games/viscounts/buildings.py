"""Buildings: what they cost, what those that stand are worth, and what the slots that they leave give."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.viscounts.vocabulary import (
    BUILDER,
    BUILDER_ICON,
    CLERIC,
    CLERIC_ICON,
    ICONS,
    MERCHANT,
    NOBLE,
    NOBLE_ICON,
    SLOTS,
    SLOTS_OF_TYPE,
    TWO_MERCHANTS,
)
from royaume.kernel.ints import bit

COST: Final = vec[i64]([5, 7, 3])  # Builder icons, by type
POINTS: Final = vec[vec[i64]]([vec[i64]([0, 4, 9, 15]), vec[i64]([0, 6, 13, 21]), vec[i64]([0, 2, 5, 9])])
NONE_BUILT: Final = 0
ALL_BUILT: Final = (1 << SLOTS) - 1


def icons_of(slot: int) -> vec[i64]:
    given = {TWO_MERCHANTS: (MERCHANT, 2), BUILDER_ICON: (BUILDER, 1), NOBLE_ICON: (NOBLE, 1), CLERIC_ICON: (CLERIC, 1)}
    which, n = given.get(slot, (MERCHANT, 0))
    return vec[i64]([n if icon == which else 0 for icon in range(ICONS)])


def icons_of_all(slots: int) -> vec[i64]:
    total = [0] * ICONS
    for slot in range(SLOTS):
        if slots >> slot & 1:
            total = [total[icon] + int(icons_of(slot)[icon]) for icon in range(ICONS)]
    return vec[i64](total)


ICONS_OF_SLOTS: Final = vec[vec[i64]]([icons_of_all(slots) for slots in range(1 << SLOTS)])  # by those left empty


def is_empty(slots: i64, slot: i64) -> bool:
    """Whether the building of this slot was built; `slots` are those left empty, as bits."""
    return slots & bit(slot) != 0


def built_of_type(slots: i64, kind: i64) -> i64:
    n: i64 = 0
    for slot in range(kind * SLOTS_OF_TYPE, (kind + 1) * SLOTS_OF_TYPE):
        if slots & bit(slot) != 0:
            n += 1
    return n


def built(slots: i64) -> i64:
    n: i64 = 0
    for slot in range(SLOTS):
        if slots & bit(slot) != 0:
            n += 1
    return n
