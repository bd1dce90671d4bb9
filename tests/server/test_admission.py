"""Who may ask at all, and how often."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from royaume import texts
from royaume.server import admission, rates
from royaume.server.app import make_app
from royaume.server.limits import Limits
from royaume.server.rates import AT_HOME, PER_ADDRESS, PER_SEAT, Rates
from royaume.server.store.sqlite import SqliteStore
from server.people import TWO_PERSONS, Api, error_of

ELSEWHERE = "203.0.113.7"
NAME = "royaume.example"
MAJESTY = {"game": "majesty"}
FOREIGN = ["evil.example", "evil.example:8123", "127.0.0.1.evil.example", "localhost.evil.example", ""]
KNOWN = ["localhost", "localhost:1", "127.0.0.1", "192.168.1.5:8000", "[::1]:80", "[fe80::1]", "x.localhost"]


@pytest.mark.parametrize("host", FOREIGN)
def test_a_name_that_somebody_else_made_point_here_is_refused(api: Api, host: str) -> None:
    answer = api.http.get("/api/games", headers={"Host": host})
    assert (answer.status_code, error_of(answer)) == (403, "other-host")
    page = api.http.get("/", headers={"Host": host, "Accept": "text/html"})
    args = {"host": host.partition(":")[0]}
    assert page.text == "\n\n".join(texts.say(one, "error-other-host", args) for one in texts.LANGUAGES)


@pytest.mark.parametrize("host", KNOWN)
def test_this_machine_and_every_number_are_known(api: Api, host: str) -> None:
    assert api.http.get("/api/games", headers={"Host": host}).status_code == 200


def test_the_own_name_is_known_in_the_home_network(api: Api) -> None:
    name = sorted(admission.own_names())[0]
    assert api.http.get("/api/games", headers={"Host": f"{name}:8000"}).status_code == 200


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://localhost:1", "http://127.0.0.1.evil.example"]
)
def test_a_page_of_somebody_else_can_neither_ask_nor_listen(api: Api, origin: str) -> None:
    answer = api.http.post("/api/tables", json={"game": "majesty"}, headers={"Origin": origin})
    assert (answer.status_code, error_of(answer)) == (403, "other-origin")
    with pytest.raises(InvalidStatus), connect(api.url.replace("http", "ws") + "/live", origin=origin):  # type: ignore[arg-type]
        pass


def test_a_page_of_the_server_may_ask_and_listen(api: Api) -> None:
    own = api.http.post("/api/tables", json={"game": "majesty"}, headers={"Origin": api.url})
    assert own.status_code == 201
    with connect(api.url.replace("http", "ws") + "/live", origin=api.url):  # type: ignore[arg-type]
        pass


def test_what_is_not_sent_as_json_is_refused(api: Api) -> None:
    def status(kind: str) -> int:
        body = b'{"game": "majesty"}'
        return api.http.post("/api/tables", content=body, headers={"Content-Type": kind}).status_code

    assert [status(kind) for kind in ("text/plain", "application/x-www-form-urlencoded", "json", "")] == [415] * 4
    assert [status(kind) for kind in ("application/json", "Application/JSON; charset=utf-8")] == [201] * 2


def test_no_answer_about_a_table_is_kept_on_the_way(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    for path in (game.path, "/api/tables/none", "/health", "/api/games"):
        assert api.get(path).headers["cache-control"] == "no-store"


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    """A server behind a proxy, which is not on the same machine."""
    store = SqliteStore(tmp_path_factory.mktemp("proxied"))
    with TestClient(make_app(store, 1, limits=Limits(hosts=(NAME,))), base_url=f"http://{NAME}") as http:
        yield http


@pytest.fixture
def others(proxied: TestClient[Litestar]) -> TestClient[Litestar]:
    proxied.app.state.rates = Rates()
    return proxied


def test_a_server_behind_a_proxy_is_told_its_name(others: TestClient[Litestar]) -> None:
    for host in (NAME, "10.0.0.2:8000"):
        headers = {"Host": host, "Origin": f"https://{NAME}"}
        assert others.post("/api/tables", json=MAJESTY, headers=headers).status_code == 201
    assert others.get("/api/games", headers={"Host": "evil.example"}).status_code == 403


def test_one_address_makes_so_many_tables_and_then_waits(others: TestClient[Litestar]) -> None:
    most = int(PER_ADDRESS["tables"].most)
    answers = [others.post("/api/tables", json=MAJESTY) for _ in range(most + 1)]
    assert [answer.status_code for answer in answers] == [201] * most + [429]
    late = answers[-1]
    seconds = late.json()["error"]["args"]["seconds"]
    assert (error_of(late), late.headers["retry-after"]) == ("too-fast", str(seconds))
    assert 1 <= seconds <= 20
    assert str(seconds) in texts.say("fr", "error-too-fast", {"seconds": seconds})


def test_one_seat_says_so_much_and_then_waits(others: TestClient[Litestar]) -> None:
    made = [others.post("/api/tables", json=MAJESTY).json() for _ in range(2)]

    def say(table: dict[str, str]) -> int:
        headers = {"Authorization": f"Bearer {table['token']}"}
        return others.post(f"/api/tables/{table['table']}/chat", json={"text": "x"}, headers=headers).status_code

    most = int(PER_SEAT["chat"].most)
    assert [say(made[0]) for _ in range(most + 1)] == [200] * most + [429]
    assert say(made[1]) == 200


@pytest.mark.parametrize(("limits", "address"), [(Limits(rates=0), ELSEWHERE), (Limits(), "127.0.0.1")])
def test_this_machine_and_a_server_without_rates_are_generous(limits: Limits, address: str) -> None:
    counted = Rates(limits.rates)
    assert not any(counted.take("chat", address, "seat") for _ in range(1000))


def test_turns_come_back_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(rates.time, "monotonic", lambda: clock[0])
    counted = Rates()
    most, a_second = PER_SEAT["chat"]
    assert not any(counted.take("chat", ELSEWHERE, "seat") for _ in range(int(most)))
    wait = counted.take("chat", ELSEWHERE, "seat")
    assert wait == pytest.approx(1 / a_second)
    clock[0] += wait - 0.01
    assert counted.take("chat", ELSEWHERE, "seat") == pytest.approx(0.01)
    clock[0] += 0.02
    assert counted.take("chat", ELSEWHERE, "seat") == 0
    clock[0] += 10_000
    assert sum(not counted.take("chat", ELSEWHERE, "seat") for _ in range(1000)) == most
    home = sum(not counted.take("tables", "127.0.0.1") for _ in range(10_000))
    assert home == PER_ADDRESS["tables"].most * AT_HOME


def test_addresses_that_are_forgotten_cost_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "MOST_KNOWN", 10)
    counted = Rates()
    for number in range(100):
        counted.take("tables", f"203.0.113.{number}")
    assert len(counted.left) == 10
