"""The store in one SQLite file: write-ahead log, and every commit is on disk before it is acknowledged."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec import structs

from royaume.kernel.errors import BadInput
from royaume.server.store import Failed, Head, NoRoom
from royaume.server.store.database import Database
from royaume.server.store.folder import FILE, make_private
from royaume.server.store.schema import BRINGS, FORMAT, SEALED_SINCE, age_of, bring_up_to_date
from royaume.server.store.sealing import seal_of_line, seal_of_table, sealed, sealed_entries
from royaume.server.store.sql import ALL, SqlStore
from royaume.server.store.witness import Witness


class SqliteStore(SqlStore):
    """One connection, used by one thread at a time. One folder, one server: nobody else writes but by commands."""

    shared = False

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
        found = self.db.format()
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

    def rows_up_to(self, table: str, version: int) -> bytes:
        """Columns as `sealing.row` puts them together, in one step of the database.

        Texts and blobs look alike then; whatever has become the other (it follows every text) is left out.
        """
        query = """SELECT CAST(group_concat(version || ifnull(key, '') || request || what || at || seal, '') AS BLOB)
                   FROM entries WHERE of_table = ? AND version <= ? AND what >= x'' AND seal >= x''
                   AND ifnull(key, '') < x'' AND request < x'' AND at < x''"""
        return self.db.row(query, table, version)[0] or b""

    def changed_elsewhere(self) -> bool:
        before, self.seen = self.seen, self.data_version()
        return before != self.seen

    def data_version(self) -> int:
        return int(self.db.row("PRAGMA data_version")[0])

    def close(self) -> None:
        super().close()
        if self.witness is not None:
            self.witness.close()
