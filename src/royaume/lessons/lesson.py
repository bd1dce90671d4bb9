"""What a lesson is: a game, how its table begins, and chapters of steps. All of it is data, read from a TOML file."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Annotated

from msgspec import Meta, Struct

EITHER = " or "

Id = Annotated[str, Meta(pattern="^[a-z0-9_]+$")]


class Rival(Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays against the learner: the lesson says what, as long as it can be done, else a bot chooses."""

    name: str
    bot: str


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do, in at most two sentences.

    `moves`: the choices one after the other, each as the id of a choice, in which `*` stands for anything; several
    with " or " between them, the better first. What is not asked is passed over; with the last one the step is done.
    `reach`: instead, the step is done once the table shows this: a path in what the learner sees (`mine` is the
    learner's own board) and the least number there, or the text that must stand there.
    `replies`: what the rivals do afterwards, as far as it can be done.
    """

    id: Id
    moves: Annotated[list[str], Meta(min_length=1)]
    reach: dict[str, int | str] = {}
    replies: list[str] = []


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """`wakes`: the parts of the board that sleep before. `position`: a file of the state that it begins from."""

    id: Id
    minutes: int
    steps: Annotated[list[Step], Meta(min_length=1)]
    wakes: list[str] = []
    position: str = ""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """The learner has the first seat, each of the other players is a rival.

    `opening`: what is chosen before it begins, each choice after its seat.
    `answers`: what the coach says to another choice than the one that was asked for, the first that fits.
    """

    id: Id
    game: str
    players: int
    seed: str
    chapters: Annotated[list[Chapter], Meta(min_length=1)]
    rivals: list[Rival] = []
    expansions: list[str] = []
    solo: str = ""
    setup: str = ""
    options: dict[str, str] = {}
    opening: list[str] = []
    answers: dict[str, Id] = {}

    @property
    def minutes(self) -> int:
        return sum(chapter.minutes for chapter in self.chapters)

    def answer(self, choice: str) -> str:
        """The key of the coach's sentence about a choice that was not asked for."""
        for pattern, answer in self.answers.items():
            if fits(pattern, choice):
                return f"lesson-{self.id}-answer-{answer}"
        return "lesson-answer"

    def text_keys(self) -> list[str]:
        """All that the catalogues must have."""
        keys = [f"lesson-{self.id}", f"lesson-{self.id}-about"]
        keys += [f"lesson-{self.id}-answer-{answer}" for answer in self.answers.values()]
        for chapter in self.chapters:
            keys.append(f"lesson-{self.id}-{chapter.id}")
            keys += [f"lesson-{self.id}-{chapter.id}-{step.id}" for step in chapter.steps]
        return keys


def ways(move: str) -> list[str]:
    """The patterns of a move, the better first."""
    return move.split(EITHER)


def fits(move: str, choice: str) -> bool:
    return any(fnmatchcase(choice, pattern) for pattern in ways(move))
