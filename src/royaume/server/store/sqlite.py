"""The store in one SQLite file: write-ahead log, and every commit is on disk before it is acknowledged."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from datetime import UTC, datetime
from pathlib import Path

from msgspec import structs

from royaume.kernel.errors import BadInput
from royaume.server.store import (
    Damaged,
    Entry,
    Failed,
    Head,
    Holder,
    Line,
    NoRoom,
    Origin,
    SavedState,
    SavedStory,
    StoredTable,
    Taken,
    Wish,
)
from royaume.server.store.database import Database
from royaume.server.store.folder import FILE, make_private
from royaume.server.store.schema import BRINGS, FORMAT, SEALED_SINCE, age_of, bring_up_to_date
from royaume.server.store.sealing import (
    seal_of_entry,
    seal_of_holders,
    seal_of_line,
    seal_of_table,
    sealed,
    sealed_entries,
)
from royaume.server.store.witness import Witness

ALL = -1


class SqliteStore:
    """One connection, used by one thread at a time."""

    def __init__(self, folder: Path, read_only: bool = False, file: str = FILE) -> None:
        """Opened only to be read, a store neither changes the file nor needs to be alone with it."""
        self.witness: Witness | None = None
        try:
            if read_only:
                self.db = Database(folder / file, read_only=True)
                self.check_format(folder / file, (FORMAT,))
            else:
                make_private(folder)
                self.db = Database(folder / FILE)
                self.prepare(folder / FILE)
                self.witness = Witness(folder)
                self.compare_with_witness(self.witness)
            self.seen = self.data_version()
        except (OSError, Failed, NoRoom) as error:
            raise BadInput("data-folder", folder=str(folder), reason=str(error)) from None

    def prepare(self, file: Path) -> None:
        self.db.write("PRAGMA journal_mode = WAL")
        self.db.write("PRAGMA synchronous = FULL")
        self.db.write("PRAGMA foreign_keys = ON")
        with self.db.writing():
            found = self.check_format(file, (0, *BRINGS))
            bring_up_to_date(self.db, found)
            if found < SEALED_SINCE:
                self.seal_everything()

    def check_format(self, file: Path, known: Sequence[int]) -> int:
        found = int(self.db.row("PRAGMA user_version")[0])
        if found not in known:
            raise BadInput("data-format", file=str(file), theirs=found, ours=FORMAT, age=age_of(found))
        if self.db.row("PRAGMA encoding") != ("UTF-8",):
            raise Failed("file is not a database of ours")
        return found

    def seal_everything(self) -> None:
        """What was written before there were seals counts as sound."""
        for (name,) in self.db.rows("SELECT id FROM tables"):
            self.seal_table(name)
        for name, version, rules, state in self.db.rows("SELECT of_table, version, rules, state FROM states"):
            self.db.write("UPDATE states SET seal = ? WHERE of_table = ?", sealed(name, version, rules, state), name)
        for name, text in self.db.rows("SELECT of_table, text FROM records"):
            self.db.write("UPDATE records SET seal = ? WHERE of_table = ?", sealed(name, text), name)

    def seal_table(self, name: str) -> None:
        table = self.table(name)
        assert table is not None
        first = seal_of_table(table, self.origin_of(name))
        chain, lines = sealed_entries(first, self.entries(name)), self.lines(name, ALL)
        for entry in chain:
            values = (entry.seal, name, entry.version)
            self.db.write("UPDATE entries SET seal = ? WHERE of_table = ? AND version = ?", *values)
        for line in lines:
            seal = seal_of_line(name, line)
            self.db.write("UPDATE lines SET seal = ? WHERE of_table = ? AND said = ?", seal, name, line.said)
        said = lines[-1].said if lines else 0
        head = Head(len(chain), chain[-1].seal if chain else first, self.seal_of_holders(name), said)
        self.db.write("INSERT INTO heads VALUES (?, ?, ?, ?, ?, ?)", name, *structs.astuple(head))

    def compare_with_witness(self, witness: Witness) -> None:
        """Whatever the witness knows of and the file does not, is lost; that is kept in mind."""
        with self.db.writing():
            for table, version in witness.known().items():
                head = self.head(table)
                if head is None or head.version < version:
                    self.db.write("INSERT OR REPLACE INTO losses VALUES (?, ?)", table, version)
        self.release(witness)

    def release(self, witness: Witness) -> None:
        """What has left the write-ahead log needs no witness: there the heads tell."""
        busy, _, _ = self.db.row("PRAGMA wal_checkpoint(TRUNCATE)")
        if not busy:
            witness.clear()

    def saw(self, table: str, version: int) -> None:
        if self.witness is not None:
            self.witness.saw(table, version)
            if self.witness.is_long:
                self.release(self.witness)

    def add_table(
        self,
        table: StoredTable,
        holders: Sequence[Holder],
        entries: Sequence[Entry] = (),
        rematch_of: str | None = None,
        record: str | None = None,
        origin: Origin | None = None,
    ) -> None:
        first = seal_of_table(table, origin)
        chain = sealed_entries(first, entries)
        head = Head(len(chain), chain[-1].seal if chain else first, seal_of_holders(holders), 0)
        with self.db.writing():
            row = (*structs.astuple(table), rematch_of)
            self.db.write("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", *row)
            self.insert_holders(table.id, holders)
            for entry in chain:
                self.insert_entry(table.id, entry)
            self.insert_record(table.id, record)
            if origin is not None:
                self.db.write("INSERT INTO origins VALUES (?, ?, ?)", table.id, origin.table, origin.at)
            self.db.write("INSERT INTO heads VALUES (?, ?, ?, ?, ?, ?)", table.id, *structs.astuple(head))
        self.saw(table.id, head.version)

    def reading(self) -> AbstractContextManager[None]:
        return self.db.reading()

    def table(self, table: str) -> StoredTable | None:
        return self.one_table("SELECT * FROM tables WHERE id = ?", table)

    def made_by(self, key: str) -> StoredTable | None:
        return self.one_table("SELECT * FROM tables WHERE key = ?", key)

    def one_table(self, query: str, value: str) -> StoredTable | None:
        row = self.db.row(query, value)
        if row is None:
            return None
        name, game, rules, config, seed, start, seats, imported, *rest = row[:-1]
        return StoredTable(name, game, rules, config, seed, start, seats, bool(imported), *rest)

    def rematch_of(self, table: str) -> str | None:
        row = self.db.row("SELECT id FROM tables WHERE rematch_of = ?", table)
        return None if row is None else str(row[0])

    def origin_of(self, table: str) -> Origin | None:
        row = self.db.row("SELECT from_table, at FROM origins WHERE of_table = ?", table)
        return None if row is None else Origin(*row)

    def head(self, table: str) -> Head | None:
        row = self.db.row("SELECT version, seal, holders, said, course FROM heads WHERE of_table = ?", table)
        return None if row is None else Head(*row)

    def lost(self, table: str) -> int | None:
        row = self.db.row("SELECT version FROM losses WHERE of_table = ?", table)
        return None if row is None else int(row[0])

    def names(self) -> list[str]:
        """Of every table of which anything is known."""
        query = "SELECT id FROM tables UNION SELECT of_table FROM heads UNION SELECT of_table FROM losses"
        return [str(name) for (name,) in self.db.rows(query)]

    def entries(self, table: str) -> list[Entry]:
        query = "SELECT version, key, request, what, at, seal FROM entries WHERE of_table = ? ORDER BY version"
        return [Entry(*row) for row in self.db.rows(query, table)]

    def rows_up_to(self, table: str, version: int) -> bytes:
        """Columns as `sealing.row` puts them together, in one step of the database.

        Texts and blobs look alike then; whatever has become the other (it follows every text) is left out.
        """
        query = """SELECT CAST(group_concat(version || ifnull(key, '') || request || what || at || seal, '') AS BLOB)
                   FROM entries WHERE of_table = ? AND version <= ? AND what >= x'' AND seal >= x''
                   AND ifnull(key, '') < x'' AND request < x'' AND at < x''"""
        return self.db.row(query, table, version)[0] or b""

    def entries_but(self, table: str, version: int, usual: bytes) -> list[Entry]:
        query = """SELECT version, key, request, what, at, seal FROM entries WHERE of_table = ?
                   AND (version = 1 OR version > ? OR substr(what, 1, ?) != ?) ORDER BY version"""
        return [Entry(*row) for row in self.db.rows(query, table, version, len(usual), usual)]

    def entry_of(self, table: str, key: str) -> Entry | None:
        query = "SELECT version, key, request, what, at, seal FROM entries WHERE of_table = ? AND key = ?"
        row = self.db.row(query, table, key)
        return None if row is None else Entry(*row)

    def append(self, table: str, entry: Entry, after: bytes) -> Entry:
        written = self.append_all([Wish(table, entry, after)])[0]
        if written is None:
            raise Taken
        return written

    def append_all(self, wishes: Sequence[Wish]) -> list[Entry | None]:
        with self.db.writing():
            written = [self.append_one(wish.table, wish.entry, wish.after) for wish in wishes]
        for wish, entry in zip(wishes, written, strict=True):
            if entry is not None:
                self.saw(wish.table, entry.version)
        return written

    def append_one(self, table: str, entry: Entry, after: bytes) -> Entry | None:
        """Inside a transaction, in which one that is taken leaves no trace."""
        entry = structs.replace(entry, seal=seal_of_entry(after, entry))
        head = self.head(table)
        if head is None or (head.seal, head.version) != (after, entry.version - 1):
            return None
        try:
            self.insert_entry(table, entry)
        except Taken:
            return None
        self.db.write("UPDATE heads SET version = ?, seal = ? WHERE of_table = ?", entry.version, entry.seal, table)
        return entry

    def insert_entry(self, table: str, entry: Entry) -> None:
        row = (table, entry.version, entry.key, entry.request, entry.what, entry.at, entry.seal)
        self.db.write("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)", *row)

    def keep(self, states: Sequence[SavedState]) -> None:
        with self.db.writing():
            for saved in states:
                row = (saved.table, saved.version, saved.rules, saved.state)
                self.db.write("INSERT OR REPLACE INTO states VALUES (?, ?, ?, ?, ?)", *row, sealed(*row))
                self.insert_record(saved.table, saved.record)

    def insert_record(self, table: str, record: str | None) -> None:
        if record is not None:
            row = (table, record)
            self.db.write("INSERT OR REPLACE INTO records VALUES (?, ?, ?)", *row, sealed(*row))

    def keep_stories(self, stories: Sequence[SavedStory]) -> None:
        with self.db.writing():
            for story in stories:
                row = structs.astuple(story)
                self.db.write("INSERT OR REPLACE INTO stories VALUES (?, ?, ?, ?, ?, ?, ?)", *row, sealed(*row))

    def story(self, table: str) -> SavedStory | None:
        query = "SELECT of_table, version, rules, after, log, text, seal FROM stories WHERE of_table = ?"
        row = self.db.row(query, table)
        return None if row is None or row[-1] != sealed(*row[:-1]) else SavedStory(*row[:-1])

    def saved(self, table: str) -> SavedState | None:
        row = self.db.row("SELECT of_table, version, rules, state, seal FROM states WHERE of_table = ?", table)
        return None if row is None or row[-1] != sealed(*row[:-1]) else SavedState(*row[:-1])

    def record(self, table: str) -> str | None:
        row = self.db.row("SELECT of_table, text, seal FROM records WHERE of_table = ?", table)
        if row is not None and row[-1] != sealed(*row[:-1]):
            raise Damaged(table, "record")
        return None if row is None else str(row[1])

    def holders(self, table: str) -> list[Holder]:
        rows = self.db.rows("SELECT hash, seats FROM holders WHERE of_table = ?", table)
        return [Holder(hashed, tuple(int(seat) for seat in seats.split())) for hashed, seats in rows]

    def add_holders(self, table: str, holders: Sequence[Holder]) -> None:
        with self.db.writing():
            self.insert_holders(table, holders)
            self.db.write("UPDATE heads SET holders = ? WHERE of_table = ?", self.seal_of_holders(table), table)

    def insert_holders(self, table: str, holders: Sequence[Holder]) -> None:
        for holder in holders:
            seats = " ".join(str(seat) for seat in holder.seats)
            self.db.write("INSERT INTO holders VALUES (?, ?, ?)", table, holder.hash, seats)

    def seal_of_holders(self, table: str) -> bytes:
        return seal_of_holders(self.holders(table))

    def lines(self, table: str, most: int) -> list[Line]:
        query = """SELECT said, key, request, seat, name, text, at, seal FROM lines
                   WHERE of_table = ? ORDER BY said DESC LIMIT ?"""
        return [Line(*row) for row in self.db.rows(query, table, most)][::-1]

    def line_of(self, table: str, key: str) -> Line | None:
        query = "SELECT said, key, request, seat, name, text, at, seal FROM lines WHERE of_table = ? AND key = ?"
        row = self.db.row(query, table, key)
        return None if row is None else Line(*row)

    def say(self, table: str, line: Line) -> Line:
        with self.db.writing():
            head = self.head(table)
            if head is None:
                raise Damaged(table, "head")
            line = structs.replace(line, said=head.said + 1)
            line = structs.replace(line, seal=seal_of_line(table, line))
            self.db.write("INSERT INTO lines VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", table, *structs.astuple(line))
            self.db.write("UPDATE heads SET said = ? WHERE of_table = ?", line.said, table)
        return line

    def changed_elsewhere(self) -> bool:
        before, self.seen = self.seen, self.data_version()
        return before != self.seen

    def data_version(self) -> int:
        return int(self.db.row("PRAGMA data_version")[0])

    def try_to_write(self) -> None:
        now = datetime.now(UTC).isoformat(timespec="seconds")
        with self.db.writing():
            self.db.write("INSERT OR REPLACE INTO trials VALUES (1, ?)", now)

    def close(self) -> None:
        self.db.close()
        if self.witness is not None:
            self.witness.close()
