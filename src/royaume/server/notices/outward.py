"""Requests of the server to addresses that players gave: never to its own network unless the host allows it."""

from __future__ import annotations

import http.client
import socket
import ssl
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import SplitResult, urlsplit

from royaume.server.errors import Refused

PATIENCE = 10  # seconds
MOST_READ = 1000
LONGEST_ADDRESS = 1000
TRANSLATED = ip_network("64:ff9b::/96")


class Unreachable(Exception):
    """Nothing was told; perhaps later. `after`: how many seconds were asked for."""

    def __init__(self, why: str, after: int = 0) -> None:
        super().__init__(why)
        self.after = after


class Gone(Exception):
    """Nobody is there any more, and nobody will be."""


class Outward:
    """Every request goes to the very number that was looked at, so that a name cannot point elsewhere a moment later.

    No redirection is followed.
    """

    def __init__(self, private: bool) -> None:
        self.private = private

    def check(self, address: str) -> None:
        """Whether players may give this address; what its name points to is looked at each time it is used."""
        parts = split(address)
        if parts.scheme != "https" and not self.private:
            raise Refused(422, "endpoint-address")
        try:
            number = ip_address(parts.hostname or "")
        except ValueError:
            return
        if not self.may_reach(number):
            raise Refused(422, "endpoint-private")

    def may_reach(self, number: IPv4Address | IPv6Address) -> bool:
        return self.private or all(one.is_global and not one.is_multicast for one in (number, inner(number)))

    def post(self, address: str, body: bytes, headers: dict[str, str]) -> None:
        """Raises Gone where nobody is there any more, Unreachable where that may pass."""
        parts = split(address)
        secure = parts.scheme == "https"
        host, port = parts.hostname or "", parts.port or (443 if secure else 80)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        try:
            line = self.connected(host, port, secure)
            try:
                line.request("POST", path, body, headers)
                answer = line.getresponse()
                answer.read(MOST_READ)
            finally:
                line.close()
        except (OSError, http.client.HTTPException, ValueError) as error:
            raise Unreachable(type(error).__name__) from None
        judge(answer.status, answer.headers.get("retry-after", ""))

    def connected(self, host: str, port: int, secure: bool) -> http.client.HTTPConnection:
        line = http.client.HTTPConnection(host, port, timeout=PATIENCE)
        line.sock = socket.create_connection((self.number_of(host, port), port), PATIENCE)
        if secure:
            line.sock = ssl.create_default_context().wrap_socket(line.sock, server_hostname=host)
        return line

    def number_of(self, host: str, port: int) -> str:
        """The first number of the name; where any of them is in the own network, none."""
        found = [str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
        if not all(self.may_reach(ip_address(number)) for number in found):
            raise Unreachable("an address of the server's own network")
        return found[0]


def inner(number: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """The older number to which a newer one leads."""
    if isinstance(number, IPv4Address):
        return number
    if number in TRANSLATED:
        return IPv4Address(int(number) & 0xFFFFFFFF)
    return number.ipv4_mapped or number.sixtofour or number


def split(address: str) -> SplitResult:
    """Refused where it is no address of the web."""
    try:
        parts = urlsplit(address)
        known = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        raise Refused(422, "endpoint-address") from None
    readable = len(address) <= LONGEST_ADDRESS and address.isascii() and address.isprintable() and " " not in address
    if not known or parts.username or not readable:
        raise Refused(422, "endpoint-address")
    return parts


def judge(status: int, retry_after: str) -> None:
    if status in (404, 410):
        raise Gone
    if not 200 <= status < 300:
        raise Unreachable(f"status {status}", int(retry_after) if retry_after.isdigit() else 0)
