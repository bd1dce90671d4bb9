"""What time it is, for the whole server: tests bring a clock of their own, by which days pass at once."""

from __future__ import annotations

import time
from datetime import UTC, datetime


class Clock:
    """Seconds since 1970, and the same in words of the log."""

    def now(self) -> int:
        return int(time.time())

    def awake(self) -> float:
        """Seconds in which this machine was awake."""
        return time.monotonic()

    def text(self) -> str:
        return text_of(self.now())


def text_of(moment: int) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
