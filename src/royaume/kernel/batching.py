"""Many tables of one composition, stepped together: what environments hand to learners, in arrays that they keep.

Each array is one vector, row after row, and is filled in place: whoever looks at its memory sees every step.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from royaume.kernel.chance import Chance, Dice
from royaume.kernel.choices import Choices
from royaume.kernel.config import Config
from royaume.kernel.game import Game
from royaume.kernel.indexing import legal_indices, play_index
from royaume.kernel.ints import zeros
from royaume.kernel.observing import Observation
from royaume.kernel.searching import shares
from royaume.kernel.table import Table


@final
class Tables:
    """Seen, each of them, by whoever decides there. A table that is finished begins anew in the same step."""

    def __init__(self, game: Game[Any], config: Config, n: i64, seed: str, limit: i64) -> None:
        self.game: Final = game
        self.config: Final = config
        self.seed: Final = seed
        self.limit: Final = limit  # of decisions; a game that goes on longer counts as it stands
        self.begun: i64 = 0
        self.tables: Final = [begun(self) for _ in range(n)]
        self.legal: Final = [Choices() for _ in range(n)]
        self.seen: Final = Observation(len(game.observation_names()))
        self.n: Final[i64] = n
        self.width: Final[i64] = len(self.seen.items)
        self.kinds: Final[i64] = game.layout.size
        self.people: Final[i64] = config.players
        self.observations: vec[i32] = vec[i32]([0] * (n * self.width))
        self.masks: vec[u8] = vec[u8]([0] * (n * self.kinds))
        self.deciding: vec[i64] = zeros(n)
        self.decisions: vec[i64] = zeros(n)
        self.finished: vec[u8] = vec[u8]([0] * n)
        self.truncated: vec[u8] = vec[u8]([0] * n)
        self.shares: vec[float] = vec[float]([0.0] * (n * self.people))  # of the tables that are finished
        self.scores: vec[i64] = zeros(n * self.people)
        for k in range(n):
            show(self, k)

    def step(self, actions: list[int]) -> None:
        """Play one action at each table; nothing changes if one of them is not legal."""
        if len(actions) != self.n:
            raise ValueError("a step has one action for each table, not " + str(len(actions)) + " in all")
        for k in range(self.n):
            check(self, k, actions[k])
        for k in range(self.n):
            play_index(self.game, self.tables[k], actions[k])
            self.decisions[k] += 1
            finish_if_over(self, k)
            show(self, k)

    def random_actions(self, dice: Dice) -> list[int]:
        """A legal one for each table."""
        return [int(legal.items[dice.roll(legal.n)]) for legal in self.legal]


def begun(b: Tables) -> Table:
    """The next game, of another deal."""
    b.begun += 1
    t: Table = b.game.begin(b.config, Chance.from_seed(b.seed + "-" + str(int(b.begun))))
    return t


def check(b: Tables, k: i64, i: i64) -> None:
    if not 0 <= i < b.kinds or b.masks[k * b.kinds + i] == 0:
        raise ValueError("action " + str(int(i)) + " is not legal at table " + str(int(k)))


def finish_if_over(b: Tables, k: i64) -> None:
    over = b.tables[k].over
    ends = over or b.decisions[k] >= b.limit
    b.finished[k] = 1 if ends else 0
    b.truncated[k] = 1 if ends and not over else 0
    if ends:
        count(b, k)
        b.tables[k] = begun(b)
        b.decisions[k] = 0


def count(b: Tables, k: i64) -> None:
    """What each player has of the victory, and the points; a solo opponent is none of them."""
    t = b.tables[k]
    won = shares(b.game, b.config, t)
    scores = b.game.scores(t)
    for seat in range(b.people):
        b.shares[k * b.people + seat] = won[seat]
        b.scores[k * b.people + seat] = scores[seat]


def show(b: Tables, k: i64) -> None:
    """What may be chosen at a table and what whoever decides there sees."""
    t = b.tables[k]
    seat = t.top().seat
    b.deciding[k] = seat
    legal = b.legal[k]
    first = k * b.kinds
    for i in range(legal.n):
        b.masks[first + legal.items[i]] = 0
    legal_indices(b.game, t, legal)
    for i in range(legal.n):
        b.masks[first + legal.items[i]] = 1
    b.game.observe(t, seat, b.seen)
    write(b.seen.items, b.observations, k * b.width)


def write(numbers: vec[i64], rows: vec[i32], first: i64) -> None:
    at = first
    for number in numbers:
        rows[at] = i32(number)
        at += 1
