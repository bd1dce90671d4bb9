"""Copies of everything that is kept, made and brought back while a server may be running."""

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
from royaume.server.store.copying import BESIDE_THE_LOG, begin_another_course, cut_to_last_sound
from royaume.server.store.database import FAULTS, Database, translated
from royaume.server.store.folder import FILE
from royaume.server.store.schema import FORMAT, age_of
from royaume.server.store.sqlite import SqliteStore
from royaume.server.store.witness import ALL as EVERY_TABLE
from royaume.server.store.witness import Witness

# children before what they belong to
PARTS = ("entries", "holders", "lines", "origins", "heads", "looks", "offers", "reviews", *BESIDE_THE_LOG)


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
        copy_to(folder, part)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.rename(to)
    except (OSError, Failed, NoRoom) as error:
        part.unlink(missing_ok=True)
        raise BadInput("file-unwritable", file=str(to), reason=str(error)) from None


def format_of(file: Path) -> int:
    db = Database(file, read_only=True)
    try:
        return int(db.row("PRAGMA user_version")[0])
    except Failed as error:
        raise BadInput("data-folder", folder=str(file.parent), reason=str(error)) from None
    finally:
        db.close()


def is_older(file: Path) -> bool:
    """Whether an older program wrote it: it is copied as it is, and sealed when it is opened."""
    return 0 < format_of(file) < FORMAT


@contextmanager
def to_look_at(folder: Path) -> Iterator[tuple[SqliteStore, int]]:
    """What is stored, and its format; of an older one a copy that was brought to ours, so that nothing is changed."""
    found = format_of(folder / FILE) if (folder / FILE).exists() else FORMAT
    with tempfile.TemporaryDirectory(prefix="checking-") as room:
        older = found != FORMAT and age_of(found) == "older"
        if older:
            copy_to(folder, Path(room) / FILE)
        store = SqliteStore(Path(room)) if older else SqliteStore(folder, read_only=True)
        try:
            yield store, found
        finally:
            store.close()


def copy_to(folder: Path, file: Path) -> None:
    """Into one file that needs no other beside it."""
    copy_whole(Database(folder / FILE, read_only=True), file)
    copy = Database(file)
    copy.write("PRAGMA journal_mode = DELETE")
    copy.close()


def copy_whole(source: Database, file: Path) -> None:
    """In one step, so that whoever writes meanwhile does not make it begin again."""
    target = Database(file)
    try:
        source.db.backup(target.db)
    except FAULTS as error:
        raise translated(error) from None
    finally:
        source.close()
        target.close()


def bring_back(file: Path, folder: Path, table: str, is_damaged: Callable[[SqliteStore, str], bool]) -> Path:
    """Everything, or one table, as it is in a copy that is sound. What was there before is in the folder returned."""
    if not file.is_file():
        raise BadInput("file-missing", file=str(file))
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="restoring-", dir=folder) as room:
        source = Path(room) / FILE
        shutil.copyfile(file, source)
        check_copy(file, SqliteStore(Path(room)), table, is_damaged)
        try:
            with opened(source) as db:
                begin_another_course(db)
            return bring_back_table(source, folder, table) if table else bring_back_all(source, folder)
        except (OSError, Failed, NoRoom) as error:
            raise BadInput("data-folder", folder=str(folder), reason=str(error)) from None


def check_copy(file: Path, copy: SqliteStore, table: str, is_damaged: Callable[[SqliteStore, str], bool]) -> None:
    """Opened, a copy of an older format has become one of this; anything else was refused."""
    try:
        names = copy.names()
        damaged = [name for name in ([table] if table else names) if name in names and is_damaged(copy, name)]
    except Failed as error:
        raise BadInput("file-unreadable", file=str(file), reason=str(error)) from None
    finally:
        copy.close()
    if table and table not in names:
        raise BadInput("not-in-copy", table=table)
    if damaged:
        raise BadInput("copy-damaged", file=str(file), tables=", ".join(damaged))


@contextmanager
def opened(file: Path) -> Iterator[Database]:
    db = Database(file)
    try:
        yield db
    finally:
        db.close()


def bring_back_all(source: Path, folder: Path) -> Path:
    try:
        alone = Alone(folder, "")
    except BadInput:  # a server runs
        kept = put_aside(folder)
        copy_whole(Database(source, read_only=True), folder / FILE)
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
    try:
        sound = cut_to_last_sound(store, table)
    finally:
        store.close()
    kept = put_aside(folder)
    with opened(folder / FILE) as db:
        sound.write(db)
    witnessed(folder, table, sound.version)
    return sound.version, kept


def put_aside(folder: Path) -> Path:
    """A copy of what is there, before it is changed."""
    kept = place_aside(folder)
    copy_to(folder, kept / FILE)
    return kept


def place_aside(folder: Path) -> Path:
    return Path(tempfile.mkdtemp(prefix=f"before-restore-{datetime.now(UTC):%Y-%m-%dT%H%M%S}-", dir=folder))


def witnessed(folder: Path, table: str, version: int) -> None:
    witness = Witness(folder)
    witness.saw(table, version)
    witness.close()
