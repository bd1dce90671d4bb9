"""A server that is killed at random moments while people play: nothing acknowledged may be lost, nothing done twice.

Players at tables of all titles, against each other and against bots, choose at random and write down what was
acknowledged. The server is killed (SIGKILL) and started again on the same folder. A request without an answer is sent
again with its key. Then the log of every table is compared with what was acknowledged, and every finished game with its
record. A difference ends with exit code 1.
"""

from __future__ import annotations

import argparse
import json
import os
import queue
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import uuid
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

import royaume

PATIENCE = 20
CONFLICT = 409
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
    """A real server process on a free port of this machine."""

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
        self.program = [*program, "--workers", str(workers), *(["--database", database] if database else [])]
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> float:
        """Start, and say how many seconds it took until the server answered."""
        began = time.perf_counter()
        command = [sys.executable, *self.program, "--port", str(self.port), "--data", str(self.data)]
        with (self.data.parent / f"{self.data.name}.log").open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.url = next(word for word in line.split() if word.startswith("http://")).rstrip("/")
        self.port = int(self.url.rsplit(":", 1)[1])
        while not self.answers():
            assert self.process.poll() is None, "the server ended by itself"
            assert time.perf_counter() - began < PATIENCE, "the server does not answer"
            time.sleep(0.02)
        return time.perf_counter() - began

    def answers(self) -> bool:
        try:
            return httpx.get(self.url + "/health", timeout=PATIENCE).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.close()

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        assert self.process is not None
        self.process.terminate()
        return self.close()

    def close(self) -> int:
        assert self.process is not None
        code = self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code


@dataclass
class Report:
    """What happened."""

    kills: int = 0
    acknowledged: int = 0
    repeated: int = 0
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
        self.repeated = 0
        self.failure: queue.SimpleQueue[BaseException] = queue.SimpleQueue()

    def run(self) -> None:
        try:
            with httpx.Client(base_url=self.url, timeout=PATIENCE) as client:
                while not self.ended.is_set():
                    self.play_a_game(client)
        except BaseException as error:
            self.failure.put(error)

    def play_a_game(self, client: httpx.Client) -> None:
        made = self.persist(client, "/api/tables", {**self.game, "key": str(uuid.uuid4())}, {})
        table, headers = made["table"], {"Authorization": f"Bearer {made['token']}"}
        self.acknowledged[table] = []
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
        return answer

    def persist(self, client: httpx.Client, path: str, body: dict[str, Any], headers: dict[str, str]) -> Any:
        """Send the same request with the same key until it is answered; nothing if it came too late."""
        tries = 0
        while True:
            try:
                answer = client.post(path, json=body, headers=headers)
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
                return dict(client.get(f"/api/tables/{table}", headers=headers).raise_for_status().json())
            except httpx.TransportError:
                time.sleep(0.02)


def campaign(data: Path, kills: int, seed: int, shortest: float = 0.05, longest: float = 0.6) -> Report:
    """Kill the server that many times while people play; what was lost or doubled is in the report."""
    report, rng, ended = Report(), random.Random(seed), threading.Event()
    server = Served(data)
    players = [Player(server.url, game, seed + i, ended) for i, game in enumerate(GAMES)]
    try:
        for player in players:
            player.start()
        for _ in range(kills):
            time.sleep(rng.uniform(shortest, longest))
            server.kill()
            report.starts.append(server.start())
            report.kills += 1
        ended.set()
        for player in players:
            player.join(PATIENCE)
            if not player.failure.empty():
                raise player.failure.get()
        for player in players:
            compare(server, player, report)
    finally:
        ended.set()
        server.stop()
    return report


def compare(server: Served, player: Player, report: Report) -> None:
    report.repeated += player.repeated
    for table, acknowledged in player.acknowledged.items():
        log = logged(server.data, table)
        report.acknowledged += len(acknowledged)
        report.lost += differences(table, log, acknowledged)
        answer = httpx.get(f"{server.url}/api/tables/{table}")
        if not answer.is_success:
            report.lost.append(f"{table}: {answer.text}")
        if table in player.over:
            report.games += 1
            text = httpx.get(f"{server.url}/api/tables/{table}/record").raise_for_status().text
            chosen = [played.id for played in royaume.load(text).history]
            if chosen != [one.choice for one in log]:
                report.lost.append(f"{table}: the record differs from the log")


def logged(data: Path, table: str) -> list[Acknowledged]:
    """The log on disk; bots' choices have no key."""
    with sqlite3.connect(data / "royaume.sqlite3") as db:
        rows = db.execute("SELECT version, key, what FROM entries WHERE of_table = ? ORDER BY version", (table,))
        found = [Acknowledged(version, key or "", json.loads(what)["choice"]) for version, key, what in rows]
    db.close()
    return found


def differences(table: str, log: list[Acknowledged], acknowledged: list[Acknowledged]) -> list[str]:
    """The log holds what was acknowledged, each once, in this order, and else only what bots chose."""
    stored = [one for one in log if one.key]
    missing = [f"{table}: {one} was acknowledged, but is not stored" for one in acknowledged if one not in stored]
    wrong = [one.version for one in log] != list(range(1, len(log) + 1))
    twice = len({one.key for one in stored}) != len(stored) or len(stored) > len(acknowledged) + 1
    return missing + [f"{table}: versions have gaps"] * wrong + [f"{table}: something was stored twice"] * twice


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = campaign(Path(folder) / "data", asked.kills, asked.seed)
    starts = sorted(report.starts)
    print(f"{report.kills} kills, {report.acknowledged} choices acknowledged, {report.games} games finished")
    print(f"{report.repeated} requests sent again after a kill; lost or doubled: {len(report.lost)}")
    print(f"restart: median {starts[len(starts) // 2]:.2f} s, longest {starts[-1]:.2f} s")
    print("\n".join(report.lost), end="")
    sys.exit(1 if report.lost else 0)


if __name__ == "__main__":
    main()
