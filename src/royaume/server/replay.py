"""Looking back: a game at an earlier point, its record, and what might have been."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from royaume.games import GAMES
from royaume.kernel import notation
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.errors import BadInput, OtherRules
from royaume.kernel.frame import NOBODY
from royaume.kernel.match import Match
from royaume.kernel.retelling import Written, read_written, retold
from royaume.kernel.state import impossible_stack, state_to_data
from royaume.kernel.table import Table
from royaume.server.errors import Refused, refused
from royaume.server.room import Room
from royaume.server.seats import SPECTATOR
from royaume.server.snapshot import snapshot
from royaume.server.tables import Tables, asking
from royaume.server.types.reviews import CoursePoint
from royaume.server.types.shown import Snapshot

DICE_BITS = 60
MOST_DEALS = 1000


def check_open(room: Room, token: str | None) -> None:
    """A finished game is open to all, unless its host let nobody look on."""
    if room.private:
        asking(room, token)
    if not room.open_book:
        raise Refused(422, "not-over", room.version)


async def room_at(tables: Tables, table: str, token: str | None, choices: int) -> Room:
    """The room of a finished game as it was after so many choices."""
    async with tables.at(table) as room:
        check_open(room, token)
        made = len(room.match.history)
        if choices > made:
            raise Refused(422, "no-such-point", room.version, at=choices, made=made)
    return await tables.looking_back(room, choices)


async def look_back(tables: Tables, table: str, token: str | None, choices: int, seat: int | None) -> Snapshot:
    """Everything is known now: one may look from any seat."""
    room = await room_at(tables, table, token, choices)
    if seat is not None and seat >= room.match.seats:
        raise Refused(422, "no-such-seat", room.version, seat=seat + 1)
    return snapshot(room, SPECTATOR, seat, looking_back=True)


async def course(tables: Tables, table: str, token: str | None) -> list[CoursePoint]:
    """The turn and everybody's points after each choice, as if the game had ended there."""
    async with tables.at(table) as room:
        check_open(room, token)
        return await asyncio.to_thread(played_again, room.match)


def played_again(match: Match) -> list[CoursePoint]:
    again = Match(match.game, match.config, match.seed, match.names, match.start)
    points = [CoursePoint(again.turn, again.scores())]
    for played in match.history:
        again.play_number(played.number, played.seat)
        points.append(CoursePoint(again.turn, again.scores()))
    return points


async def record(tables: Tables, table: str, token: str | None) -> str:
    """As the rules wrote it that made it."""
    async with tables.at(table) as room:
        check_open(room, token)
        if not room.by_older_rules:
            return room.match.to_text()
        kept = await tables.stored(tables.store.record, table)
        notice = room.notice()
        if kept is None and notice is not None:
            raise refused(notice, room.version)
        return kept or ""


def show(match: Match) -> list[object]:
    return [match.waiting, match.view(NOBODY), match.events(NOBODY), match.scores()]


def read_record(text: str) -> Written:
    """Whatever somebody sent. What cannot be shown at the end is not accepted either: nobody has checked its start."""
    try:
        show(checked(text))
        return read_written(text, GAMES)
    except BadInput:
        raise
    except (ValueError, ArithmeticError, LookupError, RecursionError, TypeError):
        raise BadInput("record-unreadable") from None


def checked(text: str) -> Match:
    """What older rules made cannot be checked: it is told as far as possible."""
    try:
        return notation.read(text, GAMES)
    except OtherRules as error:
        if not error.older:
            raise
        return retold(read_written(text, GAMES))[0]


def dealt_again(room: Room, seat: int, seed: str) -> dict[str, Any]:
    """The state at this point; what this seat could not know is dealt again, and chance goes on with a new seed."""
    match = room.match
    if match.over:
        raise BadInput("game-over")
    data = state_to_data(match.game, match.config, other_deal(match, seat, Dice(secrets.randbits(DICE_BITS))))
    return {**data, "chance": {"key": Chance.from_seed(seed).key.hex(), "used": 0}}


def other_deal(match: Match, seat: int, dice: Dice) -> Table:
    """One in which whoever decides can: who went to build, for one, has something to build in hand."""
    for _ in range(MOST_DEALS):
        t: Table = match.game.resample(match.table, seat, dice)
        if not impossible_stack(t):
            return t
    raise BadInput("no-other-deal")
