"""Pairs of games that differ only in what a seat may not know: whatever the server tells that seat must be the same.

A game of any title and mix, or a lesson, is played at random to some point. Its twin is the same, but everything
hidden from one seat is dealt again. All that this seat and a spectator are told is compared byte by byte: snapshots
with view, log, choices, counsel and coach; the list of their tables; refusals; what a bot that advises the seat knows.
Then both games go on alike until something counts as revealed, and the seat takes its choices back as long as it may:
then it must be told what it was told before. What each choice brings is foreseen with other deals of the hidden cards,
too: it names nothing that chance or secrets decide. A difference ends with exit code 1.
"""

from __future__ import annotations

import argparse
import random
import secrets
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

import msgspec
from twins import (
    asker,
    going_on,
    hidden_parts_differ,
    lesson_room,
    play,
    play_at_random,
    seated,
    stored,
    told,
    twin_of,
)

from royaume.kernel.chance import Dice
from royaume.kernel.choices import Choices
from royaume.kernel.errors import BadInput
from royaume.kernel.foresight import Foresight
from royaume.lessons.coach import LEARNER
from royaume.server.entries import Chosen, What
from royaume.server.playing import undone
from royaume.server.room import Room
from royaume.server.snapshot import snapshot
from royaume.server.types.asked import UndoAsked
from royaume.server.undoing import why_no_undo

LONGEST = 40  # choices that a pair goes on for
MOST_BEFORE = 160  # choices before a pair begins
FORESEEN = 4  # choices whose preview is compared, at each point
DEALS = 3  # of the hidden cards, for each of them
LESSONS_IN = 20  # one pair of so many is a lesson
CHUNK = 20
AROUND = 300  # letters around a difference


