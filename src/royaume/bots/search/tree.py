"""A tree of search for one seat: each simulation imagines the table, goes down, looks at one new decision.

Only what this seat decides is in the tree: cards and the choices of others are imagined anew each time.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from royaume.bots.eye.net import MOST_SEATS
from royaume.bots.eye.net import zeros as no_values
from royaume.bots.eye.promise import promises
from royaume.bots.eye.sight import Eye
from royaume.bots.search.going_on import GoingOn
from royaume.bots.search.node import Node
from royaume.bots.search.others import Others
from royaume.bots.search.race import Race
from royaume.kernel.chance import Dice
from royaume.kernel.choices import MOST_CHOICES, Choices
from royaume.kernel.game import Game
from royaume.kernel.ints import zeros
from royaume.kernel.table import Table

LONGEST_WAY: Final = 200  # decisions from the root
UNHURRIED: Final = 0.7  # of what late rounds cost, so much does not count


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
        self.going_on: Final = GoingOn(eye, self.seat, others)
        self.choices = vec[i64]()  # at the root: one for each of its actions
        self.legal = vec[i64]()  # places of these actions
        self.best: i64 = 0  # place of the one that is to be chosen
        self.root = self.new_node(t)
        self.weigh_root(t)

    def new_node(self, t: Table) -> Node:
        """A decision nobody met before, with what the table is worth."""
        self.eye.look(t, self.seat)
        return Node(t.top().question_index(t, self.game.layout), self.value(), self.eye.net.kept())

    def weigh_root(self, t: Table) -> None:
        """What may be chosen at the root, and what to expect of it: what the eye promises of each choice."""
        frame, root = t.top(), self.root
        out = Choices()
        frame.legal(t, out)
        promised = promises(self.game, self.eye, t, out)
        self.legal = vec[i64]()
        places = [
            root.place_of(frame.action_index(t, self.game.layout, out.items[k]), k, self.eye) for k in range(out.n)
        ]
        self.choices = zeros(len(root.actions))
        is_known = [False] * len(root.actions)
        root.foreseen = no_values(len(root.actions))
        for k in range(out.n):
            root.foreseen[places[k]] = promised[k]
            if not is_known[places[k]]:
                is_known[places[k]] = True
                self.choices[places[k]] = out.items[k]
                self.legal = append(self.legal, places[k])
        root.be_surprised()

    def race(self, simulations: i64, until: float) -> Race:
        return Race(self.root, self.legal, simulations, until)

    def grow(self, t: Table, dice: Dice, simulations: i64, until: float) -> None:
        """Until that many simulations were made, or the time (monotonic) has come; 0: there is no such time."""
        race = self.race(simulations, until)
        while race.goes_on():
            self.try_next(race, self.game.resample(t, self.seat, dice), dice)
        self.best = race.best()

    def try_next(self, race: Race, t: Table, dice: Dice) -> i64:
        """A simulation, on a table as the seat may imagine it; the choice with which it began."""
        place = race.choose()
        self.begin_with(self.choices[place], place, t, dice)
        race.note(place, self.value())
        return self.choices[place]

    def insist(self, t: Table, choice: i64, dice: Dice) -> None:
        """A simulation that begins with this choice, whatever is known of it."""
        action = t.top().action_index(t, self.game.layout, choice)
        self.begin_with(choice, self.root.place_of(action, 0, self.eye), t, dice)

    def begin_with(self, choice: i64, place: i64, t: Table, dice: Dice) -> None:
        self.going_on.begin(dice)
        self.turn = t.turn
        t.play(choice)
        self.descend(t, place, dice)

    def descend(self, t: Table, place: i64, dice: Dice) -> None:
        """Down the tree, beyond it to the end of the turn that is new, and on for as long as the eye needs.

        What is half done cannot be compared.
        """
        self.way.clear()
        node = self.root
        while True:
            self.taken[len(self.way)] = place
            self.way.append(node)
            following = self.next_node(node, place, t, dice)
            if following is None:
                break
            node = following
            place = self.go_on(node, t)
        self.going_on.play(t, self.eye.use.further * t.seats, dice)
        self.eye.look(t, self.seat)
        self.note_values(t.seats)

    def next_node(self, node: Node, place: i64, t: Table, dice: Dice) -> Node | None:
        """The next decision of this seat; none where it is hardly known and another turn's."""
        if not self.reach_decision(t, dice) or len(self.way) == LONGEST_WAY:
            return None
        found = node.found_later(place, t.top().question_index(t, self.game.layout))
        if found is not None:
            return found if t.turn == self.turn or found.meet() else None
        new = self.new_node(t)
        node.lead_to(place, new)
        return new if t.turn == self.turn else None

    def go_on(self, node: Node, t: Table) -> i64:
        """Choose what to try and play it; which of the node's actions that was."""
        frame = t.top()
        out = self.out
        frame.legal(t, out)
        places = self.places
        for k in range(out.n):
            places[k] = node.place_of(frame.action_index(t, self.game.layout, out.items[k]), k, self.eye)
        tried = node.best_to_try(places, out.n)
        self.turn = t.turn
        t.play(out.items[tried])
        return places[tried]

    def reach_decision(self, t: Table, dice: Dice) -> bool:
        """Play what is forced, and for others; whether something is left to decide."""
        out = self.out
        while not t.over:
            frame = t.top()
            frame.legal(t, out)
            if out.n == 1:
                t.play(out.items[0])
            elif frame.seat == self.seat:
                return True
            else:
                t.play(self.going_on.answer(t, dice))
        return False

    def note_values(self, seats: i64) -> None:
        """The eye found them just now."""
        eye = self.eye
        value = self.value()
        for i in range(len(self.way)):
            self.way[i].note(self.taken[i], value)
        for seat in range(seats):
            self.wins[seat] += eye.win[seat]
            self.points[seat] += eye.points[seat]
        self.simulated += 1

    def value(self) -> float:
        """What the eye found last. Who looks further gives away less of a victory for an early end."""
        return self.eye.values[self.seat] + UNHURRIED * self.eye.cost_of_time

    def follow(self, action: i64, t: Table) -> bool:
        """The action of this index was played and led to this decision of the same seat: keep what is known of it."""
        root = self.root
        for k in range(len(root.actions)):
            if root.actions[k] == action:
                frame = t.top()
                found = root.found_later(k, frame.question_index(t, self.game.layout))
                if found is not None and frame.seat == self.seat:
                    self.root = found
                    self.weigh_root(t)
                    return True
        return False

    def best_action(self) -> i64:
        return self.root.actions[self.best]

    def visits_of(self, action: i64) -> i64:
        for k in range(len(self.root.actions)):
            if self.root.actions[k] == action:
                return self.root.visits[k]
        return 0
