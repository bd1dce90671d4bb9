"""One step ahead: the choice after which the table is worth most, by the game's own scoring."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from royaume.bots.bot import Bot
from royaume.kernel.chance import Dice
from royaume.kernel.choices import Choices
from royaume.kernel.game import Game
from royaume.kernel.table import Table

DEEPEST: Final = 4
WORST: Final = -1_000_000_000


@final
class GreedyBot(Bot):
    """Tries every choice, with the best answers to the questions that follow in the same turn; ties by chance."""

    def choose(self, game: Game[Any], t: Table, dice: Dice) -> i64:
        seat = t.stack[-1].seat
        known: Table = game.resample(t, seat, dice)
        out = Choices()
        known.stack[-1].legal(known, out)
        best: i64 = WORST
        chosen: i64 = out.items[0]
        equal: i64 = 0
        for i in range(out.n if out.n > 1 else 0):
            value = worth_after(game, known, seat, out.items[i], DEEPEST)
            equal = equal + 1 if value == best else 1
            if value > best or (value == best and dice.roll(equal) == 0):
                best = value
                chosen = out.items[i]
        return chosen


def worth_after(game: Game[Any], t: Table, seat: i64, a: i64, deeper: i64) -> i64:
    """What the table is worth after a choice, once the questions to the same seat in this turn are answered well."""
    after = t.copy()
    after.play(a)
    if deeper == 0 or after.over or after.turn != t.turn or after.stack[-1].seat != seat:
        return int(game.worth(after, seat))
    out = Choices()
    after.stack[-1].legal(after, out)
    best: i64 = WORST
    for i in range(out.n):
        best = max(best, worth_after(game, after, seat, out.items[i], deeper - 1))
    return best
