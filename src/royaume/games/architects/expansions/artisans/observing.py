"""What everybody may know of the expansion, as numbers: all of it but the order of the craft pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from royaume.games.architects.expansions.artisans.craft_cards import CRAFTS, IN_ROW
from royaume.games.architects.expansions.artisans.vocabulary import CRAFT_ROOM
from royaume.games.architects.expansions.artisans.whereabouts import HELD_BY
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import MOST_SEATS
from royaume.kernel.deck import NO_CARD
from royaume.kernel.observing import Knowledge, Observation
from royaume.kernel.seats import seat_after, seen_from

if TYPE_CHECKING:
    from royaume.games.architects.expansions.artisans.kept import ArtisansKept

CRAFT: Final = ["row", "tool_of", "adornment_of", "used", "used_in_reset", "gone"]
TURN: Final = ["fresh", "grace", "discounted", "discount_due", "evading", "capture_owed"]
COUNTS: Final = ["in_play", "crafts_left", "loose", "placed_at", "savings", *TURN, "refresh_due", "freed", "declined"]


def part_names() -> list[str]:
    """Of each craft card: its place in the row, the apprentice or building it lies under, each from 1."""
    crafts = [card.id for card in CRAFTS] + ["unused." + str(number) for number in range(len(CRAFTS), CRAFT_ROOM)]
    cards = [name + "." + craft for name in CRAFT for craft in crafts]
    seats = [f"seat+{k}.{name}" for k in range(MOST_SEATS) for name in ("artisan", "stacked")]
    return ["artisans." + name for name in COUNTS + cards + seats]


def observe_artisans(t: ArchitectsTable, kept: ArtisansKept, viewer: i64, out: Observation) -> None:
    out.add(1)
    out.add(kept.pile.left())
    out.add(kept.loose + 1)
    out.add(kept.placed_at + 1)
    out.add(kept.savings)
    for so in flags(kept):
        out.add_flag(so)
    observe_crafts(kept, out)
    for k in range(t.seats):
        seat = seat_after(t, viewer, k)
        out.add(whereabouts(t, kept.where[seat], viewer) + 1)
        out.add(kept.stacked_of(seat))


def flags(kept: ArtisansKept) -> list[bool]:
    return [
        kept.fresh,
        kept.grace,
        kept.discounted,
        kept.discount_due,
        kept.evading,
        kept.capture_owed,
        kept.refresh_due,
        kept.freed,
        kept.declined,
    ]


def observe_crafts(kept: ArtisansKept, out: Observation) -> None:
    row = out.room(CRAFT_ROOM)
    for place in range(IN_ROW):
        if kept.row[place] != NO_CARD:
            out.put(row + kept.row[place], place + 1)
    tools = out.room(CRAFT_ROOM)
    for apprentice in range(len(kept.tool_under)):
        if kept.tool_under[apprentice] != NO_CARD:
            out.put(tools + kept.tool_under[apprentice], apprentice + 1)
    adornments = out.room(CRAFT_ROOM)
    for building in range(len(kept.adornment_under)):
        if kept.adornment_under[building] != NO_CARD:
            out.put(adornments + kept.adornment_under[building], building + 1)
    observe_bits(kept.used, out)
    observe_bits(kept.used_in_reset, out)
    gone = out.room(CRAFT_ROOM)
    for craft in kept.removed + kept.taken:
        out.put(gone + craft, 1)


def observe_bits(bits: i64, out: Observation) -> None:
    for craft in range(CRAFT_ROOM):
        out.add((bits >> craft) & 1)


def whereabouts(t: ArchitectsTable, where: i64, viewer: i64) -> i64:
    """Who holds an Artisan is counted from the seat that looks."""
    return HELD_BY + seen_from(t, viewer, where - HELD_BY) if where >= HELD_BY else where


def know_artisans(kept: ArtisansKept, out: Knowledge) -> None:
    out.add(kept.pile.left())
    out.add_numbers(kept.row)
    out.add_numbers(kept.tool_under)
    out.add_numbers(kept.adornment_under)
    out.add_numbers(kept.where)
    out.add_numbers(kept.laid)
    out.add_cards(kept.taken)
    out.add_cards(kept.removed)
    out.add(kept.loose)
    out.add(kept.bearers)
    out.add(kept.stacked)
    out.add(kept.used)
    out.add(kept.used_in_reset)
    out.add(kept.placed_at)
    out.add(kept.savings)
    for so in flags(kept):
        out.add_flag(so)
