"""Looks at tables when their hour has come, whether anybody is there or not."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from royaume.kernel.errors import BadInput
from royaume.server.clock import text_of
from royaume.server.errors import LOG, Refused
from royaume.server.tables import Tables
from royaume.server.time_up import WAKE_AFTER, due, nearly_over, next_look

if TYPE_CHECKING:
    from royaume.server.bots import Bots
    from royaume.server.live import Live
    from royaume.server.notices.notices import Notices

EVERY = 1.0  # seconds
AT_ONCE = 50
MOST = 1000  # at the beginning; what else bots have left is due a minute later anyway
LATER = 3600  # where a table cannot be opened
WORK = "clocks"
GONE = 404
CONFLICT = 409


class Timing:
    """Of several servers one looks, as long as it lives; where two do, the log lets one of them in."""

    def __init__(self, tables: Tables, live: Live, bots: Bots, notices: Notices) -> None:
        self.tables = tables
        self.live = live
        self.bots = bots
        self.notices = notices
        self.claimed = False
        self.ahead = WAKE_AFTER
        self.looking = asyncio.create_task(self.look_on())

    async def look_on(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except Refused:
                pass  # the store is asked again
            except Exception as error:
                LOG.error("clocks could not be looked at", exc_info=error)

    async def look(self) -> None:
        """Without any table that has a clock, or bots at work, nothing is written once it has begun.

        Whoever begins looks ahead: at the tables whose bots may have been at work when the server before it ended.
        """
        tables, store = self.tables, self.tables.store
        first = await tables.stored(store.next_look)
        if first is None and tables.hours.said is not None:
            return
        hour = await tables.hours.read()
        self.tell_of_lost_time(hour.lost)
        self.claimed = self.claimed or await tables.stored(store.claim, WORK)
        if not self.claimed:
            return
        ahead, self.ahead = self.ahead, 0
        if first is not None and first <= hour.passed + ahead:
            for table, when in await tables.stored(store.to_look_at, hour.passed + ahead, MOST if ahead else AT_ONCE):
                await tables.stored(store.looked_at, table, when, await self.look_at(table))

    def tell_of_lost_time(self, lost: int) -> None:
        """Clocks that are shown stood still while no server was there."""
        for place in list(self.tables.places.values()):
            room = place.room
            if room is not None and room.clocks is not None and room.lost != lost:
                room.lost = lost
                self.live.changed(room.id)

    async def look_at(self, table: str) -> int | None:
        """At which hour to look again."""
        try:
            return await self.do_what_is_due(table)
        except (Refused, BadInput) as error:
            status = error.status if isinstance(error, Refused) else 0
            again = 1 if status == CONFLICT else LATER  # somebody did something at the same moment
            return None if status == GONE else (await self.tables.hours.read()).passed + again

    async def do_what_is_due(self, table: str) -> int | None:
        news = False
        async with self.tables.at(table) as room:
            hour = await self.tables.hours.read()
            while (what := due(room, hour)) is not None:
                room = await self.tables.commit(room, what)
                news = True
            room.look_at = next_look(room, hour)
            late = nearly_over(room, hour)
            self.bots.wake_at(room)
        if news:
            self.live.changed(table)
        for seat, end in late:
            await self.notices.tell(table, seat, "clock", text_of(end))
        return room.look_at

    async def close(self) -> None:
        self.looking.cancel()
        await asyncio.gather(self.looking, return_exceptions=True)
        if self.claimed:
            with contextlib.suppress(Refused):  # the store is away, and with it what was claimed
                await self.tables.stored(self.tables.store.give_up, WORK)
