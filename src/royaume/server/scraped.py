"""`/metrics`, at an address of its own: whoever reaches the tables does not reach it."""

from __future__ import annotations

import asyncio
import contextlib
from http import HTTPStatus

from msgspec import json

from royaume.kernel.errors import BadInput
from royaume.server.door import LAST_PORT, listening
from royaume.server.gathered import OWN, Gathered
from royaume.server.reach import address

OPTION = "--metrics"
WHOLE = "/metrics"
AT_HOME = "127.0.0.1"
PATIENCE = 5.0
LONGEST_HEAD = 16 * 1024
FOR_PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"
AMONG_US = "application/json"


class Scraped:
    """Answers `GET /metrics`, and to its neighbours what is its own; nothing else, one request a connection."""

    def __init__(self, where: str, gathered: Gathered) -> None:
        self.host, port = place(where)
        self.listener = listening(self.host, port, OPTION)
        self.gathered = gathered
        self.server: asyncio.Server | None = None

    async def open(self) -> str:
        """Where they can be read."""
        self.server = await asyncio.start_server(self.answer, sock=self.listener, limit=LONGEST_HEAD)
        return address(self.host, self.listener.getsockname()[1]) + "metrics"

    def close(self) -> None:
        if self.server is not None:
            self.server.close()

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            async with asyncio.timeout(PATIENCE):
                head = await reader.readuntil(b"\r\n\r\n")
                writer.write(await self.answered(head))
                await writer.drain()
        writer.close()

    async def answered(self, head: bytes) -> bytes:
        method, path, *_ = [*head.split(b"\r\n", 1)[0].split(b" "), b"", b""]
        asked = path.partition(b"?")[0].decode("latin-1")
        if asked not in (WHOLE, OWN):
            return response(HTTPStatus.NOT_FOUND)
        if method != b"GET":
            return response(HTTPStatus.METHOD_NOT_ALLOWED)
        if asked == OWN:
            return response(HTTPStatus.OK, json.encode(self.gathered.own()), AMONG_US)
        return response(HTTPStatus.OK, (await self.gathered.told()).encode())


def response(status: HTTPStatus, body: bytes = b"", kind: str = FOR_PROMETHEUS) -> bytes:
    head = f"HTTP/1.1 {status} {status.phrase}\r\ncontent-type: {kind}\r\ncontent-length: {len(body)}\r\n"
    return f"{head}connection: close\r\n\r\n".encode() + body


def place(where: str) -> tuple[str, int]:
    """`9464`, or `0.0.0.0:9464` where others may ask too."""
    host, _, port = where.rpartition(":")
    if not port.isdecimal() or not 0 <= int(port) <= LAST_PORT:
        raise BadInput("port", port=port, last=str(LAST_PORT), option=OPTION)
    return host.strip("[]") or AT_HOME, int(port)
