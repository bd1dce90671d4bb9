"""The row of craft cards: taking one leaves a gap, which a new one fills as long as there are any."""

from __future__ import annotations

from mypy_extensions import i64

from royaume.games.architects.expansions.artisans.craft_cards import IN_ROW
from royaume.games.architects.expansions.artisans.events import CRAFT_REVEALED
from royaume.games.architects.expansions.artisans.kept import ArtisansKept, artisans_of
from royaume.games.architects.table import ArchitectsTable
from royaume.kernel.deck import NO_CARD


def row_is_empty(kept: ArtisansKept) -> bool:
    row = kept.row
    return row[0] == NO_CARD and row[1] == NO_CARD and row[2] == NO_CARD and row[3] == NO_CARD


def is_in_row(t: ArchitectsTable, craft: i64) -> bool:
    row = artisans_of(t).row
    return craft >= 0 and (row[0] == craft or row[1] == craft or row[2] == craft or row[3] == craft)


def take_from_row(kept: ArtisansKept, craft: i64) -> None:
    for place in range(IN_ROW):
        if kept.row[place] == craft:
            kept.row[place] = NO_CARD


def refill_crafts(t: ArchitectsTable, seat: i64) -> None:
    kept = artisans_of(t)
    for place in range(IN_ROW):
        if kept.row[place] == NO_CARD:
            card = kept.pile.draw_for_later(t)
            kept.row[place] = card
            if card != NO_CARD:
                t.tell(CRAFT_REVEALED, seat, card)
