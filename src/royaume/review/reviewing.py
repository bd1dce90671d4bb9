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
MOST_ONLY = 2  # of a seat
LEAST_LEAD = 0.08  # of the only good move


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


def worth_a_second_look(match: Match, judged: list[Judged]) -> list[int]:
    """The choices that cost most, and those that alone were good."""
    costly = of_seats(match, [(one.n, one.cost) for one in judged], LEAST_COST, MOST_MOVES)
    only = of_seats(match, [(one.n, one.lead) for one in judged], LEAST_LEAD, MOST_ONLY)
    return sorted({*costly, *only})


def of_seats(match: Match, weighed: list[tuple[int, float]], least: float, most: int) -> list[int]:
    """The heaviest choices: of each turn of a seat one, of each seat a few."""
    history = match.history
    turns = groupby(weighed, key=lambda one: (history[one[0]].turn, history[one[0]].seat))
    heaviest = [max(turn, key=lambda one: one[1]) for _, turn in turns]
    heaviest = sorted((one for one in heaviest if one[1] >= least), key=lambda one: -one[1])
    by_seat = [[n for n, _ in heaviest if history[n].seat == seat][:most] for seat in range(match.seats)]
    return [n for seat in by_seat for n in seat]


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
        only=sorted((move for move in moves if is_only(move)), key=lambda move: move.n),
        shares=[share_of(match, seat, standings, since(judged, standings[0].n)) for seat in range(match.seats)],
    )


def is_worse(move: Move) -> bool:
    """Whether a second look still finds something better."""
    return not move.lines[0].played and (move.win_lost > 0 or (move.win_lost == 0 and move.points_lost > 0))


def is_only(move: Move) -> bool:
    """Whether a second look still finds nothing else nearly as good."""
    wins = [line.win for line in move.lines]
    return move.lines[0].played and len(wins) > 1 and wins[0] - wins[1] >= LEAST_LEAD


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
