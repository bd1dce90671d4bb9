"""Names that may stand in data instead of numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache, cached_property
from typing import Final, final

from royaume.kernel.errors import BadInput

NONE = "none"
NEAREST = 3


@final
class Names:
    """The ids of things by their numbers, and words for numbers beside them; copies of a card share an id."""

    def __init__(self, ids: Sequence[str], beside: Mapping[str, int] | None = None) -> None:
        self.ids: Final = tuple(ids)
        self.beside: Final = dict(beside or {})
        self.low: Final = min([0, *self.beside.values()])
        self.high: Final = max([len(self.ids) - 1, *self.beside.values()])

    @cached_property
    def numbers(self) -> dict[str, list[int]]:
        """Made only where names are read: whatever the program itself wrote is in numbers."""
        found: dict[str, list[int]] = {}
        for number, name in enumerate(self.ids):
            found.setdefault(name, []).append(number)
        return found | {name: [number] for name, number in self.beside.items()}

    def called(self, name: str, where: str) -> list[int]:
        """The numbers of whatever is called so."""
        if name not in self.numbers:
            nearest = get_close_matches(name, self.numbers, NEAREST, cutoff=0)
            raise BadInput("data-unknown-name", where=where, name=name[:40], nearest=", ".join(nearest))
        return self.numbers[name]

    @cached_property
    def or_none(self) -> Names:
        """The same, and a word for the lack of it."""
        return Names(self.ids, {NONE: -1})


@cache
def seat_names(seats: int) -> Names:
    """As records write them: P1 is seat 0."""
    return Names([f"P{seat + 1}" for seat in range(seats)])
