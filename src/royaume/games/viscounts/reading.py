"""The table read back from plain data."""

from __future__ import annotations

from librt.vecs import vec

from royaume.games.viscounts.board import sites_for
from royaume.games.viscounts.cards.catalogue import CARD_IDS, FIRST_STARTER, REAL_CARDS, STARTERS_EACH, starters_of
from royaume.games.viscounts.cards.manuscripts import MANUSCRIPT_IDS
from royaume.games.viscounts.cards.player_cards import PLAYER_CARD_IDS
from royaume.games.viscounts.modules import rules_of
from royaume.games.viscounts.player import Player
from royaume.games.viscounts.setup import variants_of
from royaume.games.viscounts.solo.reading import read_opponent
from royaume.games.viscounts.table import CASTLE, Ring, ViscountsTable, reindex
from royaume.games.viscounts.vocabulary import (
    BUILDING_TYPES,
    FIRST_SPACE,
    GOOD_IDS,
    LAST_SPACE,
    LINE,
    RIBBON_IDS,
    SEGMENT_IDS,
    SEGMENTS,
    SITE_IDS,
    SLOT_IDS,
    SPACE_IDS,
    WORKERS_EACH,
)
from royaume.kernel.chance import Chance
from royaume.kernel.config import Config
from royaume.kernel.data import Reader
from royaume.kernel.deck import Deck, OpenPile
from royaume.kernel.errors import BadInput
from royaume.kernel.hand import Hand
from royaume.kernel.ints import filled
from royaume.kernel.names import Names, seat_names
from royaume.kernel.sorting import REST, Sorting

MOST = 100_000
CARD = Names(CARD_IDS[:REAL_CARDS])
STARTER_IDS = CARD_IDS[FIRST_STARTER : FIRST_STARTER + STARTERS_EACH]
TILE = Names(MANUSCRIPT_IDS)
SEGMENT = Names(SEGMENT_IDS)
SPACE = Names(SPACE_IDS).or_none
PAIR = Names(PLAYER_CARD_IDS)
GOOD = Names(GOOD_IDS)
SLOT = Names(SLOT_IDS)
RIBBON = Names(RIBBON_IDS)
SITE = Names(SITE_IDS)
NOTHING_LEFT = [REST]
NO_CARDS: list[object] = []
KEYS = (
    "segments",
    "rotation",
    "first",
    "players",
    "townsfolk",
    "manuscripts",
    "sites",
    "castle",
    "pairs",
    "heroes",
    "removed",
    "opponent",
    "leader",
    "played",
    "debts_left",
    "deeds_left",
    "poverty",
    "prosperity",
    "round",
    "last_round",
)


def read_table(config: Config, chance: Chance, data: Reader) -> ViscountsTable:
    data.only(*KEYS)
    seats = config.players + (1 if config.solo else 0)
    parts = data.at("players").parts(seats, seats)
    players = [with_own_starters(parts[seat], seat) for seat in range(seats)]
    cards = Sorting(CARD, range(int(FIRST_STARTER) + config.players * int(STARTERS_EACH)), card_places(data, players))
    tiles = Sorting(TILE, range(len(MANUSCRIPT_IDS)), tile_places(data, players))
    names = seat_names(seats)
    t = ViscountsTable(
        rules_of(config.solo),
        chance,
        variants_of(config),
        read_ring(data),
        sites_for(config.players),
        data.at("first").named(names),
        vec[Player]([read_player(part, cards, tiles) for part in players]),
        vec[OpenPile]([OpenPile(cards.pile(part)) for part in data.at("townsfolk").parts(SEGMENTS, SEGMENTS)]),
        vec[OpenPile]([OpenPile(tiles.pile(part)) for part in data.at("manuscripts").parts(SEGMENTS, SEGMENTS)]),
        filled(read_sites(data.at("sites"), seats)),
        filled(data.at("castle").numbers(0, WORKERS_EACH, CASTLE, CASTLE)),
    )
    read_rest(t, data, cards, names)
    if config.solo:
        t.opponent = read_opponent(config.solo, data.at("opponent"))
    else:
        data.at("opponent", {}).only()
    for seat in range(seats):
        reindex(t, seat)
    return t


