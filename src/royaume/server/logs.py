"""What the server writes to its log: of lines that are alike only so many, then how many were left out."""

from __future__ import annotations

import logging
import time

MOST_ALIKE = 10
WHILE = 60.0
MOST_KINDS = 500
WRITERS = ("royaume.server", "uvicorn.error", "asyncio", "litestar", "concurrent.futures")


class Sparing(logging.Filter):
    """A log that anybody can make grow would fill the disk."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.name, str(record.msg)[:100])
        now = time.monotonic()
        began, written = self.kinds.get(kind, (now, 0))
        left_out = 0
        if now - began > WHILE:
            left_out = max(0, written - MOST_ALIKE)
            began, written = now, 0
        if len(self.kinds) >= MOST_KINDS:
            self.kinds.clear()
        self.kinds[kind] = (began, written + 1)
        if left_out:
            record.msg = f"{record.msg} (and {left_out} more like this)"
        return written < MOST_ALIKE


def spare_the_log() -> None:
    sparing = Sparing()
    for name in WRITERS:
        logging.getLogger(name).addFilter(sparing)
