"""Lists in place of the vectors of `librt.vecs`, for rules that run from their source."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any


class vec:  # noqa: N801 - the name that it stands in for
    """`vec[i64]([1, 2])` is a list."""

    def __class_getitem__(cls, item: object) -> Callable[..., list[Any]]:
        return made


def made(items: Iterable[Any] = (), capacity: int = 0) -> list[Any]:
    """A list takes what room it needs; it is not told of it."""
    return list(items)


def append(items: list[Any], item: object) -> list[Any]:
    """Another list, as with vectors: the one before may be shared."""
    return [*items, item]


def pop(items: list[Any], index: int = -1) -> tuple[list[Any], Any]:
    left = items[:]
    taken = left.pop(index)
    return left, taken
