"""Tables in the middle of a game, for tests of single rules."""

from __future__ import annotations

from trial.town_centre.setup import bare_table, rules_of
from trial.town_centre.table import TownTable
from trial.town_centre.turn import PLACING_WORKER
from trial.town_centre.vocabulary import PLACING


def given(
    seats: int,
    workers: dict[tuple[int, int], int] | None = None,
    silver: int = 3,
    virtue: int = 7,
    expansions: tuple[str, ...] = (),
    apprentices: tuple[int, ...] = (),
) -> TownTable:
    """Seat 0 is about to place; `workers` says how many stand where: (seat, place) to number."""
    t = bare_table(seats, rules_of(expansions), apprentices)
    t.log = []
    t.turn = 1
    for (seat, place), n in (workers or {}).items():
        t.players[seat].at[place] = n
        t.players[seat].workers -= n
    t.players[0].silver = silver
    t.players[0].virtue = virtue
    t.push_step(PLACING, PLACING_WORKER[0])
    return t
