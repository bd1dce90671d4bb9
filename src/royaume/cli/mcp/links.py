"""Addresses of servers, and links of tables and seats."""

from __future__ import annotations

import re
from typing import NamedTuple

from royaume.kernel.errors import BadInput

ADDRESS = re.compile(r"https?://[^/?#\s]+(/[^?#\s]*)?")
LINK = re.compile(r"(?P<server>[^#]*)#/table/(?P<table>[\w-]+)(/(?P<token>[\w-]+))?/?")


class Link(NamedTuple):
    """A table of a server, and the secret that holds a seat there or invites to one."""

    server: str
    table: str
    token: str


def read_address(text: str) -> str:
    if not ADDRESS.fullmatch(text.strip()):
        raise BadInput("mcp-address", text=text)
    return text.strip().rstrip("/")


def read_link(text: str) -> Link:
    """What is wrong with a link is said without repeating it: it may hold a secret."""
    found = LINK.fullmatch(text.strip())
    if found is None or not ADDRESS.fullmatch(found["server"]):
        raise BadInput("mcp-link")
    if found["token"] is None:
        raise BadInput("mcp-link-without-seat", table=found["table"])
    return Link(found["server"].rstrip("/"), found["table"], found["token"])


def link_to(server: str, table: str, token: str = "") -> str:
    return f"{server}/#/table/{table}" + (f"/{token}" if token else "")
