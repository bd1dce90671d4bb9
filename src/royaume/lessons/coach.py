"""Where a learner is in a lesson. It follows from the choices alone, so that a log that is played again leads there."""

from __future__ import annotations

from copy import copy
from typing import Any

from royaume.kernel.match import Match
from royaume.kernel.shown import Choice
from royaume.lessons.lesson import Chapter, Lesson, Step, fits, ways

LEARNER = 0
MINE = "mine"


class Coach:
    """Follows what is chosen: a step that is done leads to the next, and the last one to a game without a coach."""

    def __init__(self, lesson: Lesson, chapter: int = 0) -> None:
        self.lesson = lesson
        self.chapter = chapter
        self.step = 0
        self.move = 0  # how many of the step's moves were made
        self.replies: list[str] = []  # what the rivals still have to do after the last step
        self.answer = ""  # the key of a sentence about the learner's last choice, if it was another

    @property
    def done(self) -> bool:
        return self.chapter >= len(self.lesson.chapters)

    @property
    def current(self) -> Chapter:
        return self.lesson.chapters[self.chapter]

    @property
    def asked(self) -> Step:
        return self.current.steps[self.step]

    @property
    def text(self) -> str:
        """The key of what the coach says now."""
        return f"lesson-{self.lesson.id}-{self.current.id}-{self.asked.id}"

    def asleep(self) -> dict[str, int]:
        """The parts of the board that sleep, each with the number of the chapter that wakes it."""
        later = self.lesson.chapters[self.chapter + 1 :]
        return {part: self.chapter + 2 + i for i, chapter in enumerate(later) for part in chapter.wakes}

    def target(self, match: Match) -> list[str]:
        """The choices that lead on from here; none where the learner is not asked, or nothing that fits is allowed."""
        if self.done or LEARNER not in match.waiting:
            return []
        legal = [choice.id for choice in match.choices(LEARNER)]
        moves = self.asked.moves
        for pattern in [pattern for move in moves[self.move :] + moves[: self.move] for pattern in ways(move)]:
            found = [choice for choice in legal if fits(pattern, choice)]
            if found:
                return found
        return []

    def then(self, match: Match) -> list[Choice]:
        """The answers that lead on, where the choice asked for puts another question in the same turn."""
        again = Match(match.game, match.config, match.seed, match.names, match.to_data())
        later = copy(self)
        for choice in self.target(match)[:1]:
            again.play(choice, LEARNER)
            later.saw(choice, LEARNER, again)
        if again.turn != match.turn or not again.history:
            return []
        leading = later.target(again)
        return [choice for choice in again.choices(LEARNER) if choice.id in leading] if leading else []

    def reply(self, match: Match, seat: int) -> str | None:
        """What the lesson has a rival do now, if it can be done."""
        if not self.replies:
            return None
        legal = [choice.id for choice in match.choices(seat)]
        return next((c for way in ways(self.replies[0]) for c in legal if fits(way, c)), None)

    def saw(self, choice: str, seat: int, match: Match | None) -> None:
        """A choice was made; without a match what it led to is not known."""
        if seat != LEARNER:
            self.replies = self.replies[1:]
        elif not self.done:
            self.follow(choice)
        if not self.done and match is not None and self.is_reached(match):
            self.go_on()

    def follow(self, choice: str) -> None:
        moves = self.asked.moves
        order = [*range(self.move, len(moves)), *range(self.move)]
        made = next((i for i in order if fits(moves[i], choice)), None)
        self.answer = self.lesson.answer(choice) if made is None else ""
        self.move = self.move if made is None else made + 1
        if self.move == len(moves):
            self.move = 0
            if not self.asked.reach:
                self.go_on()

    def is_reached(self, match: Match) -> bool:
        reach = self.asked.reach
        if not reach:
            return False
        seen = match.view(LEARNER)
        return all(is_at(found(seen, path), wanted) for path, wanted in reach.items())

    def go_on(self) -> None:
        self.replies = list(self.asked.replies)
        self.move = 0
        self.step += 1
        if self.step == len(self.current.steps):
            self.step = 0
            self.chapter += 1


def found(seen: dict[str, Any], path: str) -> object:
    """What stands at the path in what the learner sees."""
    first, *rest = path.split(".")
    place: Any = seen["players"][LEARNER] if first == MINE else seen[first]
    for name in rest:
        place = place[int(name)] if isinstance(place, list) else place[name]
    return place


def is_at(value: object, wanted: int | str) -> bool:
    if isinstance(wanted, int):
        return isinstance(value, int) and value >= wanted
    return value == wanted
