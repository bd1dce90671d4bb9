"""`royaume simulate`: many games between bots, with every law checked."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from royaume.arena.simulation import LawBroken, Summary, bots_for
from royaume.arena.simulation import simulate as run_games
from royaume.cli.characters import BOTS_IN_WORDS
from royaume.cli.common import (
    CHECK_FAILED,
    GameArgument,
    JsonOption,
    LangOption,
    PlayersOption,
    SeedOption,
    SetOption,
    SetupOption,
    SoloOption,
    WithOption,
    at_least,
    choose_language,
    err,
    option_pairs,
    out,
    print_json,
    progress_bar,
    tr,
)
from royaume.games import find


def simulate(
    game: GameArgument,
    players: PlayersOption = None,
    bots: Annotated[
        str, typer.Option("--bots", help=f"Bots, separated by commas, repeated around the table: {BOTS_IN_WORDS}.")
    ] = "random",
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 100,
    seed: SeedOption = 1,
    expansions: WithOption = None,
    solo: SoloOption = "",
    setup: SetupOption = "",
    options: SetOption = None,
    check: Annotated[bool, typer.Option("--check/--no-check", help="Check the laws at every decision.")] = True,
    as_json: JsonOption = False,
    lang: LangOption = "",
) -> None:
    """Play many games between bots; stop with a game's record if it breaks a law."""
    choose_language(lang)
    found = find(game)
    config = found.configure(players, tuple(expansions or ()), solo, setup, option_pairs(options))
    names = bots.split(",")
    bots_for(names, config.players)
    at_least(1, "--games", games)
    with progress_bar(hidden=as_json) as progress:
        task = progress.add_task(game, total=games)
        try:
            summary = run_games(found, config, names, games, seed, check, lambda: progress.advance(task))
        except LawBroken as broken:
            progress.stop()
            report(broken)
    if as_json:
        print_json(summary.to_data())
    else:
        show(summary)


def report(broken: LawBroken) -> None:
    err.print(tr("cli-law-broken", law=broken.law), markup=False)
    out.print(broken.record, markup=False, end="", soft_wrap=True)
    raise typer.Exit(CHECK_FAILED)


def show(summary: Summary) -> None:
    out.print(
        tr(
            "cli-simulated",
            games=summary.games,
            decisions=summary.decisions,
            seconds=f"{summary.seconds:.1f}",
            speed=round(summary.decisions / summary.seconds),
        )
    )
    table = Table(tr("cli-seat"), "min", tr("cli-mean"), "max", tr("cli-wins"))
    for seat, scores in enumerate(summary.scores):
        mean = sum(scores) / len(scores)
        table.add_row(f"P{seat + 1}", str(min(scores)), f"{mean:.1f}", str(max(scores)), f"{summary.wins[seat]:.1f}")
    out.print(table)
    for ending, times in summary.ends.items():
        out.print(tr("cli-ended", times=times, ending=tr(f"{summary.game}-ending-{ending}")))
    out.print(tr("cli-no-violation"))
