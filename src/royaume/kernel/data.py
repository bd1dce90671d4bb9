"""Reads plain data that anybody may have written, and says where it is wrong."""

from __future__ import annotations

from reprlib import Repr
from typing import Final, final

from royaume.kernel.errors import LARGEST, BadInput, rounded
from royaume.kernel.names import Names

REQUIRED: Final = object()
DEEPEST: Final = 20  # levels of lists and objects: no state has half as many
MOST_VALUES: Final = 100_000


@final
class Reader:
    """One value of the data and the way to it."""

    def __init__(self, value: object, where: str) -> None:
        self.value: Final = value
        self.where: Final = where

    def at(self, key: str, missing: object = REQUIRED) -> Reader:
        """The value of a key; if it is missing and need not be there, what it stands for."""
        value = self.entries().get(key, missing)
        if value is REQUIRED:
            raise BadInput("data-missing", where=self.where, key=key)
        return Reader(value, f"{self.where}.{key}")

    def only(self, *keys: str) -> None:
        """No other key than these: a misspelt one must not pass unnoticed."""
        for key in self.entries():
            if key not in keys:
                raise BadInput("data-unknown-key", where=self.where, key=str(key), known=", ".join(keys))

    def entries(self) -> dict[str, object]:
        if not isinstance(self.value, dict):
            raise BadInput("data-not-an-object", where=self.where)
        return self.value

    def parts(self, most: int | None = None, least: int = 0) -> list[Reader]:
        return [Reader(item, f"{self.where}[{i}]") for i, item in enumerate(self.items(most, least))]

    def items(self, most: int | None = None, least: int = 0) -> list[object]:
        if not isinstance(self.value, list):
            raise BadInput("data-not-a-list", where=self.where)
        n = len(self.value)
        if n < least or (most is not None and n > most):
            wanted = str(least) if least == most else f"{least}-{most}"
            raise BadInput("data-wrong-length", where=self.where, n=n, wanted=wanted)
        return self.value

    def number(self, low: int, high: int) -> int:
        if not isinstance(self.value, int) or isinstance(self.value, bool) or not low <= self.value <= high:
            raise BadInput("data-not-a-number", where=self.where, low=low, high=high, value=shortened(self.value))
        return self.value

    def numbers(self, low: int, high: int, most: int | None = None, least: int = 0) -> list[int]:
        return all_within(self.items(most, least), low, high) or [part.number(low, high) for part in self.parts()]

    def named(self, names: Names) -> int:
        """A number, or the name of what it stands for."""
        if isinstance(self.value, str):
            return names.called(self.value, self.where)[0]
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise BadInput(
                "data-not-a-name", where=self.where, low=names.low, high=names.high, value=shortened(self.value)
            )
        return self.number(names.low, names.high)

    def all_named(self, names: Names, most: int | None = None, least: int = 0) -> list[int]:
        numbers = all_within(self.items(most, least), names.low, names.high)
        return numbers or [part.named(names) for part in self.parts()]

    def slots(self, names: Names, missing: object) -> list[Reader]:
        """One value for each of these things: a list in their order, or an object by their names."""
        n = len(names.ids)
        if not isinstance(self.value, dict):
            return self.parts(n, n)
        found = [Reader(missing, self.where)] * n
        for number, value in self.by_name(names):
            found[number] = value
        return found

    def by_name(self, names: Names) -> list[tuple[int, Reader]]:
        items = self.entries().items()
        return [(Reader(name, self.where).named(names), Reader(value, f"{self.where}.{name}")) for name, value in items]

    def pairs(self, names: Names) -> list[tuple[int, Reader]]:
        """Things, each with a value of its own: an object by their names, or a list of both by turns."""
        if isinstance(self.value, dict):
            return self.by_name(names)
        parts = self.parts()
        if len(parts) % 2 != 0:
            raise BadInput("data-not-pairs", where=self.where, n=len(parts))
        return [(parts[i].named(names), parts[i + 1]) for i in range(0, len(parts), 2)]

    def bits(self, names: Names) -> int:
        """Several things: a list of them, or a number with a bit for each."""
        if not isinstance(self.value, list):
            return self.number(0, (1 << len(names.ids)) - 1)
        bits = 0
        for number in self.all_named(names):
            bits |= 1 << number
        return bits

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise BadInput("data-not-a-text", where=self.where, value=shortened(self.value))
        return self.value

    def truth(self) -> bool:
        if not isinstance(self.value, bool):
            raise BadInput("data-not-a-truth", where=self.where, value=shortened(self.value))
        return self.value


def all_within(items: list[object], low: int, high: int) -> list[int]:
    """The same, if these are plain numbers, as the program itself writes them; else nothing, and each is looked at."""
    numbers = [item for item in items if type(item) is int and low <= item <= high]
    return numbers if len(numbers) == len(items) else []


class Short(Repr):
    """Little of lists and objects, and of numbers no more digits than can be written."""

    def repr_int(self, x: int, level: int) -> str:
        return repr(x) if abs(x) < LARGEST else rounded(x)


SHORT = Short()


def shortened(value: object) -> str:
    text = SHORT.repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


def checked_size(value: object, where: str) -> None:
    """No more values and levels than a state may have: deeper data could not even be copied."""
    level: list[object] = [value]
    n = 0
    for _ in range(DEEPEST):
        level = [part for whole in level for part in parts_of(whole)]
        n += len(level)
        if n > MOST_VALUES:
            raise BadInput("data-too-large", where=where, most=MOST_VALUES)
        if not level:
            return
    raise BadInput("data-too-deep", where=where, most=DEEPEST)


def parts_of(whole: object) -> list[object]:
    if isinstance(whole, dict):
        return list(whole.values())
    return whole if isinstance(whole, list) else []
