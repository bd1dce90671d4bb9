"""Several servers at one port of one machine: whoever is free takes who comes next. One that dies is started again."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from typing import Any

from royaume.kernel.errors import BadInput
from royaume.processes import end_with_parent
from royaume.server.errors import LOG

LONGEST_GOODBYE = 10.0  # seconds
TOO_SOON = 5.0  # seconds; whoever ends sooner than that is not started again at once
PAUSE = 1.0

Run = Callable[..., None]  # first what to call when it is ready, then which of them it is


class One:
    """A process, and the line on which it says that it is ready."""

    def __init__(self, number: int, run: Run, args: tuple[Any, ...]) -> None:
        self.number = number
        processes = multiprocessing.get_context("spawn")
        self.line, theirs = processes.Pipe(duplex=False)
        self.process = processes.Process(target=begin, args=(run, theirs, (number, *args)))
        self.process.start()
        theirs.close()
        self.began = time.monotonic()

    def wait_until_ready(self) -> None:
        with contextlib.suppress(EOFError):
            self.line.recv()
            return
        self.process.join()
        raise SystemExit(self.process.exitcode or 1)


def begin(run: Run, line: Connection, args: tuple[Any, ...]) -> None:
    """In the process of its own: it ends with whoever started it."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        run(lambda: line.send(True), *args)
    except BadInput as error:
        sys.exit(f"royaume: {error}")


def run_side_by_side(count: int, ready: Callable[[], None], run: Run, args: tuple[Any, ...]) -> None:
    """Until it is told to stop, which it tells all of them."""
    servers = [One(number, run, args) for number in range(count)]
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        for server in servers:
            server.wait_until_ready()
        ready()
        while True:
            wait([server.process.sentinel for server in servers])
            servers = [server if server.process.is_alive() else started_again(server, run, args) for server in servers]
    except KeyboardInterrupt:
        pass
    finally:
        stop(servers)


def started_again(server: One, run: Run, args: tuple[Any, ...]) -> One:
    LOG.warning("a server process ended (%s): it is started again", server.process.exitcode)
    if time.monotonic() - server.began < TOO_SOON:
        time.sleep(PAUSE)
    return One(server.number, run, args)


def stop(servers: list[One]) -> None:
    for server in servers:
        server.process.terminate()
    ends = time.monotonic() + LONGEST_GOODBYE
    for server in servers:
        server.process.join(max(0.0, ends - time.monotonic()))
        if server.process.is_alive():
            server.process.kill()
