"""For a first game: sound moves, not always the best, and nobody is harmed who need not be."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from royaume.bots.bot import Bot
from royaume.bots.looking_ahead import Aim, goes_on, value_after
from royaume.kernel.chance import Dice
from royaume.kernel.choices import Choices
from royaume.kernel.game import Game
from royaume.kernel.table import Table

GOOD_ENOUGH: Final = 2  # the part of what the best choice brings that will do
HARM: Final = 10_000  # for each thing that another seat loses by a turn: more than a turn can bring


@final
class GentleAim(Aim):
    """Likewise, but not at the cost of others."""

    def __init__(self, game: Game[Any], seat: i64, t: Table) -> None:
        super().__init__(game, seat)
        self.before = all_unharmed(game, t)

    def value(self, t: Table) -> i64:
        n = int(self.game.worth(t, self.seat))
        now = all_unharmed(self.game, t)
        for other in range(len(now)):
            if other != self.seat and now[other] < self.before[other]:
                n -= HARM * (self.before[other] - now[other])
        return n


@final
class GentleBot(Bot):
    """Any choice that brings at least half of what the best one brings; where nothing brings anything, the best."""

    def choose(self, game: Game[Any], t: Table, dice: Dice) -> i64:
        seat = t.top().seat
        known: Table = game.resample(t, seat, dice)
        out = Choices()
        known.top().legal(known, out)
        if out.n == 1:
            return out.items[0]
        aim = GentleAim(game, seat, known)
        values = vec[i64]()
        for i in range(out.n):
            values = append(values, value_after(aim, known, out.items[i]))
        best = max(values)
        least = best - max(best - aim.value(known), 0) // GOOD_ENOUGH
        chosen: i64 = out.items[0]
        found: i64 = 0
        for i in range(out.n):
            a = out.items[i]
            if values[i] == best and found == 0:
                chosen = a
            if values[i] >= least and not is_detour(known, a, seat):
                found += 1
                if dice.roll(found) == 0:
                    chosen = a
        return chosen


def is_detour(t: Table, a: i64, seat: i64) -> bool:
    """Whether the same is asked once more: unless that is best of all, something is given away for nothing."""
    after = t.copy()
    after.play(a)
    return goes_on(t, after, seat) and type(after.top()) is type(t.top())


def all_unharmed(game: Game[Any], t: Table) -> vec[i64]:
    found = vec[i64]()
    for seat in range(t.seats):
        found = append(found, int(game.unharmed(t, seat)))
    return found
