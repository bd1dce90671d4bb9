"""The score, line by line. It follows from the table at any moment; before the end, as if the game ended now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from royaume.games.architects.cards.deeds import (
    DEBT_PENALTY,
    POINTS_IF_MOST,
    POINTS_PER,
    POINTS_WITHOUT_DEBT,
)
from royaume.games.architects.cathedral import LEVELS
from royaume.games.architects.counting import count, has_most
from royaume.games.architects.ending import prisoners_at_end, projected_virtue
from royaume.games.architects.table import ArchitectsTable, opponent_of_house
from royaume.games.architects.virtue import TRACK_POINTS
from royaume.games.architects.vocabulary import GOLD, MARBLE, MOST_VIRTUE, SILVER, VIRTUE

DEBT_POINTS: Final = -2
SILVER_PER_POINT: Final = 10
PRISONERS_PER_POINT: Final = 2


def final_virtue(t: ArchitectsTable, seat: i64) -> i64:
    return max(min(projected_virtue(t, seat), MOST_VIRTUE), 0)


def final_debts(t: ArchitectsTable, seat: i64) -> i64:
    """Virtue above the track destroys debts, below it takes some."""
    debts = t.players[seat].debts
    virtue = projected_virtue(t, seat)
    if virtue < 0:
        return debts - virtue
    return max(debts - max(virtue - MOST_VIRTUE, 0), 0)


def bonus(t: ArchitectsTable, seat: i64, building: i64) -> i64:
    """The points of a building besides the printed ones."""
    deed = t.catalogue.buildings[building].deed
    kind = deed.kind
    if kind == POINTS_PER:
        counted = final_virtue(t, seat) if deed.thing == VIRTUE else count(t, seat, deed.thing)
        return counted // deed.n * deed.m
    if kind == POINTS_IF_MOST:
        return deed.n if has_most(t, seat, deed.thing) else 0
    if kind == POINTS_WITHOUT_DEBT:
        return deed.n if final_debts(t, seat) == 0 else 0
    return 0


def building_points(t: ArchitectsTable, seat: i64) -> i64:
    p = t.players[seat]
    points: i64 = 0
    for building in p.built:
        points += t.catalogue.buildings[building].points
        if not p.automatic:
            points += bonus(t, seat, building)
    return points


def debt_points(t: ArchitectsTable, seat: i64) -> i64:
    debts = final_debts(t, seat)
    if debts == 0:
        return 0
    each: i64 = DEBT_POINTS
    p = t.players[seat]
    for building in p.built:
        deed = t.catalogue.buildings[building].deed
        if deed.kind == DEBT_PENALTY and not p.automatic:
            each += deed.n
    return each * debts


def virtue_points(t: ArchitectsTable, seat: i64) -> i64:
    return TRACK_POINTS[final_virtue(t, seat)]


def precious_points(t: ArchitectsTable, seat: i64) -> i64:
    goods = t.players[seat].goods
    return goods[GOLD] + goods[MARBLE]


def final_score(t: ArchitectsTable, seat: i64) -> i64:
    p = t.players[seat]
    elsewhere: i64 = 0
    for slot in t.kept:
        elsewhere += slot.kept.points(t, seat)
    return (
        building_points(t, seat)
        + LEVELS[p.level].points
        + virtue_points(t, seat)
        + debt_points(t, seat)
        + precious_points(t, seat)
        + p.goods[SILVER] // SILVER_PER_POINT
        - prisoners_at_end(t, seat) // PRISONERS_PER_POINT
        + elsewhere
    )


def score_sheet(t: ArchitectsTable) -> list[tuple[str, list[int]]]:
    """As on the score pad."""
    seats = range(t.seats)
    players = t.players
    lines = [
        ("buildings", [int(building_points(t, seat)) for seat in seats]),
        ("cathedral", [int(LEVELS[players[seat].level].points) for seat in seats]),
        ("virtue", [int(virtue_points(t, seat)) for seat in seats]),
        ("debts", [int(debt_points(t, seat)) for seat in seats]),
        ("gold_marble", [int(precious_points(t, seat)) for seat in seats]),
        ("silver", [int(players[seat].goods[SILVER] // SILVER_PER_POINT) for seat in seats]),
        ("prison", [-int(prisoners_at_end(t, seat) // PRISONERS_PER_POINT) for seat in seats]),
    ]
    for slot in t.kept:
        lines += slot.kept.score_lines(t)
    return lines


def winners(t: ArchitectsTable) -> list[int]:
    """Most points, then virtue, then silver, then shared. An opponent of the house is beaten only by more points."""
    seats = list(range(t.seats))
    best = best_of([final_score(t, seat) for seat in seats], seats)
    automatic = [seat for seat in best if t.players[seat].automatic]
    if len(automatic) > 0 and opponent_of_house(t):
        return automatic
    best = best_of([t.players[seat].virtue for seat in best], best)
    return best_of([t.players[seat].goods[SILVER] for seat in best], best)


def best_of(values: list[i64], seats: list[int]) -> list[int]:
    most = max(values)
    return [seats[i] for i in range(len(seats)) if values[i] == most]
