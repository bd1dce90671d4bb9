"""Chance that anyone can check afterwards, and the quick dice of bots."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final, final

from mypy_extensions import i64

BLOCK: Final = 32
TWO_BYTES: Final = 65536


def commitment(seed: str) -> str:
    """What is published before the game: it binds the seed without telling it."""
    return sha256(b"royaume commitment " + seed.encode()).hexdigest()


@final
class Chance:
    """The bytes of SHA-256(key, 0), SHA-256(key, 1) and so on, consumed in order; the key comes from the seed."""

    def __init__(self, key: bytes, used: i64 = 0) -> None:
        self.key: Final = key
        self.used: i64 = used
        self.block: bytes = b""

    @staticmethod
    def from_seed(seed: str) -> Chance:
        return Chance(sha256(b"royaume chance " + seed.encode()).digest())

    def copy(self) -> Chance:
        c = Chance(self.key, self.used)
        c.block = self.block
        return c

    def byte(self) -> i64:
        at = self.used & (BLOCK - 1)
        if at == 0 or len(self.block) == 0:
            counter = int(self.used // BLOCK)
            self.block = sha256(self.key + counter.to_bytes(8, "big")).digest()
        self.used += 1
        return self.block[at]

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely: what would favour some is drawn again."""
        if not 1 <= n <= TWO_BYTES:
            raise ValueError("chance is asked for a number below " + str(int(n)))
        while True:
            if n <= 256:
                x = self.byte()
                limit = 256 - 256 % n
            else:
                x = self.byte() * 256 + self.byte()
                limit = TWO_BYTES - TWO_BYTES % n
            if x < limit:
                return x % n

    def dealt(self, cards: tuple[int, ...], n: i64) -> list[int]:
        """All the cards, the first n of them drawn at random and in random order."""
        pile: list[Any] = list(cards)  # compiled, numbers would be unpacked and packed again
        for i in range(n):
            j = i + self.below(len(pile) - i)
            pile[i], pile[j] = pile[j], pile[i]
        return pile

    def shuffled(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(self.dealt(cards, len(cards)))

    def dealt_again(self, unseen: tuple[int, ...]) -> tuple[int, ...]:
        """What somebody does not know, dealt anew: nothing of its true order is left in it."""
        return self.shuffled(tuple(sorted(unseen)))


@final
class Dice:
    """A small quick generator (xorshift) for bots and random play; never part of a game's state."""

    def __init__(self, seed: i64) -> None:
        self.x: i64 = (seed * 2654435761 + 88172645463325252) & 0x3FFFFFFFFFFFFFFF
        for _ in range(4):
            self.roll(2)

    def roll(self, n: i64) -> i64:
        x = self.x
        x = x ^ ((x << 13) & 0x3FFFFFFFFFFFFFFF)
        x = x ^ (x >> 7)
        x = x ^ ((x << 17) & 0x3FFFFFFFFFFFFFFF)
        self.x = x
        return (x >> 11) % n

    def key(self) -> bytes:
        """A key for chance that is dealt anew."""
        return sha256(int(self.roll(1 << 50)).to_bytes(8, "big")).digest()
