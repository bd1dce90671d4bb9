"""Crafting: where it is done, what it needs, what it costs."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from royaume.games.architects.expansions.artisans.crafting_adornments import CHOOSING_ADORNMENT
from royaume.games.architects.expansions.artisans.crafting_tools import CHOOSING_TOOL
from royaume.games.architects.expansions.artisans.kept import ArtisansKept, artisans_of
from royaume.games.architects.expansions.artisans.prices import ADORNMENT_PRICE
from royaume.games.architects.expansions.artisans.refusals import (
    ADORNMENT_UNPAYABLE,
    NO_APPRENTICE_FREE,
    NO_BUILDING_FREE,
    NO_CRAFT_FOR_TOOL,
    NO_CRAFT_LEFT,
    NOBODY_TO_STAND_ON,
)
from royaume.games.architects.expansions.artisans.row import row_is_empty
from royaume.games.architects.expansions.artisans.stacking import NO_SPACE, space_to_stand
from royaume.games.architects.table import ArchitectsTable, Player
from royaume.kernel.action import OpenAction
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import ALLOWED, allowed_if
from royaume.kernel.module import Effect
from royaume.kernel.option import Option
from royaume.kernel.paying import charge, payable

ADORNMENT: Final = 0
TOOL: Final = 1


def why_no_adornment(t: ArchitectsTable, seat: i64) -> i64:
    kept = artisans_of(t)
    if row_is_empty(kept):
        return NO_CRAFT_LEFT
    return allowed_if(has_unadorned(kept, t.players[seat]), NO_BUILDING_FREE)


def has_unadorned(kept: ArtisansKept, p: Player) -> bool:
    """Whether one of these buildings has nothing under it."""
    under = kept.adornment_under
    for building in p.built:
        if under[building] == NO_CARD:
            return True
    return False


def why_no_tool(t: ArchitectsTable, seat: i64) -> i64:
    kept = artisans_of(t)
    if row_is_empty(kept):
        return NO_CRAFT_FOR_TOOL
    return allowed_if(has_unequipped(kept, t.players[seat]), NO_APPRENTICE_FREE)


def has_unequipped(kept: ArtisansKept, p: Player) -> bool:
    """Whether one of these apprentices has nothing under it."""
    under = kept.tool_under
    for apprentice in p.crew:
        if under[apprentice] == NO_CARD:
            return True
    return False


def why_no_craft(t: ArchitectsTable, seat: i64, half: i64) -> i64:
    return why_no_tool(t, seat) if half == TOOL else why_no_adornment(t, seat)


def why_no_craft_at_guildhall(t: ArchitectsTable, seat: i64, half: i64) -> i64:
    """An own worker has to lie there for the new one to stand on."""
    return NOBODY_TO_STAND_ON if space_to_stand(t, seat) == NO_SPACE else why_no_craft(t, seat, half)


def why_unpayable(t: ArchitectsTable, seat: i64, half: i64) -> i64:
    """Tools cost nothing there."""
    return allowed_if(half == TOOL or payable(t, seat, ADORNMENT_PRICE), ADORNMENT_UNPAYABLE)


def offer_crafts(t: ArchitectsTable, kept: ArtisansKept, seat: i64, out: Choices, first: i64) -> None:
    """The halves that may be crafted where an own worker lies: neither barred nor unpayable; asked at every turn."""
    if row_is_empty(kept):
        return
    p = t.players[seat]
    if has_unadorned(kept, p) and payable(t, seat, ADORNMENT_PRICE):
        out.add(first + ADORNMENT)
    if has_unequipped(kept, p):
        out.add(first + TOOL)


def craft_at_guildhall(t: ArchitectsTable, seat: i64, half: i64) -> None:
    choose_craft(t, seat, half)
    if half == ADORNMENT:
        charge(t, seat, ADORNMENT_PRICE)


def choose_craft(t: ArchitectsTable, seat: i64, half: i64) -> None:
    if half == TOOL:
        t.push(CHOOSING_TOOL[seat])
    else:
        t.push(CHOOSING_ADORNMENT[seat])


@final
class CraftingFree(Effect[ArchitectsTable]):
    """A building that crafts: nothing happens without a card, or without a place for it."""

    def __init__(self, half: i64) -> None:
        self.half: Final = half

    def take(self, t: ArchitectsTable, seat: i64, x: i64, n: i64) -> None:
        if why_no_craft(t, seat, self.half) == ALLOWED:
            choose_craft(t, seat, self.half)


@final
class CraftingAtMarket(Option[ArchitectsTable]):
    """The middle space of the Black Market: a tool is the third choice."""

    span: ClassVar[int] = TOOL + 1

    def offers(self, t: ArchitectsTable, frame: OpenAction[Any], out: Choices, first: i64) -> None:
        out.add(first + TOOL)

    def barred(self, t: ArchitectsTable, frame: OpenAction[Any], a: i64) -> i64:
        return why_no_tool(t, frame.seat)

    def act(self, t: ArchitectsTable, frame: OpenAction[Any], a: i64) -> None:
        choose_craft(t, frame.seat, TOOL)

    def describe(self, t: ArchitectsTable, frame: OpenAction[Any], a: i64) -> Meaning:
        return Meaning("craft_tool", {"cost": 0})

    def question(self) -> str:
        return "market_middle_crafting"
