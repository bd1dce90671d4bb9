"""What a solo opponent of the house variant takes at the Guildhall besides: an adornment."""

from __future__ import annotations

from mypy_extensions import i64

from royaume.games.architects.expansions.artisans.craft_cards import CRAFTS, IN_ROW
from royaume.games.architects.expansions.artisans.events import ADORNMENT_TAKEN
from royaume.games.architects.expansions.artisans.kept import artisans_of
from royaume.games.architects.expansions.artisans.row import refill_crafts, take_from_row
from royaume.games.architects.table import ArchitectsTable
from royaume.kernel.deck import NO_CARD


def take_best_adornment(t: ArchitectsTable, seat: i64) -> None:
    """The face-up card with the most points, of equal ones any; without price, effect or building."""
    kept = artisans_of(t)
    most: i64 = 0
    best: list[int] = []
    for place in range(IN_ROW):
        card = kept.row[place]
        if card != NO_CARD:
            points = CRAFTS[card].points
            if points > most:
                most = points
                best = []
            if points == most:
                best.append(int(card))
    if len(best) == 0:
        return
    card = best[0] if len(best) == 1 else best[t.by_lot(len(best))]
    take_from_row(kept, card)
    kept.taken = kept.taken + (int(card),)
    t.tell(ADORNMENT_TAKEN, seat, card)
    refill_crafts(t, seat)
