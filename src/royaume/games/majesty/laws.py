"""What is true of every Majesty table at every moment, and the table read back from plain data."""

from __future__ import annotations

from royaume.games.majesty.buildings import BUILDINGS, SIDE_LETTERS, chosen
from royaume.games.majesty.characters import CARDS, KINDS, shows
from royaume.games.majesty.setup import RULES
from royaume.games.majesty.table import DISPLAY, TURNS_EACH, MajestyTable, Realm
from royaume.games.majesty.turn import EndingTurn, PlacingSplitCard, TakingCard
from royaume.kernel.chance import Chance
from royaume.kernel.config import Config
from royaume.kernel.data import Reader
from royaume.kernel.deck import NO_CARD, Deck
from royaume.kernel.errors import BadInput
from royaume.kernel.ints import filled

MOST_COINS = 100_000
MOST_MEEPLES = 1_000


def violation(t: MajestyTable) -> str:
    """The first law that the table breaks, in words for a bug report; nothing when all is well."""
    return cards_broken(t) or characters_broken(t) or amounts_broken(t) or turns_broken(t) or stack_broken(t)


def all_cards(t: MajestyTable) -> list[int]:
    cards = [int(c) for c in t.display if c != NO_CARD] + list(t.deck.rest()) + list(t.box)
    for realm in t.realms:
        cards += [c for column in realm.columns for c in column] + list(realm.infirmary)
    return cards + [int(frame.card) for frame in t.stack if isinstance(frame, PlacingSplitCard)]


def cards_broken(t: MajestyTable) -> str:
    if sorted(all_cards(t)) != list(range(len(CARDS))):
        return "each of the 60 cards must be in exactly one place"
    return ""


def characters_broken(t: MajestyTable) -> str:
    for realm in t.realms:
        for character in range(KINDS):
            for card in realm.columns[character]:
                if not shows(card, character):
                    return "a card lies below a building of a character that it does not show"
    return ""


def amounts_broken(t: MajestyTable) -> str:
    for realm in t.realms:
        if realm.coins < 0 or realm.meeples < 0:
            return "coins and meeples are never negative during play"
    for index in range(DISPLAY):
        if t.display[index] == NO_CARD and t.display_meeples[index] != 0:
            return "a meeple lies in the display where there is no card"
    return ""


def turns_broken(t: MajestyTable) -> str:
    """Everybody has taken as many cards as they had turns; at the end, twelve."""
    taken = sum([sum([len(column) for column in realm.columns]) + len(realm.infirmary) for realm in t.realms])
    pending = len([frame for frame in t.stack if isinstance(frame, PlacingSplitCard)])
    if t.over and taken != TURNS_EACH * t.seats:
        return "the game is over before everybody has taken 12 cards"
    if t.turn - (taken + pending) not in (0, 1):
        return "the number of cards taken does not match the number of turns"
    return ""


def stack_broken(t: MajestyTable) -> str:
    """Only the turn's owner decides, and a turn that has begun waits to be ended."""
    if len(t.stack) == 0:
        return ""
    begun = isinstance(t.stack[0], EndingTurn)
    if begun == isinstance(t.stack[-1], TakingCard) or begun != (len(t.stack) > 1):
        return "the pending decisions are not those of a turn"
    if any(frame.numbers()[0] != t.active for frame in t.stack):
        return "a decision is pending for somebody whose turn it is not"
    return ""


def read_table(config: Config, chance: Chance, data: Reader) -> MajestyTable:
    data.only("sides", "realms", "display", "display_meeples", "deck", "box")
    sides = data.at("sides").text()
    if len(sides) != BUILDINGS or any(letter not in SIDE_LETTERS for letter in sides):
        raise BadInput("data-sides", where=data.where + ".sides", value=sides[:20])
    last = len(CARDS) - 1
    return MajestyTable(
        RULES,
        chance,
        sides,
        chosen(sides),
        [read_realm(part) for part in data.at("realms").parts(config.players, config.players)],
        filled(data.at("display").numbers(NO_CARD, last, DISPLAY, DISPLAY)),
        filled(data.at("display_meeples").numbers(0, MOST_MEEPLES, DISPLAY, DISPLAY)),
        Deck(tuple(data.at("deck").numbers(0, last, len(CARDS)))),
        tuple(data.at("box").numbers(0, last, len(CARDS))),
    )


def read_realm(data: Reader) -> Realm:
    data.only("coins", "meeples", "columns", "infirmary")
    last = len(CARDS) - 1
    return Realm(
        data.at("coins").number(0, MOST_COINS),
        data.at("meeples").number(0, MOST_MEEPLES),
        [tuple(part.numbers(0, last)) for part in data.at("columns").parts(KINDS, KINDS)],
        tuple(data.at("infirmary").numbers(0, last)),
    )
