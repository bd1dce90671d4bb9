"""Bots at the table: they think in processes of their own, and know what their seat may know."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from royaume import bots
from royaume.bots.search.bot import SearchBot
from royaume.kernel.chance import Dice
from royaume.kernel.errors import BadInput
from royaume.kernel.state import state_to_data
from royaume.kernel.table import Table
from royaume.processes import Process
from royaume.server import worker
from royaume.server.entries import Chosen
from royaume.server.errors import LOG, Refused
from royaume.server.metrics import THOUGHTS
from royaume.server.room import Room
from royaume.server.sights import Belief
from royaume.server.tables import Tables
from royaume.server.thinking import NoAnswer, Thinking
from royaume.server.worker import Asked, Found, Seen

if TYPE_CHECKING:
    from royaume.server.live import Live

DEFAULT = "steward"
QUICK = "greedy"  # instead of a bot that finds no answer
MOST_WORKERS = 4
NICE = 15  # a search takes all that it gets: whoever plays or looks comes first
DICE_BITS = 31
CONFLICT = 409
PAUSE = 0.003  # seconds between one bot's part and the next one's

ASKED_AGAIN = 0.25  # seconds after which it is asked whether another server still lets the bots of a table move

R = TypeVar("R")


def as_known_to(room: Room, seat: int, dice: Dice | None = None) -> dict[str, object]:
    """The table with everything that this seat cannot know dealt again."""
    return table_as_known_to(room, seat, room.match.table, seat, dice or any_dice())


def table_as_known_to(room: Room, seat: int, table: Table, decides: int, dice: Dice) -> dict[str, object]:
    """Likewise, a table as it lay at some time, when this seat or another was about to choose."""
    match = room.match
    t = match.game.resample(table, seat, dice)
    t.change_top(t.top().turned_to(decides))
    return state_to_data(match.game, match.config, t)


def any_dice() -> Dice:
    return Dice(secrets.randbits(DICE_BITS))


def seen_by(room: Room, seat: int) -> list[Seen]:
    """What others chose since the bot there looked last, at tables as it may know them."""
    return [
        Seen(table_as_known_to(room, seat, before, choice.seat, any_dice()), choice.number)
        for before, choice in room.sights.news_for(seat)
    ]


def check_bot(bot: str) -> None:
    """One of those that a table may have; a search of any length is for the arena alone."""
    if bot not in bots.BOTS:
        raise BadInput("unknown-bot", bot=bot, known=", ".join(bots.BOTS))


def decision(room: Room, seat: int, bot: str) -> Asked:
    asked = Asked(room.id, room.version, seat, bot, as_known_to(room, seat), secrets.randbits(DICE_BITS))
    if not bots.find(bot).watches():
        return asked
    return replace(asked, seen=seen_by(room, seat), odds=room.sights.belief(seat).odds)


def bot_at(room: Room, seat: int) -> str:
    """One of a later version, which this one does not know, is another one here."""
    bot = room.seats[seat].bot or DEFAULT
    return bot if bot in bots.BOTS else DEFAULT


def thinks_by_the_clock(bot: str) -> bool:
    made = bots.find(bot)
    return isinstance(made, SearchBot) and made.seconds > 0


def found_together(found: Sequence[Found]) -> Found:
    """What most searches chose; of equals, what was tried most often in all, or what the first one chose."""
    chosen = Counter(one.number for one in found)
    visits: Counter[int] = Counter()
    for one in found:
        visits.update(one.visits)
    number = max(chosen, key=lambda number: (chosen[number], visits[number], number == found[0].number))
    return replace(found[0], number=number)


def checked(room: Room, seat: int, number: int) -> Chosen:
    """The choice in words, tried like anybody's: what reaches the log can be played."""
    choice = room.match.id_of(number, seat)
    room.match.rehearse(choice, seat)
    return Chosen(seat, choice)


def any_choice(room: Room, seat: int) -> Chosen:
    """Where no bot answers at all: the table goes on."""
    return Chosen(seat, secrets.choice(room.match.choices(seat)).id)


