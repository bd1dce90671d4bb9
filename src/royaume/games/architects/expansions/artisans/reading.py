"""The expansion's things read back from plain data."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.architects.cards.catalogue import Catalogue
from royaume.games.architects.expansions.artisans.craft_cards import CRAFTS, IN_ROW
from royaume.games.architects.expansions.artisans.kept import ArtisansKept, no_links
from royaume.games.architects.expansions.artisans.whereabouts import HELD_BY, IN_SUPPLY, NO_ARTISAN, NOWHERE
from royaume.games.architects.table import Kept
from royaume.games.architects.vocabulary import GUILDHALL, PLACE_IDS, PLACES, WORKERS
from royaume.kernel.config import Config
from royaume.kernel.data import Reader
from royaume.kernel.deck import Deck
from royaume.kernel.errors import BadInput
from royaume.kernel.ints import filled
from royaume.kernel.names import NONE, Names, seat_names
from royaume.kernel.sorting import REST, Sorting

KEYS = (
    "pile",
    "row",
    "tools",
    "adornments",
    "where",
    "laid",
    "taken",
    "removed",
    "loose",
    "bearers",
    "stacked",
    "used",
    "used_in_reset",
    "placed_at",
    "savings",
    "fresh",
    "grace",
    "discounted",
    "discount_due",
    "evading",
    "capture_owed",
    "refresh_due",
    "freed",
    "declined",
)
CRAFT = Names([craft.id for craft in CRAFTS])
PLACE_OR_NONE = Names(PLACE_IDS[:PLACES], {NONE: NOWHERE})
ALL_SPACES = (1 << 24) - 1


def read_artisans(config: Config, data: Reader, catalogue: Catalogue) -> Kept:
    data.only(*KEYS)
    apprentices, buildings = Names(catalogue.apprentice_ids), Names(catalogue.building_ids)
    seats = config.players + (1 if config.solo else 0)
    tools, adornments = data.at("tools").pairs(apprentices), data.at("adornments").pairs(buildings)
    crafts = Sorting(CRAFT, range(len(CRAFTS)), craft_places(data, tools + adornments))
    return ArtisansKept(
        pile=Deck(crafts.pile(data.at("pile", [REST]))),
        row=filled(crafts.row(data.at("row"), IN_ROW)),
        tool_under=links(tools, len(apprentices.ids), crafts),
        adornment_under=links(adornments, len(buildings.ids), crafts),
        where=read_whereabouts(data.at("where"), seats),
        laid=filled([part.number(0, ALL_SPACES) for part in data.at("laid").slots(seat_names(seats), 0)]),
        taken=crafts.cards(data.at("taken")),
        removed=crafts.cards(data.at("removed")),
        loose=crafts.card_or_none(data.at("loose")),
        bearers=data.at("bearers").bits(seat_names(seats)),
        stacked=data.at("stacked").number(0, ALL_SPACES),
        used=data.at("used").bits(CRAFT),
        used_in_reset=data.at("used_in_reset").bits(CRAFT),
        placed_at=data.at("placed_at").named(PLACE_OR_NONE),
        savings=data.at("savings").number(0, 2 * WORKERS),
        fresh=data.at("fresh").truth(),
        grace=data.at("grace").truth(),
        discounted=data.at("discounted").truth(),
        discount_due=data.at("discount_due").truth(),
        evading=data.at("evading").truth(),
        capture_owed=data.at("capture_owed").truth(),
        refresh_due=data.at("refresh_due").truth(),
        freed=data.at("freed").truth(),
        declined=data.at("declined").truth(),
    )


def craft_places(data: Reader, under: list[tuple[int, Reader]]) -> list[Reader]:
    keys = ("row", "taken", "removed", "loose")
    return [data.at("pile", [REST]), *[data.at(key) for key in keys], *[craft for _, craft in under]]


def links(pairs: list[tuple[int, Reader]], cards: int, crafts: Sorting) -> vec[i64]:
    """By card, what lies under it."""
    under = no_links(cards)
    for card, craft in pairs:
        under[card] = crafts.card(craft)
    return under


def read_whereabouts(data: Reader, seats: int) -> vec[i64]:
    held = {"held_by_P" + str(seat + 1): HELD_BY + seat for seat in range(seats)}
    where = data.all_named(Names(PLACE_IDS, {"supply": IN_SUPPLY, NONE: NO_ARTISAN, **held}), seats, seats)
    if any(NO_ARTISAN < n < HELD_BY or n == GUILDHALL for n in where):
        raise BadInput("data-impossible", where=data.where, broken="an Artisan is where it cannot be")
    return filled(where)
