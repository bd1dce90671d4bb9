"""What has to be looked at when, which tables are open to all, and for how long no server was there."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from royaume.server.store.sql import Database

SCHEMA = """
CREATE TABLE hours (id INTEGER PRIMARY KEY, lost BIGINT NOT NULL, seen BIGINT NOT NULL);
CREATE TABLE looks (of_table TEXT PRIMARY KEY, hour BIGINT NOT NULL) WITHOUT ROWID;
CREATE TABLE offers (of_table TEXT PRIMARY KEY, since BIGINT NOT NULL) WITHOUT ROWID;
"""


class Times:
    """Beside the logs, from which all but the lost time could be found out again: so that nobody has to read them."""

    db: Database

    def there(self, now: int, since: int, patience: int) -> int:
        """A server is there; how many seconds none was. One statement: of several servers one finds the gap."""
        self.db.write(
            """INSERT INTO hours VALUES (1, 0, ?) ON CONFLICT (id) DO UPDATE SET
               lost = CASE WHEN ? - hours.seen > ? THEN hours.lost + ? - hours.seen ELSE hours.lost END,
               seen = CASE WHEN excluded.seen > hours.seen THEN excluded.seen ELSE hours.seen END""",
            now,
            since,
            patience,
            since,
        )
        return int(self.db.row("SELECT lost FROM hours WHERE id = 1")[0])

    def look_again(self, table: str, hour: int) -> None:
        self.note("looks", "hour", table, hour)

    def note(self, part: str, column: str, table: str, when: int | None) -> None:
        if when is None:
            self.db.write(f"DELETE FROM {part} WHERE of_table = ?", table)  # noqa: S608 - names of ours
        else:
            insert = f"INSERT INTO {part} VALUES (?, ?)"  # noqa: S608
            self.db.write(f"{insert} ON CONFLICT (of_table) DO UPDATE SET {column} = excluded.{column}", table, when)

    def next_look(self) -> int | None:
        """The first hour at which a table is to be looked at."""
        row = self.db.row("SELECT min(hour) FROM looks")
        return None if row is None or row[0] is None else int(row[0])

    def to_look_at(self, hour: int, most: int) -> list[tuple[str, int]]:
        """Tables, and when each was to be looked at."""
        rows = self.db.rows("SELECT of_table, hour FROM looks WHERE hour <= ? ORDER BY hour LIMIT ?", hour, most)
        return [(str(table), int(when)) for table, when in rows]

    def looked_at(self, table: str, when: int, again: int | None) -> None:
        """What was to be looked at then comes again at another hour, or never; unless somebody has said more since."""
        if again is None:
            self.db.write("DELETE FROM looks WHERE of_table = ? AND hour = ?", table, when)
        else:
            self.db.write("UPDATE looks SET hour = ? WHERE of_table = ? AND hour = ?", again, table, when)

    def open_to_all(self, table: str, since: int | None) -> None:
        """From then on, or no longer."""
        self.note("offers", "since", table, since)

    def all_open(self, since: int, most: int) -> list[str]:
        """The newest first."""
        rows = self.db.rows("SELECT of_table FROM offers WHERE since >= ? ORDER BY since DESC LIMIT ?", since, most)
        return [str(table) for (table,) in rows]
