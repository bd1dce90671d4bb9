"""Where games are played: here, in processes of this machine, or on Ray. Each game is one task, in any order."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, wait
from contextlib import suppress
from itertools import islice
from typing import Any

from royaume.arena import playing
from royaume.arena.contest import Contest
from royaume.arena.playing import DIED, Failure, Played
from royaume.kernel.errors import BadInput
from royaume.processes import Process

TRIES = 3  # of a game whose process dies
AHEAD = 2  # games given to Ray for each of its processors

Place = Callable[[Contest, Iterable[int]], Iterator[Played]]


def here(contest: Contest, numbers: Iterable[int]) -> Iterator[Played]:
    """In this very process, one after the other."""
    for number in numbers:
        yield playing.play(contest, number)


def died(contest: Contest, number: int) -> Played:
    return Played(number, contest.seating(number), False, 0, failure=Failure(DIED))


def warm_up() -> None:
    """Everything is imported by the time this runs."""


class Processes:
    """So many processes; one that dies is replaced, and its game is played again."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def __call__(self, contest: Contest, numbers: Iterable[int]) -> Iterator[Played]:
        waiting = iter(numbers)
        workers = {Process(warm_up): number for number in islice(waiting, self.jobs)}
        try:
            yield from self.played(contest, workers, waiting)
        finally:
            for worker in workers:
                worker.stop()

    def played(self, contest: Contest, workers: dict[Process, int], waiting: Iterator[int]) -> Iterator[Played]:
        running = {begun(worker, contest, number): worker for worker, number in workers.items()}
        tries = dict.fromkeys(workers, 1)
        while running:
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                worker = running.pop(future)
                found = result(future)
                if found is None and tries[worker] < TRIES:
                    tries[worker] += 1
                    running[begun(worker, contest, workers[worker])] = worker
                    continue
                yield died(contest, workers[worker]) if found is None else found
                for number in islice(waiting, 1):
                    workers[worker], tries[worker] = number, 1
                    running[begun(worker, contest, number)] = worker


def begun(worker: Process, contest: Contest, number: int) -> Future[Played]:
    try:
        return worker.executor.submit(playing.play, contest, number)
    except BrokenExecutor:  # it has died
        worker.replace()
        return worker.executor.submit(playing.play, contest, number)


def result(future: Future[Played]) -> Played | None:
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

    def __call__(self, contest: Contest, numbers: Iterable[int]) -> Iterator[Played]:
        ray = self.ray
        is_new = not ray.is_initialized()
        if is_new:
            self.connect()
        try:
            yield from self.played(contest, iter(numbers))
        finally:
            if is_new:
                ray.shutdown()

    def connect(self) -> None:
        try:
            self.ray.init(None if self.address == "auto" else self.address, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise BadInput("ray-unreachable", address=self.address, reason=str(error)) from error

    def played(self, contest: Contest, waiting: Iterator[int]) -> Iterator[Played]:
        ray = self.ray
        play = ray.remote(max_retries=TRIES - 1)(play_in)
        settings = ray.put(contest)
        folder = os.getcwd()
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running = {play.remote(folder, settings, number): number for number in islice(waiting, ahead)}
        while running:
            (done, *_), _ = ray.wait(list(running))
            number = running.pop(done)
            for following in islice(waiting, 1):
                running[play.remote(folder, settings, following)] = following
            try:
                yield ray.get(done)
            except ray.exceptions.WorkerCrashedError:
                yield died(contest, number)


def play_in(folder: str, contest: Contest, number: int) -> Played:
    """In a process that may have begun elsewhere: files of bots are named as they are seen from this folder."""
    with suppress(OSError):
        os.chdir(folder)
    return playing.play(contest, number)


def ray_here() -> Any:
    try:
        import ray
    except ImportError:
        raise BadInput("package-missing", package="ray", extra="ray") from None
    return ray
