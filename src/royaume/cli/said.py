"""Cards, choices, questions and events in words."""

from __future__ import annotations

from royaume.cli.common import tr
from royaume.kernel.match import Match
from royaume.kernel.shown import Args, Choice, Event
from royaume.kernel.words import kind_of
from royaume.texts import Argument

SEATS = ("seat", "by", "owner")


def in_words(match: Match, args: Args) -> dict[str, Argument]:
    """Seats by their player's name, ids by their name in the catalogue, numbers as they are."""
    words: dict[str, Argument] = {}
    for name, value in args.items():
        if kind_of(name) in SEATS:
            words[name] = match.names[int(value)]
        elif isinstance(value, str):
            words[name] = tr(f"{match.game.id}-{kind_of(name)}-{value}")
        else:
            words[name] = value
    return words


def choice_words(match: Match, choice: Choice) -> str:
    return tr(f"{match.game.id}-choice-{choice.key}", **in_words(match, choice.args))


def event_words(match: Match, event: Event) -> str:
    return tr(f"{match.game.id}-event-{event.key}", **in_words(match, event.args))


def question_words(match: Match) -> str:
    question = match.question()
    return tr(f"{match.game.id}-ask-{question.key}", **in_words(match, question.args))


def refusal_words(match: Match, choice: Choice) -> str:
    """Why a choice is not allowed, and where the rulebook says so."""
    why = choice.refusal
    if why is None:
        return tr("cli-allowed")
    reason = tr(f"{match.game.id}-refusal-{why.key}", **why.args)
    heading = tr(f"{match.game.id}-rule-{why.rule}") if why.rule else why.heading
    return tr("cli-why", reason=reason, heading=heading, page=why.page)
