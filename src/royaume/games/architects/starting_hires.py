"""Before the draft, with some expansions: everybody hires an apprentice for nothing, the last player first."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from royaume.games.architects.draft import drafters, first_player, make_beginner_known
from royaume.games.architects.table import ArchitectsTable, index_of_slot, slot_at, slots
from royaume.games.architects.verbs import fill_slot, take_apprentice
from royaume.games.architects.virtue import apply_virtue
from royaume.games.architects.vocabulary import MOST_COLUMNS, MOST_SEATS, ROWS, STARTING_HIRES
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import Frame
from royaume.kernel.phase import PhaseStep


@final
class StartingHires(PhaseStep[ArchitectsTable]):
    """The order of play is settled now, before virtue changes."""

    def due(self, t: ArchitectsTable, who: i64) -> bool:
        return t.ask(STARTING_HIRES, who, 0) > 0

    def run(self, t: ArchitectsTable, who: i64) -> None:
        t.first = first_player(t)
        make_beginner_known(t)
        t.order_known = True
        seats = drafters(t)
        for k in range(t.seats):
            seat = int((t.first + k) % t.seats)
            if seat in seats:
                t.push(HIRING_STARTER[seat])


@final
class HiringStarter(Frame[ArchitectsTable]):
    """Any face-up apprentice for nothing; the gap stays until everybody has chosen. Choices are slots."""

    span: ClassVar[int] = ROWS * MOST_COLUMNS

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        for slot in range(slots(t)):
            if t.row[slot] != NO_CARD:
                out.add(slot)

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        card = take_apprentice(t, self.seat, a)
        apply_virtue(t, self.seat, t.catalogue.apprentices[card].virtue)

    def index_of(self, t: ArchitectsTable, a: i64) -> i64:
        return index_of_slot(t, a)

    def choice_at(self, t: ArchitectsTable, index: i64) -> i64:
        return slot_at(t, index)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("hire", {"apprentice": int(t.row[a]), "cost": 0})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("hiring_starter")


@final
class FillingGaps(PhaseStep[ArchitectsTable]):
    """New apprentices take the places of those hired."""

    def due(self, t: ArchitectsTable, who: i64) -> bool:
        return t.order_known

    def run(self, t: ArchitectsTable, who: i64) -> None:
        for slot in range(slots(t)):
            if t.row[slot] == NO_CARD:
                fill_slot(t, t.first, slot)


HIRING_STARTER: Final = [HiringStarter(seat) for seat in range(MOST_SEATS)]
