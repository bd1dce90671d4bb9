"""From where this server can be reached."""

from __future__ import annotations

import socket
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import ip_address

from royaume.server.types.basics import Reach

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - only to say where the server can be reached
MOST_KNOWN = 4096
SOMEWHERE_ELSE = ("192.0.2.1", 9)  # an address that nobody has; nothing is sent there


@dataclass(frozen=True)
class Served:
    """Where a server listens."""

    host: str = "localhost"
    port: int = 0


def reach_of(served: Served) -> Reach:
    alone = is_this_machine(served.host)
    hosts = [own_address()] if alone or served.host in EVERYWHERE else [served.host]
    return Reach(alone, [address(host, served.port) for host in hosts if host])


@lru_cache(MOST_KNOWN)
def is_this_machine(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def own_address() -> str:
    """What others in the network call this machine; empty without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE_ELSE)
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
    return "" if is_this_machine(found) else found


def address(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"
