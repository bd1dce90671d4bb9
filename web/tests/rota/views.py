"""Scenes of real games, to look at the round board: `python web/tests/rota/views.py > web/tests/rota/views.json`."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from royaume.games import find
from royaume.kernel.match import Match

GAMES = 12
NAMES = ("Aude", "Milo", "Rosa", "Théo")
# what is liked of several choices, so that boards fill up
LIKED = ("place_workers", "construct", "build_at", "transcribe", "recruit", "ride")


def main() -> None:
    scenes: dict[str, object] = {}
    for players in (4, 2, 3):
        for seed in range(GAMES):
            for name, scene in scenes_of(players, seed):
                kept = scenes.get(name)
                if kept is None or scene["weight"] > kept["weight"]:  # type: ignore[index]
                    scenes[name] = scene
    json.dump(scenes, sys.stdout)


def scenes_of(players: int, seed: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """What is seen before and after a choice, with what may be chosen before."""
    game = find("viscounts")
    match = Match(game, game.configure(players), str(seed), NAMES[:players])
    dice = random.Random(seed)  # noqa: S311 - a board to look at
    before = seen(match, 0)
    while match.to_move is not None:
        choices, question = offered(match), json.loads(msgspec.json.encode(match.question()))
        match.play(chosen(match, dice))
        after = seen(match, 0)
        scene = {"before": before, "after": after, "choices": choices, "question": question, "weight": 0}
        for name, weight in moments(before, after, choices, match.over):
            yield f"{players}-{name}", {**scene, "weight": weight}
        before = after


def chosen(match: Match, dice: random.Random) -> Any:
    allowed = [choice for choice in match.choices() if choice.refusal is None]
    liked = [choice for choice in allowed if choice.key in LIKED]
    return dice.choice(liked if liked and dice.random() < 0.8 else allowed)


def moments(
    before: dict[str, Any], after: dict[str, Any], choices: list[dict[str, Any]], over: bool
) -> Iterator[tuple[str, int]]:
    """Scenes by name; of those with the same name the heaviest is kept."""
    keys = {choice["key"] for choice in choices if choice["refusal"] is None}
    spaces = [p["space"] for p in after["players"]]
    climbed = workers(after, "inner") - workers(before, "inner")
    if before["turn"] == 0 and after["turn"] == 1:
        yield "start", 1
    if after["turn"] in (20, 40):
        yield f"turn-{after['turn']}", built(after)
    if over:
        yield "end", built(after) + workers(after, "outer") + workers(after, "inner")
    yield "full-castle", workers(before, "outer") + 2 * workers(before, "inner") + sum(before["castle"]["top"])
    yield "together", max(spaces.count(space) for space in spaces)
    for key in ("ride", "build_at", "expel", "recruit", "place_on", "move_worker", "place_workers", "transcribe"):
        if key in keys:
            yield key, len(choices)
    if climbed > 0:
        yield "climb", climbed * 10 + sum(after["castle"]["top"]) - sum(before["castle"]["top"])
    if sum(after["castle"]["top"]) > sum(before["castle"]["top"]):
        yield "top", sum(after["castle"]["top"])


def workers(view: dict[str, Any], tier: str) -> int:
    return sum(sum(section[tier]) for section in view["castle"]["sections"])


def built(view: dict[str, Any]) -> int:
    return sum(site["owner"] is not None for segment in view["ring"] for site in segment["sites"])


def seen(match: Match, seat: int) -> dict[str, Any]:
    view: dict[str, Any] = json.loads(msgspec.json.encode(match.shown(seat)))
    return view


def offered(match: Match) -> list[dict[str, Any]]:
    choices: list[dict[str, Any]] = json.loads(msgspec.json.encode(match.explain()))
    return choices


if __name__ == "__main__":
    main()
