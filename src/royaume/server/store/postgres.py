"""The store in a PostgreSQL database: several servers write into it, and hear of each other by its notices."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from contextlib import AbstractContextManager
from hashlib import blake2b
from time import monotonic, sleep

from msgspec import structs

from royaume.kernel.errors import BadInput
from royaume.server.store import CHANGED, HERE, Entry, Failed, Hear, NoRoom
from royaume.server.store.schema import BRINGS, FORMAT, age_of, bring_up_to_date
from royaume.server.store.sql import SqlStore

try:
    from royaume.server.store import listening
    from royaume.server.store.postgres_database import PostgresDatabase
except ImportError as missing:
    raise BadInput("postgres-missing") from missing

JUST_ENDED = 5.0  # seconds; a busy machine takes its time
BETWEEN_LOOKS = 0.05

ADDED = """
WITH moved AS (
    UPDATE heads SET version = ?, seal = ? WHERE of_table = ? AND version = ? AND seal = ? RETURNING of_table
), added AS (
    INSERT INTO entries SELECT ?, ?, ?, ?, ?, ?, ? FROM moved RETURNING of_table
)
SELECT pg_notify(?, of_table) FROM added
"""


class PostgresStore(SqlStore):
    """One connection for all that is asked, one thread at a time. Whoever is refused asks again: it comes back."""

    shared = True
    db: PostgresDatabase

    def __init__(self, address: str) -> None:
        self.db = PostgresDatabase(address)
        try:
            if self.db.row("SHOW server_encoding")[0] != "UTF8":
                raise Failed("its encoding is not UTF8")
            with self.db.writing():
                found = self.db.format()
                if found not in (0, *BRINGS):
                    raise BadInput("data-format", file="PostgreSQL", theirs=found, ours=FORMAT, age=age_of(found))
                bring_up_to_date(self.db, found)
        except (Failed, NoRoom) as error:
            self.db.close()
            raise BadInput("database", reason=str(error)) from None

    def writing_so_many(self, entries: int) -> AbstractContextManager[None]:
        """One statement is a transaction by itself."""
        return contextlib.nullcontext() if entries == 1 else self.db.writing()

    def add_entry(self, table: str, entry: Entry, after: bytes) -> bool:
        """In one statement with its head and the notice of it: what costs is the way there and back.

        Of two servers the second waits for the first one's head, and then finds it changed.
        """
        head, row = (entry.version, entry.seal, table, entry.version - 1, after), (table, *structs.astuple(entry))
        return bool(self.db.write(ADDED, *head, *row, CHANGED))

    def announce(self, table: str) -> None:
        """Names alone: whoever hears it reads the rest."""
        self.tell(CHANGED, table)

    def tell(self, channel: str, words: str) -> None:
        self.db.write("SELECT pg_notify(?, ?)", channel, words)

    async def listen(self, hear: Hear, connected: Callable[[bool], None]) -> None:
        def others_say(channel: str, words: str, who: int) -> None:
            if who != self.db.number:
                hear(channel, words)

        await listening.listen(self.db.address, (CHANGED, HERE), others_say, connected)

    def rows_up_to(self, table: str, version: int) -> bytes:
        query = """SELECT string_agg(convert_to(version || coalesce(key, '') || request, 'UTF8') || what
                                     || convert_to(at, 'UTF8') || seal, ''::bytea ORDER BY version)
                   FROM entries WHERE of_table = ? AND version <= ?"""
        return self.db.row(query, table, version)[0] or b""

    def is_served(self) -> bool:
        """Whether any server listens; PostgreSQL still counts one that has just ended, for a moment."""
        query = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = ?"
        until = monotonic() + JUST_ENDED
        while served := self.db.row(query, listening.SERVER) is not None:
            if monotonic() > until:
                break
            sleep(BETWEEN_LOOKS)
        return served

    def claim(self, work: str) -> bool:
        """The lock goes with the line to the database, however that ends."""
        return bool(self.db.row("SELECT pg_try_advisory_lock(?)", number_of(work))[0])

    def give_up(self, work: str) -> None:
        self.db.write("SELECT pg_advisory_unlock(?)", number_of(work))


def number_of(work: str) -> int:
    """Two that have the same only wait for each other."""
    return int.from_bytes(blake2b(work.encode(), digest_size=8).digest(), "big", signed=True)
