"""The table read back from plain data."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec

from royaume.games.majesty.buildings import BUILDING_IDS, BUILDINGS, SIDE_LETTERS, chosen
from royaume.games.majesty.characters import CARD_IDS, CARDS, KINDS, TIER_1
from royaume.games.majesty.laws import boxed_by, held_cards
from royaume.games.majesty.realm import Realm
from royaume.games.majesty.setup import RULES
from royaume.games.majesty.table import DISPLAY, MajestyTable
from royaume.kernel.chance import Chance
from royaume.kernel.config import Config
from royaume.kernel.data import Reader
from royaume.kernel.deck import Deck
from royaume.kernel.errors import BadInput
from royaume.kernel.frame import Frame
from royaume.kernel.ints import filled
from royaume.kernel.names import Names
from royaume.kernel.sorting import REST, Sorting, takes_rest

MOST_COINS = 100_000
MOST_MEEPLES = 1_000
CARD = Names(CARD_IDS)
COLUMN = Names(BUILDING_IDS[:KINDS])
LEFT = [REST]  # what a pile is that is left out


def read_table(config: Config, chance: Chance, data: Reader, stack: list[Frame[Any]]) -> MajestyTable:
    data.only("sides", "realms", "display", "display_meeples", "deck", "box")
    realms = data.at("realms").parts(config.players, config.players)
    held = [card for spot in held_cards(stack) for card in spot.cards]
    cards = Sorting(CARD, range(len(CARDS)), card_places(data, realms), held)
    sides = read_sides(data.at("sides"))
    return MajestyTable(
        RULES,
        chance,
        sides,
        chosen(sides),
        vec[Realm]([read_realm(part, cards) for part in realms]),
        filled(cards.row(data.at("display"), DISPLAY)),
        filled(data.at("display_meeples").numbers(0, MOST_MEEPLES, DISPLAY, DISPLAY)),
        *read_piles(config, data.at("deck", LEFT), data.at("box", LEFT), cards),
    )


def read_piles(config: Config, deck: Reader, box: Reader, cards: Sorting) -> tuple[Deck, tuple[int, ...]]:
    """Where nothing is said of either, the box has as many cards of tier 1 as go back to it, and the deck the rest."""
    if takes_rest(deck) and box.value is LEFT:
        boxed = cards.set_aside(TIER_1, boxed_by(config))
        return Deck(cards.pile(deck)), boxed
    return Deck(cards.pile(deck)), cards.pile(box)


def card_places(data: Reader, realms: list[Reader]) -> list[Reader]:
    columns = [column for realm in realms for column in realm.at("columns").slots(COLUMN, [])]
    infirmaries = [realm.at("infirmary") for realm in realms]
    return [*columns, *infirmaries, data.at("display"), data.at("deck", LEFT), data.at("box", LEFT)]


def read_sides(data: Reader) -> str:
    sides = data.text()
    if len(sides) != BUILDINGS or any(letter not in SIDE_LETTERS for letter in sides):
        raise BadInput("data-sides", where=data.where, value=sides[:20])
    return sides


def read_realm(data: Reader, cards: Sorting) -> Realm:
    data.only("coins", "meeples", "columns", "infirmary")
    return Realm.of(
        data.at("coins").number(0, MOST_COINS),
        data.at("meeples").number(0, MOST_MEEPLES),
        [cards.cards(column) for column in data.at("columns").slots(COLUMN, [])],
        cards.cards(data.at("infirmary")),
    )
