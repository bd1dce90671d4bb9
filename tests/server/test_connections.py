"""Whoever keeps a connection open without use is let go, and locks nobody out."""

from __future__ import annotations

import contextlib
import json
import logging
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from kill import Served
from websockets.exceptions import ConnectionClosed

from royaume.server import limits, logs
from royaume.server.connections import SLOWEST, Connections, Unsent
from royaume.server.limits import Limits
from server.people import TWO_PERSONS, Api

HASTY = Path(__file__).with_name("hasty.py")
FEW_FILES = 150
UPGRADE = (
    b"GET /live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
HALF = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Ty"
HALF_A_BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"
)
BAD_CHUNK = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that waits a second, and may open few files."""
    served = Served(tmp_path_factory.mktemp("hasty") / "data", program=[str(HASTY), str(FEW_FILES)])
    yield served
    served.stop()


def connected(served: Served) -> socket.socket:
    return socket.create_connection(("127.0.0.1", served.port), timeout=10)


def log_of(served: Served) -> str:
    return served.log.read_text()


def read_to_the_end(line: socket.socket) -> bytes:
    return b"".join(iter(lambda: line.recv(65536), b""))


@pytest.mark.parametrize("sent", [b"", HALF, HALF_A_BODY, HALF_A_BODY + b'"game":'])
def test_a_request_that_is_never_finished_is_given_up(hasty: Served, sent: bytes) -> None:
    with connected(hasty) as line:
        line.sendall(sent)
        assert read_to_the_end(line).startswith(b"HTTP/1.1 408 ")


def test_a_byte_now_and_then_does_not_keep_a_request_alive(hasty: Served) -> None:
    with connected(hasty) as line:
        began = time.monotonic()
        answer = b""
        while not answer and time.monotonic() - began < 10:
            line.sendall(b"G")
            line.settimeout(0.2)
            try:
                answer = line.recv(1000)
            except TimeoutError:
                continue
        assert answer.startswith(b"HTTP/1.1 408 ")


def test_more_idle_connections_than_there_are_files_lock_nobody_out(hasty: Served) -> None:
    with ExitStack() as stack:
        for _ in range(2 * FEW_FILES):
            stack.enter_context(connected(hasty))
        for _ in range(3):
            assert httpx.get(hasty.url + "/health").json()["status"] == "ok"
    assert len(log_of(hasty)) < 10_000


def test_an_upload_that_is_broken_off_is_no_error(hasty: Served) -> None:
    before = log_of(hasty)
    with connected(hasty) as line:
        line.sendall(HALF_A_BODY)
    assert httpx.get(hasty.url + "/health").status_code == 200
    assert "internal error" not in log_of(hasty).removeprefix(before)


def keep_sending(line: socket.socket, frame: bytes) -> None:
    ends = time.monotonic() + 60
    while time.monotonic() < ends:
        line.sendall(frame)
        time.sleep(0.002)


def test_a_live_connection_that_does_not_read_is_dropped(hasty: Served) -> None:
    with Api(hasty.url) as api, socket.socket() as line:
        game = api.make(TWO_PERSONS)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", hasty.port))
        line.sendall(UPGRADE)
        line.recv(1000)
        watch = json.dumps({"watch": {"table": game.id, "token": game.token}}).encode()
        frame = bytes([0x81, 0x80 | len(watch), 0, 0, 0, 0]) + watch
        with pytest.raises(OSError, match=r"reset|pipe"):
            keep_sending(line, frame)
        assert not any(seat["here"] for seat in game.look()["seats"])


@pytest.mark.parametrize(
    "sent",
    [
        [UPGRADE, b"\x81\x82\0\0\0\0\xff\xff"],  # no text
        [UPGRADE, b"\x83\x80\0\0\0\0"],  # a kind of message that there is not
        [UPGRADE + b"\x81\x82\0\0\0\0{}"],  # before the server has agreed
        [BAD_CHUNK + b"Content-Type: application/json\r\n\r\nzz\r\n"],
    ],
)
def test_what_breaks_the_protocol_ends_the_connection_and_is_no_error(hasty: Served, sent: list[bytes]) -> None:
    before = log_of(hasty)
    with connected(hasty) as line:
        for part in sent:
            line.sendall(part)
            with contextlib.suppress(ConnectionResetError):
                line.recv(65_536)
        with contextlib.suppress(ConnectionResetError):
            read_to_the_end(line)
    assert httpx.get(hasty.url + "/health").status_code == 200
    assert "Traceback" not in log_of(hasty).removeprefix(before)


def test_a_live_connection_that_asks_for_nothing_is_closed(hasty: Served) -> None:
    with Api(hasty.url) as api, api.live() as socket, pytest.raises(ConnectionClosed):
        socket.recv(timeout=10)


def test_who_takes_enough_in_time_is_not_too_slow() -> None:
    slow, steady, limits = Unsent(), Unsent(), Limits(unsent=10)
    sizes = [10 * SLOWEST - i * SLOWEST // 5 for i in range(20)]
    assert not any(steady.overdue(size, limits, now) for now, size in enumerate(sizes))
    assert [now for now in range(20) if slow.overdue(10 * SLOWEST - now, limits, now)] == list(range(11, 20))
    assert Unsent().overdue(limits.unsent_bytes + 1, limits, 0)


def test_one_address_holds_so_many_connections_unless_it_is_this_machine_or_a_proxy() -> None:
    connections = Connections(Limits(connections=1000, connections_of_one=3, proxies=("203.0.113.9",)))
    for address, most in (("203.0.113.7", 3), ("203.0.113.9", 9), ("127.0.0.1", 9)):
        had_room = []
        for _ in range(9):
            connections.of_one[address] += 1
            had_room.append(connections.has_room(address))
        assert sum(had_room) == most


def test_there_are_always_files_left_for_the_server_itself() -> None:
    for files in (64, 256, 1024, 20_000):
        assert 0 < limits.connections_for(files) < files


def test_lines_that_are_alike_do_not_fill_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(logs.time, "monotonic", lambda: clock[0])
    sparing = logs.Sparing()

    def written(text: str) -> list[str]:
        record = logging.LogRecord("asyncio", logging.ERROR, "", 0, text, (), None)
        return [record.getMessage()] if sparing.filter(record) else []

    assert sum(len(written("accept failed")) for _ in range(1000)) == logs.MOST_ALIKE
    assert written("something else") == ["something else"]
    clock[0] += logs.WHILE + 1
    assert written("accept failed") == ["accept failed (and 990 more like this)"]
    assert written("accept failed") == ["accept failed"]
