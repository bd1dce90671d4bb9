"""What a seat may know, as numbers. Everything but the order of the deck lies open."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from royaume.games.majesty.buildings import BUILDING_IDS, BUILDINGS, SIDE_LETTERS
from royaume.games.majesty.characters import CARDS, CHARACTER_IDS, FACES, KINDS, NO_CHARACTER
from royaume.games.majesty.realm import TURNS_EACH, Realm
from royaume.games.majesty.scoring import final_score
from royaume.games.majesty.table import DISPLAY, MOST_SEATS, MajestyTable
from royaume.games.majesty.view import visible_back
from royaume.kernel.deck import NO_CARD
from royaume.kernel.layout import Layout
from royaume.kernel.observing import Knowledge, Observation, observe_question, question_names
from royaume.kernel.seats import seat_after, seen_from

TABLE_NAMES: Final = ["players", "turns_left", "over", "active", "deck", "deck.tier", "deck.mixed"]


def names() -> list[str]:
    realms = [name for k in range(MOST_SEATS) for name in realm_names("seat+" + str(k))]
    display = [name for index in range(DISPLAY) for name in display_names("display." + str(index))]
    sides = ["side_b." + building for building in BUILDING_IDS]
    return TABLE_NAMES + sides + display + realms + question_names()


def observe(t: MajestyTable, viewer: i64, layout: Layout, out: Observation) -> None:
    out.clear()
    observe_table(t, viewer, out)
    for building in range(BUILDINGS):
        out.add(SIDE_LETTERS.index(t.sides[building]))
    for index in range(DISPLAY):
        observe_display(t, index, out)
    for k in range(MOST_SEATS):
        if k < t.seats:
            observe_realm(t, seat_after(t, viewer, k), out)
        else:
            out.room(REALM_SIZE)
    observe_question(t, viewer, layout, out)


def observe_table(t: MajestyTable, viewer: i64, out: Observation) -> None:
    out.add(t.seats)
    out.add(TURNS_EACH * t.seats - t.turn)
    out.add_flag(t.over)
    out.add(seen_from(t, viewer, t.active))
    out.add(t.deck.left())
    out.add(visible_back(t))
    out.add_flag(len(t.box) == 0)


# the display --------------------------------------------------------------------------------


def display_names(place: str) -> list[str]:
    return [place + ".tier", place + ".meeples", *[place + "." + character for character in CHARACTER_IDS]]


def observe_display(t: MajestyTable, index: i64, out: Observation) -> None:
    """A split card shows two characters; an empty place is of tier 0."""
    card = t.display[index]
    out.add(0 if card == NO_CARD else CARDS[card].tier)
    out.add(t.display_meeples[index])
    first = out.room(KINDS)
    if card != NO_CARD:
        show(card, first, out)


def show(card: i64, first: i64, out: Observation) -> None:
    face = CARDS[card]
    out.count(first + face.first)
    if face.second != NO_CHARACTER:
        out.count(first + face.second)


# realms -------------------------------------------------------------------------------------


def realm_names(seat: str) -> list[str]:
    counts = [seat + "." + name for name in ("here", "coins", "meeples", "score", "infirmary")]
    columns = [seat + "." + character for character in CHARACTER_IDS]
    newest = [name + ".newest" for name in columns]
    wounded = [seat + ".wounded." + face.id for face in FACES]
    return counts + columns + newest + wounded + [seat + ".wounded.top"]


REALM_SIZE: Final = len(realm_names(""))


def observe_realm(t: MajestyTable, seat: i64, out: Observation) -> None:
    """Cards by the number of their face, from 1; the newest ones are the next to be wounded or healed."""
    realm = t.realms[seat]
    out.add(1)
    out.add(realm.coins)
    out.add(realm.meeples)
    out.add(final_score(t, seat))
    out.add(len(realm.infirmary))
    for character in range(KINDS):
        out.add(realm.count(character))
    for character in range(KINDS):
        out.add(face_number(realm.newest(character)))
    observe_wounded(realm, out)


def observe_wounded(realm: Realm, out: Observation) -> None:
    first = out.room(len(FACES))
    for card in realm.infirmary:
        out.count(first + FACE_OF[card])
    out.add(face_number(realm.infirmary[-1] if len(realm.infirmary) > 0 else NO_CARD))


def face_number(card: i64) -> i64:
    return 0 if card == NO_CARD else FACE_OF[card] + 1


FACE_OF: Final = [face for face in range(len(FACES)) for _ in range(FACES[face].count)]


# the key ------------------------------------------------------------------------------------


def know(t: MajestyTable, out: Knowledge) -> None:
    for building in range(BUILDINGS):
        out.add(SIDE_LETTERS.index(t.sides[building]))
    for realm in t.realms:
        realm.know(out)
    out.add_numbers(t.display)
    out.add_numbers(t.display_meeples)
    out.add(t.deck.left())
    out.add(visible_back(t))
    out.add(len(t.box))
