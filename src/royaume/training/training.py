"""`royaume train`: rounds of games and learning, kept in a folder so that it can go on where it stopped.

While one round is played, the net learns from the round before: nobody waits for the other. So a round is played by
the eye of two rounds before.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any

from royaume.bots.eye.file import FOLDER, SUFFIX, read_eye
from royaume.bots.eye.sight import feature_names
from royaume.games import find
from royaume.kernel.errors import BadInput
from royaume.places import Place
from royaume.training.fitting import Foretold, Learner, learn, learn_on
from royaume.training.keeping import from_file, in_file, keep, kept
from royaume.training.lessons import joined
from royaume.training.plan import CHUNK, Piece, Plan, Played, play
from royaume.training.tally import Tally

LEARNER = "learner.npz"
KEPT_FOR_LATER = 10  # one eye of so many rounds plays again later on
FIRST_AGAIN = 1 / 3  # of the rounds with the very first of them


def train(plan: Plan, folder: Path, place: Place, tell: Callable[[str], None] = print) -> Path:
    """The file of the last round's eye."""
    plan.begin_in(folder)
    with ThreadPoolExecutor(1) as beside:
        school = School(plan, folder, beside, tell)
        for pieces in (school.taught(), school.own()):
            for piece, played in place(play, pieces):
                school.take(piece, played)
            school.wait()
    return school.eye_file(school.learned)


class School:
    """Gives out games and collects what came of them; learns when a round is complete."""

    def __init__(self, plan: Plan, folder: Path, beside: ThreadPoolExecutor, tell: Callable[[str], None]) -> None:
        self.plan = plan
        self.folder = folder
        self.beside = beside
        self.tell = tell
        self.game = find(plan.game)
        self.names = feature_names(self.game)
        self.learned = self.learned_before()
        self.next = self.learned + 1  # the round to learn from
        self.learning: Future[None] | None = None
        self.came: dict[int, list[tuple[int, Played | None]]] = {}
        self.began = time.monotonic()

    def learned_before(self) -> int:
        """How many rounds; before the first one somebody teaches, or the eye is there that comes with Royaume."""
        if (self.folder / LEARNER).exists():
            return kept(self.game, self.folder / LEARNER)[1]
        if self.plan.taught:
            return -1
        origin = Path(self.plan.origin or FOLDER / (self.game.id + SUFFIX))
        read_eye(self.game, origin)
        self.put(from_file(self.game, origin.read_bytes(), self.plan.seed), 0, {})
        return 0

    def put(self, learner: Learner, round_: int, trained: dict[str, Any]) -> None:
        told = {**asdict(self.plan), "round": round_, **trained}
        write(self.eye_file(round_), in_file(self.game, learner, told, self.plan.kinds.price_of_time))
        keep(learner, self.folder / LEARNER, round_)

    def taught(self) -> Iterator[Piece]:
        """By greedy players, where nothing was learned yet."""
        if self.learned < 0:
            for number in range(self.plan.pieces(0)):
                yield Piece(self.plan, 0, number)

    def own(self) -> Iterator[Piece]:
        for round_ in range(self.learned + 1, self.plan.rounds + 1):
            eyes = self.eyes_for(round_)
            for number in range(self.plan.pieces(round_)):
                yield Piece(self.plan, round_, number, eyes)

    def eyes_for(self, round_: int) -> tuple[bytes, bytes]:
        """The newest that is there in any case, and one of those before."""
        newest = max(0, round_ - 2)
        if self.learned < newest:
            self.wait()
        lot = random.Random(f"{self.plan.seed} {round_}")  # noqa: S311 - no secret
        earlier = 0 if lot.random() < FIRST_AGAIN else lot.randrange(0, newest + 1, KEPT_FOR_LATER)
        return self.eye(min(newest, self.learned)), self.eye(min(earlier, self.learned))

    def eye(self, round_: int) -> bytes:
        read_eye(self.game, self.eye_file(round_))
        return self.eye_file(round_).read_bytes()

    def eye_file(self, round_: int) -> Path:
        return self.folder / f"round-{round_}{SUFFIX}"

    def take(self, piece: Piece, played: Played | None) -> None:
        came = self.came.setdefault(piece.round, [])
        came.append((piece.number, played))
        if played is None:
            self.tell(f"round {piece.round}: {CHUNK} games were given up: their process died")
        while len(self.came.get(self.next, ())) == self.plan.pieces(self.next):  # whichever was complete first
            self.wait()
            self.learning = self.beside.submit(self.learn, self.next, time.monotonic() - self.began)
            self.began = time.monotonic()
            self.next += 1

    def wait(self) -> None:
        """Until what is being learned has been learned."""
        if self.learning is not None:
            self.learning.result()
            self.learning = None

    def learn(self, round_: int, seconds: float) -> None:
        """What games taught does not depend on the order in which they came."""
        began = time.monotonic()
        came = sorted(self.came.pop(round_), key=lambda one: one[0])
        whole = [played for _, played in came if played is not None]
        if not whole:
            raise BadInput("nothing-played", round=round_)
        lessons, seed = joined([played.lessons for played in whole]), self.plan.seed + round_
        found: Foretold | str = ""
        if round_ == 0:
            learner = learn(lessons, self.names, int(self.game.layout.size), self.plan.passes, seed, self.tell)
        else:
            learner, _ = kept(self.game, self.folder / LEARNER)
            found = learn_on(learner, lessons, (round_ - 1) / self.plan.rounds, seed)
        self.put(learner, round_, {"lessons": lessons.count})
        self.learned = round_
        self.forget(round_ - 2)
        tally = sum((played.tally for played in whole), Tally())
        self.tell(
            f"round {round_}: {tally}, {seconds:.0f} s; {lessons.count} positions learned in "
            f"{time.monotonic() - began:.0f} s; {found}"
        )

    def forget(self, round_: int) -> None:
        if round_ % KEPT_FOR_LATER:
            with suppress(FileNotFoundError):
                self.eye_file(round_).unlink()


def write(path: Path, data: bytes) -> None:
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(data)
    unfinished.replace(path)
