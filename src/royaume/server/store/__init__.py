"""What is kept: tables as they were made, an append-only log for each, who holds which seat, and what was said.

Beside the log, which alone is the truth, lies what later rules could not make of it: a state, and a finished record.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager
from typing import Protocol

from msgspec import Struct

from royaume.server.store.players import PlayerRows
from royaume.server.store.ratings import RatingRows
from royaume.server.store.reviews import ReviewRows

CHANGED = "royaume_changed"  # the channel on which the store itself names a table; no name: all of them
HERE = "royaume_here"  # the one on which servers say who is connected where

Hear = Callable[[str, str], None]  # the channel and the words


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
    """One line of a table's log. `key` and `request` tell a repeated request from a new one; bots have no key.

    The store seals it together with all that came before.
    """

    version: int
    key: str | None
    request: str
    what: bytes
    at: str
    seal: bytes = b""


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
    seal: bytes = b""


class Head(Struct, frozen=True):
    """How far a table has come: the version and the seal of its last entry, a seal of its holders, its last line.

    `course` is another word each time the table goes on from something else than its last version: from a copy.
    """

    version: int
    seal: bytes
    holders: bytes
    said: int
    course: str = ""


class SavedState(Struct, frozen=True):
    """A table after a version of its log, by its rules: the state as JSON, and the record once the game is over."""

    table: str
    version: int
    rules: int
    state: bytes
    record: str | None = None


class SavedStory(Struct, frozen=True):
    """A table after a version of its log with all that was chosen and told until then.

    `after` is the seal of that entry, `log` a seal of all entries up to it as they lie in the store.
    """

    table: str
    version: int
    rules: int
    after: bytes
    log: bytes
    text: bytes


class Wish(Struct, frozen=True):
    """An entry that shall follow the one with the seal `after`."""

    table: str
    entry: Entry
    after: bytes


class Taken(Exception):
    """The version, or the key, is already in the log: somebody else was first. Nothing was written."""


class NoRoom(Exception):
    """The disk is full. Nothing was written."""


class Failed(Exception):
    """The store could not be read or written."""


class Away(Failed):
    """The store could not be reached: nothing is wrong with what is kept, and it may be back in a moment."""


class Damaged(Exception):
    """What is kept of a table is not what was written: `what` says where, `version` up to where it is sound."""

    def __init__(self, table: str, what: str, version: int = 0) -> None:
        super().__init__(f"table {table} is damaged: {what}, sound up to version {version}")
        self.table = table
        self.what = what
        self.version = version


class Store(Protocol):
    """Calls may block. What a call wrote is on disk when it returns. Any call may end in NoRoom or Failed.

    `shared`: other servers write into it as well.
    """

    shared: bool

    @property
    def players(self) -> PlayerRows: ...

    @property
    def ratings(self) -> RatingRows: ...

    @property
    def reviews(self) -> ReviewRows: ...

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

    def reading(self) -> AbstractContextManager[None]:
        """All that is read within is of one moment."""

    def table(self, table: str) -> StoredTable | None: ...

    def made_by(self, key: str) -> StoredTable | None:
        """The table that was made by a request of this key."""

    def rematch_of(self, table: str) -> str | None: ...

    def origin_of(self, table: str) -> Origin | None: ...

    def entries(self, table: str) -> list[Entry]: ...

    def rows_up_to(self, table: str, version: int) -> bytes:
        """All entries in one piece, which a story knows by its seal."""

    def later(self, table: str, version: int) -> tuple[Head | None, list[Entry]]:
        """The head, and the entries after a version, of one moment."""

    def entries_but(self, table: str, version: int, usual: bytes) -> list[Entry]:
        """The first, all after a version, and of those before it the ones that do not begin as usual."""

    def entry_of(self, table: str, key: str) -> Entry | None:
        """The entry that a request of this key made."""

    def append(self, table: str, entry: Entry, after: bytes) -> Entry:
        """The entry, sealed. Taken when the key is in the log, or the log no longer ends with the seal `after`."""

    def append_all(self, wishes: Sequence[Wish]) -> list[Entry | None]:
        """Likewise, in one commit; none for those that are taken."""

    def head(self, table: str) -> Head | None: ...

    def heads(self, tables: Iterable[str]) -> dict[str, Head]:
        """Of those that there are."""

    def lost(self, table: str) -> int | None:
        """The version that the table is known to have had, where what led to it is gone."""

    def keep(self, states: Sequence[SavedState]) -> None:
        """Instead of what was kept of these tables before."""

    def keep_stories(self, stories: Sequence[SavedStory]) -> None:
        """Likewise."""

    def story(self, table: str) -> SavedStory | None:
        """None if it is not as it was saved."""

    def saved(self, table: str) -> SavedState | None:
        """Without its record; none if it is not as it was saved."""

    def record(self, table: str) -> str | None:
        """The record as the rules wrote it that made it."""

    def holders(self, table: str) -> list[Holder]: ...

    def add_holders(self, table: str, holders: Sequence[Holder]) -> None: ...

    def lines(self, table: str, most: int) -> list[Line]:
        """The latest lines, oldest first."""

    def line_of(self, table: str, key: str) -> Line | None: ...

    def say(self, table: str, line: Line) -> Line:
        """The line with its number and seal."""

    def claim(self, work: str) -> bool:
        """Whether this server, and no other on the same store, shall do it until it gives it up, or ends.

        It spares work, no more: whoever loses its line to the store loses what it claimed, and may not know.
        """

    def give_up(self, work: str) -> None: ...

    def there(self, now: int, since: int, patience: int) -> int:
        """A server is there since then; how many seconds none was, in all the gaps longer than the patience."""

    def look_again(self, table: str, hour: int) -> None:
        """What happens by itself at this table will happen at this hour."""

    def next_look(self) -> int | None: ...

    def to_look_at(self, hour: int, most: int) -> list[tuple[str, int]]:
        """Tables, and when each was to be looked at."""

    def looked_at(self, table: str, when: int, again: int | None) -> None:
        """Again at another hour, or never; unless another hour was said since."""

    def open_to_all(self, table: str, since: int | None) -> None: ...

    def all_open(self, since: int, most: int) -> list[str]:
        """The tables that are open to all since then, the newest first."""

    def changed_elsewhere(self) -> bool:
        """Whether another program has written since this was asked last."""

    def tell(self, channel: str, words: str) -> None:
        """To whoever listens on this store: names and numbers alone. Not kept, and not sure to arrive."""

    async def listen(self, hear: Hear, connected: Callable[[bool], None]) -> None:
        """What others tell, until it is cancelled; returns at once where there is nobody else."""

    def try_to_write(self) -> None:
        """Whether anything can be written at all."""

    def close(self) -> None: ...
