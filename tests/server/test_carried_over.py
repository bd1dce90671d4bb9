"""A change of rules orphans no game: what is in progress goes on by the new ones, what is finished stays as it was."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from kill import Served
from litestar.testing import TestClient

from royaume import bots
from royaume.games import GAMES
from royaume.kernel import notation
from royaume.kernel.chance import Dice
from royaume.kernel.match import Match
from royaume.server.app import make_app
from royaume.server.store.sqlite import FILE, SqliteStore
from royaume.server.tables import KEPT_EVERY, Tables
from server.other_rules import RULES, SWITCH
from server.people import TWO_PERSONS, Api, Game, Json, allowed, error_of, new_key
from server.toll import TO_2, toll

HERE = Path(__file__).parent
PROGRAM = str(HERE / "other_rules.py")
STORED = HERE / "stored"
CARELESS = "toll 2, without a thought for old games"
SHOWN = ("view", "turn", "active", "scores", "seats")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@contextmanager
def by_rules(rules: str, data: Path, killed: bool = False) -> Iterator[Api]:
    """A server of these rules in this process; at the end asked to stop, or as if it had been killed."""
    with pytest.MonkeyPatch.context() as patch:
        for game in RULES[rules]:
            patch.setitem(GAMES, game.id, game)
        with TestClient(make_app(SqliteStore(data), workers=1)) as http:
            yield Inside(http)
            if killed:
                copied(data, data.with_name("killed"))
    if killed:
        shutil.rmtree(data)
        data.with_name("killed").rename(data)


class Inside(Api):
    """Requests to a server in this process."""

    def __init__(self, http: TestClient[Any]) -> None:
        self.http = http


def copied(data: Path, to: Path) -> None:
    """What is on disk at this moment."""
    to.mkdir()
    with sqlite3.connect(data / FILE) as ours, sqlite3.connect(to / FILE) as theirs:
        ours.backup(theirs)
    ours.close()
    theirs.close()


@contextmanager
def in_a_process(rules: str, data: Path) -> Iterator[tuple[Api, Served]]:
    """A real server of these rules, with bots that have them too."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv(SWITCH, rules)
        served = Served(data, program=[PROGRAM])
    try:
        with Api(served.url) as api:
            yield api, served
    finally:
        assert served.process is not None
        if served.process.poll() is None:
            served.stop()


def rows(data: Path, query: str) -> list[tuple[Any, ...]]:
    with sqlite3.connect(data / FILE) as db:
        found = db.execute(query).fetchall()
    db.close()
    return found


def again(api: Api, game: Game) -> Game:
    """The same table at another server."""
    return Game(api, game.made)


def begun(api: Api, choices: int = 5) -> Game:
    """After an odd number of choices somebody has played a card and has to say that the turn is over."""
    game = api.make(TWO_PERSONS, game="toll")
    game.play_on(choices)
    return game


def finished(game: Game, seen: Json) -> Json:
    """Played to its end at random, with tips now and then."""
    rng = random.Random(1)
    while not seen["over"]:
        answer = game.choose(rng.choice(allowed(seen)))
        assert answer.status_code == 200, answer.text
        seen = answer.json()
    return seen


def check_goes_on(api: Api, game: Game, before: Json) -> Json:
    """The same table, one line further, and played to its end."""
    game = again(api, game)
    seen = game.mine()
    assert {key: seen[key] for key in SHOWN} == {key: before[key] for key in SHOWN}
    assert (seen["version"], seen["notice"], seen["config"]["options"]) == (before["version"] + 1, None, {"tip": "one"})
    line = {"version": seen["version"], "turn": seen["turn"], "key": "carried_over", "args": {"theirs": 1, "ours": 2}}
    assert (seen["log"], seen["reset"], seen["undo"]["reason"]) == ([line], True, "undo-nothing")
    over = finished(game, seen)
    assert over["winners"]
    text = api.get(f"{game.path}/record").text
    assert notation.read(text, {"toll": toll((TO_2,))}).scores() == over["scores"]
    assert api.get(f"{game.path}/at/0").json()["view"]["coins"] == before["view"]["coins"]
    return over


