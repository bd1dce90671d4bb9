"""The Guildhall: construct a building or advance the Cathedral. Its workers stay, and count the game down."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from royaume.games.architects.cards.deeds import PLACES_AGAIN
from royaume.games.architects.cathedral import advance, why_not_advance
from royaume.games.architects.construction import TakingEffect, construct, why_not_construct
from royaume.games.architects.places.place import Place
from royaume.games.architects.refusals import NO_WORKER_LEFT, NOTHING_TO_BUILD
from royaume.games.architects.table import ArchitectsTable, ask, guildhall_spaces, is_reset_space
from royaume.games.architects.verbs import place_worker
from royaume.games.architects.vocabulary import ACTING, GUILDHALL, LABOURERS, MOST_SEATS, OTHER_WORKS
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED, Frame
from royaume.kernel.module import Replacement

ADVANCE: Final = 500
DECLINE: Final = 0
PLACE_AGAIN: Final = 1


@final
class Guildhall(Place):
    """Something has to be built here."""

    def refusal(self, t: ArchitectsTable, seat: i64) -> i64:
        if why_not_advance(t, seat) == ALLOWED:
            return ALLOWED
        for building in t.players[seat].hand:
            if why_not_construct(t, seat, building) == ALLOWED:
                return ALLOWED
        return ALLOWED if ask(t, seat, OTHER_WORKS, 0) > 0 else NOTHING_TO_BUILD

    def visit(self, t: ArchitectsTable, seat: i64) -> None:
        note_reset(t)
        t.push_step(ACTING, BUILDING[seat])


def note_reset(t: ArchitectsTable) -> None:
    """The worker just laid down may have taken a space that resets the Black Market; beside the Guildhall is none."""
    space = len(t.guildhall)
    if space < guildhall_spaces(t) and is_reset_space(t, space):
        t.reset_due = True


@final
class Building(Frame[ArchitectsTable]):
    """Construct one of the buildings in hand, or advance the Cathedral."""

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        for building in t.players[self.seat].hand:
            out.add(building)
        out.add(ADVANCE)

    def refusal(self, t: ArchitectsTable, a: i64) -> i64:
        return why_not_advance(t, self.seat) if a == ADVANCE else why_not_construct(t, self.seat, a)

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        if a == ADVANCE:
            advance(t, self.seat)
        else:
            construct(t, self.seat, a)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        if a == ADVANCE:
            return Meaning("advance_cathedral", {"level": int(t.players[self.seat].level + 1)})
        return Meaning("construct", {"building": int(a)})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("building")


@final
class PlacingAgain(Frame[ArchitectsTable]):
    """The Crane: another worker in the Guildhall at once, or not."""

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        out.add(PLACE_AGAIN)
        out.add(DECLINE)

    def refusal(self, t: ArchitectsTable, a: i64) -> i64:
        if a == DECLINE:
            return ALLOWED
        if ask(t, self.seat, LABOURERS, t.players[self.seat].supply) == 0:
            return NO_WORKER_LEFT
        return THE_GUILDHALL.refusal(t, self.seat)

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        if a == PLACE_AGAIN:
            place_worker(t, self.seat, GUILDHALL)
            THE_GUILDHALL.visit(t, self.seat)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("place_again" if a == PLACE_AGAIN else "decline")

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("placing_again")


@final
class Craning(Replacement[ArchitectsTable]):
    """The effect of the Crane is a decision."""

    def instead(self, t: ArchitectsTable, frame: Frame[Any]) -> Frame[Any]:
        assert isinstance(frame, TakingEffect)
        kind = t.catalogue.buildings[frame.building].deed.kind
        return PLACING_AGAIN[frame.who] if kind == PLACES_AGAIN else frame


THE_GUILDHALL: Final = Guildhall()
BUILDING: Final = [Building(seat) for seat in range(MOST_SEATS)]
PLACING_AGAIN: Final = [PlacingAgain(seat) for seat in range(MOST_SEATS)]
