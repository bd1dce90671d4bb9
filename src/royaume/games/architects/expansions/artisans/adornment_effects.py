"""The upper half of a craft card: at once when it is linked to a building, or as a bonus of whoever crafts its tool."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.construction import TakingEffect
from royaume.games.architects.effects import HiringFree, RecoveringOrCapturing
from royaume.games.architects.expansions.artisans.craft_cards import (
    CRAFTS,
    NEW_APPRENTICES,
    OPENS_PRISON,
    REACTIVATES,
    RECOVERS_OR_CAPTURES,
    Craft,
)
from royaume.games.architects.expansions.artisans.events import APPRENTICES_REFRESHED
from royaume.games.architects.expansions.artisans.refusals import NONE_HELD_BY_ADORNMENT, ROOM_BY_ADORNMENT
from royaume.games.architects.gaining import Gaining, gain
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.verbs import clear_columns, release
from royaume.games.architects.virtue import charge_debts, charge_virtue
from royaume.kernel.frame import Step

NO_BUILDING: Final = -1
RENEWED_COLUMNS: Final = 4


@final
class TakingAdornment(Step[ArchitectsTable]):
    """What the adornment brings and costs; `building` is what it lies under."""

    def __init__(self, who: i64, craft: i64, building: i64) -> None:
        super().__init__(who)
        self.craft: Final = craft
        self.building: Final = building

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        card = CRAFTS[self.craft]
        if card.special == REACTIVATES:
            if self.building != NO_BUILDING:
                t.push(TakingEffect(self.who, self.building))
        elif card.special == RECOVERS_OR_CAPTURES:
            t.push(RecoveringOrCapturing(self.who, NONE_HELD_BY_ADORNMENT))
        elif card.special == NEW_APPRENTICES:
            renew_apprentices(t, self.who)
            t.push(HiringFree(self.who, ROOM_BY_ADORNMENT))
        elif card.special == OPENS_PRISON:
            release(t, self.who, t.players[self.who].prison)
        else:
            gain_and_lose(t, self.who, card)

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.craft), int(self.building)]

    def fits(self, t: ArchitectsTable) -> bool:
        known = 0 <= self.craft < len(CRAFTS) and NO_BUILDING <= self.building < len(t.catalogue.buildings)
        return super().fits(t) and known


def gain_and_lose(t: ArchitectsTable, seat: i64, card: Craft) -> None:
    """What it costs comes before what it brings."""
    if card.virtue_lost + card.debts == 0:
        for thing, n in card.gains:
            gain(t, seat, thing, n)
        return
    for thing, n in reversed(card.gains):
        t.push(Gaining(seat, thing, n))
    charge_virtue(t, seat, card.virtue_lost)
    charge_debts(t, seat, card.debts)


def renew_apprentices(t: ArchitectsTable, seat: i64) -> None:
    """The eight left-most make room; the others slide left, and new ones come."""
    t.tell(APPRENTICES_REFRESHED, seat)
    clear_columns(t, seat, RENEWED_COLUMNS)
