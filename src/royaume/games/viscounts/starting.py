"""What is true before the first turn: nobody has more than the Player Card gives, and nothing before it is chosen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from royaume.games.viscounts.buildings import NONE_BUILT
from royaume.games.viscounts.cards.player_cards import PLAYER_CARDS, PlayerCard, start_space
from royaume.games.viscounts.effects import DEBT, DEED, RESOURCE
from royaume.games.viscounts.gaining import ChoosingResource, Gaining, Granting
from royaume.games.viscounts.player import NOWHERE, Player
from royaume.games.viscounts.table import ViscountsTable
from royaume.games.viscounts.vocabulary import FIRST_SPACE, LAST_SPACE, WORKERS_EACH

MOST_AT_START: Final = 6  # Debts or Deeds of a Player Card and its extra step, not from Poverty and Prosperity
MOST_GOODS_BY_EXTRA: Final = 10
MOST_CARDS_BY_EXTRA: Final = 3  # Debts or Deeds


def start_contradicts(t: ViscountsTable, people: i64) -> str:
    if t.turn > 0:
        return ""
    seated: i64 = 0
    for seat in range(t.seats):
        p = t.players[seat]
        if p.in_line() > 0 or len(p.cards.hand) > 0:
            return f"seat {int(seat)} has cards in hand or in line before the first turn"
        if p.space != NOWHERE:
            seated += 1
        wrong = before_choosing(p) if p.space == NOWHERE else card_contradicts(t, seat)
        if wrong:
            return f"seat {int(seat)} {wrong}"
    if len(t.pairs) + seated != people + 1:
        return f"{len(t.pairs)} Player Cards are left of {int(people) + 1}, and {int(seated)} were taken"
    return ""


def before_choosing(p: Player) -> str:
    untouched = p.slots == NONE_BUILT and p.corruption == FIRST_SPACE and p.virtue == LAST_SPACE
    has = goods_of(p) + p.debts + p.paid + p.deeds + p.approved + len(p.manuscripts) + p.bonuses
    if untouched and has == 0 and p.supply == WORKERS_EACH:
        return ""
    return "has gained something before it has a Player Card"


def card_contradicts(t: ViscountsTable, seat: i64) -> str:
    """What it has, and what the card is still to give; the extra step comes last, and brings a little more."""
    p = t.players[seat]
    if p.automatic:
        most = max(p.debts + p.paid, p.deeds + p.approved)
        return "" if most <= MOST_AT_START else "has more Debts or Deeds than its board gives"
    card = card_at(p.space)
    if card < 0 or card in t.pairs:
        return "has a Viscount where no Player Card has put it"
    face = PLAYER_CARDS[card]
    more = 0 if awaits_extra(t, seat, face) else 1
    gained = [
        goods_of(p) + still_to_gain(t, seat, RESOURCE) - sum(face.goods) - face.any_resource,
        p.debts + p.paid + still_to_gain(t, seat, DEBT) - face.debts,
        p.deeds + p.approved + still_to_gain(t, seat, DEED) - face.deeds,
    ]
    if gained[0] <= more * MOST_GOODS_BY_EXTRA and max(gained[1], gained[2]) <= more * MOST_CARDS_BY_EXTRA:
        return ""
    return f"has more before the first turn than Player Card {int(face.number)} gives"


def card_at(space: i64) -> int:
    for card in range(len(PLAYER_CARDS)):
        if start_space(card) == space:
            return card
    return -1


def awaits_extra(t: ViscountsTable, seat: i64, face: PlayerCard) -> bool:
    step = t.frames[1] if t.depth > 1 else None
    return isinstance(step, Granting) and step.who == seat and step.effect == face.extra


def still_to_gain(t: ViscountsTable, seat: i64, op: i64) -> i64:
    n: i64 = 0
    for frame in t.stack:
        if isinstance(frame, Gaining) and frame.who == seat and frame.op == op:
            n += frame.n
        if isinstance(frame, ChoosingResource) and frame.seat == seat and op == RESOURCE:
            n += frame.n
    return n


def goods_of(p: Player) -> i64:
    n: i64 = 0
    for good in p.goods:
        n += good
    return n
