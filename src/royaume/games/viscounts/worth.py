"""How good a table is for a seat: what a greedy player looks at, in tenths of a point."""

from __future__ import annotations

from mypy_extensions import i64

from royaume.games.viscounts.scoring import final_score
from royaume.games.viscounts.table import ViscountsTable


def worth(t: ViscountsTable, seat: i64) -> i64:
    return final_score(t, seat) * 10
