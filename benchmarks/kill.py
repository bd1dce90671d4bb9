"""A server that is killed at random moments while people play: nothing acknowledged may be lost, nothing done twice.

Players at tables of all titles, against each other and against bots, choose at random and write down what was
acknowledged. The server is killed (SIGKILL) and started again on the same folder. A request without an answer is sent
again with its key. Then the log of every table is compared with what was acknowledged, and every finished game with its
record. Somebody looks on at each table over a live line, and has to come to its last version. A difference ends with
exit code 1.

With `--database` games are kept in a PostgreSQL server, started for it; it and the server are killed in turn. With
`--workers` there are several server processes: one of them is killed each time, and started again.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import queue
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
import uuid
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

import httpx
from database import Postgres, postgres
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

import royaume
from royaume.server.store.postgres import PostgresStore
from royaume.server.store.sql import SqlStore
from royaume.server.store.sqlite import SqliteStore

PATIENCE = 60  # seconds after which something that does not come is given up; others' work may be in the way
CONFLICT = 409
NOT_NOW = 503  # the database is away
SHORTEST = 0.05  # seconds between two kills
EVERY_SECOND = 0.5
BETWEEN = 10  # choices between two kills, every second time
LOOKS = 5
LAST_WORDS = 4000  # characters of its log, where a server does not start
PERSON, BOT = {"kind": "person"}, {"kind": "bot", "bot": "random"}
GAMES: list[dict[str, Any]] = [
    {"game": "majesty", "seats": [PERSON, PERSON]},
    {"game": "architects", "expansions": ["artisans", "wonders"], "seats": [PERSON, BOT, PERSON]},
    {"game": "viscounts", "seats": [PERSON, BOT]},
    {"game": "majesty", "seats": [BOT, PERSON, BOT]},
    {"game": "architects", "seats": [PERSON, PERSON]},
    {"game": "viscounts", "seats": [PERSON, PERSON, PERSON]},
]


class Served:
    """A real server process on a free port of this machine; `begin` may be another way to begin one."""

    begin: ClassVar[Callable[..., subprocess.Popen[str]]] = staticmethod(subprocess.Popen)

    def __init__(
        self,
        data: Path,
        port: int = 0,
        program: Sequence[str] = ("-m", "royaume.server"),
        database: str = "",
        workers: int = 1,
    ) -> None:
        self.data = data
        self.port = port
        self.several = workers > 1
        stored = ["--database", database, "--workers", str(workers)] if database else []
        self.program = [*program, *stored]
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> float:
        """Start, and say how many seconds it took until the server answered."""
        began = time.perf_counter()
        command = [sys.executable, *self.program, "--port", str(self.port), "--data", str(self.data)]
        with self.log.open("a") as log:
            self.process = self.begin(command, stdout=subprocess.PIPE, stderr=log, text=True)
        line = self.first_line(self.process)
        if not line:
            raise AssertionError(f"the server ended with {self.close()} before it was ready:\n{self.last_words()}")
        self.url = next(word for word in line.split() if word.startswith("http://")).rstrip("/")
        self.port = int(self.url.rsplit(":", 1)[1])
        while not self.answers():
            assert self.process.poll() is None, f"the server ended by itself:\n{self.last_words()}"
            assert time.perf_counter() - began < PATIENCE, f"the server does not answer:\n{self.last_words()}"
            time.sleep(0.02)
        return time.perf_counter() - began

    def first_line(self, process: subprocess.Popen[str]) -> str:
        """What it says when it is ready; nothing where it ends before that, or has to be ended."""
        assert process.stdout is not None
        silent = threading.Timer(PATIENCE, process.kill)
        silent.start()
        try:
            return process.stdout.readline()
        finally:
            silent.cancel()

    @property
    def log(self) -> Path:
        return self.data.parent / f"{self.data.name}.log"

    def last_words(self) -> str:
        return self.log.read_text()[-LAST_WORDS:]

    def answers(self) -> bool:
        try:
            return httpx.get(self.url + "/health", timeout=PATIENCE, verify=False).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """With all processes that serve, so that the port is free."""
        assert self.process is not None
        for pid in {self.process.pid, *self.workers()}:
            os.kill(pid, signal.SIGKILL)
        self.close()

    def kill_one(self, rng: random.Random) -> None:
        """Of several processes; whoever started them starts another."""
        assert self.process is not None
        os.kill(rng.choice(self.workers()), signal.SIGKILL)

    def workers(self) -> list[int]:
        """The processes that serve."""
        assert self.process is not None
        pid = self.process.pid
        children = [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
        return [child for child in children if b"spawn_main" in command_of(child)] if self.several else [pid]

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        assert self.process is not None
        self.process.terminate()
        return self.close()

    def close(self) -> int:
        """Its exit code; one that does not end is ended, so that it is in nobody's way."""
        assert self.process is not None
        try:
            code = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise AssertionError(f"the server does not end:\n{self.last_words()}") from None
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code


