"""What an automatic seat is told to do: single deeds written by games, and lists of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from royaume.kernel.automatic.conditions import Condition, Count
from royaume.kernel.automatic.numbering import UNLISTED
from royaume.kernel.automatic.priority import Priority
from royaume.kernel.automatic.steps import MET, Doing, TurningUp, playbook_of
from royaume.kernel.deck import NO_CARD
from royaume.kernel.refusal import Rule

if TYPE_CHECKING:
    from royaume.kernel.table import Table

T = TypeVar("T", bound="Table")


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Generic[T]):
    """Something to do. It has no state: what it is made of is fixed when the cards are written."""

    def __init__(self) -> None:
        self.number: i64 = UNLISTED

    def unmet(self, t: T, seat: i64) -> i64:
        """The number of a condition that makes it impossible, or MET."""
        return MET

    def act(self, t: T, seat: i64) -> None:
        """As much of it as is possible; what takes several steps is pushed."""
        raise NotImplementedError

    def parts(self) -> list[Deed[T]]:
        return []

    def entries(self) -> list[Entry[T]]:
        return []

    def priorities(self) -> list[Priority[T]]:
        """Those by which it chooses."""
        return []


@final
class Entry(Generic[T]):
    """One line of a list: if all this holds, do that. Its id has a text; the rule is its heading in the rulebook."""

    def __init__(self, id: str, rule: Rule, deed: Deed[T], conditions: list[Condition[T]] | None = None) -> None:  # noqa: A002
        self.id: Final = id
        self.rule: Final = rule
        self.deed: Final = deed
        self.conditions: Final[list[Condition[T]]] = [] if conditions is None else conditions
        self.number: i64 = UNLISTED
        self.rule_number: i64 = UNLISTED

    def unmet(self, t: T, seat: i64) -> i64:
        for condition in self.conditions:
            if not condition.holds(t, seat):
                return condition.number
        return self.deed.unmet(t, seat)


@final
class FirstOf(Deed[T]):
    """The highest possible entry of a list. Tells why each one above it was not, and which one it is."""

    def __init__(self, *listed: Entry[T]) -> None:
        super().__init__()
        self.listed: Final = listed

    def unmet(self, t: T, seat: i64) -> i64:
        why: i64 = MET
        for entry in self.listed:
            why = entry.unmet(t, seat)
            if why == MET:
                return MET
        return why

    def act(self, t: T, seat: i64) -> None:
        telling = playbook_of(t).telling
        for entry in self.listed:
            why = entry.unmet(t, seat)
            if why == MET:
                t.push(Doing(seat, entry.deed.number, 1))
                t.tell(telling.followed, seat, entry.number, entry.rule_number)
                return
            t.tell(telling.impossible, seat, entry.number, why, entry.rule_number)

    def entries(self) -> list[Entry[T]]:
        return list(self.listed)


@final
class AllOf(Deed[T]):
    """One after the other. Whether it is possible depends on the first: the others do what they then can."""

    def __init__(self, *deeds: Deed[T]) -> None:
        super().__init__()
        self.deeds: Final = deeds

    def unmet(self, t: T, seat: i64) -> i64:
        return self.deeds[0].unmet(t, seat)

    def act(self, t: T, seat: i64) -> None:
        for deed in reversed(self.deeds):
            t.push(Doing(seat, deed.number, 1))

    def parts(self) -> list[Deed[T]]:
        return list(self.deeds)


@final
class Repeated(Deed[T]):
    """As many times as the table says now, or until it is no longer possible."""

    def __init__(self, count: Count[T], deed: Deed[T]) -> None:
        super().__init__()
        self.count: Final = count
        self.deed: Final = deed

    def unmet(self, t: T, seat: i64) -> i64:
        return self.deed.unmet(t, seat)

    def act(self, t: T, seat: i64) -> None:
        n = self.count.of(t, seat)
        if n > 0:
            t.push(Doing(seat, self.deed.number, n))

    def parts(self) -> list[Deed[T]]:
        return [self.deed]


@final
class NextCard(Deed[T]):
    """Turn up another card and follow it."""

    def act(self, t: T, seat: i64) -> None:
        t.push(TurningUp(seat))


@final
class FutureLeft(Condition[T]):
    """There is a future card to gain."""

    def holds(self, t: T, seat: i64) -> bool:
        return playbook_of(t).instructions(t).future.left() > 0


@final
class GainFuture(Deed[T]):
    """The top future card joins what was revealed, for everybody to see."""

    def act(self, t: T, seat: i64) -> None:
        book = playbook_of(t)
        card = book.instructions(t).gain(t)
        if card != NO_CARD:
            t.tell(book.telling.gained, seat, card)
