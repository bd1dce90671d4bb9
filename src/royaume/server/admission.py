"""Whether a request may come in at all: to whom it is addressed, from whose page, in which form, and how often."""

from __future__ import annotations

import math
import socket
from functools import cache, lru_cache
from ipaddress import ip_address
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from royaume.server.errors import Refused
from royaume.server.rates import Rates
from royaume.server.reach import MOST_KNOWN, is_this_machine
from royaume.server.seats import hashed

READING = ("GET", "HEAD", "OPTIONS")
JSON = "application/json"
USUAL_PORTS = (":80", ":443")
EVERY_HOST = "*"
AT_HOME = ("", ".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain", ".fritz.box")
NETWORK_BITS = 64  # of an IPv6 address: one household


class Admission(ASGIMiddleware):
    """Pages of others, and names that others made point here, do not reach the tables."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, hosts: tuple[str, ...], served: str) -> None:
        self.hosts = {host.lower() for host in (*hosts, served)}

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        headers = Headers.from_scope(scope)
        host = headers.get("host", "")
        if not self.knows(name_of(host)):
            raise Refused(403, "other-host", host=name_of(host)[:100])
        method = scope["method"] if scope["type"] == ScopeType.HTTP else ""
        if method not in READING:
            self.check_origin(headers.get("origin"), host)
        if method and method not in READING:
            check_form(headers.get("content-type", ""))
        await next_app(scope, receive, send)

    def knows(self, name: str) -> bool:
        """A number is no name that somebody else could make point here."""
        if EVERY_HOST in self.hosts or name in self.hosts or name in own_names():
            return True
        return is_number(name) or is_this_machine(name) or name.endswith(".localhost")

    def check_origin(self, origin: str | None, host: str) -> None:
        """Programs send none; browsers cannot help it."""
        if origin is None or EVERY_HOST in self.hosts:
            return
        _, _, place = origin.lower().partition("://")
        if without_usual_port(place) != without_usual_port(host.lower()) and name_of(place) not in self.hosts:
            raise Refused(403, "other-origin", origin=origin[:100])


def check_form(kind: str) -> None:
    """Whatever a page may send elsewhere without asking is not JSON."""
    if kind.partition(";")[0].strip().lower() != JSON:
        raise Refused(415, "content-type")


def name_of(host: str) -> str:
    """Without the port."""
    name, colon, port = host.lower().rpartition(":")
    return name.strip("[]") if colon and port.isdigit() else host.lower().strip("[]")


def without_usual_port(host: str) -> str:
    for port in USUAL_PORTS:
        host = host.removesuffix(port)
    return host


@lru_cache(MOST_KNOWN)
def is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@cache
def own_names() -> frozenset[str]:
    """What this machine is called at home."""
    first = socket.gethostname().lower().partition(".")[0]
    return frozenset({socket.gethostname().lower(), *[first + home for home in AT_HOME if first]})


async def within_rates(asking: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """What a handler names as its `rate` is counted for the address and for the token. Not in a thread of its own."""
    kind = handler.opt.get("rate")
    if kind is not None:
        token = asking.headers.get("authorization")
        count(asking, kind, token)


def count(asking: ASGIConnection[Any, Any, Any, Any], kind: str, token: str | None) -> None:
    rates: Rates = asking.app.state.rates
    wait = rates.take(kind, household(asking), None if token is None else hashed(token))
    if wait:
        raise Refused(429, "too-fast", seconds=math.ceil(wait))


def household(asking: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Who has one address of a network has all of them."""
    address = asking.client.host if asking.client else ""
    if not is_number(address) or ":" not in address:
        return address
    number = int(ip_address(address)) >> NETWORK_BITS
    return "::1" if is_this_machine(address) else f"{number:x}::"
