"""The board as an opponent goes round it: spaces of the outer path, spots and segments, all clockwise."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from royaume.games.viscounts.constructing import ANYWHERE, NO_SPOT, SIDE_ONLY, following, may_stand
from royaume.games.viscounts.table import ViscountsTable
from royaume.games.viscounts.transcribing import is_cheap
from royaume.games.viscounts.vocabulary import (
    KINDS_OF_SPACE,
    MOST_SITES,
    SEGMENTS,
    SITES,
    kind_of,
    segment_of,
)

OUTER_SPACES: Final = 2  # of a segment: left and right
NO_SEGMENT: Final = -1


def along_outer_path(t: ViscountsTable, space: i64, n: i64) -> i64:
    """The outer space so many steps further."""
    at = (t.ring.place[segment_of(space)] * OUTER_SPACES + kind_of(space) + n) % (SEGMENTS * OUTER_SPACES)
    return t.ring.segments[at // OUTER_SPACES] * KINDS_OF_SPACE + at % OUTER_SPACES


def first_spot_at_viscount(t: ViscountsTable, seat: i64) -> i64:
    """The first free one on its side of the river, or NO_SPOT."""
    first = segment_of(t.players[seat].space) * MOST_SITES
    for site in range(first, first + MOST_SITES):
        if may_stand(t, seat, site, SIDE_ONLY):
            return site
    return NO_SPOT


def first_spot_around(t: ViscountsTable, seat: i64) -> i64:
    """The first free one from its space on, across rivers and round the whole board, or NO_SPOT."""
    space = t.players[seat].space
    site = segment_of(space) * MOST_SITES
    while t.sides[site].side != kind_of(space):
        site += 1
    for _ in range(SITES):
        if may_stand(t, seat, site, ANYWHERE):
            return site
        site = following(t, site)
    return NO_SPOT


def first_cheap_segment(t: ViscountsTable, seat: i64, most: i64) -> i64:
    """The first one from its own on with a manuscript that costs no more, or NO_SEGMENT."""
    segment = segment_of(t.players[seat].space)
    for _ in range(SEGMENTS):
        if is_cheap(t, segment, most):
            return segment
        segment = t.ring.next[segment]
    return NO_SEGMENT
