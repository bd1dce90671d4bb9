"""The slots of Trading Posts and Workshops on an opponent's board as data: when each works, and what it gives."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.viscounts.solo.boards import LEFT_TO_RIGHT

ON_UNCOVERING: Final = 0
ON_COLLISION: Final = 1  # of anybody, without a Criminal icon on its board
ON_FLIP: Final = 2
ON_SCHEME: Final = 3  # whenever it gains one
ON_SHUFFLE: Final = 4
TRIGGER_IDS: Final = ("uncovering", "collision", "flip", "scheme", "shuffle")
FIRST_ABILITY: Final = 3  # the slots to the left have icons


@final
class SlotAbility:
    """`gives` as rows of Scheme cards are written."""

    def __init__(self, slot: i64, trigger: i64, gives: str) -> None:
        self.slot: Final = slot
        self.trigger: Final = trigger
        self.gives: Final = gives


ABILITIES: Final = [
    SlotAbility(LEFT_TO_RIGHT[3], ON_UNCOVERING, "scheme:1"),
    SlotAbility(LEFT_TO_RIGHT[4], ON_COLLISION, "flip_debt:1"),
    SlotAbility(LEFT_TO_RIGHT[5], ON_FLIP, "ai_dismiss"),
    SlotAbility(LEFT_TO_RIGHT[6], ON_SCHEME, "ai_dismiss"),
    SlotAbility(LEFT_TO_RIGHT[7], ON_SHUFFLE, "virtue:1"),
    SlotAbility(LEFT_TO_RIGHT[8], ON_SHUFFLE, "corruption:1"),
]
