"""Writing records: headers, then numbered turns in words of the game, then the result."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from royaume.kernel.match import Match
    from royaume.kernel.shown import Played

FORMAT = 1
SEPARATOR = "; "
UNFINISHED = "unfinished"


def write(match: Match) -> str:
    headers = [f'[{key} "{escaped(value)}"]' for key, value in headers_of(match)]
    return "\n".join([*headers, "", *turns_of(match), "", *closing_of(match), ""])


def headers_of(match: Match) -> Iterator[tuple[str, str]]:
    config = match.config
    yield "Royaume", str(FORMAT)
    yield "Game", match.game.id
    yield "Rules", str(match.game.version)
    yield "Players", str(config.players)
    yield "Expansions", " ".join(config.expansions)
    yield "Solo", config.solo
    yield "Setup", config.setup
    yield "Options", " ".join(f"{key}={value}" for key, value in config.options.items())
    for seat, name in enumerate(match.names):
        yield f"Seat{seat + 1}", name
    yield "Seed", match.seed
    yield "Commitment", match.commitment
    if match.start is not None:
        yield "Start", json.dumps(match.start, sort_keys=True, separators=(",", ":"))


def turns_of(match: Match) -> list[str]:
    return [turn_line(list(turn)) for _, turn in groupby(match.history, key=lambda played: played.turn)]


def turn_line(turn: list[Played]) -> str:
    """A turn's number, its owner and the choices; a choice by somebody else says by whom."""
    first = turn[0]
    return f"{first.turn}. P{first.active + 1} " + SEPARATOR.join(
        played.id if played.seat == played.active else f"P{played.seat + 1}: {played.id}" for played in turn
    )


def closing_of(match: Match) -> Iterator[str]:
    if match.over:
        yield "result " + " ".join(str(score) for score in match.scores())
        yield "winners " + " ".join(f"P{seat + 1}" for seat in match.winners())
    else:
        yield UNFINISHED
    yield "state " + match.state_hash()


def escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')
