"""Where much work is done: here, in processes of this machine, or on Ray. Each piece is one task, in any order."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, wait
from contextlib import suppress
from itertools import islice
from typing import Any, Protocol, TypeVar

from royaume.kernel.errors import BadInput
from royaume.processes import Process

TRIES = 3  # of a piece whose process dies
AHEAD = 2  # pieces given to Ray for each of its processors

P = TypeVar("P")  # a piece; it and what comes of it travel between processes
R = TypeVar("R")
Work = Callable[[P], R]


class Place(Protocol):
    """Does every piece, and gives it with its result: None where its process died every time."""

    def __call__(self, work: Work[P, R], pieces: Iterable[P]) -> Iterator[tuple[P, R | None]]: ...


def place_for(jobs: int, ray: str = "") -> Place:
    """Ray where an address is given; one job needs no other process."""
    if ray:
        return OnRay(ray)
    return here if jobs == 1 else Processes(jobs)


def here(work: Work[P, R], pieces: Iterable[P]) -> Iterator[tuple[P, R | None]]:
    """In this very process, one after the other."""
    for piece in pieces:
        yield piece, work(piece)


def warm_up() -> None:
    """Everything is imported by the time this runs."""


class Processes:
    """So many processes; one that dies is replaced, and its piece is done again."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def __call__(self, work: Work[P, R], pieces: Iterable[P]) -> Iterator[tuple[P, R | None]]:
        waiting = iter(pieces)
        workers = {Process(warm_up): piece for piece in islice(waiting, self.jobs)}
        try:
            yield from self.done(work, workers, waiting)
        finally:
            for worker in workers:
                worker.stop()

    def done(self, work: Work[P, R], workers: dict[Process, P], waiting: Iterator[P]) -> Iterator[tuple[P, R | None]]:
        running = {begun(worker, work, piece): worker for worker, piece in workers.items()}
        tries = dict.fromkeys(workers, 1)
        while running:
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                worker = running.pop(future)
                found = result(future)
                if found is None and tries[worker] < TRIES:
                    tries[worker] += 1
                    running[begun(worker, work, workers[worker])] = worker
                    continue
                yield workers[worker], found
                for piece in islice(waiting, 1):
                    workers[worker], tries[worker] = piece, 1
                    running[begun(worker, work, piece)] = worker


def begun(worker: Process, work: Work[P, R], piece: P) -> Future[R]:
    try:
        return worker.executor.submit(work, piece)
    except BrokenExecutor:  # it has died
        worker.replace()
        return worker.executor.submit(work, piece)


def result(future: Future[R]) -> R | None:
    """None if the process died."""
    try:
        return future.result()
    except BrokenExecutor:
        return None


class OnRay:
    """A running Ray at this address; `auto`: the one that is found, or a new one on this machine."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.ray: Any = ray_here()

    def __call__(self, work: Work[P, R], pieces: Iterable[P]) -> Iterator[tuple[P, R | None]]:
        ray = self.ray
        is_new = not ray.is_initialized()
        if is_new:
            self.connect()
        try:
            yield from self.done(work, iter(pieces))
        finally:
            if is_new:
                ray.shutdown()

    def connect(self) -> None:
        try:
            self.ray.init(None if self.address == "auto" else self.address, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise BadInput("ray-unreachable", address=self.address, reason=str(error)) from error

    def done(self, work: Work[P, R], waiting: Iterator[P]) -> Iterator[tuple[P, R | None]]:
        ray = self.ray
        do = ray.remote(max_retries=TRIES - 1)(do_in)
        shared = ray.put(work)
        folder = os.getcwd()
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running = {do.remote(folder, shared, piece): piece for piece in islice(waiting, ahead)}
        while running:
            (ready, *_), _ = ray.wait(list(running))
            piece = running.pop(ready)
            for following in islice(waiting, 1):
                running[do.remote(folder, shared, following)] = following
            try:
                yield piece, ray.get(ready)
            except ray.exceptions.WorkerCrashedError:
                yield piece, None


def do_in(folder: str, work: Work[P, R], piece: P) -> R:
    """In a process that may have begun elsewhere: files are named as they are seen from this folder."""
    with suppress(OSError):
        os.chdir(folder)
    return work(piece)


def ray_here() -> Any:
    """Nothing is told to those who make it, unless somebody has asked for that."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise BadInput("package-missing", package="ray", extra="ray") from None
    return ray
