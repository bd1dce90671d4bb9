"""Copies of what a PostgreSQL database keeps: the same files as those of a folder, so that either fits into either."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from royaume.kernel.errors import BadInput
from royaume.server.store import Failed, NoRoom, Taken
from royaume.server.store.alone import Alone
from royaume.server.store.copies import check_copy, opened
from royaume.server.store.copying import (
    Parts,
    begin_another_course,
    copy_all,
    copy_parts,
    cut_to_last_sound,
    delete_all,
    insert,
    rows_of,
)
from royaume.server.store.database import Database
from royaume.server.store.folder import FILE
from royaume.server.store.postgres import PostgresStore
from royaume.server.store.sqlite import SqliteStore

EVERYTHING = ""


@contextmanager
def reaching(address: str) -> Iterator[PostgresStore]:
    store = PostgresStore(address)
    try:
        store.db.write("SET idle_in_transaction_session_timeout = 0")  # what is read at one moment may take a while
        yield store
    except (Failed, NoRoom) as error:
        raise BadInput("database", reason=str(error)) from None
    finally:
        store.close()


def to_folder(address: str, folder: Path) -> None:
    """Into an empty one."""
    with reaching(address) as store, filling(folder) as db:
        copy_all(store.db, db, Parts.of(db))


def from_folder(folder: Path, address: str) -> None:
    """Into an empty database."""
    SqliteStore(folder).close()  # in the format of today
    with reaching(address) as store, opened(folder / FILE) as db:
        copy_all(db, store.db, Parts.of(db))


@contextmanager
def filling(folder: Path) -> Iterator[Database]:
    SqliteStore(folder).close()
    with opened(folder / FILE) as db:
        yield db
        db.write("PRAGMA wal_checkpoint(TRUNCATE)")
        db.write("PRAGMA journal_mode = DELETE")


def back_up(address: str, to: Path) -> None:
    """One file with everything, as it was at one moment; what was there is not overwritten."""
    if to.exists():
        raise BadInput("file-exists", file=str(to))
    try:
        with tempfile.TemporaryDirectory(prefix="copying-", dir=to.parent) as room:
            to_folder(address, Path(room))
            with (Path(room) / FILE).open("rb") as written:
                os.fsync(written.fileno())
            (Path(room) / FILE).rename(to)
    except OSError as error:
        raise BadInput("file-unwritable", file=str(to), reason=str(error)) from None


def bring_back(
    file: Path, address: str, table: str, is_damaged: Callable[[SqliteStore, str], bool], beside: Path
) -> Path:
    """Everything, or one table, as it is in a copy that is sound. What was there before is in the file returned."""
    if not file.is_file():
        raise BadInput("file-missing", file=str(file))
    with tempfile.TemporaryDirectory(prefix="restoring-") as room:
        source = Path(room) / FILE
        shutil.copyfile(file, source)
        check_copy(file, SqliteStore(Path(room)), table, is_damaged)
        kept = put_aside(address, beside)
        with reaching(address) as store, opened(source) as db:
            begin_another_course(db)
            try:
                with store.db.writing():
                    replace(store, db, table)
            except Taken:
                raise BadInput("table-in-the-way", table=table) from None
    return kept


def replace(store: PostgresStore, copy: Database, table: str) -> None:
    """Inside a transaction. Servers that run hear of it, and forget what they knew."""
    parts = Parts.of(copy)
    if table:
        delete_all(store.db, parts.of_one_table, table)
        for part in parts.of_one_table:
            insert(store.db, part, rows_of(copy, part, table))
    else:
        delete_all(store.db, parts.all)
        copy_parts(copy, store.db, parts)
    store.announce(EVERYTHING)


def cut_back(address: str, table: str, beside: Path) -> tuple[int, Path]:
    """A damaged table goes on from its last sound version, where there is no copy to bring it back from."""
    with reaching(address) as store:
        sound = cut_to_last_sound(store, table)
        kept = put_aside(address, beside)
        sound.write(store.db)
        store.announce(EVERYTHING)
        return sound.version, kept


def put_aside(address: str, beside: Path) -> Path:
    """A copy of what is there, before it is changed."""
    beside.mkdir(parents=True, exist_ok=True)
    kept = Path(tempfile.mkdtemp(prefix=f"before-restore-{datetime.now(UTC):%Y-%m-%dT%H%M%S}-", dir=beside))
    back_up(address, kept / FILE)
    return kept


def migrate(source: str, target: str) -> None:
    """From a folder to a database or back, into what is empty. No server may run on either."""
    if is_address(source) == is_address(target):
        raise BadInput("migrate-both-ways")
    address, folder = (source, Path(target)) if is_address(source) else (target, Path(source))
    if not is_address(source) and not (folder / FILE).exists():
        raise BadInput("file-missing", file=str(folder / FILE))
    with reaching(address) as store:
        if store.is_served():
            raise BadInput("database-in-use")
    alone = Alone(folder, "")
    try:
        if is_address(source):
            to_folder(address, folder)
        else:
            from_folder(folder, address)
    finally:
        alone.release()


def is_address(place: str) -> bool:
    return place.startswith(("postgresql://", "postgres://"))
