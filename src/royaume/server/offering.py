"""The tables that are open to all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from royaume.server.clocks import DAY
from royaume.server.errors import Refused
from royaume.server.listing import listed
from royaume.server.seats import SPECTATOR
from royaume.server.types.listed import OpenTables, TableListed

if TYPE_CHECKING:
    from royaume.server.house import House

MOST = 30
SINCE = 7 * DAY  # whoever opened a table and was not joined for so long hardly waits any more


async def open_tables(house: House) -> OpenTables:
    tables = house.tables
    names = await tables.stored(tables.store.all_open, tables.clock.now() - SINCE, MOST)
    found = [await one(house, name) for name in names]
    return OpenTables([table for table in found if table is not None])


async def one(house: House, name: str) -> TableListed | None:
    """None where it is full by now, or cannot be opened."""
    try:
        async with house.tables.at(name) as room:
            return listed(room, SPECTATOR, house.live.here(name)) if room.has_free_seats else None
    except Refused:
        return None
