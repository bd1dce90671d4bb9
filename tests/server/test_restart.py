"""Starting, ending, and being killed."""

from __future__ import annotations

import resource
import sqlite3
import subprocess
import sys
from pathlib import Path

import kill
import pytest
from kill import Served
from msgspec import structs

import royaume
from royaume.kernel.errors import BadInput
from royaume.server.making import Dealt, to_store
from royaume.server.seats import Seat
from royaume.server.store.sqlite import SqliteStore
from server.people import PERSON_AND_BOT, TWO_BOTS, TWO_PERSONS, Api, Game, error_of, new_key

KILLS = 5
MANY = 3000


def test_nothing_acknowledged_is_lost_and_nothing_done_twice_when_the_server_is_killed(tmp_path: Path) -> None:
    report = kill.campaign(tmp_path / "data", KILLS, seed=7)
    assert report.lost == []
    assert report.kills == KILLS
    assert report.acknowledged > 20


def test_games_go_on_after_a_restart(tmp_path: Path) -> None:
    served = Served(tmp_path / "data")
    try:
        with Api(served.url) as api:
            game, bots = api.make(PERSON_AND_BOT), api.make(TWO_BOTS)
            friends = api.make([{"kind": "person"}, {"kind": "open"}])
            key = new_key()
            made = api.post("/api/tables", {"game": "majesty", "key": key}).json()
            game.play_on(choices=3)
            game.post("chat", text="hello")
            lesson = api.make([{"kind": "person"}], lesson="architects")
            lesson.post("lesson/step", version=1)
            served.kill()
            served.start()
            assert lesson.mine()["lesson"]["step"] == 1
            assert [line["text"] for line in game.mine()["chat"]] == ["hello"]
            assert game.play_on()["over"]
            assert bots.wait_for_the_end()["over"]
            assert friends.post("join", friends.token_of(1), name="Bert").json()["started"]
            assert lost_tokens_are_given_anew(api, key, made)
    finally:
        served.stop()


def lost_tokens_are_given_anew(api: Api, key: str, made: dict[str, object]) -> bool:
    """Tokens are not kept: after a restart the same request gets the same table and new tokens."""
    again = api.post("/api/tables", {"game": "majesty", "key": key}).json()
    assert again["table"] == made["table"]
    assert error_of(api.post("/api/tables", {"game": "majesty", "players": 4, "key": key})) == "key-used"
    return all(game.mine()["seats"][0]["mine"] for game in (Game(api, again), Game(api, dict(made))))


def test_the_server_starts_quickly_with_many_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Served, "begin", staticmethod(subprocess.Popen))
    store = SqliteStore(tmp_path / "data")
    match = royaume.new("majesty", players=2, seed=1)
    dealt = Dealt(match.game, match.config.to_data(), "1")
    store.db.write("PRAGMA synchronous = OFF")
    for _ in range(MANY):
        store.add_table(to_store(dealt, [Seat("bot", "P1", "random"), Seat("bot", "P2", "random")]), ())
    store.close()
    Served(tmp_path / "data").stop()
    before = seconds_worked_by_processes_that_ended()
    Served(tmp_path / "data").stop()
    assert seconds_worked_by_processes_that_ended() - before < 3


def seconds_worked_by_processes_that_ended() -> float:
    """Not by the clock: it also counts what other processes do meanwhile."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def test_the_server_ends_when_asked_even_with_people_connected(tmp_path: Path) -> None:
    served = Served(tmp_path / "data")
    with Api(served.url) as api, api.live() as socket:
        game = api.make(TWO_PERSONS)
        socket.send(f'{{"watch": {{"table": "{game.id}"}}}}')
        socket.recv(timeout=60)
        api.make(TWO_BOTS)
        assert served.stop() == 0
    assert served.log.read_text() == ""
    assert not [file for file in served.data.iterdir() if file.name.endswith("-wal")], "the last word is in the file"


def test_a_port_that_is_taken_is_said_in_one_line(server: Served, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "royaume.server", "--port", str(server.port), "--data", str(tmp_path)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 1
    assert ended.stderr.startswith("royaume: Cannot listen at 127.0.0.1")
    assert ended.stderr.count("\n") == 1


def test_a_folder_that_cannot_be_used_is_said_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder")
    command = [sys.executable, "-m", "royaume.server", "--port", "0", "--data", str(file)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 1
    assert "cannot be stored there" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_games_of_another_format_are_not_touched(tmp_path: Path) -> None:
    SqliteStore(tmp_path).close()
    db = sqlite3.connect(tmp_path / "royaume.sqlite3")
    db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(BadInput, match="format 99"):
        SqliteStore(tmp_path)


def test_a_game_of_other_rules_is_refused_and_kept(tmp_path: Path) -> None:
    server = Served(tmp_path / "data")  # of its own: a check of everything that is stored would find this game
    with Api(server.url) as api:
        game, elsewhere = api.make(TWO_PERSONS), api.make(TWO_PERSONS)
        store = SqliteStore(server.data)
        table = store.table(game.id)
        assert table is not None
        store.add_table(structs.replace(table, id="old", rules=999, key=None), ())
        store.close()
        answer = api.get("/api/tables/old")
        assert (answer.status_code, error_of(answer)) == (422, "rules-version")
        assert elsewhere.mine()["version"] == 0
    server.stop()
