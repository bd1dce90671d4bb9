"""Many people at once, as cheap as can be: no snapshot is read, only which version it brings, and when."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
from collections.abc import Callable, Sequence

VERSION = re.compile(rb'"version":(\d+)')
HEAD = 400  # a snapshot says its version at its beginning
TEXT, PING, PONG = 0x1, 0x9, 0xA
MASKED, WHOLE = 0x80, 0x80
BROWSER = "accept-encoding: gzip, deflate\r\n"
PAUSES = (0.25, 0.5, 1, 2, 4, 8)  # as in web/src/lib/live/connection.svelte.ts, each from half to one and a half of it


class Visitor:
    """A browser at a table, which comes back by itself whenever it has lost its line, with the version it knows."""

    def __init__(self, port: int, watch: dict[str, object], heard: Callable[[Visitor, int], None]) -> None:
        self.port = port
        self.watch = watch
        self.heard = heard
        self.failures = 0
        self.messages = 0
        self.octets = 0
        self.screen: Screen | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.gone = False
        self.misses_its_snapshot()

    def misses_its_snapshot(self) -> None:
        self.arrived = asyncio.Event()

    def come(self) -> None:
        self.coming = asyncio.get_running_loop().create_task(self.connect())

    async def connect(self) -> None:
        self.screen = Screen(self)
        try:
            await asyncio.get_running_loop().create_connection(self.the_screen, "127.0.0.1", self.port)
        except OSError:
            self.lost()

    def the_screen(self) -> Screen:
        assert self.screen is not None
        return self.screen

    def lost(self) -> None:
        if not self.gone:
            pause = PAUSES[min(self.failures, len(PAUSES) - 1)] * random.uniform(0.5, 1.5)
            self.failures += 1
            self.timer = asyncio.get_running_loop().call_later(pause, self.come)

    def opened(self) -> None:
        self.failures = 0

    def hear(self, version: int) -> None:
        self.messages += 1
        self.knows(version)
        self.arrived.set()
        self.heard(self, version)

    def knows(self, version: int) -> None:
        """Also from the answer to a choice."""
        if "since" in self.watch:
            self.watch["since"] = version

    def cut(self) -> None:
        if self.screen is not None:
            self.screen.close()

    def leave(self) -> None:
        self.gone = True
        if self.timer is not None:
            self.timer.cancel()
        self.cut()


class Screen(asyncio.Protocol):
    """One live connection of a visitor."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.accepted = False
        self.buffer = bytearray()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        host = "{}:{}".format(*transport.get_extra_info("peername")[:2])
        transport.write(
            f"GET /live HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\nupgrade: websocket\r\n"
            "connection: Upgrade\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "sec-websocket-extensions: permessage-deflate; client_max_window_bits\r\n"
            "sec-websocket-version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self.visitor.lost()

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        self.visitor.octets += len(data)
        if not self.accepted:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self.buffer.startswith(b"HTTP/1.1 101"), bytes(self.buffer[:200])
            assert b"permessage-deflate" not in self.buffer[:end], "compressed: versions cannot be read here"
            del self.buffer[: end + 4]
            self.accepted = True
            self.visitor.opened()
            self.send(TEXT, json.dumps({"watch": self.visitor.watch}).encode())
        while self.one_message():
            pass

    def one_message(self) -> bool:
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1], 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return False
        if buffer[0] & 0xF == PING:
            self.send(PONG, bytes(buffer[start : start + size]))
        elif found := VERSION.search(bytes(buffer[start : start + min(size, HEAD)])):
            self.visitor.hear(int(found[1]))
        del buffer[: start + size]
        return True

    def send(self, kind: int, data: bytes) -> None:
        assert self.transport is not None
        size = bytes([MASKED | len(data)]) if len(data) < 126 else bytes([MASKED | 126]) + len(data).to_bytes(2, "big")
        self.transport.write(bytes([WHOLE | kind]) + size + b"\0\0\0\0" + data)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()


class Line:
    """A connection for one request after the other, kept open as a browser keeps it."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, token: str, body: dict[str, object]) -> int:
        """The status, once the whole answer is there. A connection that the server closed meanwhile is opened again."""
        data = json.dumps(body).encode()
        request = (
            f"POST {path} HTTP/1.1\r\nhost: {self.host}:{self.port}\r\nauthorization: Bearer {token}\r\n{BROWSER}"
            f"content-type: application/json\r\ncontent-length: {len(data)}\r\n\r\n".encode()
            + data
        )
        used = self.streams is not None
        try:
            return await self.answered(request)
        except (asyncio.IncompleteReadError, ConnectionError):
            if not used:
                raise
            self.close()
            return await self.answered(request)

    async def answered(self, request: bytes) -> int:
        if self.streams is None:
            self.streams = await asyncio.open_connection(self.host, self.port, limit=1 << 20)
        reader, writer = self.streams
        writer.write(request)
        head = await reader.readuntil(b"\r\n\r\n")
        await self.rest(reader, head.lower())
        return int(head.split(b" ", 2)[1])

    async def rest(self, reader: asyncio.StreamReader, head: bytes) -> None:
        length = re.search(rb"content-length: (\d+)", head)
        if length is not None:
            await reader.readexactly(int(length[1]))
            return
        while size := int(await reader.readline(), 16):
            await reader.readexactly(size + 2)
        await reader.readline()

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None


class Usage:
    """What the server's processes take: memory in megabytes, processor time in seconds."""

    def __init__(self, pids: Sequence[int]) -> None:
        self.pids = pids

    def memory(self) -> float:
        return sum(memory_of(pid) for pid in self.pids)

    def memory_of_children(self) -> float:
        return sum(memory_of(child) for pid in self.pids for child in children_of(pid))

    def processor(self) -> float:
        return sum(processor_of(pid) for pid in self.pids)


def children_of(pid: int) -> list[int]:
    with open(f"/proc/{pid}/task/{pid}/children") as file:
        return [int(word) for word in file.read().split()]


def memory_of(pid: int) -> float:
    with open(f"/proc/{pid}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE") / 1e6


def processor_of(pid: int) -> float:
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def share(times: list[float], part: float) -> float:
    """The time that this part of them do not exceed, in milliseconds."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000 if ordered else 0.0


def said(times: list[float]) -> str:
    """In one line."""
    parts = [f"p{part * 100:g} {share(times, part):.1f}" for part in (0.5, 0.95, 0.99)]
    return f"{', '.join(parts)}, longest {max(times, default=0) * 1000:.1f} ms ({len(times)})"
