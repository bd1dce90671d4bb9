"""Rooms that were put away and are opened again: the same as if their log were played."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest
from msgspec import json, structs
from prepared import Prepared, Script, add_table

import royaume
from royaume.server.clock import Clock
from royaume.server.entries import Chosen, Undone, encode
from royaume.server.errors import Refused
from royaume.server.room import Room
from royaume.server.seats import SPECTATOR, asker_of
from royaume.server.snapshot import snapshot
from royaume.server.store import Entry, Wish
from royaume.server.store.sqlite import SqliteStore
from royaume.server.story import packed, story_of
from royaume.server.tables import Tables, read, shortcut_to

LONG = 60
GAMES = ["majesty", "architects", "viscounts"]


def script(game: str, seed: int = 3) -> Script:
    match = royaume.new(game, 3, seed=str(seed))
    rng = random.Random(seed)
    while not match.over and len(match.history) < LONG + 20:
        seat = match.waiting[0]
        match.play(rng.choice(match.choices(seat)), seat)
    return Script(match, [(played.seat, played.id) for played in match.history])


@pytest.fixture
def store(tmp_path: Path) -> SqliteStore:
    return SqliteStore(tmp_path)


def put_away(store: SqliteStore, table: Prepared, choices: int) -> None:
    """With a story of its first choices."""
    story = story_of(read(store, table.id).at(choices).room())
    assert story is not None
    store.keep_stories([packed(story)])


def resumed(store: SqliteStore, table: Prepared) -> Room:
    shortcut = shortcut_to(store, table.id)
    room = None if shortcut is None else shortcut.room()
    assert room is not None
    return room


def seen_by_all(room: Room, table: Prepared) -> list[bytes]:
    askers = [SPECTATOR, *[asker_of(token, room.holders, room.seats) for token in table.tokens]]
    views = [(asker, seat, since) for asker in askers for seat in asker.seats or (None,) for since in (None, LONG // 2)]
    return [json.encode(snapshot(room, asker, seat, since)) for asker, seat, since in views]


def same(one: Room, other: Room) -> bool:
    kept = ("version", "seal", "reset", "made_in", "sat", "seats", "holders", "sitting", "moved", "seconds")
    assert [getattr(one, name) for name in kept] == [getattr(other, name) for name in kept]
    assert one.rows.digest() == other.rows.digest()
    assert one.match.to_text() == other.match.to_text()
    return one.match.to_data() == other.match.to_data()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("old", [0, 7])
def test_a_room_is_resumed_as_if_its_log_were_played(game: str, old: int, store: SqliteStore) -> None:
    played = script(game)
    table = add_table(store, played, LONG)
    put_away(store, table, LONG - old)
    room, told = resumed(store, table), read(store, table.id).room()
    assert same(room, told)
    assert seen_by_all(room, table) == seen_by_all(told, table)
    for number, (seat, choice) in enumerate(played.choices[LONG:], start=LONG + 1):
        for one in (room, told):
            one.add(Entry(number, None, "", b"", Clock().text()), Chosen(seat, choice))
    assert same(room, told)
    assert seen_by_all(room, table) == seen_by_all(told, table)


def test_a_story_of_something_else_is_not_told(store: SqliteStore, tmp_path: Path) -> None:
    table, other = (add_table(store, script("majesty", seed), LONG // 2) for seed in (3, 4))
    put_away(store, table, LONG // 4)
    story = store.story(table.id)
    assert story is not None
    for wrong in (
        structs.replace(story, table=other.id),
        structs.replace(story, after=b"another log"),
        structs.replace(story, rules=story.rules - 1),
        structs.replace(story, version=story.version + 1),
    ):
        store.keep_stories([wrong])
        shortcut = shortcut_to(store, wrong.table)
        assert shortcut is not None
        assert shortcut.room() is None
    store.keep_stories([story])
    with sqlite3.connect(tmp_path / "royaume.sqlite3") as db:
        db.execute("UPDATE stories SET text = ? WHERE of_table = ?", (story.text[:-1] + b"!", table.id))
    db.close()
    assert store.story(table.id) is None
    assert read(store, table.id).room().version == LONG // 2


CHANGES = {
    "a choice": "UPDATE entries SET what = replace(what, 'take', 'Take') WHERE of_table = ? AND version = 7",
    "a time": "UPDATE entries SET at = '2020-01-01T00:00:00Z' WHERE of_table = ? AND version = 7",
    "a key": "UPDATE entries SET key = NULL WHERE of_table = ? AND version = 7",
    "a hole": "DELETE FROM entries WHERE of_table = ? AND version = 7",
    "the table": "UPDATE tables SET seed = seed || '!' WHERE id = ?",
    "after the story": "UPDATE entries SET request = '' WHERE of_table = ? AND version = 18",
    "the end": "DELETE FROM entries WHERE of_table = ? AND version = 20",
    "a seat": "UPDATE holders SET seats = '0' WHERE of_table = ?",
}


@pytest.mark.parametrize("damage", CHANGES)
def test_damage_is_noticed_also_before_the_story_with_which_a_room_opens(
    damage: str, store: SqliteStore, tmp_path: Path
) -> None:
    table = add_table(store, script("majesty"), 20)
    put_away(store, table, 15)
    with sqlite3.connect(tmp_path / "royaume.sqlite3") as db:
        db.execute(CHANGES[damage], (table.id,))
    db.close()

    async def open_it() -> None:
        async with Tables(store).at(table.id):
            pass

    with pytest.raises(Refused, match="table-damaged"):
        asyncio.run(open_it())


def test_what_was_taken_back_since_is_not_in_a_story(store: SqliteStore) -> None:
    table = add_table(store, script("majesty"), 20)
    put_away(store, table, 20)
    kept = read(store, table.id)
    store.append(table.id, Entry(21, None, "", encode(Undone(0, 18)), Clock().text()), kept.around.head.seal)
    room = read(store, table.id).room()
    assert (room.version, len(room.match.history), room.reset) == (21, 18, 21)
    story = story_of(room)
    assert story is not None
    store.keep_stories([packed(story)])
    assert same(resumed(store, table), room)


def test_rooms_that_do_not_fit_are_put_away_and_come_back_by_their_story(store: SqliteStore) -> None:
    played = script("majesty")
    boards = [add_table(store, played, 10) for _ in range(3)]
    by_story: list[bool] = []

    async def play() -> None:
        tables = Tables(store, most_bytes=50_000)
        for number, (seat, choice) in enumerate(played.choices[10:22], start=11):
            for board in boards:
                async with tables.at(board.id) as room:
                    assert room.version == number - 1
                    room.match.rehearse(choice, seat)
                    await tables.commit(room, Chosen(seat, choice))
                by_story.append(room.kept_at is not None)
                assert len(tables.places) < len(boards)
        await tables.stored(lambda: None)
        tables.one_thread.shutdown()

    asyncio.run(play())
    assert all(by_story[len(boards) :])
    for board in boards:
        assert same(resumed(store, board), read(store, board.id).room())


def test_one_that_is_taken_does_not_spoil_the_others_of_its_commit(store: SqliteStore) -> None:
    played = script("majesty")
    one, other = (add_table(store, played, 5) for _ in range(2))
    seals = {table.id: read(store, table.id).around.head.seal for table in (one, other)}

    def wish(table: Prepared, version: int, key: str) -> Wish:
        return Wish(
            table.id, Entry(version, key, "", encode(Chosen(*played.choices[5])), Clock().text()), seals[table.id]
        )

    first, late, used, last = store.append_all(
        [wish(one, 6, "a"), wish(one, 6, "b"), wish(one, 7, "c"), wish(other, 6, "a")]
    )
    assert first is not None
    assert last is not None
    assert (late, used) == (None, None)
    assert [read(store, table.id).room().version for table in (one, other)] == [6, 6]
