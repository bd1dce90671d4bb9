"""Pairs of games that differ only in what a seat may not know: whatever the server tells that seat must be the same.

A game is played at random to some point. Its twin has the same past, but everything hidden from one seat is dealt
again. Snapshots (view, log, choices, scores...) of that seat and of a spectator, and the errors they get, are compared
byte by byte; then both games go on with the same choices until something hidden is shown. A difference ends with exit
code 1.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable, Iterator

import msgspec

from royaume.arena.simulation import compositions
from royaume.games import GAMES
from royaume.kernel.chance import Dice
from royaume.kernel.errors import BadInput
from royaume.kernel.shown import Choice
from royaume.server.entries import Chosen, What, encode
from royaume.server.errors import Refused, refused
from royaume.server.playing import chosen, resigned, undone
from royaume.server.room import Room
from royaume.server.seats import SPECTATOR, Asker, Seat
from royaume.server.snapshot import snapshot
from royaume.server.store import Entry, StoredTable
from royaume.server.types import ChoiceAsked, ResignAsked, UndoAsked

LONGEST = 200


def stored(rng: random.Random) -> StoredTable:
    """A table of any game, with any composition."""
    game = rng.choice(list(GAMES.values()))
    config = rng.choice(list(compositions(game)))
    seats = [Seat("person", f"P{number + 1}") for number in range(config.players)]
    seats += [Seat("rules", config.solo)] if config.solo else []
    return StoredTable(
        "pair", game.id, int(game.version), msgspec.json.encode(config.to_data()), f"{rng.random()}", None,
        msgspec.json.encode(seats), False, "",
    )  # fmt: skip


def play(room: Room, seat: int, choice: str) -> None:
    what = Chosen(seat, choice)
    room.add(Entry(room.version + 1, None, "", encode(what), ""), what)


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
    t = room.match.table
    twin.match.table = room.match.game.resample(t, seat, Dice(rng.getrandbits(31)))
    twin.match.table.log = list(t.log or [])
    return twin


def hidden_parts_differ(room: Room, twin: Room) -> bool:
    return room.match.to_data()["table"] != twin.match.to_data()["table"]


def told(room: Room, seat: int) -> Iterator[bytes]:
    """Everything the server says to this seat and to a spectator, errors included."""
    mine = Asker("hash", (seat,))
    for asker, eye in ((mine, seat), (SPECTATOR, None)):
        for since in (None, 0, room.version - 1):
            yield msgspec.json.encode(snapshot(room, asker, eye, since))
    version = room.version
    for choice in ["nonsense", *[choice.id for choice in refused_choices(room, seat)]]:
        asked = ChoiceAsked(version, choice, seat)
        yield error_of(lambda asked=asked: chosen(room, mine, asked))  # type: ignore[misc]
        yield error_of(lambda asked=asked: chosen(room, SPECTATOR, asked))  # type: ignore[misc]
    yield error_of(lambda: chosen(room, mine, ChoiceAsked(version + 1, "nonsense", seat)))
    yield error_of(lambda: undone(room, mine, UndoAsked(version)))
    yield error_of(lambda: resigned(room, mine, ResignAsked("nonsense", seat)))


def refused_choices(room: Room, seat: int) -> list[Choice]:
    return [choice for choice in room.match.explain(seat) if choice.refusal] if seat in room.waiting else []


def error_of(act: Callable[[], What]) -> bytes:
    try:
        return encode(act())
    except BadInput as error:
        return msgspec.json.encode(refused(error).shown())
    except Refused as error:
        return msgspec.json.encode(error.shown())


def leak(room: Room, twin: Room, seat: int, rng: random.Random) -> str:
    """What differs, or nothing: now, and after every choice until something hidden is shown."""
    for _ in range(LONGEST):
        for ours, theirs in zip(told(room, seat), told(twin, seat), strict=True):
            if ours != theirs:
                return f"{ours.decode()}\n{theirs.decode()}"
        if room.match.over:
            return ""
        acting = rng.choice(room.waiting)
        choices = [choice.id for choice in room.match.choices(acting)]
        if acting != seat and choices != [choice.id for choice in twin.match.choices(acting)]:
            return ""  # somebody else's secret choices: from here on the games differ rightly
        shown = int(room.match.table.revealed)
        choice = rng.choice(choices)
        play(room, acting, choice)
        play(twin, acting, choice)
        if int(room.match.table.revealed) > shown:
            return ""
    return ""


def pair(seed: int) -> tuple[bool, str]:
    """Whether the two games differed at all, and what leaked."""
    rng = random.Random(seed)
    room = Room(stored(rng))
    play_at_random(room, rng, rng.randrange(60))
    seat = rng.randrange(room.match.config.players)
    if room.match.over:
        return False, ""
    twin = twin_of(room, seat, rng)
    return hidden_parts_differ(room, twin), leak(room, twin, seat, rng)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    began, compared, seed = time.perf_counter(), 0, asked.seed
    while compared < asked.pairs:
        differ, found = pair(seed)
        if found:
            print(f"pair {seed} leaks:\n{found}")
            sys.exit(1)
        compared += differ
        seed += 1
    print(f"{compared} pairs of games, no leak, {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
