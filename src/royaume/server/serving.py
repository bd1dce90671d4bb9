"""Listening until told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import uvicorn

from royaume.kernel.errors import BadInput
from royaume.server.app import make_app
from royaume.server.connections import Connections, ConnectionsConfig
from royaume.server.limits import Limits
from royaume.server.logs import spare_the_log
from royaume.server.reach import EVERYWHERE, Served, address
from royaume.server.side_by_side import run_side_by_side
from royaume.server.store import Store
from royaume.server.store.alone import Alone
from royaume.server.store.sqlite import SqliteStore
from royaume.texts import say

LONGEST_GOODBYE = 3
LAST_PORT = 65_535
LARGEST_MESSAGE = 64_000
COLLECTED_AFTER = (10_000, 20, 50)  # new objects, then rounds among the young ones, then among those that stayed
AT_ONCE = 8  # accepted before anybody looks whether there is room; a few times as many may be on their way
QUEUE = 2048
SENDING = 256 * 1024  # what the system keeps of a connection whose other side does not read


def serve(
    data: Path,
    port: int,
    host: str,
    open_browser: bool,
    language: str = "en",
    workers: int = 0,
    limits: Limits | None = None,
    database: str = "",
    servers: int = 1,
) -> None:
    """Serve until Ctrl-C or a signal. Port 0 takes any free port; the line that is printed says which."""
    limits = (limits or Limits()).filled()
    listener = listening(host, port)
    served = Served(host, int(listener.getsockname()[1]))
    page = address("localhost" if host in EVERYWHERE else host, served.port)
    place = "PostgreSQL" if database else str(data)
    ready = Ready(say(language, "server-ready", {"address": page, "folder": place}), page if open_browser else "")
    if servers > 1:
        if not database:
            raise BadInput("workers-need-database")
        opened(database).close()  # what is wrong with it is said once
        run_side_by_side(servers, ready, run_one, (database, listener, served, workers, limits))
    elif database:
        run(opened(database), listener, served, workers, limits, ready)
    else:
        alone = Alone(data, page)
        run(SqliteStore(data), listener, served, workers, limits, ready)
        alone.release()


@dataclass(frozen=True)
class Ready:
    """What is done when the server is: a line is printed, and a page opened."""

    line: str
    page: str = ""

    def __call__(self) -> None:
        print(self.line, flush=True)
        if self.page:
            webbrowser.open(self.page)


def opened(database: str) -> Store:
    from royaume.server.store.postgres import PostgresStore  # here: it needs one more package

    return PostgresStore(database)


def run_one(
    ready: Callable[[], None], database: str, listener: socket.socket, served: Served, workers: int, limits: Limits
) -> None:
    """One of several servers at the same port."""
    run(opened(database), listener, served, workers, limits, ready)


def run(
    store: Store,
    listener: socket.socket,
    served: Served,
    workers: int,
    limits: Limits,
    ready: Callable[[], None],
) -> None:
    config = ConnectionsConfig(
        make_app(store, workers, served, limits),
        Connections(limits),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST_MESSAGE,
        backlog=AT_ONCE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=LONGEST_GOODBYE,
        forwarded_allow_ips=["127.0.0.1", "::1", *limits.proxies],
    )
    spare_the_log()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with contextlib.suppress(KeyboardInterrupt):
        AnnouncedServer(config, ready).run(sockets=[listener])


class AnnouncedServer(uvicorn.Server):
    """Says that it is ready when it is, and watches over who is connected."""

    config: ConnectionsConfig

    def __init__(self, config: ConnectionsConfig, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready
        self.watching: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            for listener in sockets or []:
                listener.listen(QUEUE)
            spare_the_collector()
            self.watching = asyncio.create_task(self.config.connections.watch_over())
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.watching is not None:
            self.watching.cancel()
        await super().shutdown(sockets)


def spare_the_collector() -> None:
    """What was loaded by now stays for ever: not to be looked through again and again while people wait.

    What nobody refers to goes at once; only circles wait for the collector, and hardly any of them grow old.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)


def listening(host: str, port: int) -> socket.socket:
    """Bound before anything else is started, so that a taken port is said at once."""
    if not 0 <= port <= LAST_PORT:
        raise BadInput("port", port=str(port), last=str(LAST_PORT))
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SENDING)
        listener.bind(address)
    except OSError as error:
        raise BadInput("address", host=host, port=str(port), reason=str(error)) from None
    return listener
