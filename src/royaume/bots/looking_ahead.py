"""One turn ahead: what each choice leads to, with good answers to the questions that follow in the same turn."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from royaume.kernel.choices import Choices
from royaume.kernel.game import Game
from royaume.kernel.table import Table

DEEPEST: Final = 4
MOST_TABLES: Final = 100  # tables looked at for one choice; beyond that, further questions are answered one by one
WORST: Final = -1_000_000_000


class Aim:
    """What a seat wants to come of its turn: that the table is worth most, by the game's own scoring."""

    def __init__(self, game: Game[Any], seat: i64) -> None:
        self.game = game
        self.seat = seat

    def value(self, t: Table) -> i64:
        return int(self.game.worth(t, self.seat))


def value_after(aim: Aim, t: Table, a: i64) -> i64:
    return best_after(aim, t, a, DEEPEST, MOST_TABLES)


def best_after(aim: Aim, t: Table, a: i64, deeper: i64, tables: i64) -> i64:
    """What the table is worth after a choice, once the questions to the same seat in this turn are answered well."""
    after = t.copy()
    after.play(a)
    if not goes_on(t, after, aim.seat):
        return aim.value(after)
    out = Choices()
    after.top().legal(after, out)
    if deeper == 0 or out.n > tables:
        return best_of_good_answers(aim, after, out)
    best: i64 = WORST
    for i in range(out.n):
        best = max(best, best_after(aim, after, out.items[i], deeper - 1, tables // out.n))
    return best


def goes_on(t: Table, after: Table, seat: i64) -> bool:
    """Whether the same seat is asked again in the same turn."""
    return not after.over and after.turn == t.turn and after.top().seat == seat


def best_of_good_answers(aim: Aim, t: Table, out: Choices) -> i64:
    """Each question answered by what looks best at once, to the end of the turn."""
    while True:
        best: i64 = WORST
        chosen: Table = t
        for i in range(out.n):
            after = t.copy()
            after.play(out.items[i])
            value = aim.value(after)
            if value > best:
                best = value
                chosen = after
        if not goes_on(t, chosen, aim.seat):
            return best
        t = chosen
        t.top().legal(t, out)
