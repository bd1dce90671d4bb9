"""Reads plain data that anybody may have written, and says where it is wrong."""

from __future__ import annotations

from typing import Final, final

from royaume.kernel.errors import BadInput


@final
class Reader:
    """One value of the data and the way to it."""

    def __init__(self, value: object, where: str) -> None:
        self.value: Final = value
        self.where: Final = where

    def at(self, key: str) -> Reader:
        if not isinstance(self.value, dict):
            raise BadInput("data-not-an-object", where=self.where)
        if key not in self.value:
            raise BadInput("data-missing", where=self.where, key=key)
        return Reader(self.value[key], f"{self.where}.{key}")

    def has(self, key: str) -> bool:
        return isinstance(self.value, dict) and key in self.value

    def only(self, *keys: str) -> None:
        """No other key than these: a misspelt one must not pass unnoticed."""
        if not isinstance(self.value, dict):
            raise BadInput("data-not-an-object", where=self.where)
        for key in self.value:
            if key not in keys:
                raise BadInput("data-unknown-key", where=self.where, key=str(key), known=", ".join(keys))

    def parts(self, most: int | None = None, least: int = 0) -> list[Reader]:
        if not isinstance(self.value, list):
            raise BadInput("data-not-a-list", where=self.where)
        n = len(self.value)
        if n < least or (most is not None and n > most):
            wanted = str(least) if least == most else f"{least}-{most}"
            raise BadInput("data-wrong-length", where=self.where, n=n, wanted=wanted)
        return [Reader(item, f"{self.where}[{i}]") for i, item in enumerate(self.value)]

    def number(self, low: int, high: int) -> int:
        if not isinstance(self.value, int) or isinstance(self.value, bool) or not low <= self.value <= high:
            raise BadInput("data-not-a-number", where=self.where, low=low, high=high, value=shortened(self.value))
        return self.value

    def numbers(self, low: int, high: int, most: int | None = None, least: int = 0) -> list[int]:
        return [part.number(low, high) for part in self.parts(most, least)]

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise BadInput("data-not-a-text", where=self.where, value=shortened(self.value))
        return self.value

    def truth(self) -> bool:
        if not isinstance(self.value, bool):
            raise BadInput("data-not-a-truth", where=self.where, value=shortened(self.value))
        return self.value


def shortened(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
