"""`royaume ladder`: how strong every level is in every game, measured and written down."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer

from royaume.arena.journal import Journal
from royaume.arena.ladder import Duel, duels, file_of, standings_so_far
from royaume.arena.playing import Played
from royaume.arena.standings import Standings
from royaume.cli.arena import JobsOption, interval, stop_if_broken_off, watched
from royaume.cli.common import LangOption, RayOption, SeedOption, at_least, choose_language, out, read_text, tr
from royaume.games import GAMES
from royaume.kernel.errors import BadInput
from royaume.texts import say

BEGINS, ENDS = "<!-- figures: made by royaume ladder -->", "<!-- end of the figures -->"
COMMAND = re.compile(r"`(.*?)(?: --games \d+)? --seed \d+`")
COLUMNS = ("bot", "against", "games", "share", "interval", "goal", "points", "rounds", "unfinished", "time", "command")


def ladder(
    games: Annotated[int, typer.Option("--games", help="How many games of each duel.")] = 400,
    only: Annotated[
        list[str] | None, typer.Option("--only", help="Only duels with this in their name; repeated: with all of it.")
    ] = None,
    named: Annotated[bool, typer.Option("--list", help="Only tell the names of the duels.")] = False,
    folder: Annotated[Path, typer.Option("--folder", help="Where finished games are kept.")] = Path("build/ladder"),
    page: Annotated[Path, typer.Option("--page", help="The page whose figures are written.")] = Path("docs/ladder.md"),
    jobs: JobsOption = None,
    ray: RayOption = "",
    seed: SeedOption = 1,
    lang: LangOption = "",
) -> None:
    """Play the duels of all levels in all games, and write the page; an interrupted run goes on where it was."""
    choose_language(lang)
    at_least(1, "--games", games)
    chosen = [duel for duel in duels() if all(text in duel.name for text in only or ())]
    if not chosen:
        raise BadInput("no-duel", only=", ".join(only or ()))
    for duel in chosen:
        if named:
            out.print(duel.name, soft_wrap=True)
        else:
            played = play(duel, folder, games, seed, jobs, ray)
            write(page, folder, seed)
            stop_if_broken_off(duel.contest(seed), played)


def play(duel: Duel, folder: Path, games: int, seed: int, jobs: int | None, ray: str) -> Sequence[Played]:
    contest = duel.contest(seed)
    journal = Journal(contest, file_of(duel, folder))
    played = watched(contest, journal, games, jobs, ray, hidden=False, title=duel.name)
    found = standings_so_far(duel, folder, seed)
    assert found is not None
    first = found.bots[0]
    out.print(
        tr("cli-ladder-duel", duel=duel.name, share=percent(first.share), interval=interval(first), goal=duel.goal),
        soft_wrap=True,
    )
    return played


def write(page: Path, folder: Path, seed: int) -> None:
    """What stands between the marks is replaced, but for duels played elsewhere; all else on the page stays."""
    text = read_text(page) if page.exists() else f"{BEGINS}\n{ENDS}\n"
    before, begins, rest = text.partition(BEGINS)
    lines, ends, after = rest.partition(ENDS)
    if not begins or not ends:
        raise BadInput("no-marks", file=str(page), begins=BEGINS, ends=ENDS)
    known = {found[1]: line for line in lines.splitlines() if (found := COMMAND.search(line))}
    figures = "\n\n".join(section(game, folder, seed, known) for game in GAMES)
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(f"{before}{BEGINS}\n\n{figures}\n\n{ENDS}{after}", "utf-8")


def section(game: str, folder: Path, seed: int, known: Mapping[str, str]) -> str:
    """The duels of a game as a table; the page is in English, as all documentation."""
    headings = [say("en", f"cli-ladder-{column}", {}) for column in COLUMNS]
    lines = [row(headings), row(["---"] * len(headings))]
    for duel in (duel for duel in duels() if duel.game == game):
        found = standings_so_far(duel, folder, seed)
        line = row(cells(duel, found, seed))
        lines.append(known.get(duel.command, line) if found is None else line)
    return "\n".join([f"## {say('en', game + '-title', {})}", "", *lines])


def row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def cells(duel: Duel, found: Standings | None, seed: int) -> list[str]:
    who = [duel.bot, ", ".join([whom(duel), *duel.expansions])]
    goal = f"{duel.goal} %"
    if found is None:
        return [*who, "0", "-", "-", goal, *["-"] * (len(COLUMNS) - 7), f"`{duel.command} --seed {seed}`"]
    first = found.bots[0]
    others = found.opponent_points if duel.solo else found.bots[-1].points
    return [
        *who,
        str(found.games),
        f"**{percent(first.share)}**" if 100 * first.share >= duel.goal else percent(first.share),
        interval(first),
        goal,
        f"{number(first.points)} : {number(others)}",
        number(found.median_rounds),
        str(found.unfinished + found.failed),
        "-" if first.seconds_per_decision is None else f"{1000 * first.seconds_per_decision:.3g} ms",
        f"`{duel.command} --games {found.games} --seed {seed}`",
    ]


def whom(duel: Duel) -> str:
    return duel.solo or f"{duel.players - 1} x {duel.against}"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def number(n: float | None) -> str:
    return "-" if n is None else f"{n:.4g}"
