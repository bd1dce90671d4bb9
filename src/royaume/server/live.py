"""Everybody who follows a table, told what happened: each gets what was missed, as that seat may know it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from royaume.kernel.errors import BadInput
from royaume.server.admission import count
from royaume.server.errors import LOG, Refused, refused
from royaume.server.room import Room
from royaume.server.seats import Asker, seen_as
from royaume.server.snapshot import chat_line, snapshot
from royaume.server.store import Line
from royaume.server.tables import Tables, asking
from royaume.server.types import FromClient, Watch

if TYPE_CHECKING:
    from royaume.server.house import House

DECODER = msgspec.json.Decoder(FromClient)
MOST_UNSENT = 200
GONE = (WebSocketDisconnect, OSError, TimeoutError)
ELSEWHERE: dict[str, object] = {"elsewhere": True}  # the seat is played at another screen


class Watcher:
    """One connection: what it follows, and the last version it was sent."""

    def __init__(self) -> None:
        self.watch: Watch | None = None
        self.seats: tuple[int, ...] = ()
        self.sent: int | None = None
        self.stale = False
        self.messages: deque[dict[str, object]] = deque(maxlen=MOST_UNSENT)
        self.wake = asyncio.Event()

    def post(self, message: dict[str, object]) -> None:
        self.messages.append(message)
        self.wake.set()

    def look_again(self) -> None:
        self.stale = True
        self.wake.set()


class Live:
    """The watchers of every table."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.watchers: dict[str, set[Watcher]] = {}

    def here(self, table: str) -> frozenset[int]:
        """The seats that are connected."""
        return frozenset(seat for watcher in self.watchers.get(table, ()) for seat in watcher.seats)

    def changed(self, table: str) -> None:
        for watcher in self.watchers.get(table, ()):
            watcher.look_again()

    def said(self, table: str, line: Line) -> None:
        for watcher in self.watchers.get(table, ()):
            watcher.post({"chat": chat_line(line)})

    async def follow(self, watcher: Watcher, watch: Watch) -> None:
        """From now on this table, and no other."""
        async with self.tables.at(watch.table) as room:
            asker = asking(room, watch.token)
            seen_as(asker, watch.seat, room.waiting)
        self.leave(watcher)
        before = self.here(watch.table)
        elsewhere = self.elsewhere(watch, asker, room)
        if elsewhere and not watch.take:
            watcher.post(ELSEWHERE)
            return
        for other in elsewhere:
            self.leave(other)
            other.post(ELSEWHERE)
        watcher.watch, watcher.seats, watcher.sent = watch, asker.seats, watch.since
        self.watchers.setdefault(watch.table, set()).add(watcher)
        watcher.look_again()
        self.tell_who_is_here(watch.table, before)

    def elsewhere(self, watch: Watch, asker: Asker, room: Room) -> list[Watcher]:
        """Other screens at which these seats are played. An invitation may be looked at by many."""
        seats = {seat for seat in asker.seats if room.seats[seat].kind == "person"}
        return [
            other
            for other in self.watchers.get(watch.table, ())
            if other.watch is not None
            and watch.screen
            and other.watch.screen not in ("", watch.screen)
            and seats.intersection(other.seats)
        ]

    def leave(self, watcher: Watcher) -> None:
        if watcher.watch is None:
            return
        table = watcher.watch.table
        before = self.here(table)
        watcher.watch, watcher.seats = None, ()
        watcher.messages.clear()
        self.watchers[table].discard(watcher)
        if not self.watchers[table]:
            del self.watchers[table]
        self.tell_who_is_here(table, before)

    def tell_who_is_here(self, table: str, before: frozenset[int]) -> None:
        if self.here(table) != before:
            self.changed(table)

    async def news(self, watcher: Watcher) -> list[dict[str, object]]:
        """What this watcher has not been sent yet."""
        found: list[dict[str, object]] = []
        if watcher.stale and watcher.watch is not None:
            watcher.stale = False
            found += await self.look(watcher, watcher.watch)
        while watcher.messages:
            found.append(watcher.messages.popleft())
        return found

    async def look(self, watcher: Watcher, watch: Watch) -> list[dict[str, object]]:
        async with self.tables.at(watch.table) as room:
            if watcher.watch is not watch:
                return []
            try:
                asker: Asker = asking(room, watch.token)
            except Refused as error:  # an invitation that was exchanged
                self.leave(watcher)
                return [msgspec.to_builtins(error.shown())]
            watcher.seats = asker.seats
            wanted = watch.seat if watch.seat in asker.seats else None
            seen = snapshot(room, asker, seen_as(asker, wanted, room.waiting), watcher.sent, self.here(room.id))
            watcher.sent = room.version
            return [{"snapshot": seen}]


async def listen(socket: WebSocket[Any, Any, Any], house: House, watcher: Watcher) -> None:
    """Follow what the client asks to watch, until it goes; who asks for nothing is not waited for."""
    patience: float | None = socket.app.state.limits.watch
    while True:
        async with asyncio.timeout(patience):
            text = await socket.receive_data("text")
        patience = None
        try:
            watch = DECODER.decode(text).watch
            count(socket, "snapshots", watch.token)
            await house.live.follow(watcher, watch)
            house.bots.wake(watch.table)
        except Refused as error:
            watcher.post(msgspec.to_builtins(error.shown()))
        except BadInput as error:
            watcher.post(msgspec.to_builtins(refused(error).shown()))
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            watcher.post(msgspec.to_builtins(Refused(400, "bad-request", reason=str(error)[:300]).shown()))


async def speak(socket: WebSocket[Any, Any, Any], live: Live, watcher: Watcher) -> None:
    while True:
        await watcher.wake.wait()
        watcher.wake.clear()
        for message in await live.news(watcher):
            await socket.send_data(msgspec.json.encode(message).decode(), mode="text")


@websocket("/live")
async def live_socket(socket: WebSocket[Any, Any, Any], state: State) -> None:
    """Snapshots as they come."""
    house: House = state.house
    watcher = Watcher()
    await socket.accept()
    tasks = [
        asyncio.create_task(listen(socket, house, watcher)),
        asyncio.create_task(speak(socket, house.live, watcher)),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        house.live.leave(watcher)
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, GONE):
                LOG.error("a live connection broke", exc_info=ended)
