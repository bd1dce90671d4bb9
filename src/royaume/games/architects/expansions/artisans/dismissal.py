"""When an apprentice goes, the tool may stay: with another one, or else it leaves the game."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from royaume.games.architects.expansions.artisans.choosing import ChoosingBearer, without_tool
from royaume.games.architects.expansions.artisans.crafting_tools import lose_tool
from royaume.games.architects.expansions.artisans.events import TOOL_MOVED
from royaume.games.architects.expansions.artisans.kept import artisans_of
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import APPRENTICE_ROOM
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import NO_CARD
from royaume.kernel.module import Listener

DROP: Final = 500


@final
class LeavingTool(Listener[ArchitectsTable]):
    """The tool of somebody who was discarded."""

    def hear(self, t: ArchitectsTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        kept = artisans_of(t)
        craft = kept.tool_under[x]
        if craft == NO_CARD:
            return
        kept.tool_under[x] = NO_CARD
        kept.count_tools(t, seat)
        if len(without_tool(t, seat)) > 0:
            kept.loose = craft
            t.push(MovingTool(seat, craft))
        else:
            lose_tool(t, seat, craft)


@final
class MovingTool(ChoosingBearer):
    """To another apprentice, or out of the game."""

    span: ClassVar[int] = APPRENTICE_ROOM + 1

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        super().offers(t, out)
        out.add(DROP)

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        kept = artisans_of(t)
        kept.loose = NO_CARD
        if a == DROP:
            lose_tool(t, self.seat, self.craft)
        else:
            kept.tool_under[a] = self.craft
            kept.count_tools(t, self.seat)
            t.tell(TOOL_MOVED, self.seat, self.craft, a)

    def index_of(self, t: ArchitectsTable, a: i64) -> i64:
        return APPRENTICE_ROOM if a == DROP else a

    def choice_at(self, t: ArchitectsTable, index: i64) -> i64:
        return DROP if index == APPRENTICE_ROOM else index

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        if a == DROP:
            return Meaning("drop_tool", {"tool": int(self.craft)})
        return Meaning("move_tool", {"tool": int(self.craft), "apprentice": int(a)})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("moving_tool", {"tool": int(self.craft)})

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and artisans_of(t).loose == self.craft
