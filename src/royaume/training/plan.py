"""What a training plays and learns, and the pieces in which its games are played."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path

from royaume.bots.eye.file import eye_from, unpacked
from royaume.bots.eye.sight import Eye
from royaume.games import find
from royaume.kernel.errors import BadInput
from royaume.training.lessons import Lessons, gathered
from royaume.training.playing import Player, Teachers
from royaume.training.tables import USUAL, Kinds
from royaume.training.tally import Tally

CHUNK = 20  # games of one piece
ROUND_SEEDS = 10_000_000
FILE = "plan.json"


@dataclass(frozen=True)
class Plan:
    """The same from the beginning to the end of a training, but for the number of rounds."""

    game: str
    taught: int  # games of greedy players, who teach first; 0: it goes on from an eye
    rounds: int  # of its own games, after that
    games: int  # of each round
    passes: int = 6  # over what was taught
    seed: int = 1
    kinds: Kinds = USUAL
    origin: str = ""  # the file of the eye to go on from; without it, the one that comes with Royaume

    def begin_in(self, folder: Path) -> None:
        """A folder holds one training."""
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / FILE
        if file.exists() and not self.goes_on(file.read_bytes()):
            raise BadInput("other-training", folder=str(folder), file=FILE)
        file.write_text(json.dumps(asdict(self)), encoding="utf-8")

    def goes_on(self, kept: bytes) -> bool:
        try:
            return bool({**json.loads(kept), "rounds": 0} == {**asdict(self), "rounds": 0})
        except (ValueError, TypeError):
            return False

    def pieces(self, number: int) -> int:
        return ((self.games if number else self.taught) + CHUNK - 1) // CHUNK


@dataclass(frozen=True)
class Piece:
    """Some games of one round, with what whoever plays them needs: on whatever machine, it has nothing else."""

    plan: Plan
    round: int
    number: int
    eyes: tuple[bytes, ...] = ()  # the one that learns, and an earlier one

    @property
    def seeds(self) -> range:
        first = (self.plan.seed * 1000 + self.round) * ROUND_SEEDS + self.number * CHUNK
        return range(first, first + CHUNK)


@dataclass(frozen=True)
class Played:
    """What came of a piece."""

    lessons: Lessons
    tally: Tally


def play(piece: Piece) -> Played:
    game = find(piece.plan.game)
    teachers = Teachers(*(eye_in(piece.plan.game, eye) for eye in piece.eyes))
    games = [Player(game, teachers, seed, piece.plan.kinds).play() for seed in piece.seeds]
    return Played(gathered([lesson for lessons, _ in games for lesson in lessons]), sum((t for _, t in games), Tally()))


@lru_cache(maxsize=2)
def eye_in(game: str, data: bytes) -> Eye:
    return eye_from(find(game), *unpacked(data))
