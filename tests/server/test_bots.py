"""Bots' processes."""

from __future__ import annotations

import os
import random
import signal
import time
from pathlib import Path

import no_leak
import pytest
from kill import Served

from royaume.kernel.choices import Choices
from royaume.kernel.errors import BadInput
from royaume.server import bots
from royaume.server.entries import Chosen
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


def numbers(room: no_leak.Room) -> list[int]:
    out = Choices()
    room.match.table.top().offers(room.match.table, out)
    return out.as_list()


def test_a_bots_choice_is_checked_like_anybodys() -> None:
    room = no_leak.Room(no_leak.stored(random.Random(1)))
    seat = room.waiting[0]
    assert isinstance(bots.checked(room, seat, numbers(room)[0]), Chosen)
    while all(choice.refusal is None for choice in room.match.explain()):
        no_leak.play(room, room.waiting[0], room.match.choices()[-1].id)
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
