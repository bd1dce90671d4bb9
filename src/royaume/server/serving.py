"""Listening until told to stop."""

from __future__ import annotations

import contextlib
import signal
import socket
import sys
import webbrowser
from pathlib import Path

import uvicorn

from royaume.kernel.errors import BadInput
from royaume.server.app import make_app
from royaume.server.reach import EVERYWHERE, Served, address
from royaume.server.store.sqlite import SqliteStore
from royaume.texts import say

LONGEST_GOODBYE = 3
LARGEST_MESSAGE = 64_000


def serve(data: Path, port: int, host: str, open_browser: bool, language: str = "en", workers: int = 0) -> None:
    """Serve until Ctrl-C or a signal. Port 0 takes any free port; the line that is printed says which."""
    listener = listening(host, port)
    served = Served(host, int(listener.getsockname()[1]))
    page = address("localhost" if host in EVERYWHERE else host, served.port)
    config = uvicorn.Config(
        make_app(SqliteStore(data), workers, served),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST_MESSAGE,
        timeout_graceful_shutdown=LONGEST_GOODBYE,
    )
    ready = say(language, "server-ready", {"address": page, "folder": str(data)})
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with contextlib.suppress(KeyboardInterrupt):
        AnnouncedServer(config, ready, page if open_browser else "").run(sockets=[listener])


class AnnouncedServer(uvicorn.Server):
    """Says that it is ready when it is, and opens the browser then."""

    def __init__(self, config: uvicorn.Config, ready: str, page: str) -> None:
        super().__init__(config)
        self.ready = ready
        self.page = page

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(self.ready, flush=True)
            if self.page:
                webbrowser.open(self.page)


def listening(host: str, port: int) -> socket.socket:
    """Bound before anything else is started, so that a taken port is said at once."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
    except (OSError, OverflowError) as error:
        raise BadInput("address", host=host, port=port, reason=str(error)) from None
    return listener
