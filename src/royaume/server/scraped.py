"""`/metrics`, at an address of its own: whoever reaches the tables does not reach it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from http import HTTPStatus

from royaume.kernel.errors import BadInput
from royaume.server.reach import address

AT_HOME = "127.0.0.1"
PATIENCE = 5.0
LONGEST_HEAD = 16 * 1024
TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Scraped:
    """Answers `GET /metrics` and nothing else, one request a connection."""

    def __init__(self, where: str, told: Callable[[], str]) -> None:
        self.host, self.port = place(where)
        self.told = told
        self.server: asyncio.Server | None = None

    async def open(self) -> str:
        """Where they can be read."""
        try:
            self.server = await asyncio.start_server(self.answer, self.host, self.port, limit=LONGEST_HEAD)
        except OSError as error:
            raise BadInput("address", host=self.host, port=str(self.port), reason=str(error)) from None
        return address(self.host, self.server.sockets[0].getsockname()[1]) + "metrics"

    def close(self) -> None:
        if self.server is not None:
            self.server.close()

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            async with asyncio.timeout(PATIENCE):
                head = await reader.readuntil(b"\r\n\r\n")
                writer.write(self.answered(head))
                await writer.drain()
        writer.close()

    def answered(self, head: bytes) -> bytes:
        method, path, *_ = [*head.split(b"\r\n", 1)[0].split(b" "), b"", b""]
        if path.partition(b"?")[0] != b"/metrics":
            return response(HTTPStatus.NOT_FOUND, "")
        if method != b"GET":
            return response(HTTPStatus.METHOD_NOT_ALLOWED, "")
        return response(HTTPStatus.OK, self.told())


def response(status: HTTPStatus, text: str) -> bytes:
    body = text.encode()
    head = f"HTTP/1.1 {status} {status.phrase}\r\ncontent-type: {TYPE}\r\ncontent-length: {len(body)}\r\n"
    return f"{head}connection: close\r\n\r\n".encode() + body


def place(where: str) -> tuple[str, int]:
    """`9464`, or `0.0.0.0:9464` where others may ask too."""
    host, _, port = where.rpartition(":")
    if not port.isdecimal() or not 0 <= int(port) <= 65_535:
        raise BadInput("port", port=port, last="65535")
    return host.strip("[]") or AT_HOME, int(port)
