"""Majesty's table for a terminal: the display above, everybody's realm below."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table

from royaume.cli.common import tr
from royaume.cli.said import Seen


def draw(match: Seen, seat: int) -> RenderableType:
    view: dict[str, Any] = match.view(seat)
    turn = tr("cli-turn", turn=view["turn"], turns=view["turns"])
    return Group(f"\n[bold]{turn}[/bold]", display_table(view), realms_table(match, view))


def display_table(view: dict[str, Any]) -> Table:
    table = Table(title=f"{tr('majesty-display')} ({tr('majesty-deck-left', left=view['deck']['left'])})")
    for cost in range(len(view["display"])):
        table.add_column(str(cost), justify="center")
    table.add_row(*["" if card is None else name(card) for card in view["display"]])
    table.add_row(*["" if card is None else "♟" * card["meeples"] for card in view["display"]])
    return table


def realms_table(match: Seen, view: dict[str, Any]) -> Table:
    """A row a building, a column a player."""
    table = Table(tr("majesty-realm"), *match.names)
    for building, shown in enumerate(view["buildings"]):
        label = f"{tr('majesty-building-' + shown['id'])} {shown['side']} ({shown['majority']})"
        table.add_row(label, *[cards_at(realm, building) for realm in view["realms"]])
    table.add_section()
    table.add_row(tr("majesty-meeples"), *[f"{realm['meeples']}/{realm['spaces']}" for realm in view["realms"]])
    table.add_row(tr("majesty-coins"), *[f"[bold]{realm['coins']}[/bold]" for realm in view["realms"]])
    table.add_row(tr("majesty-score-now"), *[str(realm["score"]) for realm in view["realms"]])
    return table


def cards_at(realm: dict[str, Any], building: int) -> str:
    columns = realm["columns"]
    if building < len(columns):
        return "■ " * len(columns[building])
    return ", ".join(name(card) for card in realm["infirmary"])


def name(card: dict[str, Any]) -> str:
    return tr(f"majesty-card-{card['id']}")
