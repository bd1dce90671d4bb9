"""The boards of the four opponents: what they aim at, what they take first, and what they begin with."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.viscounts.vocabulary import (
    BUILDER,
    CLERIC,
    GOLD,
    ICONS,
    INK,
    NOBLE,
    STONE,
)

# primary focuses
TO_TRANSCRIBE: Final = 0
TO_BUILD: Final = 1
TO_PLACE_WORKERS: Final = 2
TO_FLIP: Final = 3
FOCUS_IDS: Final = ("transcribe", "build", "workers", "flip_any")

NO_LIMIT: Final = 0
LEFT_TO_RIGHT: Final = (3, 4, 5, 0, 1, 2, 6, 7, 8)  # its slots: Guildhalls, Trading Posts, Workshops
SLOT_OF_ORDER: Final = vec[i64](list(LEFT_TO_RIGHT))
PLACE_OF_SLOT: Final = vec[i64]([LEFT_TO_RIGHT.index(slot) for slot in range(len(LEFT_TO_RIGHT))])


@final
class Limited:
    """A resource that is taken until there are so many."""

    def __init__(self, good: i64, until: i64 = NO_LIMIT) -> None:
        self.good: Final = good
        self.until: Final = until


@final
class Start:
    """What an opponent begins with; a building stands at its Viscount, workers face it."""

    def __init__(
        self,
        *goods: int,
        debts: i64 = 1,
        deeds: i64 = 1,
        any_resource: i64 = 0,
        guildhall: bool = False,
        workers: i64 = 0,
    ) -> None:
        self.goods: Final = goods  # one of each
        self.any_resource: Final = any_resource
        self.debts: Final = debts
        self.deeds: Final = deeds
        self.guildhall: Final = guildhall
        self.workers: Final = workers


@final
class Board:
    """`pooled` resources all count as one type. Icons of the spaces count while these are empty."""

    def __init__(
        self,
        id: str,  # noqa: A002 - the word that programs use
        *,
        focus: i64,
        takes: list[Limited],
        start: Start,
        removed: tuple[str, ...],
        middle: tuple[int, ...],
        last: tuple[int, ...],
        guildhalls: tuple[int, int, int],
        source: str,
        pooled: bool = False,
    ) -> None:
        self.id: Final = id
        self.focus: Final = focus
        self.takes: Final = vec[Limited](takes)
        self.start: Final = start
        self.removed: Final = removed
        self.middle: Final = icons_of(middle)
        self.last: Final = icons_of(last)
        self.guildhalls: Final = vec[i64](list(guildhalls))  # the icon below each
        self.source: Final = source
        self.pooled: Final = pooled


def icons_of(icons: tuple[int, ...]) -> vec[i64]:
    return vec[i64]([icons.count(icon) for icon in range(ICONS)])


BOARDS: Final = vec[Board](
    [
        Board(
            "cleric",
            focus=TO_TRANSCRIBE,
            takes=[Limited(INK, 6), Limited(STONE, 4), Limited(GOLD)],
            start=Start(INK, STONE, guildhall=True),
            removed=("s_noble", "f_builder_noble", "f_noble"),
            middle=(NOBLE,),
            last=(BUILDER, CLERIC),
            guildhalls=(CLERIC, BUILDER, NOBLE),
            source="picture",
        ),
        Board(
            "builder",
            focus=TO_BUILD,
            takes=[Limited(STONE, 6), Limited(GOLD, 4), Limited(INK)],
            start=Start(STONE, GOLD, guildhall=True),
            removed=("s_cleric", "f_cleric_noble", "f_cleric"),
            middle=(CLERIC,),
            last=(BUILDER, NOBLE),
            guildhalls=(BUILDER, NOBLE, CLERIC),
            source="picture",
        ),
        Board(
            "noble",
            focus=TO_PLACE_WORKERS,
            takes=[Limited(GOLD, 6), Limited(INK, 4), Limited(STONE)],
            start=Start(GOLD, INK, workers=2),
            removed=("s_builder", "f_builder_cleric", "f_builder"),
            middle=(BUILDER,),
            last=(NOBLE, CLERIC),
            guildhalls=(NOBLE, CLERIC, BUILDER),
            source="reconstructed",
        ),
        Board(
            "card",
            focus=TO_FLIP,
            takes=[Limited(STONE)],
            start=Start(any_resource=2, debts=2, deeds=2),
            removed=("f_builder", "f_cleric", "f_noble"),
            middle=(CLERIC,),
            last=(BUILDER, NOBLE),
            guildhalls=(BUILDER, CLERIC, NOBLE),
            source="reconstructed",
            pooled=True,
        ),
    ]
)
BOARD_IDS: Final = tuple([board.id for board in BOARDS])
