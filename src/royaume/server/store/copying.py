"""Everything that is kept, copied from one database to another, whichever they are, and compared afterwards."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import chain
from typing import Any

from msgspec import msgpack, structs

from royaume.kernel.errors import BadInput
from royaume.server.store import Head
from royaume.server.store.database import Database as SqliteDatabase
from royaume.server.store.sealing import last_sound, seal_of_holders, seal_of_table
from royaume.server.store.sql import Database, SqlStore, places

BESIDE_THE_LOG = ("states", "records", "stories")
PASSING = ("trials",)  # of no use elsewhere
DIGEST = 16


@dataclass(frozen=True)
class Parts:
    """What a database consists of, what others belong to first. All have the same, made by the same statements."""

    all: list[str]
    of_one_table: list[str]  # those whose rows belong to one table each

    @classmethod
    def of(cls, db: SqliteDatabase) -> Parts:
        rows = db.rows("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY rowid")
        names = [str(name) for (name,) in rows if name not in PASSING]
        return cls(names, [name for name in names if name == "tables" or "of_table" in columns_of(db, name)])


def columns_of(db: SqliteDatabase, part: str) -> list[str]:
    return [str(row[1]) for row in db.rows(f"PRAGMA table_info({part})")]


def rows_of(db: Database, part: str, table: str = "") -> list[Any]:
    """All, or those of one table."""
    where = f" WHERE {name_in(part)} = ?" if table else ""
    return db.rows(f"SELECT * FROM {part}{where}", *([table] if table else []))  # noqa: S608 - names of ours


def name_in(part: str) -> str:
    return "id" if part == "tables" else "of_table"


def slices_of(db: Database, part: str, parts: Parts) -> Iterator[list[Any]]:
    """All rows, not more at once than one table has."""
    if part not in parts.of_one_table:
        yield rows_of(db, part)
        return
    for (table,) in db.rows(f"SELECT DISTINCT {name_in(part)} FROM {part}"):  # noqa: S608 - names of ours
        yield rows_of(db, part, table)


def copy_all(source: Database, target: Database, parts: Parts) -> None:
    """Into what is empty, as it was at one moment, and only if what arrives is what was sent."""
    with source.reading(), target.writing():
        for part in parts.all:
            if target.row(f"SELECT 1 FROM {part} LIMIT 1") is not None:  # noqa: S608 - names of ours
                raise BadInput("target-not-empty", part=part)
        copy_parts(source, target, parts)
        for part in parts.all:
            if digest_of(slices_of(source, part, parts)) != digest_of(slices_of(target, part, parts)):
                raise BadInput("copy-differs", part=part)


def copy_parts(source: Database, target: Database, parts: Parts) -> None:
    """Inside transactions on both sides."""
    for part in parts.all:
        for rows in slices_of(source, part, parts):
            insert(target, part, rows)


def insert(db: Database, part: str, rows: Sequence[Sequence[object]]) -> None:
    if rows:
        db.write_all(f"INSERT INTO {part} VALUES ({places(len(rows[0]))})", rows)  # noqa: S608 - names of ours


def digest_of(slices: Iterable[Sequence[Sequence[object]]]) -> tuple[int, int]:
    """How many rows, and a number that is another one if any is: in whatever order they come."""
    count, total = 0, 0
    for row in chain.from_iterable(slices):
        sealed = blake2b(msgpack.encode(tuple(row)), digest_size=DIGEST).digest()
        count, total = count + 1, (total + int.from_bytes(sealed, "big")) % (1 << 8 * DIGEST)
    return count, total


def delete_all(db: Database, parts: Sequence[str], table: str = "") -> None:
    """Inside a transaction: everything, or one table; children before what they belong to."""
    for part in reversed(parts):
        of_one = f" WHERE {name_in(part)} = ?" if table else ""
        db.write(f"DELETE FROM {part}{of_one}", *([table] if table else []))  # noqa: S608 - names of ours


def begin_another_course(db: Database, table: str = "") -> None:
    """Whoever knows more of this table, or of all of them, than is in it now is told so by another word."""
    db.write("UPDATE heads SET course = ? WHERE of_table = ? OR ? = ''", secrets.token_hex(4), table, table)


@dataclass(frozen=True)
class Sound:
    """A table up to the last version that is as it was written."""

    table: str
    head: Head

    @property
    def version(self) -> int:
        return self.head.version

    def write(self, db: Database) -> None:
        with db.writing():
            db.write("DELETE FROM entries WHERE of_table = ? AND version > ?", self.table, self.version)
            for part in (*BESIDE_THE_LOG, "losses", "heads"):
                db.write(f"DELETE FROM {part} WHERE of_table = ?", self.table)  # noqa: S608 - names of ours
            db.write("INSERT INTO heads VALUES (?, ?, ?, ?, ?, ?)", self.table, *structs.astuple(self.head))
            begin_another_course(db, self.table)


def cut_to_last_sound(store: SqlStore, table: str) -> Sound:
    stored, holders, entries = store.table(table), store.holders(table), store.entries(table)
    known, origin = store.head(table), store.origin_of(table)
    if stored is None:
        raise BadInput("not-to-mend", table=table)
    first = seal_of_table(stored, origin)
    sound = last_sound(first, entries)
    if (known is not None and known.holders != seal_of_holders(holders)) or (entries and not sound):
        raise BadInput("not-to-mend", table=table)
    said = int(store.db.row("SELECT coalesce(max(said), 0) FROM lines WHERE of_table = ?", table)[0])
    return Sound(table, Head(sound, entries[sound - 1].seal if sound else first, seal_of_holders(holders), said))