def read_rest(t: ViscountsTable, data: Reader, cards: Sorting, names: Names) -> None:
    t.pairs = tuple(data.at("pairs", NO_CARDS).all_named(PAIR))
    t.heroes = cards.cards(data.at("heroes", NO_CARDS))
    if len(t.pairs) != len(t.heroes):
        raise BadInput("data-wrong-length", where=f"{data.where}.heroes", n=len(t.heroes), wanted=str(len(t.pairs)))
    t.removed = cards.pile(data.at("removed", NOTHING_LEFT))
    t.leader = data.at("leader", -1).named(names.or_none)
    t.played = data.at("played", -1).named(CARD.or_none)
    t.debts_left = data.at("debts_left").number(0, MOST)
    t.deeds_left = data.at("deeds_left").number(0, MOST)
    t.poverty = data.at("poverty", False).truth()
    t.prosperity = data.at("prosperity", False).truth()
    t.round = data.at("round").number(0, MOST)
    t.last_round = data.at("last_round", -1).number(-1, MOST)


def with_own_starters(data: Reader, seat: int) -> Reader:
    """Everybody's starting cards share their names: at a player, a name means the own card."""
    entries = dict(data.entries())
    for place, own in (("cards", own_of_places), ("line", own_numbers)):
        if place in entries:
            entries[place] = own(entries[place], seat)
    return Reader(entries, data.where)


def own_of_places(places: object, seat: int) -> object:
    return {key: own_numbers(cards, seat) for key, cards in places.items()} if isinstance(places, dict) else places


def own_numbers(cards: object, seat: int) -> object:
    return [own_number(card, seat) for card in cards] if isinstance(cards, list) else cards


def own_number(card: object, seat: int) -> object:
    return starters_of(seat)[STARTER_IDS.index(card)] if isinstance(card, str) and card in STARTER_IDS else card


def card_places(data: Reader, players: list[Reader]) -> list[Reader]:
    own = [player.at("cards").at(key) for player in players for key in ("pile", "hand", "discarded")]
    lines = [player.at("line") for player in players]
    piles = data.at("townsfolk").parts(SEGMENTS, SEGMENTS)
    return [*own, *lines, *piles, data.at("heroes", NO_CARDS), data.at("removed", NOTHING_LEFT)]


def tile_places(data: Reader, players: list[Reader]) -> list[Reader]:
    piles = data.at("manuscripts").parts(SEGMENTS, SEGMENTS)
    return [*piles, *[player.at("manuscripts", NO_CARDS) for player in players]]


def read_ring(data: Reader) -> Ring:
    segments = data.at("segments").all_named(SEGMENT, SEGMENTS, SEGMENTS)
    if sorted(segments) != list(range(SEGMENTS)):
        raise BadInput("data-segments", where=f"{data.where}.segments")
    return Ring(tuple(segments), data.at("rotation").number(0, SEGMENTS - 1))


def read_sites(data: Reader, seats: int) -> list[int]:
    return [part.number(-1, seats * BUILDING_TYPES - 1) for part in data.slots(SITE, -1)]


def read_player(data: Reader, cards: Sorting, tiles: Sorting) -> Player:
    data.only(*PLAYER_KEYS)
    own = data.at("cards")
    own.only("pile", "hand", "discarded")
    p = Player.at_start((), data.at("automatic", False).truth())
    for good, part in enumerate(data.at("goods").slots(GOOD, 0)):
        p.goods[good] = part.number(0, MOST)
    for space, card in enumerate(cards.row(data.at("line"), LINE)):
        p.line[space] = card
    p.cards.pile = Deck(cards.pile(own.at("pile")))
    p.cards.hand = Hand(cards.cards(own.at("hand")))
    p.cards.discarded = cards.cards(own.at("discarded"))
    p.manuscripts = tiles.cards(data.at("manuscripts", NO_CARDS))
    p.space = data.at("space").named(SPACE)
    p.slots = data.at("slots").bits(SLOT)
    p.bonuses = data.at("bonuses").bits(RIBBON)
    p.corruption = data.at("corruption").number(FIRST_SPACE, LAST_SPACE)
    p.virtue = data.at("virtue").number(FIRST_SPACE, LAST_SPACE)
    p.supply = data.at("supply").number(0, WORKERS_EACH)
    p.debts = data.at("debts").number(0, MOST)
    p.paid = data.at("paid").number(0, MOST)
    p.deeds = data.at("deeds").number(0, MOST)
    p.approved = data.at("approved").number(0, MOST)
    return p


PLAYER_KEYS = (
    "automatic",
    "goods",
    "line",
    "cards",
    "manuscripts",
    "space",
    "slots",
    "bonuses",
    "corruption",
    "virtue",
    "supply",
    "debts",
    "paid",
    "deeds",
    "approved",
)