@pytest.mark.parametrize("choices", [0, 4, 5])
@pytest.mark.parametrize("killed", [True, False], ids=["killed", "stopped"])
def test_a_game_in_progress_goes_on_by_the_new_rules(data: Path, choices: int, killed: bool) -> None:
    with by_rules("toll 1", data, killed) as api:
        game = begun(api, choices)
        before = game.mine()
    assert rows(data, "SELECT version, rules FROM states") == ([] if killed else [(choices, 1)])
    with by_rules("toll 2", data) as api:
        check_goes_on(api, game, before)


def test_a_game_goes_on_from_the_state_that_was_saved_last_and_the_log_after_it(data: Path) -> None:
    with by_rules("toll 1", data) as api:
        game = begun(api)
    with by_rules("toll 1", data, killed=True) as api:
        again(api, game).play_on(4)
        before = again(api, game).mine()
    assert rows(data, "SELECT version FROM states") == [(5,)]
    with by_rules("toll 2", data) as api:
        check_goes_on(api, game, before)


def test_a_state_with_a_choice_that_was_taken_back_is_not_gone_on_from(data: Path) -> None:
    with by_rules("toll 1", data) as api:
        game = begun(api, 5)
        before = game.mine()
        game.choose("turn over")
    with by_rules("toll 1", data, killed=True) as api:
        undone = again(api, game).post("undo", version=6).json()
    assert rows(data, "SELECT version FROM states") == [(6,)]
    with by_rules("toll 2", data) as api:
        check_goes_on(api, game, {**before, "version": undone["version"]})


def test_a_state_is_saved_from_time_to_time_without_being_asked_to(data: Path) -> None:
    with by_rules("today", data) as api:
        game = api.make(TWO_PERSONS, game="architects")
        game.play_on(KEPT_EVERY + 1)
        ((version, state),) = rows(data, "SELECT version, state FROM states")
    assert version == KEPT_EVERY
    assert json.loads(state)["game"] == "architects"


def test_it_is_said_once_and_stays_after_a_restart(data: Path) -> None:
    with by_rules("toll 1", data) as api:
        game = begun(api)
    with by_rules("toll 2", data, killed=True) as api:
        game = again(api, game)
        for choice in ("tip", None):
            game.choose(choice)
        before = game.mine()
    with by_rules("toll 2", data) as api:
        seen = again(api, game).mine()
        assert {key: seen[key] for key in (*SHOWN, "log", "version")} == {
            key: before[key] for key in (*SHOWN, "log", "version")
        }
        assert [line["key"] for line in seen["log"]].count("carried_over") == 1
        assert [line["key"] for line in again(api, game).mine(since=seen["version"] - 1)["log"]] == ["card_played"]
    assert len(rows(data, "SELECT * FROM entries WHERE CAST(what AS TEXT) LIKE '%\"carried\"%'")) == 1


def test_what_was_chosen_since_can_be_taken_back_and_nothing_before(data: Path) -> None:
    with by_rules("toll 1", data) as api:
        game = begun(api)
    with by_rules("toll 2", data) as api:
        game = again(api, game)
        before = game.mine()
        made = game.choose("tip").json()
        after = game.post("undo", version=made["version"]).json()
        assert {key: after[key] for key in (*SHOWN, "log", "choices")} == {
            key: before[key] for key in (*SHOWN, "log", "choices")
        }
        assert error_of(game.post("undo", version=after["version"])) == "undo-nothing"
        finished(game, game.mine())


def test_a_request_from_before_is_still_done_once(data: Path) -> None:
    with by_rules("toll 1", data) as api:
        game = begun(api, 4)
        body = {"version": 4, "choice": allowed(game.mine())[0], "key": new_key()}
        assert game.post("choices", **body).status_code == 200
    with by_rules("toll 2", data) as api:
        answer = again(api, game).post("choices", **body)
        assert (answer.status_code, answer.json()["version"]) == (200, 6)


