"""What the eye makes of a table: chances that add up, and points; the mean over several deals of what is hidden."""

from __future__ import annotations

from typing import Any, NamedTuple

from royaume.bots.eye.sight import Eye
from royaume.kernel.chance import Dice
from royaume.kernel.game import Game
from royaume.kernel.table import Table

DEALS = 16
DIGITS = 4  # more would be noise


class Look(NamedTuple):
    """Chances to win and points to be expected, by seat."""

    win: list[float]
    points: list[float]

    def minus(self, other: Look) -> Look:
        return Look(differences(self.win, other.win), differences(self.points, other.points))


def shorter(x: float) -> float:
    return round(x, DIGITS)


def differences(some: list[float], others: list[float]) -> list[float]:
    return [one - other for one, other in zip(some, others, strict=True)]


def last_look(eye: Eye, seats: int) -> Look:
    """What the eye found just now. A single seat has nobody to share its chance with."""
    win = [float(eye.win[seat]) for seat in range(seats)]
    points = [float(eye.points[seat]) * eye.points_scale for seat in range(seats)]
    every = sum(win)
    return Look([chance / every for chance in win] if seats > 1 and every > 0 else win, points)


def look_at(eye: Eye, t: Table, seat: int) -> Look:
    eye.look(t, seat)
    return last_look(eye, int(t.seats))


def mean(looks: list[Look]) -> Look:
    n = len(looks)
    win = [sum(chances) / n for chances in zip(*[look.win for look in looks], strict=True)]
    points = [sum(found) / n for found in zip(*[look.points for look in looks], strict=True)]
    return Look(win, points)


def seen_by(game: Game[Any], eye: Eye, t: Table, seat: int, dice: Dice) -> Look:
    """As this seat sees the table."""
    if t.over:
        return look_at(eye, t, seat)
    return mean([look_at(eye, game.resample(t, seat, dice), seat) for _ in range(DEALS)])


def seen_by_all(game: Game[Any], eye: Eye, t: Table, players: int, dice: Dice) -> Look:
    """Each seat as it sees itself; one that the rules play, as the players see it."""
    looks = [seen_by(game, eye, t, seat, dice) for seat in range(players)]
    if t.over:
        return looks[0]
    together = mean(looks)
    win = [looks[seat].win[seat] if seat < players else together.win[seat] for seat in range(int(t.seats))]
    points = [looks[seat].points[seat] if seat < players else together.points[seat] for seat in range(int(t.seats))]
    every = sum(win)
    return Look([chance / every for chance in win] if len(win) > 1 and every > 0 else win, points)


def expected_after(game: Game[Any], eye: Eye, t: Table, number: int, dice: Dice) -> Look:
    """What a choice leads to as whoever makes it sees it, before chance has its say."""
    seat = int(t.top().seat)
    looks: list[Look] = []
    for _ in range(DEALS):
        deal = game.resample(t, seat, dice)
        deal.play(number)
        looks.append(look_at(eye, deal, seat))
    return mean(looks)
