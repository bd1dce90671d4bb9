"""A request that comes twice is answered twice the same, and done once."""

from __future__ import annotations

from msgspec import Struct, json

from royaume.server.errors import Refused
from royaume.server.seats import hashed


def fingerprint(kind: str, asker: str | None, asked: Struct) -> str:
    """The same for the same request by the same asker."""
    return hashed(f"{kind} {asker} {json.encode(asked, order='deterministic').decode()}")


def check_same(found: str, request: str, version: int | None = None) -> None:
    """A key belongs to one request."""
    if found != request:
        raise Refused(422, "key-used", version)
