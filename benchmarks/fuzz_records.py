"""Records and states that somebody has changed: each is refused in one line, or means a game that can be played on.

A case takes the record or the state of a random game and changes bytes, lines, headers, choices or values of it. What
is accepted has to obey every law, to be written again as it was read, and to play on without an error; whatever is
refused raises BadInput with one line in each language, and leaves the game it was tried on as it was. Anything else is
a failure, told with the seed of its case; the exit code is then 1.
"""

from __future__ import annotations

import argparse
import json
import random
import secrets
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import redirect_stderr, redirect_stdout
from functools import cache, lru_cache
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import royaume
from royaume import BadInput, Match
from royaume.arena.simulation import compositions
from royaume.cli import main as command
from royaume.games import GAMES
from royaume.kernel.choices import Choices
from royaume.kernel.config import Config
from royaume.kernel.game import Game
from royaume.texts import LANGUAGES

CHUNK = 100
CASES_A_GAME = 20
PLAYED_ON = 6
BY_COMMAND = 25  # one case in so many goes through the command line, too
ODD_NUMBERS = (0, 1, -1, 2, 7, 40, 99, 255, 900, 2**31, 2**53, 2**63, 10**5000, -(10**40), 1.5, float("nan"))
ODD_TEXTS = ("", "none", "...", "P1", "P9", "x" * 9000, "\n", "\ud800", "٣", "\\", '"', "chess", "turn")
ODD_BYTES = (
    "",
    "9",
    "-1",
    "x",
    "[",
    '"',
    "\\",
    "\n",
    "\n\n",
    ";",
    "; ",
    "P2: ",
    "٣",
    "9" * 5000,
    "{",
    "\x00",
    "\u2028",
)

State = Any
Outcome = tuple[str, str]  # what became of a case, and what is wrong with it


@cache
def composed() -> list[tuple[Game[Any], Config]]:
    return [(game, config) for game in GAMES.values() for config in compositions(game)]


@cache
def games_of(title: str) -> list[tuple[Game[Any], Config]]:
    return [(game, config) for game, config in composed() if game.id == title]


@lru_cache(maxsize=2)
def a_game(number: int) -> Match:
    """Of any title, somewhere in its course: short enough that its record is read quickly."""
    dice = random.Random(number)
    game, config = dice.choice(games_of(dice.choice(list(GAMES))))
    match = Match(game, config, str(number))
    play_on(match, dice.choice((0, 3, 10, 30, 30, 80)), dice)
    return match


def play_on(match: Match, choices: int, dice: random.Random) -> None:
    out = Choices()
    for _ in range(choices):
        if match.over:
            return
        match.table.top().legal(match.table, out)
        match.play_number(dice.choice(out.as_list()), match.to_move or 0)


