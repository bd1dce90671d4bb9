"""Bots' processes."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import threading
import time
from concurrent.futures import BrokenExecutor, Future, ThreadPoolExecutor
from pathlib import Path

import pytest
import twins
from kill import Served
from litestar.testing import TestClient

from royaume.kernel.choices import Choices
from royaume.kernel.errors import BadInput
from royaume.server import bots
from royaume.server.app import make_app
from royaume.server.entries import Chosen
from royaume.server.store.sqlite import SqliteStore
from royaume.server.thinking import TRIES, NoAnswer, Thinking
from server.people import TWO_BOTS, Api


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    found = Path(f"/proc/{process}/task/{process}/children")
    if not found.exists():
        pytest.skip("only where the system tells about processes")
    return [int(child) for child in found.read_text().split()]


def is_worker(process: int) -> bool:
    try:
        return b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return False


def numbers(room: twins.Room) -> list[int]:
    out = Choices()
    room.match.table.top().offers(room.match.table, out)
    return out.as_list()


def test_a_bots_choice_is_checked_like_anybodys() -> None:
    room = twins.Room(twins.stored(random.Random(1)))
    seat = room.waiting[0]
    assert isinstance(bots.checked(room, seat, numbers(room)[0]), Chosen)
    while all(choice.refusal is None for choice in room.match.explain()):
        twins.play(room, room.waiting[0], room.match.choices()[-1].id)
    seat = room.waiting[0]
    offers = zip(numbers(room), room.match.explain(), strict=True)
    forbidden = next(number for number, choice in offers if choice.refusal)
    before = room.match.state_hash()
    with pytest.raises(BadInput, match="not allowed"):
        bots.checked(room, seat, forbidden)
    assert room.match.state_hash() == before


def test_when_a_bots_process_dies_another_takes_over(tmp_path: Path) -> None:
    served = Served(tmp_path / "data")
    try:
        assert served.process is not None
        with Api(served.url) as api:
            assert api.make(TWO_BOTS).wait_for_the_end()["over"]
            for worker in filter(is_worker, children(served.process.pid)):
                os.kill(worker, signal.SIGKILL)
            assert api.make(TWO_BOTS).wait_for_the_end()["over"]
    finally:
        served.stop()


def test_bots_processes_end_with_a_server_that_was_killed(tmp_path: Path) -> None:
    served = Served(tmp_path / "data")
    assert served.process is not None
    with Api(served.url) as api:
        api.make(TWO_BOTS).wait_for_the_end()
    workers = [child for child in children(served.process.pid) if is_worker(child)]
    assert workers
    served.kill()
    ends = time.monotonic() + 10
    while any(map(is_worker, workers)) and time.monotonic() < ends:
        time.sleep(0.05)
    assert not any(map(is_worker, workers))


class Quick:
    """A mind in this process, for thoughts that only wait."""

    def __init__(self) -> None:
        self.replaced = 0
        self.start()

    def start(self) -> None:
        self.executor = ThreadPoolExecutor(1)
        self.warm: Future[None] = self.executor.submit(lambda: None)

    def replace(self) -> None:
        self.replaced += 1
        self.start()

    def stop(self) -> None:
        self.executor.shutdown(wait=False)


def test_a_table_that_thinks_much_does_not_starve_the_others() -> None:
    order: list[str] = []

    async def thoughts() -> None:
        thinking = Thinking([Quick()])

        async def ask(table: str, seconds: float) -> None:
            await thinking.think(table, time.sleep, seconds)
            order.append(table)

        greedy = [asyncio.create_task(ask("greedy", 0.05)) for _ in range(5)]
        await asyncio.sleep(0.01)
        modest = [asyncio.create_task(ask("modest", 0.001)) for _ in range(5)]
        await asyncio.gather(*greedy, *modest)
        thinking.close()

    asyncio.run(thoughts())
    assert order[:2] == ["greedy", "modest"]
    assert order[-1] == "greedy"


def test_a_thought_that_takes_too_long_or_dies_is_given_up_and_the_next_is_thought() -> None:
    mind, ended = Quick(), threading.Event()

    def die() -> None:
        raise BrokenExecutor

    async def thoughts() -> None:
        thinking = Thinking([mind], longest=0.05)
        for thought in (ended.wait, die):
            with pytest.raises(NoAnswer):
                await thinking.think("table", thought)
        assert await thinking.think("table", int, "7") == 7
        ended.set()
        thinking.close()

    asyncio.run(thoughts())
    assert mind.replaced == 1 + TRIES


def test_whoever_no_longer_waits_for_a_thought_takes_no_mind_away() -> None:
    async def thoughts() -> None:
        thinking = Thinking([Quick()])
        first = asyncio.create_task(thinking.think("a", time.sleep, 0.05))
        await asyncio.sleep(0)
        waiting = [asyncio.create_task(thinking.think("b", int, "1")) for _ in range(3)]
        await asyncio.sleep(0.01)
        waiting[0].cancel()
        await first
        waiting[1].cancel()
        assert await waiting[2] == 1
        assert len(thinking.idle) == 1
        thinking.close()

    asyncio.run(thoughts())


def test_a_bot_without_an_answer_is_replaced_for_that_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def no_answer(*_: object) -> int:
        raise NoAnswer

    monkeypatch.setattr(bots.Bots, "think", no_answer)
    with TestClient(make_app(SqliteStore(tmp_path), workers=1)) as http:
        table = http.post("/api/tables", json={"game": "majesty", "seats": TWO_BOTS}).json()["table"]
        ends = time.monotonic() + 20
        while not (seen := http.get(f"/api/tables/{table}").json())["over"]:
            assert time.monotonic() < ends
        assert seen["version"] == seen["choices_made"] > 10
