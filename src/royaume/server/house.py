"""Everything that a running server holds."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence

from royaume.server.bots import Bots
from royaume.server.clock import Clock
from royaume.server.errors import Refused
from royaume.server.hosting import Hosting
from royaume.server.live import Live, Watcher, is_passing, told_refusal
from royaume.server.making import Making
from royaume.server.neighbours import Neighbours
from royaume.server.notices.notices import Notices
from royaume.server.notices.telling import Telling
from royaume.server.players.players import Players
from royaume.server.playing import Playing
from royaume.server.ratings.settling import Ratings
from royaume.server.reviewing import Reviewing
from royaume.server.room import Room
from royaume.server.shelf import Shelf
from royaume.server.store import Line, Store
from royaume.server.suggesting import Suggesting
from royaume.server.tables import Tables
from royaume.server.talking import Talking
from royaume.server.teaching import Teaching
from royaume.server.timing import Timing
from royaume.server.types.live import Watch

LOOK_EVERY = 1  # seconds


class House:
    """Opened with the server, closed with it."""

    def __init__(
        self, store: Store, workers: int = 0, telling: Telling | None = None, clock: Clock | None = None
    ) -> None:
        telling = telling or Telling()
        self.tables = Tables(store, keys=telling.keys, clock=clock)
        self.shelf = Shelf()
        self.live = Live(self.tables, self.shelf)
        self.bots = Bots(self.tables, self.live, workers)
        self.playing = Playing(self.tables, self.live, self.shelf)
        self.teaching = Teaching(self.tables, self.playing, self.bots)
        self.hosting = Hosting(self.playing)
        self.making = Making(self.tables)
        self.talking = Talking(self.tables)
        self.suggesting = Suggesting(self.tables, self.bots)
        self.reviewing = Reviewing(self.tables, self.bots.thinking)
        self.notices = Notices(self.tables, self.live, telling)
        self.live.heard = self.notices.hear_of
        self.players = Players(self.tables, self.notices)
        self.ratings = Ratings(self.tables)
        self.neighbours = Neighbours(self)
        self.live.taken = self.neighbours.take
        self.tables.learnt = self.hear_of
        self.timing = Timing(self.tables, self.live, self.bots, self.notices)
        self.noticing = asyncio.create_task(self.notice_what_others_write())

    async def notice_what_others_write(self) -> None:
        """After tables were brought back from a copy, everybody sees them as they are now."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            with contextlib.suppress(Refused):
                if await self.tables.stored(self.tables.store.changed_elsewhere):
                    self.tables.forget_all()
                    self.live.changed_everywhere()

    def hear_of(self, room: Room, lines: Sequence[Line], anew: bool) -> None:
        """What another server did is told to whoever is connected to this one."""
        if anew:
            self.live.begin_anew(room.id)
        for line in lines:
            self.live.said(room.id, line)
        self.live.went_on(room.id, room.version)
        self.bots.wake_at(room)

    async def follow(self, watcher: Watcher, watch: Watch) -> None:
        """Where the database is away for a while, whoever wants to look waits until it is back."""
        while True:
            try:
                self.bots.wake_at(await self.live.follow(watcher, watch))
            except Refused as error:
                if not is_passing(error) or not self.tables.store.shared:
                    raise
                self.live.post(watcher, told_refusal(error))
                await self.neighbours.wait_for_the_store()
            else:
                return

    async def spread(self, table: str) -> None:
        """After the answer: everybody is told, and bots go on."""
        self.live.changed(table)
        self.bots.wake(table)

    async def spread_version(self, table: str) -> None:
        """Likewise, but for whoever has the version already."""
        room = self.tables.opened(table)
        if room is None:
            await self.spread(table)
        else:
            self.live.went_on(table, room.version)
            self.bots.wake_at(room)
            await self.ratings.settle(room)

    async def spread_line(self, table: str, line: Line) -> None:
        self.live.said(table, line)

    async def end_work(self) -> None:
        """Nobody thinks any more: bots go on where the table is opened next, by this server or by another."""
        self.noticing.cancel()
        await self.timing.close()
        at_work = list(self.bots.tasks)
        await self.bots.close()
        self.neighbours.hand_over(at_work)
        await self.notices.close()
        await self.suggesting.close()
        await self.reviewing.close()

    async def close(self) -> None:
        await self.end_work()
        await self.neighbours.close()
        await self.tables.close()
