"""A whole review: in parts that any process can do, and put together in the end."""

from __future__ import annotations

from itertools import groupby

import royaume
from royaume.bots.eye.file import has_eye
from royaume.kernel.errors import BadInput
from royaume.kernel.match import Match
from royaume.review.judging import Judged, Part
from royaume.review.looking import shorter
from royaume.review.shown import Move, Review, Share, Standing

SIMULATIONS = 400
FROM_SOURCE = 40  # where the rules are not compiled
FEWER_AT_FIRST = 4  # times as many for a position that is worth a second look
MOST_AT_FIRST = 50_000  # of a whole game: a very long one is looked through more quickly
CHOICES_AT_ONCE = 6
MOST_MOVES = 3  # of a seat
LEAST_COST = 0.015  # that is worth a second look


def usual_simulations() -> int:
    return SIMULATIONS if royaume.COMPILED else FROM_SOURCE


def at_first(match: Match, simulations: int) -> int:
    """For each position, when a game is looked through."""
    return max(1, min(simulations // FEWER_AT_FIRST, MOST_AT_FIRST // max(1, len(match.history))))


def ranges(match: Match) -> list[tuple[int, int]]:
    """The parts to look through: after how many choices each begins, and the next one."""
    if not has_eye(match.game):
        raise BadInput("no-review-of", game=match.game.id)
    points = len(match.history) + 1
    return [(first, min(first + CHOICES_AT_ONCE, points)) for first in range(0, points, CHOICES_AT_ONCE)]


def costly(match: Match, judged: list[Judged]) -> list[int]:
    """The choices that are worth a second look: of each turn of a seat one, of each seat the worst few."""
    history = match.history
    turns = groupby(judged, key=lambda one: (history[one.n].turn, history[one.n].seat))
    worst = [max(turn, key=lambda one: one.cost) for _, turn in turns]
    worst = sorted((one for one in worst if one.cost >= LEAST_COST), key=lambda one: -one.cost)
    of_seats = [[one.n for one in worst if history[one.n].seat == seat][:MOST_MOVES] for seat in range(match.seats)]
    return sorted(n for seat in of_seats for n in seat)


def put_together(match: Match, simulations: int, parts: list[Part], moves: list[Move]) -> Review:
    standings = sorted((standing for part in parts for standing in part.standings), key=lambda one: one.n)
    judged = [one for part in parts for one in part.judged]
    return Review(
        game=match.game.id,
        names=list(match.names),
        over=match.over,
        simulations=simulations,
        sources=[key for key, _ in match.game.score_sheet(match.table)],
        standings=standings,
        moves=sorted((move for move in moves if is_worse(move)), key=lambda move: (-move.win_lost, move.n)),
        shares=[share_of(match, seat, standings, since(judged, standings[0].n)) for seat in range(match.seats)],
    )


def is_worse(move: Move) -> bool:
    """Whether a second look still finds something better."""
    return not move.lines[0].played and (move.win_lost > 0 or move.points_lost > 0)


def since(judged: list[Judged], first: int) -> list[Judged]:
    return [one for one in judged if one.n >= first]


def share_of(match: Match, seat: int, standings: list[Standing], judged: list[Judged]) -> Share:
    own = [one for one in judged if match.history[one.n].seat == seat]
    drawn = sum(one.drawn.win[seat] for one in judged)
    chosen = sum(one.chosen.win[seat] for one in own)
    start, end = standings[0].win[seat], standings[-1].win[seat]
    return Share(
        seat=seat,
        start=start,
        drawn=shorter(drawn),
        chosen=shorter(chosen),
        others=shorter(end - start - drawn - chosen),
        drawn_points=shorter(sum(one.drawn.points[seat] for one in judged)),
        chosen_points=shorter(sum(one.chosen.points[seat] for one in own)),
    )
