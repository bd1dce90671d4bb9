"""What is true of every Majesty table at every moment. Words are put together only once a law is broken."""

from __future__ import annotations

from typing import Any, Final

from royaume.games.majesty.buildings import BUILDING_IDS
from royaume.games.majesty.characters import CARD_IDS, CARDS, CHARACTER_IDS, KINDS, shows
from royaume.games.majesty.realm import TURNS_EACH
from royaume.games.majesty.table import DISPLAY, MajestyTable
from royaume.games.majesty.turn import EndingTurn, PlacingSplitCard, TakingCard
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import Frame
from royaume.kernel.spots import Spot, misplaced

BELOW: Final = ["below the " + building for building in BUILDING_IDS]


def violation(t: MajestyTable) -> str:
    """The first law that the table breaks, in words for a bug report; nothing when all is well."""
    return cards_broken(t) or characters_broken(t) or amounts_broken(t) or turns_broken(t) or stack_broken(t)


def cards_broken(t: MajestyTable) -> str:
    return misplaced(cards_lying(t), list(range(len(CARDS))), CARD_IDS)


def cards_lying(t: MajestyTable) -> list[Spot]:
    display = tuple([int(card) for card in t.display if card != NO_CARD])
    spots = [Spot("in the display", display), Spot("in the deck", t.deck.rest()), Spot("in the box", t.box)]
    for seat in range(t.seats):
        realm = t.realms[seat]
        columns = realm.columns()
        for character in range(KINDS):
            spots.append(Spot(BELOW[character], columns[character], seat))
        spots.append(Spot("in the infirmary", realm.infirmary, seat))
    return spots + held_cards(t.stack)


def held_cards(stack: list[Frame[Any]]) -> list[Spot]:
    """A split card that was taken and not placed yet."""
    placing = [frame for frame in stack if isinstance(frame, PlacingSplitCard)]
    return [Spot("in the pending PlacingSplitCard", (int(frame.card),), frame.seat) for frame in placing]


def characters_broken(t: MajestyTable) -> str:
    for seat in range(t.seats):
        columns = t.realms[seat].columns()
        for character in range(KINDS):
            for card in columns[character]:
                if not shows(card, character):
                    where = BELOW[character] + " of seat " + str(int(seat))
                    return f"{CARD_IDS[card]} lies {where}, but it does not show a {CHARACTER_IDS[character]}"
    return ""


def amounts_broken(t: MajestyTable) -> str:
    for seat in range(t.seats):
        realm = t.realms[seat]
        if realm.coins < 0 or realm.meeples < 0:
            return (
                f"seat {int(seat)} has {int(realm.coins)} coins, {int(realm.meeples)} meeples: never negative in play"
            )
    for index in range(DISPLAY):
        if t.display[index] == NO_CARD and t.display_meeples[index] != 0:
            return f"a meeple lies on place {int(index)} of the display, where there is no card"
    return ""


def turns_broken(t: MajestyTable) -> str:
    """Everybody has taken as many cards as they had turns; at the end, twelve."""
    taken = sum([len(realm.placed) + len(realm.infirmary) for realm in t.realms])
    pending = len([frame for frame in t.stack if isinstance(frame, PlacingSplitCard)])
    if t.over and taken != TURNS_EACH * t.seats:
        return f"the game is over, yet {int(taken)} cards were taken, and not {TURNS_EACH} by everybody"
    if t.turn - (taken + pending) not in (0, 1):
        return f"{int(taken + pending)} cards were taken, which does not match turn {int(t.turn)}"
    return ""


def stack_broken(t: MajestyTable) -> str:
    """Only the turn's owner decides, and a turn that has begun waits to be ended."""
    if t.depth == 0:
        return "" if t.over or t.turn < TURNS_EACH * t.seats else "everybody had 12 turns, yet another begins"
    begun = isinstance(t.stack[0], EndingTurn)
    if begun == isinstance(t.top(), TakingCard) or begun != (t.depth > 1):
        return "the pending decisions are not those of a turn"
    for frame in t.stack:
        if frame.numbers()[0] != t.active:
            return f"{type(frame).__name__} is pending for seat {frame.numbers()[0]}, whose turn it is not"
    return ""
