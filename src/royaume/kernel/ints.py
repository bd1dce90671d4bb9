"""The one array type of the state, made in one place."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FOUR_BITS: Final = 15
LAST_BIT: Final = 62  # the highest one with which a number of 64 bits stays positive


SOME_ZEROS: Final = vec[i64]([0] * 64)


def zeros(n: i64) -> vec[i64]:
    """That many zeros. A slice is quicker to make than an array from a list."""
    return SOME_ZEROS[:n] if n <= len(SOME_ZEROS) else vec[i64]([0] * n)


def filled(numbers: list[int]) -> vec[i64]:
    """These numbers."""
    return vec[i64](numbers)


def with_number(numbers: vec[i64], place: i64, n: i64) -> vec[i64]:
    """Another array, with this number at one place: for numbers that copies of a table share."""
    changed = numbers[:]
    changed[place] = n
    return changed


def as_list(numbers: vec[i64]) -> list[int]:
    """The numbers as plain data."""
    return [int(n) for n in numbers]


def bit(n: i64, one: i64 = 1) -> i64:
    """2 to the n. A literal 1 would be shifted in 32 bits when compiled; an argument is shifted in 64.

    What does not fit is an error, compiled or not: a wrong bit would be silent.
    """
    if not 0 <= n <= LAST_BIT:
        raise ValueError("there is no bit " + str(int(n)))
    return one << n


def lowest_bit(bits: i64) -> i64:
    """The place of the lowest bit that is set; at least one is."""
    n: i64 = 0
    while (bits >> n) & FOUR_BITS == 0:
        n += 4
    while (bits >> n) & 1 == 0:
        n += 1
    return n