def test_a_real_server_that_was_killed_goes_on_with_its_bots_by_the_new_rules(data: Path) -> None:
    seats = [TWO_PERSONS[0], {"kind": "bot", "bot": "random"}]
    with in_a_process("toll 1", data) as (api, served):
        game = api.make(seats, game="toll")
        game.play_on(3)
        before = game.mine()
        served.kill()
    with in_a_process("toll 2", data) as (api, served):
        game = again(api, game)
        seen = game.mine()
        assert seen["log"][0]["key"] == "carried_over"
        assert seen["view"]["hand"] == before["view"]["hand"]
        assert game.play_on()["over"]
        assert served.stop() == 0


def test_a_finished_game_stays_as_the_old_rules_left_it(data: Path) -> None:
    with by_rules("toll 1", data) as api:
        game = begun(api, 100)
        before = game.mine()
        record = api.get(f"{game.path}/record").text
    entries = rows(data, "SELECT * FROM entries")
    with by_rules("toll 2", data) as api:
        game = again(api, game)
        seen = game.mine()
        assert {key: seen[key] for key in (*SHOWN, "winners", "version")} == {
            key: before[key] for key in (*SHOWN, "winners", "version")
        }
        assert seen["notice"] == {"key": "made-by-rules", "args": {"theirs": 1, "ours": 2}}
        assert api.get(f"{game.path}/record").text == record
        assert api.get(f"{game.path}/at/0").status_code == 200
        assert error_of(game.post("choices", version=seen["version"], choice="tip")) == "made-by-rules"
        assert Game(api, game.post("rematch").json()).mine()["notice"] is None
    assert rows(data, f"SELECT * FROM entries WHERE of_table = '{game.id}'") == entries


def test_without_what_the_old_rules_left_a_finished_game_is_told_by_the_new_ones(data: Path) -> None:
    with by_rules("toll 1", data) as api:
        game = begun(api, 100)
        before = game.mine()
    with sqlite3.connect(data / FILE) as db:
        db.execute("DELETE FROM states")
        db.execute("DELETE FROM records")
    db.close()
    with by_rules("toll 2", data) as api:
        seen = again(api, game).mine()
        assert seen["scores"] == before["scores"]
        answer = api.get(f"{game.path}/record")
        assert (answer.status_code, error_of(answer)) == (422, "made-by-rules")


def test_a_record_of_older_rules_can_be_brought_and_is_given_back_as_it_is(data: Path) -> None:
    with by_rules("toll 1", data) as api:
        game = begun(api, 100)
        text = api.get(f"{game.path}/record").text
    with by_rules("toll 2", data) as api:
        brought = api.bring(text)
        seen = brought.look()
        assert seen["notice"]["key"] == "made-by-rules"
        assert seen["log"][-1]["key"] == "card_played"
        assert api.get(f"{brought.path}/record").text == text
        assert api.get(f"{brought.path}/at/3").json()["choices_made"] == 3
        newer = text.replace('[Rules "1"]', '[Rules "3"]')
        assert error_of(api.post("/api/records", {"text": newer})) == "record-rules-version"


@pytest.mark.parametrize("killed", [True, False], ids=["from the log", "from a state"])
def test_a_game_that_cannot_go_on_says_so_and_is_not_harmed(data: Path, killed: bool) -> None:
    with by_rules("toll 1", data, killed) as api:
        game = begun(api)
        before = game.mine()
    entries = rows(data, "SELECT * FROM entries")
    with by_rules(CARELESS, data) as api:
        stuck = again(api, game)
        seen = stuck.mine()
        assert (seen["notice"]["key"], seen["waiting"], seen["choices"]) == ("rules-stopped", [], [])
        assert (seen["notice"]["args"]["theirs"], seen["notice"]["args"]["ours"]) == (1, 2)
        assert (seen["version"], seen["seed"], seen["undo"]["possible"]) == (before["version"], None, False)
        for what, body in (
            ("choices", {"version": 5, "choice": "tip"}),
            ("undo", {"version": 5}),
            ("resign", {"bot": "random"}),
        ):
            answer = stuck.post(what, **body)
            assert (answer.status_code, error_of(answer)) == (422, "rules-stopped")
        assert stuck.post("chat", text="what now?").status_code == 200
    assert rows(data, "SELECT * FROM entries") == entries
    with by_rules("toll 2", data) as api:
        check_goes_on(api, game, before)


