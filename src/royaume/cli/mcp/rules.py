"""The rules of a game in brief: what a newcomer reads in the browser's help."""

from __future__ import annotations

import re

from royaume.cli.common import Speech, tr
from royaume.cli.mcp.glossary import deck_cards, item
from royaume.games import find
from royaume.texts import catalogue, has


def rules_words(game: str) -> str:
    """The base game, then each of its expansions."""
    found = find(game)
    titles = [game, *[expansion for expansion in found.expansions if has(Speech.language, f"help-{expansion}-title")]]
    decks = "\n".join(deck_cards(game, ""))
    return "\n\n".join([f"# {tr(game + '-title')}\n{tr(game + '-about')}", *map(brief, titles), decks])


def brief(title: str) -> str:
    """Its topics in the order of the catalogue."""
    topic = re.compile(rf"(help-{title}-\w+)-title")
    found = [match[1] for match in map(topic.fullmatch, catalogue(Speech.language).sources) if match]
    return "\n".join([f"## {tr(f'help-{title}-title')}", *[item(tr(f"{key}-title"), tr(key)) for key in found]])
