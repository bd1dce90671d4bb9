"""Databases with flipped bits: every damage is named, or changes nothing that anybody sees.

A folder of real tables is made (games in progress and finished, people and bots' choices, undo, chat), once closed
properly and once left behind as by a killed server, with its write-ahead log. In copies of it a few bits are flipped.
Then each copy is opened as a server opens it, and what every table shows is compared with what it showed before: the
same, or refused by name. Anything else ends with exit code 1.
"""

from __future__ import annotations

import argparse
import json
import logging
import random
import shutil
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from kill import Served
from litestar.testing import TestClient

from royaume.kernel.errors import BadInput
from royaume.server.app import make_app
from royaume.server.store.sqlite import SqliteStore

PERSON = {"kind": "person"}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (40, {"game": "architects", "seats": [PERSON] * 2}),
    (60, {"game": "architects", "expansions": ["artisans", "wonders"], "seats": [PERSON] * 3}),
    (10_000, {"game": "majesty", "seats": [PERSON] * 2}),
    (8, {"game": "majesty", "seats": [PERSON] * 4}),
    (30, {"game": "viscounts", "seats": [PERSON] * 2}),
    (0, {"game": "viscounts", "seats": [PERSON] * 3}),
]
DATABASE = ("royaume.sqlite3", "royaume.sqlite3-wal", "royaume.witness")
DAMAGED = 503


@dataclass
class Report:
    """How many databases, and what came of them."""

    outcomes: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


def play(http: Any, asked: dict[str, Any], choices: int, rng: random.Random) -> tuple[str, str]:
    """A table and the token of its persons, some choices later."""
    made = http.post("/api/tables", json=asked).json()
    path, headers = f"/api/tables/{made['table']}", {"Authorization": f"Bearer {made['token']}"}
    seen = http.get(path, headers=headers).json()
    for number in range(choices):
        if seen["over"]:
            break
        choice = rng.choice([choice["id"] for choice in seen["choices"] if choice["refusal"] is None])
        body = {"version": seen["version"], "choice": choice, "seat": seen["seat"]}
        seen = http.post(f"{path}/choices", json=body, headers=headers).json()
        if number % 10 == 5 and seen["undo"]["possible"]:
            seen = http.post(f"{path}/undo", json={"version": seen["version"]}, headers=headers).json()
        if number % 8 == 3:
            http.post(f"{path}/chat", json={"text": f"line {number}"}, headers=headers)
    return made["table"], made["token"]


def shown(http: Any, table: str, token: str) -> tuple[int, Any]:
    """What the holder sees, without what changes by looking."""
    answer = http.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {token}"})
    seen = answer.json()
    for seat in seen.get("seats", []):
        seat["present"] = False
    return answer.status_code, seen


def made_tables(folder: Path, rng: random.Random) -> tuple[dict[str, str], dict[str, Any]]:
    """Real tables by a real server, that is then killed; their tokens, and what they show."""
    served = Served(folder / "data")
    with httpx.Client(base_url=served.url, timeout=60) as http:
        tokens = dict(play(http, asked, choices, rng) for choices, asked in TABLES)
        views = {table: shown(http, table, token)[1] for table, token in tokens.items()}
    served.kill()
    return tokens, views


def flip(folder: Path, rng: random.Random) -> list[str]:
    """One to three bits, each anywhere in one of the files."""
    flipped = []
    for _ in range(rng.randint(1, 3)):
        files = [folder / name for name in DATABASE if (folder / name).exists() and (folder / name).stat().st_size]
        file = rng.choices(files, [file.stat().st_size for file in files])[0]
        content = bytearray(file.read_bytes())
        at, bit = rng.randrange(len(content)), rng.randrange(8)
        content[at] ^= 1 << bit
        file.write_bytes(content)
        flipped.append(f"{file.name} byte {at} bit {bit}")
    return flipped


def outcome(folder: Path, tokens: dict[str, str], views: dict[str, Any]) -> tuple[str, list[str]]:
    """One word for the report, and what was wrong."""
    try:
        store = SqliteStore(folder)
    except BadInput:
        return "the file was refused by name", []
    named, wrong = 0, []
    with TestClient(make_app(store, workers=1), raise_server_exceptions=False) as http:
        for table, token in tokens.items():
            status, seen = shown(http, table, token)
            if status == DAMAGED:
                named += 1
            elif status != 200:
                wrong.append(f"{table}: status {status} {json.dumps(seen)[:200]}")
            else:
                wrong += differences(table, seen, views[table])
    return ("a table was named" if named else "harmless"), wrong


def differences(table: str, seen: Any, before: Any) -> list[str]:
    """Chat that is missing is named by `royaume check`; everything else must be the same."""
    made_up = [line for line in seen["chat"] if line not in before["chat"]]
    wrong = [key for key in before if key != "chat" and seen.get(key) != before[key]]
    return [f"{table}: {key} differs" for key in [*wrong, *["chat"] * bool(made_up)]]


def campaign(databases: int, seed: int) -> Report:
    report, rng = Report(), random.Random(seed)
    logging.getLogger("royaume.server").setLevel(logging.CRITICAL)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        tokens, views = made_tables(folder, rng)
        closed = folder / "closed"
        shutil.copytree(folder / "data", closed)
        SqliteStore(closed).close()
        for number in range(databases):
            copy = folder / "copy"
            shutil.copytree(closed if number % 2 else folder / "data", copy)
            (copy / "royaume.sqlite3-shm").unlink(missing_ok=True)
            flipped = flip(copy, rng)
            what, wrong = outcome(copy, tokens, views)
            report.outcomes["wrong" if wrong else what] += 1
            report.wrong += [f"database {number} ({'; '.join(flipped)}): {one}" for one in wrong]
            shutil.rmtree(copy)
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--databases", type=int, default=200)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    asked = parser.parse_args()
    report = campaign(asked.databases, asked.seed)
    print(f"seed {asked.seed}: {asked.databases} databases with flipped bits")
    print("\n".join(f"{count:5} {what}" for what, count in report.outcomes.most_common()))
    print("\n".join(report.wrong))
    sys.exit(1 if report.wrong else 0)


if __name__ == "__main__":
    main()
