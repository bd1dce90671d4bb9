"""The choices of one decision, and what a choice means to people."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from royaume.kernel.ints import zeros

MOST_CHOICES: Final = 512
NO_CHOICES: Final = zeros(MOST_CHOICES)


@final
@mypyc_attr(acyclic=True)
class Choices:
    """A buffer that the caller keeps, so that listing choices allocates nothing. A small one is cheaper to make."""

    def __init__(self, most: i64 = MOST_CHOICES) -> None:
        self.items: vec[i64] = NO_CHOICES[:most]
        self.n: i64 = 0

    def add(self, a: i64) -> None:
        self.items[self.n] = a
        self.n += 1

    def drop_first(self, n: i64) -> None:
        """What came after so many moves up."""
        self.n -= n
        for i in range(self.n):
            self.items[i] = self.items[n + i]

    def clear(self) -> None:
        self.n = 0

    def as_list(self) -> list[int]:
        return [int(self.items[i]) for i in range(self.n)]


@final
class Meaning:
    """A key and numbers: what texts, notation and screens make of a choice, a question or an event.

    An argument's name is also its type: where the game's vocabulary knows the name, the number is an index into its
    ids ("card", "building"), otherwise it is a plain number.
    """

    def __init__(self, key: str, args: dict[str, int] | None = None) -> None:
        self.key: Final = key
        self.args: Final[dict[str, int]] = {} if args is None else args
