"""A wonder: its token is placed when its owner has constructed a first building, and visited ever after."""

from __future__ import annotations

from typing import ClassVar, Final

from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import NO_SEAT, OPEN_PLACES
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED, Frame
from royaume.kernel.module import Answer, Listener

from .influence import gain_influence
from .kept import trial
from .vocabulary import WONDER_PLACED, WONDER_PLACES, WONDER_THERE

AS_WORKER = 0
FOR_INFLUENCE = 1


class FirstBuilding(Listener[ArchitectsTable]):
    """The token is placed after all that the building does, be it that another one is constructed."""

    def hear(self, t: ArchitectsTable, event: int, seat: int, x: int, y: int, z: int) -> None:
        if len(t.players[seat].built) == 1 and not t.players[seat].automatic:
            t.push(PlacingWonder(seat))


class PlacingWonder(Frame[ArchitectsTable]):
    """Choices are places."""

    span: ClassVar[int] = OPEN_PLACES

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        for place in WONDER_PLACES:
            out.add(place)

    def refusal(self, t: ArchitectsTable, a: int) -> int:
        return ALLOWED if trial(t).wonders[a] == NO_SEAT else WONDER_THERE

    def resolve(self, t: ArchitectsTable, a: int) -> None:
        trial(t).wonders[a] = int(self.seat)
        t.tell(WONDER_PLACED, self.seat, a)

    def describe(self, t: ArchitectsTable, a: int) -> Meaning:
        return Meaning("place_wonder", {"place": int(a)})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("placing_wonder")

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and self.seat not in trial(t).wonders


def visit_wonder(t: ArchitectsTable, seat: int, place: int) -> None:
    if place in WONDER_PLACES and trial(t).wonders[place] == seat:
        t.push(VisitingWonder(seat, place))


class VisitingWonder(Frame[ArchitectsTable]):
    """Asked on arrival: it counts as one more worker here, or brings influence."""

    span: ClassVar[int] = 2

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        out.add(AS_WORKER)
        out.add(FOR_INFLUENCE)

    def resolve(self, t: ArchitectsTable, a: int) -> None:
        if a == AS_WORKER:
            trial(t).extra = self.place
        else:
            gain_influence(t, self.seat, 1)

    def describe(self, t: ArchitectsTable, a: int) -> Meaning:
        return Meaning("wonder_works" if a == AS_WORKER else "wonder_shines")

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("visiting_wonder", {"place": self.place})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.place)]

    def fits(self, t: ArchitectsTable) -> bool:
        there = 0 <= self.place < len(trial(t).wonders)
        return super().fits(t) and there and trial(t).wonders[self.place] == self.seat == t.active


class WorkingToo(Answer[ArchitectsTable]):
    def answer(self, t: ArchitectsTable, seat: int, n: int, about: int) -> int:
        return n + 1 if trial(t).extra == about and seat == t.active else n
