"""Reviews of finished games, made part by part where bots think, and kept for whoever asks next, also much later."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256

from msgspec import json

from royaume.bots.eye.file import eye_files
from royaume.kernel.errors import BadInput
from royaume.kernel.match import Match
from royaume.review import judging, reviewing
from royaume.review.shown import Move, Review, Standing
from royaume.server.errors import Refused, refused
from royaume.server.replay import check_open
from royaume.server.room import Room
from royaume.server.tables import Tables
from royaume.server.thinking import NoAnswer, Thinking
from royaume.server.types.reviews import ReviewShown
from royaume.server.version import our_version

MOST_KEPT = 60
SEED = 1
ASKER = "review"  # all of them together take turns with the tables at which bots think

Key = tuple[str, int]
DECODER = json.Decoder(Review)


def made_by_us(game: str, simulations: int) -> str:
    """What would find something else is another: the version, how far it looks, and the weights of the eyes."""
    weights = b"".join(path.read_bytes() for path in eye_files(game))
    return f"{our_version()}/{simulations}/{sha256(weights).hexdigest()[:16]}"


class Work:
    """One review, under way or done."""

    def __init__(self, match: Match, simulations: int) -> None:
        self.match = match
        self.record = match.to_text()
        self.simulations = simulations
        self.ranges = reviewing.ranges(match)
        self.parts: list[judging.Part] = []
        self.costly: list[int] = []
        self.moves: list[Move] = []

    def shown(self, review: Review | None) -> ReviewShown:
        """Until the costly moves are known, one of each seat is counted on."""
        moves = len(self.costly) if len(self.parts) == len(self.ranges) else self.match.seats
        standings: list[Standing] = [one for part in self.parts for one in part.standings] if review is None else []
        return ReviewShown(len(self.parts) + len(self.moves), len(self.ranges) + moves, standings, review)

    async def done(self, thinking: Thinking) -> Review:
        at_first = reviewing.at_first(self.match, self.simulations)
        for first, last in self.ranges:
            asked = (self.record, first, last, at_first, SEED)
            self.parts.append(await thinking.think(ASKER, judging.look_through, *asked))
        self.costly = reviewing.worth_a_second_look(self.match, [one for part in self.parts for one in part.judged])
        for n in self.costly:
            self.moves.append(await thinking.think(ASKER, judging.examine, self.record, n, self.simulations, SEED))
        return reviewing.put_together(self.match, self.simulations, self.parts, self.moves)


class Reviewing:
    """One review after the other; those that were asked for last are kept."""

    def __init__(self, tables: Tables, thinking: Thinking) -> None:
        self.tables = tables
        self.thinking = thinking
        self.simulations = reviewing.usual_simulations()
        self.one_by_one = asyncio.Lock()
        self.works: OrderedDict[Key, tuple[Work, asyncio.Task[Review]]] = OrderedDict()

    async def review(self, table: str, token: str | None, count: Callable[[], None]) -> ReviewShown:
        """How far it is. `count` is called before one is begun, and may refuse."""
        async with self.tables.at(table) as room:
            check_open(room, token)
            key = (room.id, room.version)
            if key not in self.works:
                count()
                self.begin(key, room)
        self.works.move_to_end(key)
        work, task = self.works[key]
        if not task.done():
            return work.shown(None)
        try:
            return work.shown(task.result())
        except (NoAnswer, asyncio.CancelledError):
            del self.works[key]
            raise Refused(503, "no-review", key[1]) from None
        except BadInput as error:
            del self.works[key]
            raise refused(error, key[1]) from None

    def begin(self, key: Key, room: Room) -> None:
        notice = room.notice()
        if notice is not None:
            raise refused(notice, room.version)
        try:
            work = Work(room.match, self.simulations)
        except BadInput as error:
            raise refused(error, room.version) from None
        self.works[key] = (work, asyncio.create_task(self.make(key, work)))
        while len(self.works) > MOST_KEPT:
            _, (_, task) = self.works.popitem(last=False)
            task.cancel()

    async def make(self, key: Key, work: Work) -> Review:
        rows, made_by = self.tables.store.reviews, made_by_us(work.match.game.id, self.simulations)
        kept = await self.tables.stored(rows.find, *key, made_by)
        if kept is not None:
            return DECODER.decode(kept)
        async with self.one_by_one:
            review = await work.done(self.thinking)
        await self.tables.stored(rows.keep, *key, made_by, json.encode(review), self.tables.clock.text())
        return review

    async def close(self) -> None:
        tasks = [task for _, task in self.works.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
