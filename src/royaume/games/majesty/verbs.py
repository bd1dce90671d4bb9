"""The only code that changes the table: one thing each, one event told."""

from __future__ import annotations

from mypy_extensions import i64

from royaume.games.majesty.characters import GUARD, KINDS
from royaume.games.majesty.events import (
    ATTACK_REPELLED,
    CARD_REVEALED,
    CARD_TAKEN,
    CHARACTER_HEALED,
    CHARACTER_PLACED,
    CHARACTER_WOUNDED,
    COINS_GAINED,
    MEEPLES_BOUGHT,
    MEEPLES_GAINED,
    MEEPLES_SOLD,
    NOBODY_TO_WOUND,
    SURPLUS_RETURNED,
)
from royaume.games.majesty.realm import WORKER_SPACES
from royaume.games.majesty.table import DISPLAY, MajestyTable
from royaume.kernel.deck import NO_CARD


def take_card(t: MajestyTable, seat: i64, index: i64) -> i64:
    """Pay one meeple on each card before it, then take the card with the meeples on it; the gap closes to the front."""
    display, meeples = t.display, t.display_meeples
    card, gained = display[index], meeples[index]
    for i in range(index):
        meeples[i] += 1
    for i in range(index, len(display) - 1):
        display[i] = display[i + 1]
        meeples[i] = meeples[i + 1]
    display[DISPLAY - 1] = NO_CARD
    meeples[DISPLAY - 1] = 0
    t.realms[seat].meeples += gained - index
    t.tell(CARD_TAKEN, seat, card, index, gained)
    return card


def place_character(t: MajestyTable, seat: i64, card: i64, character: i64) -> None:
    t.realms[seat].place(card, character)
    t.tell(CHARACTER_PLACED, seat, card, character)


def gain_coins(t: MajestyTable, seat: i64, coins: i64, building: i64) -> None:
    if coins == 0:
        return
    t.realms[seat].coins += coins
    t.tell(COINS_GAINED, seat, coins, building)


def gain_meeples(t: MajestyTable, seat: i64, meeples: i64, building: i64) -> None:
    """What does not fit on the worker card stands beside it until the end of the turn."""
    if meeples == 0:
        return
    t.realms[seat].meeples += meeples
    t.tell(MEEPLES_GAINED, seat, meeples, building)


def attack(t: MajestyTable, seat: i64, knights: i64) -> None:
    """Attack everybody else, clockwise; only more knights than guards get through."""
    for k in range(1, t.seats):
        other = (seat + k) % t.seats
        if knights > t.realms[other].count(GUARD):
            wound_leftmost(t, other, seat)
        else:
            t.tell(ATTACK_REPELLED, other, seat)


def wound_leftmost(t: MajestyTable, seat: i64, by: i64) -> None:
    """The newest card of the leftmost occupied building goes face down on top of the infirmary."""
    realm = t.realms[seat]
    for character in range(KINDS):
        if realm.count(character) > 0:
            card = realm.take_newest(character)
            realm.infirmary = realm.infirmary + (int(card),)
            t.tell(CHARACTER_WOUNDED, seat, by, card, character)
            return
    t.tell(NOBODY_TO_WOUND, seat, by)


def heal(t: MajestyTable, seat: i64, character: i64) -> None:
    """The top card of the infirmary returns face up to a building, which is not activated."""
    realm = t.realms[seat]
    card = realm.infirmary[-1]
    realm.infirmary = realm.infirmary[:-1]
    realm.place(card, character)
    t.tell(CHARACTER_HEALED, seat, card, character)


def sell_meeples(t: MajestyTable, seat: i64, meeples: i64) -> None:
    realm = t.realms[seat]
    realm.meeples -= meeples
    realm.coins += meeples
    t.tell(MEEPLES_SOLD, seat, meeples)


def buy_meeples(t: MajestyTable, seat: i64, meeples: i64) -> None:
    realm = t.realms[seat]
    realm.coins -= meeples
    realm.meeples += meeples
    t.tell(MEEPLES_BOUGHT, seat, meeples)


def return_surplus(t: MajestyTable, seat: i64) -> None:
    """Meeples that have no space on the worker card are exchanged for 1 coin each."""
    realm = t.realms[seat]
    surplus = realm.meeples - WORKER_SPACES
    if surplus > 0:
        realm.meeples = WORKER_SPACES
        realm.coins += surplus
        t.tell(SURPLUS_RETURNED, seat, surplus)


def refill_display(t: MajestyTable) -> None:
    """Turn up the top card of the deck at the back of the display."""
    card = t.deck.draw_for_later(t)
    if card != NO_CARD:
        t.display[DISPLAY - 1] = card
        t.tell(CARD_REVEALED, t.active, card)