class Pair:
    """Both games, the seat that must not tell them apart, what was compared, and what leaked."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.did: Counter[str] = Counter()
        self.leak = ""
        self.log: list[What] = []  # before the choices
        self.known: dict[int, bytes] = {}  # what the seat was told after so many choices
        if self.rng.randrange(LESSONS_IN) == 0:
            self.seat = LEARNER
            self.room, taught = lesson_room(self.rng)
            self.log.append(taught)
            self.twin = going_on(twin_of(self.room, self.seat, self.rng), self.log)
            self.did["lessons"] += 1
            return
        played = seated(stored(self.rng))
        play_at_random(played, self.rng, self.rng.randrange(MOST_BEFORE))
        self.seat = self.rng.choice([n for n, one in enumerate(played.seats) if one.kind == "person"])
        self.room = going_on(played) if not played.match.over else played
        self.twin = self.room if played.match.over else self.twin_going_on(played)

    def twin_going_on(self, played: Room) -> Room:
        """The same game where hardly any other deal could have led to it."""
        try:
            return going_on(twin_of(played, self.seat, self.rng))
        except BadInput as error:
            if error.key != "no-other-deal":
                raise
            return self.room

    def compare(self) -> None:
        """Nothing is done where the game is over or nothing is hidden."""
        if self.room.match.over or not hidden_parts_differ(self.room, self.twin):
            return
        self.did.update(["pairs", f"of {self.room.match.game.id}"])
        for _ in range(LONGEST):
            self.leak = self.leak or self.difference() or self.unsure_preview()
            if self.leak or self.room.match.over or not self.go_on():
                return
            self.leak = self.difference()  # what is seen before it is taken back
            if not self.leak and self.rng.random() < 1 / 2:
                self.take_back()

    # what is told -----------------------------------------------------------------------------

    def difference(self) -> str:
        for ours, theirs in zip(told(self.room, self.seat), told(self.twin, self.seat), strict=True):
            self.did["payloads"] += 1
            if ours != theirs:
                return apart(ours, theirs)
        self.known[len(self.room.match.history)] = known_at(self.room, self.seat)
        return ""

    def unsure_preview(self) -> str:
        """A choice whose preview depends on how the hidden cards are dealt, and what it says."""
        if self.room.match.over or self.seat not in self.room.waiting:
            return ""
        numbers = legal(self.room, self.seat)
        for number in self.rng.sample(numbers, min(FORESEEN, len(numbers))):
            seen = sorted({foreseen(self.room, self.seat, number, self.rng.getrandbits(31)) for _ in range(DEALS)})
            self.did["previews"] += 1
            if len(seen) > 1:
                return f"what {self.room.match.id_of(number, self.seat)} brings:\n{apart(seen[0], seen[1])}"
        return ""

    # going on ---------------------------------------------------------------------------------

    def go_on(self) -> bool:
        """The same choice in both games; whether they should still look alike."""
        acting = self.rng.choice(self.room.waiting)
        alike = self.chosen_alike(acting)
        if alike is None:
            return False
        before = barriers(self.room, self.twin)
        play(self.room, acting, alike[0])
        play(self.twin, acting, alike[1])
        if alike[0] != alike[1] and is_paid_for(self.room, self.twin):
            return False  # what somebody pays for a card lies open before the card does
        return before == barriers(self.room, self.twin)

    def chosen_alike(self, acting: int) -> tuple[str, str] | None:
        """A choice for both games. Of cards that the seat does not see, each game has others: those of the same place.

        Where somebody's secret choices are others in each game, these differ rightly from here on.
        """
        ours, theirs = self.room.match.choices(acting), self.twin.match.choices(acting)
        choice = self.rng.choice(ours)
        if acting == self.seat or any(other.id == choice.id for other in theirs):
            return choice.id, choice.id
        mine = [other.id for other in ours if other.key == choice.key]
        alike = [other.id for other in theirs if other.key == choice.key]
        return (choice.id, alike[mine.index(choice.id)]) if len(mine) == len(alike) else None

    # taking back ------------------------------------------------------------------------------

    def take_back(self) -> None:
        """As a server does it; then the seat is told what it was told before."""
        mine = asker(self.seat)
        if why_no_undo(self.room, mine) or why_no_undo(self.twin, mine):
            return
        self.room, self.twin = after_undo(self.room, self.seat, self.log), after_undo(self.twin, self.seat, self.log)
        self.did["undos"] += 1
        if self.known.get(len(self.room.match.history)) != known_at(self.room, self.seat):
            self.leak = f"after an undo seat {self.seat} is not told what it was told before"


def apart(ours: bytes, theirs: bytes) -> str:
    """Both, from a little before they differ."""
    same = next((i for i, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b), min(len(ours), len(theirs)))
    first = max(0, same - AROUND)
    return "\n".join(f"...{one[first : same + AROUND].decode(errors='replace')}..." for one in (ours, theirs))


def legal(room: Room, seat: int) -> list[int]:
    out = Choices()
    t = room.match.table
    t.top().turned_to(seat).legal(t, out)
    return out.as_list()


def foreseen(room: Room, seat: int, number: int, deal: int) -> bytes:
    """What a choice brings, from a deal of what the seat does not know."""
    game, t = room.match.game, room.match.table
    known: Any = game.resample(t, seat, Dice(deal))
    known.change_top(t.top().turned_to(seat))
    return msgspec.json.encode(Foresight(game, known).outlook(number))


def is_paid_for(room: Room, twin: Room) -> bool:
    return any(t.depth > 0 and t.top().is_payment() for t in (room.match.table, twin.match.table))


def barriers(room: Room, twin: Room) -> tuple[int, int]:
    return int(room.match.table.barrier()), int(twin.match.table.barrier())


def after_undo(room: Room, seat: int, log: list[What]) -> Room:
    """As a server makes it again from its log."""
    choices = [Chosen(played.seat, played.id) for played in room.match.history]
    return seated(room.stored, [*log, *choices, undone(room, asker(seat), UndoAsked(room.version))])


def known_at(room: Room, seat: int) -> bytes:
    """All that the seat is told, but for how often something was done here."""
    seen = msgspec.to_builtins(snapshot(room, asker(seat), seat))
    log = [[line["turn"], line["key"], line["args"]] for line in seen["log"]]
    changing = ("version", "since", "reset", "moments", "log")
    return msgspec.json.encode([log, {key: value for key, value in seen.items() if key not in changing}])


# many pairs -----------------------------------------------------------------------------------


def pair(seed: int) -> tuple[bool, str]:
    """Whether the two games differed at all, and what leaked."""
    found = Pair(seed)
    found.compare()
    return found.did["pairs"] > 0, found.leak


def some_pairs(first: int, n: int) -> tuple[Counter[str], str]:
    did: Counter[str] = Counter()
    for seed in range(first, first + n):
        found = Pair(seed)
        found.compare()
        did += found.did
        if found.leak:
            return did, f"pair {seed} leaks (no_leak.py --one {seed}):\n{found.leak}"
    return did, ""


def campaign(pairs: int, seed: int, jobs: int) -> tuple[Counter[str], str]:
    did: Counter[str] = Counter()
    first = seed
    with ProcessPoolExecutor(jobs) as pool:
        while did["pairs"] < pairs:
            chunks = range(first, first + max(jobs, (pairs - did["pairs"]) // CHUNK + 1) * CHUNK, CHUNK)
            first = chunks.stop
            for done in as_completed([pool.submit(some_pairs, chunk, CHUNK) for chunk in chunks]):
                some, leak = done.result()
                did += some
                if leak:
                    pool.shutdown(cancel_futures=True)
                    return did, leak
    return did, ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=None, help="of the first pair; fresh unless given")
    parser.add_argument("--jobs", type=int, default=1, help="processes at the same time")
    parser.add_argument("--one", type=int, help="only the pair of this seed")
    asked = parser.parse_args()
    seed = secrets.randbits(40) if asked.seed is None else asked.seed
    began = time.perf_counter()
    print(f"seed {seed if asked.one is None else asked.one}", flush=True)
    did, leak = some_pairs(asked.one, 1) if asked.one is not None else campaign(asked.pairs, seed, asked.jobs)
    for what, n in sorted(did.items()):
        print(f"{n:>12,} {what}")
    print(leak or f"no leak, {time.perf_counter() - began:.0f} s")
    return 1 if leak else 0


if __name__ == "__main__":
    sys.exit(main())
