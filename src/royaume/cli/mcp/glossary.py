"""What cards do: those that a seat sees, or all of a deck."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from royaume.cli.boards.notes import Row, card_rows, note
from royaume.cli.common import Speech, tr
from royaume.kernel.errors import BadInput
from royaume.texts import has


def seen_cards(game: str, view: Any) -> list[str]:
    """The cards that a view names, each once."""
    cards = card_rows(game)
    return told(game, [cards[name] for name in dict.fromkeys(names_in(view)) if name in cards])


def names_in(shown: Any) -> Iterator[str]:
    """All texts of a view; a building with two sides is a card by both."""
    if isinstance(shown, str):
        yield shown
    elif isinstance(shown, list):
        for part in shown:
            yield from names_in(part)
    elif isinstance(shown, dict):
        if "side" in shown:
            yield f"{shown['id']}_{shown['side'].lower()}"
        for part in shown.values():
            yield from names_in(part)


def deck_cards(game: str, deck: str) -> list[str]:
    """Without a deck, which ones there are."""
    rows = card_rows(game).values()
    decks = {str(row["deck"]): tr(f"{game}-deck-{row['deck']}") for row in rows}
    if not deck:
        return [tr("mcp-decks"), *[item(f"`{key}`", name) for key, name in decks.items()]]
    if deck not in decks:
        raise BadInput("unknown-deck", game=game, deck=deck, known=", ".join(decks))
    return told(game, [row for row in rows if row["deck"] == deck])


def told(game: str, cards: Iterable[Row]) -> list[str]:
    """Cards that do the same are told together."""
    named: dict[str, list[str]] = {}
    for card in cards:
        text = f"{note(game, card)} {tr(f'{game}-text-' + card['id'])}".strip()
        named.setdefault(text, []).append(name_of(game, card))
    return [item(", ".join(dict.fromkeys(names)), text) for text, names in named.items()]


def name_of(game: str, card: Row) -> str:
    """As the table calls it, where namesakes are told apart."""
    at_the_table = f"{game}-{card['deck'].removesuffix('s')}-{card['id']}"
    return tr(at_the_table if has(Speech.language, at_the_table) else f"{game}-card-{card['id']}")


def item(name: str, text: str) -> str:
    return tr("mcp-item", name=name, text=text)
