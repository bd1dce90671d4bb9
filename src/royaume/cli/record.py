"""`royaume replay` and `royaume verify`: a recorded game shown again, and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

import royaume
from royaume.cli.common import (
    CHECK_FAILED,
    JsonOption,
    LangOption,
    choose_language,
    complain,
    complain_in_words,
    out,
    print_json,
    read_text,
    tr,
)
from royaume.cli.said import Seen, event_words
from royaume.games import GAMES
from royaume.kernel import retelling
from royaume.kernel.errors import BadInput, OtherRules, RecordDiffers
from royaume.kernel.match import Match
from royaume.texts import with_minus

FileArgument = Annotated[Path, typer.Argument(help="A .rgn record.", metavar="FILE")]


def replay(file: FileArgument, as_json: JsonOption = False, lang: LangOption = "") -> None:
    """Tell a recorded game turn by turn."""
    choose_language(lang)
    match = load_or_retell(file)
    if as_json:
        print_json([{"key": event.key, "args": event.args} for event in match.events(-1)])
        return
    for event in match.events(-1):
        if event.key == "turn_started":
            out.print(f"\n[bold]{event_words(match, event)}[/bold]")
        else:
            out.print("  " + event_words(match, event), markup=False)
    out.print(score_table(match))


def verify(file: FileArgument, as_json: JsonOption = False, lang: LangOption = "") -> None:
    """Deal and play a recorded game again: shuffles, choices, result and final state must agree.

    Of a game from a given position, nobody can check how the cards came to lie there, and that is said.
    """
    choose_language(lang)
    try:
        match = load(file)
    except RecordDiffers as error:
        if as_json:
            print_json({"verified": False, "reason": str(error)})
        complain(error)
        raise typer.Exit(CHECK_FAILED) from None
    except BadInput as error:
        if as_json and is_of_other_rules(error):
            print_json({"verified": None, "reason": str(error)})
        raise
    facts = {
        "verified": True,
        "shuffles": match.start is None,
        "game": match.game.id,
        "rules": match.game.version,
        "choices": len(match.history),
        "over": match.over,
        "commitment": match.commitment if match.start is None else None,
        "state": match.state_hash(),
    }
    if as_json:
        print_json(facts)
    elif match.start is None:
        out.print(tr("cli-verified", choices=len(match.history), commitment=match.commitment))
    else:
        out.print(tr("cli-verified-from-position", choices=len(match.history)))


def load(file: Path) -> Match:
    """A record's errors name the file."""
    try:
        return royaume.load(read_text(file))
    except RecordDiffers as error:
        raise RecordDiffers("in-file", file=str(file), reason=error) from None
    except BadInput as error:
        if error.key.startswith("file-"):
            raise
        raise BadInput("in-file", file=str(file), reason=error) from None


def is_of_other_rules(error: BadInput) -> bool:
    return isinstance(error.details.get("reason"), OtherRules)


def load_or_retell(file: Path) -> Match:
    """A record of older rules is told as far as these rules go along, and that is said."""
    try:
        return load(file)
    except BadInput as error:
        reason = error.details.get("reason")
        if not isinstance(reason, OtherRules) or not reason.older:
            raise
    old = retelling.read_written(read_text(file), GAMES)
    match, made = retelling.retold(old)
    ours, every = int(match.game.version), len(old.choices)
    complain_in_words(tr("cli-retold", theirs=old.rules, ours=ours, made=made, every=every))
    return match


def score_table(match: Match) -> Table:
    winners = match.winners() if match.over else []
    return sheet_table(match, match.game.score_sheet(match.table), match.scores(), winners)


def sheet_table(match: Seen, sheet: list[tuple[str, list[int]]], scores: list[int], winners: list[int]) -> Table:
    table = Table("", *match.names)
    for key, points in sheet:
        table.add_row(tr(f"{match.game.id}-score-{key}"), *[with_minus(str(n)) for n in points])
    table.add_section()
    marks = [" *" if seat in winners else "" for seat in range(len(scores))]
    totals = [f"[bold]{with_minus(str(score))}[/bold]{mark}" for score, mark in zip(scores, marks, strict=True)]
    table.add_row(tr("cli-total"), *totals)
    return table
