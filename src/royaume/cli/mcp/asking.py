"""Requests to a server, as any other program sends them."""

from __future__ import annotations

import asyncio
import json
import uuid
from typing import Any, TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from royaume.cli.mcp.position import Position
from royaume.kernel.errors import BadInput, Phrase
from royaume.server.types.basics import ErrorAnswer, ErrorShown
from royaume.texts import has

PATIENCE = 30
ERROR = "error-"
T = TypeVar("T")


class Asking:
    """One server. Everything that it refuses is `BadInput` in its own words."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.here = urlsplit(server).hostname in ("localhost", "127.0.0.1", "::1")  # no proxy leads there
        self.http = httpx.AsyncClient(base_url=server, timeout=PATIENCE, trust_env=not self.here)

    async def close(self) -> None:
        await self.http.aclose()

    async def get(self, kind: type[T], path: str, token: str = "", **query: int) -> T:
        return self.understood(kind, await self.send("GET", path, token, params=query))

    async def post(self, kind: type[T], path: str, body: dict[str, Any], token: str = "") -> T:
        return self.understood(kind, await self.send("POST", path, token, json=body))

    async def change(self, kind: type[T], path: str, body: dict[str, Any], token: str = "") -> T:
        """Sent again where no answer came: with its key nothing is done twice."""
        keyed = {**body, "key": str(uuid.uuid4())}
        try:
            return await self.post(kind, path, keyed, token)
        except Unreachable:
            return await self.post(kind, path, keyed, token)

    async def send(self, method: str, path: str, token: str, **what: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        try:
            return await self.http.request(method, path, headers=headers, **what)
        except (httpx.HTTPError, httpx.InvalidURL):
            raise Unreachable("mcp-unreachable", server=self.server) from None

    def understood(self, kind: type[T], answer: httpx.Response) -> T:
        try:
            if answer.is_success:
                return msgspec.json.decode(answer.content, type=kind)
            refusal = msgspec.json.decode(answer.content, type=ErrorAnswer)
        except msgspec.MsgspecError:
            raise BadInput("mcp-no-server", server=self.server) from None
        raise refused(refusal)

    async def wait(self, table: str, token: str, version: int, seconds: float) -> None:
        """Follow the table until somebody with this token may choose, the game is over, or the time is."""
        watch = {"watch": {"table": table, "token": token, "since": version}}
        try:
            line_to = connect(live(self.server), max_size=None, proxy=None if self.here else True)
            async with asyncio.timeout(seconds), line_to as line:
                await line.send(json.dumps(watch))
                async for news in line:
                    if settled(news):
                        return
        except TimeoutError:
            return
        except (OSError, WebSocketException):
            raise Unreachable("mcp-unreachable", server=self.server) from None


class Unreachable(BadInput):
    """No answer came."""


class News(msgspec.Struct):
    """What a live line says of the table, or why it says nothing more; lines of the chat come besides."""

    snapshot: Position | None = None
    error: ErrorShown | None = None


def live(server: str) -> str:
    return "ws" + server.removeprefix("http") + "/live"


def settled(news: str | bytes) -> bool:
    """Whether waiting is of no use any more."""
    told = msgspec.json.decode(news, type=News)
    if told.snapshot is None:
        return told.error is not None
    return told.snapshot.over or told.snapshot.mine_to_choose


def refused(answer: ErrorAnswer) -> BadInput:
    """What a server refuses, to be said in any language; what a newer one says may have no words here."""
    key = answer.error.key
    if not has("en", ERROR + key):
        return BadInput("mcp-refused", reason=key)
    return BadInput(key, **{name: part(value) for name, value in answer.error.args.items()})


def part(value: Any) -> Any:
    """A part that is itself a text has travelled as its key and arguments."""
    if not isinstance(value, dict):
        return value
    key, args = value["key"], value["args"]
    if key.startswith(ERROR):
        return BadInput(key.removeprefix(ERROR), **{name: part(inner) for name, inner in args.items()})
    return Phrase(key, **args)
