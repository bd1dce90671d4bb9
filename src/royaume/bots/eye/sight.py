"""What the eye sees at a table of a title, and what it makes of it: values for every seat."""

from __future__ import annotations

import math
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.bots.eye.net import MOST_SEATS, Net, Weights, zeros
from royaume.kernel.config import Config
from royaume.kernel.game import Game
from royaume.kernel.observing import Observation
from royaume.kernel.table import Table

MARGIN_WEIGHT: Final = 0.3  # of the lead in points beside the chance to win
PATIENCE: Final = 20  # rounds: as many as people need; what comes after them is late
PRICE_OF_TIME: Final = 0.03  # of each late round, where a file does not say
LATE_UNIT: Final = 10.0  # rounds to 1 of the net
LARGEST_MARGIN: Final = 5.0  # beyond it, who is behind would have nothing to learn


def feature_names(game: Game[Any]) -> list[str]:
    """The observation of whoever looks, then the prospects of each seat, counted from it."""
    prospects = ["prospect+" + str(k) + "." + name for k in range(MOST_SEATS) for name in game.prospect_names()]
    return game.observation_names() + prospects + ["round"]


def see(game: Game[Any], t: Table, seat: i64, out: Observation) -> None:
    """The table must be one on which all that this seat does not know was dealt again."""
    game.observe(t, seat, out)
    for k in range(t.seats):
        game.prospects(t, (seat + k) % t.seats, out)
    out.put(len(out.items) - 1, t.turn // t.seats)


def late_rounds(t: Table) -> i64:
    """How many have been played after those that people need."""
    return max(t.turn // t.seats - PATIENCE, 0)


def seen_numbers(out: Observation) -> list[int]:
    """What is not zero: place, number, place, number."""
    found: list[int] = []
    for i in range(len(out.items)):
        if out.items[i] != 0:
            found.append(int(i))
            found.append(int(out.items[i]))
    return found


@final
class Use:
    """What bots make of an eye: found by playing, once it had learned."""

    def __init__(
        self,
        habit: float,
        insight: dict[str, int],
        price_of_time: float,
        further: i64,
        watching: bool,
        enough: i64,
    ) -> None:
        self.habit: Final = habit  # of value, for an action that is e times as natural
        self.insight: Final = insight  # by level, in how many turns of a hundred it sees with the eye
        self.price_of_time: Final = price_of_time  # what a late round costs everybody
        self.further: Final = further  # rounds that a search goes on before it looks
        self.watching: Final = watching  # whether a search finds out how others play
        self.enough: Final = enough  # simulations: with more, nobody was seen to play better


@final
class Eye:
    """Looks at tables of one title. What it found last lies in `values`, by seat: the chance to win and the lead."""

    def __init__(self, game: Game[Any], weights: Weights, points_scale: float, use: Use) -> None:
        self.game: Final = game
        self.net: Final = Net(weights)
        self.points_scale: Final = points_scale
        self.use: Final = use
        self.usual: Final[Config] = game.configure()
        self.seen: Final = Observation(len(feature_names(game)))
        self.win: vec[float] = zeros(MOST_SEATS)
        self.points: vec[float] = zeros(MOST_SEATS)
        self.late = 0.0  # rounds that still come and are late
        self.cost_of_time = 0.0  # to everybody
        self.values: vec[float] = zeros(MOST_SEATS)

    def look(self, t: Table, seat: i64) -> None:
        """As this seat sees it; exactly, where the game is over."""
        if t.over:
            self.count(t)
        else:
            see(self.game, t, seat, self.seen)
            self.net.run(self.seen, seat, t.seats)
            for k in range(t.seats):
                other = (seat + k) % t.seats
                self.win[other] = self.net.win[k]
                self.points[other] = self.net.points[k]
            self.late = self.net.late * LATE_UNIT
        self.value_all(t)

    def kept_by(self, t: Table, seat: i64) -> vec[float]:
        """What this seat makes of the table, to weigh its actions; no value is changed."""
        self.glance(t, seat)
        return self.net.kept()

    def glance(self, t: Table, seat: i64) -> None:
        """As far as it takes to know what is natural."""
        see(self.game, t, seat, self.seen)
        self.net.run_hidden(self.seen, seat)

    def count(self, t: Table) -> None:
        winners = self.game.winners(t, self.usual)
        scores = self.game.scores(t)
        self.late = 0.0
        for seat in range(t.seats):
            self.win[seat] = 1.0 / float(len(winners)) if int(seat) in winners else 0.0
            self.points[seat] = float(scores[seat]) / self.points_scale

    def value_all(self, t: Table) -> None:
        """Nobody may hoard for ever: a game that will take long is worth less to everybody."""
        self.cost_of_time = self.use.price_of_time * (float(late_rounds(t)) + self.late)
        for seat in range(t.seats):
            self.values[seat] = self.standing(t, seat) - self.cost_of_time

    def standing(self, t: Table, seat: i64) -> float:
        """The chance to win and the lead that were found last."""
        best = -1000.0
        for other in range(t.seats):
            if other != seat:
                best = max(best, self.points[other])
        margin = max(min(self.points[seat] - best, LARGEST_MARGIN), -LARGEST_MARGIN)
        return self.win[seat] + MARGIN_WEIGHT * margin

    def weight(self, kept: vec[float], action: i64) -> float:
        """How natural an action is, as a part of the whole that all legal ones make up together."""
        return math.exp(self.net.logit(kept, action))
