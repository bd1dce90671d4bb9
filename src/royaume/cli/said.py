"""Cards, choices, questions and events in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from royaume.cli.common import Speech, tr
from royaume.kernel.game import Game
from royaume.kernel.match import Match
from royaume.kernel.shown import Advice, Args, Choice, Event, Why
from royaume.kernel.words import kind_of
from royaume.texts import Argument, forms, say

SEATS = ("seat", "by", "owner")


class Seen(Protocol):
    """A table that somebody looks at: a match that is played here, or what a server shows of one."""

    @property
    def game(self) -> Game[Any]: ...

    @property
    def names(self) -> Sequence[str]: ...

    def view(self, seat: int) -> Any: ...


def in_words(match: Seen, args: Args, language: str) -> dict[str, Argument]:
    """Seats by their player's name, ids by their name in the catalogue (`place`, `place_at`), numbers as they are."""
    words: dict[str, Argument] = {}
    for name, value in args.items():
        if kind_of(name) in SEATS:
            words[name] = match.names[int(value)]
        elif isinstance(value, str):
            key = f"{match.game.id}-{kind_of(name)}-{value}"
            words[name] = say(language, key)
            words |= {f"{name}_{form}": text for form, text in forms(language, key).items()}
        else:
            words[name] = value
    return words


def said(match: Seen, kind: str, what: Choice | Event | Advice, language: str) -> str:
    return say(language, f"{match.game.id}-{kind}-{what.key}", in_words(match, what.args, language))


def choice_words(match: Seen, choice: Choice | Event) -> str:
    return said(match, "choice", choice, Speech.language)


def event_words(match: Seen, event: Event) -> str:
    return said(match, "event", event, Speech.language)


def question_words(match: Match) -> str:
    return said(match, "ask", match.question(), Speech.language)


def refusal_words(match: Seen, why: Why | None) -> str:
    """Why a choice is not allowed, and where the rulebook says so."""
    if why is None:
        return tr("cli-allowed")
    reason = tr(f"{match.game.id}-refusal-{why.key}", **why.args)
    heading = tr(f"{match.game.id}-rule-{why.rule}") if why.rule else why.heading
    return tr("cli-why", reason=reason, heading=heading, page=why.page)
