"""What everybody may know of the expansion, as numbers: all of it but the order of the pile of contributions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from royaume.games.architects.expansions.wonders.contribution_cards import CARD_IDS, CARDS
from royaume.games.architects.expansions.wonders.vocabulary import TOKENS, WONDERS
from royaume.games.architects.expansions.wonders.wonder_cards import WONDER_IDS
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import GOOD_IDS, MOST_SEATS, NO_SEAT, OPEN_PLACES, PLACE_IDS
from royaume.kernel.observing import Knowledge, Observation
from royaume.kernel.seats import seat_after, seen_from

if TYPE_CHECKING:
    from royaume.games.architects.expansions.wonders.kept import WondersKept

CARD_ROOM: Final = 8  # as many as the title may ever have
COUNTS: Final = [
    "in_play",
    "princess",
    "profiteer",
    "penalty",
    "cards_left",
    "extra",
    "contributions",
    "influence_due",
    "gold_given",
]


def part_names() -> list[str]:
    """Owners are counted from the seat that looks, from 1."""
    unused = ["unused." + str(number) for number in range(len(CARD_IDS), CARD_ROOM)]
    cards = [name + "." + card for name in ("consequence", "contribution", "past") for card in [*CARD_IDS, *unused]]
    tokens = ["token." + good for good in GOOD_IDS[:TOKENS]]
    wonders = [name + "." + wonder for name in ("tokens_on", "owner") for wonder in WONDER_IDS]
    places = [name + "." + place for name in ("wonder_at", "seized") for place in PLACE_IDS[:OPEN_PLACES]]
    seats = [f"seat+{k}.{name}" for k in range(MOST_SEATS) for name in ("influence", "credit")]
    return ["wonders." + name for name in COUNTS + cards + tokens + wonders + places + seats]


def observe_wonders(t: ArchitectsTable, kept: WondersKept, viewer: i64, out: Observation) -> None:
    card = CARDS[kept.consequence]
    out.add(1)
    out.add(card.princess)
    out.add(card.profiteer)
    out.add(card.penalty)
    out.add(kept.pile.left())
    out.add(kept.extra + 1)
    out.add(kept.contributions)
    out.add(kept.influence_due)
    out.add_flag(kept.gold_given)
    out.put(out.room(CARD_ROOM) + kept.consequence, 1)
    out.put(out.room(CARD_ROOM) + kept.contribution, 1)
    past = out.room(CARD_ROOM)
    for over in kept.past:
        out.put(past + over, 1)
    for good in range(TOKENS):
        out.add((kept.tokens >> good) & 1)
    observe_board(t, kept, viewer, out)
    for k in range(t.seats):
        seat = seat_after(t, viewer, k)
        out.add(kept.influence[seat])
        out.add(kept.credit[seat])


def observe_board(t: ArchitectsTable, kept: WondersKept, viewer: i64, out: Observation) -> None:
    for wonder in range(WONDERS):
        out.add(kept.on_wonder[wonder])
    for wonder in range(WONDERS):
        owner = kept.owner[wonder]
        out.add(0 if owner == NO_SEAT else seen_from(t, viewer, owner) + 1)
    for place in range(OPEN_PLACES):
        out.add(kept.wonder_at[place] + 1)
    for place in range(OPEN_PLACES):
        out.add((kept.seized >> place) & 1)


def know_wonders(kept: WondersKept, out: Knowledge) -> None:
    out.add_numbers(kept.influence)
    out.add_numbers(kept.credit)
    out.add(kept.consequence)
    out.add(kept.contribution)
    out.add(kept.pile.left())
    out.add_cards(kept.past)
    out.add(kept.tokens)
    out.add_numbers(kept.on_wonder)
    out.add_numbers(kept.owner)
    out.add_numbers(kept.wonder_at)
    out.add(kept.seized)
    out.add(kept.extra)
    out.add(kept.contributions)
    out.add(kept.influence_due)
    out.add_flag(kept.gold_given)
