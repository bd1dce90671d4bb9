"""Other servers on the same store: what they write is followed, and who is connected to them is known here.

Notices name tables, no more; what they are about is read. One that is lost loses nothing: whoever comes to a table
looks first, the tables that somebody watches are compared from time to time, and all of them when the line is back.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Iterable, Sequence
from time import monotonic
from typing import TYPE_CHECKING

from msgspec import MsgspecError

from royaume.server.errors import LOG, Refused
from royaume.server.presence import (
    MOST_LEFT,
    Alive,
    Gone,
    Here,
    Left,
    Said,
    Taking,
    messages,
    read,
    seal_of_screen,
    words_of,
)
from royaume.server.store import CHANGED, HERE

if TYPE_CHECKING:
    from royaume.server.house import House

COMPARED_EVERY = 3.0  # seconds; a sign of life goes out as often
ASKED_AGAIN = 0.5  # seconds
SAID_AFTER = 0.2  # seconds, so that those who come together are told of together


class Neighbours:
    """Runs beside the house; where the store is nobody else's there is nothing to do."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tables, self.live, self.store = house.tables, house.live, house.tables.store
        self.name = secrets.token_hex(6)
        self.named: dict[str, None] = {}  # tables that others have changed, the first one first
        self.came_or_went: set[str] = set()
        self.waiting: asyncio.TimerHandle | None = None
        self.has_news = asyncio.Event()
        self.connected = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        if self.store.shared:
            work = (self.store.listen(self.hear, self.line), self.follow(), self.compare_from_time_to_time())
            self.tasks = [asyncio.create_task(one) for one in work]
            self.live.moved = self.note

    def hear(self, channel: str, words: str) -> None:
        if channel == CHANGED:
            self.hear_of_change(words)
        elif channel == HERE:
            try:
                self.hear_of_presence(read(words))
            except MsgspecError as error:
                LOG.warning("another server says what this one does not understand: %s", error)

    def hear_of_change(self, table: str) -> None:
        if not table:
            self.tables.forget_all()
            self.live.changed_everywhere()
        elif self.live.is_watched(table):
            self.named[table] = None
            self.has_news.set()

    def hear_of_presence(self, said: Said) -> None:
        if said.server == self.name:
            return
        presence, now = self.live.elsewhere_here, monotonic()
        match said:
            case Here():
                self.live.recount(presence.hear(said, now))
            case Alive():
                presence.heard[said.server] = now
                if said.new:
                    self.say_who_is_here(self.live.gatherings)
            case Gone():
                self.live.recount(presence.forget(said.server))
            case Left():
                for table in said.tables:
                    self.house.bots.wake(table)
            case Taking():
                self.live.make_way(said.table, said.seats, said.screen)

    def line(self, is_there: bool) -> None:
        """Whatever was said meanwhile is made up for."""
        if not is_there:
            self.connected.clear()
            return
        self.connected.set()
        self.named |= dict.fromkeys(self.live.gatherings)
        self.has_news.set()
        self.say(Alive(self.name, new=True))
        self.say_who_is_here(self.live.gatherings)

    async def follow(self) -> None:
        """One table after the other, each as it is by then."""
        while True:
            await self.has_news.wait()
            self.has_news.clear()
            while self.named:
                table = next(iter(self.named))
                del self.named[table]
                await self.look_at(table)

    async def look_at(self, table: str) -> None:
        """Whoever enters a room finds it as it is now, and everybody is told what is new in it."""
        try:
            async with self.tables.at(table) as room:
                self.house.bots.wake_at(room)
        except Refused as error:
            LOG.warning("a table that another server changed cannot be read: %s", error.key)
        except Exception as error:
            LOG.error("a table could not be followed", exc_info=error)
        else:
            self.live.went_on(table, room.version)

    async def compare_from_time_to_time(self) -> None:
        while True:
            await asyncio.sleep(COMPARED_EVERY)
            self.say(Alive(self.name))
            for server in self.live.elsewhere_here.silent(monotonic()):
                self.live.recount(self.live.elsewhere_here.forget(server))
            with contextlib.suppress(Refused):
                await self.compare()

    async def compare(self) -> None:
        """The tables that somebody watches with what is stored of them."""
        heads = await self.tables.stored(self.store.heads, list(self.live.gatherings))
        for table, head in heads.items():
            room = self.tables.opened(table)
            same = room is not None and (room.seal, room.said, room.course) == (head.seal, head.said, head.course)
            if not same or self.live.is_behind(table, head.version):
                self.hear_of_change(table)

    async def wait_for_the_store(self) -> None:
        """Until it can be asked again."""
        await asyncio.sleep(ASKED_AGAIN)
        await self.connected.wait()

    def note(self, table: str) -> None:
        """Somebody came or went."""
        self.came_or_went.add(table)
        if self.waiting is None:
            self.waiting = asyncio.get_running_loop().call_later(SAID_AFTER, self.say_who_came_or_went)

    def say_who_came_or_went(self) -> None:
        self.waiting = None
        tables, self.came_or_went = self.came_or_went, set()
        self.say_who_is_here(tables)

    def say_who_is_here(self, tables: Iterable[str]) -> None:
        for words in messages(Here(self.name, {table: self.live.screens_at(table) for table in tables})):
            self.send(words)

    def hand_over(self, tables: Sequence[str]) -> None:
        """Bots that were at work here go on elsewhere, also where nobody looks on."""
        for first in range(0, len(tables), MOST_LEFT):
            self.say(Left(self.name, tuple(tables[first : first + MOST_LEFT])))

    def take(self, table: str, seats: tuple[int, ...], screen: str) -> None:
        self.say(Taking(self.name, table, seats, seal_of_screen(screen)))

    def say(self, said: Said) -> None:
        self.send(words_of(said))

    def send(self, words: str) -> None:
        """Nobody waits for it; what is lost is said again, or found by who compares."""
        if self.store.shared:
            self.tables.soon(self.store.tell, HERE, words)

    async def close(self) -> None:
        self.live.moved = lambda table: None
        if self.waiting is not None:
            self.waiting.cancel()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.say(Gone(self.name))
