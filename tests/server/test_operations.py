"""What whoever keeps a server sees of it, and how it ends when it is asked to."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from http import HTTPStatus
from pathlib import Path
from types import SimpleNamespace

import httpx
import msgspec
import pytest
from kill import Served
from litestar.testing import TestClient
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode
from websockets.sync.client import ClientConnection

from royaume.kernel.errors import BadInput
from royaume.processes import Process
from royaume.server import gathered, static, supervised, worker
from royaume.server.app import make_app
from royaume.server.counting import Counter, Histogram, exposition, label
from royaume.server.errors import LOG
from royaume.server.gathered import Gathered
from royaume.server.logs import TOLD, Json, Plain
from royaume.server.operating import Operating
from royaume.server.scraped import Scraped, place, response
from royaume.server.store.sqlite import SqliteStore
from royaume.server.thinking import NoAnswer, Thinking
from server.people import TWO_BOTS, TWO_PERSONS, Api, Game, error_of, new_key

SECONDS_TO_END = 8
SERVER = ("-m", "royaume.server", "--metrics", "0", "--log", "json")
QUEEN = {"kind": "bot", "bot": "queen"}


def test_what_is_counted_is_read_by_prometheus() -> None:
    colour = label("colour", ["red", "blue"])
    counter = Counter("balls_total", "Balls.", colour)
    histogram = Histogram("weight", "Weights.", (0.5, 2), colour)
    counter.add("red")
    counter.add("red", by=2)
    counter.add('a "name"\nof a person')
    for weight in (0.5, 1, 7):
        histogram.see(weight, "blue")
    balls, weights = text_string_to_metric_families(exposition([counter.known(), histogram.known()]))
    assert {sample.labels["colour"]: sample.value for sample in balls.samples} == {"red": 3, "other": 1}
    assert [sample.value for sample in weights.samples] == [1, 2, 3, 8.5, 3]
    assert [sample.labels.get("le") for sample in weights.samples] == ["0.5", "2", "+Inf", None, None]


@pytest.mark.parametrize(("asked", "found"), [("9464", ("127.0.0.1", 9464)), ("[::1]:80", ("::1", 80))])
def test_figures_are_for_this_machine_unless_another_address_is_named(asked: str, found: tuple[str, int]) -> None:
    assert place(asked) == found


@pytest.mark.parametrize("asked", ["no port", "1:99999", "1:"])
def test_figures_at_no_port_are_refused(asked: str) -> None:
    with pytest.raises(BadInput, match="no port"):
        place(asked)


def test_a_port_for_figures_that_is_taken_is_said_before_anything_starts() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(BadInput, match="another --metrics"):
        Scraped(f"127.0.0.1:{taken.getsockname()[1]}", Gathered(list, 0, {}))


def test_of_several_processes_each_has_figures_at_a_port_of_its_own_and_knows_the_others() -> None:
    assert Operating("9464", servers=3).others(1) == {0: ("127.0.0.1", 9464), 2: ("127.0.0.1", 9466)}
    assert Operating("0", servers=3).others(1) == {}
    assert [Operating("9464").metrics_of(number) for number in range(2)] == ["127.0.0.1:9464", "127.0.0.1:9465"]
    assert Operating("0").metrics_of(1) == "127.0.0.1:0"
    assert Operating().metrics_of(1) == ""


def test_whichever_of_several_processes_is_asked_tells_the_figures_of_all() -> None:
    asyncio.run(figures_of_three())


async def figures_of_three() -> None:
    ports = free_ports(3)
    balls = [Counter("balls_total", "Balls.", label("colour", ["red"])) for _ in ports]
    for number, counter in enumerate(balls):
        counter.add("red", by=number + 1)
    scraped = []
    for number, port in enumerate(ports[:2]):  # the third one is just being started again
        others = {other: ("0.0.0.0", ports[other]) for other in range(3) if other != number}
        one = Gathered(lambda counter=balls[number]: [counter.known()], number, others)  # type: ignore[misc]
        scraped.append(Scraped(f"127.0.0.1:{port}", one))
    wheres = [await one.open() for one in scraped]
    for where in wheres:
        told = (await asyncio.to_thread(httpx.get, where, timeout=60)).text
        found, up = text_string_to_metric_families(told)
        assert {(one.labels["worker"], one.labels["colour"]): one.value for one in found.samples} == {
            ("0", "red"): 1,
            ("1", "red"): 2,
        }
        assert {one.labels["worker"]: one.value for one in up.samples} == {"0": 1, "1": 1, "2": 0}
    for one in scraped:
        one.close()


def test_a_process_that_hangs_or_dies_while_it_answers_does_not_hold_up_the_figures(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(gathered, "PATIENCE", 0.5)
    asyncio.run(figures_beside_two_that_fail())


async def figures_beside_two_that_fail() -> None:
    given_up, balls = asyncio.Event(), Counter("balls_total", "Balls.")

    async def hangs(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        await reader.read()
        given_up.set()
        writer.close()

    async def dies(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(response(HTTPStatus.OK, msgspec.json.encode([balls.known()]))[:-5])
        writer.close()

    failing = [await asyncio.start_server(one, "127.0.0.1") for one in (hangs, dies)]
    others = {number: one.sockets[0].getsockname() for number, one in enumerate(failing, start=1)}
    told = await Gathered(lambda: [balls.known()], 0, others).told()
    found, up = text_string_to_metric_families(told)
    assert [one.labels["worker"] for one in found.samples] == ["0"]
    assert {one.labels["worker"]: one.value for one in up.samples} == {"0": 1, "1": 0, "2": 0}
    await asyncio.wait_for(given_up.wait(), 5)
    for one in failing:
        one.close()


def free_ports(count: int) -> list[int]:
    probes = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [int(probe.getsockname()[1]) for probe in probes]
    for probe in probes:
        probe.close()
    return ports


TOKEN = "uW3xkq_0-ZkYQhT9aBcD1eFgH2iJkLmN"


@pytest.mark.parametrize("form", [Plain(), Json()])
def test_no_secret_reaches_the_log(form: logging.Formatter) -> None:
    try:
        raise ValueError(f"Bearer {TOKEN}")
    except ValueError:
        error = sys.exc_info()
    told = {"store": "postgresql://anna:hunter2@db.example/royaume"}
    record = LOG.makeRecord(LOG.name, logging.ERROR, "", 0, f"about {TOKEN}", (), error, extra={TOLD: told})
    line = form.format(record)
    assert TOKEN not in line
    assert "hunter2" not in line
    assert "about ***" in line
    assert "ValueError" in line
    assert "test_no_secret_reaches_the_log" in line, "the names of functions stay"


def test_a_door_that_a_supervisor_holds_open_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        monkeypatch.setattr(supervised, "FIRST", os.dup(door.fileno()))
        monkeypatch.setenv("LISTEN_FDS", "1")
        monkeypatch.setenv("LISTEN_PID", str(os.getpid() + 1))
        assert supervised.handed_over() is None, "it was for somebody else"
        monkeypatch.setenv("LISTEN_PID", str(os.getpid()))
        used = supervised.handed_over()
        assert used is not None
        with used:
            assert used.getsockname() == door.getsockname()


def test_a_supervisor_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind(str(tmp_path / "notify"))
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        supervised.tell_supervisor("READY=1")
        assert line.recv(100) == b"READY=1"


def test_the_server_gives_the_documents_if_they_are_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static, "GUIDE", tmp_path / "guide")
    with TestClient(make_app(SqliteStore(tmp_path), workers=1)) as http:
        assert error_of(http.get("/guide")) == "not-found"
        (tmp_path / "guide").mkdir()
        (tmp_path / "guide" / "index.html").write_text("<h1>Documents</h1>")
        assert http.get("/guide").text == "<h1>Documents</h1>"
        assert http.get("/guide/..%2froyaume.sqlite3").status_code == 404


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SimpleNamespace]:
    """A server that was asked to end while bots thought, somebody waited for a suggestion and somebody looked on."""
    served = Served(tmp_path_factory.mktemp("operations") / "data", program=SERVER)
    try:
        yield watched_to_the_end(served)
    finally:
        if served.process is not None and served.process.poll() is None:
            served.kill()


def watched_to_the_end(served: Served) -> SimpleNamespace:
    assert served.process is not None
    with Api(served.url) as api, api.live() as line, ThreadPoolExecutor(1) as beside:
        game = api.make(TWO_PERSONS)
        seen = game.play_on(choices=3)
        assert game.post("choices", version=99, choice="nothing", key=new_key()).status_code == 409
        api.make(TWO_BOTS).wait_for_the_end()
        line.send(json.dumps({"watch": {"table": game.id, "token": game.token}}))
        line.recv(timeout=60)
        metrics = str(log_of(served)[0]["metrics"])
        figures = httpx.get(metrics, timeout=60)
        lost = httpx.get(metrics.replace("metrics", "other"), timeout=60).status_code
        api.make([QUEEN, QUEEN], game="architects")
        minds = children_of(served.process.pid)
        waiting = beside.submit(suggestion, served.url, game, seen["version"])
        wait_until(lambda: float(value(httpx.get(metrics, timeout=60).text, "royaume_thoughts")) >= 2 or waiting.done())
        began = time.monotonic()
        served.process.send_signal(signal.SIGTERM)
        code = closed_with(line)
        rc = served.close()
        took = time.monotonic() - began
        answer = waiting.result(timeout=60)
    return SimpleNamespace(
        served=served, game=game, seen=seen, figures=figures, lost=lost, minds=minds, code=code, rc=rc, took=took,
        answer=answer, log=log_of(served),
    )  # fmt: skip


def suggestion(url: str, game: Game, version: int) -> httpx.Response:
    with Api(url) as api:
        return api.get(f"{game.path}/suggestion", game.token, version=version)


def log_of(served: Served) -> list[dict[str, object]]:
    return [json.loads(line) for line in served.log.read_text().splitlines()]


def value(text: str, name: str) -> float:
    """Of a figure without labels."""
    [family] = [family for family in text_string_to_metric_families(text) if family.name == name]
    return float(family.samples[0].value)


def children_of(process: int) -> list[Path]:
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [Path("/proc", child) for child in children]


def is_running(process: Path) -> bool:
    """Not one that has ended, and whose end nobody has noted yet."""
    try:
        return "(zombie)" not in (process / "status").read_text()
    except OSError:
        return False


def closed_with(line: ClientConnection) -> int | None:
    try:
        while True:
            line.recv(timeout=60)
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


def wait_until(condition: Callable[[], bool]) -> None:
    ends = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < ends
        time.sleep(0.01)


def test_a_server_that_is_asked_to_end_does_so_within_seconds(ended: SimpleNamespace) -> None:
    assert ended.rc == 0
    assert ended.took < SECONDS_TO_END


def test_who_follows_a_table_is_told_to_come_back(ended: SimpleNamespace) -> None:
    assert ended.code == CloseCode.SERVICE_RESTART


def test_who_waits_for_an_answer_gets_one_before_the_end(ended: SimpleNamespace) -> None:
    assert ended.answer.status_code == 200 or error_of(ended.answer) == "no-suggestion"


def test_no_process_of_a_bot_is_left(ended: SimpleNamespace) -> None:
    assert ended.minds
    wait_until(lambda: not any(map(is_running, ended.minds)))


def test_everything_that_was_acknowledged_is_there_for_the_next_server(ended: SimpleNamespace) -> None:
    ended.served.start()
    try:
        with Api(ended.served.url) as api:
            assert ended.game.at(api).mine()["version"] == ended.seen["version"]
    finally:
        ended.served.stop()


def test_the_log_for_programs_tells_the_course_of_a_server(ended: SimpleNamespace) -> None:
    assert [line["message"] for line in ended.log] == ["ready", "stopping", "stopped"]
    assert {line["level"] for line in ended.log} == {"info"}
    assert ended.log[1]["sockets"] == 1


def test_figures_of_a_server_count_what_happened(ended: SimpleNamespace) -> None:
    families = {family.name: family for family in text_string_to_metric_families(ended.figures.text)}
    chosen = {(one.labels["game"], one.labels["by"]): one.value for one in families["royaume_choices"].samples}
    assert chosen["majesty", "person"] == 3
    assert chosen["majesty", "bot"] > 10
    assert value(ended.figures.text, "royaume_sockets") == 1
    assert 'royaume_refused_total{status="409"} 1' in ended.figures.text
    assert 'royaume_games_finished_total{game="majesty"} 1' in ended.figures.text
    for name in ("royaume_choice_seconds", "royaume_commit_seconds", "royaume_thought_seconds", "royaume_room_seconds"):
        assert sum(one.value for one in families[name].samples if one.name.endswith("_count")) > 0
    assert ended.lost == 404


def test_no_table_no_name_and_no_secret_is_in_the_figures_or_in_the_log(ended: SimpleNamespace) -> None:
    told = ended.figures.text + json.dumps(ended.log)
    for secret in (ended.game.id, ended.game.token, "Anna", "Bert", ended.seen["commitment"]):
        assert secret not in told


def test_a_thought_that_is_under_way_at_the_end_has_no_answer() -> None:
    async def think() -> list[BaseException | None]:
        thinking = Thinking([Process(worker.warm_up)])
        asked = [asyncio.create_task(thinking.think(f"table {n}", time.sleep, 60)) for n in range(2)]
        await asyncio.sleep(0)
        thinking.close()
        return await asyncio.gather(*asked, thinking.think("one more", time.sleep, 60), return_exceptions=True)

    assert [type(end) for end in asyncio.run(asyncio.wait_for(think(), 30))] == [NoAnswer] * 3
