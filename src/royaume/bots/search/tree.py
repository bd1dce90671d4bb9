"""A tree of search for one seat: each simulation imagines the table, goes down, looks at one new decision."""

from __future__ import annotations

import math
import time
from typing import Any, Final, final

from mypy_extensions import i64

from royaume.bots.eye.net import MOST_SEATS
from royaume.bots.eye.net import zeros as no_values
from royaume.bots.eye.promise import place_of_best, promises
from royaume.bots.eye.sight import Eye
from royaume.bots.search.going_on import GoingOn
from royaume.bots.search.node import Node
from royaume.bots.search.others import Others
from royaume.kernel.chance import Dice
from royaume.kernel.choices import MOST_CHOICES, Choices
from royaume.kernel.game import Game
from royaume.kernel.ints import zeros
from royaume.kernel.table import Table

BETWEEN_LOOKS_AT_CLOCK: Final = 16
LONGEST_WAY: Final = 200  # decisions from the root
NATURAL_LOSS: Final = 0.1  # of value: what costs so much less is tried about a third as often
LEAST_WEIGHT: Final = 0.001
UNHURRIED: Final = 0.7  # of what late rounds cost, so much does not count


def simulations_left(done: i64, spent: float, left: float) -> i64:
    """As many as the time that is left allows, if they take as long as those before."""
    return i64(int(float(done) * max(left, 0.0) / max(spent, 1e-6)))


