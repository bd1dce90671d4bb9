"""What is always true of the craft cards and the Artisans."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.architects.expansions.artisans.crafts import CRAFTS
from royaume.games.architects.expansions.artisans.tile import spaces_taken
from royaume.games.architects.expansions.artisans.whereabouts import HELD_BY, IN_SUPPLY, NO_ARTISAN
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import GUILDHALL, MARKET_LEFT, OPEN_PLACES, PRISON
from royaume.kernel.deck import NO_CARD
from royaume.kernel.ints import bit

if TYPE_CHECKING:
    from royaume.games.architects.expansions.artisans.guild import Guild


def guild_broken(t: ArchitectsTable, guild: Guild) -> str:
    return crafts_broken(guild) or links_broken(t, guild) or artisans_broken(t, guild) or stacks_broken(t, guild)


def crafts_broken(guild: Guild) -> str:
    cards = list(guild.pile.rest() + guild.taken + guild.removed)
    for zone in (guild.row, guild.tool_under, guild.adornment_under):
        cards += [int(card) for card in zone if card != NO_CARD]
    if guild.loose != NO_CARD:
        cards.append(int(guild.loose))
    return "" if sorted(cards) == list(range(len(CRAFTS))) else "each craft card must be in exactly one place"


def links_broken(t: ArchitectsTable, guild: Guild) -> str:
    crews: list[int] = []
    built: list[int] = []
    for p in t.players:
        crews += list(p.crew)
        built += list(p.built)
    if not all(apprentice in crews for apprentice in linked(guild.tool_under)):
        return "a tool lies under an apprentice whom nobody has"
    for seat in range(t.seats):
        tools = [c for c in t.players[seat].crew if guild.tool_under[c] != NO_CARD]
        if guild.has_tools(seat) != (len(tools) > 0):
            return "it is not known who has tools"
    if not all(building in built for building in linked(guild.adornment_under)):
        return "an adornment lies under a building that nobody has constructed"
    return ""


def linked(under: vec[i64]) -> list[int]:
    return [i for i in range(len(under)) if under[i] != NO_CARD]


def artisans_broken(t: ArchitectsTable, guild: Guild) -> str:
    for seat in range(t.seats):
        if guild.where[seat] != NO_ARTISAN and workers_with(t, seat, guild.where[seat]) == 0:
            return "an Artisan is where none of the workers of its colour is"
    return ""


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


def stacks_broken(t: ArchitectsTable, guild: Guild) -> str:
    taken: i64 = 0
    for seat in range(t.seats):
        spaces = [space for space in range(spaces_taken(t)) if t.guildhall[space] == seat]
        if guild.laid[seat] != sum([int(bit(space)) for space in spaces]):
            return "it is not known whose workers lie at the Guildhall"
        taken |= guild.laid[seat]
    return "" if guild.stacked & ~taken == 0 else "a worker stands where none lies"
