"""Ratings from the finished games that count, always from the first one on: a mended formula applies to all of them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from msgspec import Struct

from royaume.skill import skill_model

FEW = 8  # games, after which nobody can be sure yet
SEAT_SIGMA = 1.0  # a seat is no player: what it is worth shows over many games


class Placed(Struct, frozen=True):
    """Who sat at a seat, and in which place they came in; several may share one."""

    player: str
    place: int


class Result(Struct, frozen=True):
    """A finished game that counts. `seats` are in their order; a title is a game with its expansions."""

    table: str
    title: str
    finished: str
    seats: list[Placed]


class Standing(Struct, frozen=True):
    """`mu` is how well somebody plays, `sigma` how unsure that is."""

    player: str
    mu: float
    sigma: float
    games: int
    wins: int

    @property
    def provisional(self) -> bool:
        return self.games < FEW


class Ladder(Struct, frozen=True):
    """One title: the best first. `worth` is how much a seat adds, by the number of players and the seat."""

    title: str
    games: int
    standings: list[Standing]
    worth: dict[tuple[int, int], float]


def ladders(results: Iterable[Result]) -> list[Ladder]:
    """In whatever order they come."""
    in_order = sorted(results, key=lambda one: (one.title, one.finished, one.table))
    return [ladder(title, list(games)) for title, games in groupby(in_order, key=lambda one: one.title)]


def ladder(title: str, results: list[Result]) -> Ladder:
    """Whoever plays forms a team with the seat: what the seat wins is not credited to the player."""
    model = skill_model()
    players: dict[str, Any] = {}
    seats: dict[tuple[int, int], Any] = {}
    for result in results:
        sat = [(placed.player, (len(result.seats), seat)) for seat, placed in enumerate(result.seats)]
        teams = [
            [players.get(player) or model.rating(), seats.get(seat) or model.rating(mu=0.0, sigma=SEAT_SIGMA)]
            for player, seat in sat
        ]
        after = model.rate(teams, ranks=[float(placed.place) for placed in result.seats])
        for (player, seat), (of_player, of_seat) in zip(sat, after, strict=True):
            players[player], seats[seat] = of_player, of_seat
    standings = [standing(player, rating, results) for player, rating in players.items()]
    standings.sort(key=lambda one: (-surely(one), one.player))
    return Ladder(title, len(results), standings, {seat: float(seats[seat].mu) for seat in sorted(seats)})


def standing(player: str, rating: Any, results: list[Result]) -> Standing:
    places = [placed.place for result in results for placed in result.seats if placed.player == player]
    return Standing(player, float(rating.mu), float(rating.sigma), len(places), places.count(1))


def surely(one: Standing) -> float:
    """As well somebody plays almost certainly."""
    return one.mu - 3 * one.sigma
