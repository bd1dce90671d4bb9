"""A move for who asks for one: thought out like a bot's, from what the seat may know, and told to nobody else."""

from __future__ import annotations

import asyncio

from royaume.kernel.errors import BadInput
from royaume.kernel.shown import Suggestion
from royaume.review.advising import adviser
from royaume.server import worker
from royaume.server.bots import Bots, decision
from royaume.server.errors import Refused, refused
from royaume.server.playing import check_version
from royaume.server.room import Room
from royaume.server.seats import acting_as
from royaume.server.tables import Tables, asking
from royaume.server.thinking import NoAnswer
from royaume.server.types.shown import SuggestionShown

LONGEST_GOODBYE = 1.0


class Suggesting:
    """One thought for each decision of a seat, however often it asks."""

    def __init__(self, tables: Tables, bots: Bots) -> None:
        self.tables = tables
        self.bots = bots
        self.thinking: set[asyncio.Task[Suggestion]] = set()

    async def suggest(self, table: str, token: str | None, version: int, wanted: int | None) -> SuggestionShown:
        async with self.tables.at(table) as room:
            seat = acting_as(asking(room, token), wanted, room.waiting)
            check_awaited(room, seat, version)
            thought = self.thought_for(room, seat)
        try:
            found = await asyncio.shield(thought)
        except NoAnswer:
            raise Refused(422, "no-suggestion", version) from None
        async with self.tables.at(table) as room:
            check_version(room, version)
            choice = room.match.id_of(found.number, seat)
            return SuggestionShown(room.version, seat, choice, found.then, found.events, found.points)

    def thought_for(self, room: Room, seat: int) -> asyncio.Task[Suggestion]:
        """The one that is under way or done since the last entry of the log, unless it failed."""
        before = room.suggested.get(seat)
        if before is not None and not has_failed(before):
            return before
        asked = self.bots.ask(worker.suggest, decision(room, seat, adviser(room.game)))
        thought = room.suggested[seat] = asyncio.create_task(asked)
        self.thinking.add(thought)
        thought.add_done_callback(self.thinking.discard)
        return thought

    async def close(self) -> None:
        """Once nobody thinks any more: who waits for a suggestion hears that there is none."""
        if self.thinking:
            await asyncio.wait(self.thinking, timeout=LONGEST_GOODBYE)


def has_failed(thought: asyncio.Task[Suggestion]) -> bool:
    return thought.done() and (thought.cancelled() or thought.exception() is not None)


def check_awaited(room: Room, seat: int, version: int) -> None:
    """Whether this seat decides now, and in the knowledge of this version."""
    notice = room.notice()
    if notice is not None:
        raise refused(notice, room.version)
    if room.match.over:
        raise refused(BadInput("game-over"), room.version)
    if not room.started:
        raise Refused(422, "not-started", room.version)
    check_version(room, version)
    if seat not in room.waiting:
        waiting = ", ".join(str(other + 1) for other in room.waiting)
        raise refused(BadInput("not-your-turn", seat=seat + 1, waiting=waiting), room.version)
