"""Entries of several tables that share a commit."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from royaume.server.commits import Commits
from royaume.server.store import Entry, NoRoom, Taken, Wish


def wish(table: str) -> Wish:
    return Wish(table, Entry(1, None, "", b"", ""), b"")


class Disk:
    """Writes when it is told to, and remembers what was written together."""

    def __init__(self) -> None:
        self.commits: list[list[str]] = []
        self.free = asyncio.Event()

    async def write(self, wishes: Sequence[Wish]) -> list[Entry | None]:
        await self.free.wait()
        tables = [wish.table for wish in wishes]
        self.commits.append(tables)
        if "full" in tables:
            raise NoRoom
        return [None if wish.table == "taken" else wish.entry for wish in wishes]


async def appended(disk: Disk, *tables: str) -> list[object]:
    """The first is under way by itself while the others come."""
    commits = Commits(disk.write)
    waiting = [asyncio.create_task(commits.append(wish(table))) for table in tables[:1]]
    await asyncio.sleep(0.001)
    waiting += [asyncio.create_task(commits.append(wish(table))) for table in tables[1:]]
    await asyncio.sleep(0.001)
    assert not any(task.done() for task in waiting)
    disk.free.set()
    return list(await asyncio.gather(*waiting, return_exceptions=True))


@pytest.mark.parametrize(
    ("tables", "ends"),
    [
        (("a", "b", "c", "d"), (Entry, Entry, Entry, Entry)),
        (("a", "b", "taken", "d"), (Entry, Entry, Taken, Entry)),
        (("a", "b", "full", "d"), (Entry, NoRoom, NoRoom, NoRoom)),
    ],
)
def test_what_comes_while_the_disk_is_busy_shares_the_next_commit(
    tables: tuple[str, ...], ends: tuple[type, ...]
) -> None:
    async def run() -> None:
        disk = Disk()
        found = await appended(disk, *tables)
        assert [type(end) for end in found] == list(ends)
        assert disk.commits == [["a"], [*tables[1:]]]

    asyncio.run(run())


def test_who_does_not_wait_any_more_holds_up_nobody() -> None:
    async def run() -> None:
        disk = Disk()
        commits = Commits(disk.write)
        gone, stays = (asyncio.create_task(commits.append(wish(table))) for table in ("a", "b"))
        await asyncio.sleep(0.001)
        gone.cancel()
        disk.free.set()
        assert isinstance(await stays, Entry)
        assert isinstance(await commits.append(wish("c")), Entry)

    asyncio.run(run())
