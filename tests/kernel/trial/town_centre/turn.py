"""A turn: place a worker and act there, or take one back if the supply is empty; then the next seat."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED, Frame, Step
from trial.town_centre.capturing import Capturing
from trial.town_centre.market import is_full, market_refusal, reset_market, trade
from trial.town_centre.paying import push_virtue_loss
from trial.town_centre.refusals import NO_TAX_THERE, NONE_TO_TAKE_BACK
from trial.town_centre.table import WOOD, TownTable
from trial.town_centre.verbs import gain_goods, gain_silver, place_worker, take_back, take_taxes
from trial.town_centre.vocabulary import (
    FOREST,
    MARKET_LEFT,
    MOST_SEATS,
    OPEN_PLACES,
    PLACES,
    PLACING,
    SILVERSMITH,
    STRENGTH,
    TAX_STAND,
    TOWN_CENTRE,
    VISIT_DISCOUNT,
)

TURNS_EACH: Final = 16


@mypyc_attr(allow_interpreted_subclasses=True)
class Placing(Frame[TownTable]):
    """Place a worker. Choices are places."""

    def offers(self, t: TownTable, out: Choices) -> None:
        for place in range(PLACES):
            out.add(place)

    def refusal(self, t: TownTable, a: i64) -> i64:
        if a >= MARKET_LEFT:
            return market_refusal(t, self.seat, a)
        return NO_TAX_THERE if a == TAX_STAND and t.tax == 0 else ALLOWED

    def resolve(self, t: TownTable, a: i64) -> None:
        place_worker(t, self.seat, a)
        visit(t, self.seat, a)

    def describe(self, t: TownTable, a: i64) -> Meaning:
        return Meaning("place", {"place": int(a)})

    def asks(self, t: TownTable) -> Meaning:
        return Meaning("placing")


def visit(t: TownTable, seat: i64, place: i64) -> None:
    """What the place does for the worker just placed."""
    if place >= MARKET_LEFT:
        trade(t, seat, place)
    elif place == TAX_STAND:
        take_taxes(t, seat)
        push_virtue_loss(t, seat, 2)
    else:
        n = t.ask(STRENGTH, seat, t.players[seat].at[place])
        if place == FOREST:
            gain_goods(t, seat, WOOD, n)
        elif place == SILVERSMITH:
            gain_silver(t, seat, n + 1)
        elif place == TOWN_CENTRE:
            t.push(Capturing(seat, n, 0, t.ask(VISIT_DISCOUNT, seat, 0)))


@final
class TakingBack(Frame[TownTable]):
    """With no worker in the supply, the turn is spent taking one back. Choices are places."""

    def offers(self, t: TownTable, out: Choices) -> None:
        for place in range(OPEN_PLACES):
            out.add(place)

    def refusal(self, t: TownTable, a: i64) -> i64:
        return ALLOWED if t.players[self.seat].at[a] > 0 else NONE_TO_TAKE_BACK

    def resolve(self, t: TownTable, a: i64) -> None:
        take_back(t, self.seat, a)

    def describe(self, t: TownTable, a: i64) -> Meaning:
        return Meaning("take_back", {"place": int(a)})

    def asks(self, t: TownTable) -> Meaning:
        return Meaning("taking_back")


@final
class EndingTurn(Step[TownTable]):
    """The reset, if the market is full, then the next turn."""

    def resolve(self, t: TownTable, a: i64) -> None:
        t.push(STARTING_NEXT[self.who])
        if is_full(t):
            reset_market(t, self.who)


@final
class StartingNext(Step[TownTable]):
    """The next seat's turn, or the end of the game."""

    def resolve(self, t: TownTable, a: i64) -> None:
        if t.turn == TURNS_EACH * t.seats:
            t.over = True
        else:
            start_turn(t, (self.who + 1) % t.seats)


def start_turn(t: TownTable, seat: i64) -> None:
    """What comes after first: the end of the turn lies below whatever the turn brings."""
    t.push(ENDING_TURN[seat])
    t.begin_turn(seat)
    if t.players[seat].workers > 0:
        t.push_step(PLACING, PLACING_WORKER[seat])
    elif has_one_to_take_back(t, seat):
        t.push(TAKING_BACK[seat])


def has_one_to_take_back(t: TownTable, seat: i64) -> bool:
    for place in range(OPEN_PLACES):
        if t.players[seat].at[place] > 0:
            return True
    return False


# frames without data of their own are made once
PLACING_WORKER: Final = [Placing(seat) for seat in range(MOST_SEATS)]
TAKING_BACK: Final = [TakingBack(seat) for seat in range(MOST_SEATS)]
ENDING_TURN: Final = [EndingTurn(seat) for seat in range(MOST_SEATS)]
STARTING_NEXT: Final = [StartingNext(seat) for seat in range(MOST_SEATS)]
