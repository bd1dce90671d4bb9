"""Everybody who follows a table, told what happened: each gets what was missed, as that seat may know it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from royaume.kernel.errors import BadInput
from royaume.server.admission import count
from royaume.server.errors import LOG, Refused, refused
from royaume.server.metrics import SOCKETS
from royaume.server.presence import MOST_SCREENS, Presence, seal_of_screen
from royaume.server.room import Room
from royaume.server.seats import Asker, seen_as
from royaume.server.shelf import Shelf
from royaume.server.snapshot import chat_line, is_here
from royaume.server.store import Line
from royaume.server.tables import Tables, asking
from royaume.server.types.live import FromClient, Watch

if TYPE_CHECKING:
    from royaume.server.house import House

DECODER = msgspec.json.Decoder(FromClient)
MOST_UNSENT = 200
AT_ONCE = 16  # those who are told between two looks at what else there is to do
COUNTED_AFTER = 0.5  # seconds
BROKEN = 1011
GONE = (WebSocketDisconnect, OSError, TimeoutError)
ELSEWHERE = '{"elsewhere":true}'  # the seat is played at another screen


class Watcher:
    """One connection: what it follows, and the last version and line that it was sent."""

    __slots__ = ("counted", "messages", "miscounts", "said", "seats", "sent", "socket", "speaking", "stale", "watch")

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket
        self.watch: Watch | None = None
        self.seats: tuple[int, ...] = ()
        self.sent: int | None = None
        self.said: int | None = None
        self.stale = False
        self.counted: frozenset[int] = frozenset()  # the seats of which it was told that they are here
        self.miscounts = False
        self.messages: deque[str] = deque()
        self.speaking: asyncio.Task[None] | None = None

    @property
    def waits(self) -> bool:
        """For news that nobody is telling yet."""
        return (self.stale or self.miscounts or bool(self.messages)) and self.speaking is None

    def sees(self, token: str | None, screen: str, seat: int | None) -> bool:
        """Whether this is such a screen; programs have none."""
        watch = self.watch
        return watch is not None and bool(screen) and (watch.token, watch.screen, watch.seat) == (token, screen, seat)

    def hear_of(self, line: Line, text: str) -> None:
        """What does not fit in any more comes with a snapshot."""
        if len(self.messages) < MOST_UNSENT:
            self.said = line.said
            self.messages.append(text)
        else:
            self.stale = True


class Gathering:
    """Everybody who follows one table."""

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()
        self.here: frozenset[int] = frozenset()
        self.telling: asyncio.Task[None] | None = None
        self.counting: asyncio.TimerHandle | None = None

    def count(self) -> bool:
        """Whether other seats are connected than before."""
        before = self.here
        self.here = frozenset(seat for watcher in self.watchers for seat in watcher.seats)
        return self.here != before


class Live:
    """The watchers of every table."""

    def __init__(self, tables: Tables, shelf: Shelf) -> None:
        self.tables = tables
        self.shelf = shelf
        self.gatherings: dict[str, Gathering] = {}
        self.elsewhere_here = Presence()  # at other servers
        self.moved: Callable[[str], None] = lambda table: None
        self.heard: Callable[[str], None] = lambda table: None
        self.taken: Callable[[str, tuple[int, ...], str], None] = lambda table, seats, screen: None

    def here(self, table: str) -> frozenset[int]:
        """The seats that are connected."""
        gathering = self.gatherings.get(table)
        others = self.elsewhere_here.seats(table)
        return others if gathering is None else gathering.here | others

    def is_watched(self, table: str) -> bool:
        return table in self.gatherings

    def is_behind(self, table: str, version: int) -> bool:
        """Whether somebody has not been sent this version."""
        return any(watcher.sent != version for watcher in self.at(table))

    def screens_at(self, table: str) -> dict[int, tuple[str, ...]]:
        """The seats that are connected here, and where they are played."""
        screens: dict[int, tuple[str, ...]] = {}
        for watcher in self.at(table):
            word = seal_of_screen("" if watcher.watch is None else watcher.watch.screen)
            for seat in watcher.seats:
                screens[seat] = tuple(dict.fromkeys((*screens.get(seat, ()), word)))[:MOST_SCREENS]
        return screens

    def recount(self, tables: Iterable[str]) -> None:
        """Others have come or gone at other servers."""
        for table in tables:
            if table in self.gatherings:
                self.tell_soon(table, self.gatherings[table])

    def make_way(self, table: str, seats: Iterable[int], screen: str) -> None:
        """These seats are played at another screen from now on, which is connected to another server."""
        for other in list(self.at(table)):
            word = "" if other.watch is None else seal_of_screen(other.watch.screen)
            if word not in ("", screen) and set(other.seats).intersection(seats):
                self.leave(other)
                self.post(other, ELSEWHERE)

    def at(self, table: str) -> Iterable[Watcher]:
        gathering = self.gatherings.get(table)
        return () if gathering is None else gathering.watchers

    def changed(self, table: str) -> None:
        self.heard(table)
        for watcher in self.at(table):
            watcher.stale = True
        self.tell(table)

    def answered(self, table: str, token: str | None, screen: str, seat: int | None, version: int) -> None:
        """Whoever made this version gets it with the answer: that screen is not told again."""
        for watcher in self.at(table):
            if watcher.sees(token, screen, seat) and not watcher.stale and watcher.sent == version - 1:
                watcher.sent = version

    def went_on(self, table: str, version: int) -> None:
        """Whoever has the new version already is spared."""
        self.heard(table)
        for watcher in self.at(table):
            watcher.stale = watcher.stale or watcher.sent != version
        self.tell(table)

    def changed_everywhere(self) -> None:
        """Perhaps to another course: all is told anew."""
        for table in self.gatherings:
            self.begin_anew(table)

    def begin_anew(self, table: str) -> None:
        for watcher in self.at(table):
            watcher.sent = watcher.said = None
        self.changed(table)

    def said(self, table: str, line: Line) -> None:
        text = msgspec.json.encode({"chat": chat_line(line)}).decode()
        for watcher in self.at(table):
            watcher.hear_of(line, text)
        self.tell(table)

    def tell(self, table: str) -> None:
        gathering = self.gatherings.get(table)
        if gathering is None:
            return
        if len(gathering.watchers) <= AT_ONCE:
            for watcher in gathering.watchers:
                self.wake(watcher)
        elif gathering.telling is None:
            gathering.telling = asyncio.create_task(self.tell_all(gathering))

    async def tell_all(self, gathering: Gathering) -> None:
        """First who plays, then who looks on, a few at a time: in between everybody else has a turn."""
        try:
            while waiting := [watcher for watcher in gathering.watchers if watcher.waits]:
                waiting.sort(key=lambda watcher: not watcher.seats)
                for first in range(0, len(waiting), AT_ONCE):
                    for watcher in waiting[first : first + AT_ONCE]:
                        self.wake(watcher)
                    await asyncio.sleep(0)
        finally:
            gathering.telling = None

    def wake(self, watcher: Watcher) -> None:
        if watcher.waits:
            watcher.speaking = asyncio.create_task(self.speak(watcher))

    async def follow(self, watcher: Watcher, watch: Watch) -> Room:
        """From now on this table, and no other."""
        async with self.tables.at(watch.table) as room:
            asker = asking(room, watch.token)
            seen_as(asker, watch.seat, room.waiting)
        self.leave(watcher)
        seats = seats_played(watch, asker, room)
        elsewhere = self.elsewhere(watch, seats)
        far = self.elsewhere_here.screens(watch.table, seats) - {seal_of_screen(watch.screen)}
        if (elsewhere or far) and not watch.take:
            self.post(watcher, ELSEWHERE)
            return room
        for other in elsewhere:
            self.leave(other)
            self.post(other, ELSEWHERE)
        if far:
            self.taken(watch.table, tuple(seats), watch.screen)
        watcher.watch, watcher.seats, watcher.stale = watch, asker.seats, True
        same = watch.course == room.course
        watcher.sent, watcher.said = (watch.since, watch.said) if same else (None, None)
        self.gatherings.setdefault(watch.table, Gathering()).watchers.add(watcher)
        self.tell_who_is_here(watch.table)
        self.wake(watcher)
        return room

    def post(self, watcher: Watcher, message: str) -> None:
        watcher.messages.append(message)
        self.wake(watcher)

    def elsewhere(self, watch: Watch, seats: set[int]) -> list[Watcher]:
        """Other screens at which these seats are played."""
        return [
            other
            for other in self.at(watch.table)
            if other.watch is not None
            and other.watch.screen not in ("", watch.screen)
            and seats.intersection(other.seats)
        ]

    def leave(self, watcher: Watcher) -> None:
        if watcher.watch is None:
            return
        table = watcher.watch.table
        watcher.watch, watcher.seats, watcher.stale, watcher.miscounts = None, (), False, False
        watcher.messages.clear()
        self.gatherings[table].watchers.discard(watcher)
        self.tell_who_is_here(table)
        if not self.gatherings[table].watchers:
            del self.gatherings[table]

    def tell_who_is_here(self, table: str) -> None:
        """That alone, and after a while: who loads the page again was not away, and after a cut all come at once."""
        gathering = self.gatherings[table]
        self.moved(table)
        if gathering.count():
            self.tell_soon(table, gathering)

    def tell_soon(self, table: str, gathering: Gathering) -> None:
        if gathering.counting is None:
            gathering.counting = asyncio.get_running_loop().call_later(COUNTED_AFTER, self.tell_count, table, gathering)

    def tell_count(self, table: str, gathering: Gathering) -> None:
        gathering.counting = None
        for watcher in gathering.watchers:
            watcher.miscounts = watcher.counted != self.here(table)
        self.tell(table)

    async def speak(self, watcher: Watcher) -> None:
        """All the news that there is by now."""
        try:
            while (message := await self.news(watcher)) is not None:
                await watcher.socket.send_data(message, mode="text")
        except GONE:
            pass
        except Exception as error:
            LOG.error("a live connection broke", exc_info=error)
            await watcher.socket.close(BROKEN)
        finally:
            watcher.speaking = None

    async def news(self, watcher: Watcher) -> str | None:
        """What this watcher has not been sent yet, one thing after the other."""
        while (watcher.stale or watcher.miscounts) and watcher.watch is not None:
            room = None if watcher.stale else self.tables.opened(watcher.watch.table)
            watcher.stale = watcher.miscounts = False
            found = await self.look(watcher, watcher.watch) if room is None else self.count_at(room, watcher)
            if found is not None:
                return found
        return watcher.messages.popleft() if watcher.messages else None

    async def look(self, watcher: Watcher, watch: Watch) -> str | None:
        room = self.tables.opened(watch.table)
        if room is not None:
            return self.seen(room, watcher, watch)
        try:
            async with self.tables.at(watch.table) as room:
                return self.seen(room, watcher, watch) if watcher.watch is watch else None
        except Refused as error:
            if is_passing(error) and self.tables.store.shared:
                watcher.sent = None  # told as soon as the store is back
            else:  # it cannot be opened any more
                self.leave(watcher)
            return told_refusal(error)

    def count_at(self, room: Room, watcher: Watcher) -> str:
        watcher.counted = self.here(room.id)
        here = [number for number, seat in enumerate(room.seats) if is_here(seat, number, watcher.counted)]
        return msgspec.json.encode({"here": here}).decode()

    def seen(self, room: Room, watcher: Watcher, watch: Watch) -> str:
        try:
            asker = asking(room, watch.token)
        except Refused as error:  # an invitation that was exchanged
            self.leave(watcher)
            return told_refusal(error)
        if watcher.seats != asker.seats:
            watcher.seats = asker.seats
            self.gatherings[watch.table].count()
        wanted = watch.seat if watch.seat in asker.seats else None
        viewer = seen_as(asker, wanted, room.waiting)
        watcher.counted = self.here(room.id)
        text = self.shelf.snapshot(room, asker, viewer, watcher.sent, watcher.counted, watcher.said)
        watcher.sent = room.version
        watcher.said = room.chat[-1].said if room.chat else 0
        now = "" if room.clocks is None else f',"now":{self.tables.clock.now()}'
        return f'{{"snapshot":{text.decode()}{now}}}'


def seats_played(watch: Watch, asker: Asker, room: Room) -> set[int]:
    """Those that one screen alone may play; an invitation may be looked at by many."""
    return {seat for seat in asker.seats if room.seats[seat].kind == "person"} if watch.screen else set()


def is_passing(error: Refused) -> bool:
    """The store does not answer just now."""
    return error.key == "store-failed"


def told_refusal(error: Refused) -> str:
    return msgspec.json.encode(error.shown()).decode()


async def listen(socket: WebSocket[Any, Any, Any], house: House, watcher: Watcher) -> None:
    """Follow what the client asks to watch, until it goes; who asks for nothing is not waited for."""
    live = house.live
    patience: float | None = socket.app.state.limits.watch
    while True:
        async with asyncio.timeout(patience):
            text = await socket.receive_data("text")
        patience = None
        try:
            watch = DECODER.decode(text).watch
            count(socket, "snapshots", watch.token)
            await house.follow(watcher, watch)
        except Refused as error:
            live.post(watcher, told_refusal(error))
        except BadInput as error:
            live.post(watcher, told_refusal(refused(error)))
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            live.post(watcher, told_refusal(Refused(400, "bad-request", reason=str(error)[:300])))


@websocket("/live")
async def live_socket(socket: WebSocket[Any, Any, Any], state: State) -> None:
    """Snapshots as they come."""
    house: House = state.house
    watcher = Watcher(socket)
    await socket.accept()
    SOCKETS.add()
    try:
        await listen(socket, house, watcher)
    except GONE:
        pass
    except Exception as error:
        LOG.error("a live connection broke", exc_info=error)
    finally:
        house.live.leave(watcher)
        if watcher.speaking is not None:
            watcher.speaking.cancel()