def command_of(process: int) -> bytes:
    """Nothing where it has just ended."""
    with contextlib.suppress(FileNotFoundError):
        return Path(f"/proc/{process}/cmdline").read_bytes()
    return b""


@dataclass
class Report:
    """What happened."""

    kills: int = 0
    acknowledged: int = 0
    repeated: int = 0
    came_back: int = 0
    games: int = 0
    lost: list[str] = field(default_factory=list)
    starts: list[float] = field(default_factory=list)


@dataclass(frozen=True)
class Acknowledged:
    """What the server said it had accepted."""

    version: int
    key: str
    choice: str


class Player(threading.Thread):
    """Plays all persons of one table after the other, at random, through every restart."""

    def __init__(self, url: str, game: dict[str, Any], seed: int, ended: threading.Event) -> None:
        super().__init__(daemon=True)
        self.url = url
        self.game = game
        self.rng = random.Random(seed)
        self.ended = ended
        self.acknowledged: dict[str, list[Acknowledged]] = {}
        self.over: set[str] = set()
        self.table = ""
        self.made = 0
        self.repeated = 0
        self.failure: queue.SimpleQueue[BaseException] = queue.SimpleQueue()

    def run(self) -> None:
        try:
            with httpx.Client(base_url=self.url, timeout=PATIENCE, verify=False) as client:
                while not self.ended.is_set():
                    self.play_a_game(client)
        except BaseException as error:
            self.failure.put(error)

    def play_a_game(self, client: httpx.Client) -> None:
        made = self.persist(client, "/api/tables", {**self.game, "key": str(uuid.uuid4())}, {})
        table, headers = made["table"], {"Authorization": f"Bearer {made['token']}"}
        self.acknowledged[table] = []
        self.table = table
        seen = self.look(client, table, headers)
        while not self.ended.is_set() and not seen["over"]:
            allowed = [choice["id"] for choice in seen["choices"] if choice["refusal"] is None]
            seen = self.choose(client, table, headers, seen, self.rng.choice(allowed)) if allowed else None
            if seen is None:
                time.sleep(0.01)
                seen = self.look(client, table, headers)
        if seen["over"]:
            self.over.add(table)

    def choose(
        self, client: httpx.Client, table: str, headers: dict[str, str], seen: dict[str, Any], choice: str
    ) -> dict[str, Any] | None:
        """What is seen then; nothing where a bot was first."""
        body = {"version": seen["version"], "choice": choice, "seat": seen["seat"], "key": str(uuid.uuid4())}
        answer = self.persist(client, f"/api/tables/{table}/choices", body, headers)
        if answer is not None:
            self.acknowledged[table].append(Acknowledged(answer["version"], body["key"], choice))
            self.made += 1
        return answer

    def persist(self, client: httpx.Client, path: str, body: dict[str, Any], headers: dict[str, str]) -> Any:
        """Send the same request with the same key until it is answered; nothing if it came too late."""
        tries = 0
        while True:
            try:
                answer = client.post(path, json=body, headers=headers)
                if answer.status_code == NOT_NOW:
                    raise httpx.ReadError("not now")
                if answer.status_code == CONFLICT:
                    return None
                assert answer.is_success, answer.text
                self.repeated += tries > 0
                return dict(answer.json())
            except httpx.TransportError:
                tries += 1
                time.sleep(0.02)

    def look(self, client: httpx.Client, table: str, headers: dict[str, str]) -> dict[str, Any]:
        while True:
            try:
                answer = client.get(f"/api/tables/{table}", headers=headers)
                if answer.status_code != NOT_NOW:
                    return dict(answer.raise_for_status().json())
            except httpx.TransportError:
                pass
            time.sleep(0.02)


