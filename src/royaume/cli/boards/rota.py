"""The ring of Viscounts and the castle in its middle, for a terminal."""

from __future__ import annotations

from rich.table import Table

from royaume.cli.boards.naming import View, crowd
from royaume.cli.common import tr
from royaume.cli.said import Seen


def named(kind: str, identity: str) -> str:
    return tr(f"viscounts-{kind}-{identity}")


def ring_table(match: Seen, view: View) -> Table:
    """A row a segment, clockwise: what lies on the inner path, and both outer spaces with their spots."""
    table = Table(title=tr("viscounts-terminal-ring"), show_lines=True)
    for side in ("inner", "left", "right"):
        table.add_column(named("side", side), ratio=1)
    for segment in view["ring"]:
        sides = [outer(match, view, segment, n, side) for n, side in enumerate(("left", "right"))]
        table.add_row(inner(match, view, segment), *sides)
    return table


def inner(match: Seen, view: View, segment: View) -> str:
    pile = tr("viscounts-terminal-pile", left=segment["townsfolk_left"])
    lines = [f"[bold]{named('segment', segment['id'])}[/bold]", f"{card(segment['townsfolk'])}, {pile}"]
    tile = segment["manuscript"]
    if tile is None:
        lines.append(tr("viscounts-terminal-printed", gain=effect(segment["printed_manuscript"])))
    else:
        lines.append(named("manuscript", tile["id"]))
    return "\n".join(lines + standing(match, view, f"{segment['id']}_inner"))


def outer(match: Seen, view: View, segment: View, n: int, side: str) -> str:
    trade = segment["trades"][n]
    lines = [tr("viscounts-terminal-trade", n=trade["icons"], gain=step(trade["gain"]))]
    lines += [spot(match, site) for site in segment["sites"] if site["side"] == side]
    return "\n".join(lines + standing(match, view, f"{segment['id']}_{side}"))


def spot(match: Seen, site: View) -> str:
    """Its number and what it gives, or who has built there; then the link to the next spot."""
    if site["owner"] is None:
        there = effect(site["gain"])
    else:
        there = f"{match.names[site['owner']]}, {named('building', site['building'])}"
    link = f" ↷ {effect(site['link'])}" if site["link"] else ""
    return f"{site['id'].rpartition('_')[2]}. {there}{link}"


def standing(match: Seen, view: View, space: str) -> list[str]:
    """The Viscounts on a space."""
    there = [match.names[seat] for seat, player in enumerate(view["players"]) if player["space"] == space]
    return [f"[bold]♞ {', '.join(there)}[/bold]"] if there else []


def castle_table(match: Seen, view: View) -> Table:
    """A row a section, with the segment that it faces, and workers on its tiers."""
    castle = view["castle"]
    faces = {segment["facing"]: segment["id"] for segment in view["ring"]}
    titles = ("castle", "facing", "tier_1", "tier_2")
    table = Table(*[tr(f"viscounts-terminal-{title}") for title in titles])
    for section in castle["sections"]:
        outer_tier, inner_tier = crowd(match, section["outer"]), crowd(match, section["inner"])
        facing = named("segment", faces[section["id"]])
        table.add_row(named("section", section["id"]), facing, outer_tier, inner_tier)
    leader = castle["leader"]
    top = "" if leader is None else tr("viscounts-terminal-leader", name=match.names[leader])
    table.add_section()
    table.add_row(tr("viscounts-terminal-tier_3"), "", crowd(match, castle["top"]), top)
    return table


# cards and effects in words -----------------------------------------------------------------


def card(shown: View) -> str:
    return f"{named('card', shown['id'])} {shown['value']} {letters(shown['icons'])}"


def letters(icons: list[str]) -> str:
    return "".join(named("letter", icon) for icon in icons)


def step(shown: View) -> str:
    return tr(f"viscounts-step-{shown['op']}", n=shown["n"])


def effect(ways: list[list[View]]) -> str:
    return tr("viscounts-or").join(", ".join(step(one) for one in way) for way in ways)
