"""How strong players are."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class PlayerRated(Struct, frozen=True):
    """How well somebody plays a title: begun at 1000, and surer with every game."""

    name: str
    rating: int
    deviation: int
    games: int
    wins: int
    provisional: Annotated[bool, Meta(description="too few games to be sure")]


class SeatRated(Struct, frozen=True):
    """What a seat is worth at a table of so many players, in the points of ratings."""

    players: int
    seat: int
    worth: int


class LadderShown(Struct, frozen=True):
    """The ratings of one title: a game with these expansions."""

    game: str
    expansions: list[str]
    games: int
    players: list[PlayerRated]
    seats: list[SeatRated]
