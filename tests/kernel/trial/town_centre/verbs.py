"""The only code that changes the table of the base game: one thing each, one event told."""

from __future__ import annotations

from mypy_extensions import i64

from trial.town_centre.events import (
    GOODS_GAINED,
    SILVER_GAINED,
    SILVER_SPENT,
    TAX_PAID,
    TAXES_TAKEN,
    VIRTUE_LOST,
    WORKER_PLACED,
    WORKER_TAKEN_BACK,
    WORKERS_CAPTURED,
    WORKERS_IMPRISONED,
    WORKERS_RELEASED,
)
from trial.town_centre.table import TownTable


def place_worker(t: TownTable, seat: i64, place: i64) -> None:
    p = t.players[seat]
    p.workers -= 1
    p.at[place] += 1
    t.tell(WORKER_PLACED, seat, place)


def take_back(t: TownTable, seat: i64, place: i64) -> None:
    p = t.players[seat]
    p.at[place] -= 1
    p.workers += 1
    t.tell(WORKER_TAKEN_BACK, seat, place)


def capture(t: TownTable, seat: i64, place: i64, owner: i64) -> None:
    """All workers of one colour at one place: own ones return to the supply, others are held."""
    at = t.players[owner].at
    n = at[place]
    at[place] = 0
    if owner == seat:
        t.players[seat].workers += n
    else:
        t.players[seat].held[owner] += n
    t.tell(WORKERS_CAPTURED, seat, place, owner, n)


def imprison(t: TownTable, seat: i64, place: i64) -> None:
    p = t.players[seat]
    n = p.at[place]
    p.at[place] = 0
    p.prison += n
    t.tell(WORKERS_IMPRISONED, seat, place, n)


def release(t: TownTable, seat: i64, n: i64) -> None:
    p = t.players[seat]
    p.prison -= n
    p.workers += n
    t.tell(WORKERS_RELEASED, seat, n)


def gain_goods(t: TownTable, seat: i64, good: i64, n: i64) -> None:
    t.players[seat].goods[good] += n
    t.tell(GOODS_GAINED, seat, good, n)


def gain_silver(t: TownTable, seat: i64, n: i64) -> None:
    t.players[seat].silver += n
    t.tell(SILVER_GAINED, seat, n)


def spend_silver(t: TownTable, seat: i64, n: i64) -> None:
    t.players[seat].silver -= n
    t.tell(SILVER_SPENT, seat, n)


def pay_tax(t: TownTable, seat: i64, n: i64) -> None:
    t.players[seat].silver -= n
    t.tax += n
    t.tell(TAX_PAID, seat, n)


def take_taxes(t: TownTable, seat: i64) -> None:
    n = t.tax
    t.tax = 0
    t.players[seat].silver += n
    t.tell(TAXES_TAKEN, seat, n)


def lose_virtue(t: TownTable, seat: i64, n: i64) -> None:
    """Each point below 0 is a debt."""
    p = t.players[seat]
    missing = n - p.virtue
    if missing < 0:
        missing = 0
    p.virtue -= n - missing
    p.debts += missing
    t.tell(VIRTUE_LOST, seat, n, missing)
