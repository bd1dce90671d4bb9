"""The smallest table: it notes what was done to it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.kernel.chance import Chance
from royaume.kernel.choices import Choices
from royaume.kernel.frame import ALLOWED, Frame, Step
from royaume.kernel.module import Rules
from royaume.kernel.table import Table

ODD: Final = 1


@final
class CounterTable(Table):
    """What happened, in order."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(2, rules, Chance.from_seed("counter"))
        self.notes: list[tuple[object, ...]] = []

    def copy(self) -> CounterTable:
        t = CounterTable(self.rules)
        t.notes = self.notes[:]
        self.copy_common_to(t)
        return t


@final
class Noting(Step[CounterTable]):
    """Notes a number by itself."""

    def __init__(self, who: i64, number: i64) -> None:
        super().__init__(who)
        self.number: Final = number

    def resolve(self, t: CounterTable, a: i64) -> None:
        t.notes.append((int(self.who), int(self.number)))

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.number)]


@final
class Naming(Frame[CounterTable]):
    """Name an even number below 6: it is noted, then the one after it, then 99."""

    def offers(self, t: CounterTable, out: Choices) -> None:
        for a in range(6):
            out.add(a)

    def refusal(self, t: CounterTable, a: i64) -> i64:
        return ODD if a % 2 == 1 else ALLOWED

    def resolve(self, t: CounterTable, a: i64) -> None:
        t.push(Noting(self.seat, 99))
        t.push(Noting(self.seat, a + 1))
        t.notes.append((int(self.seat), int(a)))
