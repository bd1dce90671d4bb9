"""Workers at the Guildhall: standing on one's own, renewing the apprentices, and the solo opponent's adornments."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.expansions.artisans.crafts import CRAFTS, IN_ROW
from royaume.games.architects.expansions.artisans.events import (
    ADORNMENT_TAKEN,
    APPRENTICES_REFRESHED,
    WORKER_STACKED,
)
from royaume.games.architects.expansions.artisans.guild import guild
from royaume.games.architects.expansions.artisans.row import refill_crafts, take_from_row
from royaume.games.architects.expansions.artisans.tile import is_refresh_space
from royaume.games.architects.table import ArchitectsTable, guildhall_spaces
from royaume.games.architects.verbs import clear_columns
from royaume.games.architects.vocabulary import GUILDHALL
from royaume.kernel.deck import NO_CARD
from royaume.kernel.ints import bit, lowest_bit
from royaume.kernel.module import Listener
from royaume.kernel.phase import PhaseStep

NO_SPACE: Final = -1


def space_to_stand(t: ArchitectsTable, seat: i64) -> i64:
    """The first space with an own worker on it and nobody on top, or NO_SPACE."""
    g = guild(t)
    free = g.laid[seat] & ~g.stacked
    return lowest_bit(free) if free != 0 else NO_SPACE


def stack_worker(t: ArchitectsTable, seat: i64) -> None:
    g = guild(t)
    g.stacked |= bit(space_to_stand(t, seat))
    t.players[seat].supply -= 1
    t.quiet = 0
    t.tell(WORKER_STACKED, seat)


@final
class WorkerLaidDown(Listener[ArchitectsTable]):
    """The first worker on a space may set off a refresh; a solo opponent takes an adornment besides."""

    def hear(self, t: ArchitectsTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        guild(t).placed_at = x
        if x != GUILDHALL:
            return
        space = len(t.guildhall)
        if space <= guildhall_spaces(t):
            guild(t).laid[seat] |= bit(space - 1)
            if is_refresh_space(t, space):
                guild(t).refresh_due = True
        if t.players[seat].automatic:
            take_best_adornment(t, seat)


@final
class RefreshingApprentices(PhaseStep[ArchitectsTable]):
    """After a whole turn the left-most apprentices may make room for new ones."""

    def due(self, t: ArchitectsTable, who: i64) -> bool:
        return guild(t).refresh_due

    def run(self, t: ArchitectsTable, who: i64) -> None:
        guild(t).refresh_due = False
        t.tell(APPRENTICES_REFRESHED, who)
        clear_columns(t, who, 1)


def take_best_adornment(t: ArchitectsTable, seat: i64) -> None:
    """The face-up card with the most points, of equal ones any; without price, effect or building."""
    g = guild(t)
    most: i64 = 0
    best: list[int] = []
    for place in range(IN_ROW):
        card = g.row[place]
        if card != NO_CARD:
            points = CRAFTS[card].points
            if points > most:
                most = points
                best = []
            if points == most:
                best.append(int(card))
    if len(best) == 0:
        return
    card = best[0] if len(best) == 1 else best[t.chance.below(len(best))]
    take_from_row(g, card)
    g.taken = g.taken + (int(card),)
    t.tell(ADORNMENT_TAKEN, seat, card)
    refill_crafts(t, seat)
