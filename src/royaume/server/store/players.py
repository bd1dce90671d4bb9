"""What is kept of players: a page if they want one, the seats that follow them, where to tell them, and what.

Every column is a text or a number, and every statement is understood by SQLite and by PostgreSQL alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol

from msgspec import Struct

SCHEMA = """
CREATE TABLE players (
    id TEXT PRIMARY KEY, name TEXT UNIQUE, shown TEXT NOT NULL, phrase TEXT NOT NULL, settings TEXT NOT NULL,
    made TEXT NOT NULL
);
CREATE TABLE sessions (
    hash TEXT PRIMARY KEY, player TEXT NOT NULL REFERENCES players (id), made TEXT NOT NULL
);
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY, player TEXT NOT NULL REFERENCES players (id), public TEXT NOT NULL, uses BIGINT NOT NULL,
    made TEXT NOT NULL
);
CREATE TABLE followed (
    player TEXT NOT NULL REFERENCES players (id), at_table TEXT NOT NULL, holder TEXT NOT NULL,
    PRIMARY KEY (player, at_table, holder)
);
CREATE INDEX followed_at ON followed (at_table);
CREATE TABLE endpoints (
    id TEXT PRIMARY KEY, player TEXT NOT NULL REFERENCES players (id), kind TEXT NOT NULL, address TEXT NOT NULL,
    state TEXT NOT NULL, made TEXT NOT NULL
);
CREATE INDEX endpoints_of ON endpoints (player);
CREATE TABLE notices (
    player TEXT NOT NULL REFERENCES players (id), at_table TEXT NOT NULL, kind TEXT NOT NULL, endpoint TEXT NOT NULL,
    args TEXT NOT NULL, due TEXT NOT NULL, tries BIGINT NOT NULL,
    PRIMARY KEY (player, at_table, kind, endpoint)
);
CREATE INDEX notices_due ON notices (due);
"""

# children before what they belong to
TABLES = ("notices", "endpoints", "followed", "passkeys", "sessions", "players")
AT_ONCE = 200
TOLD = ""  # instead of the time at which a notice is due
ON = "on"
DUE = "due <> '' AND due <= ?"


class Player(Struct, frozen=True):
    """`name` is the one by which the page is found, `shown` as it was written; `settings` is JSON."""

    id: str
    name: str | None
    shown: str
    phrase: str
    settings: str
    made: str


class Passkey(Struct, frozen=True):
    """A public key of a player's device; how often it was used tells a copy of it."""

    id: str
    player: str
    public: str
    uses: int
    made: str


class Followed(Struct, frozen=True):
    """The hash of a token that the player holds at a table."""

    player: str
    table: str
    holder: str


class Endpoint(Struct, frozen=True):
    """Where a player is told: by which kind, `address` as JSON of that kind, and whether it is `new`, `on` or fails."""

    id: str
    player: str
    kind: str
    address: str
    state: str
    made: str


class Notice(Struct, frozen=True):
    """What one endpoint has to tell about a table. It is due at a time, or told; `args` is JSON."""

    player: str
    table: str
    kind: str
    endpoint: str
    args: str
    due: str
    tries: int


class Rows(Protocol):
    """A connection to a database."""

    def rows(self, query: str, *values: object) -> list[Any]: ...

    def row(self, query: str, *values: object) -> Any: ...

    def write(self, statement: str, *values: object) -> int: ...

    def writing(self) -> AbstractContextManager[None]: ...


