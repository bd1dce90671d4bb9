"""Games between bots, counted, with the laws checked at every decision."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import Any

from royaume import bots
from royaume.arena import laws
from royaume.bots.bot import Bot
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.config import Config
from royaume.kernel.errors import BadInput
from royaume.kernel.game import Game
from royaume.kernel.match import Match
from royaume.kernel.table import Table

MOST_DECISIONS = 200_000
SEED_STEP = 1_000_003
LARGEST_SEED = 1 << 62
FEW_COMBINATIONS = 12


class LawBroken(Exception):
    """A game in which a law of the rules was violated, with its record so far."""

    def __init__(self, law: str, record: str) -> None:
        super().__init__(law)
        self.law = law
        self.record = record


@dataclass
class Summary:
    """What many games gave."""

    game: str
    players: int
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    scores: list[list[int]] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)

    def to_data(self) -> dict[str, object]:
        return {
            "game": self.game,
            "players": self.players,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "scores": [spread(seat) for seat in self.scores],
            "wins": [round(share, 2) for share in self.wins],
            "ends": dict(self.ends),
            "violations": 0,
        }


def spread(scores: Sequence[int]) -> dict[str, float]:
    return {"min": min(scores), "mean": round(sum(scores) / len(scores), 2), "max": max(scores)}


def compositions(game: Game[Any]) -> list[Config]:
    """Every number of players, solo opponent, set-up and choice of expansions; there, every value of every option."""
    return [
        game.configure(players, with_, solo, setup, options)
        for with_ in mixes(game)
        for players, solo in tables_with(game, with_)
        for setup in game.setups
        for options in option_values(game, with_, solo, setup == game.setups[-1] and with_ == game.expansions)
    ]


def mixes(game: Game[Any]) -> list[tuple[str, ...]]:
    """Every choice of expansions."""
    names = game.expansions
    return [with_ for n in range(len(names) + 1) for with_ in combinations(names, n)]


def tables_with(game: Game[Any], with_: tuple[str, ...]) -> list[tuple[int, str]]:
    """How many people, and against whom; against an opponent as few and as many as can be."""
    people = [(n, "") for n in range(game.fewest, game.most_with(with_) + 1)]
    against = sorted({game.solo_fewest, game.solo_most_with(with_)})
    return people + [(n, solo) for solo in game.solos_with(with_) for n in against]


def option_values(game: Game[Any], with_: tuple[str, ...], solo: str, everything: bool) -> list[dict[str, str]]:
    """All combinations where they are few; otherwise the defaults and, in one place, each other value by itself.

    Against a solo opponent, only what belongs to such tables has other values.
    """
    known = [option for option in game.options_with(with_, solo) if option.solo or not solo]
    chosen = list(product(*[option.values for option in known]))
    if len(chosen) <= FEW_COMBINATIONS:
        return [dict(zip([option.key for option in known], values, strict=True)) for values in chosen]
    others = [{option.key: value} for option in known for value in option.values[1:]]
    return [{}, *others] if everything else [{}]


def bots_for(names: Sequence[str], seats: int) -> list[Bot]:
    """The bots around the table; fewer names than seats are repeated in order."""
    if len(names) > seats:
        raise BadInput("too-many-bots", bots=len(names), seats=seats)
    return [bots.find(names[seat % len(names)]) for seat in range(seats)]


def simulate(
    game: Game[Any],
    config: Config,
    names: Sequence[str],
    games: int,
    seed: int,
    checked: bool = True,
    progress: Callable[[], None] = lambda: None,
) -> Summary:
    """Play that many games; the first violated law stops everything with `LawBroken`."""
    summary = Summary(game.id, config.players)
    began = time.perf_counter()
    for number in range(games):
        one_game(game, config, names, f"{seed}-{number}", (seed * SEED_STEP + number) % LARGEST_SEED, checked, summary)
        progress()
    summary.seconds = time.perf_counter() - began
    return summary


def one_game(
    game: Game[Any], config: Config, names: Sequence[str], seed: str, dice_seed: int, checked: bool, summary: Summary
) -> None:
    t: Table = game.begin(config, Chance.from_seed(seed))
    players = bots_for(names, int(t.seats))
    dice = Dice(dice_seed)
    chosen: list[tuple[int, int]] = []
    while True:
        law = broken(game, t, len(chosen), checked)
        if law:
            raise LawBroken(law, record_of(game, config, seed, chosen))
        if t.over:
            break
        seat = int(t.top().seat)
        a = int(players[seat].choose(game, t, dice))
        chosen.append((seat, a))
        t.play(a)
    count(game, config, t, len(chosen), summary)


def broken(game: Game[Any], t: Table, decisions: int, checked: bool) -> str:
    """The broken law, or nothing; that games end is one that is always asked for."""
    if decisions > MOST_DECISIONS:
        return f"the game has not ended after {MOST_DECISIONS} decisions"
    return laws.broken(game, t) if checked else ""


def record_of(game: Game[Any], config: Config, seed: str, chosen: list[tuple[int, int]]) -> str:
    match = Match(game, config, seed)
    for seat, a in chosen:
        match.play_number(a, seat)
    return match.to_text()


def count(game: Game[Any], config: Config, t: Table, decisions: int, summary: Summary) -> None:
    summary.games += 1
    summary.decisions += decisions
    summary.ends[game.ending(t)] += 1
    scores = game.scores(t)
    if not summary.scores:
        summary.scores = [[] for _ in scores]
        summary.wins = [0.0 for _ in scores]
    for seat, score in enumerate(scores):
        summary.scores[seat].append(score)
    winners = game.winners(t, config)
    for seat in winners:
        summary.wins[seat] += 1 / len(winners)
