"""What PostgreSQL keeps: checked, copied, brought back, and taken to a folder and back again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import Any

import psycopg
import pytest
from litestar.testing import TestClient

from commanded import royaume
from royaume.server.app import make_app
from royaume.server.store import listening, postgres
from royaume.server.store.copying import Parts, rows_of
from royaume.server.store.database import Database
from royaume.server.store.postgres import PostgresStore
from royaume.server.store.sql import SqlStore
from royaume.server.store.sqlite import SqliteStore
from server.people import TWO_PERSONS, Api, Game

pytestmark = pytest.mark.once
PATIENCE = 60.0  # seconds until PostgreSQL has forgotten servers that have ended; others' work may be in the way


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "JUST_ENDED", PATIENCE)


@contextmanager
def serving(store: SqlStore) -> Iterator[Api]:
    with TestClient(make_app(store, workers=1), raise_server_exceptions=False) as http:
        yield Api("", http)


def two_games(store: SqlStore) -> tuple[Game, Game]:
    with serving(store) as api:
        one, other = api.make(TWO_PERSONS), api.make(TWO_PERSONS)
        for game in (one, other):
            for _ in range(3):
                game.choose()
            game.post("chat", text="Grüße")
    return one, other


def everything_in(folder: Path) -> dict[str, set[Any]]:
    db = Database(folder / "royaume.sqlite3", read_only=True)
    found = {part: set(rows_of(db, part)) for part in Parts.of(db).all}
    db.close()
    return found


def test_games_move_from_a_folder_to_postgres_and_back_unchanged(database: str, tmp_path: Path) -> None:
    first, last = tmp_path / "first", tmp_path / "last"
    one, _ = two_games(SqliteStore(first))
    assert "2 tables were copied" in royaume("migrate", str(first), database).stdout
    with serving(PostgresStore(database)) as api:
        assert one.at(api).mine()["version"] == 3
    assert royaume("check", "--database", database).returncode == 0
    again = royaume("migrate", str(first), database)
    assert "nothing is overwritten" in again.stderr
    assert again.returncode == 2
    assert royaume("migrate", database, str(last)).returncode == 0
    assert everything_in(first) == everything_in(last)
    with serving(SqliteStore(last)) as api:
        assert one.at(api).choose().json()["version"] == 4


def test_a_server_that_runs_is_in_the_way_and_one_that_has_just_ended_is_not(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with psycopg.connect(database, application_name=listening.SERVER) as line:
        with monkeypatch.context() as hurry:
            hurry.setattr(postgres, "JUST_ENDED", 0.0)
            assert "Servers are running" in royaume("migrate", database, str(tmp_path / "no")).stderr
        Timer(0.2, line.close).start()
        assert royaume("migrate", database, str(tmp_path / "yes")).returncode == 0


@pytest.mark.parametrize("there", ["postgres", "folder"])
def test_a_copy_of_postgres_is_brought_back_to_it_or_to_a_folder(there: str, database: str, tmp_path: Path) -> None:
    one, other = two_games(PostgresStore(database))
    copy, data = tmp_path / "all.backup", tmp_path / "data"
    assert royaume("backup", str(copy), "--database", database).returncode == 0
    target = ("--data", str(data)) + (("--database", database) if there == "postgres" else ())
    with serving(PostgresStore(database)) as api:
        one.at(api).choose()
        other.at(api).choose()
        if there == "postgres":
            assert royaume("restore", str(copy), "--table", one.id, *target).returncode == 0
            assert [one.at(api).mine()["version"], other.at(api).mine()["version"]] == [3, 4]
            assert one.at(api).mine()["course"] != other.at(api).mine()["course"]
    assert royaume("restore", str(copy), *target).returncode == 0
    store = PostgresStore(database) if there == "postgres" else SqliteStore(data)
    with serving(store) as api:
        assert [one.at(api).mine()["version"], other.at(api).mine()["version"]] == [3, 3]
    assert len(list(data.glob("before-restore-*"))) == (2 if there == "postgres" else 1)


def test_damage_in_postgres_is_named_and_mended(database: str, tmp_path: Path) -> None:
    one, other = two_games(PostgresStore(database))
    with psycopg.connect(database) as db:
        db.execute("UPDATE royaume.entries SET what = what || ' ' WHERE of_table = %s AND version = 3", [one.id])
        db.execute("DELETE FROM royaume.states")
        db.execute("DELETE FROM royaume.stories")
    found = royaume("check", "--database", database)
    assert (found.returncode, one.id in found.stderr, other.id in found.stderr) == (1, True, False)
    with serving(PostgresStore(database)) as api:
        assert api.get(one.path).status_code == 503
        assert other.at(api).mine()["version"] == 3
    assert royaume("mend", one.id, "--database", database, "--data", str(tmp_path)).returncode == 0
    with serving(PostgresStore(database)) as api:
        assert one.at(api).choose().json()["version"] == 3


def test_what_cannot_be_is_said_in_one_line(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = str(tmp_path / "nothing")
    for asked in (
        ("migrate", folder, database),
        ("migrate", folder, folder),
        ("migrate", database, database),
        ("check", "--database", "postgresql://localhost:1/none?connect_timeout=1"),
        ("serve", "--workers", "2", "--port", "0", "--data", folder),
    ):
        answer = royaume(*asked)
        assert (answer.returncode, "Traceback" in answer.stderr, answer.stderr.count("\n")) == (2, False, 1), answer
    with serving(PostgresStore(database)) as api:
        api.make()
        monkeypatch.setattr(postgres, "JUST_ENDED", 0.0)
        answer = royaume("migrate", database, folder)
    assert (answer.returncode, "running" in answer.stderr) == (2, True)
