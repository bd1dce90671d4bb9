"""What other servers on the same PostgreSQL say: a connection of its own, which comes back by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

import psycopg

from royaume.server.errors import LOG
from royaume.server.store.postgres_database import SETTINGS, said

TRIED_EVERY = 0.5  # seconds
ASKED_EVERY = 5.0  # seconds after which a silent line is asked whether it is still there
ANSWERED = 10.0  # seconds

SERVER = "royaume server"  # so a line is called at whose end a server listens

Hear = Callable[[str, str, int], None]  # the channel, the words, the number of who says them


async def listen(address: str, channels: tuple[str, ...], hear: Hear, connected: Callable[[bool], None]) -> None:
    """Until it is cancelled. Whoever is told that the line is there again has missed something meanwhile."""
    while True:
        try:
            await listen_once(address, channels, hear, connected)
        except (psycopg.Error, OSError, TimeoutError) as error:
            connected(False)
            LOG.warning("notices of other servers: %s", said(error) if isinstance(error, psycopg.Error) else error)
        await asyncio.sleep(TRIED_EVERY)


async def listen_once(address: str, channels: tuple[str, ...], hear: Hear, connected: Callable[[bool], None]) -> None:
    async with await opened(address) as line:
        for channel in channels:
            await line.execute(f"LISTEN {channel}")
        connected(True)
        while True:
            async for notice in line.notifies(timeout=ASKED_EVERY):
                hear(notice.channel, notice.payload, notice.pid)
            async with asyncio.timeout(ANSWERED):
                await line.execute("SELECT 1")


async def opened(address: str) -> psycopg.AsyncConnection[tuple[object, ...]]:
    """Whoever is cancelled meanwhile closes it: psycopg leaves that to the collector, and a server seems to run on."""
    settings = {**SETTINGS, "application_name": SERVER}
    connecting = psycopg.AsyncConnection.connect(address, autocommit=True, **settings)  # type: ignore[arg-type]
    opening = asyncio.ensure_future(connecting)
    try:
        return await asyncio.shield(opening)
    except asyncio.CancelledError:
        with suppress(psycopg.Error, OSError):
            await (await opening).close()
        raise
