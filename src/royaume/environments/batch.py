"""Many tables at once, for learners: arrays that every step fills in place."""

from __future__ import annotations

from typing import Any

import royaume
from royaume.environments.extra import needed
from royaume.environments.playing import LIMIT
from royaume.kernel.batching import Tables
from royaume.kernel.chance import Dice
from royaume.kernel.config import Config
from royaume.kernel.errors import BadInput
from royaume.kernel.game import Game

with needed():
    import numpy as np
    from numpy.typing import ArrayLike, NDArray


class Batch:
    """`n` tables of one composition, each seen by whoever decides there.

    Every array has a row or a number for each table, is read-only, and always shows how the tables are now:

    - `observations` (n, size), `masks` (n, actions): what is seen, and what is legal
    - `seats` (n): who decides
    - `finished`, `truncated` (n): whether the last step ended the game there, and whether because of the limit;
      a table whose game has ended has begun another one
    - `shares`, `scores` (n, players): of the last game that ended there, each player's part of the victory, and points
    """

    def __init__(self, game: Game[Any], config: Config, n: int, seed: int | str = 0, limit: int = LIMIT) -> None:
        for option, value in (("n", n), ("limit", limit)):
            if value < 1:
                raise BadInput("count", option=option, least=1, value=value)
        self.n = n
        self._tables = Tables(game, config, n, str(seed), limit)
        self._dice = Dice(int.from_bytes(str(seed).encode()) % (1 << 30))
        self._arrays = arrays_of(self._tables)
        self.observations: NDArray[np.int32] = self._arrays["observations"].reshape(n, -1)
        self.masks: NDArray[np.bool_] = self._arrays["masks"].reshape(n, -1)
        self.seats: NDArray[np.int64] = self._arrays["deciding"]
        self.finished: NDArray[np.bool_] = self._arrays["finished"]
        self.truncated: NDArray[np.bool_] = self._arrays["truncated"]
        self.shares: NDArray[np.float64] = self._arrays["shares"].reshape(n, -1)
        self.scores: NDArray[np.int64] = self._arrays["scores"].reshape(n, -1)

    def step(self, actions: ArrayLike) -> None:
        """Play the action of this index at each table. If one is not legal, nothing changes anywhere."""
        self._tables.step(np.asarray(actions).tolist())
        if not royaume.COMPILED:
            self._copy()

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each table; the same ones after the same seed and steps."""
        return np.array(self._tables.random_actions(self._dice), np.int64)

    def _copy(self) -> None:
        """From their source, rules write into lists."""
        for name, array in arrays_of(self._tables).items():
            self._arrays[name].setflags(write=True)
            self._arrays[name][:] = array
            self._arrays[name].setflags(write=False)


def arrays_of(tables: Tables) -> dict[str, NDArray[Any]]:
    """The memory of compiled tables, as arrays that share it; from source, copies."""
    return {
        "observations": array_of(tables.observations, np.int32),
        "masks": array_of(tables.masks, np.bool_),
        "deciding": array_of(tables.deciding, np.int64),
        "finished": array_of(tables.finished, np.bool_),
        "truncated": array_of(tables.truncated, np.bool_),
        "shares": array_of(tables.shares, np.float64),
        "scores": array_of(tables.scores, np.int64),
    }


def array_of(numbers: Any, kind: type[np.generic]) -> NDArray[Any]:
    array = np.frombuffer(numbers, kind) if royaume.COMPILED else np.array(numbers, kind)
    array.setflags(write=False)
    return array
