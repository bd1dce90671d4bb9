"""What a supervisor such as systemd gives and is told: the door that stays open while a server is replaced."""

from __future__ import annotations

import os
import socket

FIRST = 3  # the first file that a supervisor hands over


def handed_over() -> socket.socket | None:
    """The door that a supervisor keeps open: who knocks between two servers waits, and is not refused."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or os.environ.get("LISTEN_FDS") != "1":
        return None
    return socket.socket(fileno=FIRST)


def tell_supervisor(state: str) -> None:
    """`READY=1` or `STOPPING=1`; without one nobody hears it."""
    place = os.environ.get("NOTIFY_SOCKET", "")
    if place.startswith(("/", "@")):
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.sendto(state.encode(), place.replace("@", "\0", 1) if place[0] == "@" else place)
