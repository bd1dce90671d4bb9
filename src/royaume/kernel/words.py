"""Numbers into ids and into the words of a record."""

from __future__ import annotations

from typing import Any

from royaume.kernel.choices import Meaning
from royaume.kernel.event import HIDDEN
from royaume.kernel.game import Game, Language
from royaume.texts import LANGUAGES, say

Args = dict[str, str | int]

UNKNOWN = "unknown"


def kind_of(name: str) -> str:
    """An argument's name is its type; a second one of the same type ends in a digit."""
    return name.rstrip("0123456789")


def named_args(meaning: Meaning, ids: dict[str, tuple[str, ...]]) -> Args:
    return {name: named(number, ids.get(kind_of(name))) for name, number in meaning.args.items()}


def named(number: int, ids: tuple[str, ...] | None) -> str | int:
    if ids is None:
        return number
    return UNKNOWN if number == HIDDEN else ids[number]


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
    words = {**language.ids, **language.written}
    return language.notation[meaning.key].format(**named_args(meaning, words))
