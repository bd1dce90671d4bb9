"""Choosing one of the open craft cards, and what it may be linked to."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from royaume.games.architects.expansions.artisans.craft_cards import CRAFTS, IN_ROW
from royaume.games.architects.expansions.artisans.kept import artisans_of
from royaume.games.architects.expansions.artisans.row import row_is_empty
from royaume.games.architects.expansions.artisans.vocabulary import CRAFT_ROOM
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import APPRENTICE_ROOM
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import Frame


def unadorned(t: ArchitectsTable, seat: i64) -> list[int]:
    """The buildings that may still carry an adornment."""
    under = artisans_of(t).adornment_under
    return [building for building in t.players[seat].built if under[building] == NO_CARD]


def without_tool(t: ArchitectsTable, seat: i64) -> list[int]:
    """The apprentices that may still carry a tool."""
    under = artisans_of(t).tool_under
    return [apprentice for apprentice in t.players[seat].crew if under[apprentice] == NO_CARD]


@mypyc_attr(allow_interpreted_subclasses=True)
class ChoosingCraft(Frame[ArchitectsTable]):
    """One of the face-up cards."""

    span: ClassVar[int] = CRAFT_ROOM

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        row = artisans_of(t).row
        for place in range(IN_ROW):
            if row[place] != NO_CARD:
                out.add(row[place])

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("choose_craft", {"craft": int(a)})

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and not row_is_empty(artisans_of(t))


@mypyc_attr(allow_interpreted_subclasses=True)
class ChoosingBearer(Frame[ArchitectsTable]):
    """One of one's apprentices without a tool, for this one. Choices are apprentices."""

    span: ClassVar[int] = APPRENTICE_ROOM

    def __init__(self, seat: i64, craft: i64) -> None:
        super().__init__(seat)
        self.craft: Final = craft

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        for apprentice in without_tool(t, self.seat):
            out.add(apprentice)

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.craft)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and 0 <= self.craft < len(CRAFTS) and len(without_tool(t, self.seat)) > 0
