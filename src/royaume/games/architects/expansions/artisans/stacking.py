"""Crafting at the Guildhall: the worker stands on one of its own, where nobody stands yet."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from royaume.games.architects.expansions.artisans.events import WORKER_STACKED
from royaume.games.architects.expansions.artisans.kept import ArtisansKept, artisans_of
from royaume.games.architects.table import ArchitectsTable
from royaume.kernel.ints import bit, lowest_bit

NO_SPACE: Final = -1


def can_stand(kept: ArtisansKept, seat: i64) -> bool:
    return kept.laid[seat] & ~kept.stacked != 0


def space_to_stand(t: ArchitectsTable, seat: i64) -> i64:
    """The first space with an own worker on it and nobody on top, or NO_SPACE."""
    kept = artisans_of(t)
    free = kept.laid[seat] & ~kept.stacked
    if free == 0:
        return NO_SPACE
    return lowest_bit(free)


def stack_worker(t: ArchitectsTable, seat: i64) -> None:
    kept = artisans_of(t)
    kept.stacked |= bit(space_to_stand(t, seat))
    t.players[seat].supply -= 1
    t.quiet = 0
    t.tell(WORKER_STACKED, seat)
