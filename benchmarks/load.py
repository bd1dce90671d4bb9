"""A server under load: many tables that are long under way, sockets at all of them, and choices at a steady rate.

The tables are written through the store, then a real server is started on them. The crowd follows scripts that were
played beforehand, so that it needs no time of its own: it shares the machine with the server. A choice is due at its
moment whether or not the server is ready for it, and its time counts from then. Whoever is cut off comes back as a
browser does; after a kill all are back when the last of them has its snapshot, counted from the kill, with the pauses
of the browsers and the start of the server in it. With `--database` the tables lie in a PostgreSQL server, started for
it; with `--workers` several server processes share them. What is asked for by `--p95`, `--p99`,
`--memory`, `--reconnected` and `--restarted` and not kept ends with exit code 1.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import sys
import tempfile
import time
import uuid
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import httpx
from crowd import Line, Usage, Visitor, said, share
from kill import Served, running
from prepared import PLAYERS, Prepared, prepare

from royaume.server.store.postgres import PostgresStore
from royaume.server.store.sqlite import SqliteStore

SPARE = 30  # choices that a table can go on for beyond its share
AT_ONCE = 200  # sockets that are opened side by side when everybody comes for the first time
PATIENCE = 60
SAMPLES = 50  # of the memory
GROWTH = 1.05
BOTS = 4  # at a table


@dataclass
class Seen:
    """What was measured, in seconds and megabytes."""

    answered: list[float] = field(default_factory=list)
    answered_watched: list[float] = field(default_factory=list)
    heard: list[float] = field(default_factory=list)
    refused: list[int] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    workers: float = 0.0
    processor: float = 0.0
    reconnected: float = 0.0
    restarted: float = 0.0
    back: float = 0.0
    processor_back: float = 0.0
    messages: int = 0
    octets: int = 0


class Crowd:
    """Everybody who plays or watches."""

    def __init__(self, tables: list[Prepared], watched: Prepared | None, seed: int) -> None:
        self.tables = {table.id: table for table in tables}
        self.watched = watched
        self.rng = random.Random(seed)
        self.free = [table.id for table in tables]
        self.visitors: list[Visitor] = []
        self.at_seat: dict[tuple[object, object], Visitor] = {}
        self.lines: list[Line] = []
        self.due: dict[str, tuple[int, float]] = {}
        self.seen = Seen()

    async def come(self, port: int, sockets: int, spectators: int) -> float:
        """Seconds until everybody is there, in no order: players of a table do not come together."""
        self.port = port
        self.visitors = [Visitor(port, watch, self.hear) for watch in self.watches(sockets, spectators)]
        self.at_seat = {(visitor.watch["table"], visitor.watch.get("seat")): visitor for visitor in self.visitors}
        self.rng.shuffle(self.visitors)
        places, began = asyncio.Semaphore(AT_ONCE), time.perf_counter()

        async def one(visitor: Visitor) -> None:
            async with places:
                visitor.come()
                await asyncio.wait_for(visitor.arrived.wait(), PATIENCE)

        await asyncio.gather(*[one(visitor) for visitor in self.visitors])
        return time.perf_counter() - began

    async def all_are_back(self, since: float) -> float:
        """Seconds until everybody has a snapshot again."""
        await asyncio.gather(*[asyncio.wait_for(visitor.arrived.wait(), PATIENCE) for visitor in self.visitors])
        return time.perf_counter() - since

    async def cut(self) -> float:
        """All lines at once; seconds until all are back."""
        began = time.perf_counter()
        for visitor in self.visitors:
            visitor.misses_its_snapshot()
            visitor.cut()
        return await self.all_are_back(began)

    def watches(self, sockets: int, spectators: int) -> list[dict[str, object]]:
        """Each seat at a screen of its own, then spectators."""
        seats = [
            {"table": table.id, "token": table.tokens[seat], "seat": seat, "screen": f"{seat}", "since": table.version}
            for table in self.tables.values()
            for seat in range(PLAYERS)
        ]
        watched = [] if self.watched is None else [{"table": self.watched.id}] * spectators
        return [*seats[:sockets], *watched]

    def hear(self, visitor: Visitor, version: int) -> None:
        wanted, since = self.due.get(str(visitor.watch["table"]), (-1, 0.0))
        if version == wanted:
            self.seen.heard.append(time.perf_counter() - since)

    def counted(self) -> None:
        """What came over the live lines until now."""
        self.seen.messages = sum(visitor.messages for visitor in self.visitors)
        self.seen.octets = sum(visitor.octets for visitor in self.visitors)
        self.due = {}

    async def play(self, rate: float, seconds: float) -> None:
        """As many choices a second, each at its moment."""
        loop = asyncio.get_running_loop()
        began, number, under_way = time.perf_counter(), 0, []
        while (moment := began + number / rate) < began + seconds:
            await asyncio.sleep(max(0.0, moment - time.perf_counter()))
            number += 1
            table = self.next_table()
            if table is not None:
                task = loop.create_task(self.choose(table, moment))
                under_way.append(task)
            else:
                self.seen.refused.append(0)
        await asyncio.gather(*under_way)

    def next_table(self) -> Prepared | None:
        """Any at which nobody is choosing."""
        while self.free:
            place = self.rng.randrange(len(self.free))
            self.free[place], self.free[-1] = self.free[-1], self.free[place]
            table = self.tables[self.free.pop()]
            if table.goes_on:
                return table
        return None

    async def watch_closely(self, each: float, seconds: float) -> None:
        """Choices at the table of the spectators, one after the other."""
        assert self.watched is not None
        end = time.perf_counter() + seconds
        while time.perf_counter() < end and self.watched.goes_on:
            moment = time.perf_counter()
            await self.choose(self.watched, moment)
            await asyncio.sleep(max(0.0, moment + each - time.perf_counter()))

    async def choose(self, table: Prepared, moment: float) -> None:
        seat, choice = table.script.choices[table.version]
        line = self.lines.pop() if self.lines else Line("127.0.0.1", self.port)
        self.due[table.id] = (table.version + 1, moment)
        body = {"version": table.version, "choice": choice, "key": str(uuid.uuid4()), "screen": f"{seat}"}
        status = await line.post(f"/api/tables/{table.id}/choices?seat={seat}", table.tokens[seat], body)
        taken = time.perf_counter() - moment
        self.lines.append(line)
        if status != 200:
            self.seen.refused.append(status)
            return
        table.version += 1
        if (table.id, seat) in self.at_seat:
            self.at_seat[table.id, seat].knows(table.version)
        (self.seen.answered_watched if table is self.watched else self.seen.answered).append(taken)
        if table is not self.watched:
            self.free.append(table.id)

    def close(self) -> None:
        for visitor in self.visitors:
            visitor.leave()
        for line in self.lines:
            line.close()
        self.lines = []


def limits(asked: argparse.Namespace, seen: Seen) -> list[str]:
    """What was asked for and not kept."""
    broken = [f"{len(seen.refused)} choices were not made: {sorted(set(seen.refused))}"] if seen.refused else []
    measured = {
        "p95": share(seen.answered, 0.95),
        "p99": share(seen.answered, 0.99),
        "memory": max(seen.memory, default=0.0),
        "reconnected": max(seen.reconnected, seen.back),
        "restarted": seen.restarted,
    }
    for name, value in measured.items():
        limit = getattr(asked, name)
        if limit is not None and value > limit:
            broken.append(f"{name} is {value:.1f}, more than {limit:g}")
    if asked.memory is not None and growth(seen.memory) > GROWTH:
        broken.append(f"the memory grows: by {100 * growth(seen.memory) - 100:.0f} %")
    return broken


def growth(memory: list[float]) -> float:
    """From the second fifth to the last: in the first one everything is met for the first time."""
    fifth = len(memory) // 5
    return statistics.median(memory[-fifth:]) / statistics.median(memory[fifth : 2 * fifth]) if fifth else 1.0


def printed(asked: argparse.Namespace, seen: Seen) -> None:
    made = len(seen.answered) + len(seen.answered_watched)
    print(f"answer to a choice: {said(seen.answered)}")
    if seen.answered_watched:
        print(f"answer at the watched table: {said(seen.answered_watched)}")
    print(f"until a socket hears of it: {said(seen.heard)}")
    print(f"processor time of the server: {1000 * seen.processor / max(1, made):.2f} ms for each choice")
    print(f"messages: {seen.messages / max(1, made):.2f} for each choice, {seen.octets / 1e6:.0f} MB in all")
    every = [f"{value:.0f}" for value in seen.memory[:: max(1, len(seen.memory) // 10)]]
    print(f"memory of the server: {' '.join(every)} MB, most {max(seen.memory, default=0):.0f}", end="")
    print(f", growth {100 * growth(seen.memory) - 100:+.1f} %; bots' processes {seen.workers:.0f} MB")
    if asked.reconnect:
        print(f"everybody connected again: {seen.reconnected:.1f} s after the sockets were cut")
        print(f"killed and started again: {seen.restarted:.2f} s until it answers, all back {seen.back:.1f} s", end="")
        print(f" after the kill, {seen.processor_back:.1f} s of processor time; load {os.getloadavg()[0]:.1f}")


async def sample(usage: Usage, seen: Seen, seconds: float) -> None:
    for _ in range(SAMPLES):
        seen.memory.append(usage.memory())
        await asyncio.sleep(seconds / SAMPLES)


async def seat_bots(url: str, game: str, tables: int, bot: str, ended: asyncio.Event) -> None:
    """Tables of four bots, each with a new game when the last is over; a spectator wakes them."""
    asked = {"game": game, "seats": [{"kind": "bot", "bot": bot}] * BOTS}
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as client:

        async def one() -> None:
            while not ended.is_set():
                made = (await client.post("/api/tables", json=asked)).raise_for_status().json()
                while not ended.is_set() and not (await look(made["table"]))["over"]:
                    await asyncio.sleep(2)

        async def look(table: str) -> dict[str, object]:
            return dict((await client.get(f"/api/tables/{table}")).raise_for_status().json())

        await asyncio.gather(*[one() for _ in range(tables)])


async def campaign(asked: argparse.Namespace, server: Served, crowd: Crowd) -> None:
    """Everybody comes, plays for a while, is cut off and comes back; then the server is killed and they come again."""
    seen = crowd.seen
    port = urlsplit(server.url).port or 80
    usage = Usage(server.workers())
    took = await crowd.come(port, asked.sockets, asked.spectators)
    print(
        f"{len(crowd.visitors)} sockets at {asked.tables} tables after {took:.1f} s, {usage.memory():.0f} MB",
        flush=True,
    )
    ended = asyncio.Event()
    bots = asyncio.create_task(seat_bots(server.url, asked.game, asked.bots, asked.bot, ended))
    before = usage.processor()
    works = [crowd.play(asked.rate, asked.seconds), sample(usage, seen, asked.seconds)]
    if crowd.watched is not None:
        works.append(crowd.watch_closely(asked.watched_every, asked.seconds))
    await asyncio.gather(*works)
    ended.set()
    seen.processor = usage.processor() - before
    seen.workers = usage.memory_of_children()
    await bots
    crowd.counted()
    if asked.reconnect:
        seen.reconnected = await crowd.cut()
        await killed(server, crowd)
    crowd.close()


async def killed(server: Served, crowd: Crowd) -> None:
    """The server is started again at once; what it and all browsers do until they are back is counted."""
    for visitor in crowd.visitors:
        visitor.misses_its_snapshot()
    began = time.perf_counter()
    server.kill()
    crowd.seen.restarted = await asyncio.to_thread(server.start)
    usage = Usage(server.workers())
    crowd.seen.back = await crowd.all_are_back(began)
    crowd.seen.processor_back = usage.processor()


def written_by(log: Path) -> str:
    """What the server complained of; that it was killed shows only in what its helpers say."""
    return "\n".join(line for line in log.read_text().splitlines() if "warn" not in line.lower())


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("--game", default="architects")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--sockets", type=int, default=3000)
    parser.add_argument("--rate", type=float, default=100, help="choices a second")
    parser.add_argument("--long", type=int, default=400, help="choices that each table is old")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--bots", type=int, default=0, help="tables of four bots beside it")
    parser.add_argument("--bot", default="greedy", help="which bot sits there")
    parser.add_argument("--spectators", type=int, default=0, help="at one table more, which is not counted")
    parser.add_argument("--watched-every", type=float, default=1, help="seconds between two choices there")
    parser.add_argument("--reconnect", action="store_true", help="cut all sockets, then kill the server")
    parser.add_argument("--database", action="store_true", help="in a PostgreSQL server")
    parser.add_argument("--workers", type=int, default=1, help="server processes; several need --database")
    parser.add_argument("--seed", type=int, default=1)
    for name, what in [("p95", "ms"), ("p99", "ms"), ("memory", "MB"), ("reconnected", "s"), ("restarted", "s")]:
        parser.add_argument(f"--{name}", type=float, help=f"at most, in {what}")
    return parser.parse_args()


def main() -> None:
    asked = parsed()
    with tempfile.TemporaryDirectory() as folder, running(asked.database) as database:
        data = Path(folder) / "data"
        address = "" if database is None else database.new("royaume")
        store = PostgresStore(address) if address else SqliteStore(data)
        share_of_each = int(asked.rate * asked.seconds / asked.tables)
        watched = int(asked.seconds / asked.watched_every) if asked.spectators else 0
        further = max(share_of_each, watched) + SPARE
        tables = prepare(store, asked.game, asked.tables + (asked.spectators > 0), asked.long, further)
        store.close()
        crowd = Crowd(tables[: asked.tables], tables[-1] if asked.spectators else None, asked.seed)
        server = Served(data, database=address, workers=asked.workers)
        try:
            asyncio.run(campaign(asked, server, crowd))
        finally:
            if server.process is not None and server.process.poll() is None:
                server.kill()
        errors = written_by(server.log)
    printed(asked, crowd.seen)
    broken = limits(asked, crowd.seen) + ([f"the server wrote errors: {errors[-2000:]}"] if errors else [])
    print("\n".join(broken), end="\n" if broken else "")
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main()
