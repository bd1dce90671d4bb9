"""Three apprentices: one answers a question, two react to the reset, in the order that their owner likes."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import Frame, Step
from royaume.kernel.module import Answer, Listener, Module
from trial.town_centre.events import MARKET_RESET
from trial.town_centre.table import GOLD, TownTable
from trial.town_centre.verbs import gain_goods, release
from trial.town_centre.vocabulary import VISIT_DISCOUNT

CONSPIRATOR: Final = 0
GATEKEEPER: Final = 1
SQUIRE: Final = 2
RELEASED_AT_MOST: Final = 2


@final
class Conspirators(Answer[TownTable]):
    """Each copy saves 1 silver a visit to the Town Centre, never the tax."""

    def answer(self, t: TownTable, seat: i64, n: i64, about: i64) -> i64:
        for apprentice in t.players[seat].apprentices:
            if apprentice == CONSPIRATOR:
                n += 1
        return n


@final
class ResetReactions(Listener[TownTable]):
    """Every seat's apprentices that act at a reset, from the active seat on."""

    def hear(self, t: TownTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        for k in range(t.seats - 1, -1, -1):
            other = (seat + k) % t.seats
            effects = reset_effects(t, other)
            if effects != 0:
                t.push(remaining(other, effects))


def reset_effects(t: TownTable, seat: i64) -> i64:
    """A bit for each apprentice of this seat that acts at a reset."""
    effects: i64 = 0
    apprentices = t.players[seat].apprentices
    for i in range(len(apprentices)):
        if apprentices[i] != CONSPIRATOR:
            effects = effects | (1 << i)
    return effects


def remaining(seat: i64, effects: i64) -> Frame[TownTable]:
    """The owner decides the order while there is one to decide."""
    return Reacting(seat, effects) if (effects & (effects - 1)) != 0 else ReactingLast(seat, effects)


@final
class Reacting(Frame[TownTable]):
    """Several effects of one owner: choose the next one. Choices are positions among the owner's apprentices."""

    def __init__(self, seat: i64, effects: i64) -> None:
        super().__init__(seat)
        self.effects: Final = effects

    def offers(self, t: TownTable, out: Choices) -> None:
        for i in range(len(t.players[self.seat].apprentices)):
            if (self.effects >> i) & 1 == 1:
                out.add(i)

    def resolve(self, t: TownTable, a: i64) -> None:
        t.push(remaining(self.seat, self.effects ^ (1 << a)))
        react(t, self.seat, t.players[self.seat].apprentices[a])

    def describe(self, t: TownTable, a: i64) -> Meaning:
        return Meaning("react", {"apprentice": t.players[self.seat].apprentices[a]})

    def asks(self, t: TownTable) -> Meaning:
        return Meaning("reacting")

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.effects)]


@final
class ReactingLast(Step[TownTable]):
    """The only effect left: no order to choose."""

    def __init__(self, who: i64, effects: i64) -> None:
        super().__init__(who)
        self.effects: Final = effects

    def resolve(self, t: TownTable, a: i64) -> None:
        apprentices = t.players[self.who].apprentices
        for i in range(len(apprentices)):
            if (self.effects >> i) & 1 == 1:
                react(t, self.who, apprentices[i])

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.effects)]


def react(t: TownTable, seat: i64, apprentice: i64) -> None:
    prisoners = t.players[seat].prison
    if apprentice == GATEKEEPER and prisoners > 0:
        t.push(Releasing(seat))
    elif apprentice == SQUIRE and prisoners == 0:
        gain_goods(t, seat, GOLD, 1)


@final
class Releasing(Frame[TownTable]):
    """The Gatekeeper releases up to 2 own workers from Prison. Choices are how many."""

    def offers(self, t: TownTable, out: Choices) -> None:
        for n in range(min(t.players[self.seat].prison, RELEASED_AT_MOST) + 1):
            out.add(n)

    def resolve(self, t: TownTable, a: i64) -> None:
        if a > 0:
            release(t, self.seat, a)

    def describe(self, t: TownTable, a: i64) -> Meaning:
        return Meaning("release", {"workers": int(a)})

    def asks(self, t: TownTable) -> Meaning:
        return Meaning("releasing")


APPRENTICES: Final = Module(
    "apprentices", answers={VISIT_DISCOUNT: Conspirators()}, listeners={MARKET_RESET: ResetReactions()}
)
