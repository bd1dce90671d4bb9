"""What the server computes for one decision in the browser: a choice arrives, and in the end its answer is encoded.

Whole games between greedy bots, all seats at one screen, so that each answer explains the next decision; CPU time,
means over all decisions. The disk and the network are left out. Others who may know the same get the same bytes over
their live connections: the last line.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import TypeVar

import msgspec

import royaume
from royaume import bots
from royaume.games import find
from royaume.kernel.chance import Dice
from royaume.server.bots import checked
from royaume.server.entries import Chosen, encode
from royaume.server.playing import chosen
from royaume.server.room import Room
from royaume.server.seats import Asker, Seat, seen_as
from royaume.server.shelf import Shelf
from royaume.server.snapshot import choices, snapshot
from royaume.server.store import Entry, StoredTable
from royaume.server.types.asked import ChoiceAsked

PLAYED = (("majesty", ()), ("viscounts", ()), ("architects", ()), ("architects", ("artisans",)))
PLAYERS = 4
PARTS = CHECK, PLAY, SNAPSHOT, ENCODE, CHOICES, LIVE = (
    "find and check the choice",
    "take what was tried",
    "the snapshot",
    "encode it",
    "in the snapshot: the next choices",
    "the same for one more who watches",
)

R = TypeVar("R")


class Costs:
    """CPU seconds of each part, summed up over all decisions."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.decisions = 0

    def of(self, part: str, call: Callable[[], R]) -> R:
        began = time.process_time()
        result = call()
        self.seconds[part] = self.seconds.get(part, 0.0) + time.process_time() - began
        return result

    def mean(self, part: str) -> float:
        return self.seconds[part] / self.decisions * 1e6


def opened(name: str, expansions: tuple[str, ...], seed: str) -> Room:
    game = find(name)
    config = game.configure(PLAYERS, expansions)
    seats = [Seat("person", f"P{number + 1}") for number in range(PLAYERS)]
    return Room(
        StoredTable(
            "one", game.id, int(game.version), msgspec.json.encode(config.to_data()), seed, None,
            msgspec.json.encode(seats), False, "",
        )
    )  # fmt: skip


def add(room: Room, what: Chosen) -> None:
    room.add(Entry(room.version + 1, None, "", encode(what), ""), what)


def play(room: Room, dice: Dice, costs: Costs) -> None:
    """One game, each choice as it is made in the browser."""
    asker = Asker("hash", tuple(range(PLAYERS)))
    while not room.match.over:
        seat = room.waiting[0]
        t = room.match.table
        t.change_top(t.top().turned_to(seat))
        words = checked(room, seat, bots.choose("greedy", room.game, t, dice)).choice
        asked = ChoiceAsked(room.version, words, seat)
        what = costs.of(CHECK, lambda asked=asked: chosen(room, asker, asked))  # type: ignore[misc]
        costs.of(PLAY, lambda what=what: add(room, what))  # type: ignore[misc]
        answer(room, asker, costs)
        costs.decisions += 1


def answer(room: Room, asker: Asker, costs: Costs) -> None:
    eye = seen_as(asker, None, room.waiting)
    assert eye is not None
    if eye in room.waiting:
        costs.of(CHOICES, lambda: choices(room, eye))
    seen = costs.of(SNAPSHOT, lambda: snapshot(room, asker, eye, room.version - 1))
    costs.of(ENCODE, lambda: msgspec.json.encode(seen))
    shelf = Shelf()
    shelf.snapshot(room, asker, eye, room.version - 1, frozenset())
    costs.of(LIVE, lambda: shelf.snapshot(room, asker, eye, room.version - 1, frozenset()))


def report(name: str, costs: Costs) -> None:
    whole = sum(costs.mean(part) for part in PARTS[:4])
    print(f"{name}: {whole:.0f} µs a decision, {costs.decisions} decisions")
    for part in PARTS:
        print(f"  {part:36} {costs.mean(part):7.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3)
    asked = parser.parse_args()
    print("compiled" if royaume.COMPILED else "interpreted")
    for name, expansions in PLAYED:
        costs = Costs()
        for seed in range(asked.games):
            play(opened(name, expansions, str(seed)), Dice(seed), costs)
        report(" with ".join([name, *expansions]), costs)


if __name__ == "__main__":
    main()
