"""Several servers on one PostgreSQL: any request to any of them, and nobody notices."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import chaos
import kill
import pytest
import races
from database import Postgres
from kill import Served
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from royaume.server import side_by_side
from royaume.server.store.postgres import PostgresStore
from server.people import (
    PATIENCE,
    PERSON_AND_BOT,
    PERSON_AND_FRIEND,
    TWO_BOTS,
    TWO_PERSONS,
    Api,
    Game,
    Line,
    allowed,
    error_of,
    new_key,
)
from server.test_undo import choice_that

pytestmark = pytest.mark.once
QUEEN = {"kind": "bot", "bot": "queen"}


@pytest.fixture(scope="module")
def address(postgres: Postgres) -> str:
    return postgres.new("neighbours")


@pytest.fixture(scope="module")
def servers(address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Served]]:
    folder = tmp_path_factory.mktemp("neighbours")
    with ThreadPoolExecutor(2) as at_once:
        both = list(at_once.map(lambda name: Served(folder / name, database=address), ["one", "two"]))
    yield both
    for server in both:
        assert server.stop() == 0
        assert "Traceback" not in server.log.read_text()


@pytest.fixture
def here(servers: list[Served]) -> Iterator[Api]:
    with Api(servers[0].url) as api:
        yield api


@pytest.fixture
def there(servers: list[Served]) -> Iterator[Api]:
    with Api(servers[1].url) as api:
        yield api


def test_what_one_server_acknowledged_every_other_shows_at_once(here: Api, there: Api) -> None:
    game = here.make(TWO_PERSONS)
    for turn in range(6):
        ours, theirs = (game, game.at(there)) if turn % 2 else (game.at(there), game)
        assert ours.choose().json()["version"] == turn + 1
        assert theirs.mine()["version"] == turn + 1
        assert theirs.mine(since=turn)["log"] == ours.mine(since=turn)["log"]


def test_whoever_watches_at_another_server_hears_of_everything(here: Api, there: Api) -> None:
    game = here.make(PERSON_AND_FRIEND)
    with there.live() as socket:
        line = Line(socket)
        line.watch(game.id, token=game.token)
        line.hear()
        friend = game.join(1, "Bert")
        assert line.hear_version(1)["started"]
        while (seen := game.mine())["version"] < 4:
            token = (game.token, friend)[seen["waiting"][0]]
            assert game.choose(token=token).status_code == 200
        assert line.hear_version(4)["choices_made"] == 3
        game.post("chat", text="hello")
        assert heard(line, "chat")["text"] == "hello"
        game.at(there).post("chat", text="you too")
        assert [said["text"] for said in game.mine()["chat"]] == ["hello", "you too"]


def test_what_is_taken_back_at_one_server_is_taken_back_at_all(here: Api, there: Api) -> None:
    game = here.make(TWO_PERSONS)
    choice = choice_that(game, reveals=False)
    before = game.at(there).mine()
    with there.live() as socket:
        line = Line(socket)
        line.watch(game.id, token=game.token)
        made = game.choose(choice).json()
        assert line.hear_version(made["version"])["choices_made"] == before["choices_made"] + 1
        game.post("undo", version=made["version"])
        after = line.hear_version(made["version"] + 1)
    assert after["reset"]
    assert (after["view"], after["choices"]) == (before["view"], before["choices"])


def heard(line: Line, what: str) -> Any:
    while True:
        message = line.hear()
        if what in message:
            return message[what]


def test_who_is_connected_is_known_everywhere(here: Api, there: Api) -> None:
    game = here.make(PERSON_AND_FRIEND)
    friend = game.join(1, "Bert")
    with here.live() as socket:
        line = Line(socket)
        line.watch(game.id, token=game.token, seat=0)
        with there.live() as other:
            Line(other).watch(game.id, token=friend, seat=1)
            assert heard(line, "here") == [0, 1]
            assert [seat["here"] for seat in game.at(there).mine()["seats"]] == [True, True]
        assert heard(line, "here") == [0]


def test_a_seat_is_played_at_one_screen_whichever_server_it_is_connected_to(here: Api, there: Api) -> None:
    game = here.make(TWO_PERSONS)
    with here.live() as socket, there.live() as other:
        first, second = Line(socket), Line(other)
        first.watch(game.id, token=game.token, screen="first")
        heard(first, "snapshot")
        until(lambda: any(seat["here"] for seat in game.at(there).mine()["seats"]))
        second.watch(game.id, token=game.token, screen="second")
        assert heard(second, "elsewhere")
        second.watch(game.id, token=game.token, screen="second", take=True)
        assert heard(second, "snapshot")
        assert heard(first, "elsewhere")


def until(holds: Callable[[], bool]) -> None:
    ends = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < ends
        time.sleep(0.05)


def test_the_same_request_at_two_servers_is_done_once(here: Api, there: Api) -> None:
    key = new_key()
    with ThreadPoolExecutor(2) as at_once:
        made = list(at_once.map(lambda api: api.post("/api/tables", {"game": "majesty", "key": key}), (here, there)))
    assert [answer.status_code for answer in made] == [201, 201]
    assert made[0].json()["table"] == made[1].json()["table"]
    assert all(Game(here, answer.json()).mine()["seats"][0]["mine"] for answer in made)
    game = here.make(TWO_PERSONS)
    seen = game.mine()
    body = {"version": 0, "choice": allowed(seen)[0], "key": new_key()}
    with ThreadPoolExecutor(2) as at_once:
        both = list(at_once.map(lambda at: at.post("choices", **body), (game, game.at(there))))
        said = list(at_once.map(lambda at: at.post("chat", text="hi", key=body["key"]), (game, game.at(there))))
    assert [answer.json()["version"] for answer in both] == [1, 1]
    assert [answer.json()["said"] for answer in said] == [1, 1]
    assert len(game.mine()["chat"]) == 1
    assert game.at(there).mine()["choices_made"] == 1


def test_of_two_who_choose_at_the_same_time_at_two_servers_one_is_first(servers: list[Served], address: str) -> None:
    store = PostgresStore(address)
    raced = races.campaign(servers, store, pairs=60, seed=1, tables=4)
    store.close()
    assert raced.wrong == []
    assert raced.pairs == 60
    assert sum(raced.first.values()) == 40


def test_whatever_is_lost_doubled_late_or_overtaken_everybody_ends_where_the_log_does(
    servers: list[Served], address: str
) -> None:
    suffered = chaos.campaign(servers, address, tables=3, seconds=3, seed=1)
    assert suffered.wrong == []
    assert min(suffered.choices, suffered.lost + suffered.doubled, suffered.broken + suffered.old, suffered.cut) > 0


def test_bots_move_once_whoever_woke_them(here: Api, there: Api) -> None:
    game, bots = here.make(PERSON_AND_BOT), there.make(TWO_BOTS)
    with here.live() as socket, there.live() as other:
        lines = [Line(socket), Line(other)]
        for line in lines:
            line.watch(bots.id)
        for turn in range(4):
            (game, game.at(there))[turn % 2].play_on(choices=1)
        for line in lines:
            while not heard(line, "snapshot")["over"]:
                pass
    seen = bots.at(there).mine()
    assert seen["choices_made"] == seen["version"]
    rematch = [table.post("rematch", game.token) for table in (game, game.at(there))]
    assert {error_of(answer) for answer in rematch} == {"not-over"}


def test_a_rematch_is_one_table_whichever_server_is_asked(here: Api, there: Api) -> None:
    game = here.make(TWO_PERSONS)
    assert game.play_on()["over"]
    assert game.at(there).mine()["rematch"] is None
    made = [table.post("rematch").json()["table"] for table in (game, game.at(there))]
    assert made[0] == made[1] == game.mine()["rematch"]


def test_while_the_database_is_away_nothing_is_acknowledged_and_all_goes_on_when_it_is_back(
    here: Api, there: Api, postgres: Postgres
) -> None:
    game, closed = here.make(TWO_PERSONS), there.make(TWO_PERSONS)
    with there.live() as socket, here.live() as newcomer:
        line, late = Line(socket), Line(newcomer)
        line.watch(game.id, token=game.token)
        line.hear_version(0)
        wish = {"version": 0, "choice": allowed(game.mine())[0], "key": new_key()}
        postgres.kill()
        try:
            answer = game.post("choices", **wish)
            assert (answer.status_code, error_of(answer)) == (503, "store-failed")
            answer = here.get(closed.path)
            assert (answer.status_code, error_of(answer)) == (503, "store-failed"), "not in memory, and not damaged"
            late.watch(closed.id)
            assert heard(late, "error")["key"] == "store-failed"
        finally:
            postgres.start()
        until(lambda: game.post("choices", **wish).status_code == 200)
        assert closed.at(here).mine()["version"] == 0
        assert line.hear_version(1)["choices_made"] == 1
        assert late.hear_version(0)["table"] == closed.id
    assert game.at(there).mine()["version"] == 1


def test_a_server_that_is_asked_to_end_hands_its_tables_over(there: Api, address: str, tmp_path: Path) -> None:
    leaving = Served(tmp_path / "leaving", database=address)
    with Api(leaving.url) as api, api.live() as line:
        game, bots = api.make(TWO_PERSONS), api.make([QUEEN, QUEEN], game="architects")
        seen = game.choose().json()
        Line(line).watch(game.id)
        assert Line(line).hear()["snapshot"]["version"] == seen["version"]
        assert leaving.stop() == 0
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == CloseCode.SERVICE_RESTART
    with there.live() as back:
        Line(back).watch(game.id, since=seen["version"])
        assert game.at(there).choose().json()["version"] == seen["version"] + 1
        Line(back).hear_version(seen["version"] + 1)
    nobody_looks_on_and_bots_go_on(address, bots.id)


def nobody_looks_on_and_bots_go_on(address: str, table: str) -> None:
    store = PostgresStore(address)
    before = store.head(table)
    ends = time.monotonic() + PATIENCE
    while store.head(table) == before:
        assert time.monotonic() < ends
        time.sleep(0.05)
    store.close()


def test_nothing_is_lost_when_servers_and_the_database_are_killed_in_turn(postgres: Postgres, tmp_path: Path) -> None:
    report = kill.campaign(tmp_path / "data", 4, seed=7, database=postgres, workers=2)
    assert report.lost == []
    assert report.acknowledged > 5
    assert report.came_back > 0


def test_servers_end_when_they_are_told_to_while_they_are_started_again(postgres: Postgres, tmp_path: Path) -> None:
    server = Served(tmp_path / "data", database=postgres.new("ending"), workers=3)
    killed = set(server.workers())
    for process in killed:
        os.kill(process, signal.SIGKILL)
    ends = time.monotonic() + PATIENCE
    while len(set(server.workers()) - killed) < 2:
        assert time.monotonic() < ends
        time.sleep(0.01)
    time.sleep(side_by_side.PAUSE * 0.8)  # the first serves by now, the third is still waited for
    assert server.stop() == 0


def test_a_server_that_cannot_start_says_why(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="The database cannot be used"):
        Served(tmp_path / "data", database=f"postgresql:///nowhere?host={tmp_path}")
