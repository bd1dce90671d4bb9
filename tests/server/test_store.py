"""The log on disk, and rooms made from it."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest
from kill import Served
from litestar.testing import TestClient

import royaume
from royaume.server.app import make_app
from royaume.server.clock import Clock
from royaume.server.entries import Chosen, encode
from royaume.server.making import Dealt, to_store
from royaume.server.seats import Seat
from royaume.server.store import Entry, Holder, Line, NoRoom, SavedState, SavedStory, Taken
from royaume.server.store.postgres import PostgresStore
from royaume.server.store.postgres_database import NOBODY_ELSE
from royaume.server.store.sealing import is_as_said, row, seal_of_holders
from royaume.server.store.sql import ALL, SqlStore
from royaume.server.store.sqlite import SqliteStore
from server.people import TWO_PERSONS, Api, allowed


@pytest.fixture
def sqlite(tmp_path: Path) -> Iterator[SqliteStore]:
    store = SqliteStore(tmp_path)
    yield store
    store.close()


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest) -> Iterator[SqlStore]:
    """Whatever holds, holds in both."""
    if request.param == "sqlite":
        yield request.getfixturevalue("sqlite")
        return
    store = PostgresStore(request.getfixturevalue("database"))
    yield store
    store.close()


def made(store: SqlStore) -> str:
    match = royaume.new("majesty", players=2, seed=1)
    table = to_store(Dealt(match.game, match.config.to_data(), "1"), [Seat("person", "A"), Seat("person", "B")])
    store.add_table(table, ())
    return table.id


def entry(version: int, key: str | None) -> Entry:
    return Entry(version, key, "", encode(Chosen(0, "x")), "")


def seal(store: SqlStore, table: str) -> bytes:
    head = store.head(table)
    assert head is not None
    return head.seal


def append(store: SqlStore, table: str, entry: Entry) -> None:
    store.append(table, entry, seal(store, table))


def test_a_version_and_a_key_stand_in_the_log_once(store: SqlStore) -> None:
    table = made(store)
    append(store, table, entry(1, "a"))
    for again in (entry(1, "b"), entry(2, "a"), entry(1, None)):
        with pytest.raises(Taken):
            append(store, table, again)
    append(store, table, entry(2, None))
    append(store, table, entry(3, None))
    append(store, made(store), entry(1, "a"))
    assert [one.version for one in store.entries(table)] == [1, 2, 3]


def test_nothing_is_added_to_a_log_that_ends_otherwise(store: SqlStore) -> None:
    table = made(store)
    before = seal(store, table)
    append(store, table, entry(1, None))
    with pytest.raises(Taken):
        store.append(table, entry(2, None), before)


def test_a_story_knows_the_log_before_it_in_one_piece(store: SqlStore) -> None:
    table = made(store)
    append(store, table, Entry(1, "é", "r", b"\x00\xffwhat", "2026"))
    append(store, table, entry(2, None))
    assert store.rows_up_to(table, 2) == b"".join(row(one) for one in store.entries(table))
    assert store.rows_up_to(table, 0) == b""
    assert [one.version for one in store.entries_but(table, 2, b'{"what":"chosen"')] == [1]
    assert store.later(table, 1) == (store.head(table), store.entries(table)[1:])
    assert store.later(table, 2) == (store.head(table), [])
    assert store.later("none", 0) == (None, [])


def test_what_is_kept_comes_back_as_it_was(store: SqlStore) -> None:
    table, other = made(store), made(store)
    holder = Holder("hash", (0, 1))
    store.add_holders(table, [holder])
    for state in (b"old", b"new"):
        store.keep([SavedState(table, 1, 1, state, "a record")])
        store.keep_stories([SavedStory(table, 1, 1, b"after", b"log", state)])
    said = [store.say(table, Line(0, key, "", 0, "Anna", "Grüße", "")).said for key in ("a", None, "b")]
    saved, story, head = store.saved(table), store.story(table), store.head(table)
    assert (saved and saved.state, story and story.text) == (b"new", b"new")
    assert (store.record(table), store.record(other)) == ("a record", None)
    assert store.holders(table) == [holder]
    assert head is not None
    assert (head.holders, head.said, said) == (seal_of_holders([holder]), 3, [1, 2, 3])
    assert [line.said for line in store.lines(table, 2)] == [2, 3]
    assert [line.said for line in store.lines(table, ALL) if is_as_said(table, line)] == [1, 2, 3]
    assert store.heads([table, "none"]) == {table: head}
    with pytest.raises(Taken):
        store.say(table, Line(0, "a", "", 0, "Anna", "again", ""))
    assert store.head(table) == head
    store.try_to_write()
    store.try_to_write()


def test_commits_are_synchronous(sqlite: SqliteStore) -> None:
    assert sqlite.db.row("PRAGMA journal_mode") == ("wal",)
    assert sqlite.db.row("PRAGMA synchronous") == (2,)


def test_what_fails_leaves_nothing_behind(store: SqlStore) -> None:
    table = made(store)
    stored = store.table(table)
    assert stored is not None
    with pytest.raises(Taken):
        store.add_table(stored, (), [entry(1, None)])
    assert store.entries(table) == []


def test_a_full_disk_loses_nothing_and_stops_nobody_afterwards(sqlite: SqliteStore) -> None:
    table = made(sqlite)
    append(sqlite, table, entry(1, None))
    pages = sqlite.db.row("PRAGMA page_count")[0]
    sqlite.db.write(f"PRAGMA max_page_count = {pages}")
    big = Entry(2, None, "", b"x" * 1_000_000, "")
    with pytest.raises(NoRoom):
        append(sqlite, table, big)
    sqlite.db.write("PRAGMA max_page_count = 1000000")
    assert [one.version for one in sqlite.entries(table)] == [1]
    append(sqlite, table, entry(2, None))


def test_a_change_made_by_another_server_is_noticed(api: Api, server: Served) -> None:
    game = api.make(TWO_PERSONS)
    seen = game.mine()
    choice = allowed(seen)[0]
    other = SqliteStore(server.data)
    append(other, game.id, Entry(1, None, "", encode(Chosen(seen["to_move"], choice)), Clock().text()))
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


def test_whoever_comes_while_another_makes_the_database_waits_for_it(database: str) -> None:
    with psycopg.connect(database) as first, ThreadPoolExecutor(1) as beside:
        first.execute("SELECT pg_advisory_xact_lock(%s)", [NOBODY_ELSE])
        first.execute("CREATE SCHEMA royaume")
        second = beside.submit(PostgresStore, database)
        while not first.execute("SELECT 1 FROM pg_locks WHERE NOT granted").fetchone():
            assert not second.done()
        first.commit()
        second.result().close()
