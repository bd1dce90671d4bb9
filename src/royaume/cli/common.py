"""What all commands share: options, errors in one line, output for people and for programs."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from royaume.kernel.errors import BadInput, printable
from royaume.texts import LANGUAGES, Argument, say

CHECK_FAILED = 1
BAD_INPUT = 2

# what stands between two colons is a bot or a piece of a file, no picture
out = Console(highlight=False, emoji=False)
err = Console(stderr=True, highlight=False, emoji=False)

GameArgument = Annotated[str, typer.Argument(help="Which game, for example majesty.", metavar="GAME")]
PlayersOption = Annotated[int | None, typer.Option("--players", help="Number of players.")]
WithOption = Annotated[list[str] | None, typer.Option("--with", help="An expansion; may be repeated.")]
SoloOption = Annotated[str, typer.Option("--solo", help="The solo opponent.")]
SetupOption = Annotated[str, typer.Option("--setup", help="The set-up.")]
SetOption = Annotated[list[str] | None, typer.Option("--set", help="An option as key=value; may be repeated.")]
SeedOption = Annotated[int, typer.Option("--seed", help="The seed of all chance.")]
RayOption = Annotated[
    str, typer.Option("--ray", help="Play on Ray: its address, or auto for one that runs or is started here.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
LangOption = Annotated[str, typer.Option("--lang", help="en or fr; by default the system's language.")]


def system_language() -> str:
    """The first language of the environment that we speak."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


class Speech:
    """The language of this run; errors need it before any command has read its options."""

    language = system_language()


def choose_language(language: str) -> None:
    if language and language not in LANGUAGES:
        raise BadInput("unknown-language", language=language, known=", ".join(LANGUAGES))
    Speech.language = language or system_language()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Another language for a while, in which nothing is awaited."""
    before = Speech.language
    choose_language(language or before)
    try:
        yield
    finally:
        Speech.language = before


def complain(error: BadInput) -> None:
    complain_in_words(error.sentence(Speech.language))


def complain_in_words(sentence: str) -> None:
    """One line on the error stream."""
    if sentence:
        err.print("royaume: " + re.sub(r"\s+", " ", printable(sentence)).strip(), markup=False, soft_wrap=True)


def tr(key: str, **args: Argument) -> str:
    return say(Speech.language, key, args)


def print_json(value: object) -> None:
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


def option_pairs(texts: list[str] | None) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for text in texts or []:
        key, sign, value = text.partition("=")
        if not sign or not key:
            raise BadInput("option-form", text=text)
        pairs[key] = value
    return pairs


def at_least(least: float, option: str, value: float) -> float:
    if value < least:
        raise BadInput("count", option=option, least=least, value=value)
    return value


def read_text(path: Path) -> str:
    """A text file as it is, byte for byte."""
    try:
        return path.read_bytes().decode("utf-8")
    except FileNotFoundError:
        raise BadInput("file-missing", file=str(path)) from None
    except UnicodeDecodeError:
        raise BadInput("file-not-text", file=str(path)) from None
    except OSError as error:
        raise BadInput("file-unreadable", file=str(path), reason=error.strerror or type(error).__name__) from None


def progress_bar(hidden: bool) -> Progress:
    """On the error stream, so that output stays clean."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True, disable=hidden or not err.is_terminal)
