"""The seats that were taken or given, kept for the next talk in a file that nobody else may read."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from royaume.kernel.errors import BadInput
from royaume.server.store.folder import make_private

FILE = "mcp.json"
MOST_KEPT = 100
HERE = ""  # the server of this machine, whatever its port is today


class Seat(msgspec.Struct, frozen=True):
    """A table and the secret that holds a seat there. `invitation`: the one that was exchanged for it."""

    server: str
    table: str
    token: str
    invitation: str = ""


class SeatBook:
    """Read again before each use: two talks may keep the same book."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / FILE

    def seats(self, server: str | None) -> list[Seat]:
        """Those at one server, or at all of them."""
        return [seat for seat in self.read() if server is None or seat.server == server]

    def find(self, table: str, server: str | None) -> Seat:
        for seat in self.seats(server):
            if seat.table == table:
                return seat
        raise BadInput("mcp-unknown-table", table=table)

    def keep(self, seat: Seat) -> None:
        """Last in the book, in place of what was known of that table."""
        others = [other for other in self.read() if (other.server, other.table) != (seat.server, seat.table)]
        self.write([*others, seat][-MOST_KEPT:])

    def read(self) -> list[Seat]:
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=list[Seat])
        except FileNotFoundError:
            return []
        except (OSError, msgspec.MsgspecError) as error:
            raise BadInput("file-unreadable", file=str(self.file), reason=type(error).__name__) from None

    def write(self, seats: list[Seat]) -> None:
        """Whole or not at all."""
        beside = self.file.with_suffix(f".{os.getpid()}")
        try:
            make_private(self.folder)
            with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
                out.write(msgspec.json.encode(seats))
            beside.replace(self.file)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise BadInput("file-unwritable", file=str(self.file), reason=reason) from None
