"""What everybody is shown of a solo opponent's board, as types."""

from __future__ import annotations

from msgspec import Struct


class OpponentShown(Struct, frozen=True):
    """Whose board it is, and where its Scheme cards lie: on its board from left to right, discarded, still to come."""

    opponent: str
    seat: int
    line: list[str | None]
    discards: list[str]
    schemes_left: int
    in_pile: list[str]
    future_left: int
