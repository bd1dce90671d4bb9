"""Two games that differ only in what a seat may not know, and all that the server tells that seat."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import cache

import msgspec

from royaume.arena.simulation import compositions
from royaume.games import GAMES, find
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.config import Config
from royaume.kernel.errors import BadInput
from royaume.kernel.shown import Choice
from royaume.lessons import LESSONS
from royaume.lessons.positions import config_of, prepared
from royaume.server.bots import as_known_to
from royaume.server.entries import Chosen, Taught, What, encode
from royaume.server.errors import Refused, refused
from royaume.server.listing import listed
from royaume.server.opening import Around, Kept
from royaume.server.playing import chosen, joined, resigned, undone
from royaume.server.replay import check_open, other_deal
from royaume.server.room import Room
from royaume.server.seats import SPECTATOR, Asker, Seat
from royaume.server.snapshot import snapshot
from royaume.server.store import Entry, Head, Holder, Line, StoredTable
from royaume.server.suggesting import check_awaited
from royaume.server.types.asked import ChoiceAsked, JoinAsked, ResignAsked, UndoAsked
from royaume.server.types.basics import Kind

OTHER_CHANCE = 100_000  # bytes of a seed that no game uses
NOW = "2000-01-01T00:00:00Z"
UNSEALED = Head(0, b"", b"", 0)
SAID = [Line(1, None, "", 0, "P1", "well met", NOW)]
OTHERS: tuple[Kind, ...] = ("person", "person", "bot")


# tables ---------------------------------------------------------------------------------------


@cache
def all_compositions() -> list[tuple[str, Config]]:
    return [(game.id, config) for game in GAMES.values() for config in compositions(game)]


def stored(rng: random.Random) -> StoredTable:
    """A table of any title, then of any composition of it."""
    game = rng.choice(sorted(GAMES))
    config = rng.choice([config for title, config in all_compositions() if title == game])
    seats = [Seat("person", "P1"), *[other_seat(n, rng.choice(OTHERS)) for n in range(1, config.players)]]
    seats += [Seat("rules", config.solo)] if config.solo else []
    return table_of(game, config, f"{rng.random()}", seats)


def other_seat(number: int, kind: Kind) -> Seat:
    return Seat(kind, f"P{number + 1}", "random" if kind == "bot" else None)


def table_of(game: str, config: Config, seed: str, seats: list[Seat], start: bytes | None = None) -> StoredTable:
    rules = int(find(game).version)
    return StoredTable(
        "pair", game, rules, msgspec.json.encode(config.to_data()), seed, start, msgspec.json.encode(seats), False, NOW
    )


def holder(seat: int) -> str:
    return f"holder of {seat}"


def asker(seat: int) -> Asker:
    return Asker(holder(seat), (seat,))


def seated(table: StoredTable, log: Sequence[What] = ()) -> Room:
    """Everybody holds one seat; somebody has said something; then comes what the log says."""
    players = len(msgspec.json.decode(table.seats))
    holders = [Holder(holder(seat), (seat,)) for seat in range(players)]
    entries = [Entry(number, None, "", encode(what), NOW) for number, what in enumerate(log, start=1)]
    return Kept(Around(table, holders, SAID, None, None, UNSEALED), entries, None).room()


def happens(room: Room, what: What) -> None:
    room.add(Entry(room.version + 1, None, "", encode(what), NOW), what)


def play(room: Room, seat: int, choice: str) -> None:
    happens(room, Chosen(seat, choice))


def play_at_random(room: Room, rng: random.Random, choices: int) -> None:
    while choices > 0 and not room.match.over:
        seat = rng.choice(room.waiting)
        play(room, seat, rng.choice(room.match.choices(seat)).id)
        choices -= 1


def twin_of(room: Room, seat: int, rng: random.Random) -> Room:
    """The same past, but everything that this seat cannot know is dealt again."""
    twin = Room(room.stored)
    for played in room.match.history:
        play(twin, played.seat, played.id)
    twin.match.table = other_deal(room.match, seat, Dice(rng.getrandbits(31)))
    twin.match.table.log = list(room.match.table.log or [])
    return twin


def hidden_parts_differ(room: Room, twin: Room) -> bool:
    return room.match.to_data()["table"] != twin.match.to_data()["table"]


def starting_from(room: Room) -> StoredTable:
    """A table that begins where this room stands. Chance that was dealt again comes from elsewhere in its seed."""
    state = room.match.to_data()
    chance, key = room.match.table.chance, Chance.from_seed(room.stored.seed).key
    used = int(chance.used) if chance.key == key else OTHER_CHANCE + int(chance.used)
    state["chance"] = {"key": key.hex(), "used": used}
    return msgspec.structs.replace(room.stored, start=msgspec.json.encode(state))


def going_on(room: Room, log: Sequence[What] = ()) -> Room:
    """Choices made from here on can be taken back."""
    return seated(starting_from(room), log)


def lesson_room(rng: random.Random) -> tuple[Room, Taught]:
    """A chapter of a lesson as it is laid out for everybody, and what its log begins with."""
    lesson = rng.choice(list(LESSONS.values()))
    taught = Taught(lesson.id, rng.randrange(len(lesson.chapters)))
    config = config_of(lesson)
    seats = [Seat("person", "P1"), *[Seat("bot", rival.name, rival.bot) for rival in lesson.rivals]]
    seats += [Seat("rules", config.solo)] if config.solo else []
    start = msgspec.json.encode(prepared(lesson.id, taught.chapter))
    return seated(table_of(lesson.game, config, lesson.seed, seats, start), [taught]), taught


# what is told ---------------------------------------------------------------------------------


def told(room: Room, seat: int) -> Iterator[bytes]:
    """Everything the server says to this seat and to a spectator, errors included."""
    mine = asker(seat)
    for who, eye in ((mine, seat), (SPECTATOR, None)):
        for since in (None, room.version - 1):
            yield msgspec.json.encode(snapshot(room, who, eye, since))
    yield msgspec.json.encode(listed(room, mine, frozenset()))
    yield from refusals(room, seat)
    if seat in room.waiting:
        yield msgspec.json.encode(as_known_to(room, seat, Dice(room.version)))


def refusals(room: Room, seat: int) -> Iterator[bytes]:
    mine, version = asker(seat), room.version
    for choice in ["nonsense", *[choice.id for choice in refused_choices(room, seat)]]:
        asked = ChoiceAsked(version, choice, seat)
        yield error_of(lambda asked=asked: chosen(room, mine, asked))  # type: ignore[misc]
    yield error_of(lambda: chosen(room, SPECTATOR, ChoiceAsked(version, "nonsense", seat)))
    yield error_of(lambda: chosen(room, mine, ChoiceAsked(version + 1, "nonsense", seat)))
    yield error_of(lambda: chosen(room, mine, ChoiceAsked(version, "nonsense", (seat + 1) % room.match.seats)))
    yield error_of(lambda: undone(room, mine, UndoAsked(version)))
    yield error_of(lambda: undone(room, SPECTATOR, UndoAsked(version)))
    yield error_of(lambda: resigned(room, mine, ResignAsked("nonsense", seat)))
    yield error_of(lambda: joined(room, mine, JoinAsked("P9"), "invitation"))
    yield error_of(lambda: check_open(room, None))
    yield error_of(lambda: check_awaited(room, seat, version + 1))


def refused_choices(room: Room, seat: int) -> list[Choice]:
    return [choice for choice in room.match.explain(seat) if choice.refusal] if seat in room.waiting else []


def error_of(act: Callable[[], What | None]) -> bytes:
    try:
        return msgspec.json.encode(act())
    except BadInput as error:
        return msgspec.json.encode(refused(error).shown())
    except Refused as error:
        return msgspec.json.encode(error.shown())
