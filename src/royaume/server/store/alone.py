"""One server for one folder: two would each believe that their tables are the only ones."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from royaume.kernel.errors import BadInput
from royaume.server.store.database import FAULTS
from royaume.server.store.folder import make_private

FILE = "royaume.lock"


class Alone:
    """Held as long as the server runs; whoever comes second is told where the first one is.

    The lock is that of a small SQLite file: it goes with the process, however that ends.
    """

    def __init__(self, folder: Path, page: str) -> None:
        try:
            make_private(folder)
            self.db = sqlite3.connect(folder / FILE, isolation_level=None, timeout=0)
        except (OSError, sqlite3.Error) as error:
            raise BadInput("data-folder", folder=str(folder), reason=str(error)) from None
        try:
            self.db.execute("BEGIN IMMEDIATE")
            self.db.execute("CREATE TABLE IF NOT EXISTS server (id INTEGER PRIMARY KEY, page TEXT NOT NULL)")
            self.db.execute("INSERT OR REPLACE INTO server VALUES (1, ?)", (page,))
            self.db.execute("COMMIT")
            self.db.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            page = self.page_of_the_other()
            self.db.close()
            raise BadInput("folder-in-use", folder=str(folder), page=page) from None
        except FAULTS as error:
            self.db.close()
            raise BadInput("data-folder", folder=str(folder), reason=f"{FILE}: {error}") from None

    def page_of_the_other(self) -> str:
        return page_in(self.db)

    def release(self) -> None:
        self.db.close()


def page_in(db: sqlite3.Connection) -> str:
    try:
        row = db.execute("SELECT page FROM server").fetchone()
    except sqlite3.Error:
        row = None
    return "" if row is None else str(row[0])


def running_in(folder: Path) -> str:
    """The page of the server that has this folder now; nothing where none runs."""
    if not (folder / FILE).exists():
        return ""
    with closing(sqlite3.connect(folder / FILE, isolation_level=None, timeout=0)) as db:
        try:
            db.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            return page_in(db)
    return ""
