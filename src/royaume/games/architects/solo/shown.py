"""What is shown of a solo opponent, as types."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from royaume.games.architects.solo.schemes import OPPONENTS

if TYPE_CHECKING:
    OpponentId = str
else:
    OpponentId = Literal[tuple(opponent.id for opponent in OPPONENTS)]


class OpponentShown(Struct, frozen=True):
    """Who plays, on which seat, the Scheme card that was revealed last, and all that lie open with it."""

    opponent: OpponentId
    seat: int
    schemes_left: int
    scheme: str | None
    discards: list[str]
