"""Reading records: what is accepted is written again byte for byte, and whatever is wrong is said with its line."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from royaume.kernel.config import Config
from royaume.kernel.data import DEEPEST, Reader, checked_size
from royaume.kernel.errors import BadInput, OtherRules, RecordDiffers
from royaume.kernel.game import Game
from royaume.kernel.match import Match
from royaume.kernel.record import FORMAT, SEPARATOR, closing_of, escaped, headers_of, turn_line
from royaume.kernel.state import read_state, state_to_data

Headers = dict[str, tuple[int, str]]

HEADER = re.compile(r'\[([A-Za-z]+[0-9]{0,6}) "(.*)"\]')
TURN = re.compile(r"([0-9]{1,6})\. P([0-9]{1,6}) (.+)")
BY_ANOTHER = re.compile(r"P([0-9]{1,6}): (.+)")
LARGEST = 10_000_000


def unescaped(value: str) -> str:
    return re.sub(r"\\(.)", r"\1", value)


def read(text: str, games: Mapping[str, Game[Any]]) -> Match:
    """The game that a record tells. Whatever is wrong is said with its line."""
    if not isinstance(text, str):
        raise BadInput("record-not-text")
    if len(text) > LARGEST:
        raise BadInput("record-too-large", size=len(text), most=LARGEST)
    lines = text.split("\n")
    headers, body = read_headers(lines)
    match = read_match(headers, games)
    at = play_turns(match, lines, body)
    check_closing(match, lines, at)
    return match


def read_headers(lines: list[str]) -> tuple[Headers, int]:
    """The headers with their line numbers, and the line on which the turns begin."""
    headers: Headers = {}
    for i, line in enumerate(lines):
        if not line and i > 0:
            return headers, i + 1
        found = HEADER.fullmatch(line)
        if found is None:
            raise BadInput("record-not-a-record" if i == 0 else "record-header", line=i + 1, text=line[:60])
        key, value = found.groups()
        if escaped(unescaped(value)) != value:
            raise BadInput("record-backslash", line=i + 1, key=key)
        if key in headers:
            raise BadInput("record-header-twice", line=i + 1, key=key)
        headers[key] = (i + 1, unescaped(value))
    raise BadInput("record-cut-off", line=len(lines))


def read_match(headers: Headers, games: Mapping[str, Game[Any]]) -> Match:
    if header_number(headers, "Royaume") > FORMAT:
        raise BadInput("record-from-the-future", line=1, theirs=headers["Royaume"][1], ours=FORMAT)
    game = game_of(headers, games)
    if header_number(headers, "Rules") != game.version:
        line, rules = headers["Rules"]
        raise OtherRules(game.id, int(rules), int(game.version), line)
    try:
        config = read_config(game, headers)
        start = read_start(game, config, headers)
        seats = [header(headers, f"Seat{seat + 1}")[1] for seat in range(count_seats(headers))]
        match = Match(game, config, header(headers, "Seed")[1], seats, start)
    except BadInput as error:
        raise BadInput("record-headers", line=1, reason=error) from None
    check_headers(match, headers)
    return match


def game_of(headers: Headers, games: Mapping[str, Game[Any]]) -> Game[Any]:
    line, name = header(headers, "Game")
    if name not in games:
        raise BadInput("record-unknown-game", line=line, game=name, known=", ".join(games))
    return games[name]


def options_in(headers: Headers) -> dict[str, str]:
    options: dict[str, str] = {}
    for word in header(headers, "Options")[1].split():
        key, _, value = word.partition("=")
        options[key] = value
    return options


def read_config(game: Game[Any], headers: Headers) -> Config:
    return game.configure(
        header_number(headers, "Players"),
        tuple(header(headers, "Expansions")[1].split()),
        header(headers, "Solo")[1],
        header(headers, "Setup")[1],
        options_in(headers),
    )


def read_start(game: Game[Any], config: Config, headers: Headers) -> dict[str, object] | None:
    """The position from which a game was played; the other headers are true of it."""
    start = start_in(headers)
    if start is None:
        return None
    found, t = read_state(game, Reader(start, "Start"))
    if found.to_data() != config.to_data():
        raise BadInput("record-start-config", line=headers["Start"][0])
    if state_to_data(game, found, t) != start:
        raise BadInput("record-start-unwritten", line=headers["Start"][0])
    return start


def start_in(headers: Headers) -> dict[str, object] | None:
    if "Start" not in headers:
        return None
    line, text = headers["Start"]
    try:
        start: dict[str, object] = json.loads(text)
        checked_size(start, "Start")
    except RecursionError:
        raise BadInput("data-too-deep", where="Start", most=DEEPEST) from None
    except BadInput:
        raise
    except ValueError as error:
        raise BadInput("record-start", line=line, reason=str(error)) from None
    return start


def count_seats(headers: Headers) -> int:
    return sum(1 for key in headers if re.fullmatch(r"Seat\d+", key))


def header(headers: Headers, key: str) -> tuple[int, str]:
    if key not in headers:
        raise BadInput("record-header-missing", key=key)
    return headers[key]


def header_number(headers: Headers, key: str) -> int:
    line, text = header(headers, key)
    if not re.fullmatch(r"[0-9]{1,6}", text):
        raise BadInput("record-header-number", line=line, key=key, value=text[:40])
    return int(text)


def check_headers(match: Match, headers: Headers) -> None:
    """Headers stand as they would be written: all of them, in order, nothing else."""
    expected = list(headers_of(match))
    found = [(key, value) for key, (_, value) in headers.items()]
    for i, (theirs, ours) in enumerate(zip(found, expected, strict=False)):
        if theirs != ours:
            raise BadInput("record-expected", line=i + 1, expected=f'[{ours[0]} "{escaped(ours[1])}"]')
    if len(found) != len(expected):
        raise BadInput("record-header-count", line=len(found), found=len(found), expected=len(expected))


def play_turns(match: Match, lines: list[str], at: int) -> int:
    """Play every turn; the index of the line after them."""
    while at < len(lines) and lines[at]:
        found = TURN.fullmatch(lines[at])
        if found is None:
            raise BadInput("record-turn", line=at + 1, text=lines[at][:60])
        play_turn(match, found, at + 1)
        at += 1
    if at >= len(lines):
        raise BadInput("record-cut-off", line=len(lines))
    return at + 1


def play_turn(match: Match, found: re.Match[str], line: int) -> None:
    turn, seat = int(found[1]), int(found[2]) - 1
    if match.over:
        raise BadInput("record-after-the-end", line=line)
    if (turn, seat) != (match.turn, int(match.table.active)):
        expected = f"{match.turn}. P{int(match.table.active) + 1}"
        raise BadInput("record-expected", line=line, expected=expected)
    before = len(match.history)
    for words in found[3].split(SEPARATOR):
        other = BY_ANOTHER.fullmatch(words)
        who = seat if other is None else int(other[1]) - 1
        try:
            match.play(words if other is None else other[2], who)
        except BadInput as error:
            raise BadInput("record-choice", line=line, turn=turn, reason=error) from None
    expected = turn_line(match.history[before:])
    if expected != found[0]:
        raise BadInput("record-expected", line=line, expected=expected)


def check_closing(match: Match, lines: list[str], at: int) -> None:
    expected = [*closing_of(match), ""]
    found = lines[at:]
    for i, ours in enumerate(expected):
        if i >= len(found):
            raise BadInput("record-cut-off", line=len(lines))
        if found[i] != ours:
            word = ours.split(" ")[0]
            if not found[i].startswith(word) or not word:
                raise BadInput("record-expected", line=at + i + 1, expected=ours or "(nothing)")
            raise RecordDiffers("record-differs", line=at + i + 1, found=found[i][:90], expected=ours)
    if len(found) > len(expected):
        raise BadInput("record-expected", line=at + len(expected) + 1, expected="(nothing)")
