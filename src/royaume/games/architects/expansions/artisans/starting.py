"""At set-up: the craft cards and the Artisans; after the draft, some start with a tool."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.draft import drafters
from royaume.games.architects.expansions.artisans.choosing import ChoosingCraft, without_tool
from royaume.games.architects.expansions.artisans.crafting_tools import equip
from royaume.games.architects.expansions.artisans.kept import artisans_at_start
from royaume.games.architects.expansions.artisans.vocabulary import ARTISAN_STRENGTH, SLOT
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import MOST_SEATS
from royaume.kernel.choices import Meaning
from royaume.kernel.module import Answer, Listener
from royaume.kernel.phase import PhaseStep


@final
class LayingOut(Listener[ArchitectsTable]):
    """The craft cards, and an Artisan for everybody but a solo opponent."""

    def hear(self, t: ArchitectsTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        t.kept[SLOT].kept = artisans_at_start(t)
        for p in t.players:
            if not p.automatic:
                p.supply += 1


@final
class HiringFirst(Answer[ArchitectsTable]):
    """Everybody starts with an apprentice."""

    def answer(self, t: ArchitectsTable, seat: i64, n: i64, about: i64) -> i64:
        return 1


@final
class StartingTools(PhaseStep[ArchitectsTable]):
    """For those whose character has one."""

    def run(self, t: ArchitectsTable, who: i64) -> None:
        for seat in drafters(t):
            if t.players[seat].sums[ARTISAN_STRENGTH] > 0:
                t.push(CHOOSING_STARTING_TOOL[seat])


@final
class ChoosingStartingTool(ChoosingCraft):
    """A tool without price, for the one apprentice there is."""

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        equip(t, self.seat, a, without_tool(t, self.seat)[0])

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("choosing_starting_tool")

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and len(without_tool(t, self.seat)) == 1


CHOOSING_STARTING_TOOL: Final = [ChoosingStartingTool(seat) for seat in range(MOST_SEATS)]
