"""What the games of a contest show: shares of the victories with their intervals, points, rounds, times, ratings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from statistics import mean, median

from msgspec import Struct

from royaume.arena.contest import Contest
from royaume.arena.playing import Played
from royaume.skill import skill_model

Z = 1.959964  # of a normal distribution, 95 % lie within so many deviations
FEW = 2  # bots that need no rating: their shares say all


class Standing(Struct, frozen=True):
    """One bot. A share is that of one of its seats: where four bots are alike, each has a quarter."""

    bot: str
    games: int
    seats: int
    wins: float
    share: float
    low: float
    high: float
    points: float | None
    decisions: int
    seconds_per_decision: float | None
    rating: float | None = None
    rating_sigma: float | None = None


class Standings(Struct, frozen=True):
    """Of all games. One that was not finished is won by nobody, and counts."""

    games: int
    unfinished: int
    failed: int
    median_rounds: float | None
    endings: dict[str, int]  # of the finished ones
    bots: list[Standing]
    opponent_wins: float  # of seats that the rules play
    opponent_points: float | None


def standings(contest: Contest, played: Iterable[Played]) -> Standings:
    games = sorted(played, key=lambda one: one.number)
    finished = [one for one in games if one.finished]
    ratings = rated(contest.bots, finished) if needs_rating(contest) else {}
    against = [points for one in finished for points in one.points[len(one.bots) :]]
    return Standings(
        games=len(games),
        unfinished=sum(not one.finished and one.failure is None for one in games),
        failed=sum(one.failure is not None for one in games),
        median_rounds=median(one.rounds for one in finished) if finished else None,
        endings=dict(Counter(one.ending for one in finished)),
        bots=[standing(bot, games, *ratings.get(bot, (None, None))) for bot in contest.bots],
        opponent_wins=round(sum(1 - sum(one.wins) for one in finished), 6),
        opponent_points=rounded_mean(against),
    )


def standing(bot: str, games: list[Played], rating: float | None, sigma: float | None) -> Standing:
    there = [one for one in games if bot in one.bots]
    seats = sum(one.bots.count(bot) for one in there)
    wins = summed(bot, there, lambda one: one.wins)
    decisions = summed(bot, there, lambda one: one.decisions)
    at_a_table = seats / len(there) if there else 1
    low, high = wilson(wins, len(there))
    points = [one.points[seat] for one in there if one.finished for seat in seats_of(bot, one)]
    return Standing(
        bot=bot,
        games=len(there),
        seats=seats,
        wins=round(wins, 6),
        share=round(wins / seats, 6) if seats else 0.0,
        low=round(low / at_a_table, 6),
        high=round(high / at_a_table, 6),
        points=rounded_mean(points),
        decisions=int(decisions),
        seconds_per_decision=round(summed(bot, there, lambda one: one.seconds) / decisions, 9) if decisions else None,
        rating=rating,
        rating_sigma=sigma,
    )


def seats_of(bot: str, one: Played) -> list[int]:
    return [seat for seat, name in enumerate(one.bots) if name == bot]


def summed(bot: str, games: list[Played], by_seat: Callable[[Played], Sequence[float]]) -> float:
    """Over all of a bot's seats; a game that broke off early may know nothing of them."""
    return sum(n for one in games for n, name in zip(by_seat(one), one.bots, strict=False) if name == bot)


def rounded_mean(numbers: Sequence[int]) -> float | None:
    return round(mean(numbers), 2) if numbers else None


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Between these the true share lies, 95 times of 100. All seats of a bot at one table are one trial."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def needs_rating(contest: Contest) -> bool:
    """Whether bots that met different opponents are to be compared."""
    return len(contest.bots) > FEW and contest.config["players"] > 1


def rated(bots: list[str], finished: list[Played]) -> dict[str, tuple[float, float]]:
    """Each bot's rating and its deviation, by the places in all games, in their order."""
    model = skill_model()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for one in finished:
        after = model.rate([[ratings[bot]] for bot in one.bots], ranks=places(one))
        for bot in dict.fromkeys(one.bots):
            mine = [after[seat][0] for seat in seats_of(bot, one)]
            ratings[bot] = model.rating(
                name=bot, mu=mean(rating.mu for rating in mine), sigma=mean(rating.sigma for rating in mine)
            )
    return {bot: (round(rating.mu, 2), round(rating.sigma, 2)) for bot, rating in ratings.items()}


def places(one: Played) -> list[float]:
    """The winners first, the others by their points."""
    best = max(one.points) + 1
    return [float(-best if one.wins[seat] else -one.points[seat]) for seat in range(len(one.bots))]
