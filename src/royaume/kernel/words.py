"""Numbers into ids and into the words of a record."""

from __future__ import annotations

from typing import Any, Final

from royaume.kernel.choices import Meaning
from royaume.kernel.event import HIDDEN, LoggedEvent
from royaume.kernel.game import Game, Language
from royaume.kernel.shown import Args, Event
from royaume.texts import LANGUAGES, say

UNKNOWN: Final = "unknown"


def kind_of(name: str) -> str:
    """An argument's name is its type; a second one of the same type ends in a digit."""
    return name.rstrip("0123456789")


def named_args(meaning: Meaning, ids: dict[str, tuple[str, ...]]) -> Args:
    args: Args = {}
    for name, number in meaning.args.items():
        known = ids.get(kind_of(name))
        args[name] = number if known is None else UNKNOWN if number == HIDDEN else known[number]
    return args


def said(meaning: Meaning, language: Language) -> Event:
    return Event(meaning.key, named_args(meaning, language.ids))


def told(log: list[LoggedEvent], seat: int, language: Language) -> list[Event]:
    """What happened, as this seat may know it."""
    return [said(language.events[event[0]].meaning(event, seat), language) for event in log]


def cards_in_words(game: Game[Any]) -> list[dict[str, object]]:
    """Every card of a game with its name and text in every language."""
    return [
        {
            **card,
            "name": {language: say(language, f"{game.id}-card-{card['id']}") for language in LANGUAGES},
            "text": {language: say(language, f"{game.id}-text-{card['id']}") for language in LANGUAGES},
        }
        for card in game.cards()
    ]


def written(meaning: Meaning, language: Language) -> str:
    """The choice in the words of a record."""
    return language.notation[meaning.key].format(**named_args(meaning, language.words))
