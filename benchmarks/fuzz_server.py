"""A real server with real tables is sent requests, messages and records that nobody should send.

Checked: no answer of 500 or above, nothing broken in the log, no table changed by an input that was refused, every
refusal has a text in the catalogues, the server is well at the end, and what it holds in memory is what a fresh one
makes of the log. The seed is printed; the same seed sends the same kinds of things. Failures end with exit code 1.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import re
import secrets
import socket
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import quote

import oddities
from kill import Served

from royaume import texts

RECORD = Path(__file__).parents[1] / "tests" / "recorded"
PATIENCE = 30.0
SOON = 0.3
QUIET_TABLES = 6
SHOWN = 1500
CONTINUE = 100
CHANGED = "SELECT count(*) FROM {} WHERE of_table IN ({})"
BROKEN = re.compile(r"Traceback|internal error|broke\b|Exception", re.IGNORECASE)
UPGRADE = (
    b"GET /live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
TABLE = {
    "game": "majesty",
    "players": 2,
    "expansions": [],
    "solo": "",
    "setup": "standard",
    "options": {"deck": "tiers"},
    "seats": [{"kind": "person", "name": "A"}, {"kind": "open"}],
}
Json = dict[str, Any]


@dataclass(frozen=True)
class Answer:
    """A status (0: none came), and what was said."""

    status: int
    body: bytes = b""

    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Report:
    """What happened."""

    seed: int
    statuses: Counter[int] = field(default_factory=Counter)
    frames: int = 0
    refused: int = 0
    failures: list[str] = field(default_factory=list)


@dataclass
class Table:
    """A table, who holds what there, and what was last seen of it."""

    id: str
    tokens: list[str]
    seen: Json = field(default_factory=dict)


class Line:
    """One connection after the other: whatever is sent, then the answer, if one comes."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.socket: socket.socket | None = None

    def ask(self, data: bytes, patience: float = PATIENCE, head_only: bool = False) -> Answer:
        fresh = self.socket is None
        try:
            return self.asked(data, patience, head_only)
        except OSError:
            self.close()
            return Answer(0) if fresh else self.ask(data, patience, head_only)

    def asked(self, data: bytes, patience: float, head_only: bool) -> Answer:
        if self.socket is None:
            self.socket = socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)
        self.socket.settimeout(patience)
        self.socket.sendall(data)
        head = self.read_until(b"\r\n\r\n")
        while (status := int(head.split(b" ", 2)[1])) == CONTINUE:
            head = self.read_until(b"\r\n\r\n")
        size = re.search(rb"(?i)\r\ncontent-length: *(\d+)", head)
        body = b"" if head_only else self.read(int(size.group(1)) if size else 0)
        if body and re.search(rb"(?i)\r\ncontent-encoding: *gzip", head):
            body = gzip.decompress(body)
        if head_only or re.search(rb"(?i)\r\nconnection: *close", head) or not size:
            self.close()
        return Answer(status, body)

    def read_until(self, end: bytes) -> bytes:
        found = b""
        while not found.endswith(end):
            found += self.read(1)
        return found

    def read(self, size: int) -> bytes:
        assert self.socket is not None
        found = b""
        while len(found) < size:
            more = self.socket.recv(size - len(found))
            if not more:
                raise ConnectionResetError
            found += more
        return found

    def close(self) -> None:
        if self.socket is not None:
            self.socket.close()
            self.socket = None


