"""When something holds for an automatic seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from royaume.kernel.automatic.numbering import UNLISTED

if TYPE_CHECKING:
    from royaume.kernel.table import Table

T = TypeVar("T", bound="Table")


@mypyc_attr(allow_interpreted_subclasses=True)
class Count(Generic[T]):
    """A number to be read off the table."""

    def of(self, t: T, seat: i64) -> i64:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Generic[T]):
    """A fact about the table; its id has a text that says what must hold."""

    def __init__(self, id: str) -> None:  # noqa: A002 - the word that programs use
        self.id: Final = id
        self.number: i64 = UNLISTED

    def holds(self, t: T, seat: i64) -> bool:
        raise NotImplementedError


@final
class AtLeast(Condition[T]):
    """So many or more."""

    def __init__(self, id: str, n: i64, count: Count[T]) -> None:  # noqa: A002
        super().__init__(id)
        self.n: Final = n
        self.count: Final = count

    def holds(self, t: T, seat: i64) -> bool:
        return self.count.of(t, seat) >= self.n


@final
class AtMost(Condition[T]):
    """So many or fewer."""

    def __init__(self, id: str, n: i64, count: Count[T]) -> None:  # noqa: A002
        super().__init__(id)
        self.n: Final = n
        self.count: Final = count

    def holds(self, t: T, seat: i64) -> bool:
        return self.count.of(t, seat) <= self.n
