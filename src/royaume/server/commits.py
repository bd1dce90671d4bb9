"""Entries on their way to the disk: those that come while a commit is under way share the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from royaume.server.metrics import COMMITS, SHARED
from royaume.server.store import Entry, Taken, Wish

Write = Callable[[Sequence[Wish]], Awaitable[list[Entry | None]]]


@dataclass(frozen=True)
class Waiting:
    """A wish, and who waits for it."""

    wish: Wish
    written: asyncio.Future[Entry]


class Commits:
    """One commit after the other, each with all that waits by then."""

    def __init__(self, write: Write) -> None:
        self.write = write
        self.waiting: list[Waiting] = []
        self.writing: asyncio.Task[None] | None = None

    async def append(self, wish: Wish) -> Entry:
        """The entry, sealed and on disk; Taken when somebody else was first."""
        one = Waiting(wish, asyncio.get_running_loop().create_future())
        self.waiting.append(one)
        if self.writing is None:
            self.writing = asyncio.create_task(self.write_all())
        return await one.written

    async def write_all(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting, []
            try:
                SHARED.see(len(batch))
                with COMMITS.timing():
                    written = await self.write([one.wish for one in batch])
            except BaseException as error:
                settle(batch, [error] * len(batch))
                if not isinstance(error, Exception):
                    raise
            else:
                settle(batch, [entry or Taken() for entry in written])
        self.writing = None


def settle(batch: Sequence[Waiting], ends: Sequence[Entry | BaseException]) -> None:
    """Whoever has gone meanwhile is passed over."""
    for one, end in zip(batch, ends, strict=True):
        if one.written.done():
            continue
        if isinstance(end, BaseException):
            one.written.set_exception(end)
        else:
            one.written.set_result(end)
