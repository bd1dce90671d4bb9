"""The only code that changes boards and piles: one thing each, one event told. Virtue and debts have theirs beside."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from royaume.games.architects.events import (
    APPRENTICE_DISCARDED,
    APPRENTICE_HIRED,
    APPRENTICE_REMOVED,
    APPRENTICE_REVEALED,
    CAPTIVES_JAILED,
    COINS_LAID,
    GOODS_GAINED,
    GOODS_SPENT,
    NO_PLAN_LEFT,
    PLAN_DISCARDED,
    PLAN_DRAWN,
    TAX_PAID,
    TAXES_ADDED,
    TAXES_TAKEN,
    WORKER_PLACED,
    WORKER_TAKEN_BACK,
    WORKER_WON_BACK,
    WORKERS_CAPTURED,
    WORKERS_JAILED,
    WORKERS_RECOVERED,
    WORKERS_RELEASED,
)
from royaume.games.architects.table import ArchitectsTable, at_market, look_at_cards
from royaume.games.architects.vocabulary import (
    GUILDHALL,
    MARKET_LEFT,
    MARKET_SPACES,
    NO_SEAT,
    OPEN_PLACES,
    PRISON,
    ROWS,
    SILVER,
)
from royaume.kernel.deck import NO_CARD, without
from royaume.kernel.ints import with_number

JAILED_FOR: Final = 1  # silver for each captive sent to Prison


def gain_goods(t: ArchitectsTable, seat: i64, good: i64, n: i64) -> None:
    if n == 0:
        return
    t.players[seat].goods[good] += n
    t.tell(GOODS_GAINED, seat, good, n)


def spend_goods(t: ArchitectsTable, seat: i64, good: i64, n: i64) -> None:
    if n == 0:
        return
    t.players[seat].goods[good] -= n
    t.tell(GOODS_SPENT, seat, good, n)


def pay_tax(t: ArchitectsTable, seat: i64, silver: i64) -> None:
    t.players[seat].goods[SILVER] -= silver
    t.taxes += silver
    t.tell(TAX_PAID, seat, silver)


def add_taxes(t: ArchitectsTable, seat: i64, silver: i64) -> None:
    """Silver from the supply that a solo opponent owes."""
    t.taxes += silver
    t.tell(TAXES_ADDED, seat, silver)


def take_taxes(t: ArchitectsTable, seat: i64) -> None:
    silver = t.taxes
    t.taxes = 0
    t.players[seat].goods[SILVER] += silver
    t.tell(TAXES_TAKEN, seat, silver)


def lay_coins(t: ArchitectsTable, seat: i64, slot: i64, coins: i64) -> None:
    """One on each of the left-most cards of the row."""
    if coins == 0:
        return
    left = slot - slot % t.columns
    for column in range(coins):
        t.coins[left + column] += 1
    t.tell(COINS_LAID, seat, coins)


# workers --------------------------------------------------------------------------------


def place_worker(t: ArchitectsTable, seat: i64, place: i64) -> None:
    p = t.players[seat]
    p.supply -= 1
    if place < OPEN_PLACES:
        p.at[place] += 1
        t.tell(WORKER_PLACED, seat, place, p.at[place])
    elif place == GUILDHALL:
        t.guildhall = t.guildhall + (int(seat),)
        t.quiet = 0
        t.tell(WORKER_PLACED, seat, place, 1)
    else:
        t.market = with_number(t.market, place - MARKET_LEFT, seat)
        t.tell(WORKER_PLACED, seat, place, 1)


def take_back(t: ArchitectsTable, seat: i64, place: i64) -> None:
    p = t.players[seat]
    p.supply += 1
    if place < OPEN_PLACES:
        p.at[place] -= 1
    elif place == PRISON:
        p.prison -= 1
    else:
        t.market = with_number(t.market, place - MARKET_LEFT, NO_SEAT)
    t.tell(WORKER_TAKEN_BACK, seat, place)


def win_back(t: ArchitectsTable, seat: i64, owner: i64) -> None:
    """One worker from another player's board."""
    captor = t.players[owner]
    captor.held = with_number(captor.held, seat, captor.held[seat] - 1)
    t.players[seat].supply += 1
    t.tell(WORKER_WON_BACK, seat, owner)


def capture(t: ArchitectsTable, seat: i64, place: i64, owner: i64, n: i64) -> None:
    """So many workers of one colour at one place: own ones return to the supply, others are held."""
    t.players[owner].at[place] -= n
    t.captured_at |= 1 << place
    if owner == seat:
        t.players[seat].supply += n
    else:
        captor = t.players[seat]
        captor.held = with_number(captor.held, owner, captor.held[owner] + n)
    t.tell(WORKERS_CAPTURED, seat, place, owner, n)


def jail_captives(t: ArchitectsTable, seat: i64) -> i64:
    """All captives on the board go to Prison; how many there were."""
    captor = t.players[seat]
    sent: i64 = 0
    for owner in range(t.seats):
        n = captor.held[owner]
        if n > 0:
            captor.held = with_number(captor.held, owner, 0)
            t.players[owner].prison += n
            sent += n
            t.tell(CAPTIVES_JAILED, seat, owner, n)
    return sent


