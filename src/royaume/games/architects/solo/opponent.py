"""The opponent's turn: a Scheme card says where its worker goes, fixed priorities say what it does there."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.cathedral import climb, draw_reward, why_closed
from royaume.games.architects.events import (
    BUILDING_CONSTRUCTED,
    NOTHING_TO_TAKE_BACK,
    SCHEME_REVEALED,
)
from royaume.games.architects.places.black_market import is_full
from royaume.games.architects.places.guildhall import note_reset
from royaume.games.architects.places.town_centre import one_place_too_many
from royaume.games.architects.solo.kept import Schemes, schemes_of
from royaume.games.architects.solo.schemes import SCHEMES
from royaume.games.architects.table import (
    ArchitectsTable,
    captives_of,
    held_elsewhere,
    on_open_places,
)
from royaume.games.architects.verbs import (
    add_taxes,
    capture,
    clear_columns,
    gain_goods,
    jail_captives,
    place_worker,
    recover_all,
    release,
    spend_goods,
    take_back,
    take_taxes,
)
from royaume.games.architects.virtue import CATHEDRAL_FROM, charge_debts, charge_virtue, gain_virtue, pay_off_debt
from royaume.games.architects.vocabulary import (
    FOREST,
    GUARDHOUSE,
    GUILDHALL,
    MARBLE,
    MARKET_LEFT,
    MARKET_MIDDLE,
    MINES,
    NO_SEAT,
    QUARRY,
    SILVER,
    SILVERSMITH,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
)
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import ALLOWED, Step

CAPTURE_ORDER: Final = (
    MINES,
    STOREHOUSE,
    TOWN_CENTRE,
    FOREST,
    QUARRY,
    SILVERSMITH,
    GUARDHOUSE,
    WORKSHOP,
    TAX_STAND,
)
TAXES_WORTH_TAKING: Final = 4
SENT_PER_MARBLE: Final = 3
TAX_OF_WORKSHOP: Final = 2
TAX_OF_CAPTURES: Final = 1
TAX_OF_DEBT: Final = 3


@final
class OpponentsTurn(Step[ArchitectsTable]):
    """Nobody decides: the top Scheme card is followed."""

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        seat = self.who
        place = SCHEMES[reveal_scheme(t, seat)].place
        if t.players[seat].supply == 0:
            take_one_back(t, seat)
            return
        t.idle = 0
        if place == MARKET_LEFT:
            go_to_market(t, seat)
        elif place == TAX_STAND:
            rob_tax_stand(t, seat)
        elif place == GUILDHALL:
            work_at_guildhall(t, seat)
        else:
            place_worker(t, seat, place)
            act(t, seat, place)


def reveal_scheme(t: ArchitectsTable, seat: i64) -> i64:
    """The discards are shuffled when the pile is empty."""
    kept: Schemes = schemes_of(t)
    if kept.pile.left() == 0:
        kept.pile.lay(t.chance.shuffled(kept.revealed))
        kept.revealed = ()
    scheme = kept.pile.draw(t)
    kept.revealed = kept.revealed + (int(scheme),)
    t.tell(SCHEME_REVEALED, seat, scheme)
    return scheme


def take_one_back(t: ArchitectsTable, seat: i64) -> None:
    """From its largest group; of equal ones the first of the capture order."""
    at = t.players[seat].at
    if on_open_places(t.players[seat]) == 0:
        t.tell(NOTHING_TO_TAKE_BACK, seat)
        return
    t.idle = 0
    largest: i64 = CAPTURE_ORDER[0]
    for place in CAPTURE_ORDER:
        if at[place] > at[largest]:
            largest = place
    take_back(t, seat, largest)


def act(t: ArchitectsTable, seat: i64, place: i64) -> None:
    n = t.players[seat].at[place]
    if place == STOREHOUSE:
        if n == 1:
            gain_virtue(t, seat, 1)
        else:
            gain_goods(t, seat, MARBLE, n // 2)
    elif place == WORKSHOP:
        clear_columns(t, seat, 1)
        add_taxes(t, seat, TAX_OF_WORKSHOP)
    elif place == TOWN_CENTRE:
        add_taxes(t, seat, TAX_OF_CAPTURES)
        make_captures(t, seat, n)
    elif place == GUARDHOUSE:
        t.push(OpponentGuarding(seat, n))
    elif n >= 2:
        gain_goods(t, seat, MARBLE, 1)


def make_captures(t: ArchitectsTable, seat: i64, n: i64) -> None:
    for _ in range(n):
        place, owner = largest_group(t, seat)
        if owner == NO_SEAT:
            return
        capture(t, seat, place, owner, t.players[owner].at[place])


def largest_group(t: ArchitectsTable, seat: i64) -> tuple[i64, i64]:
    """Of equal groups that of the player next in turn order, then the first place of the order."""
    most: i64 = 0
    found: i64 = 0
    whose: i64 = NO_SEAT
    for k in range(1, t.seats):
        owner = (seat + k) % t.seats
        at = t.players[owner].at
        for place in CAPTURE_ORDER:
            if at[place] > most and not one_place_too_many(t, t.captured_at, place):
                most = at[place]
                found = place
                whose = owner
    return found, whose


@final
class OpponentGuarding(Step[ArchitectsTable]):
    """One Guardhouse action after the other, the first of the list that is possible."""

    def __init__(self, who: i64, left: i64) -> None:
        super().__init__(who)
        self.left: Final = left

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        if self.left > 1:
            t.push(OpponentGuarding(self.who, self.left - 1))
        guard(t, self.who)

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.left)]


def guard(t: ArchitectsTable, seat: i64) -> None:
    p = t.players[seat]
    if captives_of(p) > 0:
        gain_goods(t, seat, MARBLE, jail_captives(t, seat) // SENT_PER_MARBLE)
    elif p.prison > 0:
        release(t, seat, p.prison)
    elif held_elsewhere(t, seat) > 0:
        recover_all(t, seat)
        charge_virtue(t, seat, 1)
        charge_debts(t, seat, 1)
    elif p.debts > 0:
        add_taxes(t, seat, TAX_OF_DEBT)
        pay_off_debt(t, seat)
    else:
        gain_virtue(t, seat, 1)


def go_to_market(t: ArchitectsTable, seat: i64) -> None:
    """The left-most free space, whatever its virtue. There always is one: a full market was reset."""
    space: i64 = 0
    while t.market[space] != NO_SEAT:
        space += 1
    place = MARKET_LEFT + space
    place_worker(t, seat, place)
    if is_full(t):
        t.reset_due = True
    charge_virtue(t, seat, 1)
    if place == MARKET_MIDDLE:
        clear_columns(t, seat, 1)
    else:
        gain_goods(t, seat, MARBLE, 1)


def rob_tax_stand(t: ArchitectsTable, seat: i64) -> None:
    """Only for four silver or more; for less it acts as at the Silversmith."""
    if t.taxes < TAXES_WORTH_TAKING:
        place_worker(t, seat, SILVERSMITH)
        act(t, seat, SILVERSMITH)
        return
    place_worker(t, seat, TAX_STAND)
    taken = t.taxes
    charge_virtue(t, seat, 2)
    take_taxes(t, seat)
    spend_goods(t, seat, SILVER, taken)
    gain_goods(t, seat, MARBLE, taken // TAXES_WORTH_TAKING)


def work_at_guildhall(t: ArchitectsTable, seat: i64) -> None:
    place_worker(t, seat, GUILDHALL)
    note_reset(t)
    p = t.players[seat]
    if schemes_of(t).opponent.climbs and p.virtue >= CATHEDRAL_FROM and why_closed(t, seat) == ALLOWED:
        climb(t, seat)
        draw_reward(t, seat)
        gain_virtue(t, seat, 1)
    else:
        build_top_card(t, seat)


def build_top_card(t: ArchitectsTable, seat: i64) -> None:
    """At no cost and without its effects; nothing if no card is left."""
    card = t.plans.draw(t)
    if card == NO_CARD:
        return
    p = t.players[seat]
    p.built = p.built + (int(card),)
    t.tell(BUILDING_CONSTRUCTED, seat, card)
