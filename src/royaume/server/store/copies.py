"""Copies of everything that is kept, made and brought back while a server may be running."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from royaume.kernel.errors import BadInput
from royaume.server.store import Failed, NoRoom, Taken
from royaume.server.store.alone import Alone
from royaume.server.store.database import Database
from royaume.server.store.folder import FILE
from royaume.server.store.sealing import last_sound, seal_of_holders, seal_of_table
from royaume.server.store.sqlite import SqliteStore
from royaume.server.store.witness import ALL as EVERY_TABLE
from royaume.server.store.witness import Witness

# children before what they belong to
BESIDE_THE_LOG = ("states", "records", "stories")
PARTS = ("entries", "holders", "lines", "origins", "heads", *BESIDE_THE_LOG)


def back_up(folder: Path, to: Path) -> None:
    """One file with everything, as it was at one moment; what was there is not overwritten."""
    if to.exists():
        raise BadInput("file-exists", file=str(to))
    if not (folder / FILE).exists():
        raise BadInput("file-missing", file=str(folder / FILE))
    part = to.with_name(to.name + ".part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        copy_whole(Database(folder / FILE, read_only=True), Database(part))
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.rename(to)
    except (OSError, Failed, NoRoom) as error:
        part.unlink(missing_ok=True)
        raise BadInput("file-unwritable", file=str(to), reason=str(error)) from None


def copy_whole(source: Database, target: Database) -> None:
    """In one step, so that whoever writes meanwhile does not make it begin again."""
    try:
        source.db.backup(target.db)
        if target.row("PRAGMA journal_mode") != ("wal",):
            target.write("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        raise Failed(str(error)) from None
    finally:
        source.close()
        target.close()


def bring_back(file: Path, folder: Path, table: str = "") -> Path:
    """Everything, or one table, as it is in a copy. What was there before is kept in the folder that is returned."""
    if not file.exists():
        raise BadInput("file-missing", file=str(file))
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="restoring-", dir=folder) as room:
        shutil.copyfile(file, Path(room) / FILE)
        SqliteStore(Path(room)).close()  # of an older format it becomes one of this, and anything else is refused
        source = Path(room) / FILE
        try:
            return bring_back_table(source, folder, table) if table else bring_back_all(source, folder)
        except (OSError, Failed, NoRoom) as error:
            raise BadInput("data-folder", folder=str(folder), reason=str(error)) from None


def bring_back_all(source: Path, folder: Path) -> Path:
    try:
        alone = Alone(folder, "")
    except BadInput:  # a server runs
        kept = put_aside(folder)
        copy_whole(Database(source, read_only=True), Database(folder / FILE))
        witnessed(folder, EVERY_TABLE, 0)
        return kept
    try:
        kept = place_aside(folder)
        for old in folder.glob(f"{FILE}*"):
            old.rename(kept / old.name)
        source.rename(folder / FILE)
        witnessed(folder, EVERY_TABLE, 0)
        return kept
    finally:
        alone.release()


def bring_back_table(source: Path, folder: Path, table: str) -> Path:
    kept = put_aside(folder)
    db = Database(folder / FILE)
    try:
        db.write("ATTACH ? AS copy", str(source))
        head = db.row("SELECT version FROM copy.heads WHERE of_table = ?", table)
        if head is None:
            raise BadInput("not-in-copy", table=table)
        with db.writing():
            for part in (*PARTS, "losses"):
                db.write(f"DELETE FROM main.{part} WHERE of_table = ?", table)  # noqa: S608 - names of ours
            db.write("DELETE FROM main.tables WHERE id = ?", table)
            db.write("INSERT INTO main.tables SELECT * FROM copy.tables WHERE id = ?", table)
            for part in PARTS:
                db.write(f"INSERT INTO main.{part} SELECT * FROM copy.{part} WHERE of_table = ?", table)  # noqa: S608
        witnessed(folder, table, int(head[0]))
    except Taken:
        raise BadInput("table-in-the-way", table=table) from None
    finally:
        db.close()
    return kept


def cut_back(folder: Path, table: str) -> tuple[int, Path]:
    """A damaged table goes on from its last sound version, where there is no copy to bring it back from."""
    store = SqliteStore(folder, read_only=True)
    stored, holders, entries = store.table(table), store.holders(table), store.entries(table)
    head, origin = store.head(table), store.origin_of(table)
    store.close()
    if stored is None:
        raise BadInput("not-to-mend", table=table)
    first = seal_of_table(stored, origin)
    sound = last_sound(first, entries)
    if (head is not None and head.holders != seal_of_holders(holders)) or (entries and not sound):
        raise BadInput("not-to-mend", table=table)
    kept, db = put_aside(folder), Database(folder / FILE)
    values = (sound, entries[sound - 1].seal if sound else first)
    with db.writing():
        db.write("DELETE FROM entries WHERE of_table = ? AND version > ?", table, sound)
        for part in (*BESIDE_THE_LOG, "losses"):
            db.write(f"DELETE FROM {part} WHERE of_table = ?", table)  # noqa: S608 - names of ours
        said = db.row("SELECT coalesce(max(said), 0) FROM lines WHERE of_table = ?", table)[0]
        db.write("INSERT OR REPLACE INTO heads VALUES (?, ?, ?, ?, ?)", table, *values, seal_of_holders(holders), said)
    db.close()
    witnessed(folder, table, sound)
    return sound, kept


def put_aside(folder: Path) -> Path:
    """A copy of what is there, before it is changed."""
    kept = place_aside(folder)
    copy_whole(Database(folder / FILE, read_only=True), Database(kept / FILE))
    return kept


def place_aside(folder: Path) -> Path:
    kept = folder / f"before-restore-{datetime.now(UTC):%Y-%m-%dT%H%M%S}"
    kept.mkdir(mode=0o700)
    return kept


def witnessed(folder: Path, table: str, version: int) -> None:
    witness = Witness(folder)
    witness.saw(table, version)
    witness.close()
