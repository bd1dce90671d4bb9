"""What a review tells: keys and numbers, put into words by whoever shows it."""

from __future__ import annotations

from msgspec import Struct

from royaume.kernel.shown import Event


class Standing(Struct, frozen=True):
    """How it stood after `n` choices, when a turn began or the game ended: chances and points to be expected, by seat.

    `sources` are the points of each line of the score sheet, by seat, as if the game had ended there.
    """

    n: int
    turn: int
    active: int
    win: list[float]
    points: list[float]
    scores: list[int]
    sources: list[list[int]]


class Line(Struct, frozen=True):
    """A choice that was open, the answers that follow it in the same turn, and what all of it brings about at once.

    `win` and `points`: the chance to win and the points to be expected after it, for whoever decides.
    """

    played: bool
    choices: list[Event]
    events: list[Event]
    win: float
    points: float


class Move(Struct, frozen=True):
    """A turn of a seat in which something better was open, after `n` choices: the best line first, the played one too.

    `before`: what the seat had chosen in this turn until then. `minded`: what it was told to mind there, if the better
    line does.
    """

    n: int
    turn: int
    seat: int
    before: list[Event]
    win_lost: float
    points_lost: float
    lines: list[Line]
    minded: Event | None


class Share(Struct, frozen=True):
    """Of what a seat's chance to win is made: the start, what was drawn, its own choices, and all that others did.

    They add up to its chance at the end. The points to be expected moved by what was drawn and by its own choices.
    """

    seat: int
    start: float
    drawn: float
    chosen: float
    others: float
    drawn_points: float
    chosen_points: float


class Review(Struct, frozen=True):
    """All of it. `sources` are the keys of the lines of the score sheet; the costliest moves come first.

    `only`: where what was played was the only good move, the first of them first.
    """

    game: str
    names: list[str]
    over: bool
    simulations: int
    sources: list[str]
    standings: list[Standing]
    moves: list[Move]
    only: list[Move]
    shares: list[Share]
