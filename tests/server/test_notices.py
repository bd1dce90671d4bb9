"""A player who is away is told, by a real push endpoint, a real mail server and a real webhook."""

from __future__ import annotations

import asyncio
import hmac
import json
import logging
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from royaume.kernel.errors import BadInput
from royaume.server.errors import Refused
from royaume.server.notices import mail, notices, push
from royaume.server.notices.keys import keys_in
from royaume.server.notices.outward import Outward, Unreachable
from royaume.server.notices.settings import MailSettings, settings_in
from royaume.server.notices.wishes import Night, Wishes, rested
from server.people import PERSON_AND_BOT, Line, error_of
from server.world import BASE, PATIENCE, Browser, Guest, World, friends, mover, play_until_other, wait_for

NIGHT = {"begins": 0, "ends": 23, "zone": "Europe/Paris"}


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(notices, "LOOK_EVERY", 0.02)
        patch.setattr(notices, "SOON", 0)
        patch.setattr(notices, "HERE", 0)
        patch.setattr(notices, "BACK_OFF", (0, 0))
        world = World(tmp_path_factory.mktemp("world"))
        yield world
        world.close()


def logged(caplog: pytest.LogCaptureFixture) -> str:
    """What the server wrote, and not the mail server beside it."""
    return "\n".join(one.getMessage() for one in caplog.records if one.name.split(".")[0] != "mail")


def tokens_in(text: str) -> str:
    """The key in the first link to a seat."""
    return text.split("#/table/")[1].split()[0].split("/")[1]


def test_a_turn_is_told_once_to_a_browser_that_alone_can_read_it_and_opens_that_seat_and_no_other(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    game, keys = friends(world)
    seat = mover(game)
    browser, path = Browser(), "/push/one"
    guest = world.player((game.id, keys[seat]))
    guest.ask("push", endpoint=world.endpoint.url + path, **browser.keys())
    guest.ask("push", endpoint=world.endpoint.url + path, **browser.keys())
    world.inside.house.notices.hear_of(game.id)
    (body,) = wait_for(lambda: world.endpoint.got(path))
    said = browser.read(body)
    name = ("Anna", "Bert")[1 - seat]
    assert (said["title"], said["body"]) == ("Your turn", f"Majesty with {name} is waiting for you.")
    table, key = said["path"].removeprefix("#/table/").split("/")
    assert table == game.id
    assert key not in keys.values()
    mine = [one["seat"] for one in game.look(key)["seats"] if one["mine"]]
    assert mine == [seat]
    assert game.look(key)["choices"] == game.look(keys[seat])["choices"]
    other, _ = friends(world)
    assert error_of(world.api.get(other.path, key)) == "unknown-token"
    check_signature(world, path)
    play_until_other(game, {seat: key, 1 - seat: keys[1 - seat]})
    play_until_other(game, keys)
    wait_for(lambda: len(world.endpoint.got(path)) == 2)
    secrets = [*keys.values(), key, guest.token, path, push.coded(browser.auth)]
    assert not [secret for secret in secrets if secret in logged(caplog)]


def check_signature(world: World, path: str) -> None:
    """As RFC 8292 says."""
    ((_, headers, _),) = [taken for taken in world.endpoint.taken if taken[0] == path]
    scheme, parts = headers["authorization"].split(" ", 1)
    said = dict(part.strip().split("=", 1) for part in parts.split(","))
    text, _, signature = said["t"].rpartition(".")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.decoded(said["k"]))
    raw = push.decoded(signature)
    both = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.verify(both, text.encode(), ec.ECDSA(hashes.SHA256()))
    claims = json.loads(push.decoded(text.split(".")[1]))
    assert (scheme, claims["aud"], claims["sub"]) == ("vapid", world.endpoint.url, "mailto:house@example.org")
    assert 0 < claims["exp"] - time.time() <= 24 * 3600
    assert said["k"] == world.api.get("/api/notices").json()["push"]
    assert (headers["content-encoding"], headers["urgency"]) == ("aes128gcm", "high")


