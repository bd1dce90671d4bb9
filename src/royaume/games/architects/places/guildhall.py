"""The Guildhall: construct a building or advance the Cathedral. Its workers stay, and count the game down."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.cathedral import LEVELS, advance, what_is_lacking, why_barred
from royaume.games.architects.construction import construct, why_unpayable, why_unskilled
from royaume.games.architects.places.place import Place
from royaume.games.architects.refusals import NOTHING_TO_BUILD
from royaume.games.architects.table import ArchitectsTable, guildhall_spaces, is_reset_space
from royaume.games.architects.vocabulary import ADVANCING, BUILDING, MOST_SEATS
from royaume.kernel.action import OpenAction
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED
from royaume.kernel.ints import bit
from royaume.kernel.option import OptionLink
from royaume.kernel.price import Price

ADVANCE: Final = 500


@final
class Guildhall(Place):
    """Something has to be built here."""

    def __init__(self) -> None:
        super().__init__(decides=True)

    def barred(self, t: ArchitectsTable, seat: i64) -> i64:
        return ALLOWED if BUILDINGS[seat].is_possible(t) else NOTHING_TO_BUILD

    def visit(self, t: ArchitectsTable, seat: i64) -> None:
        note_reset(t)

    def lead_on(self, t: ArchitectsTable, seat: i64) -> None:
        t.push(BUILDINGS[seat])


def note_reset(t: ArchitectsTable) -> None:
    """The worker just laid down may have taken a space that resets the Black Market; beside the Guildhall is none."""
    space = len(t.guildhall)
    if space < guildhall_spaces(t) and is_reset_space(t, space):
        t.reset_due = True


@final
class Building(OpenAction[ArchitectsTable]):
    """Construct one of the buildings in hand, or advance the Cathedral."""

    def options(self, t: ArchitectsTable) -> OptionLink | None:
        return t.rules.options[BUILDING]

    def own_offers(self, t: ArchitectsTable, out: Choices) -> None:
        for building in t.players[self.seat].hand:
            out.add(building)
        out.add(ADVANCE)

    def is_possible(self, t: ArchitectsTable) -> bool:
        """Whether anything at all can be built."""
        for building in t.players[self.seat].hand:
            if self.refusal(t, building) == ALLOWED:
                return True
        if self.refusal(t, ADVANCE) == ALLOWED:
            return True
        if self.options(t) is None:
            return False
        out = Choices()
        self.legal(t, out)
        return out.n > 0

    def own_barred(self, t: ArchitectsTable, a: i64) -> i64:
        return why_barred(t, self.seat) if a == ADVANCE else why_unskilled(t, self.seat, a)

    def own_lacks(self, t: ArchitectsTable, a: i64) -> i64:
        return what_is_lacking(t, self.seat) if a == ADVANCE else why_unpayable(t, self.seat, a)

    def own_price(self, t: ArchitectsTable, a: i64) -> Price | None:
        if a == ADVANCE:
            return LEVELS[t.players[self.seat].level + 1].price
        return t.catalogue.buildings[a].price

    def own_uses(self, t: ArchitectsTable, a: i64) -> i64:
        return bit(ADVANCING) if a == ADVANCE else 0

    def own_act(self, t: ArchitectsTable, a: i64) -> None:
        if a == ADVANCE:
            advance(t, self.seat)
        else:
            construct(t, self.seat, a)

    def own_describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        if a == ADVANCE:
            return Meaning("advance_cathedral", {"level": int(t.players[self.seat].level + 1)})
        return Meaning("construct", {"building": int(a)})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("building")


THE_GUILDHALL: Final = Guildhall()
BUILDINGS: Final = [Building(seat) for seat in range(MOST_SEATS)]
