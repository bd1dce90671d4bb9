"""What is kept for ratings: the results of finished games. The ratings themselves are made from them each time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import json

from royaume.server.ratings.rating import Result

if TYPE_CHECKING:
    from royaume.server.store.players import Rows

# no result: the game did not count
SCHEMA = """
CREATE TABLE results (at_table TEXT PRIMARY KEY, finished TEXT NOT NULL, result TEXT NOT NULL);
"""

DECODER = json.Decoder(Result)


class RatingRows:
    """Calls may block, and end like those of a store: what was written is on disk when a call returns."""

    def __init__(self, db: Rows) -> None:
        self.db = db

    def settle(self, table: str, finished: str, result: Result | None) -> None:
        """Once: what is known already stays."""
        text = "" if result is None else json.encode(result).decode()
        with self.db.writing():
            self.db.write("INSERT INTO results VALUES (?, ?, ?) ON CONFLICT DO NOTHING", table, finished, text)

    def unsettled(self, begun_with: bytes) -> list[str]:
        """The finished games whose log begins like this, and of which nothing is known."""
        query = """SELECT records.of_table FROM records
                   JOIN entries ON entries.of_table = records.of_table AND version = 1 AND what = ?
                   WHERE NOT EXISTS (SELECT 1 FROM results WHERE at_table = records.of_table)"""
        return [str(table) for (table,) in self.db.rows(query, begun_with)]

    def results(self) -> list[Result]:
        rows = self.db.rows("SELECT result FROM results WHERE result <> '' ORDER BY finished, at_table")
        return [DECODER.decode(text) for (text,) in rows]
