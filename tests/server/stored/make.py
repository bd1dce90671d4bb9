"""Makes a database of games like the ones beside this file: `python tests/server/stored/make.py FOLDER`.

Games in progress and finished ones, played at random through the server's own interface by whoever holds the
tokens that are written to `tables.json`.
"""

from __future__ import annotations

import json
import random
import sqlite3
import sys
from pathlib import Path
from typing import Any

from litestar.testing import TestClient

from royaume.server.app import make_app
from royaume.server.store.sqlite import SqliteStore

PERSON = {"kind": "person"}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("artisans", 150, {"game": "architects", "expansions": ["artisans"], "seats": [PERSON] * 3}),
    ("architects", 60, {"game": "architects", "setup": "characters", "seats": [PERSON] * 2}),
    ("majesty", 10, {"game": "majesty", "seats": [PERSON] * 2}),
    ("finished-architects", 10_000, {"game": "architects", "seats": [PERSON] * 2}),
    ("finished-majesty", 10_000, {"game": "majesty", "options": {"buildings": "B"}, "seats": [PERSON] * 3}),
]


def play(http: TestClient[Any], asked: dict[str, Any], choices: int, rng: random.Random) -> dict[str, Any]:
    made = http.post("/api/tables", json=asked).json()
    path, headers = f"/api/tables/{made['table']}", {"Authorization": f"Bearer {made['token']}"}
    seen = http.get(path, headers=headers).json()
    while choices > 0 and not seen["over"]:
        choice = rng.choice([choice["id"] for choice in seen["choices"] if choice["refusal"] is None])
        body = {"version": seen["version"], "choice": choice, "seat": seen["seat"]}
        seen = http.post(f"{path}/choices", json=body, headers=headers).json()
        choices -= 1
    return {"table": made["table"], "token": made["token"], "scores": seen["scores"], "winners": seen["winners"]}


def main(folder: Path) -> None:
    rng = random.Random(1)
    with TestClient(make_app(SqliteStore(folder), workers=1)) as http:
        made = {name: play(http, asked, choices, rng) for name, choices, asked in TABLES}
    db = sqlite3.connect(folder / "royaume.sqlite3")
    db.execute("PRAGMA journal_mode = DELETE")
    db.execute("VACUUM")
    db.close()
    (folder / "tables.json").write_text(json.dumps(made, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
