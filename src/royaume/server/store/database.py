"""One connection to an SQLite file; what goes wrong is said in the words of the store."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from royaume.server.store import Failed, NoRoom, Taken

SOUND = "ok"
PATIENCE = 10  # seconds that another program may keep the file to itself
FAULTS = (sqlite3.Error, UnicodeDecodeError)  # the second where SQLite names what is damaged, and that is no text


class Database:
    """Used by one thread at a time."""

    def __init__(self, file: Path, read_only: bool = False) -> None:
        self.file = file
        address = f"{file.resolve().as_uri()}?mode={'ro' if read_only else 'rwc'}"
        try:
            self.db = sqlite3.connect(
                address, uri=True, isolation_level=None, check_same_thread=False, timeout=PATIENCE
            )
        except FAULTS as error:
            raise translated(error) from None

    def rows(self, query: str, *values: object) -> list[Any]:
        try:
            return self.db.execute(query, values).fetchall()
        except FAULTS as error:
            raise translated(error) from None

    def row(self, query: str, *values: object) -> Any:
        """The first one, or none."""
        found = self.rows(query, *values)
        return found[0] if found else None

    def write(self, statement: str, *values: object) -> int:
        try:
            return self.db.execute(statement, values).rowcount
        except FAULTS as error:
            raise translated(error) from None

    def write_all(self, statement: str, rows: Sequence[Sequence[object]]) -> None:
        try:
            self.db.executemany(statement, rows)
        except FAULTS as error:
            raise translated(error) from None

    def format(self) -> int:
        return int(self.row("PRAGMA user_version")[0])

    def bring(self, script: str, number: int) -> None:
        for statement in script.split(";\n"):
            self.write(statement)
        self.write(f"PRAGMA user_version = {number}")

    def faults(self) -> list[str]:
        """What SQLite itself finds."""
        try:
            return [str(line) for (line,) in self.rows("PRAGMA integrity_check") if line != SOUND]
        except Failed as failure:
            return [str(failure)]

    @contextmanager
    def writing(self) -> Iterator[None]:
        """All or nothing; on disk at the end."""
        self.write("BEGIN IMMEDIATE")
        with self.ending("COMMIT"):
            yield

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Everything as it was at one moment, whatever others write."""
        self.write("BEGIN")
        with self.ending("COMMIT"):
            yield

    @contextmanager
    def ending(self, well: str) -> Iterator[None]:
        try:
            yield
            self.write(well)
        except BaseException:
            with contextlib.suppress(*FAULTS):
                if self.db.in_transaction:
                    self.db.execute("ROLLBACK")
            raise

    def close(self) -> None:
        self.db.close()


def translated(error: Exception) -> Exception:
    if isinstance(error, sqlite3.IntegrityError):
        return Taken()
    if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL:
        return NoRoom()
    if isinstance(error, UnicodeDecodeError):
        return Failed(error.object.decode(errors="replace"))
    return Failed(str(error))
