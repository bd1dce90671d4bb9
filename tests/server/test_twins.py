"""Two servers whose games differ only in what a seat may not know answer it with the same bytes."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
import twins
from litestar.testing import TestClient, WebSocketTestSession

from royaume.server import live
from royaume.server.app import make_app
from royaume.server.room import Room
from royaume.server.seats import hashed
from royaume.server.store import Holder, StoredTable
from royaume.server.store.sqlite import SqliteStore

SEAT = 0
TOKEN = "t" * 32
PATH = "/api/tables/pair"
PATIENCE = 60


def served(folder: Path, table: StoredTable) -> TestClient:
    store = SqliteStore(folder)
    store.add_table(table, [Holder(hashed(TOKEN), (SEAT,))])
    return TestClient(make_app(store, workers=1))


def answers(http: TestClient) -> Iterator[tuple[int, bytes]]:
    """Whatever can be asked without a choice being made."""
    mine = {"Authorization": f"Bearer {TOKEN}"}
    seen = http.get(PATH, headers=mine).json()
    refused = [choice["id"] for choice in seen["choices"] if choice["refusal"]]
    for headers in (mine, {}, {"Authorization": "Bearer wrong"}):
        for path in ("", "?since=0", "?seat=0", "?seat=1", "/at/0", "/at/1", "/record"):
            yield asked(http.get(PATH + path, headers=headers))
        for choice in ("nonsense", *refused):
            yield asked(http.post(f"{PATH}/choices", json={"version": 0, "choice": choice}, headers=headers))
        yield asked(http.post(f"{PATH}/choices", json={"version": 7, "choice": "nonsense"}, headers=headers))
        for what, body in (
            ("undo", {"version": 0}),
            ("rematch", {}),
            ("join", {"name": "A"}),
            ("resign", {"bot": "x"}),
        ):
            yield asked(http.post(f"{PATH}/{what}", json=body, headers=headers))


def asked(answer: object) -> tuple[int, bytes]:
    return answer.status_code, answer.content  # type: ignore[attr-defined]


@contextmanager
def watching(http: TestClient, token: str | None) -> Iterator[WebSocketTestSession]:
    with http.websocket_connect("/live") as line:
        line.send_json({"watch": {"table": "pair", "token": token}})
        yield line


def watched(http: TestClient) -> Iterator[str]:
    """What a spectator and the seat are told, as the seat comes and goes.

    The server notices a line that is closed some time later: only whoever is still there knows when, by being told.
    """
    with watching(http, None) as spectator:
        yield spectator.receive_text(timeout=PATIENCE)
        with watching(http, TOKEN) as seat:
            yield seat.receive_text(timeout=PATIENCE)
            yield spectator.receive_text(timeout=PATIENCE)
        yield spectator.receive_text(timeout=PATIENCE)


def is_here(told: str) -> bool:
    """By a snapshot, or by what is said when somebody comes or goes."""
    said = json.loads(told)
    return SEAT in said["here"] if "here" in said else bool(said["snapshot"]["seats"][SEAT]["here"])


@pytest.mark.parametrize("seed", range(6))
def test_both_servers_say_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    monkeypatch.setattr(live, "COUNTED_AFTER", 0.0)  # while it waits, the client of these tests takes a whole core
    rng = random.Random(seed)
    room = Room(twins.stored(rng))
    twins.play_at_random(room, rng, 5 + seed)
    while SEAT not in room.waiting and seed % 2:
        twins.play_at_random(room, rng, 1)
    twin = twins.twin_of(room, SEAT, rng)
    assert twins.hidden_parts_differ(room, twin)
    with ExitStack() as stack:
        ours = stack.enter_context(served(tmp_path / "ours", twins.starting_from(room)))
        theirs = stack.enter_context(served(tmp_path / "theirs", twins.starting_from(twin)))
        compared = list(answers(ours))
        assert compared == list(answers(theirs))
        assert {status for status, _ in compared} >= {200, 401, 403, 409, 422}
        told = list(watched(ours))
        assert told == list(watched(theirs))
        assert [is_here(one) for one in told] == [False, True, True, False]
