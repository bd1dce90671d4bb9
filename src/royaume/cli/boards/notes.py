"""What is printed on cards, in words: points, costs, skills, icons."""

from __future__ import annotations

from functools import cache
from typing import Any

from royaume.cli.boards.naming import amounts, named
from royaume.cli.boards.rota import letters
from royaume.cli.common import tr
from royaume.games import find

Row = dict[str, Any]
MINUS = "\u2212"


@cache
def card_rows(game: str) -> dict[str, Row]:
    """The game's list of cards, by their ids."""
    return {str(row["id"]): row for row in find(game).cards()}


def note(game: str, card: Row) -> str:
    """Of a row of the game's list of cards; Majesty's have nothing but their text."""
    if game == "architects":
        return " ".join(architects_notes(card))
    if game == "viscounts" and "value" in card:
        return f"{card['value']} {letters(card['icons'])}."
    return ""


def architects_notes(card: Row) -> list[str]:
    notes = [tr("architects-note-points", n=card["points"])] if "points" in card else []
    if card.get("cost"):
        notes.append(tr("architects-note-cost", goods=amounts(card["cost"])))
    if card.get("skills"):
        skills = ", ".join(named("skill", skill) for skill in card["skills"])
        has = card["deck"] == "apprentices"
        notes.append(tr("architects-note-has" if has else "architects-note-needs", skills=skills))
    if card.get("virtue") and card["deck"] != "characters":
        notes.append(tr("architects-note-virtue", n=f"{card['virtue']:+}".replace("-", MINUS)))
    return notes
