"""What a place is: whether a worker may go there, what it costs, and what happens then."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from royaume.games.architects.table import ArchitectsTable, ask
from royaume.games.architects.vocabulary import STRENGTH
from royaume.kernel.frame import ALLOWED
from royaume.kernel.price import Price


@mypyc_attr(allow_interpreted_subclasses=True)
class Place:
    """One location of the board, one file each.

    `abilities` are those of cards that placing a worker here draws on, as bits; `closable` says that it may be barred
    or cost something.
    """

    def __init__(self, abilities: i64 = 0, closable: bool = False) -> None:
        self.abilities: Final = abilities
        self.closable: Final = closable

    def barred(self, t: ArchitectsTable, seat: i64) -> i64:
        """Why this seat may not place a worker here, whatever it has."""
        return ALLOWED

    def lacks(self, t: ArchitectsTable, seat: i64) -> i64:
        """What this seat has too little of to place a worker here."""
        return ALLOWED

    def refusal(self, t: ArchitectsTable, seat: i64) -> i64:
        no = self.barred(t, seat)
        return no if no != ALLOWED else self.lacks(t, seat)

    def is_open(self, t: ArchitectsTable, seat: i64) -> bool:
        """Whether there is no refusal, for whoever does not ask why."""
        return self.barred(t, seat) == ALLOWED and self.lacks(t, seat) == ALLOWED

    def price(self, t: ArchitectsTable, seat: i64) -> Price | None:
        return None

    def order_matters(self) -> i64:
        """See `Action.order_matters`."""
        return 0

    def visit(self, t: ArchitectsTable, seat: i64) -> None:
        """What the worker just placed brings at once."""

    def lead_on(self, t: ArchitectsTable, seat: i64) -> None:
        """The choice of actions that the worker leads to."""


def strength(t: ArchitectsTable, seat: i64, place: i64) -> i64:
    """How many workers of one's own count at this place; nobody else's ever do."""
    return ask(t, seat, STRENGTH, t.players[seat].at[place], place)
