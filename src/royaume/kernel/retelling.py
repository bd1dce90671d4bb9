"""What a record says, without playing it; of older rules, it can be told as far as these go along."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from royaume.kernel.carrying import OldChoices, carried_options, carried_over
from royaume.kernel.data import Reader
from royaume.kernel.errors import BadInput
from royaume.kernel.game import Game
from royaume.kernel.match import Match
from royaume.kernel.notation import (
    BY_ANOTHER,
    TURN,
    Headers,
    count_seats,
    game_of,
    header,
    header_number,
    options_in,
    read_headers,
    start_in,
)
from royaume.kernel.record import SEPARATOR
from royaume.kernel.state import read_state


@dataclass(frozen=True)
class Written:
    """What stands in a record: a table and choices; nothing of it has been checked yet."""

    game: Game[Any]
    rules: int
    config: dict[str, Any]
    seed: str
    names: list[str]
    start: dict[str, object] | None
    choices: list[tuple[int, str]]


def read_written(text: str, games: Mapping[str, Game[Any]]) -> Written:
    lines = text.split("\n")
    headers, body = read_headers(lines)
    game = game_of(headers, games)
    return Written(
        game,
        header_number(headers, "Rules"),
        config_in(headers),
        header(headers, "Seed")[1],
        [header(headers, f"Seat{seat + 1}")[1] for seat in range(count_seats(headers))],
        start_in(headers),
        list(choices_in(lines, body)),
    )


def config_in(headers: Headers) -> dict[str, Any]:
    return {
        "players": header_number(headers, "Players"),
        "expansions": header(headers, "Expansions")[1].split(),
        "solo": header(headers, "Solo")[1],
        "setup": header(headers, "Setup")[1],
        "options": options_in(headers),
    }


def choices_in(lines: list[str], body: int) -> Iterator[tuple[int, str]]:
    """Each choice with its seat, up to the empty line after the turns."""
    for number, line in enumerate(lines[body:], start=body + 1):
        if not line:
            return
        found = TURN.fullmatch(line)
        if found is None:
            raise BadInput("record-turn", line=number, text=line[:60])
        for words in found[3].split(SEPARATOR):
            other = BY_ANOTHER.fullmatch(words)
            yield (int(found[2]) - 1, words) if other is None else (int(other[1]) - 1, other[2])
    raise BadInput("record-cut-off", line=len(lines))


def retold(old: Written) -> tuple[Match, int]:
    """The game under the rules of today, and how many of its choices they could make again."""
    match = first_match(old)
    choices = OldChoices(old.game, old.rules)
    for made, (seat, choice) in enumerate(old.choices):
        try:
            choices.play(match, choice, seat)
        except BadInput:
            return match, made
    return match, len(old.choices)


def first_match(old: Written) -> Match:
    if old.start is not None:
        start = carried_over(old.game, old.start)
        config, _ = read_state(old.game, Reader(start, "Start"))
        return Match(old.game, config, old.seed, old.names, start)
    c = old.config
    options = carried_options(old.game, old.rules, c["options"])
    config = old.game.configure(c["players"], tuple(c["expansions"]), c["solo"], c["setup"], options)
    return Match(old.game, config, old.seed, old.names)
