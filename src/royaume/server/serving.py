"""Listening until told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import uvicorn
from litestar import Litestar

import royaume
from royaume.kernel.errors import BadInput
from royaume.server.app import make_app
from royaume.server.clock import Clock
from royaume.server.connections import Connections, ConnectionsConfig
from royaume.server.counting import Known
from royaume.server.door import listening
from royaume.server.errors import LOG
from royaume.server.gathered import Gathered
from royaume.server.limits import Limits
from royaume.server.logs import TOLD, keep_log
from royaume.server.metrics import COUNTED, looked_up, of_the_process
from royaume.server.notices.keys import FILE as KEYS
from royaume.server.notices.keys import keys_in
from royaume.server.notices.settings import settings_in
from royaume.server.notices.telling import Telling, base_of
from royaume.server.operating import Operating
from royaume.server.reach import EVERYWHERE, Served, address
from royaume.server.scraped import Scraped
from royaume.server.side_by_side import run_side_by_side
from royaume.server.store import Store
from royaume.server.store.alone import Alone
from royaume.server.store.folder import make_private_folder
from royaume.server.store.sqlite import SqliteStore
from royaume.server.supervised import handed_over, tell_supervisor
from royaume.server.version import our_version
from royaume.texts import say

LONGEST_GOODBYE = 3
LARGEST_MESSAGE = 64_000
COLLECTED_AFTER = (10_000, 20, 50)  # new objects, then rounds among the young ones, then among those that stayed
AT_ONCE = 8  # accepted before anybody looks whether there is room; a few times as many may be on their way
QUEUE = 2048


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
    operating: Operating | None = None,
    clock: Clock | None = None,
) -> None:
    """Serve until Ctrl-C or a signal. Port 0 takes any free port; the line that is printed says which."""
    if servers > 1 and not database:
        raise BadInput("workers-need-database")
    limits, operating = (limits or Limits()).filled(), replace(operating or Operating(), servers=servers)
    operating.metrics_of(servers - 1)  # what is wrong with it is said once
    listener = handed_over() or listening(host, port)
    served = Served(host, int(listener.getsockname()[1]))
    page = address("localhost" if host in EVERYWHERE else host, served.port)
    place = "PostgreSQL" if database else str(data)
    ready = Ready(say(language, "server-ready", {"address": page, "folder": place}), page if open_browser else "")
    keep_log(operating.log)
    telling = telling_of(data, served, bool(database))
    if servers > 1:
        opened(database).close()  # what is wrong with it is said once
        run_side_by_side(servers, ready, run_one, (database, listener, served, workers, limits, operating, telling))
    elif database:
        run(opened(database), listener, served, workers, limits, operating, ready, telling)
    else:
        alone = Alone(data, page)
        run(SqliteStore(data), listener, served, workers, limits, operating, ready, telling, clock)
        alone.release()


@dataclass(frozen=True)
class Ready:
    """What is done when the server is: a line is printed, a supervisor told, and a page opened."""

    line: str
    page: str = ""

    def __call__(self) -> None:
        print(self.line, flush=True)
        tell_supervisor("READY=1")
        if self.page:
            webbrowser.open(self.page)


def opened(database: str) -> Store:
    from royaume.server.store.postgres import PostgresStore  # here: it needs one more package

    return PostgresStore(database)


def telling_of(folder: Path, served: Served, elsewhere: bool) -> Telling:
    """What belongs to the house lies in its folder, also where the tables are kept in a database; without one, nowhere.

    Servers on several machines that share a database are given the same file (`ROYAUME_KEYS`).
    """
    settings, named = settings_in(folder), os.environ.get("ROYAUME_KEYS")
    if elsewhere and not named and folder == Path():
        return Telling(settings, base=base_of(settings, served))
    if not named:
        make_private_folder(folder)
    return Telling(settings, keys_in(Path(named) if named else folder / KEYS), base_of(settings, served))


def run_one(
    ready: Callable[[], None],
    number: int,
    database: str,
    listener: socket.socket,
    served: Served,
    workers: int,
    limits: Limits,
    operating: Operating,
    telling: Telling,
) -> None:
    """One of several servers at the same port, each with figures of its own."""
    keep_log(operating.log)
    run(opened(database), listener, served, workers, limits, operating, ready, telling, number=number)


def run(
    store: Store,
    listener: socket.socket,
    served: Served,
    workers: int,
    limits: Limits,
    operating: Operating,
    ready: Callable[[], None],
    telling: Telling,
    clock: Clock | None = None,
    number: int = 0,
) -> None:
    app = make_app(store, workers, served, limits, telling, clock)
    config = ConnectionsConfig(
        app,
        Connections(limits),
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST_MESSAGE,
        backlog=AT_ONCE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=LONGEST_GOODBYE,
        forwarded_allow_ips=["127.0.0.1", "::1", *limits.proxies],
    )
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with contextlib.suppress(KeyboardInterrupt):
        AnnouncedServer(config, app, operating, number, ready).run(sockets=[listener])


class AnnouncedServer(uvicorn.Server):
    """Says that it is ready when it is, and watches over who is connected."""

    config: ConnectionsConfig

    def __init__(
        self, config: ConnectionsConfig, app: Litestar, operating: Operating, number: int, ready: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self.app = app
        self.ready = ready
        self.watching: asyncio.Task[None] | None = None
        where, gathered = operating.metrics_of(number), Gathered(self.figures, number, operating.others(number))
        self.scraped = Scraped(where, gathered) if where else None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            for listener in sockets or []:
                listener.listen(QUEUE)
            spare_the_collector()
            self.watching = asyncio.create_task(self.config.connections.watch_over())
            metrics = "" if self.scraped is None else await self.scraped.open()
            told = {"version": our_version(), "compiled": royaume.COMPILED, "metrics": metrics}
            LOG.info("ready", extra={TOLD: told})
            self.ready()

    def figures(self) -> list[Known]:
        metrics = [*COUNTED, *looked_up(self.app.state.house, self.config.connections), *of_the_process()]
        return [metric.known() for metric in metrics]

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Bots think no more, whoever asked is answered, who follows a table is told to come back, all is kept."""
        began = time.monotonic()
        LOG.info("stopping", extra={TOLD: {"sockets": self.config.connections.following()}})
        if self.watching is not None:
            self.watching.cancel()
        await self.app.state.house.end_work()
        await super().shutdown(sockets)
        if self.scraped is not None:
            self.scraped.close()
        LOG.info("stopped", extra={TOLD: {"seconds": round(time.monotonic() - began, 3)}})


def spare_the_collector() -> None:
    """What was loaded by now stays for ever: not to be looked through again and again while people wait.

    What nobody refers to goes at once; only circles wait for the collector, and hardly any of them grow old.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)
