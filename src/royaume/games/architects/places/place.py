"""What a place is: whether a worker may go there, and what happens then."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from royaume.games.architects.table import ArchitectsTable, ask
from royaume.games.architects.vocabulary import STRENGTH
from royaume.kernel.frame import ALLOWED


@mypyc_attr(allow_interpreted_subclasses=True)
class Place:
    """One location of the board, one file each."""

    def refusal(self, t: ArchitectsTable, seat: i64) -> i64:
        """Why this seat may not place a worker here."""
        return ALLOWED

    def visit(self, t: ArchitectsTable, seat: i64) -> None:
        """What the worker just placed does."""
        raise NotImplementedError


def strength(t: ArchitectsTable, seat: i64, place: i64) -> i64:
    """How many workers of one's own count at this place; nobody else's ever do."""
    return ask(t, seat, STRENGTH, t.players[seat].at[place])
