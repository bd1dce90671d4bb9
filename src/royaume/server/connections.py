"""Everybody who is connected: who keeps others waiting is let go, and there is always room for the next."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Any, Protocol

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode

from royaume.server.errors import LOG
from royaume.server.limits import Limits
from royaume.server.reach import is_this_machine

ROUND = 1.0
UNANSWERED = (h11.IDLE, h11.SEND_RESPONSE)
SLOWEST = 16 * 1024  # bytes that have to leave in the time that `unsent` gives
CLOSING = b"connection: close\r\ncontent-length: 0\r\ncache-control: no-store\r\n"
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\n" + CLOSING + b"\r\n"
FULL = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\n" + CLOSING + b"\r\n"


class Guest(Protocol):
    """One connection."""

    transport: asyncio.Transport
    unsent: Unsent

    def overdue(self, limits: Limits, now: float) -> bool: ...

    def let_go(self) -> None: ...


class Unsent:
    """What waits for the other side to take it, and since when too little was taken."""

    def __init__(self) -> None:
        self.size = 0
        self.since = 0.0

    def overdue(self, size: int, limits: Limits, now: float) -> bool:
        if size == 0 or self.size == 0 or size <= self.size - SLOWEST:
            self.size, self.since = size, now
        return size > limits.unsent_bytes or (size > 0 and now - self.since > limits.unsent)


class Connections:
    """All that are open; a look at each of them every second."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.open: set[Guest] = set()
        self.of_one: Counter[str] = Counter()
        self.asking: dict[Guest, None] = {}  # those whose request is awaited, and
        self.resting: dict[Guest, None] = {}  # those between two requests; each since it is so, the longest first

    def has_room(self, address: str) -> bool:
        """Whether one more fits in; if need be whoever has been asking nothing for the longest time goes."""
        if self.of_one[address] > self.limits.connections_of_one and not self.is_near(address):
            return False
        if len(self.open) <= self.limits.connections:
            return True
        idle = next(iter(self.asking or self.resting), None)
        if idle is not None:
            self.forget(idle)
            idle.transport.abort()
        return idle is not None

    def is_near(self, address: str) -> bool:
        return is_this_machine(address) or address in self.limits.proxies

    def enter(self, guest: Guest, address: str) -> None:
        self.open.add(guest)
        self.of_one[address] += 1

    def change(self, before: Guest, after: Guest) -> None:
        """The same connection, by another protocol from now on."""
        self.forget(before)
        self.open.add(after)

    def awaits(self, guest: Guest, what: str) -> None:
        self.asking.pop(guest, None)
        self.resting.pop(guest, None)
        if what in ("head", "next"):
            (self.asking if what == "head" else self.resting)[guest] = None

    def forget(self, guest: Guest) -> None:
        self.open.discard(guest)
        self.awaits(guest, "")

    def leave(self, guest: Guest, address: str) -> None:
        self.forget(guest)
        self.of_one[address] -= 1
        if self.of_one[address] <= 0:
            del self.of_one[address]

    def following(self) -> int:
        """How many follow tables."""
        return sum(isinstance(guest, Messages) for guest in self.open)

    async def watch_over(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            self.look_round(time.monotonic())

    def look_round(self, now: float) -> None:
        for guest in list(self.open):
            size = guest.transport.get_write_buffer_size()
            if guest.unsent.overdue(size, self.limits, now):
                guest.transport.abort()
            elif not guest.transport.is_closing() and guest.overdue(self.limits, now):
                guest.let_go()


class ConnectionsConfig(uvicorn.Config):
    """Tells each connection among which it is."""

    def __init__(self, app: Any, connections: Connections, **settings: Any) -> None:
        super().__init__(app, http=Requests, ws=Messages, **settings)
        self.connections = connections


class Guarded(asyncio.Protocol):
    """What every connection has, before what uvicorn makes of it: a place among the others until it is lost."""

    config: Any
    transport: asyncio.Transport

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.unsent = Unsent()
        self.address = ""

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.connections.leave(self, self.address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Who was told to go is not listened to any more."""
        if not self.transport.is_closing():
            self.listen(data)

    def listen(self, data: bytes) -> None:
        super().data_received(data)

    def overdue(self, limits: Limits, now: float) -> bool:
        return False

    def let_go(self) -> None:
        self.transport.close()


class Requests(Guarded, H11Protocol):
    """A connection for requests."""

    config: ConnectionsConfig

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.since = time.monotonic()
        self.awaited = ""
        self.counted: object = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.config.connections.enter(self, self.address)
        if not self.config.connections.has_room(self.address):
            transport.write(FULL)
            transport.close()
            return
        self.look()

    def listen(self, data: bytes) -> None:
        super().listen(data)
        self.look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing():
            self.look()

    def send_400_response(self, msg: str) -> None:
        """Nobody answers any more what cannot be read to its end."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in UNANSWERED:
            super().send_400_response(msg)
        else:
            self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        messages = self.transport.get_protocol()
        if isinstance(messages, Messages):
            messages.address = self.address
            self.config.connections.change(self, messages)

    def look(self) -> None:
        """What this connection waits for, and since when: a byte now and then does not make it younger."""
        awaited = self.awaits()
        if awaited != self.awaited or self.cycle is not self.counted:
            self.awaited, self.counted, self.since = awaited, self.cycle, time.monotonic()
            self.config.connections.awaits(self, awaited)

    def awaits(self) -> str:
        if self.conn.their_state is h11.SEND_BODY:
            return "body"
        if self.conn.their_state is not h11.IDLE or (self.cycle and not self.cycle.response_complete):
            return ""
        return "next" if self.cycle and not self.conn.trailing_data[0] else "head"

    def overdue(self, limits: Limits, now: float) -> bool:
        """Between two requests uvicorn itself counts the time."""
        longest = {"head": limits.head, "body": limits.body}.get(self.awaited)
        return longest is not None and now - self.since > longest

    def let_go(self) -> None:
        if self.conn.our_state in UNANSWERED:
            self.transport.write(TOO_SLOW)
        super().let_go()


class Messages(Guarded, WebSocketsSansIOProtocol):
    """A connection that follows tables; a peer that is gone is found out by pings."""

    config: ConnectionsConfig

    def listen(self, data: bytes) -> None:
        """Whatever breaks the protocol, or comes before the answer to the first request, ends it: no error of ours."""
        if self.handshake_initiated and not self.handshake_complete:
            self.transport.abort()
            return
        try:
            super().listen(data)
        except Exception as error:
            LOG.debug("a message could not be read", exc_info=error)
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
