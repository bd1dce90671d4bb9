"""Following a table as it goes on."""

from __future__ import annotations

import asyncio
import random
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

import pytest
import twins
from litestar import WebSocket
from websockets.exceptions import ConnectionClosed

from royaume.server.live import Live, Watcher
from royaume.server.shelf import Shelf
from royaume.server.store.sqlite import SqliteStore
from royaume.server.tables import Tables
from royaume.server.types.live import Watch
from server.people import PERSON_AND_BOT, PERSON_AND_FRIEND, TWO_BOTS, TWO_PERSONS, Api, Json, Line, new_key

PAIR = "pair"


def test_whoever_watches_gets_a_snapshot_at_once_and_after_every_change(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    with api.live() as socket:
        line = Line(socket)
        line.watch(game.id, token=game.token)
        first = line.hear()["snapshot"]
        assert (first["version"], first["reset"], first["seat"]) == (0, True, first["to_move"])
        for version in (1, 2, 3):
            game.choose()
            seen = line.hear_version(version)
            assert (seen["version"], seen["since"], seen["reset"]) == (version, version - 1, False)
            assert {entry["version"] for entry in seen["log"]} == {version}


def test_everybody_is_told_as_far_as_the_own_seat_may_know(api: Api) -> None:
    game = api.make(PERSON_AND_FRIEND)
    friend = game.join(1, "Bert")
    with ExitStack() as stack:
        lines = [Line(stack.enter_context(api.live())) for _ in range(3)]
        for line, token in zip(lines, (game.token, friend, None), strict=True):
            line.watch(game.id, **({} if token is None else {"token": token}))
        mover = game.token if game.look()["to_move"] == 0 else friend
        game.choose(token=mover)
        seen = [line.hear_version(2) for line in lines]
        assert [one["seat"] for one in seen] == [0, 1, None]
        assert [bool(one["choices"]) for one in seen] == [one["to_move"] == one["seat"] for one in seen]


def test_after_a_lost_connection_the_gap_is_told(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    with api.live() as socket:
        line = Line(socket)
        line.watch(game.id, token=game.token)
        log = line.hear_version(0)["log"]
        game.choose()
        log += line.hear_version(1)["log"]
    game.play_on(choices=6)
    with api.live() as socket:
        line = Line(socket)
        line.watch(game.id, token=game.token, since=1)
        gap = line.hear_version(7)
    assert (gap["since"], gap["reset"]) == (1, False)
    assert log + gap["log"] == game.mine()["log"]


def test_after_an_undo_the_whole_view_is_told_anew(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    while not any(c["refusal"] is None and not c["reveals"] for c in game.mine()["choices"]):
        game.choose()
    quiet = next(c["id"] for c in game.mine()["choices"] if c["refusal"] is None and not c["reveals"])
    made = game.choose(quiet).json()
    with api.live() as socket:
        line = Line(socket)
        line.watch(game.id, token=game.token, since=made["version"])
        assert line.hear_version(made["version"])["log"] == []
        game.post("undo", version=made["version"])
        after = line.hear_version(made["version"] + 1)
    assert after["reset"]
    assert after["log"] == game.mine()["log"]


def test_bots_are_followed_to_the_end_without_a_gap(api: Api) -> None:
    game = api.make(TWO_BOTS)
    with api.live() as socket:
        line = Line(socket)
        line.watch(game.id)
        seen = line.hear_version(0)
        log, version = seen["log"], seen["version"]
        while not seen["over"]:
            seen = line.hear_version(version + 1)
            assert (seen["since"], seen["reset"]) == (version, False)
            log, version = log + seen["log"], seen["version"]
    assert log == game.look()["log"]


def test_chat_reaches_everybody(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    with api.live() as socket:
        line = Line(socket)
        line.watch(game.id)
        line.hear_version(0)
        game.post("chat", text="hello", seat=1, key=new_key())
        said = line.hear()["chat"]
    assert (said["said"], said["seat"], said["name"], said["text"]) == (1, 1, "Bert", "hello")


def test_a_seat_is_here_while_it_is_connected(api: Api) -> None:
    game = api.make(PERSON_AND_FRIEND)
    with api.live() as mine:
        line = Line(mine)
        line.watch(game.id, token=game.token)
        assert [seat["here"] for seat in line.hear_version(0)["seats"]] == [True, False]
        with api.live() as theirs:
            friend = Line(theirs)
            friend.watch(game.id, token=game.token_of(1))
            assert line.hear() == {"here": [0, 1]}
            assert [seat["here"] for seat in friend.hear_version(0)["seats"]] == [True, True]
        assert line.hear() == {"here": [0]}


def test_a_seat_is_played_at_one_screen_and_can_be_taken_over(api: Api) -> None:
    game = api.make(PERSON_AND_FRIEND)
    friend = game.join(1, "Bert")
    with api.live() as here, api.live() as there:
        old, new = Line(here), Line(there)
        old.watch(game.id, token=friend, screen="laptop")
        old.hear_version(1)
        new.watch(game.id, token=friend, screen="phone")
        assert new.hear() == {"elsewhere": True}
        new.watch(game.id, token=friend, screen="phone", take=True)
        assert new.hear_version(1)["seat"] == 1
        assert last_heard(old) == {"elsewhere": True}
        assert [seat["here"] for seat in game.mine()["seats"]] == [False, True]
        old.watch(game.id, token=friend, screen="laptop")
        assert old.hear() == {"elsewhere": True}
        old.watch(game.id, token=friend, screen="laptop", take=True)
        assert old.hear_version(1)["seat"] == 1
        assert last_heard(new) == {"elsewhere": True}


def last_heard(line: Line) -> Json:
    """After whatever tells who is here."""
    while "here" in (heard := line.hear()):
        pass
    return heard


def test_a_screen_that_comes_back_an_invitation_and_a_program_are_not_asked(api: Api) -> None:
    game = api.make(PERSON_AND_FRIEND)
    with ExitStack() as stack:
        for token, screen in ((game.token, "laptop"), (game.token, "laptop"), (game.token, "")):
            line = Line(stack.enter_context(api.live()))
            line.watch(game.id, token=token, screen=screen)
            assert line.hear_version(0)["seat"] == 0
        for screen in ("laptop", "phone"):
            line = Line(stack.enter_context(api.live()))
            line.watch(game.id, token=game.token_of(1), screen=screen)
            assert line.hear_version(0)["seat"] == 1


def test_a_rematch_is_told_to_whoever_still_looks(api: Api) -> None:
    game = api.make(PERSON_AND_BOT)
    over = game.play_on()
    with api.live() as socket:
        line = Line(socket)
        line.watch(game.id)
        assert line.hear_version(over["version"])["rematch"] is None
        table = game.post("rematch").json()["table"]
        assert line.hear_version(over["version"])["rematch"] == table


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("nonsense", "bad-request"),
        ('{"watch": 7}', "bad-request"),
        ('{"watch": {"table": "none"}}', "no-table"),
        ('{"watch": {"table": "\\ud800"}}', "bad-request"),
        ('{"listen": {}}', "bad-request"),
    ],
)
def test_what_is_not_understood_is_said_and_the_connection_stays(api: Api, text: str, key: str) -> None:
    game = api.make(TWO_PERSONS)
    with api.live() as socket:
        line = Line(socket)
        socket.send(text)
        assert line.hear()["error"]["key"] == key
        line.watch(game.id, token="wrong")
        assert line.hear()["error"]["key"] == "unknown-token"
        line.watch(game.id, seat=0)
        assert line.hear()["error"]["key"] == "not-your-seat"
        line.watch(game.id)
        assert line.hear()["snapshot"]["version"] == 0


def test_another_watch_replaces_the_first(api: Api) -> None:
    first, second = api.make(TWO_PERSONS), api.make(TWO_PERSONS)
    with api.live() as socket:
        line = Line(socket)
        line.watch(first.id)
        line.hear_version(0)
        line.watch(second.id)
        assert line.hear()["snapshot"]["table"] == second.id
        first.choose()
        second.choose()
        assert line.hear()["snapshot"]["table"] == second.id


def test_a_message_that_is_too_large_ends_the_connection(api: Api) -> None:
    with api.live() as socket:
        socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=10)


def test_bytes_that_are_no_text_do_no_harm(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    with api.live() as socket:
        socket.send(b"\xff\xfe")
        line = Line(socket)
        assert line.hear()["error"]["key"] == "bad-request"
        line.watch(game.id)
        assert line.hear()["snapshot"]["version"] == 0


def test_who_chose_is_told_by_the_answer_alone_and_nobody_else_misses_anything(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    with api.live() as here, api.live() as there:
        mine, other = Line(here), Line(there)
        mine.watch(game.id, token=game.token, screen="laptop")
        mine.hear_version(0)
        other.watch(game.id)
        other.hear_version(0)
        answers = [game.choose(screen="laptop").json() for _ in range(2)]
        assert [other.hear_version(version)["since"] for version in (1, 2)] == [0, 1]
        game.choose()
        heard = mine.hear()["snapshot"]
    assert [answer["version"] for answer in answers] == [1, 2]
    assert (heard["version"], heard["since"]) == (3, 2)


def test_lines_of_the_chat_come_once(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    for text in ("one", "two"):
        game.post("chat", text=text, seat=0)
    with api.live() as socket:
        line = Line(socket)
        line.watch(game.id)
        assert [said["text"] for said in line.hear_version(0)["chat"]] == ["one", "two"]
        game.post("chat", text="three", seat=0)
        assert line.hear()["chat"]["text"] == "three"
        assert game.choose().json()["chat"] == []
        assert line.hear_version(1)["chat"] == []
    with api.live() as socket:
        line = Line(socket)
        line.watch(game.id, since=1, said=2)
        assert [said["text"] for said in line.hear_version(1)["chat"]] == ["three"]


def test_more_spectators_than_are_told_at_once_all_hear_the_same(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    with ExitStack() as stack:
        lines = [Line(stack.enter_context(api.live())) for _ in range(40)]
        for line in lines:
            line.watch(game.id)
            line.hear_version(0)
        for version in (1, 2):
            game.choose()
            heard = [line.hear_version(version) for line in lines]
            assert all(one == heard[0] for one in heard)
            assert (heard[0]["since"], heard[0]["seat"]) == (version - 1, None)


class Sent:
    """A live connection that only writes down what it is sent."""

    def __init__(self) -> None:
        self.messages: list[str] = []

    async def send_data(self, message: str, mode: str) -> None:
        self.messages.append(message)


def test_whoever_asks_once_more_while_the_table_is_opened_anew_is_told(tmp_path: Path) -> None:
    store, sent = SqliteStore(tmp_path), Sent()
    store.add_table(twins.stored(random.Random(1)), [])

    async def watched() -> None:
        tables = Tables(store)
        live, watcher = Live(tables, Shelf()), Watcher(cast("WebSocket[Any, Any, Any]", sent))
        await live.follow(watcher, Watch(PAIR))
        await asyncio.sleep(0)
        async with tables.at(PAIR):
            tables.forget(PAIR)
            again = asyncio.create_task(live.follow(watcher, Watch(PAIR)))
            await asyncio.sleep(0)
            live.changed(PAIR)
            await asyncio.sleep(0)
        await again
        while watcher.speaking is not None:
            await watcher.speaking
        await tables.close()

    asyncio.run(watched())
    assert len(sent.messages) == 2
