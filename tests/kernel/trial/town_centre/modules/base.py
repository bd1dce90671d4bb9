"""A rule of the base game is an answer like any other."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.kernel.module import Answer, Module
from trial.town_centre.table import TownTable
from trial.town_centre.vocabulary import TAX


@final
class LowVirtueAvoidsTax(Answer[TownTable]):
    """At 3 or 2 virtue 1 tax of each cost is not paid, at 1 or 0 two."""

    def answer(self, t: TownTable, seat: i64, n: i64, about: i64) -> i64:
        virtue = t.players[seat].virtue
        if virtue > 3:
            return n
        return n - 1 if virtue > 1 else n - 2


BASE: Final = Module("base", answers={TAX: LowVirtueAvoidsTax()})
