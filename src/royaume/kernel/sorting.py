"""The cards of one deck sorted out while a table is read: numbers, names, and piles that take the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from royaume.kernel.data import Reader, all_within
from royaume.kernel.errors import BadInput
from royaume.kernel.names import Names

REST = "..."  # at the end of a pile: all cards of its deck that are nowhere else


@final
class Sorting:
    """Numbers are taken as they are; a name is the first card of that name that is not used yet."""

    def __init__(self, names: Names, deck: Sequence[int], places: Sequence[Reader], held: Sequence[int] = ()) -> None:
        """`places` is all data that the cards of the deck may be in, `held` those that pending decisions hold."""
        self.names: Final = names
        self.names_or_none: Final = names.or_none
        self.left: list[int] = list(deck)
        self.found: Final[dict[str, list[int]]] = {}
        self.rest_at = ""  # the pile that took the rest
        said = [value for place in places for value in values_of(place)]
        for number in [*held, *said]:
            self._take(number)
        for name in said:
            if isinstance(name, str):
                self._find(name)

    def _take(self, number: object) -> bool:
        if isinstance(number, int) and number in self.left:
            self.left.remove(number)
            return True
        return False

    def _find(self, name: str) -> None:
        for number in self.names.numbers.get(name, []):
            if self._take(number):
                self.found.setdefault(name, []).append(number)
                return

    def card(self, data: Reader) -> int:
        return self._number(data, self.names)

    def card_or_none(self, data: Reader) -> int:
        return self._number(data, self.names_or_none)

    def cards(self, data: Reader) -> tuple[int, ...]:
        numbers = all_within(data.items(), self.names.low, self.names.high)
        return tuple(numbers or [self.card(part) for part in data.parts()])

    def row(self, data: Reader, n: int) -> list[int]:
        """So many places, each with a card or none."""
        numbers = all_within(data.items(n, n), self.names_or_none.low, self.names_or_none.high)
        return numbers or [self.card_or_none(part) for part in data.parts()]

    def pile(self, data: Reader) -> tuple[int, ...]:
        """From top to bottom; the rest lies in the order of its numbers."""
        parts = data.parts()
        if not parts or parts[-1].value != REST:
            return self.cards(data)
        if self.rest_at:
            raise BadInput("data-rest-twice", where=data.where, other=self.rest_at)
        self.rest_at = data.where
        return tuple(self.card(part) for part in parts[:-1]) + tuple(self.left)

    def set_aside(self, deck: Sequence[int], n: int) -> tuple[int, ...]:
        """The first n of these cards that are nowhere else: they are not left for a pile that takes the rest."""
        aside = tuple([card for card in self.left if card in deck][:n])
        for card in aside:
            self.left.remove(card)
        return aside

    def _number(self, data: Reader, names: Names) -> int:
        if data.value == REST:
            raise BadInput("data-rest-here", where=data.where)
        if isinstance(data.value, str) and self.found.get(data.value):
            return self.found[data.value].pop(0)
        return data.named(names)


def takes_rest(pile: Reader) -> bool:
    return isinstance(pile.value, list) and pile.value[-1:] == [REST]


def values_of(place: Reader) -> list[object]:
    """What is said to be there; whether it can be is seen when it is read."""
    values = place.value if isinstance(place.value, list) else [place.value]
    return [value for value in values if not isinstance(value, bool)]
