"""Stones, coins, and the rival's cards."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.kernel.automatic.instructions import Instructions
from royaume.kernel.automatic.playbook import ENTRY_FOLLOWED_KIND, ENTRY_IMPOSSIBLE_KIND, PRIORITY_DECIDED_KIND
from royaume.kernel.chance import Chance
from royaume.kernel.event import TURN_STARTED_KIND, EventKind
from royaume.kernel.ints import as_list
from royaume.kernel.module import Rules
from royaume.kernel.table import Table

EVENTS: Final = [
    TURN_STARTED_KIND,
    EventKind("card_turned_up", "seat", "card"),
    EventKind("cards_shuffled", "seat"),
    ENTRY_FOLLOWED_KIND,
    ENTRY_IMPOSSIBLE_KIND,
    PRIORITY_DECIDED_KIND,
    EventKind("card_gained", "seat", "card"),
    EventKind("coins_gained", "seat", "n"),
    EventKind("stones_taken", "seat", "spot", "n"),
]
CARD_TURNED_UP: Final = 1
CARDS_SHUFFLED: Final = 2
ENTRY_FOLLOWED: Final = 3
ENTRY_IMPOSSIBLE: Final = 4
PRIORITY_DECIDED: Final = 5
CARD_GAINED: Final = 6
COINS_GAINED: Final = 7
STONES_TAKEN: Final = 8

PERSON: Final = 0
RIVAL: Final = 1
SPOTS: Final = 3


@final
class RivalTable(Table):
    """The stones are the person's; coins have a number for each seat."""

    def __init__(self, rules: Rules, chance: Chance, stones: vec[i64], coins: vec[i64], cards: Instructions) -> None:
        super().__init__(2, rules, chance)
        self.stones: Final = stones
        self.coins: Final = coins
        self.cards: Final = cards

    def copy(self) -> RivalTable:
        t = RivalTable(self.rules, self.chance.copy(), self.stones[:], self.coins[:], self.cards.copy())
        self.copy_common_to(t)
        return t

    def to_data(self) -> dict[str, object]:
        return {"stones": as_list(self.stones), "coins": as_list(self.coins), "cards": self.cards.to_data()}
