"""The court and the wonders of Works of Wonder for a terminal."""

from __future__ import annotations

from rich.table import Table

from royaume.cli.boards.naming import View, counted, named
from royaume.cli.common import tr
from royaume.cli.said import Seen


def court_tables(match: Seen, court: View, wonders: list[View]) -> list[Table]:
    return [court_table(match, court), contribution_table(court), wonders_table(match, wonders)]


def court_table(match: Seen, court: View) -> Table:
    """A row a figure: where it is, what the next reset brings there, and to whom if it came now."""
    titles = ("court", "place", "at_reset", "now_for")
    table = Table(*[tr(f"architects-terminal-{title}") for title in titles])
    for figure, at_reset, seats in (
        ("princess", tr("architects-terminal-most_workers", favours=favours(court["favours"])), court["winners"]),
        ("profiteer", tr("architects-terminal-everybody_there", penalty=penalty(court)), court["hit"]),
    ):
        who = ", ".join(match.names[seat] for seat in seats)
        table.add_row(tr(f"architects-terminal-{figure}"), named("place", court[figure]), at_reset, who)
    return table


def favours(offered: list[View]) -> str:
    """What the Princess gives, or a choice of two."""
    told = [counted("favour", offer["favour"], offer["n"]) for offer in offered]
    return told[0] if len(told) == 1 else tr("architects-terminal-either", this=told[0], that=told[1])


def penalty(court: View) -> str:
    return named("penalty", court["penalty"])


def contribution_table(court: View) -> Table:
    """A row a token: whether it lies there, and what it brings."""
    card = named("contribution", court["contribution"])
    title = tr("architects-terminal-contribution", contribution=card, left=court["cards_left"])
    table = Table(title=title, show_header=False)
    for gift in court["gifts"]:
        good = named("good", gift["token"])
        token = tr("architects-terminal-laid", good=good) if gift["laid"] else good
        table.add_row(token, tr("architects-gift", **brought(gift)))
    return table


def brought(gift: View) -> dict[str, int]:
    return {name: gift[name] for name in ("influence", "virtue", "rewards")}


def wonders_table(match: Seen, wonders: list[View]) -> Table:
    titles = ("wonder", "still_costs", "owner", "place")
    table = Table(*[tr(f"architects-terminal-{title}") for title in titles])
    for wonder in wonders:
        place = "" if wonder["place"] is None else named("place", wonder["place"])
        if wonder["owner"] is None:
            table.add_row(named("wonder", wonder["id"]), cost(wonder), "", place)
        else:
            table.add_row(named("wonder", wonder["id"]), "", match.names[wonder["owner"]], place)
    return table


def cost(wonder: View) -> str:
    goods = counted("good", wonder["token"], wonder["amount"])
    parts = {name: wonder[name] for name in ("amount", "influence", "taxes")}
    return tr("architects-terminal-wonder_cost", goods=goods, **parts)


def standing_at(place: str, shown: View) -> list[str]:
    """The figures and the wonder at a place."""
    figures = [tr(f"architects-terminal-{who}") for who in ("princess", "profiteer") if shown["court"][who] == place]
    return figures + [named("wonder", wonder["id"]) for wonder in shown["wonders"] if wonder["place"] == place]


def influence(shown: View) -> list[str]:
    """Of each seat, with the silver that an exchange has left."""
    return [
        tr("architects-terminal-credit", influence=n, silver=silver) if silver else str(n)
        for n, silver in zip(shown["influence"], shown["credit"], strict=True)
    ]
