"""All tables: opened when somebody asks for them, changed one entry at a time, each on disk before it counts."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import ParamSpec, TypeVar

from royaume.server.entries import Chosen, Undone, What, decode, encode, taken_back
from royaume.server.errors import Refused
from royaume.server.room import Room
from royaume.server.seats import Asker, asker_of
from royaume.server.store import Entry, Store, Taken

MOST_LINES = 100
MOST_ROOMS = 300

P = ParamSpec("P")
R = TypeVar("R")


class Place:
    """Where a table stands: its room once it is open, and the lock of whoever is at it."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.room: Room | None = None
        self.users = 0


class Tables:
    """Rooms in memory are a cache of the store, made again from the log whenever in doubt."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.places: OrderedDict[str, Place] = OrderedDict()
        self.one_thread = ThreadPoolExecutor(1, thread_name_prefix="store")

    async def stored(self, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Ask the store, off the event loop, one call after the other."""
        return await asyncio.get_running_loop().run_in_executor(self.one_thread, lambda: call(*args, **kwargs))

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Room]:
        """The room of a table, and nobody else in it."""
        with self.using(table) as place:
            async with place.lock:
                if place.room is None:
                    place.room = await self.load(table)
                yield place.room

    @contextlib.contextmanager
    def using(self, table: str) -> Iterator[Place]:
        place = self.places.setdefault(table, Place(table))
        self.places.move_to_end(table)
        place.users += 1
        try:
            yield place
        finally:
            place.users -= 1
            self.tidy(place)

    def tidy(self, place: Place) -> None:
        """Keep no table that does not exist, and not more rooms than fit."""
        if place.room is None and place.users == 0:
            self.places.pop(place.table, None)
        if len(self.places) > MOST_ROOMS:
            unused = next((other for other in self.places.values() if other.users == 0), None)
            if unused is not None:
                del self.places[unused.table]

    async def load(self, table: str, upto: int | None = None) -> Room:
        """The room as the log tells it, or as it was at an earlier version."""
        room, entries = await self.stored(self.read, table)
        kept = entries if upto is None else [entry for entry in entries if entry.version <= upto]
        gone = taken_back((entry.version, decode(entry.what)) for entry in kept)
        await asyncio.to_thread(room.replay, kept, gone)
        return room

    async def looking_back(self, table: str, choices: int) -> Room:
        """The room after so many of the choices that stand."""
        room, entries = await self.stored(self.read, table)
        gone = taken_back((entry.version, decode(entry.what)) for entry in entries)
        await asyncio.to_thread(replay_choices, room, entries, gone, choices)
        return room

    def read(self, table: str) -> tuple[Room, list[Entry]]:
        store = self.store
        stored = store.table(table)
        if stored is None:
            raise Refused(404, "no-table")
        lines = store.lines(table, MOST_LINES)
        return Room(stored, store.holders(table), lines, store.rematch_of(table)), store.entries(table)

    async def commit(self, room: Room, what: What, key: str | None = None, request: str = "") -> Room:
        """Write the next entry of the log, then let the room follow. The caller is alone in the room."""
        entry = Entry(room.version + 1, key, request, encode(what), now())
        try:
            await self.stored(self.store.append, room.id, entry)
            if isinstance(what, Undone):
                return await self.reopen(room.id)
            room.add(entry, what)
        except Taken:
            room = await self.reopen(room.id)
            raise Refused(409, "version", room.version) from None
        except BaseException:
            self.forget(room.id)
            raise
        return room

    async def reopen(self, table: str) -> Room:
        """The caller is alone in the room."""
        self.forget(table)
        room = await self.load(table)
        self.places[table].room = room
        return room

    def forget(self, table: str) -> None:
        if table in self.places:
            self.places[table].room = None

    def close(self) -> None:
        self.one_thread.submit(self.store.close)
        self.one_thread.shutdown()


def replay_choices(room: Room, entries: list[Entry], gone: set[int], choices: int) -> None:
    for entry in entries:
        what = decode(entry.what)
        skipped = entry.version in gone
        if len(room.match.history) == choices and isinstance(what, Chosen) and not skipped:
            return
        room.add(entry, what, skipped)


def asking(room: Room, token: str | None) -> Asker:
    try:
        return asker_of(token, room.holders, room.seats)
    except Refused as error:
        error.version = room.version
        raise


def now() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
