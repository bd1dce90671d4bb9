"""The log on disk, and rooms made from it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from kill import Served
from litestar.testing import TestClient

import royaume
from royaume.server import tables
from royaume.server.app import make_app
from royaume.server.entries import Chosen, encode
from royaume.server.making import Dealt, to_store
from royaume.server.seats import Seat
from royaume.server.store import Entry, Taken
from royaume.server.store.sqlite import SqliteStore
from server.people import TWO_PERSONS, Api, allowed


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    store = SqliteStore(tmp_path)
    yield store
    store.close()


def made(store: SqliteStore) -> str:
    match = royaume.new("majesty", players=2, seed=1)
    table = to_store(Dealt(match.game, match.config.to_data(), "1"), [Seat("person", "A"), Seat("person", "B")])
    store.add_table(table, ())
    return table.id


def entry(version: int, key: str | None) -> Entry:
    return Entry(version, key, "", encode(Chosen(0, "x")), "")


def test_a_version_and_a_key_stand_in_the_log_once(store: SqliteStore) -> None:
    table = made(store)
    store.append(table, entry(1, "a"))
    for again in (entry(1, "b"), entry(2, "a"), entry(1, None)):
        with pytest.raises(Taken):
            store.append(table, again)
    store.append(table, entry(2, None))
    store.append(table, entry(3, None))
    store.append(made(store), entry(1, "a"))
    assert [one.version for one in store.entries(table)] == [1, 2, 3]


def test_commits_are_synchronous(store: SqliteStore) -> None:
    assert store.db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store.db.execute("PRAGMA synchronous").fetchone() == (2,)


def test_what_fails_leaves_nothing_behind(store: SqliteStore) -> None:
    table = made(store)
    stored = store.table(table)
    assert stored is not None
    with pytest.raises(Taken):
        store.add_table(stored, (), [entry(1, None)])
    assert store.entries(table) == []


def test_a_full_disk_loses_nothing_and_stops_nobody_afterwards(store: SqliteStore) -> None:
    table = made(store)
    store.append(table, entry(1, None))
    pages = store.db.execute("PRAGMA page_count").fetchone()[0]
    store.db.execute(f"PRAGMA max_page_count = {pages}")
    big = Entry(2, None, "", b"x" * 1_000_000, "")
    with pytest.raises(sqlite3.OperationalError):
        store.append(table, big)
    store.db.execute("PRAGMA max_page_count = 1000000")
    assert [one.version for one in store.entries(table)] == [1]
    store.append(table, entry(2, None))


def test_a_change_made_by_another_server_is_noticed(api: Api, server: Served) -> None:
    game = api.make(TWO_PERSONS)
    seen = game.mine()
    choice = allowed(seen)[0]
    db = sqlite3.connect(server.data / "royaume.sqlite3")
    with db:
        what = encode(Chosen(seen["to_move"], choice))
        db.execute("INSERT INTO entries VALUES (?, 1, NULL, '', ?, '')", (game.id, what))
    db.close()
    answer = game.post("choices", version=0, choice=choice)
    assert (answer.status_code, answer.json()["version"]) == (409, 1)
    assert game.mine()["choices_made"] == 1
    assert game.choose().json()["version"] == 2


def test_rooms_that_no_longer_fit_are_made_again_from_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_ROOMS", 2)
    with TestClient(make_app(SqliteStore(tmp_path), workers=1)) as http:
        games = [http.post("/api/tables", json={"game": "majesty", "seats": TWO_PERSONS}).json() for _ in range(5)]
        for turn in range(4):
            for game in games:
                path, headers = f"/api/tables/{game['table']}", {"Authorization": f"Bearer {game['token']}"}
                seen = http.get(path, headers=headers).json()
                assert seen["version"] == turn
                body = {"version": turn, "choice": allowed(seen)[0]}
                assert http.post(f"{path}/choices", json=body, headers=headers).status_code == 200
                assert http.get("/api/tables/none").status_code == 404
        assert len(http.app.state.house.tables.places) <= 2
