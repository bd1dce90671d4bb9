"""A bot that searches: as many simulations as it is given, or as its time allows."""

from __future__ import annotations

import time
from typing import Any, Final, final

from mypy_extensions import i64

from royaume.bots.bot import Bot
from royaume.bots.eye.file import eye_at
from royaume.bots.eye.net import MOST_SEATS
from royaume.bots.search.others import Others
from royaume.bots.search.tree import Tree
from royaume.kernel.chance import Dice
from royaume.kernel.choices import Choices
from royaume.kernel.game import Game
from royaume.kernel.indexing import action_index
from royaume.kernel.table import Table

NO_ACTION: Final = -1
AS_MANY_AS_HELP: Final = 0  # simulations: what the file of the eye says


@final
class SearchBot(Bot):
    """One for each seat and game: what it found is kept for the questions that follow in the same turn."""

    def __init__(self, simulations: i64, seconds: float = 0.0) -> None:
        self.simulations: Final = simulations
        self.seconds: Final = seconds
        self.out: Final = Choices()
        self.tree: Tree | None = None
        self.turn: i64 = 0
        self.action: i64 = NO_ACTION
        self.others: Others | None = None

    def choose(self, game: Game[Any], t: Table, dice: Dice) -> i64:
        out = self.out
        t.top().legal(t, out)
        if out.n == 1:
            return out.items[0]
        tree = self.tree_for(game, t, dice)
        simulations = tree.eye.use.enough if self.simulations == AS_MANY_AS_HELP else self.simulations
        tree.grow(t, dice, simulations, time.monotonic() + self.seconds if self.seconds > 0.0 else 0.0)
        chosen = self.best_found(game, t, tree)
        self.tree = tree
        self.turn = t.turn
        self.action = action_index(game, t, chosen)
        return chosen

    def tree_for(self, game: Game[Any], t: Table, dice: Dice) -> Tree:
        """On a table as the seat may imagine it: nothing of the real one is looked at."""
        kept = self.tree
        imagined: Table = game.resample(t, t.top().seat, dice)
        if kept is not None and kept.game is game and self.turn == t.turn and kept.follow(self.action, imagined):
            return kept
        return Tree(game, eye_at(game, imagined), imagined, self.others_at(game, imagined))

    def watches(self) -> bool:
        return True

    def watch(self, game: Game[Any], t: Table, choice: i64) -> None:
        others = self.others_at(game, t)
        if others is not None:
            others.watch(t, choice)

    def odds(self) -> list[float]:
        """Of each seat that it is greedy; nothing where nobody watches."""
        return [] if self.others is None else list(self.others.odds)

    def believe(self, game: Game[Any], t: Table, odds: list[float]) -> None:
        """What was found of the others before."""
        others = self.others_at(game, t)
        if others is not None:
            for seat in range(MOST_SEATS):
                others.odds[seat] = odds[seat] if seat < len(odds) else 0.0

    def others_at(self, game: Game[Any], t: Table) -> Others | None:
        """Nobody, where the eye's file says that watching is not worth it."""
        eye = eye_at(game, t)
        if self.others is None and eye.use.watching:
            self.others = Others(game, eye)
        return self.others

    def best_found(self, game: Game[Any], t: Table, tree: Tree) -> i64:
        """The choice that is the best action; of several that are, the first."""
        out = self.out
        t.top().legal(t, out)
        for k in range(out.n):
            if action_index(game, t, out.items[k]) == tree.best_action():
                return out.items[k]
        return out.items[0]
