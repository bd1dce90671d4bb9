"""A worker placed at one's own wonder: the wonder counts as one more worker there, or brings influence."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from royaume.games.architects.awaiting import note_awaited
from royaume.games.architects.expansions.wonders.events import WONDER_WORKS
from royaume.games.architects.expansions.wonders.influence import gain_influence
from royaume.games.architects.expansions.wonders.kept import WondersKept, wonders_of
from royaume.games.architects.expansions.wonders.vocabulary import NOTES, NOWHERE
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import OPEN_PLACES
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import Frame

AS_WORKER: Final = 0
FOR_INFLUENCE: Final = 1


def visit_wonder(t: ArchitectsTable, seat: i64, place: i64) -> None:
    """One's own. Whoever is played by the rules always takes the worker."""
    if t.players[seat].automatic:
        count_as_worker(t, seat, place)
    else:
        t.push(VisitingWonder(seat, place))


def count_as_worker(t: ArchitectsTable, seat: i64, place: i64) -> None:
    kept = wonders_of(t)
    kept.extra = place
    t.note(NOTES)
    note_awaited(t, seat)
    t.tell(WONDER_WORKS, seat, kept.wonder_at[place], place)


def works_for(kept: WondersKept, seat: i64) -> bool:
    """Whether a wonder of this seat counts as a worker now."""
    return kept.extra != NOWHERE and kept.owner[kept.wonder_at[kept.extra]] == seat


def stop_working(t: ArchitectsTable) -> None:
    """A wonder that counted as a worker does so no more."""
    kept = wonders_of(t)
    if kept.extra != NOWHERE:
        owner = kept.owner[kept.wonder_at[kept.extra]]
        kept.extra = NOWHERE
        note_awaited(t, owner)


@final
class VisitingWonder(Frame[ArchitectsTable]):
    """Asked on arrival."""

    span: ClassVar[int] = 2

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: Final = place

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        out.add(AS_WORKER)
        out.add(FOR_INFLUENCE)

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        if a == AS_WORKER:
            count_as_worker(t, self.seat, self.place)
        else:
            gain_influence(t, self.seat, 1)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("wonder_as_worker" if a == AS_WORKER else "wonder_for_influence")

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("visiting_wonder", {"place": int(self.place)})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.place)]

    def fits(self, t: ArchitectsTable) -> bool:
        there = super().fits(t) and 0 <= self.place < OPEN_PLACES and self.seat == t.active
        return there and wonders_of(t).wonder_of(self.seat, self.place) != NO_CARD
