"""The store in one SQLite file: write-ahead log, and every commit is on disk before it is acknowledged."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from msgspec import structs

from royaume.kernel.errors import BadInput
from royaume.server.store import Entry, Holder, Line, Origin, SavedState, StoredTable, Taken

FILE = "royaume.sqlite3"
SCHEMA = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, config BLOB NOT NULL, seed TEXT NOT NULL,
    start BLOB, seats BLOB NOT NULL, imported INTEGER NOT NULL, made TEXT NOT NULL,
    key TEXT UNIQUE, request TEXT NOT NULL, rematch_of TEXT UNIQUE
) WITHOUT ROWID;
CREATE TABLE entries (
    of_table TEXT NOT NULL REFERENCES tables (id), version INTEGER NOT NULL, key TEXT, request TEXT NOT NULL,
    what BLOB NOT NULL, at TEXT NOT NULL,
    PRIMARY KEY (of_table, version), UNIQUE (of_table, key)
) WITHOUT ROWID;
CREATE TABLE holders (
    of_table TEXT NOT NULL REFERENCES tables (id), hash TEXT NOT NULL, seats TEXT NOT NULL,
    PRIMARY KEY (of_table, hash)
) WITHOUT ROWID;
CREATE TABLE lines (
    of_table TEXT NOT NULL REFERENCES tables (id), said INTEGER NOT NULL, key TEXT, request TEXT NOT NULL,
    seat INTEGER NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, at TEXT NOT NULL,
    PRIMARY KEY (of_table, said), UNIQUE (of_table, key)
) WITHOUT ROWID;
"""


KEPT = """
CREATE TABLE states (
    of_table TEXT PRIMARY KEY REFERENCES tables (id), version INTEGER NOT NULL, rules INTEGER NOT NULL,
    state BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE records (
    of_table TEXT PRIMARY KEY REFERENCES tables (id), text TEXT NOT NULL
) WITHOUT ROWID;
"""

ORIGINS = """
CREATE TABLE origins (
    of_table TEXT PRIMARY KEY REFERENCES tables (id), from_table TEXT NOT NULL, at INTEGER NOT NULL
) WITHOUT ROWID;
"""

# each format with what it added; what is older than the first cannot be opened
BRINGS = {2: SCHEMA, 3: KEPT, 4: ORIGINS}
FORMAT = max(BRINGS)


