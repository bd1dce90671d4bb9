"""All tables: opened when somebody asks for them, changed one entry at a time, each on disk before it counts."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from time import monotonic
from typing import ParamSpec, TypeVar

from msgspec import json, structs

from royaume.server.clock import Clock
from royaume.server.commits import Commits
from royaume.server.entries import CHOICE, CarriedOver, Chosen, GoneAway, Undone, What, encode
from royaume.server.errors import LOG, Refused
from royaume.server.following import MOST_LINES, later_than
from royaume.server.hours import PATIENCE, Hour, Hours
from royaume.server.metrics import CHOICES, FAILURES, FINISHED, OPENED
from royaume.server.notices.keys import Keys
from royaume.server.opening import Around, Kept
from royaume.server.resuming import Shortcut
from royaume.server.room import Room
from royaume.server.seats import Asker, asker_of
from royaume.server.store import Away, Damaged, Entry, Failed, Line, NoRoom, SavedState, SavedStory, Store, Taken, Wish
from royaume.server.store.sealing import is_as_said
from royaume.server.story import packed, story_of
from royaume.server.time_up import next_look

COURSE = re.compile("([0-9a-f]{8})?")
MOST_BYTES = 128 << 20  # of all rooms together
KEPT_EVERY = 20
OPENED_AT_ONCE = 3  # rooms; however many are asked for, whoever writes has a turn in between
TRIED_EVERY = 1.0  # seconds
CONFLICT = 409
LONGEST_KEEPING = 2.0
KEPT_AT_ONCE = 20  # rooms

P = ParamSpec("P")
R = TypeVar("R")
Learn = Callable[[Room, Sequence[Line], bool], None]  # what another server did; whether all is to be told anew


class Place:
    """Where a table stands: its room once it is open, and the lock of whoever is at it."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.room: Room | None = None
        self.users = 0
        self.weight = 0