def fuzzed(seed: int) -> Outcome:
    dice = random.Random(seed)
    match = a_game(seed // CASES_A_GAME)
    before = match.state_hash()
    case = dice.choice(CASES)
    try:
        outcome = case(match, dice)
    except BadInput as error:
        outcome = told_in_one_line(error)
    except Exception:  # any other is what is looked for
        return "failed", traceback.format_exc(limit=-6)
    if match.state_hash() != before:
        return "failed", "the game that was tried on has changed"
    return ("failed", outcome) if outcome not in ("accepted", "refused") else (outcome, "")


def told_in_one_line(error: BadInput) -> str:
    for language in LANGUAGES:
        sentence = error.sentence(language)
        sentence.encode()
        if len(sentence.splitlines()) != 1:
            return f"not one line: {sentence!r}"
    return "refused"


# cases ------------------------------------------------------------------------------------------------


def record_case(match: Match, dice: random.Random) -> str:
    text = changed_text(match.to_text(), dice)
    if dice.randrange(BY_COMMAND) == 0:
        return by_command(text)
    return consistent_record(text, dice)


def start_case(match: Match, dice: random.Random) -> str:
    """A record from a position, whose position is changed."""
    data = json.loads(json.dumps(match.to_data()))
    later = royaume.from_data(data)
    play_on(later, dice.randrange(4), dice)
    told = written(changed_state(later.start, dice))
    whole = later.to_text()
    before, _, after = whole.partition('[Start "')
    header = '[Start "' + told.replace("\\", "\\\\").replace('"', '\\"') + '"]'
    return consistent_record(before + header + after[after.index("\n") :], dice)


def state_case(match: Match, dice: random.Random) -> str:
    state = changed_state(json.loads(json.dumps(match.to_data())), dice)
    return consistent(royaume.from_data(state), dice)


def play_case(match: Match, dice: random.Random) -> str:
    """A choice that is not offered changes nothing; one that is, is taken."""
    match = royaume.from_data(match.to_data())
    before = match.state_hash()
    choice = dice.choice(ODD_TEXTS) if match.over or dice.randrange(3) else changed_text(match.choices()[0].id, dice)
    try:
        match.play(choice, dice.choice((None, 0, 1, 5, -1, 99)))
    except BadInput:
        if match.state_hash() != before:
            return "a refused choice has changed the game"
        raise
    return "accepted"


def consistent_record(text: str, dice: random.Random) -> str:
    match = royaume.load(text)
    if match.to_text() != text:
        return "a record that was accepted is written otherwise"
    return consistent(match, dice)


def consistent(match: Match, dice: random.Random) -> str:
    """What was accepted keeps the laws, is read back, and can be played on and shown."""
    for _ in range(PLAYED_ON):
        broken = match.game.violation(match.table) or match.game.contradiction(match.table, match.config)
        if broken:
            return f"accepted, yet {broken}"
        if royaume.from_data(json.loads(json.dumps(match.to_data()))).state_hash() != match.state_hash():
            return "a state that was accepted is read back otherwise"
        match.view(0), match.view(-1), match.events(0), match.scores()
        if match.over:
            match.winners()
            break
        play_on(match, 1, dice)
    return "accepted"


def by_command(text: str) -> str:
    """`royaume verify`: nothing but an exit code of 0, 1 or 2, and at most one line on the error stream."""
    out, err = StringIO(), StringIO()
    with TemporaryDirectory() as folder:
        file = Path(folder) / "fuzzed.rgn"
        file.write_bytes(text.encode("utf-8", "surrogatepass"))
        with patch.object(sys, "argv", ["royaume", "verify", str(file)]), redirect_stdout(out), redirect_stderr(err):
            try:
                command.run()
            except SystemExit as ended:
                code = ended.code
    lines = len(err.getvalue().splitlines())
    if code not in (0, 1, 2) or lines != (0 if code == 0 else 1):
        return f"exit code {code} and {lines} lines on the error stream"
    return "accepted" if code == 0 else "refused"


CASES: tuple[Callable[[Match, random.Random], str], ...] = (
    record_case,
    record_case,
    start_case,
    state_case,
    state_case,
    play_case,
)


# changes ----------------------------------------------------------------------------------------------


def changed_text(text: str, dice: random.Random) -> str:
    for _ in range(dice.choice((0, 1, 1, 1, 2, 5))):
        text = dice.choice((with_bytes, with_lines, with_words))(text, dice)
    return text


def with_bytes(text: str, dice: random.Random) -> str:
    at = dice.randrange(len(text) + 1)
    return text[:at] + dice.choice(ODD_BYTES) + text[at + dice.choice((0, 1, 1, 20)) :]


def with_lines(text: str, dice: random.Random) -> str:
    """A line is doubled, left out, or comes elsewhere."""
    lines = text.split("\n")
    line = dice.randrange(len(lines))
    moved = [lines.pop(line)] if dice.randrange(3) else [lines[line]]
    at = dice.randrange(len(lines) + 1)
    return "\n".join([*lines[:at], *(moved if dice.randrange(3) else []), *lines[at:]])


def with_words(text: str, dice: random.Random) -> str:
    """A word becomes another word of the text."""
    words = text.split(" ")
    words[dice.randrange(len(words))] = dice.choice(words)
    return " ".join(words)


def changed_state(state: State, dice: random.Random) -> State:
    state = json.loads(json.dumps(state))
    for _ in range(dice.choice((0, 1, 1, 1, 1, 2, 3))):
        place = dice.choice(places_in(state))
        if isinstance(place, list) and dice.randrange(4) == 0:
            change_list(place, dice)
        elif len(place) > 0:
            key = dice.choice(list(place)) if isinstance(place, dict) else dice.randrange(len(place))
            place[key] = changed_value(place[key], state, dice)
    return state


def written(state: State) -> str:
    """As a record has it; what cannot even be written is written as somebody would who means harm."""
    try:
        return json.dumps(state, sort_keys=True, separators=(",", ":"))
    except (RecursionError, ValueError, TypeError):
        return "[" * 5000


def places_in(state: State) -> list[Any]:
    """Every object and list of the data, those of the stack more often."""
    found = [state, *([state["stack"], *state["stack"]] if isinstance(state.get("stack"), list) else [])]
    found = [place for place in found if isinstance(place, dict | list)]
    for place in found:
        parts = place.values() if isinstance(place, dict) else place
        found.extend(part for part in parts if isinstance(part, dict | list) and len(found) < 5000)
    return found


def change_list(place: list[Any], dice: random.Random) -> None:
    if place and dice.randrange(2):
        place.pop(dice.randrange(len(place)))
    elif place:
        place.insert(dice.randrange(len(place)), dice.choice(place))
    else:
        place.append(dice.choice(ODD_NUMBERS))


def changed_value(value: Any, state: State, dice: random.Random) -> Any:
    """Mostly one of its kind, a little off: what is quite another is refused at once."""
    if isinstance(value, bool):
        return not value if dice.randrange(4) else 1
    if isinstance(value, int) and dice.randrange(5):
        return value + dice.choice((-1, 1, 2, -2, 5, 20, -value))
    if dice.randrange(8) == 0:
        return nested(dice.choice((3, 30, 3000)))
    others = (dice.choice(ODD_NUMBERS), dice.choice(ODD_TEXTS), None, [], {}, dice.choice(places_in(state)))
    return dice.choice(others)


def nested(depth: int) -> Any:
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


# the command ------------------------------------------------------------------------------------------


def chunk(first: int, cases: int) -> list[tuple[int, str, str]]:
    return [(seed, *fuzzed(seed)) for seed in range(first, first + cases)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=None, help="that of the first case; chosen and printed by default")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    first = secrets.randbits(40) if arguments.seed is None else arguments.seed
    print(f"seed {first}, {'compiled' if royaume.COMPILED else 'interpreted'} rules", flush=True)
    began = time.perf_counter()
    starts = range(first, first + arguments.cases, CHUNK)
    sizes = [min(CHUNK, first + arguments.cases - start) for start in starts]
    found: Counter[str] = Counter()
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for results in pool.map(chunk, starts, sizes):
            for seed, outcome, wrong in results:
                found[outcome] += 1
                if outcome == "failed" and found["failed"] <= 5:
                    print(f"--seed {seed} --cases 1: {wrong}", flush=True)
    print(", ".join(f"{n} {outcome}" for outcome, n in found.items()), f"in {time.perf_counter() - began:.0f} s")
    return 1 if found["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
