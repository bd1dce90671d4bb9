"""A game looked at afterwards: its course, its review, its record."""

from __future__ import annotations

from msgspec import Struct

from royaume.review.shown import Review, Standing
from royaume.server.types.basics import Keyed


class CoursePoint(Struct, frozen=True):
    """A point of a finished game: which turn it was, and everybody's points as if it had ended there."""

    turn: int
    scores: list[int]


class ReviewShown(Struct, frozen=True):
    """How far the review of a finished game has come: `done` of `of` parts, and how it stood as far as that is known.

    Whoever asks again later gets the whole.
    """

    done: int
    of: int
    standings: list[Standing]
    review: Review | None


class RecordAsked(Keyed, frozen=True):
    """A record to replay."""

    text: str


class RecordMade(Struct, frozen=True):
    """The record as a table."""

    table: str
