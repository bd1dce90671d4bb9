"""Whoever is awaited and not at the table is told so: once for each wait, however many choices it asks for.

What has to be told stands in the store until it is, so that a restart loses nothing, and of several servers one tells.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from royaume.server.errors import LOG, Refused
from royaume.server.metrics import NOTICES
from royaume.server.notices import wishes
from royaume.server.notices.outward import Gone, Unreachable
from royaume.server.notices.telling import Telling
from royaume.server.notices.wishes import About, Wishes
from royaume.server.notices.words import Message
from royaume.server.room import Room
from royaume.server.store.players import ON, TOLD, Endpoint, Followed, Notice
from royaume.server.tables import Tables

if TYPE_CHECKING:
    from royaume.server.live import Live

LOOK_EVERY = 1.0  # seconds
SOON = 20  # seconds: who comes back by then was hardly away
HERE = 60  # seconds after which somebody who has the table open is looked for again
BACK_OFF = (60, 300, 1800, 7200, 21_600)  # seconds between one try and the next
LONGEST_TRY = 600  # seconds after which another server may try
FRESH = 600  # seconds: older news is none
AT_ONCE = 8
MOST_SEATS = 100
OF_A_WAIT = ("turn", "again", "clock")
FAILING = "failing"


class More(Struct, frozen=True):
    """What stands beside a notice: when a clock runs out, or for how many days others have waited."""

    until: str = ""
    days: int = 0


class Notices:
    """Looks once a second at tables where something happened, and at what is due."""

    def __init__(self, tables: Tables, live: Live, telling: Telling) -> None:
        self.tables = tables
        self.rows = tables.store.players
        self.live = live
        self.telling = telling
        self.news: dict[str, set[int]] = {}  # tables, and the seats that were awaited there all the time
        self.threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="notices")
        self.tasks: set[asyncio.Task[None]] = set()
        self.watching = asyncio.create_task(self.watch())

    def hear_of(self, table: str) -> None:
        """Who was not awaited for a moment waits anew, also where that was between two looks."""
        room = self.tables.opened(table)
        before = self.news.setdefault(table, set(range(MOST_SEATS)))
        if room is not None:
            before.intersection_update(room.waiting)

    async def tell(self, table: str, seat: int, about: About, until: str = "") -> None:
        """Whoever holds this seat is told at once, if they want to hear of it: `until` is when a clock runs out."""
        async with self.tables.at(table) as room:
            followers = await self.followers([table])
            told = {one.player for one, _ in followers if seat in room.holders.get(one.holder, ())}
        wanting = {one.player for one, wish in followers if one.player in told and about in wish.about}
        args = msgspec.json.encode(More(until)).decode()
        for player in wanting:
            await self.tables.stored(self.rows.plan, player, table, about, args, written(self.now()))

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.look()
            except Refused:
                pass  # the store does not answer just now
            except Exception as error:
                LOG.error("notices broke", exc_info=error)

    async def look(self) -> None:
        news, self.news = self.news, {}
        if news:
            await self.look_at(news)
        now = self.now()
        later = written(now + timedelta(seconds=LONGEST_TRY))
        for notice in await self.tables.stored(self.rows.take_due, written(now), later):
            task = asyncio.create_task(self.deliver(notice))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def followers(self, tables: Sequence[str]) -> list[tuple[Followed, Wishes]]:
        found = await self.tables.stored(self.rows.followers, tables)
        return [(one, wishes.read(settings)) for one, settings in found]

    async def look_at(self, news: Mapping[str, set[int]]) -> None:
        """Waits that have begun there, and waits that are over."""
        followers = await self.followers(list(news))
        followed = sorted({one.table for one, _ in followers})
        if not followed:
            return
        known = {kind: await self.tables.stored(self.rows.waits, followed, kind) for kind in (*OF_A_WAIT, "over")}
        waits = known["turn"] | known["again"] | known["clock"]
        for table in followed:
            with contextlib.suppress(Refused):
                async with self.tables.at(table) as room:
                    asked = {one.player for one, _ in followers if one.table == table and is_awaited(room, one.holder)}
                    kept = {one.player for one, _ in followers if set(room.holders.get(one.holder, ())) & news[table]}
                    over = room.match.over and self.is_fresh(room.moved) and has_friends(room, "")
                    by_clock = room.clocks is not None
                everybody = {one.player: wish for one, wish in followers if one.table == table}
                for player, wish in everybody.items():
                    if (player, table) in waits and player not in asked & kept:
                        await self.tables.stored(self.rows.call_off, player, table, OF_A_WAIT)
                        known["turn"].discard((player, table))
                    if player in asked and (player, table) not in known["turn"]:
                        await self.plan(player, table, "turn", wish)
                        if not by_clock:
                            await self.plan_another(player, table, wish)
                    if over and (player, table) not in known["over"]:
                        await self.plan(player, table, "over", wish)

    async def plan(self, player: str, table: str, about: About, wish: Wishes) -> None:
        if about not in wish.about:
            return
        due = self.now() + timedelta(seconds=max(SOON, 60 * wish.after if about == "turn" else 0))
        await self.tables.stored(self.rows.plan, player, table, about, "{}", written(wishes.rested(wish, about, due)))

    async def plan_another(self, player: str, table: str, wish: Wishes) -> None:
        """Where no clock runs, one more, once, for who lets others wait for days."""
        if "turn" not in wish.about or not wish.again:
            return
        due = wishes.rested(wish, "again", self.now() + timedelta(days=wish.again))
        args = msgspec.json.encode(More(days=wish.again)).decode()
        await self.tables.stored(self.rows.plan, player, table, "again", args, written(due))

    # -- what is due -------------------------------------------------------------

    async def deliver(self, notice: Notice) -> None:
        try:
            endpoint = await self.tables.stored(self.rows.endpoint, notice.endpoint)
            found = await self.message(notice)
        except Refused:
            return  # another try comes by itself
        if endpoint is None or endpoint.state != ON or found is None:
            await self.tables.stored(self.rows.settle, notice, TOLD, notice.tries)
            return
        message, later = found
        if later is not None:
            await self.tables.stored(self.rows.settle, notice, written(later), notice.tries)
            return
        await self.try_to_tell(notice, endpoint, message)

    async def message(self, notice: Notice) -> tuple[Message, datetime | None] | None:
        """What there is to say, and when if not now; None where it is no news any more."""
        followers = await self.followers([notice.table])
        mine = [(one.holder, wish) for one, wish in followers if one.player == notice.player]
        async with self.tables.at(notice.table) as room:
            wanted = [(holder, wish) for holder, wish in mine if notice.kind == "over" or is_awaited(room, holder)]
            if not wanted:
                return None
            holder, wish = wanted[0]
            seats = room.holders.get(holder, ())
            message = self.about(room, holder, notice, wish)
        now = self.now()
        rested = wishes.rested(wish, notice.kind, now)
        if self.live.here(notice.table).intersection(seats):
            return message, now + timedelta(seconds=HERE)
        return message, rested if rested > now else None

    def about(self, room: Room, holder: str, notice: Notice, wish: Wishes) -> Message:
        seats = room.holders.get(holder, ())
        seat = next((seat for seat in (*room.waiting, *seats) if seat in seats), 0)
        rivals = tuple(other.name for number, other in enumerate(room.seats) if number not in seats)
        key = self.telling.keys.seat_key(holder)
        zone = "UTC" if wish.night is None else wish.night.zone
        name, more = room.seats[seat].name, msgspec.json.decode(notice.args, type=More)
        told = (room.id, key, room.game.id, seat, name, rivals)
        return Message(notice.kind, wish.language, *told, more.until, more.days, zone)

    async def try_to_tell(self, notice: Notice, endpoint: Endpoint, message: Message) -> None:
        try:
            await self.told_by(endpoint, message)
        except Gone:
            await self.tables.stored(self.rows.drop_endpoint, endpoint.id)
        except Unreachable as error:
            await self.tables.stored(self.rows.settle, notice, *self.next_try(notice, error))
            if notice.tries >= len(BACK_OFF):
                await self.tables.stored(self.rows.mark, endpoint.id, FAILING)
        else:
            await self.tables.stored(self.rows.settle, notice, TOLD, notice.tries)

    def next_try(self, notice: Notice, error: Unreachable) -> tuple[str, int]:
        if notice.tries >= len(BACK_OFF):
            return TOLD, notice.tries
        pause = max(BACK_OFF[notice.tries], error.after)
        return written(self.now() + timedelta(seconds=pause)), notice.tries + 1

    async def told_by(self, endpoint: Endpoint, message: Message) -> None:
        """Of addresses the log says nothing: they are secrets of the player."""
        outcome = "told"
        try:
            await asyncio.get_running_loop().run_in_executor(self.threads, self.telling.tell, endpoint, message)
        except Gone:
            outcome = "gone"
            raise
        except Unreachable as error:
            outcome = "failed"
            LOG.warning("a notice by %s was not delivered: %s", endpoint.kind, error)
            raise
        finally:
            NOTICES.add(endpoint.kind, outcome)

    def now(self) -> datetime:
        return datetime.fromtimestamp(self.tables.clock.now(), UTC)

    def is_fresh(self, moved: str) -> bool:
        return self.now() - datetime.fromisoformat(moved) < timedelta(seconds=FRESH)

    async def close(self) -> None:
        self.watching.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(self.watching, *self.tasks, return_exceptions=True)
        self.threads.shutdown(wait=False, cancel_futures=True)


def is_awaited(room: Room, holder: str) -> bool:
    """Where one plays against bots alone nobody waits."""
    seats = room.holders.get(holder, ())
    asked = [seat for seat in room.waiting if seat in seats and room.seats[seat].kind == "person"]
    return bool(asked) and has_friends(room, holder)


def has_friends(room: Room, holder: str) -> bool:
    seats = room.holders.get(holder, ())
    persons = [seat for seat, who in enumerate(room.seats) if who.kind == "person" and seat not in seats]
    return len(persons) > (0 if holder else 1)


def written(moment: datetime) -> str:
    """As times stand in the store, where they are compared as texts."""
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")
