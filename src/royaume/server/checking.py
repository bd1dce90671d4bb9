"""Whether everything that is kept is as it was written, and can be played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from msgspec import MsgspecError

from royaume.kernel.errors import BadInput
from royaume.server.opening import Kept
from royaume.server.room import OBJECT
from royaume.server.store import Damaged
from royaume.server.store.sealing import are_all_there
from royaume.server.store.sql import ALL, SqlStore
from royaume.server.tables import read

Check = Callable[[SqlStore, Kept], str]


@dataclass(frozen=True)
class Finding:
    """What is wrong with a table, and the version up to which its log is sound; without a name, with the file."""

    table: str
    what: str
    sound: int = 0


def check_file(store: SqlStore) -> list[Finding]:
    return [Finding("", fault) for fault in store.db.faults()]


def check_table(store: SqlStore, table: str, checks: Sequence[Check]) -> list[Finding]:
    try:
        kept = read(store, table)
        kept.check()
    except Damaged as damage:
        return [Finding(table, damage.what, damage.version)]
    found = [check(store, kept) for check in checks]
    return [Finding(table, what, kept.around.head.version) for what in found if what]


def chat(store: SqlStore, kept: Kept) -> str:
    table = kept.around.stored.id
    return "" if are_all_there(table, store.lines(table, ALL), kept.around.head, kept.around.head.said) else "chat"


def beside_the_log(store: SqlStore, kept: Kept) -> str:
    """A saved state or a record that is not as it was saved; the log is enough to do without."""
    table = kept.around.stored.id
    try:
        store.record(table)
    except Damaged:
        return "record"
    saved = store.db.row("SELECT version FROM states WHERE of_table = ?", table)
    return "state" if saved is not None and kept.saved is None else ""


def play(_: SqlStore, kept: Kept) -> str:
    """The log, played again, comes to what was saved."""
    try:
        room = kept.room()
    except (BadInput, MsgspecError, ValueError, LookupError) as error:
        return str(error)
    saved = kept.saved
    if saved is None or saved.version != room.version or room.by_older_rules or room.stopped_at is not None:
        return ""
    return "" if OBJECT.decode(saved.state) == room.match.to_data() else "state"


SEALS: Sequence[Check] = (chat, beside_the_log)
EVERYTHING: Sequence[Check] = (chat, beside_the_log, play)
