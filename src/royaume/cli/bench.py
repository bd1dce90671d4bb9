"""`royaume bench`: how fast the rules run here."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.box import SIMPLE
from rich.table import Table

import royaume
from royaume.arena.bench import measure, measure_interpreted, measure_peer
from royaume.cli.common import JsonOption, LangOption, WithOption, at_least, choose_language, err, out, print_json, tr
from royaume.games import GAMES, find

COLUMNS = {
    "decisions_per_second": "cli-decisions-per-second",
    "forced_percent": "cli-forced-percent",
    "decisions_with_events_per_second": "cli-with-events-per-second",
    "decisions_on_clones_per_second": "cli-on-clones-per-second",
    "games_per_second": "cli-games-per-second",
    "clones_per_second": "cli-clones-per-second",
}

MILLION = 1_000_000
THOUSAND = 1_000
SHORTEST = 0.1


def bench(
    game: Annotated[str | None, typer.Argument(help="One game; all by default.", metavar="[GAME]")] = None,
    seconds: Annotated[float, typer.Option("--seconds", help="About how long each line is timed.")] = 3,
    expansions: WithOption = None,
    as_json: JsonOption = False,
    lang: LangOption = "",
) -> None:
    """Time random play on one core, compiled and interpreted, and a peer where it is installed."""
    choose_language(lang)
    at_least(SHORTEST, "--seconds", seconds)
    names = list(GAMES) if game is None else [find(game).id]
    lines: list[dict[str, object]] = []
    with err.status(tr("cli-measuring")):
        for name in names:
            found = find(name)
            with_ = tuple(expansions or ())
            for players in range(found.fewest, found.most_with(with_) + 1):
                lines.append(measure(found, found.configure(players, with_), seconds).to_data())
        if royaume.COMPILED:
            asked = [word for expansion in expansions or () for word in ("--with", expansion)]
            lines += measure_interpreted([*([game] if game else []), "--seconds", str(seconds), *asked])
            peer = measure_peer()
            lines += [] if peer is None else [peer]
    if as_json:
        print_json(lines)
    else:
        out.print(table_of(lines))


def table_of(lines: list[dict[str, object]]) -> Table:
    table = Table(box=SIMPLE, padding=0)
    for heading in ("cli-game", "cli-players-short", "cli-mode"):
        table.add_column(tr(heading), no_wrap=True)
    for heading in [tr(heading) for heading in COLUMNS.values()]:
        table.add_column(heading, justify="right", min_width=max(len(word) for word in heading.split()))
    for line in lines:
        shown = [short(line[column]) for column in COLUMNS]
        table.add_row(str(line["game"]), str(line["players"]), str(line["mode"]), *shown)
    return table


def short(n: object) -> str:
    """Three figures or so are as many as a measurement is good for."""
    if not isinstance(n, int | float):
        return "-"
    if n >= MILLION:
        return f"{n / MILLION:.2f} M"
    return f"{n / THOUSAND:.0f} k" if n >= 10 * THOUSAND else f"{n:g}"
