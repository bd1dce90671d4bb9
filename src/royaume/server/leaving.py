"""Away from all of one's tables at once, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from royaume.server.bots import check_bot
from royaume.server.errors import Refused
from royaume.server.hosting import check_until
from royaume.server.room import Room
from royaume.server.seats import Asker
from royaume.server.tables import asking
from royaume.server.types.asked import AwayAsked, ReturnAsked
from royaume.server.types.listed import AwayEverywhereAsked, TableKey

if TYPE_CHECKING:
    from royaume.server.house import House

AWAY = "away"


async def leave_all(house: House, asked: AwayEverywhereAsked) -> list[str]:
    """The tables at which something changed; asked again, nothing does. Where nobody would wait, nothing is said."""
    if asked.until is not None:
        check_until(asked.until, house.tables.clock.now())
        if asked.bot:
            check_bot(asked.bot)
    return [key.table for key in asked.tables if await leave(house, key, asked)]


async def leave(house: House, key: TableKey, asked: AwayEverywhereAsked) -> bool:
    """Whether anything changed there. A key that holds nothing is passed over, and so is a table that moved on."""
    try:
        async with house.tables.at(key.table) as room:
            asker = asking(room, key.token)
            leaving, coming = moved(room, asker, asked.until)
        for seat in leaving:
            await house.hosting.go_away(key.table, key.token, AwayAsked(asked.until, asked.bot, seat), None)
        for seat in coming:
            await house.hosting.come_back(key.table, key.token, ReturnAsked(seat), None)
    except Refused:
        return False
    return bool(leaving or coming)


def moved(room: Room, asker: Asker, until: int | None) -> tuple[list[int], list[int]]:
    """The seats for which something is said now, and those that are taken back from a bot."""
    if room.match.over or not room.started or room.coach is not None or not has_others(room, asker):
        return [], []
    if until is None:
        return (
            [seat for seat in asker.seats if seat in room.away],
            [seat for seat in asker.away if room.seats[seat].why == AWAY],
        )
    return [seat for seat in asker.seats if room.away.get(seat) != until], []


def has_others(room: Room, asker: Asker) -> bool:
    """Whoever plays against bots alone keeps nobody waiting."""
    mine = {*asker.seats, *asker.away}
    return any(
        number not in mine and (seat.kind == "person" or bool(seat.why)) for number, seat in enumerate(room.seats)
    )
