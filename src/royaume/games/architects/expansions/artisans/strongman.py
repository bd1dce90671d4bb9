"""The Strongman who captures: all workers of one colour where the Artisan was placed, once the place has been used."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from royaume.games.architects.expansions.artisans.captures import (
    capturable,
    capture_some,
    open_place_of_turn,
    why_no_capture_here,
)
from royaume.games.architects.expansions.artisans.kept import artisan_is, artisans_of
from royaume.games.architects.expansions.artisans.vocabulary import ARTISAN_CAPTURES
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import MOST_SEATS
from royaume.kernel.action import Action
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED, Step
from royaume.kernel.ints import bit
from royaume.kernel.seats import seat_after, seen_from

DECLINE: Final = 10


@final
class ArtisanCapturing(Step[ArchitectsTable]):
    """Below the action of the place. Somebody dismissed meanwhile captures nobody."""

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        if t.players[self.who].sums[ARTISAN_CAPTURES] > 0 and why_no_capture_here(t, self.who) == ALLOWED:
            t.push(CapturingColour(self.who))


def push_artisan_capture(t: ArchitectsTable, seat: i64) -> None:
    if t.players[seat].sums[ARTISAN_CAPTURES] > 0 and open_place_of_turn(t):
        t.push(ArtisanCapturing(seat))


@final
class CapturingColour(Action[ArchitectsTable]):
    """One colour, or none. Choices are owners."""

    span: ClassVar[int] = MOST_SEATS + 1

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        place = artisans_of(t).placed_at
        for owner in range(t.seats):
            if capturable(t, self.seat, place, owner) > 0:
                out.add(owner)
        out.add(DECLINE)

    def uses(self, t: ArchitectsTable, a: i64) -> i64:
        return 0 if a == DECLINE else bit(ARTISAN_CAPTURES)

    def act(self, t: ArchitectsTable, a: i64) -> None:
        if a == DECLINE:
            return
        place = artisans_of(t).placed_at
        artisan = a != self.seat and artisan_is(t, a, place)
        capture_some(t, self.seat, a, capturable(t, self.seat, place, a), artisan)

    def index_of(self, t: ArchitectsTable, a: i64) -> i64:
        return MOST_SEATS if a == DECLINE else seen_from(t, self.seat, a)

    def choice_at(self, t: ArchitectsTable, index: i64) -> i64:
        return DECLINE if index == MOST_SEATS else seat_after(t, self.seat, index)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        if a == DECLINE:
            return Meaning("decline")
        place = artisans_of(t).placed_at
        workers = int(capturable(t, self.seat, place, a))
        return Meaning("capture_colour", {"place": int(place), "owner": int(a), "workers": workers})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("capturing_colour", {"place": int(artisans_of(t).placed_at)})

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and why_no_capture_here(t, self.seat) == ALLOWED