@final
class Tree:
    """Grows from a decision of one seat. Hidden cards and chance are dealt anew for each simulation."""

    def __init__(self, game: Game[Any], eye: Eye, t: Table, others: Others | None = None) -> None:
        """At a table as its seat may imagine it; without others, everybody is thought to play by habit."""
        self.game: Final = game
        self.eye: Final = eye
        self.seat: Final = t.top().seat
        self.out: Final = Choices()
        self.places = zeros(MOST_CHOICES)
        self.way: Final[list[Node]] = []
        self.taken = zeros(LONGEST_WAY)
        self.simulated: i64 = 0
        self.wins = no_values(MOST_SEATS)  # of each seat, over all simulations
        self.points = no_values(MOST_SEATS)
        self.turn: i64 = 0  # in which something was chosen last
        self.going_on: Final = GoingOn(eye, others)
        self.root = self.new_node(t)
        self.weigh_root(t)

    def new_node(self, t: Table) -> Node:
        """A decision nobody met before, with what the table is worth as the seat that searches sees it."""
        frame = t.top()
        self.eye.look(t, self.seat)
        node = Node(frame.seat, frame.question_index(t, self.game.layout), self.value_for(frame.seat))
        if frame.seat == self.seat:
            node.kept = self.eye.net.kept()
        return node

    def weigh_root(self, t: Table) -> None:
        """What is natural at the root, and what to expect of it: what the eye promises of each choice."""
        frame, root = t.top(), self.root
        out = Choices()
        frame.legal(t, out)
        promised = promises(self.game, self.eye, t, out)
        best = promised[place_of_best(promised)]
        places = [
            root.place_of(frame.action_index(t, self.game.layout, out.items[k]), k, self.eye) for k in range(out.n)
        ]
        root.foreseen = no_values(len(root.actions))
        for k in range(out.n):
            root.foreseen[places[k]] = promised[k]
            root.weights[places[k]] = max(math.exp((promised[k] - best) / NATURAL_LOSS), LEAST_WEIGHT)
        root.be_surprised()

    def grow(self, t: Table, dice: Dice, simulations: i64, until: float) -> None:
        """Until that many simulations were made, or the time (monotonic) has come; 0: there is no such time.

        Once no other choice can be tried as often as the first in what is left, nothing would change any more.
        """
        began = time.monotonic()
        for n in range(simulations):
            if n % BETWEEN_LOOKS_AT_CLOCK == 0 and n > 0:
                left = simulations - n
                if until > 0.0:
                    now = time.monotonic()
                    left = min(left, simulations_left(n, now - began, until - now))
                if self.root.lead() > left:
                    return
            self.simulate(self.game.resample(t, self.seat, dice), dice)

    def simulate(self, t: Table, dice: Dice) -> None:
        """On a table as the seat may imagine it."""
        self.descend(t, self.go_on(self.root, t), dice)

    def insist(self, t: Table, choice: i64, dice: Dice) -> None:
        """A simulation that begins with this choice, whatever is known of it."""
        action = t.top().action_index(t, self.game.layout, choice)
        self.turn = t.turn
        t.play(choice)
        self.descend(t, self.root.place_of(action, 0, self.eye), dice)

    def descend(self, t: Table, place: i64, dice: Dice) -> None:
        """Down the tree, beyond it to the end of the turn that is new, and on by habit for as long as the eye needs.

        What is half done cannot be compared.
        """
        self.way.clear()
        node = self.root
        while True:
            self.taken[len(self.way)] = place
            self.way.append(node)
            following = self.next_node(node, place, t)
            if following is None:
                break
            node = following
            place = self.go_on(node, t)
        if self.eye.use.further > 0:
            self.going_on.play(t, self.eye.use.further * t.seats, self.seat, dice)
            self.eye.look(t, self.seat)
        self.note_values(t.seats)

    def next_node(self, node: Node, place: i64, t: Table) -> Node | None:
        """The next decision; where it is a new one and another seat's or turn's, the eye looked at it last."""
        if not self.reach_decision(t) or len(self.way) == LONGEST_WAY:
            self.eye.look(t, self.seat)
            return None
        frame = t.top()
        found = node.found_later(place, frame.seat, frame.question_index(t, self.game.layout))
        if found is not None:
            return found
        new = self.new_node(t)
        node.lead_to(place, new)
        return new if new.seat == node.seat and t.turn == self.turn else None

    def go_on(self, node: Node, t: Table) -> i64:
        """Choose what to try and play it; which of the node's actions that was."""
        frame = t.top()
        if len(node.kept) == 0:
            node.kept = self.eye.kept_by(t, frame.seat)
        out = self.out
        frame.legal(t, out)
        places = self.places
        for k in range(out.n):
            places[k] = node.place_of(frame.action_index(t, self.game.layout, out.items[k]), k, self.eye)
        tried = node.best_to_try(places, out.n)
        self.turn = t.turn
        t.play(out.items[tried])
        return places[tried]

    def reach_decision(self, t: Table) -> bool:
        """Play what is forced; whether something is left to decide."""
        out = self.out
        while not t.over:
            t.top().legal(t, out)
            if out.n > 1:
                return True
            t.play(out.items[0])
        return False

    def note_values(self, seats: i64) -> None:
        """The eye found them just now."""
        eye = self.eye
        for i in range(len(self.way)):
            node = self.way[i]
            node.note(self.taken[i], self.value_for(node.seat))
        for seat in range(seats):
            self.wins[seat] += eye.win[seat]
            self.points[seat] += eye.points[seat]
        self.simulated += 1

    def value_for(self, seat: i64) -> float:
        """What the eye found last. Who looks further gives away less of a victory for an early end."""
        return self.eye.values[seat] + UNHURRIED * self.eye.cost_of_time

    def follow(self, action: i64, t: Table) -> bool:
        """The action of this index was played and led to this decision of the same seat: keep what is known of it."""
        root = self.root
        for k in range(len(root.actions)):
            if root.actions[k] == action:
                frame = t.top()
                found = root.found_later(k, frame.seat, frame.question_index(t, self.game.layout))
                if found is not None and frame.seat == self.seat:
                    self.root = found
                    self.weigh_root(t)
                    return True
        return False

    def visits_of(self, action: i64) -> i64:
        for k in range(len(self.root.actions)):
            if self.root.actions[k] == action:
                return self.root.visits[k]
        return 0

    def value_of(self, action: i64) -> float:
        """What this action brought on average; below everything where it was never tried."""
        root = self.root
        for k in range(len(root.actions)):
            if root.actions[k] == action and root.visits[k] > 0:
                return root.mean_of(k)
        return -1e9
