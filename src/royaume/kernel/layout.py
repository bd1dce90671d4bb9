"""The index of actions: where the choices of each decision stand among all that a title ever has.

A frame, an `Option`, an `Aside` or a `Term` declares by `span` how many different choices it can ever have, and numbers
them from 0 by `index_of`. A title lists what declares them in blocks, one for each module, so that nothing moves when a
later module, or another choice at the end of a block, is added.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

if TYPE_CHECKING:
    from royaume.kernel.aside import Aside
    from royaume.kernel.frame import Frame
    from royaume.kernel.option import Option
    from royaume.kernel.paying import Term

    Declaring = type[Frame[Any]] | type[Option[Any]] | type[Aside[Any]] | type[Term[Any]]

ELSEWHERE: Final = -1


@final
class Place:
    """Where the choices of one of them begin, and how many there are."""

    def __init__(self, name: str, first: i64, span: i64) -> None:
        self.name: Final = name
        self.first: Final = first
        self.span: Final = span


@final
class Layout:
    """The same for all compositions of a title."""

    def __init__(self, blocks: dict[int, list[Declaring]]) -> None:
        self.places: Final[dict[object, Place]] = {}
        self.size: i64 = 0
        for first, block in sorted(blocks.items()):
            if self.size > first:
                raise ValueError("a block that begins before " + str(first) + " runs into the next one")
            self.size = first
            for kind in block:
                self.add(kind)

    def add(self, kind: Declaring) -> None:
        """At the end."""
        if kind in self.places:
            raise ValueError(kind.__name__ + " is listed twice")
        if kind.span < 1:
            raise ValueError(kind.__name__ + " does not declare how many choices it can have")
        self.places[kind] = Place(kind.__name__, self.size, kind.span)
        self.size += kind.span

    def place_of(self, declaring: object) -> Place:
        place = self.places.get(type(declaring))
        if place is None:
            raise ValueError(type(declaring).__name__ + " has no place in the index of actions")
        return place

    def first_of(self, declaring: object) -> i64:
        return self.place_of(declaring).first

    def at(self, declaring: object, index: i64) -> i64:
        """The index of the action that is the choice of this number there."""
        place = self.place_of(declaring)
        if not 0 <= index < place.span:
            raise ValueError(place.name + " declares fewer choices than " + str(int(index) + 1))
        return place.first + index

    def within(self, declaring: object, i: i64) -> i64:
        """The number of the choice there that is the action of this index, or ELSEWHERE."""
        place = self.places.get(type(declaring))
        if place is None or not place.first <= i < place.first + place.span:
            return ELSEWHERE
        return i - place.first

    def lines(self) -> list[str]:
        """One for each, to compare: name, where its choices begin, how many there are."""
        return [f"{place.name} {int(place.first)} {int(place.span)}" for place in self.places.values()]
