"""The hours in which a server was there: while none runs, no clock of a table runs either.

Servers say from time to time that they are there. Where one comes, and nobody has been there for longer than
`PATIENCE`, the time in between is lost to everybody, and counts for nobody. A machine that slept was not there.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from royaume.server.clock import Clock

SAID_EVERY = 5  # seconds
PATIENCE = 10


class Hour(NamedTuple):
    """A moment: the time on the wall, and how many seconds were lost until then in all."""

    now: int
    lost: int

    @property
    def passed(self) -> int:
        """Seconds in which a server was there."""
        return self.now - self.lost


class Hours:
    """What the store knows of them, told and asked again before it is too old to be true."""

    def __init__(self, clock: Clock, say: Callable[[int, int], Awaitable[int]]) -> None:
        """`say` tells the store that a server is there, and since when, and gets how many seconds were lost."""
        self.clock = clock
        self.say = say
        self.since = self.looked = clock.now()
        self.awake = clock.awake()
        self.said: int | None = None
        self.lost = 0

    async def read(self) -> Hour:
        now, awake = self.clock.now(), self.clock.awake()
        if now - self.looked - (awake - self.awake) > PATIENCE:
            self.since, self.said = now, None
        self.looked, self.awake = now, awake
        if self.said is None or abs(now - self.said) >= SAID_EVERY:
            self.lost = await self.say(now, self.since)
            self.said = now
        return Hour(now, self.lost)
