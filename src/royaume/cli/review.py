"""`royaume review`: how the chances stood, which moves cost most, where points came from, luck and choices."""

from __future__ import annotations

import os
from typing import Annotated

import typer
from msgspec import to_builtins
from rich.box import SIMPLE
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from royaume.cli.common import (
    JsonOption,
    LangOption,
    SeedOption,
    Speech,
    at_least,
    choose_language,
    out,
    print_json,
    progress_bar,
    tr,
)
from royaume.cli.record import FileArgument, load_or_retell
from royaume.cli.said import choice_words, event_words, said
from royaume.kernel.match import Match
from royaume.kernel.shown import Event
from royaume.review.reviewing import usual_simulations
from royaume.review.running import review as run_review
from royaume.review.shown import Line, Move, Review, Standing

MOST_ROWS = 13
MOMENTS = 5
WHOLE = 100


def review(
    file: FileArgument,
    simulations: Annotated[
        int, typer.Option("--simulations", help="How often a costly position is played on; others a quarter of it.")
    ] = usual_simulations(),
    seed: SeedOption = 1,
    jobs: Annotated[int | None, typer.Option("--jobs", help="How many processes; by default one a processor.")] = None,
    as_json: JsonOption = False,
    lang: LangOption = "",
) -> None:
    """Look at a recorded game again: win chances, the moves that cost most and what was better, luck and choices."""
    choose_language(lang)
    at_least(1, "--simulations", simulations)
    at_once = os.cpu_count() or 1 if jobs is None else int(at_least(1, "--jobs", jobs))
    match = load_or_retell(file)
    with progress_bar(hidden=as_json) as bar:
        task = bar.add_task(tr("cli-reviewing"), total=None)
        found = run_review(
            match, simulations, seed, at_once, lambda done, of: bar.update(task, completed=done, total=of)
        )
    if as_json:
        print_json(to_builtins(found))
    else:
        show(match, found)


def show(match: Match, found: Review) -> None:
    out.print(
        tr(
            "cli-review-of",
            game=tr(f"{match.game.id}-title"),
            players=match.config.players,
            turns=match.turn,
            choices=len(match.history),
            simulations=found.simulations,
        )
    )
    if not found.over:
        out.print(tr("cli-review-unfinished"))
    out.print(chances(match, found))
    show_moves(match, found.moves)
    show_only(match, found.only)
    out.print(sources(match, found))
    out.print(shares(match, found))


def percent(chance: float) -> str:
    return tr("cli-percent", n=str(round(chance * WHOLE)))


def signed_percent(chance: float) -> str:
    return tr("cli-percent", n=signed(chance * WHOLE))


def signed(n: float) -> str:
    """With a real minus sign, and nothing before a zero."""
    whole = round(n)
    return f"\N{MINUS SIGN}{-whole}" if whole < 0 else f"+{whole}" if whole else "0"


def names(match: Match) -> list[str]:
    return [escape(name) for name in match.names]


def spread(standings: list[Standing], most: int) -> list[Standing]:
    """The last one, and of the others as many as there is room for, evenly."""
    step = max(1, -(-(len(standings) - 1) // (most - 1)))
    return [*standings[:-1:step], standings[-1]]


def turn_of(one: Standing, found: Review) -> str:
    is_end = found.over and one is found.standings[-1]
    return tr("cli-review-end") if is_end else str(one.turn)


def titled(title: str, *heads: str) -> Table:
    return Table(*heads, title=tr(title), title_justify="left", box=SIMPLE)


def put(text: str, indent: int, style: str = "") -> None:
    """Also the second line of a long one is indented."""
    out.print(Padding(Text(text, style=style), (0, 0, 0, indent)))


def chances(match: Match, found: Review) -> Table:
    table = titled("cli-review-chances", tr("cli-review-turn"), *names(match))
    for one in spread(found.standings, MOST_ROWS):
        cells = [
            tr("cli-review-cell", win=percent(win), points=str(round(points)))
            for win, points in zip(one.win, one.points, strict=True)
        ]
        table.add_row(turn_of(one, found), *cells)
    return table


def show_moves(match: Match, moves: list[Move]) -> None:
    put(tr("cli-review-moves"), 0, "italic")
    if not moves:
        put(tr("cli-review-no-moves"), 2)
    for i, move in enumerate(moves):
        put(head_of(match, move, i + 1), 0, "bold")
        if move.before:
            put(tr("cli-review-before", deeds=deeds(match, move.before)), 3)
        for line in move.lines:
            show_line(match, line, line is move.lines[0])
        if move.minded is not None:
            what = counsel_words(match, move.minded)
            put(tr("cli-review-minded", name=match.names[move.seat], what=what), 3)


def show_only(match: Match, only: list[Move]) -> None:
    if only:
        put(tr("cli-review-only"), 0, "italic")
    for move in only:
        best, next_best = move.lines[:2]
        words = {"name": match.names[move.seat], "deeds": deeds(match, best.choices), "else_": percent(next_best.win)}
        put(tr("cli-review-only-move", turn=move.turn, win=percent(best.win), **words), 2)


def head_of(match: Match, move: Move, n: int) -> str:
    win, points = signed_percent(-max(0.0, move.win_lost)), signed(-move.points_lost)
    return tr("cli-review-move", n=n, turn=move.turn, name=match.names[move.seat], win=win, points=points)


def deeds(match: Match, choices: list[Event]) -> str:
    return tr("cli-review-then").join(choice_words(match, choice) for choice in choices)


def show_line(match: Match, line: Line, best: bool) -> None:
    key = "cli-review-played" if line.played else "cli-review-better" if best else "cli-review-also"
    put(tr(key, deeds=deeds(match, line.choices), win=percent(line.win), points=str(round(line.points))), 3)
    if best or line.played:
        for event in line.events:
            put(event_words(match, event), 7, "dim")


def counsel_words(match: Match, counsel: Event) -> str:
    return said(match, "counsel", counsel, Speech.language)


def sources(match: Match, found: Review) -> Table:
    moments = spread(found.standings, MOMENTS)
    table = titled("cli-review-sources", "", *[turn_of(one, found) for one in moments])
    for seat, name in enumerate(names(match)):
        table.add_row(f"[bold]{name}[/bold]", *[f"[bold]{one.scores[seat]}[/bold]" for one in moments])
        for line, key in enumerate(found.sources):
            points = [one.sources[line][seat] for one in moments]
            if any(points):
                table.add_row("  " + tr(f"{match.game.id}-score-{key}"), *[signed(n) for n in points])
    return table


def shares(match: Match, found: Review) -> Table:
    heads = ("cli-review-name", "cli-review-start", "cli-review-drawn", "cli-review-chosen", "cli-review-others")
    table = titled("cli-review-shares", *map(tr, heads), tr("cli-review-end"))
    for share, name in zip(found.shares, names(match), strict=True):
        end = found.standings[-1].win[share.seat]
        drawn = tr("cli-review-cell", win=signed_percent(share.drawn), points=signed(share.drawn_points))
        chosen = tr("cli-review-cell", win=signed_percent(share.chosen), points=signed(share.chosen_points))
        table.add_row(name, percent(share.start), drawn, chosen, signed_percent(share.others), percent(end))
    return table
