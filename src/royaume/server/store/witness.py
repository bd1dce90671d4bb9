"""A second place that knows how far each table has come, written after the first.

The end of SQLite's write-ahead log cannot show by itself that something is missing: what follows damage there counts as
never written. The witness is a file of lines, one for each commit, written once the commit is on disk. It is not forced
to disk itself: after a power cut it may know less than the log, never more.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from royaume.server.store.sealing import sealed

FILE = "royaume.witness"
ALL = "*"  # what was known of every table counts no more
LARGEST = 1_000_000


class Witness:
    """One line for each commit: the table, its version, and a check of both."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / FILE
        self.written = os.open(self.file, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)

    def saw(self, table: str, version: int) -> None:
        """Nobody is held up where this fails: what counts is on disk already."""
        with contextlib.suppress(OSError):
            os.write(self.written, f"{table} {version} {check_of(table, version)}\n".encode())

    def known(self) -> dict[str, int]:
        """The last version of each table; lines that are damaged themselves say nothing."""
        known: dict[str, int] = {}
        for line in self.file.read_bytes().decode("utf-8", "replace").splitlines():
            table, version = read_line(line)
            if table == ALL:
                known = {}
            elif table:
                known[table] = version
        return known

    @property
    def is_long(self) -> bool:
        return os.fstat(self.written).st_size > LARGEST

    def clear(self) -> None:
        os.ftruncate(self.written, 0)

    def close(self) -> None:
        os.close(self.written)


def read_line(line: str) -> tuple[str, int]:
    parts = line.split(" ")
    if len(parts) == 3 and parts[1].isascii() and parts[1].isdigit() and len(parts[1]) < 10:
        table, version = parts[0], int(parts[1])
        if parts[2] == check_of(table, version):
            return table, version
    return "", 0


def check_of(table: str, version: int) -> str:
    return sealed(table, version)[:4].hex()
