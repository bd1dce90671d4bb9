"""The tile over the Guildhall: spaces that renew the apprentices, and workers that stand on one's own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from royaume.games.architects.table import ArchitectsTable, guildhall_columns, guildhall_spaces

REFRESH_ROWS: Final = 3
REFRESH_COLUMN: Final = 3


def refresh_spaces(t: ArchitectsTable) -> list[i64]:
    """The third space of each of the first three rows; spaces are counted from 1."""
    return [row * guildhall_columns(t) + REFRESH_COLUMN for row in range(REFRESH_ROWS)]


def is_refresh_space(t: ArchitectsTable, space: i64) -> bool:
    columns = guildhall_columns(t)
    return space <= REFRESH_ROWS * columns and (space - REFRESH_COLUMN) % columns == 0


def spaces_taken(t: ArchitectsTable) -> i64:
    """Workers laid down beside the Guildhall in the last round are on no space."""
    return min(len(t.guildhall), guildhall_spaces(t))
