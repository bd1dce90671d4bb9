"""A contest: what is played, and who sits where in each of its games.

All ways to seat the same bots play the same deal, one after the other, so that neither seats nor cards favour anybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from itertools import combinations, combinations_with_replacement
from typing import Any

from msgspec import Struct, structs

from royaume.arena.seating import seat_bot, source_digest
from royaume.kernel.config import Config
from royaume.kernel.errors import BadInput
from royaume.kernel.game import Game

Lineup = tuple[str, ...]
DICE_BYTES = 7


class Contest(Struct, frozen=True):
    """Everything that the games depend on: two equal contests have the same games, if their bots are deterministic."""

    game: str
    rules: int
    config: dict[str, Any]
    lineups: tuple[Lineup, ...]
    programs: dict[str, str]  # of bots of others, with the digest of their source
    seed: int
    limit_rounds: int  # 0: none

    @property
    def bots(self) -> list[str]:
        """Everybody who plays, once."""
        return list(dict.fromkeys(name for lineup in self.lineups for name in lineup))

    @property
    def seatings(self) -> list[Lineup]:
        """Each lineup turned round the table; what comes out the same is played once."""
        return list(dict.fromkeys(turned for lineup in self.lineups for turned in turns(lineup)))

    def seating(self, number: int) -> Lineup:
        return self.seatings[number % len(self.seatings)]

    def deal(self, number: int) -> str:
        """The seed of a game's cards."""
        return f"{self.seed}-{number // len(self.seatings)}"

    def dice(self, number: int, who: str) -> int:
        """A seed for whoever needs chance of their own in a game."""
        return int.from_bytes(sha256(f"{self.seed} {number} {who}".encode()).digest()[:DICE_BYTES], "big")

    def full(self, games: int) -> int:
        """At least so many games, in each of which every bot has sat everywhere equally often."""
        return -(-games // len(self.seatings)) * len(self.seatings)

    def difference(self, other: Contest) -> str:
        """The first setting in which they differ, or nothing."""
        for field in structs.fields(self):
            if getattr(self, field.name) != getattr(other, field.name):
                return field.name
        return ""


def turns(lineup: Lineup) -> list[Lineup]:
    return [lineup[n:] + lineup[:n] for n in range(len(lineup))]


def contest_of(game: Game[Any], config: Config, lineups: Sequence[Lineup], seed: int, limit_rounds: int = 0) -> Contest:
    """Every bot is found, or BadInput says which one is not."""
    names = dict.fromkeys(name for lineup in lineups for name in lineup)
    for name in names:
        seat_bot(name)
    programs = {name: digest for name in names if (digest := source_digest(name))}
    return Contest(game.id, game.version, config.to_data(), tuple(lineups), programs, seed, limit_rounds)


def lineups_of(names: Sequence[str], players: int) -> list[Lineup]:
    """Fewer bots than seats are repeated in order; of more than seats, everybody meets everybody."""
    if len(names) > players:
        return list(combinations(names, players))
    return [tuple(names[seat % len(names)] for seat in range(players))]


def lineups_mixed(names: Sequence[str], players: int) -> list[Lineup]:
    """Every mix of these bots, also several of a kind."""
    return list(combinations_with_replacement(names, players))


def lineups_against(names: Sequence[str], others: str, players: int) -> list[Lineup]:
    """Each of them alone among others of one kind."""
    if players == 1:
        raise BadInput("nobody-against", others=others)
    return [(name, *[others] * (players - 1)) for name in names]
