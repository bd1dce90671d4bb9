"""`royaume cards GAME`: every card, with the source of its values."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from royaume.cli.common import GameArgument, JsonOption, LangOption, choose_language, out, print_json, tr
from royaume.games import find
from royaume.kernel.errors import BadInput
from royaume.kernel.words import cards_in_words


def cards(
    game: GameArgument,
    deck: Annotated[str, typer.Option("--deck", help="Only this deck.")] = "",
    as_json: JsonOption = False,
    lang: LangOption = "",
) -> None:
    """Browse the cards of a game with their source."""
    choose_language(lang)
    found = find(game)
    rows = cards_in_words(found)
    decks = sorted({str(row["deck"]) for row in rows})
    if deck and deck not in decks:
        raise BadInput("unknown-deck", game=game, deck=deck, known=", ".join(decks))
    rows = [row for row in rows if not deck or row["deck"] == deck]
    if as_json:
        print_json(rows)
        return
    table = Table(tr("cli-card"), tr("cli-deck"), tr("cli-count"), tr("cli-text"), tr("cli-source"))
    for row in rows:
        deck_name, source = tr(f"{game}-deck-{row['deck']}"), tr(f"cli-source-{row['source']}")
        name, text = tr(f"{game}-card-{row['id']}"), tr(f"{game}-text-{row['id']}")
        table.add_row(name, deck_name, str(row["count"]), text, source)
    out.print(table)
