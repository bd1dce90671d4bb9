"""Numbers of a title in blocks: each module counts from the beginning of its own, and no block runs into the next."""

from __future__ import annotations

from typing import TypeVar

V = TypeVar("V")


def in_blocks(blocks: dict[int, list[V]], unused: V) -> list[V]:
    """One list, each block where it begins; what lies between is not in use."""
    numbered: list[V] = []
    for first, block in sorted(blocks.items()):
        if len(numbered) > first:
            raise ValueError("a block that begins before " + str(first) + " runs into the next one")
        numbered += [unused] * (first - len(numbered)) + block
    return numbered