class Onlooker(threading.Thread):
    """Follows a player from table to table over a live line, and comes back whenever that breaks."""

    def __init__(self, url: str, player: Player) -> None:
        super().__init__(daemon=True)
        self.url = url.replace("http", "ws") + "/live"
        self.player = player
        self.table, self.version, self.course = "", 0, ""
        self.left = threading.Event()
        self.came_back = 0

    def run(self) -> None:
        while not self.left.is_set():
            with (
                contextlib.suppress(OSError, WebSocketException, TimeoutError),
                connect(self.url, max_size=None) as line,
            ):
                self.came_back += 1
                self.look_on(line)
            time.sleep(0.1)

    def look_on(self, line: ClientConnection) -> None:
        watched = ""
        while not self.left.is_set():
            if watched != self.player.table:
                watched = self.player.table
                same = {"since": self.version, "course": self.course} if watched == self.table else {}
                line.send(json.dumps({"watch": {"table": watched, **same}}))
            with contextlib.suppress(TimeoutError):
                seen = json.loads(line.recv(timeout=0.2)).get("snapshot")
                if seen is not None:
                    self.table, self.version, self.course = seen["table"], seen["version"], seen["course"]

    def is_at(self, table: str, version: int) -> bool:
        ends = time.monotonic() + PATIENCE
        while (self.table, self.version) != (table, version) and time.monotonic() < ends:
            time.sleep(0.02)
        return (self.table, self.version) == (table, version)


def campaign(
    data: Path, kills: int, seed: int, longest: float = 0.6, database: Postgres | None = None, workers: int = 1
) -> Report:
    """Kill the server that many times while people play; what was lost or doubled is in the report."""
    report, rng, ended = Report(), random.Random(seed), threading.Event()
    server = Served(data, database="" if database is None else database.new("royaume"), workers=workers)
    players = [Player(server.url, game, seed + i, ended) for i, game in enumerate(GAMES)]
    onlookers = [Onlooker(server.url, player) for player in players]
    try:
        for thread in (*players, *onlookers):
            thread.start()
        for number in range(kills):
            if number == 0 or rng.random() < EVERY_SECOND:
                wait_for_choices(players, BETWEEN)
            time.sleep(rng.uniform(SHORTEST, longest))
            if database is not None and number % 2:
                database.kill()
                report.starts.append(seconds_of(database.start))
            elif workers > 1:
                server.kill_one(rng)
            else:
                server.kill()
                report.starts.append(server.start())
            report.kills += 1
        ended.set()
        for player in players:
            player.join(PATIENCE)
            if not player.failure.empty():
                raise player.failure.get()
        store = SqliteStore(data, read_only=True) if database is None else PostgresStore(database.address("royaume"))
        for player, onlooker in zip(players, onlookers, strict=True):
            compare(server, store, player, report)
            look(server, onlooker, report)
        store.close()
    finally:
        ended.set()
        for onlooker in onlookers:
            onlooker.left.set()
        server.stop()
    return report