def jail_market(t: ArchitectsTable, seat: i64) -> None:
    """A seat's workers at the Black Market go to Prison."""
    n = at_market(t, seat)
    if n == 0:
        return
    for space in range(MARKET_SPACES):
        if t.market[space] == seat:
            t.market = with_number(t.market, space, NO_SEAT)
    t.players[seat].prison += n
    t.tell(WORKERS_JAILED, seat, n)


def release(t: ArchitectsTable, seat: i64, n: i64) -> None:
    """From Prison to the supply."""
    if n == 0:
        return
    p = t.players[seat]
    p.prison -= n
    p.supply += n
    t.tell(WORKERS_RELEASED, seat, n)


def recover(t: ArchitectsTable, seat: i64, owner: i64) -> None:
    """All of a seat's workers from one other board."""
    captor = t.players[owner]
    n = captor.held[seat]
    if n == 0:
        return
    captor.held = with_number(captor.held, seat, 0)
    t.players[seat].supply += n
    t.tell(WORKERS_RECOVERED, seat, owner, n)


def recover_all(t: ArchitectsTable, seat: i64) -> None:
    for owner in range(t.seats):
        recover(t, seat, owner)


# building cards -------------------------------------------------------------------------


def draw_plans(t: ArchitectsTable, seat: i64, n: i64) -> None:
    """As many as are left."""
    p = t.players[seat]
    for _ in range(n):
        card = t.plans.draw_for_later(t)
        if card == NO_CARD:
            t.tell(NO_PLAN_LEFT, seat)
            return
        p.hand = p.hand.take(card)
        t.tell(PLAN_DRAWN, seat, card)


def discard_plan(t: ArchitectsTable, seat: i64, card: i64) -> None:
    p = t.players[seat]
    p.hand = p.hand.bury(card, t.plans)
    t.tell(PLAN_DISCARDED, seat, card)


# apprentices ----------------------------------------------------------------------------


def discard_apprentice(t: ArchitectsTable, seat: i64, card: i64) -> None:
    """Face down under the pile; its virtue is not undone."""
    p = t.players[seat]
    p.crew = without(p.crew, card)
    look_at_cards(t, seat)
    t.people.put_under(card)
    t.tell(APPRENTICE_DISCARDED, seat, card)


def take_apprentice(t: ArchitectsTable, seat: i64, slot: i64) -> i64:
    """The card with the coins on it; it leaves a gap. Its number."""
    p = t.players[seat]
    card = t.row[slot]
    coins = t.coins[slot]
    t.row[slot] = NO_CARD
    t.coins[slot] = 0
    p.goods[SILVER] += coins
    p.crew = p.crew + (int(card),)
    look_at_cards(t, seat)
    t.tell(APPRENTICE_HIRED, seat, card, coins)
    return card


def remove_apprentice(t: ArchitectsTable, seat: i64, slot: i64) -> None:
    """A face-up card goes under the pile, the coins on it to the supply; it leaves a gap."""
    card = t.row[slot]
    if card == NO_CARD:
        return
    t.row[slot] = NO_CARD
    t.coins[slot] = 0
    t.people.put_under(card)
    t.tell(APPRENTICE_REMOVED, seat, card)


def clear_columns(t: ArchitectsTable, seat: i64, columns: i64) -> None:
    """The left-most apprentices of both rows are removed; the others slide left, and new ones come."""
    for row in range(ROWS):
        for column in range(columns):
            remove_apprentice(t, seat, row * t.columns + column)
    close_up(t, seat)


def clear_column(t: ArchitectsTable, seat: i64, column: i64) -> None:
    """Both apprentices of one column are removed; those to the right slide left, and new ones come."""
    for row in range(ROWS):
        remove_apprentice(t, seat, row * t.columns + column)
    close_up(t, seat)


def close_up(t: ArchitectsTable, seat: i64) -> None:
    for row in range(ROWS):
        close_gaps(t, row)
    for slot in range(ROWS * t.columns):
        if t.row[slot] == NO_CARD:
            fill_slot(t, seat, slot)


def close_gaps(t: ArchitectsTable, row: i64) -> None:
    """Cards slide left with their coins; the gaps are then on the right."""
    left = row * t.columns
    for slot in range(left, left + t.columns):
        if t.row[slot] != NO_CARD:
            card, coins = t.row[slot], t.coins[slot]
            t.row[slot] = NO_CARD
            t.coins[slot] = 0
            t.row[left] = card
            t.coins[left] = coins
            left += 1


def refill_row(t: ArchitectsTable, seat: i64, slot: i64) -> None:
    """Cards right of the gap slide left with their coins; a new card comes to the last column of the row."""
    last = slot - slot % t.columns + t.columns - 1
    for i in range(slot, last):
        t.row[i] = t.row[i + 1]
        t.coins[i] = t.coins[i + 1]
    t.coins[last] = 0
    t.row[last] = NO_CARD
    fill_slot(t, seat, last)


def fill_slot(t: ArchitectsTable, seat: i64, slot: i64) -> None:
    """A gap in the rows is filled from the pile."""
    card = t.people.draw_for_later(t)
    t.row[slot] = card
    if card != NO_CARD:
        t.tell(APPRENTICE_REVEALED, seat, card)
