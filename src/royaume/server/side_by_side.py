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

    def is_ready(self) -> bool:
        """Once it has said something, or ended without."""
        with contextlib.suppress(EOFError):
            return bool(self.line.recv())
        self.process.join()
        return False


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
    end = told_to_end()
    servers = [One(number, run, args) for number in range(count)]
    try:
        for server in servers:
            if end in wait([server.line, end]):
                return
            if not server.is_ready():
                raise SystemExit(server.process.exitcode or 1)
        ready()
        while end not in wait([*(server.process.sentinel for server in servers), end]):
            start_again_who_ended(servers, end, run, args)
    finally:
        stop(servers)


def told_to_end() -> Connection:
    """A line that says so: it is heard between two steps, and never while a process is being started.

    One that was started and not yet noted would never be told, and whoever started it would wait for it for ever.
    """
    end, telling = multiprocessing.Pipe(duplex=False)
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: telling.send(True))
    return end


def start_again_who_ended(servers: list[One], end: Connection, run: Run, args: tuple[Any, ...]) -> None:
    for place, server in enumerate(servers):
        if server.process.is_alive():
            continue
        LOG.warning("a server process ended (%s): it is started again", server.process.exitcode)
        if time.monotonic() - server.began < TOO_SOON and end.poll(PAUSE):
            return
        servers[place] = One(server.number, run, args)


def stop(servers: list[One]) -> None:
    for server in servers:
        server.process.terminate()
    ends = time.monotonic() + LONGEST_GOODBYE
    for server in servers:
        server.process.join(max(0.0, ends - time.monotonic()))
        if server.process.is_alive():
            server.process.kill()
