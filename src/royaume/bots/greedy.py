"""One turn ahead: the choice after which the table is worth most, by the game's own scoring."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from royaume.bots.bot import Bot
from royaume.kernel.chance import Dice
from royaume.kernel.choices import Choices
from royaume.kernel.game import Game
from royaume.kernel.table import Table

DEEPEST: Final = 4
MOST_TABLES: Final = 100  # tables looked at for one choice; beyond that, further questions are answered one by one
WORST: Final = -1_000_000_000


@final
class GreedyBot(Bot):
    """Tries every choice, with good answers to the questions that follow in the same turn; ties by chance."""

    def choose(self, game: Game[Any], t: Table, dice: Dice) -> i64:
        seat = t.top().seat
        known: Table = game.resample(t, seat, dice)
        out = Choices()
        known.top().legal(known, out)
        best: i64 = WORST
        chosen: i64 = out.items[0]
        equal: i64 = 0
        for i in range(out.n if out.n > 1 else 0):
            value = worth_after(game, known, seat, out.items[i], DEEPEST, MOST_TABLES)
            equal = equal + 1 if value == best else 1
            if value > best or (value == best and dice.roll(equal) == 0):
                best = value
                chosen = out.items[i]
        return chosen


def worth_after(game: Game[Any], t: Table, seat: i64, a: i64, deeper: i64, tables: i64) -> i64:
    """What the table is worth after a choice, once the questions to the same seat in this turn are answered well."""
    after = t.copy()
    after.play(a)
    if not goes_on(t, after, seat):
        return int(game.worth(after, seat))
    out = Choices()
    after.top().legal(after, out)
    if deeper == 0 or out.n > tables:
        return worth_of_good_answers(game, after, seat, out)
    best: i64 = WORST
    for i in range(out.n):
        best = max(best, worth_after(game, after, seat, out.items[i], deeper - 1, tables // out.n))
    return best


def goes_on(t: Table, after: Table, seat: i64) -> bool:
    """Whether the same seat is asked again in the same turn."""
    return not after.over and after.turn == t.turn and after.top().seat == seat


def worth_of_good_answers(game: Game[Any], t: Table, seat: i64, out: Choices) -> i64:
    """Each question answered by what looks best at once, to the end of the turn."""
    while True:
        best: i64 = WORST
        chosen: Table = t
        for i in range(out.n):
            after = t.copy()
            after.play(out.items[i])
            value = int(game.worth(after, seat))
            if value > best:
                best = value
                chosen = after
        if not goes_on(t, chosen, seat):
            return best
        t = chosen
        t.top().legal(t, out)
