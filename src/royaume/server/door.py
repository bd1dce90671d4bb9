"""Where the server listens: bound before anything else is started, so that a taken port is said at once."""

from __future__ import annotations

import socket

from royaume.kernel.errors import BadInput

LAST_PORT = 65_535
SENDING = 256 * 1024  # what the system keeps of a connection whose other side does not read


def listening(host: str, port: int, option: str = "--port") -> socket.socket:
    """`option`: where whoever starts the server says which port."""
    if not 0 <= port <= LAST_PORT:
        raise BadInput("port", port=str(port), last=str(LAST_PORT), option=option)
    try:
        return bound(host, port)
    except OSError as error:
        raise BadInput("address", host=host, port=str(port), reason=str(error), option=option) from None


def bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SENDING)
        listener.bind(address)
    except OSError:
        listener.close()
        raise
    return listener
