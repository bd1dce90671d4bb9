"""Where a Viscount may ride: clockwise along the arrows, on the outer and the inner path."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.viscounts.vocabulary import INNER, KINDS_OF_SPACE, LEFT, RIGHT, SEGMENTS, SPACES
from royaume.kernel.ints import bit

FURTHEST: Final = 16  # within so many steps every space is reached from everywhere, also one's own


def steps_from(stop: int) -> list[int]:
    """Where one step leads. Stops are spaces counted round the ring: the segment's place, then left, right, inner."""
    place, kind = stop // KINDS_OF_SPACE, stop % KINDS_OF_SPACE
    next_place = (place + 1) % SEGMENTS * KINDS_OF_SPACE
    if kind == LEFT:
        return [place * KINDS_OF_SPACE + RIGHT, place * KINDS_OF_SPACE + INNER]
    if kind == INNER:
        return [place * KINDS_OF_SPACE + RIGHT, next_place + INNER]
    return [next_place + LEFT]


def after_each_step(stop: int) -> vec[i64]:
    """The stops that may be reached in exactly 0, 1, 2 and so on steps, as bits."""
    reached: list[int] = [1 << stop]
    for _ in range(FURTHEST):
        further = 0
        for other in range(SPACES):
            if reached[-1] >> other & 1:
                for after in steps_from(other):
                    further |= 1 << after
        reached.append(further)
    return vec[i64](reached)


REACHED: Final = vec[vec[i64]]([after_each_step(stop) for stop in range(SPACES)])


def distance(start: i64, stop: i64, least: i64) -> i64:
    """The fewest steps from here to there that are not fewer than these."""
    reached = REACHED[start]
    steps = least
    while reached[steps] & bit(stop) == 0:
        steps += 1
    return steps
