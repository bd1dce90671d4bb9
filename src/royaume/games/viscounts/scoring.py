"""The final score, line by line as on the score pad, and who wins."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.viscounts.buildings import POINTS, built_of_type
from royaume.games.viscounts.cards.manuscripts import BONUS_POINTS
from royaume.games.viscounts.castle import WORKER_POINTS
from royaume.games.viscounts.counting import printed_points, resources, workers_on_tier_1, workers_on_tier_2
from royaume.games.viscounts.table import ViscountsTable
from royaume.games.viscounts.transcribing import ribbons
from royaume.games.viscounts.vocabulary import BUILDING_TYPES, RIBBONS, SILVER
from royaume.kernel.ints import bit, zeros

SET_POINTS: Final = vec[i64]([0, 1, 4, 9, 16])  # by different ribbons
LEADER_POINTS: Final = 5
UNPAID_DEBT: Final = -2
ACQUIRED_DEED: Final = 1
APPROVED_DEED: Final = 3
PLACES: Final = vec[i64]([12, 8, 4])
PLACES_OF_TWO: Final = vec[i64]([12, 4])
FEW_PLAYERS: Final = 3  # with fewer the middle place is left out


def building_points(t: ViscountsTable, seat: i64) -> i64:
    slots = t.players[seat].slots
    n: i64 = 0
    for kind in range(BUILDING_TYPES):
        n += POINTS[kind][built_of_type(slots, kind)]
    return n


def worker_points(t: ViscountsTable, seat: i64) -> i64:
    outer, inner = workers_on_tier_1(t, seat), workers_on_tier_2(t, seat)
    return outer * WORKER_POINTS[0] + inner * WORKER_POINTS[1] + t.on_top(seat) * WORKER_POINTS[2]


def set_points(manuscripts: tuple[int, ...]) -> i64:
    """Sets of different ribbons, each as large as it can be: that is the best way to divide them."""
    left = zeros(RIBBONS)
    for ribbon in range(RIBBONS):
        left[ribbon] = ribbons(manuscripts, ribbon)
    points: i64 = 0
    while True:
        size: i64 = 0
        for ribbon in range(RIBBONS):
            if left[ribbon] > 0:
                left[ribbon] -= 1
                size += 1
        if size == 0:
            return points
        points += SET_POINTS[size]


def text_points(t: ViscountsTable, seat: i64) -> i64:
    """What manuscripts say they are worth."""
    n: i64 = 0
    for tile in t.players[seat].manuscripts:
        n += printed_points(t, seat, tile)
    return n


def leader_points(t: ViscountsTable, seat: i64) -> i64:
    return LEADER_POINTS if t.leader == seat else 0


def bonus_points(t: ViscountsTable, seat: i64) -> i64:
    n: i64 = 0
    for ribbon in range(RIBBONS):
        if t.players[seat].bonuses & bit(ribbon) != 0:
            n += BONUS_POINTS
    return n


def debt_points(t: ViscountsTable, seat: i64) -> i64:
    return t.players[seat].debts * UNPAID_DEBT


def deed_points(t: ViscountsTable, seat: i64) -> i64:
    p = t.players[seat]
    return p.deeds * ACQUIRED_DEED + p.approved * APPROVED_DEED


def poverty_points(t: ViscountsTable, seat: i64) -> i64:
    return ranked(t, seat, [p.approved for p in t.players]) if t.poverty else 0


def prosperity_points(t: ViscountsTable, seat: i64) -> i64:
    return ranked(t, seat, [p.paid for p in t.players]) if t.prosperity else 0


def ranked(t: ViscountsTable, seat: i64, flipped: list[i64]) -> i64:
    """The places that all with the same number take up are shared equally, rounded down; none for no flipped card."""
    places = PLACES if t.seats >= FEW_PLAYERS else PLACES_OF_TWO
    if flipped[seat] == 0:
        return 0
    before: i64 = 0
    tied: i64 = 0
    for n in flipped:
        if n > flipped[seat]:
            before += 1
        elif n == flipped[seat]:
            tied += 1
    points: i64 = 0
    for place in range(before, min(before + tied, len(places))):
        points += places[place]
    return points // tied


def final_score(t: ViscountsTable, seat: i64) -> i64:
    points = building_points(t, seat) + worker_points(t, seat) + set_points(t.players[seat].manuscripts)
    points += text_points(t, seat) + leader_points(t, seat) + bonus_points(t, seat)
    points += debt_points(t, seat) + deed_points(t, seat) + poverty_points(t, seat) + prosperity_points(t, seat)
    return points + opponent_points(t, seat)


def opponent_points(t: ViscountsTable, seat: i64) -> i64:
    return t.opponent.points(t, seat) if t.players[seat].automatic else 0


def score_sheet(t: ViscountsTable) -> list[tuple[str, list[int]]]:
    """In the order of the rulebook."""
    seats = range(t.seats)
    lines = [
        ("buildings", [int(building_points(t, seat)) for seat in seats]),
        ("workers", [int(worker_points(t, seat)) for seat in seats]),
        ("manuscript_sets", [int(set_points(t.players[seat].manuscripts)) for seat in seats]),
        ("manuscript_texts", [int(text_points(t, seat)) for seat in seats]),
        ("castle_leader", [int(leader_points(t, seat)) for seat in seats]),
        ("cleric_bonus", [int(bonus_points(t, seat)) for seat in seats]),
        ("debts", [int(debt_points(t, seat)) for seat in seats]),
        ("deeds", [int(deed_points(t, seat)) for seat in seats]),
        ("poverty", [int(poverty_points(t, seat)) for seat in seats]),
        ("prosperity", [int(prosperity_points(t, seat)) for seat in seats]),
    ]
    if any(p.automatic for p in t.players):
        lines.append(("leftover", [int(opponent_points(t, seat)) for seat in seats]))
    return lines


def winners(t: ViscountsTable) -> list[int]:
    """Most points; then most silver and resources together; then the victory is shared. An opponent wins ties."""
    scores = [int(final_score(t, seat)) for seat in range(t.seats)]
    best = [seat for seat in range(int(t.seats)) if scores[seat] == max(scores)]
    automatic = [seat for seat in best if t.players[seat].automatic]
    if len(automatic) > 0:
        return automatic
    wealth = [int(t.players[seat].goods[SILVER] + resources(t.players[seat])) for seat in best]
    return [best[i] for i in range(len(best)) if wealth[i] == max(wealth)]
