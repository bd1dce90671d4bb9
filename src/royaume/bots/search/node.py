"""One decision of the seat that searches: what was chosen there how often, and what came of it."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from royaume.bots.eye.sight import Eye

EXPLORING: Final = 0.25  # values of choices differ by a few hundredths
LESS_FOR_UNTRIED: Final = 0.02
WELL_KNOWN: Final = 8  # times that a decision was met
TRUST: Final = 4.0  # simulations that what was foreseen of a choice counts for


@final
class Node:
    """All tables that the same actions lead to, whatever lies hidden there, as long as the same is asked of the same.

    What may be chosen differs from one imagined table to the other: actions are added as they are met.
    """

    def __init__(self, question: i64, value: float, kept: vec[float]) -> None:
        self.question: Final = question
        self.value: Final = value
        self.kept: Final = kept  # what the eye makes of it
        self.met: i64 = 0
        self.visited: i64 = 0
        self.actions: vec[i64] = vec[i64]()
        self.weights: vec[float] = vec[float]()
        self.visits: vec[i64] = vec[i64]()
        self.totals: vec[float] = vec[float]()
        self.foreseen: vec[float] = vec[float]()  # of each action, where somebody looked ahead
        self.surprise = 0.0  # how much more than foreseen came, over all simulations
        self.later: Final[list[tuple[Node, ...]]] = []  # of each action; nothing, as for most, takes no room

    def meet(self) -> bool:
        """Once more; whether often enough to choose there. Before, it is looked at, on ever other tables."""
        self.met += 1
        return self.met > WELL_KNOWN

    def place_of(self, action: i64, near: i64, eye: Eye) -> i64:
        """Where this action stands; it is mostly where the choice stands in its list."""
        actions = self.actions
        if near < len(actions) and actions[near] == action:
            return near
        for k in range(len(actions)):
            if actions[k] == action:
                return k
        self.actions = append(actions, action)
        self.weights = append(self.weights, eye.weight(self.kept, action))
        self.visits = append(self.visits, 0)
        self.totals = append(self.totals, 0.0)
        self.later.append(())
        return len(actions)

    def best_to_try(self, places: vec[i64], n: i64) -> i64:
        """Of what is legal now: what brought most, and what was tried too little for how natural it is."""
        weights, visits = self.weights, self.visits
        all_weights = 0.0
        tried: i64 = 1
        for i in range(n):
            all_weights += weights[places[i]]
            tried += visits[places[i]]
        reach = EXPLORING * math.sqrt(float(tried)) / all_weights
        best = -1e9
        chosen: i64 = 0
        for i in range(n):
            k = places[i]
            promise = self.mean_of(k) + reach * weights[k] / float(1 + visits[k])
            if promise > best:
                best = promise
                chosen = i
        return chosen

    def mean_of(self, k: i64) -> float:
        """What an action brought on average, beside what was foreseen of it, corrected by what came of all."""
        n = float(self.visits[k])
        if k < len(self.foreseen):
            foreseen = self.foreseen[k] + self.surprise / float(max(self.visited, 1))
            return (TRUST * foreseen + self.totals[k]) / (TRUST + n)
        return self.totals[k] / n if n > 0.0 else self.value - LESS_FOR_UNTRIED

    def note(self, place: i64, value: float) -> None:
        if place < len(self.foreseen):
            self.surprise += value - self.foreseen[place]
        self.visited += 1
        self.visits[place] += 1
        self.totals[place] += value

    def found_later(self, place: i64, question: i64) -> Node | None:
        for node in self.later[place]:
            if node.question == question:
                return node
        return None

    def lead_to(self, place: i64, node: Node) -> None:
        self.later[place] = (*self.later[place], node)

    def be_surprised(self) -> None:
        """By what had come before anything was foreseen."""
        self.surprise = 0.0
        for k in range(len(self.foreseen)):
            self.surprise += self.totals[k] - self.foreseen[k] * float(self.visits[k])
