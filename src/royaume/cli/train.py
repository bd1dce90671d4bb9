"""`royaume train`: an eye for a title, learned from games of its own."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Annotated

import typer

from royaume.cli.common import GameArgument, LangOption, RayOption, at_least, choose_language, err, out, tr
from royaume.games import find
from royaume.kernel.errors import BadInput
from royaume.places import place_for


def train(
    game: GameArgument,
    rounds: Annotated[int, typer.Option("--rounds", help="Rounds of its own games.")] = 250,
    games: Annotated[int, typer.Option("--games", help="Games of each round.")] = 2000,
    taught: Annotated[
        int, typer.Option("--taught", help="Games of greedy players, who teach first; 0: go on from our own eye.")
    ] = 3000,
    origin: Annotated[
        str, typer.Option("--from", help="The file of an eye to go on from, instead of being taught.")
    ] = "",
    passes: Annotated[int, typer.Option("--passes", help="Passes over the first round's positions.")] = 6,
    seed: Annotated[int, typer.Option("--seed", help="Other numbers, other games.")] = 1,
    solo: Annotated[
        int, typer.Option("--solo-share", min=0, max=100, help="Tables of 100 with a solo opponent of the title.")
    ] = 20,
    greedy: Annotated[
        int, typer.Option("--greedy-share", min=0, max=100, help="Of 100 others, those with greedy players.")
    ] = 10,
    longest: Annotated[
        int, typer.Option("--longest", min=20, help="Rounds, or up to ten fewer: then a game counts as it stands.")
    ] = 55,
    price: Annotated[
        float, typer.Option("--price-of-time", min=0, max=1, help="Of each late round, for everybody; 1 is a game won.")
    ] = 0.03,
    folder: Annotated[str, typer.Option("--folder", help="Where it is kept, to go on later.")] = "",
    jobs: Annotated[int, typer.Option("--jobs", help="Processes; 0: as many as there are cores.")] = 0,
    ray: RayOption = "",
    into: Annotated[str, typer.Option("--into", help="Where the eye is put in the end.")] = "",
    lang: LangOption = "",
) -> None:
    """Learn an evaluation from nothing; an interrupted training goes on where it stopped."""
    choose_language(lang)
    found = find(game)
    counts = (("--rounds", rounds), ("--games", games), ("--passes", passes))
    for option, number in counts:
        at_least(1, option, number)
    at_least(0, "--taught", taught)
    at_least(0, "--jobs", jobs)
    try:
        from royaume.training.plan import Plan
        from royaume.training.tables import Kinds
        from royaume.training.training import train as learn
    except ImportError as error:
        raise BadInput("package-missing", package=str(error.name), extra="train") from error
    kinds = Kinds(solo / 100, greedy / 100, longest=longest, price_of_time=price)
    first = 0 if origin else taught
    plan = Plan(found.id, first, rounds, games, passes, seed, kinds, origin)
    place = place_for(jobs or os.cpu_count() or 1, ray)
    kept = Path(folder or f"build/training/{found.id}")
    try:
        made = learn(plan, kept, place, lambda line: err.print(line, markup=False))
        if into:
            shutil.copyfile(made, into)
    except OSError as error:
        raise BadInput("file-unwritable", file=str(error.filename or kept), reason=str(error.strerror)) from error
    out.print(tr("cli-trained", file=into or str(made)), markup=False)
