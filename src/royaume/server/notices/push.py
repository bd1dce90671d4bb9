"""Web push: a message that only the player's browser can read (RFC 8291), signed by this house (RFC 8292)."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from importlib.util import find_spec

from msgspec import Struct

POSSIBLE = find_spec("cryptography") is not None  # playing needs none of it


class Subscription(Struct, frozen=True):
    """What a browser gives: where to send, its public key, and a secret that it shares with us."""

    endpoint: str
    p256dh: str
    auth: str


def coded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
