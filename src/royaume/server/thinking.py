"""The processes in which bots think: tables take turns by the time they used, and nobody waits for ever."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future
from typing import Protocol, TypeVar

from royaume.server.errors import LOG
from royaume.server.metrics import UNANSWERED

LONGEST = 20.0
LONGEST_START = 120.0
TRIES = 2
LEAST_SHARE = 0.02
R = TypeVar("R")


class NoAnswer(Exception):
    """A thought took too long, or its process died again."""


class Mind(Protocol):
    """Where one thought at a time is thought."""

    @property
    def executor(self) -> Executor: ...

    @property
    def warm(self) -> Future[None]: ...

    def replace(self) -> None:
        """Give up what is thought there."""

    def stop(self) -> None: ...


class Turns:
    """Who gets the next mind: the table that has used the least time. Waiting saves none up."""

    def __init__(self) -> None:
        self.now = 0.0
        self.used: dict[str, float] = {}
        self.waiting: list[tuple[str, asyncio.Future[Mind]]] = []

    def ask(self, table: str) -> asyncio.Future[Mind]:
        turn: asyncio.Future[Mind] = asyncio.get_running_loop().create_future()
        self.waiting.append((table, turn))
        return turn

    def give(self, mind: Mind) -> bool:
        """Whether somebody took it."""
        self.waiting = [(table, turn) for table, turn in self.waiting if not turn.done()]
        if not self.waiting:
            return False
        table, turn = first = min(self.waiting, key=lambda waits: self.used.get(waits[0], self.now))
        self.waiting.remove(first)
        self.now = max(self.now, self.used.get(table, self.now))
        turn.set_result(mind)
        return True

    def send_away(self) -> None:
        for _, turn in self.waiting:
            if not turn.done():
                turn.set_exception(NoAnswer())

    def charge(self, table: str, seconds: float) -> None:
        self.used[table] = max(self.now, self.used.get(table, 0.0)) + seconds
        self.used = {other: used for other, used in self.used.items() if used > self.now}


class Thinking:
    """As many thoughts at once as there are minds; each has a limited time."""

    def __init__(self, minds: Sequence[Mind], longest: float = LONGEST) -> None:
        self.minds = minds
        self.idle = list(minds)
        self.thought_last: dict[Mind, str] = {}
        self.under_way = 0
        self.longest = longest
        self.turns = Turns()
        self.closed = False

    def share(self) -> float:
        """Of the time that one more thought would like: the less, the more of them each mind has to think."""
        return max(LEAST_SHARE, min(1.0, len(self.minds) / (self.under_way + 1)))

    async def think(self, table: str, thought: Callable[..., R], *args: object) -> R:
        """The thought's answer, or NoAnswer."""
        self.under_way += 1
        try:
            return await self.answer(table, thought, *args)
        finally:
            self.under_way -= 1

    async def answer(self, table: str, thought: Callable[..., R], *args: object) -> R:
        for _ in range(TRIES):
            self.check_open()
            mind = await self.free_mind(table)
            self.thought_last[mind] = table
            began = time.monotonic()
            try:
                return await self.thought_in(mind, thought, *args)
            except BrokenExecutor:
                self.give_up(mind, "a bot's process died")
            except TimeoutError:
                self.give_up(mind, "a bot thought for too long")
                break
            except asyncio.CancelledError:
                self.check_open()
                raise
            finally:
                self.turns.charge(table, time.monotonic() - began)
                self.release(mind)
        raise NoAnswer

    def check_open(self) -> None:
        if self.closed:
            raise NoAnswer

    def give_up(self, mind: Mind, why: str) -> None:
        if not self.closed:
            UNANSWERED.add()
            LOG.warning(why)
            mind.replace()

    async def thought_in(self, mind: Mind, thought: Callable[..., R], *args: object) -> R:
        """A process that has just been started is not blamed for it."""
        await asyncio.wait_for(asyncio.wrap_future(mind.warm), LONGEST_START)
        asked = asyncio.get_running_loop().run_in_executor(mind.executor, thought, *args)
        return await asyncio.wait_for(asked, self.longest)

    async def free_mind(self, table: str) -> Mind:
        """One that thought for this table before remembers something of it."""
        if self.idle:
            mind = next((mind for mind in self.idle if self.thought_last.get(mind) == table), self.idle[-1])
            self.idle.remove(mind)
            return mind
        turn = self.turns.ask(table)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release(turn.result())
            raise

    def release(self, mind: Mind) -> None:
        if not self.turns.give(mind):
            self.idle.append(mind)

    def close(self) -> None:
        """No new thought is begun, and those under way have no answer."""
        self.closed = True
        self.turns.send_away()
        for mind in self.minds:
            mind.stop()
