"""Captures where a worker was just placed: by a tool, or by the Strongman. The own Artisan is never taken."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from royaume.games.architects.expansions.artisans.kept import artisan_is, artisans_of
from royaume.games.architects.expansions.artisans.refusals import TOOL_WITHOUT_EFFECT
from royaume.games.architects.expansions.artisans.whereabouts import HELD_BY, NOWHERE
from royaume.games.architects.places.town_centre import one_place_too_many
from royaume.games.architects.refusals import TOO_MANY_PLACES
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.verbs import capture
from royaume.games.architects.vocabulary import MOST_SEATS, OPEN_PLACES
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED, Frame
from royaume.kernel.seats import seat_after, seen_from

MOST_AT_ONCE: Final = 2
# choices: an owner, how many workers, and whether the Artisan is one of them
PER_OWNER: Final = 6


def part_of(owner: i64, workers: i64, artisan: i64) -> i64:
    return owner * PER_OWNER + workers * 2 + artisan


def owner_of(a: i64) -> i64:
    return a // PER_OWNER


def workers_of(a: i64) -> i64:
    return a % PER_OWNER // 2


def artisan_of(a: i64) -> i64:
    return a % 2


def open_place_of_turn(t: ArchitectsTable) -> bool:
    """Whether a worker was placed in this turn where workers can be captured."""
    return NOWHERE < artisans_of(t).placed_at < OPEN_PLACES


def capturable(t: ArchitectsTable, seat: i64, place: i64, owner: i64) -> i64:
    """Workers of one colour there, without the own Artisan."""
    n = t.players[owner].at[place]
    return n - 1 if owner == seat and artisan_is(t, seat, place) else n


def why_no_capture_here(t: ArchitectsTable, seat: i64) -> i64:
    """At the place of this turn's placement."""
    if not open_place_of_turn(t):
        return TOOL_WITHOUT_EFFECT
    place = artisans_of(t).placed_at
    if one_place_too_many(t, t.captured_at, place):
        return TOO_MANY_PLACES
    for owner in range(t.seats):
        if capturable(t, seat, place, owner) > 0:
            return ALLOWED
    return TOOL_WITHOUT_EFFECT


def capture_some(t: ArchitectsTable, seat: i64, owner: i64, workers: i64, with_artisan: bool) -> None:
    """So many, the owner's Artisan among them or not."""
    kept = artisans_of(t)
    place = kept.placed_at
    if with_artisan:
        kept.where[owner] = HELD_BY + seat
    capture(t, seat, place, owner, workers)


@final
class CapturingHere(Frame[ArchitectsTable]):
    """A tool: up to two workers of one colour."""

    span: ClassVar[int] = MOST_SEATS * PER_OWNER

    def __init__(self, seat: i64, only_others: i64) -> None:
        super().__init__(seat)
        self.only_others: Final = only_others  # 1: those captured are to be sent to Prison

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        place = artisans_of(t).placed_at
        for owner in range(t.seats):
            if owner != self.seat or self.only_others == 0:
                self.offer_parts(t, out, owner, place)

    def offer_parts(self, t: ArchitectsTable, out: Choices, owner: i64, place: i64) -> None:
        """How many, and whether an enemy Artisan is one of them."""
        n = capturable(t, self.seat, place, owner)
        artisan: i64 = 1 if owner != self.seat and artisan_is(t, owner, place) else 0
        for workers in range(1, MOST_AT_ONCE + 1):
            if workers <= n - artisan:
                out.add(part_of(owner, workers, 0))
            if artisan == 1 and workers <= n:
                out.add(part_of(owner, workers, 1))

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        capture_some(t, self.seat, owner_of(a), workers_of(a), artisan_of(a) == 1)

    def index_of(self, t: ArchitectsTable, a: i64) -> i64:
        return part_of(seen_from(t, self.seat, owner_of(a)), workers_of(a), artisan_of(a))

    def choice_at(self, t: ArchitectsTable, index: i64) -> i64:
        return part_of(seat_after(t, self.seat, owner_of(index)), workers_of(index), artisan_of(index))

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        args = {"place": int(artisans_of(t).placed_at), "owner": int(owner_of(a)), "workers": int(workers_of(a))}
        return Meaning("capture_here_artisan" if artisan_of(a) == 1 else "capture_here", args)

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("capturing_here", {"place": int(artisans_of(t).placed_at), "n": MOST_AT_ONCE})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.only_others)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and 0 <= self.only_others <= 1 and why_no_capture_here(t, self.seat) == ALLOWED
