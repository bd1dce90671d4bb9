"""The tables that a lesson prepares: each chapter begins where following the coach through those before it leads."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import json

from royaume import api
from royaume.games import find
from royaume.kernel.config import Config
from royaume.kernel.match import Match
from royaume.lessons import FOLDER, LESSONS
from royaume.lessons.coach import LEARNER, Coach
from royaume.lessons.lesson import Lesson


class Broken(Exception):
    """A lesson that does not lead where it says: a defect of the lesson, found by its test."""


@cache
def prepared(lesson: str, chapter: int) -> dict[str, Any]:
    """The state that a chapter begins from."""
    found = LESSONS[lesson]
    position = found.chapters[chapter].position
    if position:
        return api.from_data(json.decode((FOLDER / position).read_bytes())).to_data()
    if chapter == 0:
        return opened(found).to_data()
    return after(found, chapter - 1).to_data()


def config_of(lesson: Lesson) -> Config:
    game = find(lesson.game)
    return game.configure(lesson.players, tuple(lesson.expansions), lesson.solo, lesson.setup, dict(lesson.options))


def opened(lesson: Lesson) -> Match:
    """The table as the seed deals it, after the choices of the opening."""
    match = Match(find(lesson.game), config_of(lesson), lesson.seed)
    for line in lesson.opening:
        seat, choice = line.split(" ", 1)
        match.play(choice, int(seat.removeprefix("P")) - 1)
    return match


def after(lesson: Lesson, chapter: int) -> Match:
    """Where following the coach through the chapter leads."""
    match = begun(lesson, chapter)
    coach = Coach(lesson, chapter)
    while coach.chapter == chapter or LEARNER not in match.waiting:
        follow(coach, match)
    return match


def begun(lesson: Lesson, chapter: int) -> Match:
    start = prepared(lesson.id, chapter)
    match = api.from_data(start)
    names = ["P1", *[rival.name for rival in lesson.rivals]]
    return Match(match.game, match.config, lesson.seed, names, match.start)


def follow(coach: Coach, match: Match) -> None:
    """The next choice as the lesson has it."""
    seat = LEARNER if LEARNER in match.waiting else match.waiting[0]
    choice = next(iter(coach.target(match)), None) if seat == LEARNER else coach.reply(match, seat)
    if choice is None:
        legal = "; ".join(choice.id for choice in match.choices(seat))
        where = f"{coach.lesson.id}, chapter {coach.chapter + 1}, step {coach.step + 1}, seat {seat + 1}"
        raise Broken(f"{where}: nothing that the lesson asks for is allowed. Possible: {legal}")
    match.play(choice, seat)
    coach.saw(choice, seat, match)
