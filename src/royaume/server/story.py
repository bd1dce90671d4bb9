"""A room as it stood after a version, so that it can be opened again without playing its log."""

from __future__ import annotations

import zlib
from hashlib import blake2b
from typing import Any

from msgspec import Struct, msgpack, structs

from royaume.kernel.data import Reader
from royaume.kernel.event import LoggedEvent
from royaume.kernel.shown import Played
from royaume.kernel.state import read_state
from royaume.server.clocks import Reading
from royaume.server.room import Room
from royaume.server.seats import Sitting
from royaume.server.store import SavedStory

FAST = 1


class Told(Struct, frozen=True, array_like=True):
    """What the log led to: the state, all that was chosen and told, and who sat where with each choice.

    What is no part of this follows from the rest of the log: who sits there now, who holds which seat.
    """

    state: dict[str, Any]
    history: list[tuple[int, int, str, int, int, int, int]]
    log: list[LoggedEvent]
    made_in: list[int]
    sittings: list[Sitting]
    sat: list[int]
    moved: str
    seconds: int
    clocks: Reading | None = None


DECODER = msgpack.Decoder(Told)


def has_story(room: Room) -> bool:
    """Only what began with the table and goes on by its own rules; what the rules play is told from the last choice."""
    plain = room.coach is None and room.carried is None and room.base is None and room.stopped_at is None
    return plain and not room.by_older_rules and not room.match.has_automatic_seats


def story_of(room: Room) -> SavedStory | None:
    if not has_story(room):
        return None
    match = room.match
    sittings = list(dict.fromkeys(room.sat))
    places = {sitting: number for number, sitting in enumerate(sittings)}
    told = Told(
        state=match.to_data(),
        history=[structs.astuple(played) for played in match.history],
        log=match.table.log or [],
        made_in=room.made_in,
        sittings=sittings,
        sat=[places[sitting] for sitting in room.sat],
        moved=room.moved,
        seconds=room.seconds,
        clocks=None if room.clocks is None else room.clocks.reading,
    )
    return SavedStory(room.id, room.version, room.rules, room.seal, room.rows.digest(), msgpack.encode(told))


def packed(story: SavedStory) -> SavedStory:
    """As it is stored: less than half the size. It takes a while, and holds up nobody who runs beside it."""
    return structs.replace(story, text=zlib.compress(story.text, FAST))


def resume(room: Room, story: SavedStory, rows: blake2b) -> None:
    """The room stands where the story ends, which is packed; this is the seal of the entries up to there."""
    told = DECODER.decode(zlib.decompress(story.text))
    _, table = read_state(room.game, Reader(told.state, "state"))
    room.match.resume(table, [Played(*played) for played in told.history], told.log)
    room.made_in = told.made_in
    room.sat = [told.sittings[number] for number in told.sat]
    room.version, room.seal, room.kept_at = story.version, story.after, story.version
    room.rows, room.moved, room.seconds = rows, told.moved, told.seconds
    if room.clocks is not None and told.clocks is not None:
        room.clocks.reading, room.clocks.running = told.clocks, room.asked
