"""Looking back: a game at an earlier point, its record, and what might have been."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from royaume.games import GAMES
from royaume.kernel import notation
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.errors import BadInput
from royaume.kernel.frame import NOBODY
from royaume.kernel.match import Match
from royaume.kernel.state import state_to_data
from royaume.server.errors import Refused
from royaume.server.room import Room
from royaume.server.seats import SPECTATOR
from royaume.server.snapshot import snapshot
from royaume.server.tables import Tables
from royaume.server.types import CoursePoint, Snapshot

DICE_BITS = 60


def check_open(room: Room) -> None:
    if not room.open_book:
        raise Refused(422, "not-over", room.version)


async def room_at(tables: Tables, table: str, choices: int) -> Room:
    """The room of a finished game as it was after so many choices."""
    async with tables.at(table) as room:
        check_open(room)
        made = len(room.match.history)
        if choices > made:
            raise Refused(422, "no-such-point", room.version, at=choices, made=made)
    return await tables.looking_back(table, choices)


async def look_back(tables: Tables, table: str, choices: int, seat: int | None) -> Snapshot:
    """Everything is known now: one may look from any seat."""
    room = await room_at(tables, table, choices)
    if seat is not None and seat >= room.match.seats:
        raise Refused(422, "no-such-seat", room.version, seat=seat + 1)
    return snapshot(room, SPECTATOR, seat, looking_back=True)


async def course(tables: Tables, table: str) -> list[CoursePoint]:
    """The turn and everybody's points after each choice, as if the game had ended there."""
    async with tables.at(table) as room:
        check_open(room)
        return await asyncio.to_thread(played_again, room.match)


def played_again(match: Match) -> list[CoursePoint]:
    again = Match(match.game, match.config, match.seed, match.names, match.start)
    points = [CoursePoint(again.turn, again.scores())]
    for played in match.history:
        again.play_number(played.number, played.seat)
        points.append(CoursePoint(again.turn, again.scores()))
    return points


async def record(tables: Tables, table: str) -> str:
    async with tables.at(table) as room:
        check_open(room)
        return room.match.to_text()


def show(match: Match) -> list[object]:
    return [match.waiting, match.view(NOBODY), match.events(NOBODY), match.scores()]


def read_record(text: str) -> Match:
    """Whatever somebody sent. What cannot be shown at the end is not accepted either: nobody has checked its start."""
    try:
        match = notation.read(text, GAMES)
        show(match)
    except BadInput:
        raise
    except (ValueError, ArithmeticError, LookupError, RecursionError, TypeError):
        raise BadInput("record-unreadable") from None
    return match


def dealt_again(room: Room, seat: int, seed: str) -> dict[str, Any]:
    """The state at this point; what this seat could not know is dealt again, and chance goes on with a new seed."""
    match = room.match
    if match.over:
        raise BadInput("game-over")
    t = match.game.resample(match.table, seat, Dice(secrets.randbits(DICE_BITS)))
    data = state_to_data(match.game, match.config, t)
    return {**data, "chance": {"key": Chance.from_seed(seed).key.hex(), "used": 0}}
