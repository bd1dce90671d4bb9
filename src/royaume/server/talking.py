"""What people say at a table."""

from __future__ import annotations

from unicodedata import bidirectional, category

from royaume.server.errors import Refused
from royaume.server.following import MOST_LINES
from royaume.server.requests import check_same, fingerprint
from royaume.server.room import Room
from royaume.server.seats import acting_as
from royaume.server.store import Line, Taken
from royaume.server.tables import Tables, asking
from royaume.server.types.asked import ChatAsked

UNFIT = {"Cc", "Cs", "Cn"}
TURNING = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}


def checked(text: str) -> str:
    """One line, without what would upset the lines around it."""
    said = " ".join("".join(letter for letter in text if is_fit(letter)).split())
    if not said:
        raise Refused(422, "chat-text")
    return said


def is_fit(letter: str) -> bool:
    return letter.isspace() or (category(letter) not in UNFIT and bidirectional(letter) not in TURNING)


class Talking:
    """Whoever holds a seat may speak."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def say(self, table: str, token: str | None, asked: ChatAsked) -> tuple[Line, bool]:
        """The line, and whether it is news."""
        async with self.tables.at(table) as room:
            asker = asking(room, token)
            seat = acting_as(asker, asked.seat, [])
            request = fingerprint("say", asker.hash, asked)
            before = await self.said_before(room, asked.key)
            if before is not None:
                check_same(before.request, request, room.version)
                return before, False
            name, at = room.seats[seat].name, self.tables.clock.text()
            line = Line(0, asked.key, request, seat, name, checked(asked.text), at)
            try:
                line = await self.tables.stored(self.tables.store.say, room.id, line)
            except Taken:  # the same request at another server
                return await self.tables.stored(self.tables.store.line_of, room.id, asked.key or "") or line, False
            room.hear(line, MOST_LINES)
            return line, True

    async def said_before(self, room: Room, key: str | None) -> Line | None:
        return None if key is None else await self.tables.stored(self.tables.store.line_of, room.id, key)
