"""For a first game: sound moves, not always the best, and nobody is harmed who need not be."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from royaume.bots.bot import Bot
from royaume.bots.looking_ahead import Aim, best_choice, good_choice
from royaume.kernel.chance import Dice
from royaume.kernel.game import Game
from royaume.kernel.table import Table

NO_TURN: Final = -1
HARM: Final = 10_000  # for each thing that another seat loses by a turn: more than a turn can bring


@final
class GentleAim(Aim):
    """Likewise, but not at the cost of others."""

    def __init__(self, game: Game[Any], seat: i64, t: Table) -> None:
        super().__init__(game, seat)
        self.before = all_unharmed(game, t)

    def value(self, t: Table) -> i64:
        harm = harm_since(self.before, all_unharmed(self.game, t), self.seat)
        return int(self.game.worth(t, self.seat)) - HARM * harm


@final
class GentleBot(Bot):
    """Once a turn any choice that brings a little of what the best one brings; what is asked then, it answers well.

    Whoever is content with little at every question takes less than is given for the same price.
    """

    def __init__(self) -> None:
        self.turn: i64 = NO_TURN  # in which it was content with something last

    def choose(self, game: Game[Any], t: Table, dice: Dice) -> i64:
        aim = GentleAim(game, t.top().seat, t)
        if self.turn == t.turn:
            return best_choice(aim, t, dice)
        self.turn = t.turn
        return good_choice(aim, t, dice)


def all_unharmed(game: Game[Any], t: Table) -> vec[i64]:
    found = vec[i64]()
    for seat in range(t.seats):
        found = append(found, int(game.unharmed(t, seat)))
    return found


def harm_since(before: vec[i64], now: vec[i64], seat: i64) -> i64:
    """How much others have lost."""
    harm: i64 = 0
    for other in range(len(now)):
        if other != seat and now[other] < before[other]:
            harm += before[other] - now[other]
    return harm
