"""One game of a contest. A bot is shown a table on which everything that its seat cannot know is dealt again."""

from __future__ import annotations

import time
from typing import Any

from msgspec import Struct

from royaume.arena.contest import Contest
from royaume.arena.seating import seat_bot
from royaume.arena.simulation import MOST_DECISIONS
from royaume.games import find
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.choices import Choices
from royaume.kernel.data import Reader
from royaume.kernel.game import Game
from royaume.kernel.state import read_config
from royaume.kernel.table import Table

RAISED = "raised"
ILLEGAL = "illegal"
DIED = "died"


class Failure(Struct, frozen=True):
    """Why a game broke off: a bot raised something or chose what is not allowed, or the process died, every time."""

    kind: str
    seat: int = -1
    decision: int = -1
    what: str = ""


class Played(Struct, frozen=True):
    """What came of one game. Points as they stood; shares of the victory only where the game was finished."""

    number: int
    bots: tuple[str, ...]  # by seat, as all that follows
    finished: bool
    rounds: int
    points: tuple[int, ...] = ()  # also of seats that the rules play
    wins: tuple[float, ...] = ()
    decisions: tuple[int, ...] = ()
    seconds: tuple[float, ...] = ()
    ending: str = ""  # how it was finished, as a key
    failure: Failure | None = None


class BrokenOff(Exception):
    """A bot has broken off the game."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.kind)
        self.failure = failure


class Sitter:
    """A bot at a seat, with dice of its own, and how long it has thought."""

    def __init__(self, name: str, dice: Dice) -> None:
        self.bot = seat_bot(name)
        self.dice = dice
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, game: Game[Any], known: Table) -> int:
        began = time.perf_counter()
        try:
            return int(self.bot.choose(game, known, self.dice))
        finally:
            self.seconds += time.perf_counter() - began
            self.decisions += 1


def play(contest: Contest, number: int) -> Played:
    """Play the game of this number to its end, to the limit of rounds, or until a bot breaks it off."""
    game = find(contest.game)
    config = read_config(game, Reader(contest.config, "config"))
    names = contest.seating(number)
    t: Table = game.begin(config, Chance.from_seed(contest.deal(number)))
    sitters: list[Sitter] = []
    failure = None
    try:
        sitters += seated(contest, number)
        decide_all(game, t, sitters, Dice(contest.dice(number, "table")), contest.limit_rounds)
    except BrokenOff as broken:
        failure = broken.failure
    winners = list(game.winners(t, config)) if t.over else []
    return Played(
        number,
        names,
        t.over,
        rounds(t),
        tuple(int(points) for points in game.scores(t)),
        tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(names))),
        tuple(sitter.decisions for sitter in sitters),
        tuple(round(sitter.seconds, 9) for sitter in sitters),
        game.ending(t) if t.over else "",
        failure,
    )


def seated(contest: Contest, number: int) -> list[Sitter]:
    sitters: list[Sitter] = []
    for seat, name in enumerate(contest.seating(number)):
        try:
            sitters.append(Sitter(name, Dice(contest.dice(number, str(seat)))))
        except Exception as error:
            raise BrokenOff(Failure(RAISED, seat, 0, in_words(error))) from error
    return sitters


def rounds(t: Table) -> int:
    return -(-int(t.turn) // int(t.seats))


def decide_all(game: Game[Any], t: Table, sitters: list[Sitter], dice: Dice, limit_rounds: int) -> None:
    decisions = 0
    out = Choices()
    while not t.over and decisions < MOST_DECISIONS and not (limit_rounds and rounds(t) > limit_rounds):
        t.top().legal(t, out)
        legal = out.as_list()
        t.play(legal[0] if len(legal) == 1 else decided(game, t, sitters, dice, decisions, legal))
        decisions += 1


def decided(game: Game[Any], t: Table, sitters: list[Sitter], dice: Dice, decision: int, legal: list[int]) -> int:
    """Chosen by whoever decides, and seen by those who watch."""
    a = chosen(game, t, sitters, dice, decision, legal)
    frame = t.top()
    for seat, sitter in enumerate(sitters):
        if frame.public and seat != frame.seat and sitter.bot.watches():
            try:
                sitter.bot.watch(game, game.resample(t, seat, dice), a)
            except (Exception, SystemExit) as error:
                raise BrokenOff(Failure(RAISED, seat, decision, in_words(error))) from error
    return a


def chosen(game: Game[Any], t: Table, sitters: list[Sitter], dice: Dice, decision: int, legal: list[int]) -> int:
    """A legal choice of whoever decides: of the true table, the bot is given nothing."""
    seat = int(t.top().seat)
    known = game.resample(t, seat, dice)
    try:
        a = sitters[seat].choose(game, known)
    except (Exception, SystemExit) as error:
        raise BrokenOff(Failure(RAISED, seat, decision, in_words(error))) from error
    if a not in legal:
        raise BrokenOff(Failure(ILLEGAL, seat, decision, f"{a} (legal: {', '.join(map(str, legal))})"))
    return a


def in_words(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"