class SqliteStore:
    """One connection, used by one thread at a time."""

    def __init__(self, folder: Path) -> None:
        file = folder / FILE
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.db = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=10)
            self.prepare(file)
        except (OSError, sqlite3.Error) as error:
            raise BadInput("data-folder", folder=str(folder), reason=str(error)) from None

    def prepare(self, file: Path) -> None:
        self.db.execute("PRAGMA journal_mode = WAL")
        self.db.execute("PRAGMA synchronous = FULL")
        self.db.execute("PRAGMA foreign_keys = ON")
        with self.writing():
            found = int(self.db.execute("PRAGMA user_version").fetchone()[0])
            if found not in (0, *BRINGS):
                raise BadInput("data-format", file=str(file), theirs=found, ours=FORMAT)
            for script in [script for brought_by, script in BRINGS.items() if brought_by > found]:
                for statement in script.split(";\n"):
                    self.db.execute(statement)
            self.db.execute(f"PRAGMA user_version = {FORMAT}")

    @contextmanager
    def writing(self) -> Iterator[None]:
        """All or nothing; on disk at the end."""
        self.db.execute("BEGIN IMMEDIATE")
        try:
            yield
            self.db.execute("COMMIT")
        except BaseException as error:
            if self.db.in_transaction:
                self.db.execute("ROLLBACK")
            if isinstance(error, sqlite3.IntegrityError):
                raise Taken from None
            raise

    def add_table(
        self,
        table: StoredTable,
        holders: Sequence[Holder],
        entries: Sequence[Entry] = (),
        rematch_of: str | None = None,
        record: str | None = None,
        origin: Origin | None = None,
    ) -> None:
        t = table
        row = (*structs.astuple(t), rematch_of)
        with self.writing():
            self.db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
            self.insert_holders(t.id, holders)
            for entry in entries:
                self.insert_entry(t.id, entry)
            self.insert_record(t.id, record)
            if origin is not None:
                self.db.execute("INSERT INTO origins VALUES (?, ?, ?)", (t.id, origin.table, origin.at))

    def table(self, table: str) -> StoredTable | None:
        return self.one_table("SELECT * FROM tables WHERE id = ?", table)

    def made_by(self, key: str) -> StoredTable | None:
        return self.one_table("SELECT * FROM tables WHERE key = ?", key)

    def one_table(self, query: str, value: str) -> StoredTable | None:
        row = self.db.execute(query, (value,)).fetchone()
        if row is None:
            return None
        name, game, rules, config, seed, start, seats, imported, *rest = row[:-1]
        return StoredTable(name, game, rules, config, seed, start, seats, bool(imported), *rest)

    def rematch_of(self, table: str) -> str | None:
        row = self.db.execute("SELECT id FROM tables WHERE rematch_of = ?", (table,)).fetchone()
        return None if row is None else str(row[0])

    def origin_of(self, table: str) -> Origin | None:
        row = self.db.execute("SELECT from_table, at FROM origins WHERE of_table = ?", (table,)).fetchone()
        return None if row is None else Origin(*row)

    def entries(self, table: str) -> list[Entry]:
        query = "SELECT version, key, request, what, at FROM entries WHERE of_table = ? ORDER BY version"
        return [Entry(*row) for row in self.db.execute(query, (table,))]

    def append(self, table: str, entry: Entry) -> None:
        with self.writing():
            self.insert_entry(table, entry)

    def insert_entry(self, table: str, entry: Entry) -> None:
        row = (table, entry.version, entry.key, entry.request, entry.what, entry.at)
        self.db.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", row)

    def keep(self, states: Sequence[SavedState]) -> None:
        with self.writing():
            for saved in states:
                row = (saved.table, saved.version, saved.rules, saved.state)
                self.db.execute("INSERT OR REPLACE INTO states VALUES (?, ?, ?, ?)", row)
                self.insert_record(saved.table, saved.record)

    def insert_record(self, table: str, record: str | None) -> None:
        if record is not None:
            self.db.execute("INSERT OR REPLACE INTO records VALUES (?, ?)", (table, record))

    def saved(self, table: str) -> SavedState | None:
        row = self.db.execute("SELECT * FROM states WHERE of_table = ?", (table,)).fetchone()
        return None if row is None else SavedState(*row)

    def record(self, table: str) -> str | None:
        row = self.db.execute("SELECT text FROM records WHERE of_table = ?", (table,)).fetchone()
        return None if row is None else str(row[0])

    def holders(self, table: str) -> list[Holder]:
        rows = self.db.execute("SELECT hash, seats FROM holders WHERE of_table = ?", (table,))
        return [Holder(hashed, tuple(int(seat) for seat in seats.split())) for hashed, seats in rows]

    def add_holders(self, table: str, holders: Sequence[Holder]) -> None:
        with self.writing():
            self.insert_holders(table, holders)

    def insert_holders(self, table: str, holders: Sequence[Holder]) -> None:
        for holder in holders:
            seats = " ".join(str(seat) for seat in holder.seats)
            self.db.execute("INSERT INTO holders VALUES (?, ?, ?)", (table, holder.hash, seats))

    def lines(self, table: str, most: int) -> list[Line]:
        query = """SELECT said, key, request, seat, name, text, at FROM lines
                   WHERE of_table = ? ORDER BY said DESC LIMIT ?"""
        return [Line(*row) for row in self.db.execute(query, (table, most))][::-1]

    def line_of(self, table: str, key: str) -> Line | None:
        query = "SELECT said, key, request, seat, name, text, at FROM lines WHERE of_table = ? AND key = ?"
        row = self.db.execute(query, (table, key)).fetchone()
        return None if row is None else Line(*row)

    def say(self, table: str, line: Line) -> Line:
        with self.writing():
            row = self.db.execute("SELECT max(said) FROM lines WHERE of_table = ?", (table,)).fetchone()
            said = (row[0] or 0) + 1
            values = (table, said, line.key, line.request, line.seat, line.name, line.text, line.at)
            self.db.execute("INSERT INTO lines VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)
        return Line(said, line.key, line.request, line.seat, line.name, line.text, line.at)

    def close(self) -> None:
        self.db.close()
