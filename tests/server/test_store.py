"""The log on disk, and rooms made from it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from kill import Served
from litestar.testing import TestClient

import royaume
from royaume.server.app import make_app
from royaume.server.entries import Chosen, encode
from royaume.server.making import Dealt, to_store
from royaume.server.seats import Seat
from royaume.server.store import Entry, NoRoom, Taken
from royaume.server.store.sqlite import SqliteStore
from royaume.server.tables import now
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


def seal(store: SqliteStore, table: str) -> bytes:
    head = store.head(table)
    assert head is not None
    return head.seal


def append(store: SqliteStore, table: str, entry: Entry) -> None:
    store.append(table, entry, seal(store, table))


def test_a_version_and_a_key_stand_in_the_log_once(store: SqliteStore) -> None:
    table = made(store)
    append(store, table, entry(1, "a"))
    for again in (entry(1, "b"), entry(2, "a"), entry(1, None)):
        with pytest.raises(Taken):
            append(store, table, again)
    append(store, table, entry(2, None))
    append(store, table, entry(3, None))
    append(store, made(store), entry(1, "a"))
    assert [one.version for one in store.entries(table)] == [1, 2, 3]


def test_nothing_is_added_to_a_log_that_ends_otherwise(store: SqliteStore) -> None:
    table = made(store)
    before = seal(store, table)
    append(store, table, entry(1, None))
    with pytest.raises(Taken):
        store.append(table, entry(2, None), before)


def test_commits_are_synchronous(store: SqliteStore) -> None:
    assert store.db.row("PRAGMA journal_mode") == ("wal",)
    assert store.db.row("PRAGMA synchronous") == (2,)


def test_what_fails_leaves_nothing_behind(store: SqliteStore) -> None:
    table = made(store)
    stored = store.table(table)
    assert stored is not None
    with pytest.raises(Taken):
        store.add_table(stored, (), [entry(1, None)])
    assert store.entries(table) == []


def test_a_full_disk_loses_nothing_and_stops_nobody_afterwards(store: SqliteStore) -> None:
    table = made(store)
    append(store, table, entry(1, None))
    pages = store.db.row("PRAGMA page_count")[0]
    store.db.write(f"PRAGMA max_page_count = {pages}")
    big = Entry(2, None, "", b"x" * 1_000_000, "")
    with pytest.raises(NoRoom):
        append(store, table, big)
    store.db.write("PRAGMA max_page_count = 1000000")
    assert [one.version for one in store.entries(table)] == [1]
    append(store, table, entry(2, None))


def test_a_change_made_by_another_server_is_noticed(api: Api, server: Served) -> None:
    game = api.make(TWO_PERSONS)
    seen = game.mine()
    choice = allowed(seen)[0]
    other = SqliteStore(server.data)
    append(other, game.id, Entry(1, None, "", encode(Chosen(seen["to_move"], choice)), now()))
    other.close()
    answer = game.post("choices", version=0, choice=choice)
    assert (answer.status_code, answer.json()["version"]) == (409, 1)
    assert game.mine()["choices_made"] == 1
    assert game.choose().json()["version"] == 2


def test_rooms_that_no_longer_fit_are_made_again_from_the_log(tmp_path: Path) -> None:
    with TestClient(make_app(SqliteStore(tmp_path), workers=1)) as http:
        http.app.state.house.tables.most_bytes = 50_000
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