def test_a_game_of_newer_rules_is_refused_and_kept(data: Path) -> None:
    with by_rules("toll 2", data) as api:
        game = begun(api)
        before = game.mine()
    with by_rules("toll 1", data) as api:
        answer = api.get(game.path)
        assert (answer.status_code, error_of(answer)) == (422, "rules-version")
    with by_rules("toll 2", data) as api:
        assert again(api, game).mine()["view"] == before["view"]


def stored_tables() -> Json:
    return dict(json.loads((STORED / "rules-1" / "tables.json").read_text("utf-8")))


@pytest.fixture
def stored(data: Path) -> Path:
    data.mkdir()
    shutil.copy(STORED / "rules-1" / FILE, data)
    return data


@pytest.mark.parametrize("rules", ["today", "next"])
@pytest.mark.parametrize("name", ["majesty", "architects", "artisans"])
def test_games_stored_by_rules_1_go_on(stored: Path, rules: str, name: str) -> None:
    """By the rules of today, whatever their number is by now, and by the same rules under the next number."""
    made = stored_tables()[name]
    with by_rules(rules, stored) as api:
        game = Game(api, {**made, "seats": []})
        seen = game.mine()
        assert (seen["over"], seen["notice"], len(seen["waiting"])) == (False, None, 1)
        carried = GAMES[seen["game"]].version > 1
        assert (seen["log"][0]["key"] == "carried_over") is carried
        assert carried or rules == "today"
        before = game.play_on(3)
    with by_rules(rules, stored) as api:
        assert Game(api, {**made, "seats": []}).mine()["view"] == before["view"]
        room = Tables(SqliteStore(stored)).read(made["table"]).room()
        play_to_the_end(room.match)


def play_to_the_end(match: Match) -> None:
    """At random, with all laws on."""
    dice = Dice(1)
    while not match.over:
        match.play_number(bots.choose("random", match.game, match.table, dice), match.waiting[0])
        assert match.game.violation(match.table) == ""
    assert match.winners()


@pytest.mark.parametrize("rules", ["today", "next"])
@pytest.mark.parametrize("game", ["majesty", "architects"])
def test_games_finished_by_rules_1_can_be_looked_at(stored: Path, rules: str, game: str) -> None:
    """The same rules show the same end; those that were changed since say that they are others."""
    made = stored_tables()[f"finished-{game}"]
    as_it_was = GAMES[game].version == 1
    with by_rules(rules, stored) as api:
        seen = Game(api, {**made, "seats": []}).look()
        answer = api.get(f"/api/tables/{made['table']}/record")
        if as_it_was:
            assert (seen["over"], seen["scores"], seen["winners"]) == (True, made["scores"], made["winners"])
        if as_it_was and rules == "today":
            assert (seen["notice"], answer.status_code) == (None, 200)
        else:
            assert seen["notice"]["key"] in ("made-by-rules", "rules-stopped")
            assert answer.status_code == 422


def test_a_record_is_kept_once_the_game_is_over(data: Path) -> None:
    with by_rules("today", data) as api:
        game = api.make(TWO_PERSONS)
        game.play_on()
        text = api.get(f"{game.path}/record").text
        game.post("chat", text="well played")  # written after what was written before
        assert rows(data, "SELECT text FROM records") == [(text,)]


def test_each_version_of_the_rules_has_its_step() -> None:
    with pytest.raises(ValueError, match="how games of the one before go on"):
        type(toll())("toll", 2, 2, 4, (), toll().language, ())