def test_mail_is_asked_for_leave_then_tells_and_stops_by_its_own_link(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    game, keys = friends(world)
    seat = mover(game)
    guest = world.player((game.id, keys[seat]), language="fr")
    to = "anna@example.org"
    (endpoint,) = guest.ask("mail", to=to)["endpoints"]
    assert (endpoint["kind"], endpoint["name"], endpoint["state"]) == ("mail", to, "new")
    (asked,) = [one for one in world.room.mails if one["to"] == to]
    assert error_of(guest.try_to_ask("endpoints/try", id=endpoint["id"])) == "endpoint-new"
    proof = asked.get_content().split(f"{BASE}#/notices/confirm/{endpoint['id']}/")[1].split()[0]
    wrong = world.api.post("/api/notices/confirm", {"id": endpoint["id"], "proof": proof[::-1]})
    assert error_of(wrong) == "no-endpoint"
    assert world.api.post("/api/notices/confirm", {"id": endpoint["id"], "proof": proof}).status_code == 200
    world.inside.house.notices.hear_of(game.id)
    told = wait_for(lambda: [one for one in world.room.mails if one["to"] == to][1:])[0]
    text = told.get_content()
    assert told["subject"] == "À vous de jouer\N{NO-BREAK SPACE}: Majesty"
    key = tokens_in(text)
    assert [one["seat"] for one in game.look(key)["seats"] if one["mine"]] == [seat]
    stop = text.split(f"#/notices/stop/{endpoint['id']}/")[1].split()[0]
    secrets = [*keys.values(), key, guest.token, proof, stop, game.id]
    headers = "\n".join(f"{name}: {value}" for one in (asked, told) for name, value in one.items())
    assert not [secret for secret in secrets if secret in headers]
    assert not [secret for secret in (*secrets[:-1], to) if secret in logged(caplog)]
    assert world.api.post("/api/notices/stop", {"id": endpoint["id"], "proof": stop}).status_code == 200
    assert guest.page()["endpoints"] == []


def test_a_webhook_is_signed_and_holds_no_key(world: World) -> None:
    game, keys = friends(world)
    seat = mover(game)
    guest = world.player((game.id, keys[seat]))
    made = guest.ask("webhook", url=world.endpoint.url + "/hook?room=1")
    world.inside.house.notices.hear_of(game.id)
    (body,) = wait_for(lambda: world.endpoint.got("/hook?room=1"))
    said = json.loads(body)
    assert (said["kind"], said["table"], said["seat"], said["game"]) == ("turn", game.id, seat, "majesty")
    assert said["link"] == f"{BASE}#/table/{game.id}"
    assert said["text"] == said["content"]
    ((_, headers, _),) = [taken for taken in world.endpoint.taken if taken[0] == "/hook?room=1"]
    moment, proof = [part.split("=")[1] for part in headers["royaume-signature"].split(",")]
    wanted = hmac.new(made["secret"].encode(), f"{moment}.".encode() + body, sha256).hexdigest()
    assert proof == wanted
    assert "/hook" not in json.dumps(guest.page())


def test_nothing_is_told_while_the_table_is_open_and_it_is_once_it_is_closed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, keys = friends(world)
    seat = mover(game)
    guest = world.player()
    guest.ask("webhook", url=world.endpoint.url + "/open")
    looked: list[str] = []
    found = notices.Notices.message
    monkeypatch.setattr(notices.Notices, "message", lambda self, one: looked.append(one.table) or found(self, one))
    with world.api.live() as socket:
        Line(socket).watch(game.id, token=keys[seat], screen="one")
        wait_for(lambda: world.inside.house.live.here(game.id) == {seat})
        guest.follow((game.id, keys[seat]))
        wait_for(lambda: looked.count(game.id) > 2)
        assert world.endpoint.got("/open") == []
    wait_for(lambda: world.endpoint.got("/open"))


def test_what_fails_is_tried_again_and_an_endpoint_that_is_gone_is_forgotten(world: World) -> None:
    game, keys = friends(world)
    seat = mover(game)
    guest = world.player()
    guest.ask("webhook", url=world.endpoint.url + "/busy")
    world.endpoint.answers = [503, 429]
    guest.follow((game.id, keys[seat]))
    wait_for(lambda: len(world.endpoint.got("/busy")) == 3)
    world.endpoint.answers = [410]
    play_until_other(game, keys)
    play_until_other(game, keys)
    wait_for(lambda: guest.page()["endpoints"] == [])
    guest.ask("webhook", url=world.endpoint.url + "/never")
    world.endpoint.answers = [500] * 3
    play_until_other(game, keys)
    play_until_other(game, keys)
    wait_for(lambda: [one["state"] for one in guest.page()["endpoints"]] == ["failing"])
    (failing,) = guest.page()["endpoints"]
    assert guest.ask("endpoints/try", id=failing["id"])["endpoints"][0]["state"] == "on"
    world.room.gone.add("nobody@example.org")
    assert error_of(guest.try_to_ask("mail", to="nobody@example.org")) == "mail-failed"
    world.endpoint.answers = []


def test_against_bots_alone_nobody_waits_and_a_clock_is_told_to_its_seat(world: World) -> None:
    alone = world.api.make(PERSON_AND_BOT)
    game, keys = friends(world)
    waiting = 1 - mover(game)
    guest = world.player((alone.id, alone.token), (game.id, keys[waiting]))
    guest.ask("webhook", url=world.endpoint.url + "/bots")
    other = world.player((game.id, keys[1 - waiting]), about=["clock"], night=NIGHT)
    other.ask("webhook", url=world.endpoint.url + "/clock")
    house = world.inside.house
    for table in (alone.id, game.id):
        house.notices.hear_of(table)
    telling = house.notices.tell(game.id, 1 - waiting, "clock", until="2026-07-01T10:00:00Z")
    asyncio.run_coroutine_threadsafe(telling, house.notices.watching.get_loop()).result(PATIENCE)
    (body,) = wait_for(lambda: world.endpoint.got("/clock"))
    said = json.loads(body)
    assert said["until"] == "2026-07-01T10:00:00Z"
    assert "2026-07-01 12:00 (Europe/Paris)" in said["text"]
    assert world.endpoint.got("/bots") == []


def test_seats_follow_a_name_from_one_device_to_another_and_into_the_rematch(world: World) -> None:
    game, keys = friends(world, left=6)
    phone = world.player((game.id, keys[0]))
    assert error_of(phone.try_to_ask("page", name="Anna", phrase="short")) == "phrase-short"
    shown = phone.ask("page", name=" Anna ", phrase="four words for me")
    assert (shown["name"], shown["phrase"], shown["devices"]) == ("Anna", True, 1)
    other = world.player()
    assert error_of(other.try_to_ask("page", name="ANNA", phrase="four other words")) == "player-name-taken"
    for name, phrase in (("Anna", "four words for you"), ("Nobody", "four words for me")):
        answer = world.api.post("/api/players/enter", {"name": name, "phrase": phrase})
        assert (answer.status_code, error_of(answer)) == (401, "phrase-wrong")
    entered = world.api.post("/api/players/enter", {"name": "anna", "phrase": "four words for me"}).json()
    laptop = Guest(world, entered["token"])
    ((one),) = laptop.follow()
    assert (one["table"], one["game"], one["asked"]) == (game.id, "majesty", None)
    assert [seat["seat"] for seat in game.look(one["key"])["seats"] if seat["mine"]] == [0]
    assert [again["asked"] for again in laptop.follow((game.id, one["key"]))] == [0]
    assert [again["asked"] for again in phone.follow((game.id, keys[0]), (game.id, "made up"))] == [0]
    while not game.look()["over"]:
        game.choose(token=keys[mover(game)])
    rematch = game.post("rematch", keys[1]).json()["table"]
    again = next(one for one in laptop.follow() if one["table"] == rematch)
    seen = world.api.get(f"/api/tables/{rematch}", again["key"]).json()
    assert [seat["seat"] for seat in seen["seats"] if seat["mine"]] == [0]
    laptop.ask("tables/forget", id=game.id)
    assert [one["table"] for one in phone.follow()] == [rematch]
    laptop.ask("leave-elsewhere")
    assert phone.try_to_ask("tables", tables=[]).status_code == 401
    laptop.ask("erase")
    assert laptop.try_to_ask("tables", tables=[]).status_code == 401
    assert game.look(one["key"])["table"] == game.id


def test_a_seat_that_is_given_away_is_lost_to_the_keys_of_the_house_too(world: World) -> None:
    game, keys = friends(world)
    guest = world.player((game.id, keys[1]))
    ((one),) = guest.follow()
    assert game.post("seats", keys[0], seat=1, to="open").status_code == 200
    assert error_of(world.api.get(game.path, one["key"])) == "seat-revoked"


def test_only_hashes_are_kept_of_what_opens_something(world: World) -> None:
    game, keys = friends(world)
    guest = world.player((game.id, keys[0]))
    guest.ask("page", name="Secretive", phrase="nobody shall read this")
    ((one),) = guest.follow()
    stored = b"".join(file.read_bytes() for file in world.data.iterdir() if file.is_file())
    assert b"Secretive" in stored
    for secret in (guest.token, keys[0], one["key"], "nobody shall read this"):
        assert secret.encode() not in stored


def test_requests_of_the_server_do_not_reach_its_own_network() -> None:
    outward = Outward(private=False)
    for address in ("http://example.org/", "ftp://x.org/", "https://u@x.org/", "https://", "https://x.org:0/", "x"):
        with pytest.raises(Refused, match="endpoint-address"):
            outward.check(address)
    for host in (
        "127.0.0.1",
        "10.0.0.1",
        "169.254.169.254",
        "[::1]",
        "[::ffff:10.0.0.1]",
        "[fd00::1]",
        "[64:ff9b::a00:1]",
        "0.0.0.0",
    ):
        with pytest.raises(Refused, match="endpoint-private"):
            outward.check(f"https://{host}/")
    outward.check("https://push.example.org/x")
    with pytest.raises(Unreachable, match="own network"):
        outward.post("https://localhost/", b"", {})


@pytest.mark.parametrize(
    ("hour", "kind", "told"),
    [(12, "turn", "12:30"), (23, "turn", "07:00"), (3, "turn", "07:00"), (3, "clock", "03:30"), (7, "turn", "07:30")],
)
def test_at_night_only_clocks_are_told(hour: int, kind: str, told: str) -> None:
    paris = ZoneInfo("Europe/Paris")
    wishes = Wishes(night=Night(22, 7, "Europe/Paris"))
    then = rested(wishes, kind, datetime(2026, 7, 1, hour, 30, tzinfo=paris))
    assert then.astimezone(paris).strftime("%H:%M") == told


def test_settings_come_from_the_environment_or_a_file_and_what_is_wrong_is_said(tmp_path: Path) -> None:
    (tmp_path / "notices.toml").write_text('address = "https://a.org"\n[mail]\nhost = "m.org"\nfrom = "a@a.org"\n')
    settings = settings_in(tmp_path, {"ROYAUME_MAIL_PORT": "25", "ROYAUME_MAIL_PASSWORD": "hidden"})
    assert settings.mail == MailSettings("m.org", "a@a.org", 25, password="hidden")
    assert "hidden" not in repr(settings)
    for wrong in ("colour = 1", '[mail]\nhost = "x"', "address = 'x'", "["):
        (tmp_path / "notices.toml").write_text(wrong)
        with pytest.raises(BadInput, match="settings for notices"):
            settings_in(tmp_path, {})
    first = keys_in(tmp_path / "royaume.keys")
    assert (tmp_path / "royaume.keys").stat().st_mode & 0o777 == 0o600
    assert keys_in(tmp_path / "royaume.keys").secret == first.secret


def test_a_server_needs_none_of_the_packages_for_notices() -> None:
    program = """
import pathlib, sys, tempfile
sys.modules.update({"cryptography": None, "fido2": None})
from litestar.testing import TestClient
from royaume.server.app import make_app
from royaume.server.store.sqlite import SqliteStore
with TestClient(make_app(SqliteStore(pathlib.Path(tempfile.mkdtemp())), 1)) as client:
    print(client.get("/api/notices").json())
"""
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert told.strip() == str({"push": None, "mail": False, "webhook": True, "passkeys": False})


@pytest.mark.parametrize("to", ["", "x", "a@b@c", "a b@c.org", "a@c.org\nBcc: d@e.org", "é@c.org", "<a@c.org>"])
def test_what_is_no_mailbox_is_refused(to: str) -> None:
    with pytest.raises(Refused, match="endpoint-mail"):
        mail.checked(to)
