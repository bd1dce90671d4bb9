"""A house, and everything that it can reach: a push endpoint that decrypts, a mail server, a webhook, all real."""

from __future__ import annotations

import json
import socket
import threading
import time
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import uvicorn
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

import royaume
from royaume.server.app import make_app
from royaume.server.clock import Clock
from royaume.server.house import House
from royaume.server.notices import push, sealing
from royaume.server.notices.keys import keys_in
from royaume.server.notices.settings import MailSettings, NoticeSettings
from royaume.server.notices.telling import Telling
from royaume.server.reach import Served
from royaume.server.store.sqlite import SqliteStore
from server.people import PERSON_AND_FRIEND, Api, Game, Json

PATIENCE = 60
RECORD = next((Path(__file__).parents[1] / "recorded").glob("majesty-2-*.rgn"))
BASE = "https://royaume.example/"


def wait_for(what: Any) -> Any:
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        found = what()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError("nothing came")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Browser:
    """The other end of a subscription: it alone can read what is sent."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.point = sealing.point_of(self.key.public_key())
        self.auth = bytes(range(16))

    def keys(self) -> Json:
        return {"p256dh": push.coded(self.point), "auth": push.coded(self.auth)}

    def read(self, body: bytes) -> Json:
        """As RFC 8291 says, written down a second time."""
        salt, size, theirs = body[:16], int.from_bytes(body[16:20], "big"), body[21 : 21 + body[20]]
        assert len(body) <= size
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        info = b"WebPush: info\x00" + self.point + theirs
        shared = HKDF(hashes.SHA256(), 32, self.auth, info).derive(self.key.exchange(ec.ECDH(), sender))
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(shared)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(shared)
        text = AESGCM(key).decrypt(nonce, body[21 + body[20] :], None)
        return dict(json.loads(text.rstrip(b"\x00").removesuffix(b"\x02")))


class Endpoint(ThreadingHTTPServer):
    """Takes requests, and answers as it is told to."""

    def __init__(self) -> None:
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[int] = []
        super().__init__(("127.0.0.1", 0), Taking)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def got(self, path: str) -> list[bytes]:
        return [body for where, _, body in self.taken if where == path]


class Taking(BaseHTTPRequestHandler):
    server: Endpoint

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.taken.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
        self.send_response(self.server.answers.pop(0) if self.server.answers else 201)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None: ...


class MailRoom:
    """Keeps all mail; some addresses have no mailbox."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.gone: set[str] = set()

    async def handle_RCPT(self, server, session, envelope, address, options):  # type: ignore[no-untyped-def]  # noqa: N802
        if address in self.gone:
            return "550 no such mailbox"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):  # type: ignore[no-untyped-def]  # noqa: N802
        self.mails.append(message_from_bytes(envelope.content, policy=policy.default))  # type: ignore[arg-type]
        return "250 OK"


class InHouse:
    """A server in this process, with a real socket, so that what it logs can be read."""

    def __init__(self, data: Path, telling: Telling, clock: Clock | None) -> None:
        app = make_app(SqliteStore(data), 1, Served(), None, telling, clock)
        self.app = app
        listener = socket.socket()
        listener.bind(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        self.server = uvicorn.Server(uvicorn.Config(app, log_level="warning", ws="websockets-sansio"))
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [listener]}, daemon=True)
        self.thread.start()
        wait_for(lambda: self.server.started)

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)


class World:
    """A house, and everything that it can reach."""

    def __init__(self, data: Path, clock: Clock | None = None) -> None:
        self.endpoint = Endpoint()
        self.room = MailRoom()
        port = free_port()
        self.smtp = Controller(self.room, hostname="127.0.0.1", port=port)
        self.smtp.start()
        settings = MailSettings("127.0.0.1", "Royaume <house@example.org>", port, security="none")
        self.telling = Telling(NoticeSettings(private=True, mail=settings), keys_in(data / "royaume.keys"), BASE)
        self.data = data / "data"
        self.inside = InHouse(self.data, self.telling, clock)
        self.api = Api(self.inside.url)

    def close(self) -> None:
        self.api.http.close()
        self.inside.stop()
        self.smtp.stop()
        self.endpoint.shutdown()
        self.endpoint.server_close()

    def player(self, *keys: tuple[str, str | None], **wishes: object) -> Guest:
        made = self.api.post("/api/players", {"wishes": wishes})
        assert made.status_code == 201, made.text
        guest = Guest(self, made.json()["token"])
        guest.follow(*keys)
        return guest


class Guest:
    """Somebody who wants to be told."""

    def __init__(self, world: World, token: str) -> None:
        self.world = world
        self.token = token

    def ask(self, what: str, **body: object) -> Json:
        answer = self.try_to_ask(what, **body)
        assert answer.status_code == 200, answer.text
        return dict(answer.json() or {})

    def try_to_ask(self, what: str, **body: object) -> Any:
        return self.world.api.post(f"/api/player/{what}", body, self.token)

    def follow(self, *keys: tuple[str, str | None]) -> list[Json]:
        asked = [{"table": table, "token": token} for table, token in keys]
        return list(self.ask("tables", tables=asked)["tables"])

    def page(self) -> Json:
        return dict(self.world.api.get("/api/player", self.token).json())


def friends(world: World, left: int = 0, **asked: object) -> tuple[Game, dict[int, str]]:
    """A table of two, and the key of each; at its beginning, or so many choices before the end of a recorded game."""
    text = RECORD.read_text("utf-8")
    at = {"table": world.api.bring(text).id, "at": len(royaume.load(text).history) - left} if left else None
    game = world.api.make(PERSON_AND_FRIEND, **({"from": at} if at else {}), **asked)
    return game, {0: str(game.token), 1: game.join(1, "Bert")}


def mover(game: Game) -> int:
    return int(game.look()["to_move"])


def play_until_other(game: Game, keys: dict[int, str]) -> None:
    """The one who is asked chooses until the other one is."""
    first = mover(game)
    while mover(game) == first:
        assert game.choose(token=keys[first]).status_code == 200
