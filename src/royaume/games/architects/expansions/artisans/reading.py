"""The expansion's things read back from plain data."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.architects.expansions.artisans.crafts import CRAFTS, IN_ROW
from royaume.games.architects.expansions.artisans.guild import Guild, no_links
from royaume.games.architects.expansions.artisans.whereabouts import HELD_BY, NO_ARTISAN, NOWHERE
from royaume.games.architects.vocabulary import GUILDHALL, WORKERS
from royaume.kernel.config import Config
from royaume.kernel.data import Reader
from royaume.kernel.deck import NO_CARD, Deck
from royaume.kernel.errors import BadInput
from royaume.kernel.ints import filled

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
LAST = len(CRAFTS) - 1
ALL_CRAFTS = (1 << len(CRAFTS)) - 1
ALL_SPACES = (1 << 24) - 1


def read_guild(config: Config, data: Reader, apprentices: int, buildings: int) -> Guild:
    data.only(*KEYS)
    seats = config.players + (1 if config.solo else 0)
    return Guild(
        pile=Deck(tuple(data.at("pile").numbers(0, LAST))),
        row=filled(data.at("row").numbers(NO_CARD, LAST, IN_ROW, IN_ROW)),
        tool_under=read_links(data.at("tools"), apprentices),
        adornment_under=read_links(data.at("adornments"), buildings),
        where=read_whereabouts(data.at("where"), seats),
        laid=filled(data.at("laid").numbers(0, ALL_SPACES, seats, seats)),
        taken=tuple(data.at("taken").numbers(0, LAST)),
        removed=tuple(data.at("removed").numbers(0, LAST)),
        loose=data.at("loose").number(NO_CARD, LAST),
        bearers=data.at("bearers").number(0, (1 << seats) - 1),
        stacked=data.at("stacked").number(0, ALL_SPACES),
        used=data.at("used").number(0, ALL_CRAFTS),
        used_in_reset=data.at("used_in_reset").number(0, ALL_CRAFTS),
        placed_at=data.at("placed_at").number(NOWHERE, GUILDHALL),
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


def read_links(data: Reader, cards: int) -> vec[i64]:
    """Pairs of a card and what lies under it."""
    flat = data.numbers(0, max(cards - 1, LAST))
    under = no_links(cards)
    if len(flat) % 2 != 0:
        raise BadInput("data-impossible", where=data.where, broken="a card without its pair")
    for i in range(0, len(flat), 2):
        if flat[i] >= cards or flat[i + 1] > LAST:
            raise BadInput("data-impossible", where=data.where, broken="there is no such card")
        under[flat[i]] = flat[i + 1]
    return under


def read_whereabouts(data: Reader, seats: int) -> vec[i64]:
    where = data.numbers(0, HELD_BY + seats - 1, seats, seats)
    if any(NO_ARTISAN < n < HELD_BY or n == GUILDHALL for n in where):
        raise BadInput("data-impossible", where=data.where, broken="an Artisan is where it cannot be")
    return filled(where)
