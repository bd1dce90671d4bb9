"""What a seat may know, as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from royaume.games.viscounts.cards.catalogue import CARD_IDS, FACES, face_of
from royaume.games.viscounts.cards.manuscripts import MANUSCRIPT_IDS
from royaume.games.viscounts.cards.player_cards import PLAYER_CARD_IDS
from royaume.games.viscounts.player import Player
from royaume.games.viscounts.scoring import final_score
from royaume.games.viscounts.solo.observing import OPPONENT_NAMES
from royaume.games.viscounts.table import FREE, ViscountsTable
from royaume.games.viscounts.vocabulary import (
    BUILDING_TYPES,
    GOOD_IDS,
    GOODS,
    ICON_IDS,
    ICONS,
    LINE,
    MOST_SEATS,
    RIBBON_IDS,
    RIBBONS,
    SECTION_IDS,
    SECTIONS,
    SEGMENT_IDS,
    SEGMENTS,
    SITE_IDS,
    SITES,
    SLOT_IDS,
    SLOTS,
)
from royaume.kernel.deck import NO_CARD
from royaume.kernel.ints import bit
from royaume.kernel.layout import Layout
from royaume.kernel.observing import Knowledge, Observation, observe_question, question_names
from royaume.kernel.seats import seat_after, seen_from

TABLE_NAMES: Final = [
    "players",
    "round",
    "last_round",
    "over",
    "active",
    "first",
    "played",
    "debts_left",
    "deeds_left",
    "poverty",
    "prosperity",
    "leader",
    "rotation",
]
FACE_IDS: Final = CARD_IDS[:FACES]


def names() -> list[str]:
    board = [name for segment in SEGMENT_IDS for name in segment_names(segment)]
    players = [name for k in range(MOST_SEATS) for name in player_names("seat+" + str(k))]
    pairs = ["pair." + card for card in PLAYER_CARD_IDS]
    sites = ["site." + site for site in SITE_IDS]
    return [*TABLE_NAMES, *board, *sites, *pairs, *players, *OPPONENT_NAMES, *question_names()]


def observe(t: ViscountsTable, viewer: i64, layout: Layout, out: Observation) -> None:
    out.clear()
    observe_table(t, viewer, out)
    for segment in range(SEGMENTS):
        observe_segment(t, segment, out)
    for site in range(SITES):
        out.add(standing_at(t, viewer, site))
    observe_pairs(t, out)
    for k in range(MOST_SEATS):
        if k < t.seats:
            observe_player(t, seat_after(t, viewer, k), viewer, out)
        else:
            out.room(PLAYER_SIZE)
    if any(p.automatic for p in t.players):
        t.opponent.observe(t, viewer, out)
    else:
        out.room(len(OPPONENT_NAMES))
    observe_question(t, viewer, layout, out)


def observe_table(t: ViscountsTable, viewer: i64, out: Observation) -> None:
    out.add(t.seats)
    out.add(t.round)
    out.add(t.last_round)
    out.add_flag(t.over)
    out.add(seen_from(t, viewer, t.active))
    out.add(seen_from(t, viewer, t.first))
    out.add(face_number(t.played))
    out.add(t.debts_left)
    out.add(t.deeds_left)
    out.add_flag(t.poverty)
    out.add_flag(t.prosperity)
    out.add(t.leader if t.leader < 0 else seen_from(t, viewer, t.leader))
    out.add(t.ring.rotation)


def face_number(card: i64) -> i64:
    """From 1; 0 where there is none."""
    return 0 if card == NO_CARD else face_of(card) + 1


# the board ----------------------------------------------------------------------------------


def segment_names(segment: str) -> list[str]:
    parts = ("place", "townsfolk", "townsfolk.left", "manuscript", "manuscript.left")
    return [segment + "." + part for part in parts]


def observe_segment(t: ViscountsTable, segment: i64, out: Observation) -> None:
    out.add(t.ring.place[segment])
    out.add(t.townsfolk[segment].top(t) + 1)
    out.add(t.townsfolk[segment].left())
    out.add(t.manuscripts[segment].top(t) + 1)
    out.add(t.manuscripts[segment].left())


def standing_at(t: ViscountsTable, viewer: i64, site: i64) -> i64:
    """0 where a spot is free, otherwise by owner and type, from 1."""
    built = t.sites[site]
    if built == FREE:
        return 0
    return 1 + seen_from(t, viewer, built // BUILDING_TYPES) * BUILDING_TYPES + built % BUILDING_TYPES


def observe_pairs(t: ViscountsTable, out: Observation) -> None:
    """The Hero that lies with each Player Card."""
    first = out.room(len(PLAYER_CARD_IDS))
    for i in range(len(t.pairs)):
        out.put(first + t.pairs[i], face_number(t.heroes[i]))


# players ------------------------------------------------------------------------------------

COUNTS: Final = (
    "here",
    "automatic",
    "space",
    "corruption",
    "virtue",
    "supply",
    "debts",
    "paid",
    "deeds",
    "approved",
    "score",
    "hand",
    "pile",
    "tier_3",
)


def player_names(seat: str) -> list[str]:
    parts = [
        *COUNTS,
        *GOOD_IDS,
        *["icon." + icon for icon in ICON_IDS],
        *["line." + str(space) for space in range(LINE)],
        *["slot." + slot for slot in SLOT_IDS],
        *["bonus." + ribbon for ribbon in RIBBON_IDS],
        *["tier_1." + section for section in SECTION_IDS],
        *["tier_2." + section for section in SECTION_IDS],
        *["manuscript." + tile for tile in MANUSCRIPT_IDS],
        *["hand." + face for face in FACE_IDS],
        *["unseen." + face for face in FACE_IDS],
        *["discarded." + face for face in FACE_IDS],
    ]
    return [seat + "." + part for part in parts]


PLAYER_SIZE: Final = len(player_names(""))


def observe_player(t: ViscountsTable, seat: i64, viewer: i64, out: Observation) -> None:
    """A hand is seen by its owner; what hand and pile hold together, by everybody."""
    p = t.players[seat]
    observe_counts(t, seat, out)
    for good in range(GOODS):
        out.add(p.goods[good])
    for icon in range(ICONS):
        out.add(p.icons[icon])
    for card in p.line:
        out.add(face_number(card))
    for slot in range(SLOTS):
        out.add_flag(p.slots & bit(slot) != 0)
    for ribbon in range(RIBBONS):
        out.add_flag(p.bonuses & bit(ribbon) != 0)
    for section in range(SECTIONS):
        out.add(t.outer(section, seat))
    for section in range(SECTIONS):
        out.add(t.inner(section, seat))
    mark(p.manuscripts, len(MANUSCRIPT_IDS), out)
    observe_cards(p, seat == viewer, out)


def observe_counts(t: ViscountsTable, seat: i64, out: Observation) -> None:
    p = t.players[seat]
    out.add(1)
    out.add_flag(p.automatic)
    out.add(p.space if p.space < 0 else t.ring.stop_of(p.space))
    out.add(p.corruption)
    out.add(p.virtue)
    out.add(p.supply)
    out.add(p.debts)
    out.add(p.paid)
    out.add(p.deeds)
    out.add(p.approved)
    out.add(final_score(t, seat))
    out.add(len(p.cards.hand))
    out.add(p.cards.pile.left())
    out.add(t.on_top(seat))


def observe_cards(p: Player, own: bool, out: Observation) -> None:
    mark(p.cards.hand.cards if own else (), FACES, out)
    mark(p.cards.unseen(), FACES, out)
    mark(p.cards.discarded, FACES, out)


def mark(cards: tuple[int, ...], n: i64, out: Observation) -> None:
    first = out.room(n)
    for card in cards:
        out.count(first + (face_of(card) if n == FACES else card))


# the key ------------------------------------------------------------------------------------


def know(t: ViscountsTable, viewer: i64, out: Knowledge) -> None:
    out.add_numbers(t.ring.segments)
    out.add(t.ring.rotation)
    out.add(t.first)
    for segment in range(SEGMENTS):
        out.add(t.townsfolk[segment].top(t))
        out.add(t.townsfolk[segment].left())
        out.add(t.manuscripts[segment].top(t))
        out.add(t.manuscripts[segment].left())
    out.add_numbers(t.sites)
    out.add_numbers(t.castle)
    out.add_cards(t.pairs)
    out.add_cards(t.heroes)
    out.add_cards(tuple(sorted(t.removed)))
    for number in (t.leader, t.played, t.debts_left, t.deeds_left, t.round, t.last_round):
        out.add(number)
    out.add_flag(t.poverty)
    out.add_flag(t.prosperity)
    for seat in range(t.seats):
        know_player(t.players[seat], seat == viewer, out)
    t.opponent.know(t, out)


def know_player(p: Player, own: bool, out: Knowledge) -> None:
    out.add_numbers(p.goods)
    out.add_numbers(p.line)
    out.add_numbers(p.icons)
    out.add_cards(p.manuscripts)
    for number in (p.space, p.slots, p.bonuses, p.corruption, p.virtue, p.supply):
        out.add(number)
    for number in (p.debts, p.paid, p.deeds, p.approved):
        out.add(number)
    out.add(p.cards.pile.left())
    out.add_cards(tuple(sorted(p.cards.hand.cards)) if own else ())
    out.add_cards(p.cards.unseen())
    out.add_cards(tuple(sorted(p.cards.discarded)))