class Bots:
    """One task for each table at which a bot is to move."""

    def __init__(self, tables: Tables, live: Live, workers: int = 0) -> None:
        self.tables = tables
        self.live = live
        count = workers or max(1, min(MOST_WORKERS, (os.cpu_count() or 2) - 1))
        self.thinking = Thinking([Process(worker.warm_up, NICE) for _ in range(count)])
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.chosen: dict[str, int] = {}  # at each of these tables, by the last bot
        self.one_bot = asyncio.Lock()

    def wake(self, table: str) -> None:
        """If a bot is to move there, it will."""
        if table not in self.tasks and not self.thinking.closed:
            self.tasks[table] = asyncio.create_task(self.play(table))

    def wake_at(self, room: Room) -> None:
        if room.bot_to_move() is not None:
            self.tables.expect(room)
            self.wake(room.id)

    async def play(self, table: str) -> None:
        work, ours = f"bots {table}", False
        try:
            ours = await self.claimed(table, work)
            if ours:
                while await self.moved(table):
                    self.live.changed(table)
        except (Refused, BadInput):
            LOG.warning("a bot's table cannot be opened")
        except Exception as error:
            LOG.error("a bot broke", exc_info=error)
        finally:
            self.tasks.pop(table, None)
            self.chosen.pop(table, None)
            if ours and self.tables.store.shared:
                self.tables.soon(self.tables.store.give_up, work)

    async def claimed(self, table: str, work: str) -> bool:
        """Whether this server lets them move; while another one does, its moves are awaited, or its end."""
        store = self.tables.store
        while store.shared and not await self.tables.stored(store.claim, work):
            await asyncio.sleep(ASKED_AGAIN)
            async with self.tables.at(table) as room:
                if room.bot_to_move() is None:
                    return False
        return True

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
            asked = decision(room, seat, bot_at(room, seat))
            looked_at = room.sights.count
        found = await self.found(replace(asked, before=self.chosen.pop(table, None)))
        number = None if found is None else found.number
        async with self.by_turns(), self.tables.at(table) as room:
            if room.version == asked.version:
                if found is not None and found.odds:
                    room.sights.beliefs[seat] = Belief(looked_at, found.odds)
                chosen = any_choice(room, seat) if number is None else checked(room, seat, number)
                await self.tables.commit(room, chosen)
                if number is not None:
                    self.chosen[table] = number
        return True

    @asynccontextmanager
    async def by_turns(self) -> AsyncIterator[None]:
        """Bots of all tables one after the other; between two of them whoever else asks has a turn."""
        async with self.one_bot:
            yield
            await asyncio.sleep(PAUSE)

    async def found(self, asked: Asked) -> Found | None:
        """What the bot chooses, else what a quick one does."""
        for bot in (asked.bot, QUICK):
            with suppress(NoAnswer), THOUGHTS.timing(bot):
                return found_together(await self.searched(replace(asked, bot=bot)))
        return None

    async def searched(self, asked: Asked) -> list[Found]:
        """By one mind; where the bot thinks by the clock, by all idle ones but one, each with dice of its own."""
        minds = max(1, len(self.thinking.idle) - 1) if thinks_by_the_clock(asked.bot) else 1
        several = [replace(asked, dice=secrets.randbits(DICE_BITS)) for _ in range(minds)]
        answers = await asyncio.gather(*[self.ask(worker.think, one) for one in several], return_exceptions=True)
        for error in answers:
            if isinstance(error, Exception) and not isinstance(error, NoAnswer):
                LOG.error("a bot broke", exc_info=error)
        found = [answer for answer in answers if isinstance(answer, Found)]
        if not found:
            raise NoAnswer
        return found

    async def ask(self, thought: Callable[[Asked], R], asked: Asked) -> R:
        """Raises NoAnswer where none comes in time."""
        return await self.thinking.think(asked.table, thought, replace(asked, share=self.thinking.share()))

    async def close(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinking.close()