class Fuzz:
    """Sends one odd thing after the other, and looks whether it did any harm."""

    def __init__(self, served: Served, seed: int) -> None:
        self.served = served
        self.rng = random.Random(seed)
        self.report = Report(seed)
        self.line = Line(served.port)
        self.tables: list[Table] = []
        self.log_read = 0
        self.record = min(RECORD.glob("*.rgn"), key=lambda path: path.stat().st_size).read_text("utf-8")
        self.db = sqlite3.connect(f"file:{served.data / 'royaume.sqlite3'}?mode=ro", uri=True)
        self.routes = self.described()
        for _ in range(QUIET_TABLES):
            self.make()

    # -- what is there ---------------------------------------------------------------------

    def described(self) -> list[tuple[str, str]]:
        paths = self.ask("GET", "/docs/openapi.json").json()["paths"]
        return [(method.upper(), path) for path, methods in paths.items() for method in methods]

    def make(self) -> None:
        game, *expansions = self.rng.choice(["majesty", "architects", "architects artisans", "viscounts"]).split()
        seats = [{"kind": "person", "name": "Anna"}, {"kind": self.rng.choice(["open", "person"]), "name": "Bert"}]
        made = self.ask("POST", "/api/tables", {"game": game, "expansions": expansions, "seats": seats}).json()
        tokens = {made["token"], *[seat["token"] for seat in made["seats"] if seat["token"]]}
        self.tables.append(Table(made["table"], sorted(tokens)))
        self.look(self.tables[-1])

    def look(self, table: Table) -> None:
        for token in table.tokens:
            answer = self.ask("GET", f"/api/tables/{table.id}", token=token)
            if answer.status == 200:
                table.seen = answer.json()
                if table.seen["choices"]:
                    return

    @property
    def quiet(self) -> list[Table]:
        """Those at which nothing happens by itself."""
        return [t for t in self.tables if not any(seat["kind"] == "bot" for seat in t.seen.get("seats", []))]

    def rows(self, tables: list[Table]) -> list[int]:
        """How much is stored of them, and how many tables there are."""
        marks, names = ", ".join("?" for _ in tables), [table.id for table in tables]
        counts = [self.db.execute(CHANGED.format(kind, marks), names) for kind in ("entries", "holders", "lines")]
        return [int(found.fetchone()[0]) for found in (*counts, self.db.execute("SELECT count(*) FROM tables"))]

    # -- what is sent ----------------------------------------------------------------------

    def ask(self, method: str, path: str, body: Json | None = None, token: str | None = None) -> Answer:
        headers = [("Host", "localhost")] + ([] if token is None else [("Authorization", f"Bearer {token}")])
        return self.line.ask(request(method, path, headers, None if body is None else json.dumps(body).encode()))

    def good_body(self, path: str, table: Table) -> Json:
        """What this route understands."""
        seen, rng = table.seen, self.rng
        allowed = [choice["id"] for choice in seen.get("choices", []) if choice["refusal"] is None]
        version = seen.get("version", 0)
        bodies: dict[str, Json] = {
            "choices": {"version": version, "choice": rng.choice(allowed or ["pass"]), "seat": seen.get("seat")},
            "undo": {"version": version},
            "resign": {"seat": 0, "bot": "random"},
            "return": {"seat": rng.randrange(2)},
            "seats": {"seat": rng.randrange(2), "to": rng.choice(["open", "bot"]), "bot": "random"},
            "spectators": {"allowed": rng.random() < 0.5},
            "join": {"name": rng.choice(["Bert", "Cleo"]), "key": secrets.token_hex(16)},
            "chat": {"text": "hello", "seat": 0},
            "lesson": {"version": version, "chapter": 0},
            "step": {"version": version},
            "rematch": {},
            "mine": {"tables": [{"table": table.id, "token": rng.choice(table.tokens)}]},
            "records": {"text": oddities.odd_record(rng, self.record)},
            "tables": {**TABLE, "from": {"table": table.id, "at": 3, "seat": 0}},
        }
        body = bodies.get(path.rstrip("/").rsplit("/", 1)[-1], {})
        return body if rng.random() < 0.7 else {**body, "key": rng.choice(["k" * 16, secrets.token_hex(8)])}

    def odd_request(self) -> tuple[bytes, bool]:
        """With one or more things that do not fit; and whether it ends with its head."""
        rng, table = self.rng, self.rng.choice(self.tables)
        method, path = rng.choice(self.routes)
        if rng.random() < 0.5:  # what happens at tables is most of it
            method, path = rng.choice([route for route in self.routes if "{table}" in route[1]])
        body = None
        if method == "POST":
            good = self.good_body(path, table)
            body = json.dumps(good).encode() if rng.random() < 0.25 else oddities.odd_body(rng, good)
        names = {"table": table.id, "game": "majesty", "point": "3", "language": "en", "name": "majesty.ftl"}
        for name in re.findall(r"{(\w+)}", path):
            fits = rng.random() < 0.85
            path = path.replace("{" + name + "}", names.get(name, "x") if fits else self.odd_word(rng), 1)
        path = path if rng.random() < 0.97 else rng.choice(oddities.TARGETS)
        method = method if rng.random() < 0.95 else rng.choice(oddities.METHODS)
        return request(method, path + self.odd_query(table), self.odd_headers(table), body), method == "HEAD"

    def odd_word(self, rng: random.Random) -> str:
        return (
            quote(str(oddities.odd_value(rng))[:2000].encode("utf-8", "surrogatepass"), safe=rng.choice(["", "/.%"]))
            or "x"
        )

    def odd_query(self, table: Table) -> str:
        rng = self.rng
        asked = {
            "seat": rng.randrange(3),
            "since": table.seen.get("version", 0),
            "version": table.seen.get("version", 0),
        }
        parts = [
            f"{name}={value if rng.random() < 0.6 else self.odd_word(rng)}"
            for name, value in asked.items()
            if rng.random() < 0.4
        ]
        return "?" + "&".join(parts) if parts else ""

    def odd_headers(self, table: Table) -> list[tuple[str, str]]:
        rng = self.rng
        headers = [("Host", "localhost")]
        if rng.random() < 0.9:
            other = rng.choice(self.tables).tokens
            word = rng.choice(["", "x", "\xff\xfe", "a" * 3000])
            token = rng.choices([rng.choice(table.tokens), rng.choice(other), word], [8, 1, 1])[0]
            headers.append(
                ("Authorization", f"{rng.choices(['Bearer', 'bearer', 'Basic', ''], [9, 1, 1, 1])[0]} {token}")
            )
        if rng.random() < 0.1:
            headers.append(rng.choice(oddities.HEADERS))
        if rng.random() < 0.07:
            headers.append(("Content-Type", rng.choice(oddities.KINDS)))
        return headers

    def odd_frames(self) -> Iterator[bytes]:
        rng, table = self.rng, self.rng.choice(self.tables)
        for _ in range(rng.randint(1, 6)):
            watch: Json = {"table": table.id, "token": rng.choice(table.tokens), "since": table.seen.get("version", 0)}
            good = {"watch": {**watch, "seat": rng.randrange(2), "screen": "x", "take": True, "said": 0}}
            data = json.dumps(good).encode() if rng.random() < 0.3 else oddities.odd_body(rng, good)
            yield oddities.frame(rng, data[:70_000], odd=rng.random() < 0.3)

    # -- whether it did harm ---------------------------------------------------------------

    def run(self, inputs: int) -> Report:
        for number in range(inputs):
            kind = self.rng.random()
            if kind < 0.03:
                self.broken()
            elif kind < 0.12:
                self.live()
            else:
                self.http()
            if number % 50 == 49:
                self.refresh()
        self.finish()
        return self.report

    def http(self) -> None:
        data, head_only = self.odd_request()
        quiet = self.quiet
        before = self.rows(quiet)
        answer = self.line.ask(data, head_only=head_only)
        self.report.statuses[answer.status] += 1
        if answer.status == 0 or answer.status >= 500:
            self.fail(f"answered {answer.status}", data)
        elif answer.status >= 400:
            self.report.refused += 1
            if self.rows(quiet) != before:
                self.fail(f"refused with {answer.status}, but something was stored", data)
            self.check_text(answer, data)
        else:
            self.accepted(answer)

    def check_text(self, answer: Answer, data: bytes) -> None:
        if not answer.body.startswith(b"{"):
            return
        key = answer.json()["error"]["key"]
        if not all(texts.has(language, f"error-{key}") for language in texts.LANGUAGES):
            self.fail(f"there is no text for {key}", data)

    def accepted(self, answer: Answer) -> None:
        """Who joined, or was invited anew, plays along; what changed is looked at again."""
        told = answer.json() if answer.body.startswith(b"{") else {}
        table = next((table for table in self.tables if table.id == told.get("table")), None)
        if table is not None and "version" in told:
            table.tokens += [told[name] for name in ("token", "invitation") if told.get(name)]
            self.look(table)

    def broken(self) -> None:
        line = Line(self.served.port)
        answer = line.ask(self.rng.choice(oddities.BROKEN), SOON)
        line.close()
        self.report.statuses[answer.status] += 1
        if answer.status >= 500:
            self.fail(f"answered {answer.status}", b"a broken request")

    def live(self) -> None:
        quiet = self.quiet
        before = self.rows(quiet)
        sent = b"".join(self.odd_frames())
        heard = b""
        with socket.create_connection(("127.0.0.1", self.served.port), timeout=PATIENCE) as line:
            line.sendall(UPGRADE)
            waits = self.rng.random() < 0.9
            heard = line.recv(65_536) if waits else b""
            line.settimeout(SOON)
            try:
                line.sendall(sent)
                line.sendall(oddities.frame(self.rng, b"\x03\xe8", odd=False).replace(b"\x81", b"\x88", 1))
                while more := line.recv(65_536):
                    heard += more
            except OSError:
                pass
        self.report.frames += 1
        if (waits and not heard.startswith(b"HTTP/1.1 101")) or b"\x88\x02\x03\xf3" in heard:
            self.fail("a live connection broke", sent)
        if self.rows(quiet) != before:
            self.fail("a message changed a table", sent)

    def refresh(self) -> None:
        """New tables for those at which bots play by now, and a look at all."""
        self.tables = (self.quiet + self.tables)[: 2 * QUIET_TABLES]
        while len(self.quiet) < QUIET_TABLES:
            self.make()
        for table in self.tables:
            self.look(table)
        self.read_log()

    def read_log(self) -> None:
        """What was written since the last look."""
        log = self.served.log.read_text(errors="replace")
        if BROKEN.search(log, self.log_read):
            self.fail("the log tells of something broken", log[self.log_read :].encode())
        self.log_read = len(log)

    def finish(self) -> None:
        self.refresh()
        if self.ask("GET", "/health").json()["status"] != "ok":
            self.fail("the server is not well", b"/health")
        before = self.everything()
        self.line.close()
        self.served.kill()
        self.served.start()
        self.line = Line(self.served.port)
        for what, (now, then) in compared(self.everything(), before).items():
            self.fail(f"{what} is not what the log says", f"{now[:300]!r}\n{then[:300]!r}".encode())
        self.read_log()

    def close(self) -> None:
        self.line.close()
        self.db.close()

    def everything(self) -> dict[str, bytes]:
        """Each table at which nothing happens by itself, as each of its tokens sees it."""
        seen = {}
        for table in self.quiet:
            for number, token in enumerate([*table.tokens, ""]):
                seen[f"{table.id}/{number}"] = self.ask("GET", f"/api/tables/{table.id}", token=token or None).body
        return seen

    def fail(self, why: str, data: bytes) -> None:
        shown = data if len(data) < SHOWN else data[: SHOWN // 2] + b" ... " + data[-SHOWN // 2 :]
        self.report.failures.append(f"{why}\n  {shown!r}")


def compared(now: dict[str, bytes], before: dict[str, bytes]) -> dict[str, tuple[bytes, bytes]]:
    return {what: (now[what], then) for what, then in before.items() if now[what] != then}


def request(method: str, path: str, headers: list[tuple[str, str]], body: bytes | None) -> bytes:
    if body is not None:
        named = any(name == "Content-Type" for name, _ in headers)
        headers = [
            *headers,
            *([] if named else [("Content-Type", "application/json")]),
            ("Content-Length", str(len(body))),
        ]
    lines = [f"{method} {path} HTTP/1.1", *[f"{name}: {value}" for name, value in headers], "", ""]
    return "\r\n".join(lines).encode("latin-1", "replace") + (body or b"")


def fuzz(data: Path, inputs: int, seed: int) -> Report:
    served = Served(data, program=("-m", "royaume.server", "--rates", "0"))
    try:
        with closing(Fuzz(served, seed)) as sent:
            return sent.run(inputs)
    finally:
        served.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=secrets.randbits(31))
    asked = parser.parse_args()
    print(f"seed {asked.seed}", flush=True)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        report = fuzz(Path(folder) / "data", asked.inputs, asked.seed)
    counts = ", ".join(f"{status or 'closed'} {count}" for status, count in sorted(report.statuses.items()))
    print(f"{sum(report.statuses.values())} requests ({counts}), {report.frames} live lines")
    print(
        f"{report.refused} refused without a trace, {time.monotonic() - began:.0f} s; failures: {len(report.failures)}"
    )
    print("\n".join(report.failures[:20]), end="")
    sys.exit(1 if report.failures else 0)


if __name__ == "__main__":
    main()
