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
    "quiet",
    "fresh",
    "grace",
    "discounted",
    "discount_due",
    "evading",
    "capture_owed",
    "refresh_due",
    "ordered",
)
LAST = len(CRAFTS) - 1
ALL_CRAFTS = (1 << len(CRAFTS)) - 1
ALL_SPACES = (1 << 24) - 1
MOST_QUIET = 100


def read_guild(config: Config, data: Reader, apprentices: int, buildings: int) -> Guild:
    data.only(*KEYS)
    seats = config.players + (1 if config.solo else 0)
    return Guild(
        Deck(tuple(data.at("pile").numbers(0, LAST))),
        filled(data.at("row").numbers(NO_CARD, LAST, IN_ROW, IN_ROW)),
        read_links(data.at("tools"), apprentices),
        read_links(data.at("adornments"), buildings),
        read_whereabouts(data.at("where"), seats),
        filled(data.at("laid").numbers(0, ALL_SPACES, seats, seats)),
        tuple(data.at("taken").numbers(0, LAST)),
        tuple(data.at("removed").numbers(0, LAST)),
        data.at("loose").number(NO_CARD, LAST),
        data.at("bearers").number(0, (1 << seats) - 1),
        data.at("stacked").number(0, ALL_SPACES),
        data.at("used").number(0, ALL_CRAFTS),
        data.at("used_in_reset").number(0, ALL_CRAFTS),
        data.at("placed_at").number(NOWHERE, GUILDHALL),
        data.at("savings").number(0, 2 * WORKERS),
        data.at("quiet").number(0, MOST_QUIET),
        data.at("fresh").truth(),
        data.at("grace").truth(),
        data.at("discounted").truth(),
        data.at("discount_due").truth(),
        data.at("evading").truth(),
        data.at("capture_owed").truth(),
        data.at("refresh_due").truth(),
        data.at("ordered").truth(),
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
