"""What the opponent keeps on the table: its pile of Scheme cards and those already revealed."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.solo.schemes import SCHEME_IDS, SCHEMES, SLOT, Opponent, deck_of
from royaume.games.architects.table import ArchitectsTable, Kept
from royaume.kernel.data import Reader
from royaume.kernel.deck import Deck


@final
class Schemes(Kept):
    """The pile from top to bottom, and the discards, the newest last."""

    def __init__(self, opponent: Opponent, pile: Deck, revealed: tuple[int, ...]) -> None:
        self.opponent: Final = opponent
        self.pile: Final = pile
        self.revealed: tuple[int, ...] = revealed

    def copy(self) -> Kept:
        return Schemes(self.opponent, self.pile.copy(), self.revealed)

    def to_data(self) -> dict[str, object]:
        return {"pile": list(self.pile.rest()), "revealed": list(self.revealed)}

    def shown(self, t: ArchitectsTable, eye: i64) -> dict[str, object]:
        opponent = {
            "opponent": self.opponent.id,
            "seat": int(t.seats) - 1,
            "schemes_left": int(self.pile.left()),
            "scheme": SCHEME_IDS[self.revealed[-1]] if len(self.revealed) > 0 else None,
        }
        return {"solo": opponent}

    def deal_again(self, t: ArchitectsTable) -> None:
        self.pile.deal_again(t.chance)

    def violation(self, t: ArchitectsTable) -> str:
        if sorted(self.pile.rest() + self.revealed) != sorted(deck_of(self.opponent)):
            return "each Scheme card must be in exactly one place"
        return ""


def schemes_of(t: ArchitectsTable) -> Schemes:
    kept = t.kept[SLOT].kept
    assert isinstance(kept, Schemes)
    return kept


def read_schemes(opponent: Opponent, data: Reader) -> Schemes:
    data.only("pile", "revealed")
    last = len(SCHEMES) - 1
    return Schemes(opponent, Deck(tuple(data.at("pile").numbers(0, last))), tuple(data.at("revealed").numbers(0, last)))
