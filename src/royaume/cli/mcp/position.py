"""What a server shows of a table to one seat: all that is known of it here."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from royaume.games import find
from royaume.kernel.game import Game
from royaume.kernel.shown import Advice, Event
from royaume.server.types.shown import ChoiceShown, ConfigShown, LogShown, SeatShown, SheetLine, UndoShown


class Position(Struct, frozen=True):
    """The parts of a snapshot that are put into words."""

    table: str
    version: int
    config: ConfigShown
    seats: list[SeatShown]
    seat: int | None
    started: bool
    over: bool
    turn: int
    waiting: list[int]
    question: Event | None
    choices: list[ChoiceShown]
    counsel: Advice | None
    undo: UndoShown
    log: list[LogShown]
    scores: list[int]
    score_sheet: list[SheetLine]
    winners: list[int] | None
    ending: str | None
    title: str = field(name="game")
    shown: dict[str, Any] = field(name="view")

    @property
    def game(self) -> Game[Any]:
        return find(self.title)

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def view(self, seat: int) -> dict[str, Any]:
        """As the seat sees it for which the server was asked, and no other."""
        return self.shown

    @property
    def mine_to_choose(self) -> bool:
        return self.seat is not None and self.seat in self.waiting and self.seats[self.seat].mine

    @property
    def possible(self) -> list[ChoiceShown]:
        return [choice for choice in self.choices if choice.refusal is None]


class Taken(Position, frozen=True, kw_only=True):
    """The answer to whoever took an open seat."""

    token: str
