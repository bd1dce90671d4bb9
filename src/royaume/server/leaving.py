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
            coming, leaving = moved(room, asker, asked)
        for seat in coming:
            await house.hosting.come_back(key.table, key.token, ReturnAsked(seat), None)
        for seat in leaving:
            await house.hosting.go_away(key.table, key.token, AwayAsked(asked.until, asked.bot, seat), None)
    except Refused:
        return False
    return bool(leaving or coming)


def moved(room: Room, asker: Asker, asked: AwayEverywhereAsked) -> tuple[list[int], list[int]]:
    """The seats that are taken back from a bot first, and those for which something is said then."""
    if room.match.over or not room.started or room.coach is not None or not has_others(room, asker):
        return [], []
    played = [seat for seat in asker.away if room.seats[seat].why == AWAY]
    if asked.until is None:
        return played, [seat for seat in asker.seats if seat in room.away]
    otherwise = [seat for seat in (*played, *asker.seats) if said_before(room, seat) != (asked.until, asked.bot)]
    return [seat for seat in played if seat in otherwise], otherwise


def said_before(room: Room, seat: int) -> tuple[int | None, str]:
    """Until when its owner is away, and who plays meanwhile."""
    return room.away.get(seat), (room.seats[seat].bot or "") if room.seats[seat].why == AWAY else ""


def has_others(room: Room, asker: Asker) -> bool:
    """Whoever plays against bots alone keeps nobody waiting."""
    mine = {*asker.seats, *asker.away}
    return any(
        number not in mine and (seat.kind == "person" or bool(seat.why)) for number, seat in enumerate(room.seats)
    )
