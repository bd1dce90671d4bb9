"""The player boards: the plain side, and the ten characters of the alternative set-up."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.cards.abilities import NOTHING, Ability, changes, when
from royaume.games.architects.events import BUILDING_CONSTRUCTED, CAPTIVES_SENT, MARKET_RESET, MARKET_USED
from royaume.games.architects.prices import BASIC, PRECIOUS
from royaume.games.architects.vocabulary import (
    APPRENTICE_LIMIT,
    CATHEDRAL_PLANS,
    CLAY,
    DEBT_PRICE,
    GOLD,
    HIRING_SILVER,
    MARBLE,
    PLAN,
    PRECIOUS_AS_ONE,
    RELEASE,
    SILVER,
    STONE,
    TAX,
    WOOD,
    WORK_SPARED,
)

Things = dict[int, int]


@final
class Character:
    """What a player starts with, and powers that work like those of apprentices."""

    def __init__(
        self,
        id: str,  # noqa: A002 - the word that programs use
        virtue: i64,
        prison: i64,
        things: Things,
        *powers: Ability,
        debts: i64 = 0,
        influence: i64 = 0,
        source: str = "picture",
    ) -> None:
        self.id: Final = id
        self.virtue: Final = virtue
        self.prison: Final = prison
        self.things: Final = things
        self.powers: Final = powers
        self.debts: Final = debts
        self.influence: Final = influence
        self.source: Final = source

    def power_at(self, event: i64) -> Ability:
        """What it gains when the event happens to its owner."""
        for power in self.powers:
            if power.event == event:
                return power
        return NOTHING


# virtue, workers in Prison, goods and building cards, power
BASE: Final = [
    Character("therese", 5, 4, {SILVER: 5, PLAN: 1}, changes(PRECIOUS_AS_ONE, +1, PRECIOUS)),
    Character("caroline", 3, 8, {SILVER: 10, MARBLE: 1}, when(MARKET_USED, PLAN, 1), debts=1),
    Character("ada", 11, 0, {GOLD: 1, PLAN: 1}, changes(TAX, -1)),
    Character("frederick", 7, 0, {SILVER: 4, STONE: 1}, changes(CATHEDRAL_PLANS, -1)),
    Character("rudolf", 9, 0, {SILVER: 3, WOOD: 1}, changes(HIRING_SILVER, -1), changes(APPRENTICE_LIMIT, +1)),
]
PROMOS: Final = [
    Character("lothaire", 4, 6, {SILVER: 6, CLAY: 2}, changes(WORK_SPARED, +1, BASIC)),
    Character("hugo", 2, 10, {SILVER: 12, PLAN: 2}, changes(DEBT_PRICE, +2)),
    Character("clovis", 10, 0, {SILVER: 1, MARBLE: 1, CLAY: 1}, when(BUILDING_CONSTRUCTED, PLAN, 1)),
    Character("fara", 6, 2, {SILVER: 5, STONE: 1, WOOD: 1}, when(MARKET_RESET, RELEASE, 1)),
    Character("bertha", 8, 0, {SILVER: 3, PLAN: 1}, when(CAPTIVES_SENT, SILVER, 2)),
]
