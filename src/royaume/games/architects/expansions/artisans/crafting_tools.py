"""Tools: a card of the row goes under an apprentice, for good."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from royaume.games.architects.expansions.artisans.adornment_effects import NO_BUILDING, TakingAdornment
from royaume.games.architects.expansions.artisans.choosing import ChoosingBearer, ChoosingCraft, without_tool
from royaume.games.architects.expansions.artisans.craft_cards import CRAFTS, has_bonus
from royaume.games.architects.expansions.artisans.events import BONUS_GAINED, TOOL_CRAFTED, TOOL_LOST
from royaume.games.architects.expansions.artisans.kept import artisans_of
from royaume.games.architects.expansions.artisans.row import is_in_row, refill_crafts, take_from_row
from royaume.games.architects.expansions.artisans.vocabulary import TOOL_BONUS
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import MOST_SEATS
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import Frame, Step

DECLINE: Final = 0
TAKE: Final = 1


@final
class ChoosingTool(ChoosingCraft):
    """Only the lower half counts; for some characters the upper half is a bonus that comes first."""

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        t.push(HandingOver(self.seat, a))
        if t.players[self.seat].sums[TOOL_BONUS] > 0 and has_bonus(CRAFTS[a]):
            t.push(TakingBonus(self.seat, a))

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("choosing_tool")


@final
class TakingBonus(Frame[ArchitectsTable]):
    """All of the upper half, or nothing of it."""

    span: ClassVar[int] = 2

    def __init__(self, seat: i64, craft: i64) -> None:
        super().__init__(seat)
        self.craft: Final = craft

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        out.add(TAKE)
        out.add(DECLINE)

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        if a == TAKE:
            t.tell(BONUS_GAINED, self.seat, self.craft)
            t.push(TakingAdornment(self.seat, self.craft, NO_BUILDING))

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("take_bonus", {"adornment": int(self.craft)}) if a == TAKE else Meaning("decline")

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("taking_bonus", {"adornment": int(self.craft)})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.craft)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and is_in_row(t, self.craft)


@final
class HandingOver(Step[ArchitectsTable]):
    """The tool goes to an apprentice without one; with none left, it leaves the game."""

    def __init__(self, who: i64, craft: i64) -> None:
        super().__init__(who)
        self.craft: Final = craft

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        apprentices = without_tool(t, self.who)
        if len(apprentices) > 1:
            t.push(LinkingTool(self.who, self.craft))
        elif len(apprentices) == 1:
            equip(t, self.who, self.craft, apprentices[0])
        else:
            take_from_row(artisans_of(t), self.craft)
            lose_tool(t, self.who, self.craft)
            refill_crafts(t, self.who)

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.craft)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and is_in_row(t, self.craft)


@final
class LinkingTool(ChoosingBearer):
    """Who gets the tool that was crafted."""

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        equip(t, self.seat, self.craft, a)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("link_tool", {"tool": int(self.craft), "apprentice": int(a)})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("linking_tool", {"tool": int(self.craft)})

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and is_in_row(t, self.craft)


def equip(t: ArchitectsTable, seat: i64, craft: i64, apprentice: i64) -> None:
    kept = artisans_of(t)
    take_from_row(kept, craft)
    kept.tool_under[apprentice] = craft
    kept.count_tools(t, seat)
    t.tell(TOOL_CRAFTED, seat, craft, apprentice)
    refill_crafts(t, seat)


def lose_tool(t: ArchitectsTable, seat: i64, craft: i64) -> None:
    kept = artisans_of(t)
    kept.removed = kept.removed + (int(craft),)
    t.tell(TOOL_LOST, seat, craft)


CHOOSING_TOOL: Final = [ChoosingTool(seat) for seat in range(MOST_SEATS)]