def wait_for_choices(players: Sequence[Player], more: int) -> None:
    """Until so many are acknowledged again: there is something to lose, however slow the machine is."""
    wanted, ends = made_by(players) + more, time.monotonic() + PATIENCE
    while made_by(players) < wanted and time.monotonic() < ends:
        time.sleep(SHORTEST)


def made_by(players: Sequence[Player]) -> int:
    return sum(player.made for player in players)


def seconds_of(start: Callable[[], None]) -> float:
    began = time.perf_counter()
    start()
    return time.perf_counter() - began


def look(server: Served, onlooker: Onlooker, report: Report) -> None:
    """Whoever looks on ends where the log does; a table with bots may go on meanwhile."""
    report.came_back += onlooker.came_back - 1
    table = onlooker.player.table
    for _ in range(LOOKS):
        version = httpx.get(f"{server.url}/api/tables/{table}", timeout=PATIENCE).json()["version"]
        if onlooker.is_at(table, version):
            return
    report.lost.append(f"{table}: who looks on sees version {onlooker.version} of {onlooker.table}, not {version}")


def compare(server: Served, store: SqlStore, player: Player, report: Report) -> None:
    report.repeated += player.repeated
    for table, acknowledged in player.acknowledged.items():
        log = logged(store, table)
        report.acknowledged += len(acknowledged)
        report.lost += differences(table, log, acknowledged)
        answer = httpx.get(f"{server.url}/api/tables/{table}", timeout=PATIENCE)
        if not answer.is_success:
            report.lost.append(f"{table}: {answer.text}")
        if table in player.over:
            report.games += 1
            text = httpx.get(f"{server.url}/api/tables/{table}/record", timeout=PATIENCE).raise_for_status().text
            chosen = [played.id for played in royaume.load(text).history]
            if chosen != [one.choice for one in log]:
                report.lost.append(f"{table}: the record differs from the log")


def logged(store: SqlStore, table: str) -> list[Acknowledged]:
    """The log on disk; bots' choices have no key."""
    return [Acknowledged(one.version, one.key or "", json.loads(one.what)["choice"]) for one in store.entries(table)]


def differences(table: str, log: list[Acknowledged], acknowledged: list[Acknowledged]) -> list[str]:
    """The log holds what was acknowledged, each once, in this order, and else only what bots chose."""
    stored = [one for one in log if one.key]
    missing = [f"{table}: {one} was acknowledged, but is not stored" for one in acknowledged if one not in stored]
    wrong = [one.version for one in log] != list(range(1, len(log) + 1))
    twice = len({one.key for one in stored}) != len(stored) or len(stored) > len(acknowledged) + 1
    return missing + [f"{table}: versions have gaps"] * wrong + [f"{table}: something was stored twice"] * twice


@contextlib.contextmanager
def running(wanted: bool) -> Iterator[Postgres | None]:
    if not wanted:
        yield None
        return
    with postgres() as database:
        yield database


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", action="store_true", help="in a PostgreSQL server, which is killed in turn")
    parser.add_argument("--workers", type=int, default=1, help="server processes; several need --database")
    parser.add_argument("--longest", type=float, default=0.6, help="seconds between two kills, at most")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, running(asked.database) as database:
        report = campaign(Path(folder) / "data", asked.kills, asked.seed, asked.longest, database, asked.workers)
    starts = sorted(report.starts)
    print(f"{report.kills} kills, {report.acknowledged} choices acknowledged, {report.games} games finished")
    print(f"{report.repeated} requests sent again after a kill, {report.came_back} times somebody looked on again")
    print(f"lost, doubled or not seen: {len(report.lost)}")
    print(f"restart: median {starts[len(starts) // 2]:.2f} s, longest {starts[-1]:.2f} s")
    print("\n".join(report.lost), end="")
    sys.exit(1 if report.lost else 0)


if __name__ == "__main__":
    main()
