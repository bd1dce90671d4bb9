"""Games of older rules under these: their states, their choices."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from royaume.kernel.data import Reader
from royaume.kernel.errors import BadInput
from royaume.kernel.state import settled

if TYPE_CHECKING:
    from royaume.kernel.game import Game
    from royaume.kernel.match import Match

State = dict[str, Any]

FIRST = ""  # an answer: the first choice that is allowed
LATEST = 1_000_000


def unchanged(state: State) -> State:
    return state


def nothing(table: Any) -> None:
    """The new rules count nothing that the old ones did not."""


@dataclass(frozen=True)
class CarryOver:
    """From one version of a game's rules to the next. What is not said has not changed.

    `state` makes a state of the old rules one of the new; it may end with a step, from which the new rules go on to the
    next decision. `options` are new, with the value that the old rules had. `answers` are questions that are new, by
    their key, each with the choice that the old rules made by themselves. `dropped` are choices that nobody has any
    more, as patterns of their notation. `forget` undoes, before each choice of the old rules, what only the new ones
    count.
    """

    state: Callable[[State], State] = unchanged
    options: Mapping[str, str] = field(default_factory=dict)
    answers: Mapping[str, str] = field(default_factory=dict)
    dropped: tuple[str, ...] = ()
    forget: Callable[[Any], None] = nothing


def steps_since(game: Game[Any], rules: int) -> tuple[CarryOver, ...]:
    """From a version of the rules to the one of today."""
    if not 1 <= rules <= game.version:
        raise BadInput("rules-version", game=game.id, theirs=rules, ours=int(game.version))
    return tuple(game.carrying[rules - 1 :])


def carried_over(game: Game[Any], data: Mapping[str, Any]) -> State:
    """A state of these or older rules as one of these; the data that was given stays as it is."""
    rules = Reader(dict(data), "state").at("rules").number(1, LATEST)
    carried = deepcopy(dict(data))
    try:
        for step in steps_since(game, rules):
            carried["config"]["options"] = {**step.options, **carried["config"]["options"]}
            carried = step.state(carried)
        carried["rules"] = int(game.version)
        return settled(game, carried)
    except BadInput:
        raise
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError):
        raise BadInput("data-not-carried", game=game.id, theirs=rules, ours=int(game.version)) from None


def carried_options(game: Game[Any], rules: int, options: Mapping[str, str]) -> dict[str, str]:
    """The options of a table of these or older rules."""
    carried = dict(options)
    for step in steps_since(game, rules):
        carried = {**step.options, **carried}
    return carried


class OldChoices:
    """Choices that were made by older rules, made again by these."""

    def __init__(self, game: Game[Any], rules: int) -> None:
        steps = steps_since(game, rules)
        self.answers = {question: answer for step in steps for question, answer in step.answers.items()}
        self.dropped = [re.compile(pattern) for step in steps for pattern in step.dropped]
        self.steps = steps

    def play(self, match: Match, choice: str, seat: int) -> None:
        """What the old rules decided by themselves is decided the same way first."""
        for step in self.steps:
            step.forget(match.table)
        self.answer_new_questions(match)
        try:
            match.play(choice, seat)
        except BadInput:
            if not any(pattern.fullmatch(choice) for pattern in self.dropped):
                raise

    def answer_new_questions(self, match: Match) -> None:
        while not match.over and match.question().key in self.answers:
            match.play(self.answers[match.question().key] or match.choices()[0])
