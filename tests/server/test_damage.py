"""Damage is noticed and named, and what is kept can be checked, copied and brought back."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import flips
import pytest
from kill import Served
from litestar.testing import TestClient

from commanded import royaume
from royaume.kernel.errors import BadInput
from royaume.server.app import make_app
from royaume.server.door import listening
from royaume.server.store.alone import Alone
from royaume.server.store.copies import PARTS
from royaume.server.store.sqlite import SqliteStore
from server.people import PATIENCE, TWO_PERSONS, Api, Game, Line, error_of


@contextmanager
def serving(data: Path) -> Iterator[Api]:
    with TestClient(make_app(SqliteStore(data), workers=1), raise_server_exceptions=False) as http:
        yield Api("", http)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


def two_games(data: Path) -> tuple[Game, Game]:
    with serving(data) as api:
        one, other = api.make(TWO_PERSONS), api.make(TWO_PERSONS)
        for game in (one, other):
            for _ in range(3):
                game.choose()
    return one, other


def change(data: Path, statement: str, *values: object) -> None:
    with sqlite3.connect(data / "royaume.sqlite3") as db:
        db.execute("PRAGMA foreign_keys = OFF")
        db.execute(statement, values)
    db.close()


STORED = Path(__file__).parent / "stored" / "rules-1"
DAMAGE = {
    "a choice changed": "UPDATE entries SET what = replace(what, 'c', 'b') WHERE version = 2 AND of_table = ?",
    "a choice missing": "DELETE FROM entries WHERE version = 2 AND of_table = ?",
    "the last choice missing": "DELETE FROM entries WHERE version = 3 AND of_table = ?",
    "the seed changed": "UPDATE tables SET seed = seed || '0' WHERE id = ?",
    "the table missing": "DELETE FROM tables WHERE id = ?",
    "the head missing": "DELETE FROM heads WHERE of_table = ?",
    "another course": "UPDATE heads SET course = 'x' WHERE of_table = ?",
    "the head changed": "UPDATE heads SET version = 2 WHERE of_table = ?",
    "a seat given to somebody else": "UPDATE holders SET seats = '0' WHERE of_table = ?",
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_table_is_named_and_the_others_go_on(data: Path, damage: str) -> None:
    one, other = two_games(data)
    change(data, DAMAGE[damage], one.id)
    with serving(data) as api:
        answer = api.get(one.path, token=one.token)
        assert (answer.status_code, error_of(answer)) == (503, "table-damaged")
        assert answer.json()["error"]["args"]["table"] == one.id
        assert other.at(api).choose().json()["version"] == 4


def test_a_saved_state_that_is_damaged_is_not_used(data: Path) -> None:
    one, _ = two_games(data)
    change(data, "UPDATE states SET state = replace(state, '1', '2') WHERE of_table = ?", one.id)
    with serving(data) as api:
        assert one.at(api).mine()["version"] == 3


def test_what_is_lost_at_the_end_of_the_write_ahead_log_is_noticed_and_not_forgotten(
    data: Path, tmp_path: Path
) -> None:
    served = Served(data)
    with Api(served.url) as api:
        one, other = api.make(TWO_PERSONS), api.make(TWO_PERSONS)
        for _ in range(3):
            other.choose()
            one.choose()
    served.kill()
    log = data / "royaume.sqlite3-wal"
    content = bytearray(log.read_bytes())
    content[-2000] ^= 4
    log.write_bytes(content)
    for _ in range(2):
        with serving(data) as again:
            answer = again.get(one.path, token=one.token)
            assert (answer.status_code, error_of(answer)) == (503, "table-damaged")
            assert other.at(again).mine()["version"] == 3


def test_a_damaged_lock_is_named(data: Path) -> None:
    data.mkdir(exist_ok=True)
    (data / "royaume.lock").write_bytes(b"no database" * 100)
    with pytest.raises(BadInput, match=r"royaume\.lock: file is not a database"):
        Alone(data, "http://first/")


def test_damage_that_sqlite_cannot_put_into_words_is_said(data: Path) -> None:
    """What it names is no text any more."""
    SqliteStore(data).close()
    file = data / "royaume.sqlite3"
    content = file.read_bytes()
    file.write_bytes(content.replace(b"CREATE TABLE", b"CREATE \xecABLE", 1))
    with pytest.raises(BadInput, match=r"malformed database schema.*\ufffdABLE"):
        SqliteStore(data)
    before = file.read_bytes()
    with pytest.raises(BadInput, match=r"malformed database schema.*\ufffdABLE"):
        SqliteStore(data, read_only=True)
    assert file.read_bytes() == before


def test_bits_that_flip_are_named_or_harmless() -> None:
    report = flips.campaign(4, seed=int.from_bytes(os.urandom(3)))
    assert report.wrong == []


def test_a_full_disk_is_said_and_changes_nothing(data: Path) -> None:
    store = SqliteStore(data)
    with TestClient(make_app(store, workers=1), raise_server_exceptions=False) as http:
        api = Api("", http)
        game = api.make(TWO_PERSONS)
        pages = store.db.row("PRAGMA page_count")[0]
        store.db.write(f"PRAGMA max_page_count = {pages}")
        answers = [game.choose() for _ in range(40)]
        full = next(answer for answer in answers if answer.status_code != 200)
        assert (full.status_code, error_of(full)) == (507, "disk-full")
        before = game.mine()
        store.db.write("PRAGMA max_page_count = 100000")
        assert game.choose().json()["version"] == before["version"] + 1


def test_health_tries_a_write(data: Path) -> None:
    store = SqliteStore(data)
    with TestClient(make_app(store, workers=1), raise_server_exceptions=False) as http:
        assert http.get("/health").status_code == 200
        store.db.write("PRAGMA query_only = ON")
        http.app.state.house.tables.written = -1e9
        answer = http.get("/health")
        assert (answer.status_code, error_of(answer)) == (503, "store-failed")


def test_the_second_server_of_a_folder_says_so_and_stops(server: Served) -> None:
    command = [sys.executable, "-m", "royaume.server", "--port", "0", "--data", str(server.data)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode != 0
    assert str(server.port) in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_folder_is_free_again_when_its_server_has_ended(data: Path) -> None:
    first = Alone(data, "http://first/")
    with pytest.raises(BadInput, match="http://first/"):
        Alone(data, "http://second/")
    first.release()
    Alone(data, "http://second/").release()


def test_what_is_kept_is_for_nobody_else(data: Path) -> None:
    SqliteStore(data).close()
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    assert stat.S_IMODE((data / "royaume.sqlite3").stat().st_mode) == 0o600


def test_a_folder_with_other_things_in_it_keeps_its_rights(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "other").touch()
    SqliteStore(tmp_path).close()
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755


@pytest.mark.parametrize("port", [99_999, -1])
def test_a_port_that_cannot_be_is_refused(port: int) -> None:
    with pytest.raises(BadInput, match=str(port).replace("-", "\N{MINUS SIGN}")):
        listening("127.0.0.1", port)


def test_a_table_is_brought_back_from_a_copy_while_a_server_runs(server: Served, api: Api, tmp_path: Path) -> None:
    game = api.make(TWO_PERSONS)
    other = api.make(TWO_PERSONS)
    game.choose()
    before = game.mine()
    copy = tmp_path / "all.backup"
    assert royaume("backup", str(copy), "--data", str(server.data)).returncode == 0
    assert royaume("backup", str(copy), "--data", str(server.data)).returncode == 2
    assert [file.name for file in tmp_path.iterdir()] == ["all.backup"]
    game.choose()
    other.choose()
    assert royaume("restore", str(copy), "--table", game.id, "--data", str(server.data)).returncode == 0
    ends = time.monotonic() + PATIENCE
    while game.mine()["version"] != 1 and time.monotonic() < ends:
        time.sleep(0.05)
    assert game.mine()["view"] == before["view"]
    assert other.mine()["version"] == 1
    assert game.choose().json()["version"] == 2
    assert royaume("check", "--data", str(server.data)).returncode == 0


def test_damage_is_found_by_a_check_and_everything_can_be_brought_back(data: Path, tmp_path: Path) -> None:
    one, _ = two_games(data)
    copy = tmp_path / "all.backup"
    assert royaume("backup", str(copy), "--data", str(data)).returncode == 0
    change(data, DAMAGE["a choice changed"], one.id)
    found = royaume("check", "--data", str(data))
    assert (found.returncode, one.id in found.stderr) == (1, True)
    assert royaume("restore", str(copy), "--data", str(data)).returncode == 0
    assert royaume("check", "--data", str(data)).returncode == 0
    kept = next(data.glob("before-restore-*"))
    assert (kept / "royaume.sqlite3").exists()


def test_what_is_no_copy_is_refused(data: Path, tmp_path: Path) -> None:
    two_games(data)
    wrong = tmp_path / "wrong.backup"
    wrong.write_bytes(b"nothing of ours " * 500)
    before = (data / "royaume.sqlite3").read_bytes()
    for file in (wrong, tmp_path / "missing.backup", tmp_path):
        answer = royaume("restore", str(file), "--data", str(data))
        assert (answer.returncode, "Traceback" in answer.stderr) == (2, False)
    assert (data / "royaume.sqlite3").read_bytes() == before


@pytest.mark.parametrize("damage", ["a choice missing", "the last choice missing", "the head changed"])
def test_without_a_copy_a_damaged_table_goes_on_from_its_last_sound_version(data: Path, damage: str) -> None:
    one, other = two_games(data)
    change(data, DAMAGE[damage], one.id)
    assert royaume("mend", one.id, "--data", str(data)).returncode == 0
    with serving(data) as api:
        sound = one.at(api).mine()["version"]
        assert sound == {"a choice missing": 1, "the last choice missing": 2, "the head changed": 3}[damage]
        assert one.at(api).choose().json()["version"] == sound + 1
        assert other.at(api).mine()["version"] == 3


@pytest.mark.parametrize("damage", ["the seed changed", "the table missing", "a seat given to somebody else"])
def test_where_nothing_sound_is_left_a_table_is_not_mended(data: Path, damage: str) -> None:
    one, _ = two_games(data)
    change(data, DAMAGE[damage], one.id)
    assert royaume("mend", one.id, "--data", str(data)).returncode == 2


def test_every_part_of_a_table_is_brought_back(data: Path) -> None:
    store = SqliteStore(data)
    parts = [name for (name,) in store.db.rows("SELECT name FROM sqlite_master WHERE type = 'table'")]
    of_tables = [
        part for part in parts if any(row[1] == "of_table" for row in store.db.rows(f"PRAGMA table_info({part})"))
    ]
    store.close()
    assert {*of_tables} == {*PARTS, "losses"}


def test_a_copy_that_is_damaged_itself_brings_back_only_what_is_sound_in_it(data: Path, tmp_path: Path) -> None:
    one, other = two_games(data)
    copy = tmp_path / "all.backup"
    assert royaume("backup", str(copy), "--data", str(data)).returncode == 0
    with sqlite3.connect(copy) as db:
        db.execute(DAMAGE["a choice changed"], (one.id,))
    db.close()
    for table in ([], ["--table", one.id]):
        answer = royaume("restore", str(copy), *table, "--data", str(data))
        assert (answer.returncode, one.id in answer.stderr) == (2, True)
    for _ in range(2):
        assert royaume("restore", str(copy), "--table", other.id, "--data", str(data)).returncode == 0
    assert royaume("check", "--data", str(data)).returncode == 0


def test_what_an_older_program_stored_can_be_copied_before_it_is_opened(data: Path, tmp_path: Path) -> None:
    shutil.copytree(STORED, data)
    copy = tmp_path / "old.backup"
    assert royaume("backup", str(copy), "--data", str(data)).returncode == 0
    assert royaume("restore", str(copy), "--data", str(data)).returncode == 0
    assert royaume("check", "--data", str(data)).returncode == 0


def test_what_an_older_program_stored_is_checked_as_it_is(data: Path) -> None:
    shutil.copytree(STORED, data)
    before = {file.name: file.read_bytes() for file in data.iterdir()}
    answer = royaume("check", "--data", str(data))
    assert (answer.returncode, "Before format 5 nothing was sealed" in " ".join(answer.stdout.split())) == (0, True)
    assert {file.name: file.read_bytes() for file in data.iterdir()} == before
    change(data, "UPDATE entries SET what = '{}' WHERE version = 1")
    answer = royaume("check", "--data", str(data))
    assert (answer.returncode, "is damaged" in answer.stderr) == (1, True)


@pytest.mark.parametrize(("theirs", "said"), [(99, "newer version"), (1, "too old")])
def test_what_cannot_be_checked_is_said_with_what_to_do(data: Path, theirs: int, said: str) -> None:
    SqliteStore(data).close()
    change(data, f"PRAGMA user_version = {theirs}")
    answer = royaume("check", "--data", str(data))
    assert (answer.returncode, f"format {theirs}" in answer.stderr, said in answer.stderr) == (2, True, True)


def check_that_all_is_told_anew(api: Api, game: Game) -> None:
    """To somebody who was away while a copy was brought back; whoever has seen the table since knows it."""
    now = game.mine()
    for known, anew in (("", True), (now["course"], False)):
        with api.live() as socket:
            line = Line(socket)
            line.watch(game.id, token=game.token, since=2, course=known)
            seen = line.hear()["snapshot"]
            assert (seen["reset"], seen["log"]) == (anew, now["log"] if anew else [])


def test_everything_is_brought_back_while_a_server_runs_and_stays_so(data: Path, tmp_path: Path) -> None:
    copy, served = tmp_path / "all.backup", Served(data)
    try:
        with Api(served.url) as api:
            game = api.make(TWO_PERSONS)
            game.choose()
            royaume("backup", str(copy), "--data", str(data))
            game.choose()
            later = api.make(TWO_PERSONS)
            assert royaume("restore", str(copy), "--data", str(data)).returncode == 0
            ends = time.monotonic() + PATIENCE
            while game.mine()["version"] != 1 and time.monotonic() < ends:
                time.sleep(0.05)
            assert game.choose().json()["version"] == 2
            check_that_all_is_told_anew(api, game)
        served.kill()
        served.start()
        with Api(served.url) as api:
            assert game.at(api).mine()["version"] == 2
            assert api.get(later.path, later.token).status_code == 404
    finally:
        served.stop()
