"""Cards that give something for each debt taken, or for each point of virtue lost."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from royaume.games.architects.cards.abilities import OCCASION_OF
from royaume.games.architects.events import ABILITY_USED
from royaume.games.architects.gaining import cards_react
from royaume.games.architects.table import ArchitectsTable
from royaume.kernel.module import Listener


@final
class EachTime(Listener[ArchitectsTable]):
    """`x` is how many."""

    def hear(self, t: ArchitectsTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        if (t.players[seat].hears >> event) & 1 == 0:
            return
        for _ in range(x):
            cards_react(t, seat, event)
        t.notify(ABILITY_USED, seat, OCCASION_OF[int(event)])
