"""At set-up: the court and the wonders, the influence of characters, and the apprentices that slide left."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from royaume.games.architects.awaiting import note_all_awaited
from royaume.games.architects.expansions.wonders.kept import wonders_at_start, wonders_of
from royaume.games.architects.expansions.wonders.vocabulary import SLOT
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.verbs import close_gaps
from royaume.games.architects.vocabulary import ROWS
from royaume.kernel.module import Answer, Listener
from royaume.kernel.paying import note_relief
from royaume.kernel.phase import PhaseStep


@final
class LayingOut(Listener[ArchitectsTable]):
    """Seven cards, five wonders, nobody with influence yet."""

    def hear(self, t: ArchitectsTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        t.kept[SLOT].kept = wonders_at_start(t)
        note_all_awaited(t)


@final
class CharactersInfluence(Listener[ArchitectsTable]):
    """`x` is the character."""

    def hear(self, t: ArchitectsTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        wonders_of(t).influence[seat] = t.catalogue.characters[x].influence
        note_relief(t, seat)


@final
class HiringFirst(Answer[ArchitectsTable]):
    """Everybody starts with an apprentice."""

    def answer(self, t: ArchitectsTable, seat: i64, n: i64, about: i64) -> i64:
        return 1


@final
class SlidingLeft(PhaseStep[ArchitectsTable]):
    """Once everybody has an apprentice, those left in each row slide left."""

    def run(self, t: ArchitectsTable, who: i64) -> None:
        for row in range(ROWS):
            close_gaps(t, row)
