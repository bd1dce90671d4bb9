"""What is always true of the craft cards and the Artisans."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.architects.expansions.artisans.craft_cards import CRAFTS
from royaume.games.architects.expansions.artisans.tile import spaces_taken
from royaume.games.architects.expansions.artisans.whereabouts import HELD_BY, IN_SUPPLY, NO_ARTISAN
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import GUILDHALL, MARKET_LEFT, OPEN_PLACES, PLACE_IDS, PRISON
from royaume.kernel.deck import NO_CARD
from royaume.kernel.ints import bit, lowest_bit
from royaume.kernel.spots import Spot, misplaced

if TYPE_CHECKING:
    from royaume.games.architects.expansions.artisans.kept import ArtisansKept

CRAFT_IDS: Final = tuple([craft.id for craft in CRAFTS])


def expansion_broken(t: ArchitectsTable, kept: ArtisansKept) -> str:
    return crafts_broken(kept) or links_broken(t, kept) or artisans_broken(t, kept) or stacks_broken(t, kept)


def crafts_broken(kept: ArtisansKept) -> str:
    spots = [
        Spot("in the pile of craft cards", kept.pile.rest()),
        Spot("in the row of craft cards", there(kept.row)),
        Spot("under an apprentice", there(kept.tool_under)),
        Spot("under a building", there(kept.adornment_under)),
        Spot("with the opponent", kept.taken),
        Spot("removed", kept.removed),
    ]
    if kept.loose != NO_CARD:
        spots.append(Spot("loose", (int(kept.loose),)))
    return misplaced(spots, list(range(len(CRAFTS))), CRAFT_IDS)


def there(cards: vec[i64]) -> tuple[int, ...]:
    return tuple([int(card) for card in cards if card != NO_CARD])


def links_broken(t: ArchitectsTable, kept: ArtisansKept) -> str:
    crews: list[int] = []
    built: list[int] = []
    for p in t.players:
        crews += list(p.crew)
        built += list(p.built)
    for apprentice in linked(kept.tool_under):
        if apprentice not in crews:
            return f"a tool lies under {t.catalogue.apprentices[apprentice].id}, who is in nobody's crew"
    for seat in range(t.seats):
        tools = [c for c in t.players[seat].crew if kept.tool_under[c] != NO_CARD]
        if kept.has_tools(seat) != (len(tools) > 0):
            return f'seat {int(seat)} has {len(tools)} tools: its bit of "bearers" is wrong'
        if kept.kinds_of_tools(t, seat) & ~kept.tool_kinds[seat] != 0:
            return f"seat {int(seat)} has tools that go with other abilities than those noted"
    for building in linked(kept.adornment_under):
        if building not in built:
            return f"an adornment lies under {t.catalogue.buildings[building].id}, which nobody has constructed"
    return ""


def linked(under: vec[i64]) -> list[int]:
    return [i for i in range(len(under)) if under[i] != NO_CARD]


def artisans_broken(t: ArchitectsTable, kept: ArtisansKept) -> str:
    for seat in range(t.seats):
        where = kept.where[seat]
        if where != NO_ARTISAN and workers_with(t, seat, where) == 0:
            return f"the Artisan of seat {int(seat)} is {in_words(int(where))}, where no worker of that seat is"
    return ""


def in_words(where: int) -> str:
    if where >= HELD_BY:
        return "held by seat " + str(where - HELD_BY)
    return "in the supply" if where == IN_SUPPLY else "at " + PLACE_IDS[where]


def workers_with(t: ArchitectsTable, seat: i64, where: i64) -> i64:
    """How many of a seat's workers are where an Artisan is."""
    p = t.players[seat]
    if where < OPEN_PLACES:
        return p.at[where]
    if where < GUILDHALL:
        return 1 if t.market[where - MARKET_LEFT] == seat else 0
    if where == PRISON:
        return p.prison
    if where == IN_SUPPLY:
        return p.supply
    return t.players[where - HELD_BY].held[seat] if where >= HELD_BY else 0


def stacks_broken(t: ArchitectsTable, kept: ArtisansKept) -> str:
    taken: i64 = 0
    for seat in range(t.seats):
        spaces = [space for space in range(spaces_taken(t)) if t.guildhall[space] == seat]
        laid = sum([int(bit(space)) for space in spaces])
        if kept.laid[seat] != laid:
            return f'"laid" of seat {int(seat)} is {int(kept.laid[seat])}; by the Guildhall it is {laid}'
        taken |= kept.laid[seat]
    empty = kept.stacked & ~taken
    return "" if empty == 0 else f"a worker stands on space {int(lowest_bit(empty))} of the Guildhall, where none lies"
