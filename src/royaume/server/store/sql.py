"""The store in tables of a database, in SQL that SQLite and PostgreSQL both speak.

Whoever appends to a log says after which seal: the row goes in only where the head of the log still has that seal, and
the unique version lets one of two in. So several servers may write without asking each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager
from datetime import UTC, datetime
from typing import Any, Protocol

from msgspec import structs

from royaume.server.store import (
    Damaged,
    Entry,
    Failed,
    Head,
    Hear,
    Holder,
    Line,
    Origin,
    SavedState,
    SavedStory,
    StoredTable,
    Taken,
    Wish,
)
from royaume.server.store.players import PlayerRows
from royaume.server.store.ratings import RatingRows
from royaume.server.store.reviews import ReviewRows
from royaume.server.store.sealing import (
    seal_of_entry,
    seal_of_holders,
    seal_of_line,
    seal_of_table,
    sealed,
    sealed_entries,
)
from royaume.server.store.times import Times

ALL = 1 << 31  # lines
AT_ONCE = 500  # values in one statement
HEADS = "version, seal, holders, said, course"
ENTRIES = "version, key, request, what, at, seal"
HEAD_COLUMNS = 5
LATER = """SELECT h.version, h.seal, h.holders, h.said, h.course, e.version, e.key, e.request, e.what, e.at, e.seal
           FROM heads h LEFT JOIN entries e ON e.of_table = h.of_table AND e.version > ?
           WHERE h.of_table = ? ORDER BY e.version"""
LINES = "said, key, request, seat, name, text, at, seal"


class Database(Protocol):
    """A connection, used by one thread at a time. Values stand for question marks."""

    def rows(self, query: str, *values: object) -> list[Any]: ...

    def row(self, query: str, *values: object) -> Any:
        """The first one, or none."""

    def write(self, statement: str, *values: object) -> int:
        """How many rows it wrote, where it says so."""

    def write_all(self, statement: str, rows: Sequence[Sequence[object]]) -> None:
        """Once for each row."""

    def writing(self) -> AbstractContextManager[None]:
        """All or nothing; on disk at the end."""

    def reading(self) -> AbstractContextManager[None]:
        """Everything as it was at one moment, whatever others write."""

    def format(self) -> int:
        """Of what is stored; 0: nothing is yet."""

    def bring(self, script: str, number: int) -> None:
        """To a newer format, inside a transaction."""

    def faults(self) -> list[str]:
        """What is wrong with it as a whole."""

    def close(self) -> None: ...


class SqlStore(Times):
    """What is kept, whichever database it lies in."""

    db: Database
    shared: bool

    @property
    def players(self) -> PlayerRows:
        return PlayerRows(self.db)

    @property
    def ratings(self) -> RatingRows:
        return RatingRows(self.db)

    @property
    def reviews(self) -> ReviewRows:
        return ReviewRows(self.db)

    def saw(self, table: str, version: int) -> None:
        """What a commit brought is on disk."""

    def rows_up_to(self, table: str, version: int) -> bytes:
        """Columns as `sealing.row` puts them together, in one step of the database."""
        raise NotImplementedError

    def announce(self, table: str) -> None:
        """Inside a transaction: other servers hear that something has changed there, once it has."""

    def add_table(
        self,
        table: StoredTable,
        holders: Sequence[Holder],
        entries: Sequence[Entry] = (),
        rematch_of: str | None = None,
        record: str | None = None,
        origin: Origin | None = None,
    ) -> None:
        first = seal_of_table(table, origin)
        chain = sealed_entries(first, entries)
        head = Head(len(chain), chain[-1].seal if chain else first, seal_of_holders(holders), 0)
        with self.db.writing():
            row = (*structs.astuple(structs.replace(table, imported=int(table.imported))), rematch_of)
            self.db.write("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", *row)
            self.insert_holders(table.id, holders)
            rows = [(table.id, *structs.astuple(entry)) for entry in chain]
            self.db.write_all("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
            self.insert_record(table.id, record)
            if origin is not None:
                self.db.write("INSERT INTO origins VALUES (?, ?, ?)", table.id, origin.table, origin.at)
            self.db.write("INSERT INTO heads VALUES (?, ?, ?, ?, ?, ?)", table.id, *structs.astuple(head))
            if rematch_of is not None:
                self.announce(rematch_of)
        self.saw(table.id, head.version)

    def reading(self) -> AbstractContextManager[None]:
        return self.db.reading()

    def table(self, table: str) -> StoredTable | None:
        return self.one_table("SELECT * FROM tables WHERE id = ?", table)

    def made_by(self, key: str) -> StoredTable | None:
        return self.one_table("SELECT * FROM tables WHERE key = ?", key)

    def one_table(self, query: str, value: str) -> StoredTable | None:
        row = self.db.row(query, value)
        if row is None:
            return None
        name, game, rules, config, seed, start, seats, imported, *rest = row[:-1]
        return StoredTable(name, game, rules, config, seed, start, seats, bool(imported), *rest)

    def rematch_of(self, table: str) -> str | None:
        row = self.db.row("SELECT id FROM tables WHERE rematch_of = ?", table)
        return None if row is None else str(row[0])

    def origin_of(self, table: str) -> Origin | None:
        row = self.db.row("SELECT from_table, at FROM origins WHERE of_table = ?", table)
        return None if row is None else Origin(*row)

    def head(self, table: str) -> Head | None:
        row = self.db.row(f"SELECT {HEADS} FROM heads WHERE of_table = ?", table)  # noqa: S608 - names of ours
        return None if row is None else Head(*row)

    def heads(self, tables: Iterable[str]) -> dict[str, Head]:
        found: dict[str, Head] = {}
        names = list(tables)
        for first in range(0, len(names), AT_ONCE):
            some = names[first : first + AT_ONCE]
            query = f"SELECT of_table, {HEADS} FROM heads WHERE of_table IN ({places(len(some))})"  # noqa: S608
            found |= {table: Head(*head) for table, *head in self.db.rows(query, *some)}
        return found

    def lost(self, table: str) -> int | None:
        row = self.db.row("SELECT version FROM losses WHERE of_table = ?", table)
        return None if row is None else int(row[0])

    def names(self) -> list[str]:
        """Of every table of which anything is known."""
        query = "SELECT id FROM tables UNION SELECT of_table FROM heads UNION SELECT of_table FROM losses"
        return [str(name) for (name,) in self.db.rows(query)]

    def entries(self, table: str) -> list[Entry]:
        query = f"SELECT {ENTRIES} FROM entries WHERE of_table = ? ORDER BY version"  # noqa: S608
        return [Entry(*row) for row in self.db.rows(query, table)]

    def later(self, table: str, version: int) -> tuple[Head | None, list[Entry]]:
        rows = self.db.rows(LATER, version, table)
        head = Head(*rows[0][:HEAD_COLUMNS]) if rows else None
        return head, [Entry(*row[HEAD_COLUMNS:]) for row in rows if row[HEAD_COLUMNS] is not None]

    def entries_but(self, table: str, version: int, usual: bytes) -> list[Entry]:
        query = f"""SELECT {ENTRIES} FROM entries WHERE of_table = ?
                    AND (version = 1 OR version > ? OR substr(what, 1, ?) != ?) ORDER BY version"""  # noqa: S608
        return [Entry(*row) for row in self.db.rows(query, table, version, len(usual), usual)]

    def entry_of(self, table: str, key: str) -> Entry | None:
        query = f"SELECT {ENTRIES} FROM entries WHERE of_table = ? AND key = ?"  # noqa: S608 - names of ours
        row = self.db.row(query, table, key)
        return None if row is None else Entry(*row)

    def append(self, table: str, entry: Entry, after: bytes) -> Entry:
        written = self.append_all([Wish(table, entry, after)])[0]
        if written is None:
            raise Taken
        return written

    def append_all(self, wishes: Sequence[Wish]) -> list[Entry | None]:
        """Table by table in the order of their names, so that two servers never wait for each other."""
        written: dict[int, Entry | None] = {}
        with self.writing_so_many(len(wishes)):
            for number in sorted(range(len(wishes)), key=lambda number: wishes[number].table):
                written[number] = self.append_one(wishes[number])
        for number, wish in enumerate(wishes):
            entry = written[number]
            if entry is not None:
                self.saw(wish.table, entry.version)
        return [written[number] for number in range(len(wishes))]

    def writing_so_many(self, entries: int) -> AbstractContextManager[None]:
        return self.db.writing()

    def append_one(self, wish: Wish) -> Entry | None:
        entry = structs.replace(wish.entry, seal=seal_of_entry(wish.after, wish.entry))
        return entry if self.add_entry(wish.table, entry, wish.after) else None

    def add_entry(self, table: str, entry: Entry, after: bytes) -> bool:
        """Inside a transaction, in which one that is taken leaves no trace."""
        row, before = (table, *structs.astuple(entry)), (table, entry.version - 1, after)
        added = self.db.write(
            """INSERT INTO entries SELECT ?, ?, ?, ?, ?, ?, ?
               WHERE EXISTS (SELECT 1 FROM heads WHERE of_table = ? AND version = ? AND seal = ?)
               ON CONFLICT DO NOTHING""",
            *row,
            *before,
        )
        if not added:
            return False
        head = "UPDATE heads SET version = ?, seal = ? WHERE of_table = ? AND version = ? AND seal = ?"
        if not self.db.write(head, entry.version, entry.seal, *before):
            raise Failed(f"the head of table {table} was changed meanwhile")
        return True

    def keep(self, states: Sequence[SavedState]) -> None:
        with self.db.writing():
            for saved in sorted(states, key=lambda saved: saved.table):
                row = (saved.table, saved.version, saved.rules, saved.state)
                self.replace("states", "version, rules, state, seal", *row, sealed(*row))
                self.insert_record(saved.table, saved.record)

    def insert_record(self, table: str, record: str | None) -> None:
        if record is not None:
            self.replace("records", "text, seal", table, record, sealed(table, record))

    def keep_stories(self, stories: Sequence[SavedStory]) -> None:
        with self.db.writing():
            for story in sorted(stories, key=lambda story: story.table):
                row = structs.astuple(story)
                self.replace("stories", "version, rules, after, log, text, seal", *row, sealed(*row))

    def replace(self, part: str, columns: str, *row: object) -> None:
        """Instead of what was kept there of this table."""
        kept = ", ".join(f"{column} = excluded.{column}" for column in columns.split(", "))
        values = f"INSERT INTO {part} VALUES ({places(len(row))})"  # noqa: S608 - names of ours
        self.db.write(f"{values} ON CONFLICT (of_table) DO UPDATE SET {kept}", *row)

    def story(self, table: str) -> SavedStory | None:
        query = "SELECT of_table, version, rules, after, log, text, seal FROM stories WHERE of_table = ?"
        row = self.db.row(query, table)
        return None if row is None or row[-1] != sealed(*row[:-1]) else SavedStory(*row[:-1])

    def saved(self, table: str) -> SavedState | None:
        row = self.db.row("SELECT of_table, version, rules, state, seal FROM states WHERE of_table = ?", table)
        return None if row is None or row[-1] != sealed(*row[:-1]) else SavedState(*row[:-1])

    def record(self, table: str) -> str | None:
        row = self.db.row("SELECT of_table, text, seal FROM records WHERE of_table = ?", table)
        if row is not None and row[-1] != sealed(*row[:-1]):
            raise Damaged(table, "record")
        return None if row is None else str(row[1])

    def holders(self, table: str) -> list[Holder]:
        rows = self.db.rows("SELECT hash, seats FROM holders WHERE of_table = ?", table)
        return [Holder(hashed, tuple(int(seat) for seat in seats.split())) for hashed, seats in rows]

    def add_holders(self, table: str, holders: Sequence[Holder]) -> None:
        with self.db.writing():
            self.keep_others_away(table)
            self.insert_holders(table, holders)
            self.db.write("UPDATE heads SET holders = ? WHERE of_table = ?", self.seal_of_holders(table), table)
            self.announce(table)

    def keep_others_away(self, table: str) -> None:
        """Until the end of the transaction nobody else changes what hangs on this head."""
        self.db.write("UPDATE heads SET said = said WHERE of_table = ?", table)

    def insert_holders(self, table: str, holders: Sequence[Holder]) -> None:
        for holder in holders:
            seats = " ".join(str(seat) for seat in holder.seats)
            self.db.write("INSERT INTO holders VALUES (?, ?, ?)", table, holder.hash, seats)

    def seal_of_holders(self, table: str) -> bytes:
        return seal_of_holders(self.holders(table))

    def lines(self, table: str, most: int) -> list[Line]:
        query = f"SELECT {LINES} FROM lines WHERE of_table = ? ORDER BY said DESC LIMIT ?"  # noqa: S608
        return [Line(*row) for row in self.db.rows(query, table, most)][::-1]

    def line_of(self, table: str, key: str) -> Line | None:
        query = f"SELECT {LINES} FROM lines WHERE of_table = ? AND key = ?"  # noqa: S608 - names of ours
        row = self.db.row(query, table, key)
        return None if row is None else Line(*row)

    def say(self, table: str, line: Line) -> Line:
        with self.db.writing():
            self.db.write("UPDATE heads SET said = said + 1 WHERE of_table = ?", table)
            head = self.head(table)
            if head is None:
                raise Damaged(table, "head")
            line = structs.replace(line, said=head.said)
            line = structs.replace(line, seal=seal_of_line(table, line))
            self.db.write("INSERT INTO lines VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", table, *structs.astuple(line))
            self.announce(table)
        return line

    def claim(self, work: str) -> bool:
        """Where there is no other server, all of it is this one's."""
        return True

    def give_up(self, work: str) -> None: ...

    def tell(self, channel: str, words: str) -> None: ...

    async def listen(self, hear: Hear, connected: Callable[[bool], None]) -> None: ...

    def changed_elsewhere(self) -> bool:
        """Where whoever changes something says so, nobody has to look."""
        return False

    def try_to_write(self) -> None:
        now = datetime.now(UTC).isoformat(timespec="seconds")
        with self.db.writing():
            self.db.write("INSERT INTO trials VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at", now)

    def close(self) -> None:
        self.db.close()


def places(values: int) -> str:
    return ", ".join("?" * values)
