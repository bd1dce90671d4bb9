"""A server for whoever started it: it ends when that process does, however that ends."""

from __future__ import annotations

import os
import signal
import sys
import threading
from pathlib import Path

from royaume.kernel.errors import BadInput


def end_with_the_other() -> None:
    """Nothing is ever written to this input: when it ends, nobody is there any more."""
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


def main(folder: Path) -> None:
    from royaume.server.serving import serve  # not at the top: bots' processes import this file, and need no server

    threading.Thread(target=end_with_the_other, daemon=True).start()
    try:
        serve(folder, 0, "127.0.0.1", open_browser=False)
    except BadInput as error:
        sys.exit(f"royaume: {error}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
