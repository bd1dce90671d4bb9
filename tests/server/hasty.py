"""A server that soon loses patience and may open few files: `hasty.py FILES --port N --data FOLDER`."""

from __future__ import annotations

import resource
import sys
from pathlib import Path

from royaume.server import connections
from royaume.server.limits import Limits
from royaume.server.serving import serve

if __name__ == "__main__":  # bots' processes import this file
    files, _, port, _, folder = sys.argv[1:]
    resource.setrlimit(resource.RLIMIT_NOFILE, (int(files), int(files)))
    connections.ROUND = 0.1
    limits = Limits(head=0.5, body=0.5, unsent=0.5, watch=0.5)
    serve(Path(folder), int(port), "127.0.0.1", open_browser=False, workers=1, limits=limits)
