"""Tables with Age of Artisans: craft cards, tools, adornments and Artisans besides what the base builder lays down.

Tools go by their ids ("purse") or by craft cards; the first craft card that bears the tool and is free is taken.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from documents import document
from royaume.games.architects.expansions.artisans.craft_cards import CRAFTS, IN_ROW
from royaume.games.architects.expansions.artisans.kept import ArtisansKept, artisans_of
from royaume.games.architects.expansions.artisans.stacking import space_to_stand
from royaume.games.architects.expansions.artisans.tile import spaces_taken
from royaume.games.architects.expansions.artisans.whereabouts import HELD_BY, IN_SUPPLY, NO_ARTISAN
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import PLACE_IDS
from royaume.kernel.deck import NO_CARD
from royaume.kernel.ints import bit

from ...builder import APPRENTICES, BUILDINGS, Wish, begun, table

CRAFT_IDS = [craft.id for craft in CRAFTS]


def artisans_table(
    *players: Wish,
    craft_row: Sequence[str] = (),
    craft_pile: Sequence[str] | None = None,
    tools: Mapping[str, str] | None = None,
    adornments: Mapping[str, str] | None = None,
    artisans: Mapping[int, str | int] | None = None,
    stacked: Mapping[int, int] | None = None,
    used: Sequence[str] = (),
    expansions: tuple[str, ...] = ("artisans",),
    **more: Any,
) -> ArchitectsTable:
    """`tools` lie under apprentices and `adornments` under buildings that somebody has.

    `artisans` says where the Artisan of a seat is: "supply" (unless told otherwise), a place, "prison", or the seat
    that holds it; it has to be counted among the workers there. `stacked` is how many workers of a seat stand on
    others at the Guildhall, `craft_row` the open craft cards (as many as are named; none named: the first that are
    free), `craft_pile` the pile from the top ([]: it is empty; None: whatever is left), `used` crafts used this turn.
    """

    def lay(t: ArchitectsTable) -> None:
        kept = artisans_of(t)
        lay_crafts(kept, craft_row, craft_pile, tools or {}, adornments or {})
        for seat in range(t.seats):
            kept.count_tools(t, seat)
        for space in range(spaces_taken(t)):
            kept.laid[t.guildhall[space]] |= bit(space)
        for seat, where in (artisans or {}).items():
            kept.where[seat] = whereabouts(where)
        for seat, n in (stacked or {}).items():
            for _ in range(n):
                kept.stacked |= bit(space_to_stand(t, seat))

    t = table(*players, expansions=expansions, lay=lay, **more)
    for craft in used:
        artisans_of(t).used |= bit(CRAFT_IDS.index(craft))
    return t


def whereabouts(where: str | int) -> int:
    if isinstance(where, int):
        return HELD_BY + where
    return IN_SUPPLY if where == "supply" else PLACE_IDS.index(where)


def lay_crafts(
    kept: ArtisansKept,
    row: Sequence[str],
    pile: Sequence[str] | None,
    tools: Mapping[str, str],
    adornments: Mapping[str, str],
) -> None:
    named = {*row, *(pile or ()), *adornments.values()}
    free = [card for card, craft in enumerate(CRAFTS) if craft.id not in named]
    for apprentice, tool in tools.items():
        card = CRAFT_IDS.index(tool) if tool in CRAFT_IDS else next(c for c in free if CRAFTS[c].tool.id == tool)
        if card in free:
            free.remove(card)
        kept.tool_under[APPRENTICES.index(apprentice)] = card
    for building, craft in adornments.items():
        kept.adornment_under[BUILDINGS.index(building)] = CRAFT_IDS.index(craft)
    shown = [CRAFT_IDS.index(card) for card in row] or [free.pop(0) for _ in range(IN_ROW)]
    free = [card for card in free if card not in shown]
    for place in range(IN_ROW):
        kept.row[place] = shown[place] if place < len(shown) else NO_CARD
    rest = [CRAFT_IDS.index(card) for card in pile] if pile is not None else free
    kept.pile.lay(tuple(rest))
    used = [*shown, *rest, *[int(c) for c in kept.tool_under], *[int(c) for c in kept.adornment_under]]
    kept.removed = tuple(card for card in range(len(CRAFTS)) if card not in used)


def artisans_begun(players: int, **more: Any) -> ArchitectsTable:
    """A table as the rules set it up with the expansion."""
    return begun(players, expansions=("artisans",), **more)


def craft_row(t: ArchitectsTable) -> list[str | None]:
    return [None if card == NO_CARD else CRAFT_IDS[card] for card in artisans_of(t).row]


def tools(t: ArchitectsTable, seat: int = 0) -> dict[str, str]:
    """Apprentice to tool."""
    under = artisans_of(t).tool_under
    crew = [c for c in t.players[seat].crew if under[c] != NO_CARD]
    return {APPRENTICES[c]: CRAFTS[under[c]].tool.id for c in crew}


def craft_under(t: ArchitectsTable, apprentice: str) -> str | None:
    """The craft card whose tool an apprentice has."""
    card = artisans_of(t).tool_under[APPRENTICES.index(apprentice)]
    return None if card == NO_CARD else CRAFT_IDS[card]


def adornments(t: ArchitectsTable, seat: int = 0) -> dict[str, str]:
    """Building to craft card."""
    under = artisans_of(t).adornment_under
    built = [c for c in t.players[seat].built if under[c] != NO_CARD]
    return {BUILDINGS[c]: CRAFT_IDS[under[c]] for c in built}


def artisan(t: ArchitectsTable, seat: int = 0) -> str | int | None:
    """Where the Artisan of a seat is: "supply", a place, "prison", the seat that holds it, or None."""
    where = int(artisans_of(t).where[seat])
    if where == NO_ARTISAN:
        return None
    if where >= HELD_BY:
        return where - HELD_BY
    return "supply" if where == IN_SUPPLY else PLACE_IDS[where]


def stacked(t: ArchitectsTable, seat: int = 0) -> int:
    return int(artisans_of(t).stacked_of(seat))


def facts(name: str) -> dict[str, Any]:
    """The facts of this expansion."""
    return document(Path(__file__).parent / "facts" / name)


def last_artisans_turn(*players: Wish, **more: Any) -> ArchitectsTable:
    """Seat 0 of two is about to take the very last turn of the game."""
    return artisans_table(*players, guildhall=[n % 2 for n in range(12)], final_round=1, **more)
