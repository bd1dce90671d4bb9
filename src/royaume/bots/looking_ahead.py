"""One turn ahead: what each choice leads to, with good answers to the questions that follow in the same turn."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from royaume.kernel.chance import Dice
from royaume.kernel.choices import Choices
from royaume.kernel.game import Game
from royaume.kernel.table import Table

DEEPEST: Final = 4
MOST_TABLES: Final = 100  # tables looked at for one choice; beyond that, further questions are answered one by one
WORST: Final = -1_000_000_000
LITTLE: Final = 10  # a part of so many


class Aim:
    """What a seat wants to come of its turn: that the table is worth most, by the game's own scoring."""

    def __init__(self, game: Game[Any], seat: i64) -> None:
        self.game = game
        self.seat = seat

    def value(self, t: Table) -> i64:
        return int(self.game.worth(t, self.seat))


def best_choice(aim: Aim, t: Table, dice: Dice) -> i64:
    """Every choice tried, with good answers to the questions that follow in the same turn; ties by chance."""
    return best_at(aim, aim.game.resample(t, aim.seat, dice), MOST_TABLES, dice)


def quick_choice(aim: Aim, known: Table, dice: Dice) -> i64:
    """Likewise, at a table as somebody imagines it; further questions are answered one by one."""
    return best_at(aim, known, 1, dice)


def best_at(aim: Aim, known: Table, tables: i64, dice: Dice) -> i64:
    out = Choices()
    known.top().legal(known, out)
    best: i64 = WORST
    chosen: i64 = out.items[0]
    equal: i64 = 0
    for i in range(out.n if out.n > 1 else 0):
        value = best_after(aim, known, out.items[i], DEEPEST, tables)
        equal = equal + 1 if value == best else 1
        if value > best or (value == best and dice.roll(equal) == 0):
            best = value
            chosen = out.items[i]
    return chosen


def good_choice(aim: Aim, t: Table, dice: Dice) -> i64:
    """Any choice that brings a little of what the best one brings; where nothing brings anything, the best."""
    known: Table = aim.game.resample(t, aim.seat, dice)
    out = Choices()
    known.top().legal(known, out)
    if out.n == 1:
        return out.items[0]
    values = vec[i64]()
    for i in range(out.n):
        values = append(values, value_after(aim, known, out.items[i]))
    best = max(values)
    least = best - max(best - aim.value(known), 0) * (LITTLE - 1) // LITTLE
    chosen: i64 = out.items[0]
    found: i64 = 0
    for i in range(out.n):
        a = out.items[i]
        if values[i] == best and found == 0:
            chosen = a
        if values[i] >= least and not is_detour(known, a, aim.seat):
            found += 1
            if dice.roll(found) == 0:
                chosen = a
    return chosen


def is_detour(t: Table, a: i64, seat: i64) -> bool:
    """Whether the same is asked once more: unless that is best of all, something is given away for nothing."""
    after = t.copy()
    after.play(a)
    return goes_on(t, after, seat) and type(after.top()) is type(t.top())


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
