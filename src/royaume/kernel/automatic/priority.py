"""Choosing among several targets: one criterion after the other, until one target is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from royaume.kernel.automatic.conditions import Condition
from royaume.kernel.automatic.numbering import UNLISTED
from royaume.kernel.automatic.steps import playbook_of
from royaume.kernel.refusal import Rule

if TYPE_CHECKING:
    from royaume.kernel.table import Table

T = TypeVar("T", bound="Table")

NO_TARGET: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Criterion(Generic[T]):
    """What makes one target better than another; its id has a text."""

    def __init__(self, id: str) -> None:  # noqa: A002 - the word that programs use
        self.id: Final = id
        self.number: i64 = UNLISTED

    def worth(self, t: T, seat: i64, target: i64) -> i64:
        """The more, the better."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class FirstInList(Criterion[T]):
    """The one that stands first in a printed list; what the list does not name comes last."""

    def __init__(self, id: str, order: tuple[int, ...]) -> None:  # noqa: A002
        super().__init__(id)
        self.order: Final = order

    def named(self, target: i64) -> i64:
        """What the list calls this target."""
        return target

    def worth(self, t: T, seat: i64, target: i64) -> i64:
        name = int(self.named(target))
        return -self.order.index(name) if name in self.order else -len(self.order)


@mypyc_attr(allow_interpreted_subclasses=True)
class Priority(Generic[T]):
    """Which targets there are, and what counts first, second and so on among them."""

    def __init__(self, rule: Rule, criteria: list[Criterion[T]]) -> None:
        self.rule: Final = rule
        self.criteria: Final = criteria
        self.rule_number: i64 = UNLISTED

    def targets(self, t: T, seat: i64) -> list[i64]:
        """All that may be chosen; of those that remain equal, the first of them is."""
        raise NotImplementedError

    def best(self, t: T, seat: i64) -> i64:
        """What would be chosen, or NO_TARGET; nothing is told."""
        left = self.targets(t, seat)
        if len(left) == 0:
            return NO_TARGET
        for criterion in self.criteria:
            left = best_of(t, seat, left, criterion)
        return left[0]

    def choose(self, t: T, seat: i64) -> i64:
        """The best target, or NO_TARGET. Tells which criterion decided, where there was something to decide."""
        left = self.targets(t, seat)
        if len(left) == 0:
            return NO_TARGET
        n: i64 = len(left)
        decided: i64 = UNLISTED
        for criterion in self.criteria:
            best = best_of(t, seat, left, criterion)
            if len(best) < len(left):
                decided = criterion.number
            left = best
        if decided != UNLISTED:
            t.tell(playbook_of(t).telling.decided, seat, decided, n, self.rule_number)
        return left[0]


@final
class HasTarget(Condition[T]):
    """There is something to choose."""

    def __init__(self, id: str, priority: Priority[T]) -> None:  # noqa: A002
        super().__init__(id)
        self.priority: Final = priority

    def holds(self, t: T, seat: i64) -> bool:
        return len(self.priority.targets(t, seat)) > 0


def best_of(t: T, seat: i64, targets: list[i64], criterion: Criterion[T]) -> list[i64]:
    """Those of the greatest worth, in the same order."""
    best: list[i64] = []
    most: i64 = 0
    for target in targets:
        worth = criterion.worth(t, seat, target)
        if len(best) == 0 or worth > most:
            best = [target]
            most = worth
        elif worth == most:
            best.append(target)
    return best
