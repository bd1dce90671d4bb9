"""People at tables, as programs see them."""

from __future__ import annotations

import json
import time
import uuid
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
PATIENCE = 60
POLL_S = 0.03

TWO_PERSONS = [{"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Bert"}]
PERSON_AND_FRIEND = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
PERSON_AND_BOT = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
TWO_BOTS = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]


def new_key() -> str:
    return str(uuid.uuid4())


def allowed(seen: Json) -> list[str]:
    return [choice["id"] for choice in seen["choices"] if choice["refusal"] is None]


class Api:
    """Requests to one server."""

    def __init__(self, url: str, http: httpx.Client | None = None) -> None:
        self.url = url
        # nothing is encrypted here, and to read all certificates is more work than most tests ask of the server
        self.http = http or httpx.Client(base_url=url, timeout=PATIENCE, verify=False)

    def __enter__(self) -> Api:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def get(self, path: str, token: str | None = None, **query: object) -> httpx.Response:
        return self.http.get(path, headers=bearer(token), params={k: str(v) for k, v in query.items()})

    def post(self, path: str, body: Json, token: str | None = None) -> httpx.Response:
        return self.http.post(path, json=body, headers=bearer(token))

    def make(self, seats: list[Json] | None = None, **asked: object) -> Game:
        game = {} if {"lesson", "from"} & asked.keys() else {"game": "majesty"}
        body = {**game, **({} if seats is None else {"seats": seats}), **asked}
        answer = self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        return Game(self, answer.json())

    def bring(self, text: str) -> Game:
        """A record as a table."""
        answer = self.post("/api/records", {"text": text})
        assert answer.status_code == 201, answer.text
        return Game(self, {"table": answer.json()["table"], "token": None, "seats": []})

    def live(self) -> ClientConnection:
        return connect(self.url.replace("http", "ws") + "/live", max_size=None)


class Game:
    """One table, by default as whoever made it."""

    def __init__(self, api: Api, made: Json) -> None:
        self.api = api
        self.made = made
        self.id: str = made["table"]
        self.token: str | None = made["token"]
        self.path = f"/api/tables/{self.id}"

    def at(self, api: Api) -> Game:
        """The same table, asked of another server."""
        return Game(api, self.made)

    def token_of(self, seat: int) -> str:
        return str(self.made["seats"][seat]["token"])

    def join(self, seat: int, name: str, **body: object) -> str:
        """Take the open seat with its invitation; the token that holds it from then on."""
        answer = self.post("join", self.token_of(seat), name=name, **body)
        assert answer.status_code == 200, answer.text
        return str(answer.json()["token"])

    def look(self, token: str | None = None, **query: object) -> Json:
        answer = self.api.get(self.path, token, **query)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def mine(self, **query: object) -> Json:
        return self.look(self.token, **query)

    def post(self, what: str, token: str | None = None, **body: object) -> httpx.Response:
        return self.api.post(f"{self.path}/{what}", body, token or self.token)

    def choose(self, choice: str | None = None, token: str | None = None, **body: object) -> httpx.Response:
        """The first possible choice, unless another is given."""
        seen = self.look(token or self.token)
        filled = {"version": seen["version"], "choice": choice or allowed(seen)[0], "key": new_key(), **body}
        return self.post("choices", token, **filled)

    def play_on(self, choices: int = 10_000, until: str = "") -> Json:
        """Every person takes the first possible choice, up to this one; bots are waited for."""
        seen = self.mine()
        while not seen["over"] and choices > 0 and until not in allowed(seen):
            if not seen["choices"]:
                seen = self.wait_beyond(seen["version"])
                continue
            answer = self.post("choices", version=seen["version"], choice=allowed(seen)[0], key=new_key())
            if answer.status_code == 409:  # a bot that decides at the same time was quicker
                seen = self.wait_beyond(seen["version"])
                continue
            assert answer.status_code == 200, answer.text
            seen = answer.json()
            choices -= 1
        return seen

    def wait_beyond(self, version: int) -> Json:
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            seen = self.mine()
            if seen["version"] > version:
                return seen
            time.sleep(POLL_S)
        raise AssertionError("nothing happened")

    def wait_for_the_end(self) -> Json:
        seen = self.mine()
        while not seen["over"]:
            seen = self.wait_beyond(seen["version"])
        return seen


class Line:
    """A live connection."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def watch(self, table: str, **asked: object) -> None:
        self.socket.send(json.dumps({"watch": {"table": table, **asked}}))

    def hear(self) -> Json:
        return dict(json.loads(self.socket.recv(timeout=PATIENCE)))

    def hear_version(self, version: int) -> Json:
        """Listen until this version is shown."""
        while True:
            seen = self.hear().get("snapshot")
            if seen is not None and seen["version"] >= version:
                return dict(seen)


def bearer(token: str | None) -> dict[str, str]:
    return {} if token is None else {"Authorization": f"Bearer {token}"}


def error_of(answer: httpx.Response) -> str:
    return str(answer.json()["error"]["key"])
