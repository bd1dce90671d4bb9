"""What a seat has, as scores and manuscripts count it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.viscounts.buildings import built
from royaume.games.viscounts.cards.catalogue import CARDS
from royaume.games.viscounts.cards.manuscripts import (
    BUILDING,
    FLIPPED_DEBT,
    FLIPPED_DEED,
    MANUSCRIPT,
    MANUSCRIPTS,
    RESOURCE,
    UNCOUNTED,
    WORKER_IN_CASTLE,
)
from royaume.games.viscounts.player import Player, add_icons, add_permanent
from royaume.games.viscounts.table import ViscountsTable
from royaume.games.viscounts.vocabulary import GOLD, ICONS, INK, SECTIONS, SILVER, STONE
from royaume.kernel.deck import NO_CARD
from royaume.kernel.ints import zeros


def icons_owned(t: ViscountsTable, seat: i64) -> vec[i64]:
    """On all own cards wherever they are, on slots that were left, on Cleric Bonus cards."""
    p = t.players[seat]
    if p.automatic:
        return t.opponent.icons_owned(p)
    icons = zeros(ICONS)
    for card in p.line:
        if card != NO_CARD:
            add_icons(icons, CARDS[card].icons)
    for other in p.cards.unseen() + p.cards.discarded:
        add_icons(icons, CARDS[other].icons)
    add_permanent(p, icons)
    return icons


def resources(p: Player) -> i64:
    return p.goods[STONE] + p.goods[GOLD] + p.goods[INK]


def workers_on_tier_1(t: ViscountsTable, seat: i64) -> i64:
    n: i64 = 0
    for section in range(SECTIONS):
        n += t.outer(section, seat)
    return n


def workers_on_tier_2(t: ViscountsTable, seat: i64) -> i64:
    n: i64 = 0
    for section in range(SECTIONS):
        n += t.inner(section, seat)
    return n


def workers_in_castle(t: ViscountsTable, seat: i64) -> i64:
    return workers_on_tier_1(t, seat) + workers_on_tier_2(t, seat) + t.on_top(seat)


def count(t: ViscountsTable, seat: i64, counted: i64) -> i64:
    """How many of what a manuscript counts."""
    p = t.players[seat]
    if counted < ICONS:
        return icons_owned(t, seat)[counted]
    if counted == BUILDING:
        return built(p.slots)
    if counted == WORKER_IN_CASTLE:
        return workers_in_castle(t, seat)
    if counted == MANUSCRIPT:
        return len(p.manuscripts)
    if counted == FLIPPED_DEED:
        return p.approved
    if counted == FLIPPED_DEBT:
        return p.paid
    return resources(p) if counted == RESOURCE else p.goods[SILVER]


def printed_points(t: ViscountsTable, seat: i64, tile: i64) -> i64:
    """What a manuscript pays at the end by itself."""
    text = MANUSCRIPTS[tile].text
    return 0 if text.counted == UNCOUNTED else count(t, seat, text.counted) // text.per
