"""Viscounts' table for a terminal: the ring and the castle above, everybody's board below, the own hand last."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table

from royaume.cli.boards.naming import View
from royaume.cli.boards.rota import card, castle_table, letters, named, ring_table
from royaume.cli.common import tr
from royaume.cli.said import Seen
from royaume.games.viscounts.vocabulary import SLOT_IDS


def draw(match: Seen, seat: int) -> RenderableType:
    view: View = match.view(seat)
    board = ring_table(match, view), castle_table(match, view), players_table(match, view)
    own = pairs_table(view) if view["pairs"] else hand_table(view, seat)
    return Group("", *heading(view), *board, own)


def heading(view: View) -> list[str]:
    """How far the game has come, and what the letters mean."""
    when = {"round": view["round"], "phase": named("phase", view["phase"])}
    if view["last_round"] is None:
        told = tr("viscounts-terminal-round", **when)
    else:
        told = tr("viscounts-terminal-last_round", last=view["last_round"], **when)
    ends = tr("viscounts-terminal-end", debts=left_on(view["poverty"]), deeds=left_on(view["prosperity"]))
    return [f"[bold]{told}[/bold]", ends, tr("viscounts-terminal-legend")]


def left_on(end: View) -> str:
    if end["revealed"]:
        return tr("viscounts-terminal-revealed")
    return tr("viscounts-terminal-left", left=end["left"], of=end["of"])


# boards -------------------------------------------------------------------------------------


def players_table(match: Seen, view: View) -> Table:
    players = view["players"]
    table = Table("", *match.names)
    table.add_row(tr("viscounts-terminal-space"), *[space_of(p) for p in players])
    for good in players[0]["goods"]:
        table.add_row(named("good", good), *[str(p["goods"][good]) for p in players])
    table.add_section()
    for at in range(len(players[0]["line"])):
        table.add_row(tr("viscounts-terminal-line", space=at + 1), *[card_at(view, p, at) for p in players])
    table.add_row(tr("viscounts-terminal-icons"), *[icons_of(p) for p in players])
    table.add_section()
    add_counts(table, players)
    table.add_row(tr("viscounts-terminal-built"), *["\n".join(built_by(p)) for p in players])
    table.add_row(tr("viscounts-deck-manuscripts"), *["\n".join(read_by(p)) for p in players])
    table.add_row(tr("viscounts-terminal-score-now"), *[f"[bold]{p['score']}[/bold]" for p in players])
    return table


def add_counts(table: Table, players: list[View]) -> None:
    table.add_row(tr("viscounts-terminal-track"), *[f"{p['corruption']} → ← {p['virtue']}" for p in players])
    table.add_row(tr("viscounts-terminal-debts"), *[f"{p['debts']} ({p['paid']})" for p in players])
    table.add_row(tr("viscounts-terminal-deeds"), *[f"{p['deeds']} ({p['approved']})" for p in players])
    table.add_row(tr("viscounts-terminal-supply"), *[str(p["supply"]) for p in players])
    table.add_row(tr("viscounts-terminal-cards"), *[cards_of(p["deck"]) for p in players])


def space_of(player: View) -> str:
    return "" if player["space"] is None else named("space", player["space"])


def icons_of(player: View) -> str:
    return letters([icon for icon, n in player["icons"].items() for _ in range(n)])


def cards_of(deck: View) -> str:
    return f"{deck['hand_count']}, {deck['pile_count']}, {len(deck['discarded'])}"


def card_at(view: View, player: View, at: int) -> str:
    """A card of the line; an opponent's are Schemes."""
    line = view["opponent"]["line"] if player["automatic"] else player["line"]
    if line[at] is None:
        return ""
    return named("scheme", line[at]["id"]) if player["automatic"] else card(line[at])


def built_by(player: View) -> list[str]:
    """By what their slots give to people; an opponent's have abilities of its own."""
    built = [slot for slot, gone in zip(SLOT_IDS, player["slots"], strict=True) if gone]
    if player["automatic"]:
        return [named("building", slot.rpartition("_")[0]) for slot in built]
    return [named("slot", slot) for slot in built]


def read_by(player: View) -> list[str]:
    """Manuscripts, and the Cleric Bonus for three of a ribbon."""
    bonuses = [named("bonus", f"cleric_bonus_{ribbon}") for ribbon in player["bonuses"]]
    return [manuscript(tile) for tile in player["manuscripts"]] + bonuses


def manuscript(tile: View) -> str:
    name = named("card", tile["id"])
    return tr("viscounts-terminal-points", name=name, n=tile["points"]) if tile["counted"] else name


# own cards ----------------------------------------------------------------------------------


def hand_table(view: View, seat: int) -> Table:
    table = Table(title=tr("viscounts-terminal-hand"), show_header=False)
    for shown in view["players"][seat]["deck"]["hand"] or []:
        table.add_row(card(shown), named("ability", shown["id"]))
    return table


def pairs_table(view: View) -> Table:
    """The Player Cards that may be chosen, each with its Hero."""
    table = Table(title=tr("viscounts-deck-player_cards"), show_header=False, show_lines=True)
    for pair in view["pairs"]:
        hero = pair["hero"]
        told = f"{named('text', pair['id'])}\n{card(hero)}: {named('ability', hero['id'])}"
        table.add_row(named("player_card", pair["id"]), told)
    return table
