"""Crafting: where it is done, what it needs, what it costs."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from royaume.games.architects.cards.deeds import CRAFTS_ADORNMENT, CRAFTS_TOOL
from royaume.games.architects.construction import TakingEffect
from royaume.games.architects.expansions.artisans.adorning import CHOOSING_ADORNMENT
from royaume.games.architects.expansions.artisans.crafts import ADORNMENT_SILVER, ADORNMENT_TAX
from royaume.games.architects.expansions.artisans.guild import guild
from royaume.games.architects.expansions.artisans.guildhall import NO_SPACE, space_to_stand, stack_worker
from royaume.games.architects.expansions.artisans.row import row_is_empty
from royaume.games.architects.expansions.artisans.toolmaking import CHOOSING_TOOL
from royaume.games.architects.paying import can_pay, push_payment
from royaume.games.architects.places.black_market import HiringOrLooking
from royaume.games.architects.refusals import (
    ADORNMENT_UNPAYABLE,
    NO_APPRENTICE_FREE,
    NO_BUILDING_FREE,
    NO_CRAFT_LEFT,
    NOBODY_TO_STAND_ON,
)
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import MOST_SEATS
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import ALLOWED, Frame, Step
from royaume.kernel.module import Replacement

ADORNMENT: Final = 0
TOOL: Final = 1
CRAFT_AT_MARKET: Final = 9


def why_no_adornment(t: ArchitectsTable, seat: i64) -> i64:
    if row_is_empty(t):
        return NO_CRAFT_LEFT
    under = guild(t).adornment_under
    for building in t.players[seat].built:
        if under[building] == NO_CARD:
            return ALLOWED
    return NO_BUILDING_FREE


def why_no_tool(t: ArchitectsTable, seat: i64) -> i64:
    if row_is_empty(t):
        return NO_CRAFT_LEFT
    under = guild(t).tool_under
    for apprentice in t.players[seat].crew:
        if under[apprentice] == NO_CARD:
            return ALLOWED
    return NO_APPRENTICE_FREE


def why_not_at_guildhall(t: ArchitectsTable, seat: i64, half: i64) -> i64:
    """An own worker has to lie there for the new one to stand on; an adornment has to be paid."""
    if space_to_stand(t, seat) == NO_SPACE:
        return NOBODY_TO_STAND_ON
    if half == TOOL:
        return why_no_tool(t, seat)
    no = why_no_adornment(t, seat)
    if no != ALLOWED:
        return no
    return ALLOWED if can_pay(t, seat, ADORNMENT_SILVER, ADORNMENT_TAX, 0) else ADORNMENT_UNPAYABLE


def craft_at_guildhall(t: ArchitectsTable, seat: i64, half: i64) -> None:
    stack_worker(t, seat)
    if half == TOOL:
        t.push(CHOOSING_TOOL[seat])
    else:
        t.push(CHOOSING_ADORNMENT[seat])
        push_payment(t, seat, ADORNMENT_SILVER, ADORNMENT_TAX)


@final
class CraftingFree(Step[ArchitectsTable]):
    """A building that crafts: nothing happens without a card, or without a place for it."""

    def __init__(self, who: i64, half: i64) -> None:
        super().__init__(who)
        self.half: Final = half

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        if self.half == TOOL:
            if why_no_tool(t, self.who) == ALLOWED:
                t.push(CHOOSING_TOOL[self.who])
        elif why_no_adornment(t, self.who) == ALLOWED:
            t.push(CHOOSING_ADORNMENT[self.who])

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.half)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and ADORNMENT <= self.half <= TOOL


@final
class CraftingBuildings(Replacement[ArchitectsTable]):
    """The effect of some buildings is to craft."""

    def instead(self, t: ArchitectsTable, frame: Frame[Any]) -> Frame[Any]:
        if not isinstance(frame, TakingEffect):
            return frame
        kind = t.catalogue.buildings[frame.building].deed.kind
        if kind == CRAFTS_ADORNMENT:
            return CraftingFree(frame.who, ADORNMENT)
        return CraftingFree(frame.who, TOOL) if kind == CRAFTS_TOOL else frame


@final
class CraftingAtMarket(Replacement[ArchitectsTable]):
    """One more use of the middle space."""

    def instead(self, t: ArchitectsTable, frame: Frame[Any]) -> Frame[Any]:
        return HIRING_LOOKING_OR_CRAFTING[frame.seat]


@final
class HiringLookingOrCrafting(HiringOrLooking):
    """The middle space of the Black Market: a tool is the third choice."""

    def offer_else(self, t: ArchitectsTable, out: Choices) -> None:
        super().offer_else(t, out)
        out.add(CRAFT_AT_MARKET)

    def refusal_else(self, t: ArchitectsTable, a: i64) -> i64:
        return why_no_tool(t, self.seat) if a == CRAFT_AT_MARKET else ALLOWED

    def do_else(self, t: ArchitectsTable, a: i64) -> None:
        if a == CRAFT_AT_MARKET:
            t.push(CHOOSING_TOOL[self.seat])
        else:
            super().do_else(t, a)

    def describe_else(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("craft_tool", {"cost": 0}) if a == CRAFT_AT_MARKET else super().describe_else(t, a)

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("market_middle_crafting")


HIRING_LOOKING_OR_CRAFTING: Final = [HiringLookingOrCrafting(seat) for seat in range(MOST_SEATS)]
