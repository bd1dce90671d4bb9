"""One table, played by numbers from outside: what the environments have in common."""

from __future__ import annotations

from typing import Any

from royaume.arena.laws import numbers_observed
from royaume.environments.extra import needed
from royaume.games import find
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.choices import Choices
from royaume.kernel.config import Config
from royaume.kernel.data import Reader
from royaume.kernel.frame import NOBODY
from royaume.kernel.game import Game
from royaume.kernel.indexing import choice_of_index, legal_indices, play_index
from royaume.kernel.observing import Observation
from royaume.kernel.searching import shares
from royaume.kernel.state import read_state, state_to_data
from royaume.kernel.table import Table
from royaume.kernel.words import written

with needed():
    import numpy as np
    from numpy.typing import NDArray

LIMIT = 10_000  # decisions; random games of all compositions took 2,113 at most


def zero_sum(share: float, seats: int) -> float:
    """1 for a victory, and as much in all for those who lost it: all seats together have nothing."""
    return (share * seats - 1) / (seats - 1)


class Playing:
    """A game that was dealt, up to a limit of decisions; `copy.copy` and pickle keep all of it."""

    def __init__(self, game: Game[Any], config: Config, table: Table, limit: int, decisions: int = 0) -> None:
        self.game = game
        self.config = config
        self.table = table
        self.limit = limit
        self.decisions = decisions
        self._legal: list[int] | None = None

    @classmethod
    def dealt(cls, game: Game[Any], config: Config, seed: str, limit: int) -> Playing:
        return cls(game, config, game.begin(config, Chance.from_seed(seed)), limit)

    @property
    def truncated(self) -> bool:
        """Whether it was stopped at the limit: it counts as it stands."""
        return self.decisions >= self.limit and not self.table.over

    @property
    def ended(self) -> bool:
        return self.table.over or self.truncated

    @property
    def seat(self) -> int:
        """Who decides, of seats that choose at the same time the first that has not; NOBODY when it has ended."""
        return NOBODY if self.ended else int(self.table.top().seat)

    def legal(self) -> list[int]:
        """The indices of all legal actions, in ascending order."""
        if self._legal is None:
            out = Choices()
            if not self.ended:
                legal_indices(self.game, self.table, out)
            self._legal = sorted(out.as_list())
        return self._legal

    def mask(self) -> NDArray[np.int8]:
        mask = np.zeros(int(self.game.layout.size), np.int8)
        mask[self.legal()] = 1
        return mask

    def observation(self, seat: int) -> NDArray[np.int32]:
        out = Observation(numbers_observed(self.game))
        self.game.observe(self.table, seat, out)
        return np.array(out.items, np.int32)

    def knowledge(self, seat: int) -> bytes:
        return self.game.knowledge(self.table, seat)

    def words(self, i: int) -> str:
        """A legal action in the words of a record."""
        t = self.table
        return written(t.top().describe(t, choice_of_index(self.game, t, i)), self.game.language)

    def play(self, i: int) -> None:
        if i not in self.legal():
            raise ValueError(f"action {i} is not legal now")
        play_index(self.game, self.table, i)
        self.decisions += 1
        self._legal = None

    def shares(self) -> list[float]:
        """What each player has of the victory, as it stands; a solo opponent is no player."""
        return shares(self.game, self.config, self.table)[: self.config.players]

    def balanced(self) -> list[float]:
        """Likewise from -1 to 1: over all seats, that of a solo opponent included, it sums up to nothing."""
        return [zero_sum(share, int(self.table.seats)) for share in self.shares()]

    def imagined(self, seat: int, dice: Dice) -> Playing:
        """A copy whose parts that a seat does not know are dealt again."""
        t = self.game.resample(self.table, seat, dice)
        return Playing(self.game, self.config, t, self.limit, self.decisions)

    def __copy__(self) -> Playing:
        return Playing(self.game, self.config, self.table.copy(), self.limit, self.decisions)

    def __deepcopy__(self, memo: dict[int, object]) -> Playing:
        """Tables copy themselves; a game and its composition never change."""
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (state_to_data(self.game, self.config, self.table), self.limit, self.decisions)


def restored(data: dict[str, object], limit: int, decisions: int) -> Playing:
    reader = Reader(data, "state")
    game = find(reader.at("game").text())
    return Playing(game, *read_state(game, reader), limit, decisions)
