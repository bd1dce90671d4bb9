"""What lies in the database, and how an older one becomes one of this format: written for SQLite, put for others."""

from __future__ import annotations

from royaume.server.store.players import SCHEMA as PLAYERS
from royaume.server.store.ratings import SCHEMA as RATINGS
from royaume.server.store.reviews import SCHEMA as REVIEWS
from royaume.server.store.sql import Database
from royaume.server.store.times import SCHEMA as TIMES

SCHEMA = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, config BLOB NOT NULL, seed TEXT NOT NULL,
    start BLOB, seats BLOB NOT NULL, imported INTEGER NOT NULL, made TEXT NOT NULL,
    key TEXT UNIQUE, request TEXT NOT NULL, rematch_of TEXT UNIQUE
) WITHOUT ROWID;
CREATE TABLE entries (
    of_table TEXT NOT NULL REFERENCES tables (id), version INTEGER NOT NULL, key TEXT, request TEXT NOT NULL,
    what BLOB NOT NULL, at TEXT NOT NULL,
    PRIMARY KEY (of_table, version), UNIQUE (of_table, key)
) WITHOUT ROWID;
CREATE TABLE holders (
    of_table TEXT NOT NULL REFERENCES tables (id), hash TEXT NOT NULL, seats TEXT NOT NULL,
    PRIMARY KEY (of_table, hash)
) WITHOUT ROWID;
CREATE TABLE lines (
    of_table TEXT NOT NULL REFERENCES tables (id), said INTEGER NOT NULL, key TEXT, request TEXT NOT NULL,
    seat INTEGER NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, at TEXT NOT NULL,
    PRIMARY KEY (of_table, said), UNIQUE (of_table, key)
) WITHOUT ROWID;
"""


KEPT = """
CREATE TABLE states (
    of_table TEXT PRIMARY KEY REFERENCES tables (id), version INTEGER NOT NULL, rules INTEGER NOT NULL,
    state BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE records (
    of_table TEXT PRIMARY KEY REFERENCES tables (id), text TEXT NOT NULL
) WITHOUT ROWID;
"""

ORIGINS = """
CREATE TABLE origins (
    of_table TEXT PRIMARY KEY REFERENCES tables (id), from_table TEXT NOT NULL, at INTEGER NOT NULL
) WITHOUT ROWID;
"""

SEALS = """
ALTER TABLE entries ADD COLUMN seal BLOB NOT NULL DEFAULT x'';
ALTER TABLE lines ADD COLUMN seal BLOB NOT NULL DEFAULT x'';
ALTER TABLE states ADD COLUMN seal BLOB NOT NULL DEFAULT x'';
ALTER TABLE records ADD COLUMN seal BLOB NOT NULL DEFAULT x'';
CREATE TABLE heads (
    of_table TEXT PRIMARY KEY, version INTEGER NOT NULL, seal BLOB NOT NULL, holders BLOB NOT NULL,
    said INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE losses (of_table TEXT PRIMARY KEY, version INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE trials (id INTEGER PRIMARY KEY, at TEXT NOT NULL);
"""

STORIES = """
CREATE TABLE stories (
    of_table TEXT PRIMARY KEY REFERENCES tables (id), version INTEGER NOT NULL, rules INTEGER NOT NULL,
    after BLOB NOT NULL, text BLOB NOT NULL, seal BLOB NOT NULL
) WITHOUT ROWID;
"""

# stories of format 6 are told anew: they knew neither the log before them nor the time at the table
COURSES = """
ALTER TABLE heads ADD COLUMN course TEXT NOT NULL DEFAULT '';
DROP TABLE stories;
CREATE TABLE stories (
    of_table TEXT PRIMARY KEY REFERENCES tables (id), version INTEGER NOT NULL, rules INTEGER NOT NULL,
    after BLOB NOT NULL, log BLOB NOT NULL, text BLOB NOT NULL, seal BLOB NOT NULL
) WITHOUT ROWID;
"""

# each format with what it added; what is older than the first cannot be opened
BRINGS = {
    2: SCHEMA,
    3: KEPT,
    4: ORIGINS,
    5: SEALS,
    6: STORIES,
    7: COURSES,
    8: PLAYERS,
    9: RATINGS,
    10: TIMES,
    11: REVIEWS,
}
FORMAT = max(BRINGS)
SEALED_SINCE = 5


def age_of(found: int) -> str:
    """Of a format that is not ours: newer, older, or too old to be brought to it."""
    return "newer" if found > FORMAT else "older" if found in BRINGS else "lost"


def bring_up_to_date(db: Database, found: int) -> None:
    """Inside a transaction."""
    for number, script in BRINGS.items():
        if number > found:
            db.bring(script, number)
