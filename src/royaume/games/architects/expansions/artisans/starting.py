"""Before the draft everybody hires a starting apprentice, the last player first; some start with a tool besides."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from royaume.games.architects.draft import deal, drafters, first_player
from royaume.games.architects.expansions.artisans.choosing import ChoosingCraft, without_tool
from royaume.games.architects.expansions.artisans.guild import guild, new_guild
from royaume.games.architects.expansions.artisans.toolmaking import equip
from royaume.games.architects.hiring import SLOTS, apply_virtue
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.verbs import fill_slot, take_apprentice
from royaume.games.architects.vocabulary import ARTISAN_STRENGTH, ARTISANS, MOST_SEATS
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import Frame, Step
from royaume.kernel.module import Listener, Replacement


@final
class LayingOut(Listener[ArchitectsTable]):
    """At set-up: the craft cards, and an Artisan for everybody but a solo opponent."""

    def hear(self, t: ArchitectsTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        t.kept[ARTISANS].kept = new_guild(t)
        for p in t.players:
            if not p.automatic:
                p.supply += 1


@final
class HiringFirst(Replacement[ArchitectsTable]):
    """Starting apprentices come before the building cards."""

    def instead(self, t: ArchitectsTable, frame: Frame[Any]) -> Frame[Any]:
        return HiringStarters(0)


@final
class HiringStarters(Step[ArchitectsTable]):
    """The order of play is settled now, before virtue changes."""

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        t.first = first_player(t)
        guild(t).ordered = True
        t.push(StartersHired(t.first))
        seats = drafters(t)
        for k in range(t.seats):
            seat = int((t.first + k) % t.seats)
            if seat in seats:
                t.push(HIRING_STARTER[seat])


@final
class HiringStarter(Frame[ArchitectsTable]):
    """Any face-up apprentice for nothing; the gap stays until everybody has chosen. Choices are slots."""

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        for slot in range(SLOTS):
            if t.row[slot] != NO_CARD:
                out.add(slot)

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        card = take_apprentice(t, self.seat, a)
        apply_virtue(t, self.seat, t.catalogue.apprentices[card])

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("hire", {"apprentice": int(t.row[a]), "cost": 0})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("hiring_starter")


@final
class StartersHired(Step[ArchitectsTable]):
    """New apprentices take the places of those hired; then the draft, and after it the starting tools."""

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        for slot in range(SLOTS):
            if t.row[slot] == NO_CARD:
                fill_slot(t, self.who, slot)
        for seat in drafters(t):
            if t.players[seat].by[ARTISAN_STRENGTH] > 0:
                t.push(CHOOSING_STARTING_TOOL[seat])
        deal(t)


@final
class ChoosingStartingTool(ChoosingCraft):
    """A tool without price, for the one apprentice there is."""

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        equip(t, self.seat, a, without_tool(t, self.seat)[0])

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("choosing_starting_tool")

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and len(without_tool(t, self.seat)) == 1


HIRING_STARTER: Final = [HiringStarter(seat) for seat in range(MOST_SEATS)]
CHOOSING_STARTING_TOOL: Final = [ChoosingStartingTool(seat) for seat in range(MOST_SEATS)]
