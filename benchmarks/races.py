"""Pairs of requests that race each other over different server processes on one PostgreSQL: exactly one is accepted.

Both make a choice at the same version of the same table, with keys of their own; in one of three pairs they share one
key, as a request does that is sent again: then both get the same answer, and it is done once. At the end the log of
every table holds each version once, in order. A difference ends with exit code 1.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
import uuid
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from crowd import Line
from database import postgres
from kill import Served
from prepared import Prepared, prepare

from royaume.server.store.postgres import PostgresStore
from royaume.server.store.sql import SqlStore
from royaume.server.tables import read

ACCEPTED, LATE = 200, 409
TABLES = 20
GAME = "majesty"
LONG = 2
SHARED = 3  # one of so many pairs shares a key


@dataclass
class Raced:
    """What came of it: how often each server was first, and what should not be."""

    pairs: int = 0
    first: Counter[int] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


class Racers:
    """Two people who hold the same token, at two of the servers."""

    def __init__(self, ports: Sequence[int], rng: random.Random) -> None:
        self.rng = rng
        self.lines = [Line("127.0.0.1", port) for port in ports]

    async def race(self, table: Prepared, raced: Raced) -> None:
        seat, choice = table.script.choices[table.version]
        shared = table.version % SHARED == 0
        keys = [str(uuid.uuid4())] * 2 if shared else [str(uuid.uuid4()), str(uuid.uuid4())]
        runners = self.rng.sample(range(len(self.lines)), 2)
        sent = [self.send(runner, table, seat, choice, key) for runner, key in zip(runners, keys, strict=True)]
        statuses = await asyncio.gather(*sent)
        raced.pairs += 1
        if sorted(statuses) != ([ACCEPTED, ACCEPTED] if shared else [ACCEPTED, LATE]):
            raced.wrong.append(f"{table.id} version {table.version}: {statuses}")
        elif not shared:
            raced.first[runners[statuses.index(ACCEPTED)]] += 1
        table.version += 1

    async def send(self, runner: int, table: Prepared, seat: int, choice: str, key: str) -> int:
        body: dict[str, object] = {"version": table.version, "choice": choice, "key": key, "seat": seat}
        return await self.lines[runner].post(f"/api/tables/{table.id}/choices", table.tokens[seat], body)

    def close(self) -> None:
        for line in self.lines:
            line.close()


async def race_all(ports: Sequence[int], tables: Sequence[Prepared], pairs: int, seed: int) -> Raced:
    """At all tables side by side."""
    raced, each = Raced(), -(-pairs // len(tables))

    async def at(number: int, table: Prepared) -> None:
        racers = Racers(ports, random.Random(seed + number))
        for _ in range(each):
            if table.goes_on and raced.pairs < pairs:
                await racers.race(table, raced)
        racers.close()

    await asyncio.gather(*[at(number, table) for number, table in enumerate(tables)])
    return raced


def campaign(servers: Sequence[Served], store: SqlStore, pairs: int, seed: int, tables: int = TABLES) -> Raced:
    """Games are short: after so many pairs the next tables are laid out."""
    total = Raced()
    while total.pairs < pairs and not total.wrong:
        some = prepare(store, GAME, tables, LONG, 20)
        ports = [server.port for server in servers]
        raced = asyncio.run(race_all(ports, some, pairs - total.pairs, seed + total.pairs))
        total.wrong += [*raced.wrong, *[wrong for table in some for wrong in differences(store, table)]]
        total.first += raced.first
        total.pairs += raced.pairs
    return total


def differences(store: SqlStore, table: Prepared) -> list[str]:
    """The log is a sound chain of exactly what was accepted."""
    kept = read(store, table.id)
    kept.check()
    chosen = [played.id for played in kept.room().match.history]
    wanted = [choice for _, choice in table.script.choices[: table.version]]
    return [] if chosen == wanted else [f"{table.id}: the log differs from what was accepted"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("--pairs", type=int, default=10_000)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, postgres() as database:
        address, began = database.new("royaume"), time.perf_counter()
        with ThreadPoolExecutor(asked.servers) as side_by_side:
            names = [Path(folder) / str(number) for number in range(asked.servers)]
            servers = list(side_by_side.map(lambda name: Served(name, database=address), names))
        store = PostgresStore(address)
        try:
            raced = campaign(servers, store, asked.pairs, asked.seed)
        finally:
            store.close()
            for server in servers:
                server.kill()
    print(f"{raced.pairs} pairs over {asked.servers} servers in {time.perf_counter() - began:.0f} s", end=": ")
    print(f"first were {dict(sorted(raced.first.items()))}; not exactly one accepted: {len(raced.wrong)}")
    print("\n".join(raced.wrong), end="")
    sys.exit(1 if raced.wrong else 0)


if __name__ == "__main__":
    main()
