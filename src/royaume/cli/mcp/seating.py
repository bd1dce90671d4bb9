"""Which seats there are, and at which server each of them is."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

from royaume.cli.mcp.asking import Asking
from royaume.cli.mcp.links import read_link
from royaume.cli.mcp.local import LocalServer
from royaume.cli.mcp.position import Position, Taken
from royaume.cli.mcp.seat_book import HERE, Seat, SeatBook
from royaume.kernel.errors import BadInput


class Seating:
    """With `only`, nothing but that server is ever asked; without, the one of this machine and those of links."""

    def __init__(self, folder: Path, only: str = "") -> None:
        self.only = only
        self.book = SeatBook(folder)
        self.local = LocalServer(folder)
        self.servers: dict[str, Asking] = {}

    async def close(self) -> None:
        for server in self.servers.values():
            await server.close()
        await self.local.close()

    async def server(self) -> Asking:
        """Where new tables are made."""
        return self.at(self.only or await self.local.address())

    async def server_of(self, seat: Seat) -> Asking:
        return self.at(await self.local.address() if seat.server == HERE else seat.server)

    def at(self, address: str) -> Asking:
        if address not in self.servers:
            self.servers[address] = Asking(address)
        return self.servers[address]

    def find(self, table: str) -> Seat:
        return self.book.find(table, self.only or None)

    def by_server(self) -> list[list[Seat]]:
        seats = sorted(self.book.seats(self.only or None), key=place)
        return [list(there) for _, there in groupby(seats, place)]

    def keep(self, address: str, table: str, token: str, invitation: str = "") -> Seat:
        seat = Seat(self.place_of(address), table, token, invitation)
        self.book.keep(seat)
        return seat

    def place_of(self, address: str) -> str:
        """The server of this machine has another port every time."""
        return HERE if not self.only and address == self.local.running() else address

    async def join(self, text: str, name: str) -> Seat:
        """An invitation is exchanged for a seat, once; the link of a seat that somebody has is used as it is."""
        link = read_link(text)
        if self.only and link.server != self.only:
            raise BadInput("mcp-other-server", server=self.only)
        for seat in self.book.seats(self.place_of(link.server)):
            if seat.table == link.table and link.token in (seat.token, seat.invitation):
                return seat
        server = self.at(link.server)
        seen = await server.get(Position, f"/api/tables/{link.table}", link.token)
        if not any(seat.mine and seat.kind == "open" for seat in seen.seats):
            return self.keep(link.server, link.table, link.token)
        taken = await server.change(Taken, f"/api/tables/{link.table}/join", {"name": name}, link.token)
        return self.keep(link.server, link.table, taken.token, link.token)


def place(seat: Seat) -> str:
    return seat.server