class Tables:
    """Rooms in memory are a cache of the store, made again from the log whenever in doubt."""

    def __init__(
        self, store: Store, most_bytes: int = MOST_BYTES, keys: Keys | None = None, clock: Clock | None = None
    ) -> None:
        self.store = store
        self.keys = keys
        self.clock = clock or Clock()
        self.hours = Hours(self.clock, lambda now, since: self.stored(self.store.there, now, since, PATIENCE))
        self.most_bytes = most_bytes
        self.weight = 0
        self.places: OrderedDict[str, Place] = OrderedDict()
        self.written = -TRIED_EVERY
        self.one_thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self.making = ThreadPoolExecutor(1, thread_name_prefix="rooms")
        self.opening = asyncio.Semaphore(OPENED_AT_ONCE)
        self.learnt: Learn = lambda room, lines, anew: None
        self.commits = Commits(lambda wishes: self.stored(self.store.append_all, wishes))

    async def stored(self, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Ask the store, off the event loop, one call after the other."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self.one_thread, lambda: call(*args, **kwargs))
        except NoRoom:
            FAILURES.add("full")
            raise Refused(507, "disk-full") from None
        except Failed as failure:
            FAILURES.add("failed")
            LOG.error("the store: %s", failure)
            raise Refused(503, "store-failed") from None
        except Damaged as damage:
            FAILURES.add("damaged")
            LOG.error("%s; the other tables go on", damage)
            raise Refused(503, "table-damaged", table=damage.table, sound=damage.version) from None

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Room]:
        """The room of a table, and nobody else in it."""
        with self.using(table) as place:
            async with place.lock:
                if place.room is None:
                    place.room = await self.open(table)
                elif self.store.shared:
                    place.room = await self.catch_up(place.room)
                yield place.room

    async def catch_up(self, room: Room) -> Room:
        """The room with all that other servers have written. The caller is alone in it."""
        later = await self.stored(later_than, self.store, room)
        if later.is_nothing(room):
            return room
        if later.lead_on(room):
            self.learnt(room, later.lines, False)
            return room
        course = room.course
        room = await self.reopen(room.id)
        self.learnt(room, later.lines, room.course != course)
        return room

    def opened(self, table: str) -> Room | None:
        """The room, if it is open: for who only looks, and at once. It changes only between one moment and the next."""
        place = self.places.get(table)
        return None if place is None else place.room

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
        self.weigh(place)
        if place.room is None and place.users == 0:
            self.places.pop(place.table, None)
        while self.weight > self.most_bytes:
            unused = next((other for other in self.places.values() if other.users == 0), None)
            if unused is None:
                break
            self.keep(*([] if unused.room is None else [unused.room]))
            self.weight -= unused.weight
            del self.places[unused.table]

    def weigh(self, place: Place) -> None:
        before, place.weight = place.weight, 0 if place.room is None else place.room.weight
        self.weight += place.weight - before

    async def open(self, table: str) -> Room:
        """The room as it is now; a game of older rules goes on by these from here on."""
        async with self.opening:
            with OPENED.timing():
                room = await self.load(table)
        if room.version - (room.kept_at or 0) >= KEPT_EVERY:
            self.keep(room)
        if room.can_be_carried_over:
            room = await self.carry_over(room)
        if room.clocks is not None or room.away:
            room.lost = (await self.hours.read()).lost
        return room

    async def carry_over(self, room: Room) -> Room:
        """By these rules from here on; another server may do the same at the same moment."""
        what = CarriedOver(room.rules, int(room.game.version), room.match.to_data())
        try:
            return await self.commit(room, what)
        except Refused as error:
            if error.status != CONFLICT:
                raise
            return await self.open(room.id)

    async def load(self, table: str, upto: int | None = None) -> Room:
        """The room as it is now, or as it was at an earlier version."""
        shortcut = await self.stored(shortcut_to, self.store, table) if upto is None else None
        room = None if shortcut is None else await self.made(shortcut.room)
        if room is None:
            kept = await self.stored(self.read, table)
            room = await self.made((kept if upto is None else kept.at(upto)).room)
        room.keys = self.keys
        return room

    async def made(self, make: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Rooms are made beside the event loop, one after the other: side by side they would only take turns."""
        return await asyncio.get_running_loop().run_in_executor(self.making, lambda: make(*args, **kwargs))

    async def looking_back(self, room: Room, choices: int) -> Room:
        """The room after so many of the choices that stand."""
        kept = await self.stored(self.read, room.id)
        then = await self.made(kept.replayed, room.base, choices)
        then.keys = self.keys
        return then

    def read(self, table: str) -> Kept:
        kept = read(self.store, table)
        kept.check()
        return kept

    async def commit(self, room: Room, what: What, key: str | None = None, request: str = "") -> Room:
        """Write the next entry of the log, then let the room follow. The caller is alone in the room."""
        if room.clocks is not None or isinstance(what, GoneAway):
            what = await self.timed(room, what)
        entry = Entry(room.version + 1, key, request, encode(what), self.clock.text())
        try:
            entry = await self.commits.append(Wish(room.id, entry, room.seal))
            if isinstance(what, Undone):
                room = await self.reopen(room.id)
                self.note(room, room.has_free_seats)
                return room
            offered = room.has_free_seats
            room.add(entry, what)
            count(room, what)
            self.note(room, offered)
            if is_due(room, what):
                self.keep(room)
        except Taken:
            room = await self.catch_up(room)
            raise Refused(409, "version", room.version) from None
        except BaseException:
            self.forget(room.id)
            raise
        return room

    async def timed(self, room: Room, what: What) -> What:
        """With what the clocks show, if there are any."""
        hour = await self.hours.read()
        room.lost = hour.lost
        return what if room.clocks is None else structs.replace(what, clocks=room.clocks.read(hour, room.away))

    def note(self, room: Room, offered: bool) -> None:
        """Where others look: what happens by itself, and which tables are open."""
        self.expect(room)
        if room.has_free_seats != offered:
            since = self.clock.now() if room.has_free_seats else None
            self.one_thread.submit(self.attempt, self.store.open_to_all, room.id, since)

    def expect(self, room: Room) -> None:
        """What happens by itself, if that is sooner than others know."""
        hour = Hour(self.clock.now(), room.lost if room.clocks is not None else self.hours.lost)
        look_at = next_look(room, hour)
        if look_at is not None and self.is_news(room, look_at, hour):
            room.look_at = look_at
            self.one_thread.submit(self.attempt, self.store.look_again, room.id, look_at)

    def is_news(self, room: Room, look_at: int, hour: Hour) -> bool:
        """Whoever looks too early finds nothing and puts it off, and another server may have put off a clock."""
        by_clock = room.clocks is not None or bool(room.away)
        known = room.look_at is not None and hour.passed < room.look_at <= look_at
        return not known or (by_clock and self.store.shared)

    async def reopen(self, table: str) -> Room:
        """The caller is alone in the room."""
        self.forget(table)
        room = await self.open(table)
        self.places[table].room = room
        return room

    def soon(self, call: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> None:
        """Nobody waits for it, nor hears of it where it fails."""

        def do() -> None:
            with contextlib.suppress(Failed, NoRoom):
                call(*args, **kwargs)

        with contextlib.suppress(RuntimeError):  # the house is closed
            self.one_thread.submit(do)

    async def try_to_write(self) -> None:
        """Refused where nothing can be written; tried again only after a while, since it takes the disk's time."""
        if monotonic() - self.written > TRIED_EVERY:
            await self.stored(self.store.try_to_write)
            self.written = monotonic()

    def forget_all(self) -> None:
        for table in self.places:
            self.forget(table)

    def forget(self, table: str) -> None:
        if table in self.places:
            self.places[table].room = None

    def keep(self, *rooms: Room) -> None:
        """Beside the log the state, and the record of a finished game: for the day when the rules are others.

        And the story, with which a room is opened again. They are written after what was acknowledged, and nobody waits
        for them.
        """
        changed = [room for room in rooms if not room.by_older_rules and room.kept_at != room.version]
        for room in rooms:
            room.kept_at = room.version
        if changed:
            stories = [story for story in map(story_of, changed) if story is not None]
            self.one_thread.submit(self.write, [saved_state(room) for room in changed], stories)

    def write(self, states: list[SavedState], stories: list[SavedStory]) -> None:
        self.attempt(self.store.keep, states)
        self.attempt(self.store.keep_stories, [packed(story) for story in stories])

    def attempt(self, call: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> None:
        """What lies beside the log, and would be found out again."""
        try:
            call(*args, **kwargs)
        except (Failed, NoRoom) as failure:
            LOG.error("what lies beside the log could not be saved: %s", failure)
        except Exception as error:
            LOG.error("what lies beside the log could not be saved", exc_info=error)

    async def close(self) -> None:
        """What is written beside the log saves time later, and nobody waits long for it now."""
        until = monotonic() + LONGEST_KEEPING
        rooms = [place.room for place in self.places.values() if place.room is not None]
        while rooms and monotonic() < until:
            self.keep(*rooms[-KEPT_AT_ONCE:])
            del rooms[-KEPT_AT_ONCE:]
            await asyncio.wrap_future(self.one_thread.submit(lambda: None))
        self.one_thread.submit(self.store.close)
        self.one_thread.shutdown()
        self.making.shutdown()


def read(store: Store, table: str) -> Kept:
    """Everything that is kept of a table. What cannot be read is damaged."""
    try:
        with store.reading():
            return read_rows(store, table)
    except Away:
        raise
    except (Failed, ValueError, TypeError, AttributeError) as error:
        raise Damaged(table, str(error)) from None


def shortcut_to(store: Store, table: str) -> Shortcut | None:
    """None where there is no story. Whatever cannot be read is left to who reads all of it."""
    try:
        with store.reading():
            story = store.story(table)
            if story is None:
                return None
            entries = store.entries_but(table, story.version, CHOICE)
            return Shortcut(read_around(store, table), story, store.rows_up_to(table, story.version), entries)
    except (Damaged, Failed, ValueError, TypeError, AttributeError):
        return None


def read_rows(store: Store, table: str) -> Kept:
    return Kept(read_around(store, table), store.entries(table), store.saved(table))


def read_around(store: Store, table: str) -> Around:
    stored, head, lost = store.table(table), store.head(table), store.lost(table)
    if stored is None and head is None and lost is None:
        raise Refused(404, "no-table")
    if stored is None or head is None or not COURSE.fullmatch(head.course):
        raise Damaged(table, "table" if stored is None else "head")
    lines = [line for line in store.lines(table, MOST_LINES) if is_as_said(table, line)]
    rematch, origin = store.rematch_of(table), store.origin_of(table)
    return Around(stored, store.holders(table), lines, rematch, origin, head, lost)


def saved_state(room: Room) -> SavedState:
    record = room.match.to_text() if room.match.over else None
    return SavedState(room.id, room.version, room.rules, json.encode(room.match.to_data()), record)


def count(room: Room, what: What) -> None:
    if isinstance(what, Chosen):
        CHOICES.add(room.game.id, room.seats[what.seat].kind)
        if room.match.over:
            FINISHED.add(room.game.id)


def is_due(room: Room, what: What) -> bool:
    """From time to time, and at the end."""
    return isinstance(what, Chosen) and (room.match.over or room.version - (room.kept_at or 0) >= KEPT_EVERY)


def asking(room: Room, token: str | None) -> Asker:
    try:
        if token is None and room.private and not room.has_free_seats:
            raise Refused(403, "no-spectators")
        return asker_of(token, room.holders, room.seats, room.host, room.revoked, room.keys)
    except Refused as error:
        error.version = room.version
        raise