class PlayerRows:
    """Calls may block, and end like those of a store: what was written is on disk when a call returns."""

    def __init__(self, db: Rows) -> None:
        self.db = db

    # -- players ---------------------------------------------------------------

    def add(self, player: Player) -> None:
        """Taken where somebody has the name."""
        values = (player.id, player.name, player.shown, player.phrase, player.settings, player.made)
        with self.db.writing():
            self.db.write("INSERT INTO players VALUES (?, ?, ?, ?, ?, ?)", *values)

    def change(self, player: Player) -> None:
        """Taken where somebody else has the name."""
        values = (player.name, player.shown, player.phrase, player.settings, player.id)
        with self.db.writing():
            self.db.write("UPDATE players SET name = ?, shown = ?, phrase = ?, settings = ? WHERE id = ?", *values)

    def find(self, player: str) -> Player | None:
        row = self.db.row("SELECT id, name, shown, phrase, settings, made FROM players WHERE id = ?", player)
        return None if row is None else Player(*row)

    def named(self, name: str) -> Player | None:
        row = self.db.row("SELECT id, name, shown, phrase, settings, made FROM players WHERE name = ?", name)
        return None if row is None else Player(*row)

    def erase(self, player: str) -> None:
        """The tables stay, and so do their links."""
        with self.db.writing():
            for table in TABLES[:-1]:
                self.db.write(f"DELETE FROM {table} WHERE player = ?", player)  # noqa: S608 - names of ours
            self.db.write("DELETE FROM players WHERE id = ?", player)

    def add_session(self, session: str, player: str, made: str) -> None:
        with self.db.writing():
            self.db.write("INSERT INTO sessions VALUES (?, ?, ?)", session, player, made)

    def in_session(self, session: str) -> Player | None:
        query = """SELECT id, name, shown, phrase, settings, players.made FROM players
                   JOIN sessions ON sessions.player = players.id WHERE hash = ?"""
        row = self.db.row(query, session)
        return None if row is None else Player(*row)

    def sessions(self, player: str) -> int:
        return int(self.db.row("SELECT count(*) FROM sessions WHERE player = ?", player)[0])

    def end_session(self, session: str) -> None:
        with self.db.writing():
            self.db.write("DELETE FROM sessions WHERE hash = ?", session)

    def end_others(self, player: str, session: str) -> None:
        with self.db.writing():
            self.db.write("DELETE FROM sessions WHERE player = ? AND hash <> ?", player, session)

    def add_passkey(self, key: Passkey) -> None:
        """Taken where the key is known already."""
        with self.db.writing():
            values = (key.id, key.player, key.public, key.uses, key.made)
            self.db.write("INSERT INTO passkeys VALUES (?, ?, ?, ?, ?)", *values)

    def passkey(self, key: str) -> Passkey | None:
        row = self.db.row("SELECT id, player, public, uses, made FROM passkeys WHERE id = ?", key)
        return None if row is None else Passkey(*row)

    def passkeys(self, player: str) -> list[Passkey]:
        query = "SELECT id, player, public, uses, made FROM passkeys WHERE player = ? ORDER BY made, id"
        return [Passkey(*row) for row in self.db.rows(query, player)]

    def used(self, key: str, uses: int) -> None:
        with self.db.writing():
            self.db.write("UPDATE passkeys SET uses = ? WHERE id = ?", uses, key)

    def drop_passkey(self, player: str, key: str) -> None:
        with self.db.writing():
            self.db.write("DELETE FROM passkeys WHERE player = ? AND id = ?", player, key)

    # -- seats that follow them ------------------------------------------------

    def follow(self, followed: Sequence[Followed]) -> None:
        with self.db.writing():
            for one in followed:
                values = (one.player, one.table, one.holder)
                self.db.write("INSERT INTO followed VALUES (?, ?, ?) ON CONFLICT DO NOTHING", *values)

    def follow_again(self, table: str, rematch: str) -> None:
        """Whoever follows a table follows its rematch, where the same tokens hold the same seats."""
        with self.db.writing():
            query = """INSERT INTO followed SELECT player, CAST(? AS TEXT), holder FROM followed WHERE at_table = ?
                       ON CONFLICT DO NOTHING"""
            self.db.write(query, rematch, table)

    def forget(self, player: str, table: str) -> None:
        with self.db.writing():
            self.db.write("DELETE FROM followed WHERE player = ? AND at_table = ?", player, table)
            self.db.write("DELETE FROM notices WHERE player = ? AND at_table = ?", player, table)

    def followed_by(self, player: str) -> list[tuple[Followed, str]]:
        """Each with its game."""
        query = """SELECT player, at_table, holder, game FROM followed JOIN tables ON tables.id = at_table
                   WHERE player = ? ORDER BY tables.made DESC, at_table, holder"""
        return [(Followed(*row[:3]), str(row[3])) for row in self.db.rows(query, player)]

    def followers(self, tables: Sequence[str]) -> list[tuple[Followed, str]]:
        """Whoever follows any of these tables, with the player's settings."""
        found = []
        for first in range(0, len(tables), AT_ONCE):
            some = tables[first : first + AT_ONCE]
            marks = ", ".join("?" for _ in some)
            query = f"""SELECT player, at_table, holder, settings FROM followed
                        JOIN players ON players.id = player WHERE at_table IN ({marks})"""  # noqa: S608 - marks alone
            found += self.db.rows(query, *some)
        return [(Followed(*row[:3]), str(row[3])) for row in found]

    # -- where they are told ---------------------------------------------------

    def add_endpoint(self, endpoint: Endpoint) -> None:
        with self.db.writing():
            values = (endpoint.id, endpoint.player, endpoint.kind, endpoint.address, endpoint.state, endpoint.made)
            self.db.write("INSERT INTO endpoints VALUES (?, ?, ?, ?, ?, ?)", *values)

    def endpoint(self, endpoint: str) -> Endpoint | None:
        query = "SELECT id, player, kind, address, state, made FROM endpoints WHERE id = ?"
        row = self.db.row(query, endpoint)
        return None if row is None else Endpoint(*row)

    def endpoints(self, player: str) -> list[Endpoint]:
        query = "SELECT id, player, kind, address, state, made FROM endpoints WHERE player = ? ORDER BY made, id"
        return [Endpoint(*row) for row in self.db.rows(query, player)]

    def mark(self, endpoint: str, state: str) -> None:
        with self.db.writing():
            self.db.write("UPDATE endpoints SET state = ? WHERE id = ?", state, endpoint)

    def drop_endpoint(self, endpoint: str) -> None:
        with self.db.writing():
            self.db.write("DELETE FROM notices WHERE endpoint = ?", endpoint)
            self.db.write("DELETE FROM endpoints WHERE id = ?", endpoint)

    # -- what they are told ----------------------------------------------------

    def waits(self, tables: Sequence[str], kind: str) -> set[tuple[str, str]]:
        """The players who have been, or will be, told this about any of these tables; each with the table."""
        found = []
        for first in range(0, len(tables), AT_ONCE):
            some = tables[first : first + AT_ONCE]
            marks = ", ".join("?" for _ in some)
            query = f"SELECT player, at_table FROM notices WHERE kind = ? AND at_table IN ({marks})"  # noqa: S608
            found += self.db.rows(query, kind, *some)
        return {(str(player), str(table)) for player, table in found}

    def plan(self, player: str, table: str, kind: str, args: str, due: str) -> None:
        """At every endpoint that is on; where it is planned or told already, nothing changes."""
        query = """INSERT INTO notices SELECT player, CAST(? AS TEXT), CAST(? AS TEXT), id, CAST(? AS TEXT),
                   CAST(? AS TEXT), 0 FROM endpoints WHERE player = ? AND state = ? ON CONFLICT DO NOTHING"""
        with self.db.writing():
            self.db.write(query, table, kind, args, due, player, ON)

    def call_off(self, player: str, table: str, kinds: Sequence[str]) -> None:
        with self.db.writing():
            for kind in kinds:
                values = (player, table, kind)
                self.db.write("DELETE FROM notices WHERE player = ? AND at_table = ? AND kind = ?", *values)

    def take_due(self, now: str, until: str) -> list[Notice]:
        """What is due now, and nobody else's before `until`: by then it is told, or has failed with whoever took it."""
        if self.db.row(f"SELECT 1 FROM notices WHERE {DUE} LIMIT 1", now) is None:  # noqa: S608 - a condition of ours
            return []
        with self.db.writing():
            query = f"""UPDATE notices SET due = ? WHERE {DUE}
                        RETURNING player, at_table, kind, endpoint, args, due, tries"""  # noqa: S608
            return [Notice(*row) for row in self.db.rows(query, until, now)]

    def settle(self, notice: Notice, due: str, tries: int) -> None:
        """Told, or to be tried again later."""
        query = """UPDATE notices SET due = ?, tries = ? WHERE player = ? AND at_table = ? AND kind = ?
                   AND endpoint = ?"""
        with self.db.writing():
            self.db.write(query, due, tries, notice.player, notice.table, notice.kind, notice.endpoint)
