"""What a learner asks of the coach: to lay out a chapter, or to make the next choice."""

from __future__ import annotations

from royaume.bots import ADVISER
from royaume.kernel.errors import BadInput
from royaume.lessons.coach import LEARNER, Coach
from royaume.lessons.positions import prepared
from royaume.server import worker
from royaume.server.bots import Bots, checked, decision
from royaume.server.entries import Chosen, Taught
from royaume.server.errors import Refused
from royaume.server.playing import Done, Playing, check_version
from royaume.server.room import Room
from royaume.server.seats import Asker, acting_as
from royaume.server.tables import Tables
from royaume.server.thinking import NoAnswer
from royaume.server.types.asked import ChapterAsked, StepAsked


class Teaching:
    """Both are entries of the log like any other, so that undo, restart and record know them."""

    def __init__(self, tables: Tables, playing: Playing, bots: Bots) -> None:
        self.tables = tables
        self.playing = playing
        self.bots = bots

    async def begin(self, table: str, token: str | None, asked: ChapterAsked) -> Done:
        return await self.playing.change(
            table, token, asked, LEARNER, lambda room, asker: chapter_begun(room, asker, asked)
        )

    async def do_step(self, table: str, token: str | None, asked: StepAsked) -> Done:
        """A bot is asked first where the coach has nothing to ask for."""
        number = await self.sound_choice(table, asked.version)
        return await self.playing.change(
            table, token, asked, LEARNER, lambda room, asker: step_done(room, asker, asked, number)
        )

    async def sound_choice(self, table: str, version: int) -> int | None:
        async with self.tables.at(table) as room:
            coach = room.coach
            asked = coach is not None and LEARNER in room.waiting and room.version == version
            if coach is None or not asked or coach.target(room.match):
                return None
            decides = decision(room, LEARNER, ADVISER)
        try:
            return (await self.bots.ask(worker.think, decides)).number
        except NoAnswer:
            raise Refused(422, "no-suggestion", version) from None


def chapter_begun(room: Room, asker: Asker, asked: ChapterAsked) -> Taught:
    coach = coach_of(room, asker, asked.version)
    chapters = len(coach.lesson.chapters)
    if asked.chapter >= chapters:
        raise BadInput("unknown-chapter", chapter=asked.chapter + 1, chapters=chapters)
    return Taught(coach.lesson.id, asked.chapter, prepared(coach.lesson.id, asked.chapter))


def step_done(room: Room, asker: Asker, asked: StepAsked, number: int | None) -> Chosen:
    coach = coach_of(room, asker, asked.version)
    if LEARNER not in room.waiting:
        raise Refused(422, "not-your-turn", seat=LEARNER + 1, waiting=", ".join(str(s + 1) for s in room.waiting))
    if number is not None:
        return checked(room, LEARNER, number)
    return Chosen(LEARNER, coach.target(room.match)[0])


def coach_of(room: Room, asker: Asker, version: int) -> Coach:
    acting_as(asker, LEARNER, room.waiting)
    if room.coach is None:
        raise BadInput("no-lesson")
    check_version(room, version)
    if room.match.over:
        raise BadInput("game-over")
    return room.coach
