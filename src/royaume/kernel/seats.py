"""Seats as they are seen from one of them: 0 is that seat itself, then the others in turn order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from royaume.kernel.table import Table


def seen_from(t: Table, viewer: i64, seat: i64) -> i64:
    return (seat - viewer + t.seats) % t.seats


def seat_after(t: Table, viewer: i64, steps: i64) -> i64:
    """The seat that is so many steps after this one in turn order."""
    return (viewer + steps) % t.seats
