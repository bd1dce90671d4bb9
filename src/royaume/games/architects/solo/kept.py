"""What the opponent keeps on the table: its pile of Scheme cards and those already revealed."""

from __future__ import annotations

from typing import Final, final

from royaume.games.architects.solo.schemes import Opponent
from royaume.games.architects.table import ArchitectsTable, Kept
from royaume.games.architects.vocabulary import SOLO


@final
class Schemes(Kept):
    """The pile from top to bottom, and the discards, the newest last."""

    def __init__(self, opponent: Opponent, pile: tuple[int, ...], revealed: tuple[int, ...]) -> None:
        self.opponent: Final = opponent
        self.pile: tuple[int, ...] = pile
        self.revealed: tuple[int, ...] = revealed

    def copy(self) -> Kept:
        return Schemes(self.opponent, self.pile, self.revealed)

    def to_data(self) -> dict[str, object]:
        return {"pile": list(self.pile), "revealed": list(self.revealed)}


def schemes_of(t: ArchitectsTable) -> Schemes:
    kept = t.kept[SOLO]
    assert isinstance(kept, Schemes)
    return kept
