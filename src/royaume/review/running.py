"""A review made at once, in processes of this machine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Future, as_completed
from contextlib import contextmanager
from typing import TypeVar

from royaume.kernel.errors import BadInput
from royaume.kernel.match import Match
from royaume.processes import Process
from royaume.review import judging, reviewing
from royaume.review.shown import Move, Review

R = TypeVar("R")
Progress = Callable[[int, int], None]


def warm_up() -> None:
    """Everything is imported by the time this runs."""


class Pool:
    """Some processes that share the work; none: all is done here."""

    def __init__(self, jobs: int) -> None:
        self.processes = [Process(warm_up) for _ in range(jobs if jobs > 1 else 0)]

    def run(self, call: Callable[..., R], calls: list[tuple[object, ...]]) -> Iterator[tuple[int, R]]:
        """The number of each call with its result, in any order."""
        if not self.processes:
            for i, args in enumerate(calls):
                yield i, call(*args)
            return
        futures: dict[Future[R], int] = {}
        for i, args in enumerate(calls):
            executor = self.processes[i % len(self.processes)].executor
            futures[executor.submit(call, *args)] = i
        try:
            for future in as_completed(futures):
                yield futures[future], future.result()
        except BrokenExecutor:
            raise BadInput("review-broken-off") from None

    def close(self) -> None:
        for process in self.processes:
            process.stop()


@contextmanager
def pool_of(jobs: int) -> Iterator[Pool]:
    pool = Pool(jobs)
    try:
        yield pool
    finally:
        pool.close()


def review(match: Match, simulations: int, seed: int, jobs: int, progress: Progress) -> Review:
    """`progress` is told how much is done, and of how much."""
    record, ranges = match.to_text(), reviewing.ranges(match)
    at_first = reviewing.at_first(match, simulations)
    with pool_of(jobs) as pool:
        parts: dict[int, judging.Part] = {}
        for i, part in pool.run(judging.look_through, [(record, *range_, at_first, seed) for range_ in ranges]):
            parts[i] = part
            progress(len(parts), len(ranges))
        found = [parts[i] for i in range(len(ranges))]
        costly = reviewing.worth_a_second_look(match, [one for part in found for one in part.judged])
        moves: list[Move] = []
        for _, move in pool.run(judging.examine, [(record, n, simulations, seed) for n in costly]):
            moves.append(move)
            progress(len(ranges) + len(moves), len(ranges) + len(costly))
    return reviewing.put_together(match, simulations, found, moves)
