"""Messages that are dropped, doubled, delayed and overtaken: all clients end with the state that the log tells.

People at several tables send each request to any of the servers on one PostgreSQL. On its way a request may be lost, or
its answer, or it comes twice, or late, or again long after. Their live lines lead to any server too, break at any
moment with what was on its way, and what they bring comes late, twice and in another order. Meanwhile the servers lose
their lines to the database, and hear of changes that are none. The clients merge what they get as the browser does
(`web/src/lib/live/merge.ts`). At the end everybody shows the last version, and exactly what the log, played again,
leads to; nothing acknowledged is missing in it, and nothing stands there twice. A difference ends with exit code 1.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
import uuid
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psycopg
from database import postgres
from kill import Served
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from royaume.server.entries import Chosen, decode
from royaume.server.seats import asker_of
from royaume.server.snapshot import snapshot
from royaume.server.store.postgres import PostgresStore
from royaume.server.store.sql import SqlStore
from royaume.server.tables import read

ACCEPTED, LATE, NOT_NOW = 200, 409, 503
GAMES = [("majesty", 2), ("architects", 2), ("viscounts", 3)]
PATIENCE = 60.0
LATEST = 0.15  # seconds by which something is late
LOST = 0.1  # of all requests, and of all answers
TWICE = 0.15
AGAIN = 0.05  # of all requests come once more much later
BREAKS = 0.04  # of all messages on a live line
CUT = """SELECT pg_terminate_backend(pid) FROM (SELECT pid FROM pg_stat_activity
         WHERE datname = current_database() AND pid != pg_backend_pid() ORDER BY random() LIMIT 1) AS one"""
COMPARED = ("view", "scores", "turn", "over", "waiting", "choices", "log")

Json = dict[str, Any]


@dataclass
class Table:
    """A table of persons, each with a token of their own."""

    id: str
    tokens: list[str]
    acknowledged: dict[str, int] = field(default_factory=dict)  # the version of each key
    ended: bool = False


@dataclass
class Suffered:
    """How much went wrong on the way, and what came of it."""

    lost: int = 0
    doubled: int = 0
    repeated: int = 0
    broken: int = 0
    old: int = 0
    gaps: int = 0
    cut: int = 0
    choices: int = 0
    wrong: list[str] = field(default_factory=list)


class Client:
    """One seat: what it shows, merged of all that reached it in whatever order."""

    def __init__(self, world: World, table: Table, seat: int, rng: random.Random) -> None:
        self.world, self.table, self.seat, self.rng = world, table, seat, rng
        self.token = table.tokens[seat]
        self.shown: Json | None = None
        self.line: ClientConnection | None = None

    def take(self, snapshot: Json) -> None:
        """As the browser does: what is older is of no use, and what leaves a gap is asked for again."""
        shown = self.shown
        same = shown is not None and shown["course"] == snapshot["course"]
        if same and shown is not None and snapshot["version"] < shown["version"]:
            self.world.suffered.old += 1
            return
        if not snapshot["reset"] and (shown is None or not same or snapshot["since"] > shown["version"]):
            self.world.suffered.gaps += 1
            self.world.soon(self.watch())
            return
        known = [] if snapshot["reset"] or shown is None else shown["log"]
        before = [one for one in known if one["version"] <= snapshot["since"]]
        after = [one for one in snapshot["log"] if snapshot["reset"] or one["version"] > snapshot["since"]]
        self.shown = {**snapshot, "log": before + after}

    async def watch(self) -> None:
        if self.line is None:
            return
        known = {} if self.shown is None else {"since": self.shown["version"], "course": self.shown["course"]}
        asked = {"table": self.table.id, "token": self.token, "seat": self.seat, **known}
        with contextlib.suppress(WebSocketException, OSError):
            await self.line.send(json.dumps({"watch": asked}))

    async def follow(self) -> None:
        """Until the world ends: a line to any server, and another one when it breaks."""
        while True:
            server = self.rng.choice(self.world.urls).replace("http", "ws")
            with contextlib.suppress(WebSocketException, OSError, TimeoutError):
                async with connect(f"{server}/live", max_size=None, close_timeout=1) as self.line:
                    await self.watch()
                    async for text in self.line:
                        if self.world.is_calm or self.rng.random() >= BREAKS:
                            self.bring(json.loads(text))
                        else:
                            self.world.suffered.broken += 1
                            break
            self.line = None
            await asyncio.sleep(self.rng.uniform(0.05, 0.3))

    def bring(self, message: Json) -> None:
        """At once, late, or twice."""
        if "snapshot" not in message:
            return
        for _ in range(1 + (not self.world.is_calm and self.rng.random() < TWICE)):
            late = 0.0 if self.world.is_calm else self.rng.choice((0.0, self.rng.uniform(0, LATEST)))
            asyncio.get_running_loop().call_later(late, self.take, message["snapshot"])

    async def play(self) -> None:
        """Whenever it is this seat's turn, any choice."""
        while not self.table.ended:
            seen = self.shown
            allowed = [] if seen is None else [choice["id"] for choice in seen["choices"] if choice["refusal"] is None]
            if seen is None or not allowed:
                await asyncio.sleep(0.02)
            else:
                await self.choose(seen, self.rng.choice(allowed))
            self.table.ended = self.table.ended or self.world.is_calm or (seen is not None and seen["over"])

    async def choose(self, seen: Json, choice: str) -> None:
        body = {"version": seen["version"], "choice": choice, "seat": self.seat, "key": str(uuid.uuid4())}
        answer = await self.persist(body)
        if answer is not None:
            self.table.acknowledged[body["key"]] = answer["version"]
            self.world.suffered.choices += 1
            self.take(answer)
        else:
            await asyncio.sleep(0.02)

    async def persist(self, body: Json) -> Json | None:
        """The same request with the same key until an answer arrives; nothing if another was first."""
        for tries in range(1000):
            self.world.suffered.repeated += tries > 0
            with contextlib.suppress(httpx.TransportError):
                answer = await self.send(body)
                if answer is not None and answer.status_code != NOT_NOW:
                    assert answer.status_code in (ACCEPTED, LATE), answer.text
                    return dict(answer.json()) if answer.status_code == ACCEPTED else None
            await asyncio.sleep(self.rng.uniform(0.02, 0.1))
        raise AssertionError("never answered")

    async def send(self, body: Json) -> httpx.Response | None:
        """One request, and what happens to it on the way."""
        chance, suffered = self.rng.random(), self.world.suffered
        await asyncio.sleep(self.rng.uniform(0, LATEST / 3))
        if chance < LOST:
            suffered.lost += 1
            return None
        if chance < LOST + AGAIN:
            self.world.soon(self.much_later(body))
        if self.rng.random() < TWICE:
            suffered.doubled += 1
            answers = await asyncio.gather(self.post(body), self.post(body), return_exceptions=True)
            arrived = [answer for answer in answers if isinstance(answer, httpx.Response)]
            return self.rng.choice(arrived) if arrived else None
        answer = await self.post(body)
        if self.rng.random() < LOST:
            suffered.lost += 1
            return None
        return answer

    async def much_later(self, body: Json) -> None:
        await asyncio.sleep(self.rng.uniform(0.3, 2))
        with contextlib.suppress(httpx.TransportError):
            await self.post(body)

    async def post(self, body: Json) -> httpx.Response:
        url = f"{self.rng.choice(self.world.urls)}/api/tables/{self.table.id}/choices"
        return await self.world.http.post(url, json=body, headers={"Authorization": f"Bearer {self.token}"})


