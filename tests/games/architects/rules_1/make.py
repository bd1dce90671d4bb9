"""Made `states.jsonl`, with a program that had rules 1: `python make.py FILE GAMES EACH SAMPLE`.

Random games, with a liking for tools and crafts; of each combination of pending frames and question so many states,
with all that may be chosen there, some choices up to the end of the turn, and the boards that these led to. With a
sample, only so many of them, that show as many pairs of frames that lie on one another as possible. The few states in
`questions_changed.jsonl`, where rules 2 do not ask what rules 1 asked, were taken out by hand.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from royaume.games import GAMES
from royaume.kernel.config import Config
from royaume.kernel.match import Match

GAME = GAMES["architects"]
LIKED = {"use": 6, "craft": 6, "hire": 3, "construct": 3, "advance": 3, "discard": 0.15, "decline": 0.5, "stop": 0.4}
SHOWN = ("goods", "at", "held", "virtue", "debts", "paid", "supply", "prison", "crew", "hand", "built", "level")
MOST_CHOICES = 40


def configured(rng: random.Random) -> Config:
    solo = rng.choice(["", "", "", "constantine", "helena"])
    expansions = tuple(name for name, likely in (("artisans", 0.8), ("promos", 0.6)) if rng.random() < likely)
    players = rng.choice([1, 2]) if solo else rng.choice([2, 2, 3, 3, 4, 5, *([6] if "artisans" in expansions else [])])
    options = {option.key: rng.choice(option.values) for option in GAME.options}
    return GAME.configure(players, expansions, solo, rng.choice(["standard", "characters", "characters"]), options)


def chosen(match: Match, rng: random.Random) -> str:
    words = [choice.id for choice in match.choices()]
    return rng.choices(words, [LIKED.get(word.split()[0], 1) for word in words])[0]


def boards(match: Match) -> list[dict[str, Any]]:
    return [{key: p[key] for key in SHOWN} for p in match.to_data()["table"]["players"]]  # type: ignore[index]


def kept(match: Match, rng: random.Random) -> dict[str, Any]:
    """The state, what may be chosen, and how the turn went on."""
    state = match.to_data()
    entry = {
        "state": state,
        "seat": match.to_move,
        "asks": match.question().key,
        "choices": [choice.id for choice in match.choices()],
    }
    went_on = Match(match.game, match.config, "", start=state)
    made: list[tuple[int, str]] = []
    while not went_on.over and went_on.turn == match.turn and len(made) < MOST_CHOICES:
        made.append((went_on.to_move or 0, chosen(went_on, rng)))
        went_on.play(made[-1][1], made[-1][0])
    return {**entry, "made": made, "over": went_on.over, "turn": went_on.turn, "boards": boards(went_on)}


def signature(match: Match) -> str:
    return "/".join(type(frame).__name__ for frame in match.table.stack) + " " + match.question().key


def harvest(games: int, each: int) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    for seed in range(games):
        rng = random.Random(seed)
        match = Match(GAME, configured(rng), str(seed))
        while not match.over:
            states = found.setdefault(signature(match), [])
            if len(states) < each and match.to_move is not None:
                states.append(kept(match, rng))
            frame = match.table.stack[-1]
            offers = match._offers(frame)
            legal = [a for a in offers if frame.refusal(match.table, a) == 0]
            words = [match._written(frame.describe(match.table, a)).split()[0] for a in legal]
            match.play_number(rng.choices(legal, [LIKED.get(word, 1) for word in words])[0], int(frame.seat))
    return found


def sample(found: dict[str, list[dict[str, Any]]], n: int) -> dict[str, list[dict[str, Any]]]:
    """Those that show most that the others do not."""
    left = {name: shown_by(name) for name in found}
    seen: set[tuple[str, ...]] = set()
    taken: list[str] = []
    while len(taken) < n and left:
        best = max(left, key=lambda name: (len(left[name] - seen), -len(name)))
        seen |= left.pop(best)
        taken.append(best)
    return {name: [min(found[name], key=lambda entry: len(json.dumps(entry)))] for name in sorted(taken)}


def shown_by(name: str) -> set[tuple[str, ...]]:
    frames = name.split()[0].split("/")
    return {(frame,) for frame in frames} | {(frames[i], frames[i + 1]) for i in range(len(frames) - 1)} | {(name,)}


def main(path: Path, games: int, each: int, n: int) -> None:
    assert GAME.version == 1, "states of rules 1 are made by a program that has them"
    found = harvest(games, each)
    if n > 0:
        found = sample(found, n)
    lines = [json.dumps(entry, separators=(",", ":")) for entries in found.values() for entry in entries]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]))
