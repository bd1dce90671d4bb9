"""The tables that somebody holds keys of: how each stands, and what it asks of them."""

from __future__ import annotations

from collections.abc import Set
from typing import TYPE_CHECKING

from royaume.kernel.shown import Event
from royaume.server.errors import Refused
from royaume.server.room import Room
from royaume.server.seats import Asker
from royaume.server.snapshot import config_shown, origin_shown, seat_shown, terms_shown
from royaume.server.tables import asking
from royaume.server.types.listed import Mine, TableKey, TableListed, TableUnknown

if TYPE_CHECKING:
    from royaume.server.house import House


async def mine(house: House, keys: list[TableKey]) -> Mine:
    """A key that holds nothing is told apart, and stops none of the others."""
    tables: list[TableListed] = []
    unknown: list[TableUnknown] = []
    for key in keys:
        try:
            tables.append(await one(house, key))
        except Refused as error:
            unknown.append(TableUnknown(key.table, error.key))
    return Mine(tables, unknown, house.tables.clock.now())


async def one(house: House, key: TableKey) -> TableListed:
    async with house.tables.at(key.table) as room:
        asker = asking(room, key.token)
        if room.bot_to_move() is not None:
            house.bots.wake(room.id)
        return listed(room, asker, house.live.here(room.id))


def listed(room: Room, asker: Asker, here: Set[int]) -> TableListed:
    match = room.match
    return TableListed(
        table=room.id,
        game=match.game.id,
        config=config_shown(room),
        seats=[seat_shown(room, number, asker, here) for number in range(match.seats)],
        started=room.started,
        over=match.over,
        turn=match.turn,
        waiting=room.waiting,
        question=asked_of(room, asker),
        made=room.stored.made,
        moved=room.moved,
        seconds=room.seconds,
        scores=match.scores(),
        winners=match.winners() if match.over else None,
        whole=room.stored.start is None,
        origin=origin_shown(room),
        lesson=None if room.coach is None else room.coach.lesson.id,
        rematch=room.rematch,
        clock=terms_shown(room),
    )


def asked_of(room: Room, asker: Asker) -> Event | None:
    return next((room.match.question(seat) for seat in room.waiting if seat in asker.seats), None)
