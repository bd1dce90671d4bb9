"""The line on which a server hears of others: it is closed whenever its server ends, also while it is being opened."""

import asyncio
import gc
import time
from collections.abc import Iterator

import psycopg
import pytest

from royaume.server.store import listening

AT_ONCE = 20  # lines, given up after ever more steps of being opened
PATIENCE = 60.0


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Nothing is closed because nobody knows it any more."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("uncollected")
def test_a_line_that_is_given_up_while_it_is_opened_is_closed(database: str) -> None:
    async def give_up(steps: int) -> None:
        line = asyncio.create_task(listening.listen(database, ("somewhere",), lambda *_: None, lambda _: None))
        for _ in range(steps):
            await asyncio.sleep(0.001)
        line.cancel()
        await asyncio.gather(line, return_exceptions=True)

    async def give_all_up() -> None:
        await asyncio.gather(*[give_up(steps) for steps in range(AT_ONCE)])

    asyncio.run(give_all_up())
    ends = time.monotonic() + PATIENCE
    while found := lines_to(database):
        assert time.monotonic() < ends, f"{found} lines are still open"
        time.sleep(0.02)


def lines_to(database: str) -> int:
    query = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = %s"
    with psycopg.connect(database) as looking:
        row = looking.execute(query, (listening.SERVER,)).fetchone()
    assert row is not None
    return int(row[0])
