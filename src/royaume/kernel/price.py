"""What something costs, as one value."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from royaume.kernel.ints import as_list, bit

LOOKED_UP: Final = -1


def kinds_in(amounts: vec[i64]) -> i64:
    kinds: i64 = 0
    for kind in range(len(amounts)):
        if amounts[kind] != 0:
            kinds |= bit(kind)
    return kinds


def with_kind(kinds: i64, kind: i64, n: i64) -> i64:
    """The same kinds, with this one if so much of it is something."""
    return kinds | bit(kind) if n != 0 else kinds & ~bit(kind)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Price:
    """So much of each kind, for a purpose; kinds and purposes are the game's numbers. Never changed once it is known.

    `settled` are the terms that have had their say about it, as bits of their places among the terms in play.
    """

    def __init__(self, purpose: i64, amounts: vec[i64], settled: i64 = 0, kinds: i64 = LOOKED_UP) -> None:
        self.purpose: Final = purpose
        self.amounts: Final = amounts
        self.settled: i64 = settled
        self.kinds: i64 = kinds_in(amounts) if kinds == LOOKED_UP else kinds  # those of which something is due, as bits

    def of(self, kind: i64) -> i64:
        return self.amounts[kind]

    def with_more(self, kind: i64, n: i64) -> Price:
        """The same, with so much more or less of one kind."""
        amounts = self.amounts[:]
        amounts[kind] += n
        return Price(self.purpose, amounts, self.settled, with_kind(self.kinds, kind, amounts[kind]))

    def exchanged(self, kind: i64, n: i64, other: i64, m: i64) -> Price:
        """So much of another kind instead of so much of this one."""
        if n == 0 and m == 0:
            return self
        amounts = self.amounts[:]
        amounts[kind] -= n
        amounts[other] += m
        kinds = with_kind(with_kind(self.kinds, kind, amounts[kind]), other, amounts[other])
        return Price(self.purpose, amounts, self.settled, kinds)

    def settled_by(self, term: i64) -> Price:
        """The same once these terms, as bits, have had their say."""
        return Price(self.purpose, self.amounts, self.settled | term, self.kinds)

    def settle(self, term: i64) -> None:
        """Likewise, of a price that was just made and that nobody else knows."""
        self.settled |= term

    def numbers(self) -> list[int]:
        return [int(self.purpose), int(self.settled)] + as_list(self.amounts)
