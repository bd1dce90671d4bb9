"""Everything that is kept, copied from one database to another, whichever they are, and compared afterwards."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from msgspec import msgpack, structs

from royaume.kernel.errors import BadInput
from royaume.server.store import Head
from royaume.server.store.database import Database as SqliteDatabase
from royaume.server.store.sealing import last_sound, seal_of_holders, seal_of_table
from royaume.server.store.sql import Database, SqlStore, places

BESIDE_THE_LOG = ("states", "records", "stories")
PASSING = ("trials",)  # of no use elsewhere
AT_ONCE = 1000
DIGEST = 16


def parts_of(db: SqliteDatabase) -> list[str]:
    """What a database consists of, what others belong to first. All have the same, made by the same statements."""
    rows = db.rows("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY rowid")
    return [str(name) for (name,) in rows if name not in PASSING]


def parts_with_tables(db: SqliteDatabase) -> list[str]:
    """Those whose rows belong to one table each."""
    return [part for part in parts_of(db) if "of_table" in [row[1] for row in db.rows(f"PRAGMA table_info({part})")]]


def copy_rows(source: Database, target: Database, part: str, table: str = "") -> None:
    """All, or those of one table. Inside transactions on both sides."""
    rows = rows_of(source, part, table)
    for first in range(0, len(rows), AT_ONCE):
        some = rows[first : first + AT_ONCE]
        target.write_all(f"INSERT INTO {part} VALUES ({places(len(some[0]))})", some)  # noqa: S608 - names of ours


def rows_of(db: Database, part: str, table: str = "") -> list[Any]:
    if not table:
        return db.rows(f"SELECT * FROM {part}")  # noqa: S608 - names of ours
    column = "id" if part == "tables" else "of_table"
    return db.rows(f"SELECT * FROM {part} WHERE {column} = ?", table)  # noqa: S608 - likewise


def copy_all(source: Database, target: Database, parts: Sequence[str]) -> None:
    """Into what is empty, as it was at one moment; Differs if what arrived is not what was sent."""
    with source.reading(), target.writing():
        for part in parts:
            if rows_of(target, part):
                raise BadInput("target-not-empty", part=part)
        for part in parts:
            copy_rows(source, target, part)
        for part in parts:
            if digest_of(rows_of(source, part)) != digest_of(rows_of(target, part)):
                raise BadInput("copy-differs", part=part)


def digest_of(rows: Iterable[Sequence[object]]) -> tuple[int, int]:
    """How many, and a number that is another one if any is: in whatever order they come."""
    count, total = 0, 0
    for row in rows:
        sealed = blake2b(msgpack.encode(tuple(row)), digest_size=DIGEST).digest()
        count, total = count + 1, (total + int.from_bytes(sealed, "big")) % (1 << 8 * DIGEST)
    return count, total


def delete_all(db: Database, parts: Sequence[str], table: str = "") -> None:
    """Inside a transaction: everything, or one table; children before what they belong to."""
    for part in reversed(parts):
        column = "id" if part == "tables" else "of_table"
        of_one = f" WHERE {column} = ?" if table else ""
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
