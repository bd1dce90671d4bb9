"""Quarry, Forest and Silversmith: more for each of one's own workers there."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.places.place import Place, strength
from royaume.games.architects.table import ArchitectsTable, ask
from royaume.games.architects.verbs import gain_goods
from royaume.kernel.ints import bit


@final
class Gathering(Place):
    """One of a good for each worker, and perhaps a little more."""

    def __init__(self, place: i64, good: i64, more: i64, question: i64) -> None:
        super().__init__(bit(question))
        self.place: Final = place
        self.good: Final = good
        self.more: Final = more
        self.question: Final = question

    def visit(self, t: ArchitectsTable, seat: i64) -> None:
        n = strength(t, seat, self.place) + self.more
        gain_goods(t, seat, self.good, ask(t, seat, self.question, n))
