"""What is shown of a solo opponent, as types."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

from royaume.games.architects.vocabulary import GOOD_IDS, MARBLE

if TYPE_CHECKING:
    MarkerSpace = str
else:
    MarkerSpace = Literal[GOOD_IDS[: MARBLE + 1]]


class WouldBuild(Struct, frozen=True):
    """What an opponent would construct with what it has, and what it would pay."""

    building: str
    influence: int
    marble: int


class OpponentShown(Struct, frozen=True):
    """Who plays, on which seat, the Scheme card that was revealed last, and all that lie open with it."""

    opponent: str
    seat: int
    schemes_left: int
    scheme: str | None
    discards: list[str]
    in_pile: Annotated[list[str], Meta(description="what the pile holds, in an order that says nothing")]
    future_left: Annotated[int, Meta(description="Scheme cards that may still join the others")]
    marker: Annotated[MarkerSpace | None, Meta(description="the space of its resource marker, if it has one")]
    would_build: Annotated[WouldBuild | None, Meta(description="if its next turn let it construct a wonder")]
