"""`python -m royaume.server --port 8123 --data FOLDER`: the server alone, without the rest of the command line."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from pathlib import Path

from royaume.kernel.errors import BadInput

WHILE_READING = 100_000  # new objects, before anybody looks which of them are garbage


def main() -> None:
    gc.set_threshold(WHILE_READING)  # what is read stays: to look through it again and again is a tenth of the start
    from royaume.server.limits import Limits
    from royaume.server.operating import Operating
    from royaume.server.serving import serve  # not at the top: bots' processes import this file, and need no server

    parser = argparse.ArgumentParser(prog="python -m royaume.server")
    parser.add_argument("--data", type=Path, default=Path())
    parser.add_argument("--database", default=os.environ.get("ROYAUME_DATABASE", ""))
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--allow-host", action="append", default=[])
    parser.add_argument("--rates", type=float, default=1)
    parser.add_argument("--metrics", default="")
    parser.add_argument("--log", choices=["text", "json"], default="text")
    asked = parser.parse_args()
    try:
        limits = Limits(hosts=tuple(asked.allow_host), rates=asked.rates)
        operating = Operating(asked.metrics, asked.log)
        place = (asked.data, asked.port, asked.host, False)
        serve(*place, limits=limits, database=asked.database, servers=asked.workers, operating=operating)
    except BadInput as error:
        sys.exit(f"royaume: {error}")


if __name__ == "__main__":
    main()
