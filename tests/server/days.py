"""A server for which time passes when a test says so: `days.py FILE --port N --data FOLDER`.

The file says how many seconds the clock is ahead of the one on the wall.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from royaume.server.clock import Clock
from royaume.server.serving import serve

DAY = 86_400


class Ahead(Clock):
    """The clock on the wall, moved on."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def now(self) -> int:
        return int(time.time()) + self.ahead

    @property
    def ahead(self) -> int:
        return int(self.file.read_text())

    def awake(self) -> float:
        return time.monotonic() + self.ahead

    def pass_by(self, seconds: int) -> None:
        """At once, for whoever reads the file; it is never seen half written."""
        part = self.file.with_suffix(".part")
        part.write_text(str(self.ahead + seconds))
        part.replace(self.file)


class Calendar(Clock):
    """Stands still until a test moves it on; a machine that sleeps notices nothing."""

    def __init__(self) -> None:
        self.time = 1_800_000_000
        self.slept = 0

    def now(self) -> int:
        return self.time

    def awake(self) -> float:
        return self.time - self.slept

    def go_on(self, seconds: int, asleep: bool = False) -> None:
        self.slept += seconds if asleep else 0
        self.time += seconds


if __name__ == "__main__":  # bots' processes import this file
    file, _, port, _, folder = sys.argv[1:]
    serve(Path(folder), int(port), "127.0.0.1", open_browser=False, workers=1, clock=Ahead(Path(file)))
