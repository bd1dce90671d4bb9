"""What everybody may see of the expansion: all of it but the order of the craft pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from royaume.games.architects.expansions.artisans.craft_cards import CRAFTS
from royaume.games.architects.expansions.artisans.prices import ADORNMENT_PRICE
from royaume.games.architects.expansions.artisans.shown import ArtisanShown, ArtisansShown, CraftsmanShown
from royaume.games.architects.expansions.artisans.tile import refresh_spaces
from royaume.games.architects.expansions.artisans.whereabouts import HELD_BY, IN_SUPPLY, NO_ARTISAN
from royaume.games.architects.purse import silver_due
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import PLACE_IDS
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import NOBODY
from royaume.kernel.ints import bit

if TYPE_CHECKING:
    from royaume.games.architects.expansions.artisans.kept import ArtisansKept

PHASES: Final = {"hiring_starter": "starters", "choosing_starting_tool": "starting_tool"}


def shown_artisans(t: ArchitectsTable, kept: ArtisansKept, viewer: i64) -> ArtisansShown:
    cost = None if viewer == NOBODY else int(silver_due(t, viewer, ADORNMENT_PRICE))
    return ArtisansShown(
        craft_row=[None if card == NO_CARD else CRAFTS[card].id for card in kept.row],
        crafts_left=int(kept.pile.left()),
        adornment_cost=cost,
        stacked=[space + 1 for space in range(len(t.guildhall)) if kept.stacked & bit(space) != 0],
        refreshes=[int(space) for space in refresh_spaces(t)],
        refresh_due=kept.refresh_due,
        removed=ids(kept.removed),
        grace=kept.grace,
        players=[shown_craftsman(t, kept, seat) for seat in range(t.seats)],
    )


def phase_of(t: ArchitectsTable) -> str:
    return PHASES.get(t.top().asks(t).key, "")


def ids(crafts: tuple[int, ...]) -> list[str]:
    return [CRAFTS[card].id for card in crafts]


def shown_craftsman(t: ArchitectsTable, kept: ArtisansKept, seat: i64) -> CraftsmanShown:
    p = t.players[seat]
    tools: dict[str, str] = {}
    used: list[str] = []
    for apprentice in p.crew:
        card = kept.tool_under[apprentice]
        if card != NO_CARD:
            tools[t.catalogue.apprentices[apprentice].id] = CRAFTS[card].id
            if kept.used & bit(card) != 0:
                used.append(CRAFTS[card].id)
    adornments: dict[str, str] = {}
    for building in p.built:
        card = kept.adornment_under[building]
        if card != NO_CARD:
            adornments[t.catalogue.buildings[building].id] = CRAFTS[card].id
    taken = ids(kept.taken) if p.automatic else []
    return CraftsmanShown(shown_artisan(kept.where[seat]), tools, adornments, taken, used)


def shown_artisan(where: i64) -> ArtisanShown | None:
    if where == NO_ARTISAN:
        return None
    if where >= HELD_BY:
        return ArtisanShown("held", int(where - HELD_BY))
    return ArtisanShown("supply" if where == IN_SUPPLY else PLACE_IDS[where], None)
