"""Processes beside this one in which bots think and games are played. Each can be ended and replaced by itself."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing.connection import wait

NICE = 5


class Process:
    """A process of its own: it can be ended without harm to what others do."""

    def __init__(self, warm_up: Callable[[], None], nice: int = NICE) -> None:
        self.warm_up = warm_up
        self.nice = nice
        self.start()

    def start(self) -> None:
        self.executor = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), begin, (self.nice,))
        self.warm: Future[None] = self.executor.submit(self.warm_up)

    def replace(self) -> None:
        self.stop()
        self.start()

    def stop(self) -> None:
        for process in list((self.executor._processes or {}).values()):
            process.kill()
        self.executor.shutdown(wait=False, cancel_futures=True)


def begin(nice: int) -> None:
    """It ends with whoever started it, however that ends; Ctrl-C is their business. Who asks comes first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(nice)
    end_with_parent()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=end_with, args=(parent.sentinel,), daemon=True).start()


def end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
