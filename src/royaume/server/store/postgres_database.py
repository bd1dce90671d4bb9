"""One connection to PostgreSQL; what goes wrong is said in the words of the store, and the next call connects again."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import monotonic
from typing import Any

import psycopg
from psycopg import errors
from psycopg.pq import TransactionStatus

from royaume.server.store import Away, Failed, NoRoom, Taken

CONNECTING = 5  # seconds
PAUSE = 0.3  # seconds after a failure in which nobody tries again
SETTINGS = {"connect_timeout": CONNECTING, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
SCHEMA = "CREATE SCHEMA IF NOT EXISTS royaume"
LIVES_IN = """
SET search_path = royaume;
SET synchronous_commit = on;
SET lock_timeout = '10s';
SET idle_in_transaction_session_timeout = '60s';
"""
FORMATS = "CREATE TABLE IF NOT EXISTS formats (number INTEGER PRIMARY KEY)"
NOBODY_ELSE = 7_265_321  # while the tables are made; any number that others hardly use


class PostgresDatabase:
    """Used by one thread at a time."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.db: psycopg.Connection[Any] | None = None
        self.failed_at = -PAUSE
        self.why = ""

    @property
    def connection(self) -> psycopg.Connection[Any]:
        """As it is, or a new one."""
        if self.db is None or self.db.closed:
            if monotonic() - self.failed_at < PAUSE:
                raise Away(self.why)
            try:
                self.db = psycopg.connect(self.address, autocommit=True, **SETTINGS)  # type: ignore[arg-type]
                self.db.execute(LIVES_IN)
            except psycopg.Error as error:
                self.failed_at, self.why, self.db = monotonic(), said(error), None
                raise Away(self.why) from None
        return self.db

    @property
    def number(self) -> int:
        """Of the process at the other end: by it one's own notices are known."""
        return 0 if self.db is None or self.db.closed else self.db.info.backend_pid

    def execute(self, statement: str, values: tuple[object, ...]) -> psycopg.Cursor[Any]:
        connection = self.connection
        try:
            return connection.execute(put(statement), values)
        except psycopg.Error as error:
            raise translated(error) from None

    def rows(self, query: str, *values: object) -> list[Any]:
        found = self.execute(query, values)
        try:
            return found.fetchall()
        except psycopg.Error as error:
            raise translated(error) from None

    def row(self, query: str, *values: object) -> Any:
        found = self.rows(query, *values)
        return found[0] if found else None

    def write(self, statement: str, *values: object) -> int:
        return self.execute(statement, values).rowcount

    def write_all(self, statement: str, rows: Sequence[Sequence[object]]) -> None:
        try:
            self.connection.cursor().executemany(put(statement), rows)
        except psycopg.Error as error:
            raise translated(error) from None

    @contextmanager
    def writing(self) -> Iterator[None]:
        with self.within("BEGIN"):
            yield

    @contextmanager
    def reading(self) -> Iterator[None]:
        with self.within("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"):
            yield

    @contextmanager
    def within(self, begin: str) -> Iterator[None]:
        """All of it on one connection: one that is lost takes the transaction with it."""
        self.write(begin)
        connection = self.connection
        try:
            yield
            self.commit(connection)
        except BaseException:
            with contextlib.suppress(psycopg.Error):
                if connection.info.transaction_status != TransactionStatus.IDLE:
                    connection.execute("ROLLBACK")
            raise

    def commit(self, connection: psycopg.Connection[Any]) -> None:
        """Where something went wrong before, PostgreSQL answers a COMMIT by rolling back, and says so only here."""
        if connection.closed or connection is not self.db:
            raise Away("the line to the database was lost")
        try:
            ended = connection.execute("COMMIT").statusmessage
        except psycopg.Error as error:
            raise translated(error) from None
        if ended != "COMMIT":
            raise Failed("nothing was committed")

    def format(self) -> int:
        """Inside a transaction: whoever comes second waits until the first has made everything.

        The schema too: of two that make one at the same moment PostgreSQL refuses the second, IF NOT EXISTS or not.
        """
        self.write("SET LOCAL lock_timeout = '60s'")
        self.write("SELECT pg_advisory_xact_lock(?)", NOBODY_ELSE)
        self.write(SCHEMA)
        self.write(FORMATS)
        return int(self.row("SELECT coalesce(max(number), 0) FROM formats")[0])

    def bring(self, script: str, number: int) -> None:
        for statement in script.split(";\n"):
            if statement.strip():
                self.write(as_postgres_has_it(statement))
        self.write("INSERT INTO formats VALUES (?)", number)

    def faults(self) -> list[str]:
        """PostgreSQL looks after its own pages."""
        return []

    def close(self) -> None:
        if self.db is not None:
            self.db.close()


def put(statement: str) -> Any:
    return statement.replace("?", "%s")


def as_postgres_has_it(statement: str) -> str:
    return statement.replace("BLOB", "BYTEA").replace("x''", "''").replace(" WITHOUT ROWID", "")


def said(error: psycopg.Error) -> str:
    """In one line."""
    return " ".join(str(error).split())


def translated(error: psycopg.Error) -> Exception:
    if isinstance(error, errors.UniqueViolation):
        return Taken()
    if isinstance(error, errors.DiskFull):
        return NoRoom()
    if isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):
        return Away(said(error))
    return Failed(said(error))
