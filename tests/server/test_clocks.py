"""Clocks, stand-ins and days off, in a time that passes as a test says."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from litestar.testing import TestClient

from royaume.server import timing
from royaume.server.app import make_app
from royaume.server.bots import Bots
from royaume.server.store import Store
from royaume.server.store.postgres import PostgresStore
from royaume.server.store.sqlite import SqliteStore
from royaume.server.time_up import WAKE_AFTER
from server.days import DAY, Calendar
from server.people import PERSON_AND_FRIEND, TWO_PERSONS, Api, Game, Json, error_of, new_key
from server.world import wait_for

HOUR = 3600
DAYS = {"kind": "days", "base": DAY, "vacation": 3 * DAY, "stand_in": "random"}
LIVE = {"kind": "live", "base": 300, "increment": 10, "stand_in": "random"}
PATIENCE_S = 60


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    monkeypatch.setattr(timing, "EVERY", 0.02)
    return Calendar()


@contextmanager
def serving(store: Store, calendar: Calendar) -> Iterator[Api]:
    with TestClient(make_app(store, workers=1, clock=calendar)) as http:
        yield Api("", http)


@pytest.fixture
def api(tmp_path: Path, calendar: Calendar) -> Iterator[Api]:
    with serving(SqliteStore(tmp_path), calendar) as api:
        yield api


def with_friend(api: Api, **asked: object) -> tuple[Game, str]:
    game = api.make(PERSON_AND_FRIEND, **asked)
    return game, game.join(1, "Bert")


def left(game: Game, calendar: Calendar) -> list[int]:
    """On each clock now, as a client finds it."""
    clocks = [seat["clock"] for seat in game.mine()["seats"]]
    return [clock["left"] - max(0, calendar.now() - (clock["runs"] or calendar.now())) for clock in clocks]


def end_turn(game: Game, seat: int) -> None:
    while game.mine()["waiting"] == [seat]:
        assert game.choose().status_code == 200


def told(seen: Json) -> list[str]:
    keys = ("time_ran_out", "went_away", "went_away_for", "came_back")
    return [entry["key"] for entry in seen["log"] if entry["key"] in keys]


def seen_when(game: Game, seat: int, **wanted: object) -> Json:
    """The table as soon as this is true of a seat."""
    ends = time.monotonic() + PATIENCE_S
    while time.monotonic() < ends:
        seen = game.mine()
        if wanted.items() <= seen["seats"][seat].items():
            return seen
        time.sleep(0.01)
    raise AssertionError(f"never {wanted}: {seen['seats'][seat]}")


def stays(game: Game, seat: int, **wanted: object) -> bool:
    """Whether this is still true once the server has looked at its clocks."""
    time.sleep(0.2)
    return wanted.items() <= game.mine()["seats"][seat].items()


def test_a_clock_runs_for_whoever_is_asked_and_a_turn_brings_more(api: Api, calendar: Calendar) -> None:
    game = api.make(TWO_PERSONS, clock=LIVE)
    assert left(game, calendar) == [300, 300]
    (first,) = game.mine()["waiting"]
    other = 1 - first
    calendar.go_on(100)
    assert (left(game, calendar)[first], left(game, calendar)[other]) == (200, 300)
    end_turn(game, first)
    assert (left(game, calendar)[first], left(game, calendar)[other]) == (200, 310)
    calendar.go_on(60)
    end_turn(game, other)
    assert (left(game, calendar)[first], left(game, calendar)[other]) == (210, 250)


def test_whoever_takes_back_a_choice_gets_no_time_back(api: Api, calendar: Calendar) -> None:
    game = api.make(TWO_PERSONS, game="architects", clock=LIVE)
    game.play_on(until="place quarry")
    (mine,) = game.mine()["waiting"]
    other = 1 - mine
    before = left(game, calendar)
    calendar.go_on(100)
    game.choose("place quarry")
    calendar.go_on(50)
    assert game.mine()["waiting"] == [other]
    assert left(game, calendar)[other] == before[other] + 10 - 50
    undone = game.post("undo", version=game.mine()["version"])
    assert undone.status_code == 200, undone.text
    assert game.mine()["waiting"] == [mine]
    calendar.go_on(5)
    assert left(game, calendar)[mine] == before[mine] - 100 - 5
    assert left(game, calendar)[other] == before[other] + 10 - 50


def test_a_bot_stands_in_for_whoever_is_out_of_time_and_all_are_told(api: Api, calendar: Calendar) -> None:
    game, friend = with_friend(api, clock=DAYS)
    end_turn(game, 0)
    calendar.go_on(DAY - 1)
    assert stays(game, 1, kind="person")
    calendar.go_on(1)
    seen = seen_when(game, 1, kind="bot", why="time", bot="random")
    assert told(seen) == ["time_ran_out"]
    while game.mine()["waiting"] != [0]:
        time.sleep(0.01)
    assert error_of(game.post("choices", friend, version=1, choice="x")) == "no-seat"
    assert game.post("return", friend).status_code == 200
    seen = game.mine()
    assert (seen["seats"][1]["kind"], seen["seats"][1]["why"], seen["seats"][1]["name"]) == ("person", "", "Bert")
    assert told(seen) == ["time_ran_out", "came_back"]
    assert left(game, calendar)[1] == DAY


def test_who_comes_back_to_a_live_game_has_a_minute(api: Api, calendar: Calendar) -> None:
    game = api.make(TWO_PERSONS, clock={**LIVE, "increment": 0})
    (first,) = game.mine()["waiting"]
    calendar.go_on(400)
    seen_when(game, first, kind="bot")
    game.post("return", seat=first)
    assert left(game, calendar)[first] == 60


def test_the_clock_of_somebody_who_is_away_stops_for_as_long_as_it_may(api: Api, calendar: Calendar) -> None:
    game, friend = with_friend(api, clock=DAYS)
    end_turn(game, 0)
    back = calendar.now() + 2 * DAY
    assert game.post("away", friend, until=back).status_code == 200
    assert game.mine()["seats"][1]["away"] == back
    calendar.go_on(2 * DAY + HOUR)
    assert left(game, calendar)[1] == DAY - HOUR
    game.post("away", friend, until=calendar.now() + 30 * DAY)
    assert game.mine()["seats"][1]["clock"]["spare"] == DAY
    calendar.go_on(2 * DAY - HOUR - 1)
    assert stays(game, 1, kind="person")
    calendar.go_on(1)
    assert told(seen_when(game, 1, kind="bot", why="time")) == ["went_away", "went_away", "time_ran_out"]


def test_a_bot_plays_until_the_day_that_was_said(api: Api, calendar: Calendar) -> None:
    """Also at a table without clocks."""
    game, friend = with_friend(api)
    back = calendar.now() + 2 * DAY
    assert game.post("away", friend, until=back, bot="random").status_code == 200
    end_turn(game, 0)
    while game.mine()["waiting"] != [0]:
        time.sleep(0.01)
    calendar.go_on(2 * DAY)
    seen = seen_when(game, 1, kind="person", away=None)
    assert told(seen) == ["went_away_for", "came_back"]


@pytest.mark.parametrize("until", [0, 200 * DAY])
def test_one_is_away_until_a_day_that_lies_ahead(api: Api, calendar: Calendar, until: int) -> None:
    game, _ = with_friend(api, clock=DAYS)
    assert error_of(game.post("away", until=calendar.now() + until)) == "away-until"
    assert game.post("away").status_code == 200


@pytest.mark.parametrize(
    ("terms", "error"),
    [
        ({"base": 60}, "clock-base"),
        ({"increment": 5}, "clock-increment"),
        ({"kind": "live", "base": 60}, "clock-vacation"),
        ({"stand_in": "nobody"}, "unknown-bot"),
    ],
)
def test_clocks_that_make_no_sense_are_refused(api: Api, terms: Json, error: str) -> None:
    answer = api.post("/api/tables", {"game": "majesty", "seats": TWO_PERSONS, "clock": {**DAYS, **terms}})
    assert (answer.status_code, error_of(answer)) == (422, error)


def test_time_does_not_run_while_no_server_does(tmp_path: Path, calendar: Calendar) -> None:
    with serving(SqliteStore(tmp_path), calendar) as api:
        game, friend = with_friend(api, clock=DAYS)
        end_turn(game, 0)
        calendar.go_on(HOUR)
        assert stays(game, 1, kind="person")
    calendar.go_on(5 * DAY, asleep=True)
    with serving(SqliteStore(tmp_path), calendar) as api:
        game = game.at(api)
        assert left(game, calendar)[1] == DAY - HOUR
        calendar.go_on(DAY, asleep=True)
        assert stays(game, 1, kind="person")
        assert left(game, calendar)[1] == DAY - HOUR
        calendar.go_on(DAY - HOUR)
        seen_when(game, 1, kind="bot", why="time")
        assert game.post("return", friend).status_code == 200


@pytest.mark.parametrize("told", [True, False], ids=["by its story", "by its log"])
def test_a_table_that_is_opened_again_has_the_same_clocks(tmp_path: Path, calendar: Calendar, told: bool) -> None:
    with serving(SqliteStore(tmp_path), calendar) as api:
        game = api.make(TWO_PERSONS, game="architects", clock=LIVE)
        game.play_on(until="place quarry")
        for _ in range(5):
            calendar.go_on(7)
            game.choose()
        before = game.mine()["seats"]
        kept = left(game, calendar)
    store = SqliteStore(tmp_path)
    if not told:
        store.db.write("DELETE FROM stories")
    with serving(store, calendar) as api:
        assert game.at(api).mine()["seats"] == before
        assert left(game.at(api), calendar) == kept


def test_a_rematch_has_the_same_clocks(api: Api, calendar: Calendar) -> None:
    game = api.make(TWO_PERSONS, clock=LIVE)
    game.play_on()
    again = Game(api, game.post("rematch").json())
    assert again.mine()["clock"] == LIVE | {"vacation": 0}
    assert left(again, calendar) == [300, 300]


def test_of_two_servers_one_writes_that_the_time_is_up(database: str, calendar: Calendar) -> None:
    with (
        serving(PostgresStore(database), calendar) as api,
        serving(PostgresStore(database), calendar) as other,
    ):
        game, friend = with_friend(api, clock=DAYS)
        end_turn(game, 0)
        there = game.at(other)
        assert there.look(friend)["waiting"] == [1]
        calendar.go_on(DAY)
        assert told(seen_when(game, 1, why="time")) == ["time_ran_out"]


def store_of(place: Path | str) -> Store:
    return SqliteStore(place) if isinstance(place, Path) else PostgresStore(place)


@pytest.fixture(params=["folder", "database"])
def place(request: pytest.FixtureRequest) -> Path | str:
    found: Path | str = request.getfixturevalue("tmp_path" if request.param == "folder" else "database")
    return found


def test_bots_that_were_at_work_go_on_after_a_restart_though_nobody_looks(
    place: Path | str, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch, serving(store_of(place), calendar) as api:
        patch.setattr(Bots, "wake", lambda self, table: None)  # as if it ended before they have thought
        game = api.make([{"kind": "person"}, {"kind": "bot", "bot": "random"}])
        end_turn(game, 0)
        version = game.mine()["version"]
    calendar.go_on(DAY, asleep=True)
    with serving(store_of(place), calendar) as api:
        store = store_of(place)
        wait_for(lambda: store.head(game.id).version > version)
        wait_for(lambda: game.at(api).mine()["waiting"] == [0])
        calendar.go_on(2 * WAKE_AFTER)
        wait_for(lambda: store.next_look() is None)
        store.close()


def test_a_table_that_is_open_to_all_is_joined_without_an_invitation(api: Api) -> None:
    game = api.make(PERSON_AND_FRIEND, clock=DAYS, open_to_all=True)
    hidden = api.make(PERSON_AND_FRIEND)
    (listed,) = api.get("/api/open").json()["tables"]
    assert (listed["table"], listed["clock"]["kind"]) == (game.id, "days")
    assert [seat["mine"] for seat in listed["seats"]] == [False, False]
    refused = api.post(f"{hidden.path}/join", {"name": "Eve"})
    assert (refused.status_code, error_of(refused)) == (401, "token-needed")
    asked = {"name": "Eve", "key": new_key()}
    first, again = (api.post(f"{game.path}/join", asked).json()["token"] for _ in range(2))
    assert first == again
    assert game.look(first)["seat"] == 1
    assert error_of(game.post("join", game.token_of(1), name="Bert")) == "invitation-used"
    assert api.get("/api/open").json()["tables"] == []
    assert error_of(api.post(f"{game.path}/join", {"name": "Late"})) == "seat-taken"


def test_the_host_alone_opens_a_table_and_closes_it_again(api: Api, calendar: Calendar) -> None:
    game = api.make(PERSON_AND_FRIEND)
    assert error_of(game.post("open", game.token_of(1), open_to_all=True)) == "not-the-host"
    game.post("spectators", allowed=False)
    for allowed in (True, False, True):
        assert game.post("open", open_to_all=allowed).json()["open_to_all"] is allowed
        assert len(api.get("/api/open").json()["tables"]) == allowed
        assert (api.get(game.path).status_code == 200) is allowed
    calendar.go_on(8 * DAY)
    assert api.get("/api/open").json()["tables"] == []
