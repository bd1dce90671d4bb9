"""A stall where one thing is bought: coins and shells, a price, an action, and what modules add to it."""

from __future__ import annotations

from typing import Any, Final

from royaume.kernel.action import OpenAction
from royaume.kernel.aside import Aside, Things
from royaume.kernel.chance import Chance
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED
from royaume.kernel.ints import bit, filled
from royaume.kernel.module import Module, Rules, Sizes
from royaume.kernel.option import Option, OptionLink
from royaume.kernel.paying import Purse, Term, charge, payable
from royaume.kernel.phase import Phase, PhaseStep
from royaume.kernel.price import Price
from royaume.kernel.table import Table

COINS, SHELLS = 0, 1
KINDS: Final = 2
BUYING, PHASES, DECISIONS = 0, 1, 1
SOLD_OUT, TOO_DEAR, IN_THE_WAY, NEEDED, NOT_OPEN = 1, 2, 3, 4, 5
AFTERWARDS, TWO_WAYS = 7, 8


class StallTable(Table):
    """What seat 0 has, and what has happened."""

    def __init__(self, rules: Rules, coins: int = 0, shells: int = 0) -> None:
        super().__init__(2, rules, Chance.from_seed("stall"))
        self.has = [coins, shells]
        self.notes: list[object] = []
        self.done: list[int] = []

    def copy(self) -> StallTable:
        t = StallTable(self.rules, *self.has)
        t.notes = self.notes[:]
        t.done = self.done[:]
        self.copy_common_to(t)
        return t


class Pockets(Purse[StallTable]):
    def kinds(self) -> int:
        return KINDS

    def short(self, t: StallTable, seat: int, price: Price) -> int:
        for kind in range(KINDS):
            if t.has[kind] < price.of(kind):
                return int(bit(kind))
        return 0

    def spend(self, t: StallTable, seat: int, price: Price) -> None:
        for kind in range(KINDS):
            t.has[kind] -= int(price.of(kind))
        t.notes.append("spent")


class Buying(OpenAction[StallTable]):
    """Choices 0 to 4 are things at so many coins; 3 is sold out."""

    def options(self, t: StallTable) -> OptionLink | None:
        return t.rules.options[BUYING]

    def own_offers(self, t: StallTable, out: Choices) -> None:
        for a in range(5):
            out.add(a)

    def own_barred(self, t: StallTable, a: int) -> int:
        return SOLD_OUT if a == 3 else ALLOWED

    def own_lacks(self, t: StallTable, a: int) -> int:
        return ALLOWED if payable(t, self.seat, coins(a)) else TOO_DEAR

    def own_price(self, t: StallTable, a: int) -> Price:
        return coins(a)

    def own_act(self, t: StallTable, a: int) -> None:
        t.notes.append(("bought", int(a)))
        charge(t, self.seat, coins(a))

    def own_describe(self, t: StallTable, a: int) -> Meaning:
        return Meaning("buy", {"n": int(a)})

    def asks(self, t: StallTable) -> Meaning:
        return Meaning(self.question(t, "buying"))


class Haggling(Option[StallTable]):
    """So many further choices, which note what they are."""

    def __init__(self, name: str, n: int) -> None:
        self.name = name
        self.n = n

    def offers(self, t: StallTable, frame: OpenAction[Any], out: Choices, first: int) -> None:
        for a in range(self.n):
            out.add(first + a)

    def barred(self, t: StallTable, frame: OpenAction[Any], a: int) -> int:
        return NOT_OPEN if a == 1 else ALLOWED

    def act(self, t: StallTable, frame: OpenAction[Any], a: int) -> None:
        t.notes.append((self.name, int(a)))

    def describe(self, t: StallTable, frame: OpenAction[Any], a: int) -> Meaning:
        return Meaning(self.name, {"n": int(a)})

    def question(self) -> str:
        return "buying_or_" + self.name


class Swap(Term[StallTable]):
    """Ways are how many shells go for coins, one for one."""

    def concerns(self, t: StallTable, seat: int, price: Price) -> bool:
        return True

    def offers(self, t: StallTable, seat: int, price: Price, out: Choices) -> None:
        for shells in range(price.of(COINS) + 1):
            out.add(shells)

    def left(self, t: StallTable, seat: int, price: Price, way: int) -> Price:
        return price.exchanged(COINS, way, SHELLS, way)

    def take(self, t: StallTable, seat: int, price: Price, way: int) -> None:
        t.notes.append((self.name, int(way)))

    def unpayable(self, price: Price, way: int) -> int:
        return TOO_DEAR

    def describe(self, t: StallTable, seat: int, price: Price, way: int) -> Meaning:
        return Meaning("shells", {"n": int(way)})

    def asks(self, t: StallTable, seat: int, price: Price) -> Meaning:
        return Meaning(self.name)


class Errands(Aside[StallTable]):
    """Each, done once before an action, brings as many coins as its number says.

    AFTERWARDS may be done after an action instead; TWO_WAYS brings nothing, and costs a coin in one of its ways.
    """

    def __init__(self, number: int, *things: int) -> None:
        super().__init__(number)
        self.things = things

    def awake(self, t: StallTable, seat: int) -> bool:
        return seat == 0

    def before(self, t: StallTable, frame: Any, a: int) -> Things:
        left = [n for n in self.things if n != AFTERWARDS and self.mark(n) not in t.done]
        return tuple(left) if frame.price(t, a) is not None else ()

    def after(self, t: StallTable, frame: Any, a: int) -> Things:
        return tuple(n for n in self.things if n == AFTERWARDS)

    def offers(self, t: StallTable, seat: int, thing: int, out: Choices, first: int) -> None:
        for way in range(2 if thing == TWO_WAYS else 1):
            out.add(first + way)

    def mark(self, thing: int) -> int:
        return int(self.number) * 100 + int(thing)

    def do(self, t: StallTable, seat: int, thing: int, way: int, order: int) -> None:
        t.done.append(self.mark(thing))
        t.notes.append(("errand", int(self.number), int(thing)))
        t.has[COINS] += -int(way) if thing == TWO_WAYS else int(thing)

    def describe(self, t: StallTable, seat: int, thing: int, way: int) -> Meaning:
        return Meaning("errand", {"module": int(self.number), "n": int(thing)})

    def in_the_way(self) -> int:
        return IN_THE_WAY

    def needed(self) -> int:
        return NEEDED

    def question(self, before: bool) -> str:
        return "errands_first" if before else "errands"

    def possible(self, t: StallTable, seat: int, thing: int) -> bool:
        return int(thing) in self.things


class Noting(PhaseStep[StallTable]):
    """Notes its name; one with a choice of actions to make asks for it first."""

    def __init__(self, name: str, asks: bool = False, for_awake: int = 0) -> None:
        super().__init__(name, for_awake)
        self.asks = asks

    def due(self, t: StallTable, who: int) -> bool:
        return self.name not in t.notes

    def run(self, t: StallTable, who: int) -> None:
        t.notes.append(self.name)
        if self.asks:
            t.push(Buying(who))


class Day(Phase[StallTable]):
    def number(self) -> int:
        return 0

    def from_step(self, at: int) -> Day:
        return Day(self.who, at)


def coins(n: int) -> Price:
    return Price(0, filled([int(n), 0]))


def stall(*modules: Module, coins: int = 0, shells: int = 0) -> StallTable:
    rules = Rules(list(modules), Sizes(phases=PHASES, decisions=DECISIONS), Pockets())
    return StallTable(rules, coins, shells)