class World:
    """The servers, everybody at the tables, and whatever befalls them."""

    def __init__(self, urls: Sequence[str], address: str, seed: int) -> None:
        self.urls, self.address, self.rng = urls, address, random.Random(seed)
        self.suffered = Suffered()
        self.is_calm = False
        self.later: set[asyncio.Task[None]] = set()

    def soon(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.later.add(task)
        task.add_done_callback(self.later.discard)

    async def table(self, game: str, players: int) -> Table:
        seats = [{"kind": "person"}, *[{"kind": "open"}] * (players - 1)]
        made = (await self.ask("/api/tables", "", {"game": game, "seats": seats})).json()
        tokens = [made["token"]]
        for number, seat in enumerate(made["seats"][1:], start=2):
            joined = await self.ask(f"/api/tables/{made['table']}/join", seat["token"], {"name": f"Guest {number}"})
            tokens.append(joined.json()["token"])
        return Table(made["table"], tokens)

    async def ask(self, path: str, token: str, body: Json) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.post(f"{self.rng.choice(self.urls)}{path}", json=body, headers=headers)
        return answer.raise_for_status()

    async def trouble(self, tables: Sequence[Table]) -> None:
        """Servers lose their lines to the database, and are told of changes that are none."""
        line = await psycopg.AsyncConnection.connect(self.address, autocommit=True)
        async with line:
            while not self.is_calm:
                await asyncio.sleep(self.rng.uniform(0.1, 1))
                for table in self.rng.choices(tables, k=3):
                    await line.execute("SELECT pg_notify('royaume_changed', %s)", [table.id])
                await line.execute(CUT)
                self.suffered.cut += 1

    async def play(self, tables: int, seconds: float) -> tuple[list[Table], list[Client]]:
        async with httpx.AsyncClient(timeout=PATIENCE) as self.http:
            laid = [await self.table(*GAMES[number % len(GAMES)]) for number in range(tables)]
            seats = [(table, seat) for table in laid for seat in range(len(table.tokens))]
            clients = [Client(self, table, seat, random.Random(self.rng.random())) for table, seat in seats]
            following = [asyncio.create_task(client.follow()) for client in clients]
            works = [asyncio.create_task(work) for work in (self.trouble(laid), *[client.play() for client in clients])]
            await asyncio.sleep(seconds)
            self.is_calm = True
            await asyncio.gather(*works)
            await asyncio.gather(*list(self.later))
            await self.wait_for_all(clients)
            for task in following:
                task.cancel()
            await asyncio.gather(*following, return_exceptions=True)
        return laid, clients

    async def last_version(self, table: Table) -> int:
        """The server may have lost its line to the database a moment ago, and says so once."""
        while (answer := await self.http.get(f"{self.urls[0]}/api/tables/{table.id}")).status_code == NOT_NOW:
            await asyncio.sleep(0.1)
        return int(answer.raise_for_status().json()["version"])

    async def wait_for_all(self, clients: Sequence[Client]) -> None:
        """Nobody has to do anything for it but to wait."""
        ends = time.monotonic() + PATIENCE
        for client in clients:
            version = await self.last_version(client.table)
            while (client.shown is None or client.shown["version"] != version) and time.monotonic() < ends:
                await asyncio.sleep(0.02)


def compare(store: SqlStore, tables: Sequence[Table], clients: Sequence[Client]) -> list[str]:
    """What everybody shows with what the log, played again, leads to."""
    wrong = []
    for table in tables:
        kept = read(store, table.id)
        kept.check()
        room = kept.room()
        keys = {entry.key: entry.version for entry in kept.entries if isinstance(decode(entry.what), Chosen)}
        for key, version in table.acknowledged.items():
            if keys.get(key) != version:
                wrong.append(f"{table.id}: version {version} was acknowledged, and is not in the log")
        for client in [client for client in clients if client.table is table]:
            asker = asker_of(client.token, room.holders, room.seats, room.host)
            told = json.loads(msgspec.json.encode(snapshot(room, asker, client.seat)))
            shown = client.shown or {}
            at = f"{table.id}, seat {client.seat + 1}, version {shown.get('version')} of {room.version}"
            wrong += [f"{at}: {part} differs" for part in ("version", *COMPARED) if shown.get(part) != told[part]]
    return wrong


def campaign(servers: Sequence[Served], address: str, tables: int, seconds: float, seed: int) -> Suffered:
    world = World([server.url for server in servers], address, seed)
    laid, clients = asyncio.run(world.play(tables, seconds))
    store = PostgresStore(address)
    world.suffered.wrong += compare(store, laid, clients)
    store.close()
    return world.suffered


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, postgres() as database:
        address = database.new("royaume")
        with ThreadPoolExecutor(asked.servers) as side_by_side:
            names = [Path(folder) / str(number) for number in range(asked.servers)]
            servers = list(side_by_side.map(lambda name: Served(name, database=address), names))
        try:
            suffered = campaign(servers, address, asked.tables, asked.seconds, asked.seed)
        finally:
            for server in servers:
                server.kill()
    print(f"{suffered.choices} choices acknowledged at {asked.tables} tables over {asked.servers} servers", end="; ")
    print(f"lost on the way {suffered.lost}, doubled {suffered.doubled}, sent again {suffered.repeated}", end="; ")
    print(f"lines broken {suffered.broken}, lines to the database cut {suffered.cut}", end="; ")
    print(f"snapshots that came too late {suffered.old}, with a gap {suffered.gaps}")
    print(f"differences between what somebody shows and the log: {len(suffered.wrong)}")
    print("\n".join(suffered.wrong), end="")
    sys.exit(1 if suffered.wrong else 0)


if __name__ == "__main__":
    main()
