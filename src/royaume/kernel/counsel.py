"""What a player should mind: a sentence, and the choices that follow it. Asked for screens only, never in play.

Whatever an adviser says must follow from what lies open and from what the seat itself holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from royaume.kernel.choices import Meaning

if TYPE_CHECKING:
    from royaume.kernel.table import Table

T = TypeVar("T", bound="Table")


@final
class Counsel:
    """The sentence is `{game}-counsel-{key}`; `follow` are choices that heed it, the best first, by some arguments."""

    def __init__(self, key: str, args: dict[str, int] | None = None, follow: list[Meaning] | None = None) -> None:
        self.says: Final = Meaning(key, args)
        self.follow: Final[list[Meaning]] = [] if follow is None else follow


@mypyc_attr(allow_interpreted_subclasses=True)
class Adviser(Generic[T]):
    """Looks for one thing that a player may have overlooked; the most urgent of all that is found is said."""

    def __init__(self, urgency: int) -> None:
        self.urgency: Final = urgency

    def counsel(self, t: T, seat: i64) -> Counsel | None:
        raise NotImplementedError


def by_urgency(advisers: list[Adviser[T]]) -> list[Adviser[T]]:
    return sorted(advisers, key=urgency_of, reverse=True)


def urgency_of(adviser: Adviser[Any]) -> int:
    return adviser.urgency


def counsel_for(t: Table, seat: i64) -> Counsel | None:
    """The most urgent thing that this seat should mind, if there is one; before the first turn there is not."""
    if t.over or t.turn == 0:
        return None
    for adviser in t.rules.advisers:
        found = adviser.counsel(t, seat)
        if found is not None:
            return found
    return None


def heeds(choice: Meaning, wanted: Meaning) -> bool:
    """Whether a choice is of this kind, and about what it names."""
    if choice.key != wanted.key:
        return False
    for name, number in wanted.args.items():
        if choice.args.get(name) != number:
            return False
    return True
