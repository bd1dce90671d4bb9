"""Architects' table for a terminal: the city and its apprentices above, everybody's board below, the own hand last."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table

from royaume.cli.boards.naming import View, amounts, crowd, named
from royaume.cli.boards.notes import card_rows, note
from royaume.cli.boards.wonders import court_tables, influence, standing_at
from royaume.cli.common import tr
from royaume.cli.said import Seen


def draw(match: Seen, seat: int) -> RenderableType:
    view: View = match.view(seat)
    crafts = [crafts_table(view)] if "artisans" in view else []
    court = court_tables(match, view["wonders"]["court"], view["wonders"]["wonders"]) if "wonders" in view else []
    boards = players_table(match, view), hand_table(view, seat)
    return Group("", *warning(view), city_table(match, view), workshop_table(view), *crafts, *court, *boards)


def warning(view: View) -> list[str]:
    """That the game will end if nobody comes to the Guildhall."""
    quiet = view["quiet"]
    return [] if quiet is None else [tr("architects-event-rounds_quiet", **quiet)]


def city_table(match: Seen, view: View) -> Table:
    """A row a place: who stands there, and what lies there."""
    table = Table(tr("architects-terminal-city"), tr("architects-terminal-workers"), "")
    for place, workers in view["places"].items():
        taxes = [f"{view['taxes']} {named('good', 'silver')}"] if place == "tax_stand" else []
        court = standing_at(place, view["wonders"]) if "wonders" in view else []
        table.add_row(named("place", place), crowd(match, workers), ", ".join(taxes + court))
    table.add_row(named("place", "prison"), crowd(match, view["prison"]), "")
    market = view["market"]
    for place, owner, goods in zip(
        ("black_market_left", "black_market_middle", "black_market_right"),
        market["spaces"],
        (amounts(market["small"]), "", amounts(market["large"])),
        strict=True,
    ):
        table.add_row(named("place", place), "" if owner is None else match.names[owner], goods)
    guildhall = view["guildhall"]
    filled = f"{len(guildhall['workers'])}/{guildhall['spaces']}"
    table.add_row(named("place", "guildhall"), filled, "")
    return table


def workshop_table(view: View) -> Table:
    table = Table(title=named("place", "workshop"), show_header=False)
    for row in view["workshop"]["rows"]:
        table.add_row(*["" if slot is None else person(slot) for slot in row])
    return table


def person(slot: dict[str, Any]) -> str:
    coins = f" (+{slot['coins']})" if slot["coins"] else ""
    return f"{named('apprentice', slot['apprentice'])}{coins}"


def crafts_table(view: View) -> Table:
    table = Table(title=tr("architects-deck-crafts"), show_header=False)
    table.add_row(*["" if craft is None else named("craft", craft) for craft in view["artisans"]["craft_row"]])
    return table


def players_table(match: Seen, view: View) -> Table:
    players = view["players"]
    table = Table("", *match.names)
    for good in players[0]["goods"]:
        table.add_row(named("good", good), *[str(p["goods"][good]) for p in players])
    table.add_section()
    table.add_row(named("good", "virtue"), *[str(p["virtue"]) for p in players])
    if "wonders" in view:
        table.add_row(named("good", "influence"), *influence(view["wonders"]))
    table.add_row(tr("architects-terminal-workers"), *[str(p["supply"]) for p in players])
    table.add_row(tr("architects-terminal-captives"), *[crowd(match, p["captives"]) for p in players])
    table.add_row(tr("architects-terminal-debts"), *[f"{p['debts']} ({p['paid_debts']})" for p in players])
    table.add_row(tr("architects-terminal-cathedral"), *[str(p["level"]) for p in players])
    table.add_row(tr("architects-terminal-hand"), *[str(p["hand_size"]) for p in players])
    crafted = view["artisans"]["players"] if "artisans" in view else [{"tools": {}, "adornments": {}}] * len(players)
    crews = [linked("apprentice", p["apprentices"], c["tools"]) for p, c in zip(players, crafted, strict=True)]
    built = [linked("building", p["buildings"], c["adornments"]) for p, c in zip(players, crafted, strict=True)]
    table.add_row(tr("architects-deck-apprentices"), *crews)
    table.add_row(tr("architects-deck-buildings"), *built)
    table.add_row(tr("architects-terminal-score-now"), *[f"[bold]{p['score']}[/bold]" for p in players])
    return table


def linked(kind: str, ids: list[str], under: dict[str, str]) -> str:
    """Cards, each with the craft card that lies under it."""
    crafts = {card: f" + {named('craft', craft)}" for card, craft in under.items()}
    return "\n".join(named(kind, identity) + crafts.get(identity, "") for identity in ids)


def hand_table(view: View, seat: int) -> Table:
    table = Table(title=tr("architects-terminal-hand"), show_header=False)
    for identity in view["players"][seat]["hand"] or view["players"][seat]["pack"] or []:
        printed = note("architects", card_rows("architects")[identity])
        table.add_row(named("building", identity), printed, tr(f"architects-text-{identity}"))
    return table
