"""Finished reviews: what took a while to find is found once."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from royaume.server.store.players import Rows

# `made_by`: what made it, for another would find something else
SCHEMA = """
CREATE TABLE reviews (
    of_table TEXT PRIMARY KEY, version BIGINT NOT NULL, made_by TEXT NOT NULL, text BLOB NOT NULL, at TEXT NOT NULL
);
"""

MOST = 1000
OLDER = "DELETE FROM reviews WHERE at < (SELECT min(at) FROM (SELECT at FROM reviews ORDER BY at DESC LIMIT ?) AS n)"


class ReviewRows:
    """The newest ones. Calls may block, and end like those of a store."""

    def __init__(self, db: Rows) -> None:
        self.db = db

    def keep(self, table: str, version: int, made_by: str, text: bytes, at: str) -> None:
        with self.db.writing():
            self.db.write("DELETE FROM reviews WHERE of_table = ?", table)
            values = (table, version, made_by, zlib.compress(text), at)
            self.db.write("INSERT INTO reviews VALUES (?, ?, ?, ?, ?)", *values)
            self.db.write(OLDER, MOST)

    def find(self, table: str, version: int, made_by: str) -> bytes | None:
        query = "SELECT text FROM reviews WHERE of_table = ? AND version = ? AND made_by = ?"
        row = self.db.row(query, table, version, made_by)
        return None if row is None else zlib.decompress(row[0])
