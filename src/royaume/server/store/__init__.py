"""What is kept: tables as they were made, an append-only log for each, who holds which seat, and what was said.

Beside the log, which alone is the truth, lies what later rules could not make of it: a state, and a finished record.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct


class StoredTable(Struct, frozen=True):
    """A table as it was made; everything since then is in its log. `config`, `start` and `seats` are JSON.

    `key` (hashed) and `request` tell whether the same request comes again.
    """

    id: str
    game: str
    rules: int
    config: bytes
    seed: str
    start: bytes | None
    seats: bytes
    imported: bool
    made: str
    key: str | None = None
    request: str = ""


class Origin(Struct, frozen=True):
    """The point of a finished game from which a table goes on."""

    table: str
    at: int


class Entry(Struct, frozen=True):
    """One line of a table's log. `key` and `request` tell a repeated request from a new one; bots have no key."""

    version: int
    key: str | None
    request: str
    what: bytes
    at: str


class Holder(Struct, frozen=True):
    """The hash of a token and the seats it holds."""

    hash: str
    seats: tuple[int, ...]


class Line(Struct, frozen=True):
    """Something said at a table; `seat` is the seat that said it."""

    said: int
    key: str | None
    request: str
    seat: int
    name: str
    text: str
    at: str


class SavedState(Struct, frozen=True):
    """A table after a version of its log, by its rules: the state as JSON, and the record once the game is over."""

    table: str
    version: int
    rules: int
    state: bytes
    record: str | None = None


class Taken(Exception):
    """The version, or the key, is already in the log: somebody else was first. Nothing was written."""


class Store(Protocol):
    """Calls may block. What a call wrote is on disk when it returns."""

    def add_table(
        self,
        table: StoredTable,
        holders: Sequence[Holder],
        entries: Sequence[Entry] = (),
        rematch_of: str | None = None,
        record: str | None = None,
        origin: Origin | None = None,
    ) -> None:
        """Taken when the key has made a table already, or `rematch_of` has its rematch."""

    def table(self, table: str) -> StoredTable | None: ...

    def made_by(self, key: str) -> StoredTable | None:
        """The table that was made by a request of this key."""

    def rematch_of(self, table: str) -> str | None: ...

    def origin_of(self, table: str) -> Origin | None: ...

    def entries(self, table: str) -> list[Entry]: ...

    def append(self, table: str, entry: Entry) -> None:
        """Taken when the version or the key is in the log."""

    def keep(self, states: Sequence[SavedState]) -> None:
        """Instead of what was kept of these tables before."""

    def saved(self, table: str) -> SavedState | None:
        """Without its record."""

    def record(self, table: str) -> str | None:
        """The record as the rules wrote it that made it."""

    def holders(self, table: str) -> list[Holder]: ...

    def add_holders(self, table: str, holders: Sequence[Holder]) -> None: ...

    def lines(self, table: str, most: int) -> list[Line]:
        """The latest lines, oldest first."""

    def line_of(self, table: str, key: str) -> Line | None: ...

    def say(self, table: str, line: Line) -> Line:
        """The line with its number."""

    def close(self) -> None: ...
