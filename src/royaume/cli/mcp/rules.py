"""The rules of a game in brief, and its cards: what a newcomer reads in the browser's help."""

from __future__ import annotations

import re
from typing import Any

from royaume.cli.common import Speech, tr
from royaume.games import find
from royaume.kernel.errors import BadInput
from royaume.texts import catalogue, has


def rules_words(game: str) -> str:
    """The base game, then each of its expansions."""
    found = find(game)
    titles = [game, *[expansion for expansion in found.expansions if has(Speech.language, f"help-{expansion}-title")]]
    return "\n\n".join([f"# {tr(game + '-title')}\n{tr(game + '-about')}", *map(brief, titles)])


def brief(title: str) -> str:
    """Its topics in the order of the catalogue."""
    topic = re.compile(rf"(help-{title}-\w+)-title")
    found = [match[1] for match in map(topic.fullmatch, catalogue(Speech.language).sources) if match]
    return "\n".join([f"## {tr(f'help-{title}-title')}", *[item(tr(f"{key}-title"), tr(key)) for key in found]])


def cards_words(game: str, rows: list[dict[str, Any]], deck: str) -> str:
    """Every card of a deck with what it does; without a deck, which ones there are."""
    decks = {str(row["deck"]): tr(f"{game}-deck-{row['deck']}") for row in rows}
    if not deck:
        return "\n".join([tr("mcp-decks"), *[item(f"`{key}`", name) for key, name in decks.items()]])
    if deck not in decks:
        raise BadInput("unknown-deck", game=game, deck=deck, known=", ".join(decks))
    of_deck = [row for row in rows if row["deck"] == deck]
    return "\n".join(item(row["name"][Speech.language], row["text"][Speech.language]) for row in of_deck)


def item(name: str, text: str) -> str:
    return tr("mcp-item", name=name, text=text)
