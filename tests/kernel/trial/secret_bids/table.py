"""Hands, what was kept, and what was chosen but not shown yet."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.kernel.chance import Chance
from royaume.kernel.deck import NO_CARD
from royaume.kernel.event import TURN_STARTED_KIND, EventKind
from royaume.kernel.hand import Hand
from royaume.kernel.ints import as_list, filled
from royaume.kernel.module import Rules, Sizes
from royaume.kernel.table import Table

EVENTS: Final = [
    TURN_STARTED_KIND,
    EventKind("card_chosen", "seat", "card", secret=("card",)),
    EventKind("hands_passed", "seat"),
]
CARD_CHOSEN: Final = 1
HANDS_PASSED: Final = 2
RULES: Final = Rules([], Sizes(events=len(EVENTS)))


@final
class DraftTable(Table):
    """`chosen` has a card, or NO_CARD, for each seat."""

    def __init__(self, chance: Chance, hands: list[Hand], kept: list[Hand], chosen: vec[i64]) -> None:
        super().__init__(len(hands), RULES, chance)
        self.hands = hands
        self.kept: Final = kept
        self.chosen: Final = chosen

    def copy(self) -> DraftTable:
        t = DraftTable(self.chance.copy(), self.hands[:], self.kept[:], self.chosen[:])
        self.copy_common_to(t)
        return t

    def to_data(self) -> dict[str, object]:
        return {
            "hands": [list(cards) for cards in self.hands],
            "kept": [list(cards) for cards in self.kept],
            "chosen": as_list(self.chosen),
        }


def nothing_chosen(seats: i64) -> vec[i64]:
    return filled([NO_CARD] * int(seats))
