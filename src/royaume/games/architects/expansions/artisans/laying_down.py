"""A worker laid down at the Guildhall: whose space it is now, and whether the apprentices are refreshed."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from royaume.games.architects.expansions.artisans.events import APPRENTICES_REFRESHED
from royaume.games.architects.expansions.artisans.kept import artisans_of
from royaume.games.architects.expansions.artisans.solo_opponent import take_best_adornment
from royaume.games.architects.expansions.artisans.tile import is_refresh_space
from royaume.games.architects.expansions.artisans.vocabulary import NOTES
from royaume.games.architects.table import ArchitectsTable, guildhall_spaces, opponent_of_house
from royaume.games.architects.verbs import clear_columns
from royaume.games.architects.vocabulary import GUILDHALL
from royaume.kernel.ints import bit
from royaume.kernel.module import Listener
from royaume.kernel.phase import PhaseStep


@final
class WorkerLaidDown(Listener[ArchitectsTable]):
    """The first worker on a space may set off a refresh; an opponent of the house takes an adornment besides."""

    def hear(self, t: ArchitectsTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        kept = artisans_of(t)
        kept.placed_at = x
        t.note(NOTES)
        if x != GUILDHALL:
            return
        space = len(t.guildhall)
        if space <= guildhall_spaces(t):
            kept.laid[seat] |= bit(space - 1)
            if is_refresh_space(t, space):
                kept.refresh_due = True
        if t.players[seat].automatic and opponent_of_house(t):
            take_best_adornment(t, seat)


@final
class RefreshingApprentices(PhaseStep[ArchitectsTable]):
    """After a whole turn the left-most apprentices may make room for new ones."""

    def due(self, t: ArchitectsTable, who: i64) -> bool:
        """Only a turn in which somebody came to the Guildhall brings it about."""
        return t.quiet == 0 and artisans_of(t).refresh_due

    def run(self, t: ArchitectsTable, who: i64) -> None:
        artisans_of(t).refresh_due = False
        t.tell(APPRENTICES_REFRESHED, who)
        clear_columns(t, who, 1)
