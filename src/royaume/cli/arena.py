"""`royaume arena`: bots against each other, and how sure one can be of who is better."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from msgspec import to_builtins
from rich.box import SIMPLE
from rich.table import Table

from royaume.arena.contest import Contest, Lineup, contest_of, lineups_against, lineups_mixed, lineups_of
from royaume.arena.journal import Journal
from royaume.arena.playing import Played
from royaume.arena.running import run
from royaume.arena.standings import Standing, Standings, standings
from royaume.cli.common import (
    CHECK_FAILED,
    GameArgument,
    JsonOption,
    LangOption,
    PlayersOption,
    RayOption,
    SeedOption,
    SetOption,
    SetupOption,
    SoloOption,
    WithOption,
    at_least,
    choose_language,
    complain_in_words,
    option_pairs,
    out,
    print_json,
    progress_bar,
    tr,
)
from royaume.games import find
from royaume.kernel.errors import BadInput
from royaume.kernel.game import Game
from royaume.places import place_for

AGAINST_PLAYERS = 4
MOST_FAILURES = 5  # that are told one by one

JobsOption = Annotated[int | None, typer.Option("--jobs", help="How many games at once; by default one a processor.")]


def arena(
    game: GameArgument,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            help="Bots, separated by commas, a seat each: by name, or your own as file.py:Class. Fewer than seats are "
            "repeated; of more than seats, everybody meets everybody.",
        ),
    ],
    against: Annotated[str, typer.Option("--against", help="Each bot alone among others of this kind.")] = "",
    mixes: Annotated[bool, typer.Option("--mixes", help="Every mix of these bots, also several of a kind.")] = False,
    players: PlayersOption = None,
    games: Annotated[
        int, typer.Option("--games", help="How many games; some more where seats would not be shared out evenly.")
    ] = 100,
    seed: SeedOption = 1,
    expansions: WithOption = None,
    solo: SoloOption = "",
    setup: SetupOption = "",
    options: SetOption = None,
    limit_rounds: Annotated[
        int, typer.Option("--limit-rounds", help="A game that lasts longer counts as unfinished; 0: no limit.")
    ] = 0,
    jobs: JobsOption = None,
    ray: RayOption = "",
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Keep each finished game in this file, and go on where it ends.")
    ] = None,
    as_json: JsonOption = False,
    lang: LangOption = "",
) -> None:
    """Let bots play each other, every bot equally often at every seat; exit code 1 if a bot broke off a game."""
    choose_language(lang)
    found = find(game)
    at_least(1, "--games", games)
    at_least(0, "--limit-rounds", limit_rounds)
    names = bots.split(",")
    with_ = tuple(expansions or ())
    seats = players or default_players(found, with_, solo, len(names), against)
    config = found.configure(seats, with_, solo, setup, option_pairs(options))
    contest = contest_of(found, config, lineups(names, against, mixes, config.players), seed, limit_rounds)
    played = watched(contest, Journal(contest, resume), games, jobs, ray, hidden=as_json)
    if as_json:
        print_json(to_data(contest, standings(contest, played), played))
    else:
        show(contest.game, standings(contest, played))
    stop_if_broken_off(contest, played, silent=as_json)


def lineups(names: Sequence[str], against: str, mixes: bool, players: int) -> list[Lineup]:
    if against and mixes:
        raise BadInput("against-and-mixes")
    if mixes:
        return lineups_mixed(names, players)
    return lineups_against(names, against, players) if against else lineups_of(names, players)


def default_players(game: Game[Any], with_: tuple[str, ...], solo: str, names: int, against: str) -> int | None:
    """A seat for each bot, as far as the game allows."""
    if solo:
        return None
    return max(game.fewest, min(AGAINST_PLAYERS if against else names, game.most_with(with_)))


def watched(
    contest: Contest, journal: Journal, games: int, jobs: int | None, ray: str, hidden: bool, title: str = ""
) -> Sequence[Played]:
    """Play with a progress bar; what is interrupted, can go on from its journal."""
    at_once = os.cpu_count() or 1 if jobs is None else int(at_least(1, "--jobs", jobs))
    place = place_for(at_once, ray)
    every = range(contest.full(games))
    with progress_bar(hidden) as bar:
        kept = sum(number in journal.played for number in every)
        task = bar.add_task(title or contest.game, total=len(every), completed=kept)
        return run(contest, journal, games, place, lambda: bar.advance(task))


def to_data(contest: Contest, found: Standings, played: Sequence[Played]) -> dict[str, object]:
    return {
        "contest": to_builtins(contest),
        "standings": to_builtins(found),
        "failures": [
            {"game": one.number, "deal": contest.deal(one.number), **told(one)} for one in played if one.failure
        ],
    }


def told(one: Played) -> dict[str, str | int]:
    """A failure as arguments of its sentence; seats and decisions are counted from 1."""
    failure = one.failure
    assert failure is not None
    bot = one.bots[failure.seat] if failure.seat >= 0 else ", ".join(one.bots)
    return {
        "kind": failure.kind,
        "bot": bot,
        "seat": failure.seat + 1,
        "decision": failure.decision + 1,
        "what": failure.what,
    }


def show(game: str, found: Standings) -> None:
    out.print(tr("cli-arena-played", games=found.games, unfinished=found.unfinished, failed=found.failed))
    out.print(table_of(found))
    if found.median_rounds is not None:
        out.print(tr("cli-arena-rounds", rounds=f"{found.median_rounds:g}"))
    for ending, times in found.endings.items():
        out.print(tr("cli-ended", times=times, ending=tr(f"{game}-ending-{ending}")))


def table_of(found: Standings) -> Table:
    rated = any(line.rating is not None for line in found.bots)
    table = Table(box=SIMPLE, padding=0)
    table.add_column(tr("cli-arena-bot"), overflow="fold")
    for heading in ("games", "share", "interval", "points", "time", *(["rating"] if rated else [])):
        table.add_column(tr(f"cli-arena-{heading}"), justify="right")
    for line in sorted(found.bots, key=lambda line: -line.share):
        rating = [f"{line.rating:.1f} ± {line.rating_sigma:.1f}"] if line.rating is not None else []
        table.add_row(*figures(line), *rating)
    if found.opponent_points is not None:
        share = f"{100 * found.opponent_wins / found.games:.1f} %"
        table.add_row(tr("cli-arena-opponent"), str(found.games), share, "", f"{found.opponent_points:.1f}", "")
    return table


def figures(line: Standing) -> list[str]:
    return [
        line.bot,
        str(line.games),
        f"{100 * line.share:.1f} %",
        interval(line),
        "-" if line.points is None else f"{line.points:.1f}",
        "-" if line.seconds_per_decision is None else f"{1000 * line.seconds_per_decision:.3g} ms",
    ]


def interval(line: Standing) -> str:
    return f"{100 * line.low:.1f}-{100 * line.high:.1f} %"


def stop_if_broken_off(contest: Contest, played: Sequence[Played], silent: bool = False) -> None:
    broken = [one for one in played if one.failure]
    for one in [] if silent else broken[:MOST_FAILURES]:
        failure = told(one)
        sentence = tr(f"cli-arena-{failure.pop('kind')}", game=one.number, deal=contest.deal(one.number), **failure)
        complain_in_words(sentence)
    if broken:
        raise typer.Exit(CHECK_FAILED)
