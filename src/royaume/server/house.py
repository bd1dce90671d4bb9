"""Everything that a running server holds."""

from __future__ import annotations

import asyncio
import contextlib

from royaume.server.bots import Bots
from royaume.server.errors import Refused
from royaume.server.hosting import Hosting
from royaume.server.live import Live
from royaume.server.making import Making
from royaume.server.playing import Playing
from royaume.server.reviewing import Reviewing
from royaume.server.shelf import Shelf
from royaume.server.store import Line, Store
from royaume.server.suggesting import Suggesting
from royaume.server.tables import Tables
from royaume.server.talking import Talking
from royaume.server.teaching import Teaching

LOOK_EVERY = 1  # seconds


class House:
    """Opened with the server, closed with it."""

    def __init__(self, store: Store, workers: int = 0) -> None:
        self.tables = Tables(store)
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
        self.noticing = asyncio.create_task(self.notice_what_others_write())

    async def notice_what_others_write(self) -> None:
        """After tables were brought back from a copy, everybody sees them as they are now."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            with contextlib.suppress(Refused):
                if await self.tables.stored(self.tables.store.changed_elsewhere):
                    self.tables.forget_all()
                    self.live.changed_everywhere()

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

    async def spread_line(self, table: str, line: Line) -> None:
        self.live.said(table, line)

    async def close(self) -> None:
        self.noticing.cancel()
        await self.suggesting.close()
        await self.reviewing.close()
        await self.bots.close()
        self.tables.close()
