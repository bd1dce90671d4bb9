"""A record as the tables of its game, one before each choice and one after the last."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from royaume.games import GAMES
from royaume.kernel import notation
from royaume.kernel.game import Game
from royaume.kernel.match import Match
from royaume.kernel.shown import Played
from royaume.kernel.table import Table


class Story:
    """A game that was played, open at every point."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game: Game[Any] = match.game
        self.history: list[Played] = list(match.history)
        self.tables = tables_of(match)

    def before(self, n: int) -> Table:
        """The table before a choice, with the decision as the seat that made it saw it."""
        t = self.tables[n].copy()
        t.change_top(t.top().turned_to(self.history[n].seat))
        return t

    def begins_turn(self, n: int) -> bool:
        """What is chosen before the first turn belongs to the start."""
        turn = self.tables[n].turn
        return turn > 0 and (n == 0 or turn != self.tables[n - 1].turn)

    def is_same_move(self, n: int, m: int) -> bool:
        """Whether two choices belong to one turn of one seat."""
        one, other = self.history[n], self.history[m]
        return (one.turn, one.seat) == (other.turn, other.seat)

    def has_chance(self, n: int) -> bool:
        """Whether a choice was followed by something that nobody, or not everybody, knew."""
        return int(self.tables[n + 1].barrier()) > int(self.tables[n].barrier())


def tables_of(match: Match) -> list[Table]:
    again = Match(match.game, match.config, match.seed, match.names, match.start)
    tables = [again.table.copy()]
    for played in match.history:
        again.play_number(played.number, played.seat)
        tables.append(again.table.copy())
    return tables


@lru_cache(maxsize=1)
def story_of(record: str) -> Story:
    """A process is mostly asked about the same game many times."""
    return Story(notation.read(record, GAMES))
