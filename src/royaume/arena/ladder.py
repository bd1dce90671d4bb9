"""The ladder: which duels show how strong each level is, in every game, and what is asked of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from msgspec import Struct

from royaume import bots
from royaume.arena.contest import Contest, contest_of, lineups_against, lineups_of
from royaume.arena.journal import Journal
from royaume.arena.standings import Standings, standings
from royaume.games import GAMES
from royaume.kernel.errors import BadInput
from royaume.kernel.game import Game

LEVELS: tuple[str, ...] = getattr(bots, "LEVELS", tuple(bots.BOTS))  # the weakest first
STRONGEST, FRIENDLIEST = LEVELS[-1], LEVELS[0]
EYE = "eye"  # one turn ahead with what was learned, without search
FOUR, TWO = 4, 2

# wins in percent that are asked for
LEVEL_BELOW = 45
GREEDY_AND_RANDOM = 95
AMONG_GREEDY = {"majesty": 85, "architects": 90, "viscounts": 85}
AMONG_GREEDY_WITH_ALL = 85
AMONG_EYES = 45
ONE_GREEDY = 95
SOLO = {STRONGEST: 80, FRIENDLIEST: 15}
EXPANSIONS = {"architects": ("artisans", "wonders")}


class Duel(Struct, frozen=True):
    """A bot among others of one kind, or against a solo opponent; and how many games in 100 it should win."""

    game: str
    bot: str
    against: str
    goal: int
    players: int = FOUR
    expansions: tuple[str, ...] = ()
    solo: str = ""

    @property
    def name(self) -> str:
        """Also that of its file."""
        whom = self.solo or f"{self.players - 1}-{self.against}"
        parts = [self.game, *self.expansions, self.bot, "against", whom]
        return "-".join(parts).replace(":", "-").replace("=", "-")

    @property
    def command(self) -> str:
        where = [f"--with {expansion}" for expansion in self.expansions]
        whom = f"--solo {self.solo}" if self.solo else f"--against {self.against} --players {self.players}"
        return " ".join(["royaume arena", self.game, *where, f"--bots {self.bot}", whom])

    def contest(self, seed: int) -> Contest:
        game = GAMES[self.game]
        config = game.configure(self.players, self.expansions, self.solo)
        if self.solo:
            return contest_of(game, config, lineups_of([self.bot], self.players), seed)
        return contest_of(game, config, lineups_against([self.bot], self.against, self.players), seed)


def duels() -> list[Duel]:
    """All of them; where two ask for the same, once with the higher goal."""
    found: dict[str, Duel] = {}
    for duel in (duel for game in GAMES.values() for duel in duels_of(game)):
        known = found.get(duel.name)
        found[duel.name] = duel if known is None or duel.goal > known.goal else known
    return list(found.values())


def duels_of(game: Game[Any]) -> Iterator[Duel]:
    name = game.id
    for below, level in pairwise(LEVELS):
        yield Duel(name, level, below, LEVEL_BELOW)
    yield Duel(name, "greedy", "random", GREEDY_AND_RANDOM)
    if STRONGEST != "greedy":
        yield Duel(name, STRONGEST, "greedy", AMONG_GREEDY[name])
        yield Duel(name, STRONGEST, "greedy", ONE_GREEDY, TWO)
        if name in EXPANSIONS:
            yield Duel(name, STRONGEST, "greedy", AMONG_GREEDY_WITH_ALL, expansions=EXPANSIONS[name])
    if EYE in bots.BOTS:
        yield Duel(name, STRONGEST, EYE, AMONG_EYES)
    yield from solo_duels(game)


def solo_duels(game: Game[Any]) -> Iterator[Duel]:
    """Against every opponent that the rules play, each with the expansion that brings it."""
    brought_by = {solo: (expansion,) for expansion, solos in game.solos_of.items() for solo in solos}
    for solo in game.solos:
        for bot, goal in SOLO.items():
            yield Duel(game.id, bot, "", goal, int(game.solo_fewest), brought_by.get(solo, ()), solo)


def file_of(duel: Duel, folder: Path) -> Path:
    return folder / f"{duel.name}.jsonl"


def standings_so_far(duel: Duel, folder: Path, seed: int) -> Standings | None:
    """Of all games that share out the seats evenly; None if there are none, or by other rules."""
    file, contest = file_of(duel, folder), duel.contest(seed)
    if not file.exists():
        return None
    try:
        played = Journal(contest, file).played
    except BadInput:
        return None
    n = 0
    while n in played:
        n += 1
    whole = range(n - n % len(contest.seatings))
    return standings(contest, [played[number] for number in whole]) if whole else None
