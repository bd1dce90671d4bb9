"""The server's log: lines for people or JSON for programs, no secret in either, and of what is alike only so much."""

from __future__ import annotations

import json
import logging
import re
import time
import traceback
from datetime import UTC, datetime
from typing import Any, Literal

MOST_ALIKE = 10
WHILE = 60.0
MOST_KINDS = 500
WRITERS = ("royaume.server", "uvicorn.error", "asyncio", "litestar", "concurrent.futures")
TOLD = "told"  # what a line says besides its words, by name

LogForm = Literal["text", "json"]

# tokens and keys: long, without a gap, and in letters of both kinds; and what stands before the @ of an address
SECRET = re.compile(r"(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[A-Za-z0-9_-]{24,}|(?<=://)[^\s/@]+(?=@)|(?i:(?<=bearer )\S+)")
HIDDEN = "***"


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


class Plain(logging.Formatter):
    """A line for people."""

    def format(self, record: logging.LogRecord) -> str:
        return SECRET.sub(HIDDEN, super().format(record))


class Json(logging.Formatter):
    """An object for programs, in one line."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "from": record.name}
        line |= {"message": record.getMessage(), **getattr(record, TOLD, {})}
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            line |= {"error": type(error).__name__, "trace": "".join(traceback.format_exception(error))}
        return SECRET.sub(HIDDEN, json.dumps(line, ensure_ascii=False))


def keep_log(form: LogForm = "text") -> None:
    """To the error stream. Programs are told more: also what goes as it should."""
    handler = logging.StreamHandler()
    handler.setFormatter(Json() if form == "json" else Plain("%(levelname)s: %(message)s"))
    logging.getLogger().addHandler(handler)
    logging.getLogger("royaume.server").setLevel(logging.INFO if form == "json" else logging.WARNING)
    sparing = Sparing()
    for name in WRITERS:
        logging.getLogger(name).addFilter(sparing)
