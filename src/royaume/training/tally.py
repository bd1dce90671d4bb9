"""How games of a training went, in numbers that add up."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Tally:
    """Victories of an eye's own seats against greedy players, with how many equal ones would have had, and alone."""

    games: int = 0
    ended: int = 0
    rounds: int = 0
    won: float = 0.0
    fair: float = 0.0
    alone: int = 0  # games against opponents that the rules play
    won_alone: float = 0.0

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            self.ended + other.ended,
            self.rounds + other.rounds,
            self.won + other.won,
            self.fair + other.fair,
            self.alone + other.alone,
            self.won_alone + other.won_alone,
        )

    def __str__(self) -> str:
        games = max(1, self.games)
        found = f"{self.games} games of {self.rounds / games:.1f} rounds, {self.ended / games:.0%} played out"
        if self.fair:
            found += f", {self.won / self.fair:.2f} times its share against greedy players"
        return found + (f", {self.won_alone / self.alone:.0%} of {self.alone} won alone" if self.alone else "")
