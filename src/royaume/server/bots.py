"""Bots at the table: they think in processes of their own, and know what their seat may know."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, TypeVar

from royaume import bots
from royaume.kernel.chance import Dice
from royaume.kernel.errors import BadInput
from royaume.kernel.state import state_to_data
from royaume.processes import Process
from royaume.server import worker
from royaume.server.entries import Chosen
from royaume.server.errors import LOG, Refused
from royaume.server.room import Room
from royaume.server.tables import Tables
from royaume.server.thinking import NoAnswer, Thinking

if TYPE_CHECKING:
    from royaume.server.live import Live

DEFAULT = "greedy"
MOST_WORKERS = 4
DICE_BITS = 31
CONFLICT = 409
PAUSE = 0.003  # seconds between one bot's part and the next one's

R = TypeVar("R")


def as_known_to(room: Room, seat: int, dice: Dice | None = None) -> dict[str, object]:
    """The table with everything that this seat cannot know dealt again."""
    match = room.match
    t = match.game.resample(match.table, seat, dice or Dice(secrets.randbits(DICE_BITS)))
    t.change_top(t.top().turned_to(seat))
    return state_to_data(match.game, match.config, t)


def checked(room: Room, seat: int, number: int) -> Chosen:
    """The choice in words, tried like anybody's: what reaches the log can be played."""
    choice = room.match.id_of(number, seat)
    room.match.rehearse(choice, seat)
    return Chosen(seat, choice)


def any_choice(room: Room, seat: int) -> Chosen:
    """Instead of a bot that found none in time: the table goes on."""
    return Chosen(seat, secrets.choice(room.match.choices(seat)).id)


class Bots:
    """One task for each table at which a bot is to move."""

    def __init__(self, tables: Tables, live: Live, workers: int = 0) -> None:
        self.tables = tables
        self.live = live
        count = workers or max(1, min(MOST_WORKERS, (os.cpu_count() or 2) - 1))
        self.thinking = Thinking([Process(worker.warm_up) for _ in range(count)])
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.one_bot = asyncio.Lock()

    def wake(self, table: str) -> None:
        """If a bot is to move there, it will."""
        if table not in self.tasks:
            self.tasks[table] = asyncio.create_task(self.play(table))

    def wake_at(self, room: Room) -> None:
        if room.bot_to_move() is not None:
            self.wake(room.id)

    async def play(self, table: str) -> None:
        try:
            while await self.moved(table):
                self.live.changed(table)
        except (Refused, BadInput):
            LOG.warning("a bot's table cannot be opened")
        except Exception as error:
            LOG.error("a bot broke", exc_info=error)
        finally:
            self.tasks.pop(table, None)

    async def moved(self, table: str) -> bool:
        try:
            return await self.move(table)
        except Refused as error:
            if error.status != CONFLICT:
                raise
            return True

    async def move(self, table: str) -> bool:
        """One choice of one bot, committed like any other; False when it is a person's turn."""
        async with self.by_turns(), self.tables.at(table) as room:
            seat = room.bot_to_move()
            if seat is None:
                return False
            reply = None if room.coach is None else room.coach.reply(room.match, seat)
            if reply is not None:
                await self.tables.commit(room, Chosen(seat, reply))
                return True
            version, bot, state = room.version, room.seats[seat].bot or DEFAULT, as_known_to(room, seat)
        try:
            number = await self.think(table, bot if bot in bots.BOTS else DEFAULT, state)
        except NoAnswer:
            number = None
        async with self.by_turns(), self.tables.at(table) as room:
            if room.version == version:
                chosen = any_choice(room, seat) if number is None else checked(room, seat, number)
                await self.tables.commit(room, chosen)
        return True

    @asynccontextmanager
    async def by_turns(self) -> AsyncIterator[None]:
        """Bots of all tables one after the other; between two of them whoever else asks has a turn."""
        async with self.one_bot:
            yield
            await asyncio.sleep(PAUSE)

    async def think(self, table: str, bot: str, state: dict[str, object]) -> int:
        return await self.ask(table, worker.think, bot, state)

    async def ask(
        self, table: str, thought: Callable[[str, dict[str, object], int], R], bot: str, state: dict[str, object]
    ) -> R:
        """Raises NoAnswer where none comes in time."""
        return await self.thinking.think(table, thought, bot, state, secrets.randbits(DICE_BITS))

    async def close(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinking.close()
