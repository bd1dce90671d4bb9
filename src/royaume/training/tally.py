"""How games of a training went, in numbers that add up."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Tally:
    """Victories of an eye's own seats against greedy players, and how many equal ones would have had."""

    games: int = 0
    ended: int = 0
    rounds: int = 0
    won: float = 0.0
    fair: float = 0.0

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            self.ended + other.ended,
            self.rounds + other.rounds,
            self.won + other.won,
            self.fair + other.fair,
        )

    def __str__(self) -> str:
        games = max(1, self.games)
        found = f"{self.games} games of {self.rounds / games:.1f} rounds, {self.ended / games:.0%} played out"
        return found + (f", {self.won / self.fair:.2f} times its share against greedy players" if self.fair else "")
